// SPDX-License-Identifier: GPL-3.0-or-later
// Owner's data of Die Claymore-Saga: the changes by a pack, refusals, the contents of a record.
#include "core/systems/claymore/ownerdata.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/engine/record.h"
#include "core/messages/messages.h"
#include "core/registry/registry.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/changedjson.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace hexa;
using namespace hexa::claymore;

class ClaymoreOwnerDataTest : public QObject {
    Q_OBJECT

    const GamePack mPack = ownerData(fixture::game());
    const Messages mMessages = builtInSystems().messages();

    QJsonObject starter() const {
        return QJsonDocument::fromJson(QByteArray::fromStdString(mPack.starter())).object();
    }
    static std::string textOf(const QJsonObject& pack) {
        return QJsonDocument(pack).toJson(QJsonDocument::Compact).toStdString();
    }
    /// Returns the starter with one change: `put` at a pointer.
    QJsonObject with(const char* at, const QJsonValue& put) const {
        return test::changed(starter(), QJsonObject{{"at", at}, {"put", put}}).toObject();
    }
    /// Returns a pack with all its data from the box.
    QJsonObject printed() const {
        QJsonObject pack = with("/source", "printed");
        pack.remove("sources");
        return pack;
    }
    GameSystem game(const QJsonObject& pack) const {
        const std::string text = textOf(pack);
        const auto info = mPack.read(text);
        if (!info) qFatal("%s", info.error().code().c_str());
        return mPack.use(fixture::game(), text);
    }
    static bool warnsOf(const GameSystem& system, const Scenario& map, const char* word) {
        for (const Finding& finding : system.check(map, {}))
            if (finding.problem.code == "claymore.W06")
                for (const Argument& argument : finding.problem.arguments)
                    if (const auto* list = std::get_if<Localized>(&argument.value))
                        return list->in("en").find(word) != std::string::npos;
        return false;
    }
    static MatchSetup seeded(std::uint64_t seed) {
        MatchSetup setup;
        setup.seed = seed;
        setup.players = {{"", "greedy", {}}, {"", "greedy", {}}};
        return setup;
    }

private slots:
    void theStarterIsTheGameItself() {
        const GameSystem own = game(starter());
        QCOMPARE(own.layouts.size(), fixture::game().layouts.size());
        for (std::size_t i = 0; i < own.layouts.size(); ++i) {
            QCOMPARE(own.layouts[i].id, fixture::game().layouts[i].id);
            QVERIFY(own.layouts[i].scenario == fixture::game().layouts[i].scenario);
        }
        QCOMPARE(own.play->cardsHash({}), fixture::game().play->cardsHash({}));
        auto one = own.play->start(fixture::layout("plan-1"), seeded(7));
        auto other = fixture::game().play->start(fixture::layout("plan-1"), seeded(7));
        QVERIFY(one.ok() && other.ok());
        while ((*one)->playOne()) (*other)->playOne();
        QVERIFY((*one)->record() == (*other)->record());
    }

    void whatIsPrintedIsMarkedNoMore() {
        const Scenario plan = fixture::layout("plan-1");
        QVERIFY(warnsOf(fixture::game(), plan, "combat values"));
        const GameSystem own = game(printed());
        QVERIFY(!own.layout("plan-1")->scenario.provenance.standIn);
        QVERIFY(!warnsOf(own, own.layout("plan-1")->scenario, ""));
        for (const char* sheet : {"regiments", "cards", "howitzer"}) {
            const auto marks = [&](const GameSystem& system) {
                int count = 0;
                for (const CutItem& item : system.print->items({}, plan, sheet))
                    count += item.standIn != StandIn::None;
                return count;
            };
            QVERIFY(marks(fixture::game()) > 0);
            QCOMPARE(marks(own), 0);
        }
        // Parts that a pack leaves out stay marked.
        QJsonObject part = printed();
        QJsonObject parts = part["parts"].toObject();
        parts.remove("die");
        part["parts"] = parts;
        QVERIFY(warnsOf(game(part), plan, "dice"));
        QVERIFY(!warnsOf(game(part), plan, "howitzer tiles"));
        // A stand-in is marked as one, without a public source.
        const auto items = game(with("/sources/cards", "stand-in")).print->items({}, plan, "cards");
        QVERIFY(items.front().front.foot.in("en").find("stand-in") != std::string::npos);
    }

    void whereDataComeFromIsReported() {
        QCOMPARE(mPack.about.size(), std::size_t{2});
        const auto info = mPack.read(textOf(printed()));
        QVERIFY(info.ok());
        QCOMPARE(info->about.size(), std::size_t{1});
        QCOMPARE(info->about.front().code, std::string("claymore.owner.printed"));
    }

    /// Knights that always hit harder win the same battles otherwise, and the record knows why.
    void valuesReachTheBattleAndItsRecord() {
        const GameSystem own = game(with("/parts/regiments/1/value", 6));
        auto match = own.play->start(fixture::layout("plan-1"), seeded(7));
        QVERIFY(match.ok());
        while ((*match)->playOne()) {
        }
        const GameRecord record = (*match)->record();
        QVERIFY(record.setup.find("values") != std::string::npos);
        // The game as it comes with the program plays it again, with the values of the record.
        for (const ReplayMode mode : {ReplayMode::Recorded, ReplayMode::Drawn}) {
            const auto again = fixture::game().play->resume(record, mode);
            QVERIFY2(again.ok(), again ? "" : again.error().code().c_str());
            QCOMPARE((*again)->hash(), (*match)->hash());
        }
        GameRecord forged = record;
        const auto at = forged.setup.find("\"value\": 6");
        QVERIFY(at != std::string::npos);
        forged.setup[at + 9] = '3';
        QVERIFY(!fixture::game().play->resume(forged, ReplayMode::Recorded).ok());
        forged.setup[at + 9] = '9';
        const auto refused = fixture::game().play->resume(forged, ReplayMode::Recorded);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("json.range"));
        const auto* place = std::get_if<JsonPointer>(&refused.error().place());
        QVERIFY(place != nullptr && place->path.starts_with("/setup/values/regiments"));

