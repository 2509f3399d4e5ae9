// SPDX-License-Identifier: GPL-3.0-or-later
// CS-005 to CS-009, CS-060, CS-111, CS-120, CS-143: what is cut out, and how often.
#include "core/engine/cutitem.h"
#include "core/engine/print.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::claymore;

class ClaymoreItemsTest : public QObject {
    Q_OBJECT

    static std::vector<CutItem> itemsOf(const char* sheet) {
        return fixture::game().print->items({}, fixture::layout("plan-1"), sheet);
    }
    static int piecesOf(const char* sheet) {
        int sum = 0;
        for (const CutItem& item : itemsOf(sheet)) sum += item.copies;
        return sum;
    }

private slots:
    void counts() {
        QCOMPARE(piecesOf("regiments"), 25);
        QCOMPARE(piecesOf("chips"), 25 + 50 + 22 + 3);
        QCOMPARE(piecesOf("cards"), 59);
        QCOMPARE(piecesOf("ogir"), 6);
        QCOMPARE(piecesOf("howitzer"), 9 + 1);
        QCOMPARE(piecesOf("terrain"), 4 + 1 + 4);
        QVERIFY(itemsOf("moats").empty());
    }
    void everySheetIsOffered() {
        QCOMPARE(fixture::game().print->sheets.size(), std::size_t{6});
        for (const CutSheet& sheet : fixture::game().print->sheets)
            QVERIFY(!itemsOf(sheet.id.c_str()).empty());
        QCOMPARE(fixture::game().print->tileSize, 127.0);
    }
    /// CS-153: no back of a chip tells which regiment is on its front, nor does that of a card tell the army.
    void backsAreTheSame() {
        std::array<std::optional<CutFace>, armyCount> chips;
        for (const CutItem& item : itemsOf("chips")) {
            if (item.seat < 0) continue;
            auto& first = chips[static_cast<std::size_t>(item.seat)];
            QVERIFY(item.back);
            if (!first) first = item.back;
            QVERIFY(*first == *item.back);
        }
        const auto cards = itemsOf("cards");
        for (const CutItem& card : cards) QVERIFY(card.back == cards.front().back && card.isCard());
    }
    /// CS-008: each of the four hexes shows what its two sides are.
    void terrainHexesAreTwoSided() {
        QStringList sides;
        for (const CutItem& item : itemsOf("terrain"))
            if (item.back)
                sides
                    << QString::fromStdString(item.front.drawing + "/" + item.back->drawing).remove("piece-");
        QCOMPARE(sides.join(' '), QString("marsh/palisade-2 marsh/palisade-3 marsh/ford ford/palisade-4"));
    }
    /// What is no fact of the German rules bears the mark.
    void whatIsPublicIsMarked() {
        for (const CutItem& item : itemsOf("regiments")) {
            const bool known =
                item.id == "lords-1" || item.id == "howitzer-1" || item.id.starts_with("berserkers");
            QCOMPARE(item.standIn == StandIn::None, known);
        }
        for (const CutItem& item : itemsOf("cards"))
            QCOMPARE(item.standIn == StandIn::None, item.id.find("extra") != std::string::npos);
    }
    void campaignLog() {
        const SheetFacts facts = fixture::game().print->facts(fixture::layout("mat"));
        QCOMPARE(facts.tracks.size(), std::size_t{5});
        int points = 0;
        for (const Track& track : facts.tracks) {
            QCOMPARE(track.steps.size(), std::size_t{4});
            points += static_cast<int>(std::get<std::int64_t>(track.title.arguments.back().value));
        }
        QCOMPARE(points, 13);
    }
};

HEXA_TEST(ClaymoreItemsTest);
#include "items_test.moc"
