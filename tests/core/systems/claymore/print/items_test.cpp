// SPDX-License-Identifier: GPL-3.0-or-later
// CS-005 to CS-009, CS-060, CS-111, CS-120, CS-143: the things to cut out, and their numbers.
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/systems/claymore/rules/values.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>
#include <set>

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
    /// CS-153: no back of a chip shows which regiment is on its front, and no back of a card shows
    /// the army.
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
    /// CS-008: each of the four hexes shows both of its sides.
    void terrainHexesAreTwoSided() {
        QStringList sides;
        for (const CutItem& item : itemsOf("terrain"))
            if (item.back)
                sides
                    << QString::fromStdString(item.front.drawing + "/" + item.back->drawing).remove("piece-");
        QCOMPARE(sides.join(' '), QString("marsh/palisade-2 marsh/palisade-3 marsh/ford ford/palisade-4"));
    }
    /// Data from outside the German rules is marked.
    void whatIsPublicIsMarked() {
        for (const CutItem& item : itemsOf("regiments")) {
            const bool known =
                item.id == "lords-1" || item.id == "howitzer-1" || item.id.starts_with("berserkers");
            QCOMPARE(item.standIn == StandIn::None, known);
        }
        for (const CutItem& item : itemsOf("cards"))
            QCOMPARE(item.standIn == StandIn::None, item.id.find("extra") != std::string::npos);
    }
    /// CS-085: a regiment that shoots either moves or attacks. The text of a card is right for each
    /// regiment on it, in every design.
    void cardsForbidWhatTheRulesForbid() {
        const Values& values = publicValues();
        const auto shoots = [&](RegimentKind kind) { return values.range[indexOf(kind)] > 1; };
        int shooters = 0, mixed = 0;
        for (const CutItem& item : itemsOf("cards")) {
            const auto card = std::ranges::find(values.cards, item.id, &ActionCard::id);
            QVERIFY(card != values.cards.end());
            int named = 0, shooting = 0;
            for (std::size_t kind = 0; kind < regimentKinds; ++kind)
                if ((card->names & setOf(regimentKindAt(kind))) != 0) {
                    ++named;
                    shooting += shoots(regimentKindAt(kind));
                }
            // One picture for each named kind.
            QCOMPARE(item.front.pictures.size(), static_cast<std::size_t>(named));
            if (shooting == 0 || card->sort != CardSort::Plain) continue;
            shooters += shooting == named;
            mixed += shooting < named;
            for (const auto& [language, both] :
                 std::map<std::string, std::string>{{"en", "move one hex and then attack."},
                                                    {"de", "und dann angreifen."},
                                                    {"fr", "puis attaquer."}}) {
                const std::string text(item.front.text.in(language));
                const bool allows = text.ends_with(both);
                QVERIFY2(!allows, (item.id + ": " + text).c_str());
            }
        }
        QVERIFY(shooters >= 1 && mixed >= 4);
        // An owner's designs too.
        ActionCard own{"own", Army::Imperial, setOf(RegimentKind::Archers) | setOf(RegimentKind::Lords),
                       CardSort::Extra, 1};
        QCOMPARE(cardTextCode(own, values), std::string("claymore.card-text.extra-mixed"));
        own.sort = CardSort::Double;
        QCOMPARE(cardTextCode(own, values), std::string("claymore.card-text.double-mixed"));
        own.names = setOf(RegimentKind::Lords);
        QCOMPARE(cardTextCode(own, values), std::string("claymore.card-text.double"));
    }
    /// Start positions on the map are attached to their items: each regiment once.
    void regimentsKnowWhereTheyStart() {
        const Scenario plan = fixture::layout("plan-1");
        std::multiset<std::size_t> starts;
        for (const char* sheet : {"regiments", "terrain"})
            for (const CutItem& item : fixture::game().print->items({}, plan, sheet))
                for (const std::size_t piece : item.starts) {
                    starts.insert(piece);
                    QVERIFY(piece < plan.board.pieces.size());
                    QVERIFY(item.id.starts_with(plan.board.pieces[piece].kind));
                }
        std::size_t expected = 0;
        for (std::size_t i = 0; i < plan.board.pieces.size(); ++i) {
            const bool regiment = regimentKind(plan.board.pieces[i].kind).has_value();
            expected += regiment || plan.board.pieces[i].kind == piece::tower;
            QVERIFY(starts.count(i) <= 1);
        }
        QCOMPARE(starts.size(), expected);
        for (const CutItem& item : fixture::game().print->items({}, fixture::layout("mat"), "regiments"))
            QVERIFY(item.starts.empty());
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