        QVERIFY(own.play->cardsHash({}) != fixture::game().play->cardsHash({}));
        const auto usual = fixture::game().play->series(fixture::layout("plan-1"), {{}, {"greedy"}, {}});
        const auto changed = own.play->series(fixture::layout("plan-1"), {{}, {"greedy"}, {}});
        QVERIFY(usual.ok() && changed.ok());
    }

    /// An owner's design is called by the regiments that it names.
    void ownCardsArePlayedAndPrinted() {
        QJsonObject pack = starter();
        pack["source"] = "printed";
        QJsonObject parts = pack["parts"].toObject();
        QJsonArray cards = parts["cards"].toArray();
        QJsonObject first = cards[0].toObject();
        first["id"] = "horn";
        first["regiments"] = QJsonArray{"satyrs", "demons"};
        cards[0] = first;
        parts["cards"] = cards;
        pack["parts"] = parts;
        const GameSystem own = game(pack);
        const auto items = own.print->items({}, fixture::layout("plan-1"), "cards");
        QCOMPARE(items.front().name.in("de"), std::string("Dämonen, Satyre"));
        auto match = own.play->start(fixture::layout("plan-1"), seeded(3));
        QVERIFY(match.ok());
        bool named = false;
        for (const MatchView::Card& card : (*match)->view(-1).cards)
            named = named || (card.word == "horn" && card.name.code == "claymore.card.own" &&
                              mMessages.text("fr", card.name).find("Satyres") != std::string::npos);
        QVERIFY(named);
        while ((*match)->playOne()) {
        }
        QVERIFY((*match)->standing().over);
        QVERIFY(fixture::game().play->resume((*match)->record(), ReplayMode::Recorded).ok());
    }

    void anotherMatCarriesThePlans() {
        const GameSystem own = game(with("/parts/mat/river/0", QJsonArray{6, 6}));
        const Layout* mat = own.layout("mat");
        QVERIFY(mat != nullptr);
        QVERIFY(mat->scenario.board.find(fixture::hex("6,6"))->kind == ground::river);
        QVERIFY(own.layout("plan-3")->scenario.board.find(fixture::hex("6,6"))->kind == ground::river);
        QCOMPARE(own.layouts.size(), std::size_t{6});
    }

    void aSealedPackIsRefusedWhenItWasChanged() {
        const auto info = mPack.read(textOf(starter()));
        QVERIFY(info.ok());
        QJsonObject sealed = starter();
        sealed["hash"] = QString::fromStdString(hashText(info->hash));
        QVERIFY(mPack.read(textOf(sealed)).ok());
        QJsonObject parts = sealed["parts"].toObject();
        parts["tiles"] = QJsonObject{{"flying", 3}, {"bounce", 4}, {"explosion", 2}};
        sealed["parts"] = parts;
        const auto changed = mPack.read(textOf(sealed));
        QVERIFY(!changed.ok());
        QCOMPARE(changed.error().code(), std::string("pack.hash"));
    }

    void refused_data() {
        QTest::addColumn<QJsonObject>("what");
        QFile file(HEXATELIER_SOURCE_DIR "/tests/core/systems/claymore/bad-packs.json");
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonArray table = QJsonDocument::fromJson(file.readAll())["bad"].toArray();
        QVERIFY(table.size() >= 45);
        for (const QJsonValue row : table)
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void refused() {
        QFETCH(QJsonObject, what);
        const auto bad = mPack.read(textOf(test::changed(starter(), what).toObject()));
        QVERIFY(!bad.ok());
        QCOMPARE(QString::fromStdString(bad.error().code()), what["code"].toString());
        const auto* pointer = std::get_if<JsonPointer>(&bad.error().place());
        QVERIFY(pointer != nullptr);
        QCOMPARE(QString::fromStdString(pointer->path), what["place"].toString());
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = mMessages.text(language, bad.error());
            QVERIFY2(text != bad.error().code() && text.find('{') == std::string::npos, text.c_str());
        }
    }

    /// However a file is damaged, it is refused with a place or makes a game that can be played.
    void damagedBytesGiveAnErrorOrAGame() {
        const std::string good = textOf(starter());
        Rng rng(20251, "test");
        int refusals = 0, games = 0;
        for (int round = 0; round < 1500; ++round) {
            std::string text = good;
            constexpr std::string_view likely = "0123456789-.,:[]{}\"\\ aeit";
            for (std::uint32_t flips = 1 + rng.below(3); flips > 0; --flips)
                text[rng.below(static_cast<std::uint32_t>(text.size()))] =
                    likely[rng.below(static_cast<std::uint32_t>(likely.size()))];
            const auto info = mPack.read(text);
            if (!info) {
                ++refusals;
                QVERIFY(!info.error().code().empty());
                QVERIFY(info.error().place() != Place());
                continue;
            }
            if (++games % 20 != 0) continue;
            const GameSystem own = mPack.use(fixture::game(), text);
            QVERIFY(own.play->start(fixture::layout("plan-2"), seeded(1)).ok());
        }
        QVERIFY(refusals > 300);
        QVERIFY(games > 50);
    }

    void everyTruncationIsRefused() {
        const std::string text = textOf(starter());
        for (std::size_t size = 0; size < text.size(); size += 7)
            QVERIFY(!mPack.read(text.substr(0, size)).ok());
    }
};

HEXA_TEST(ClaymoreOwnerDataTest);
#include "ownerdata_test.moc"
