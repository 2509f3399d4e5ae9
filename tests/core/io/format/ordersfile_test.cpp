// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as files: those that fit a game are accepted, everything else is refused with its place
// and reason.
#include "core/io/format/ordersfile.h"

#include "core/base/hashtext.h"
#include "core/io/file/file.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/support/harvest.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;

class OrdersFileTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mSystem = mSystems.list().front();
    const Messages mMessages = mSystems.messages();

    Scenario map() const { return *readScenario(mSystem.samples.front().text, mSystems); }
    /// Returns a game at the orders of turn `turn`. Bots have made all earlier decisions, then the
    /// seats are played by people.
    std::unique_ptr<Match> atOrders(int turn, std::uint64_t seed = 4) const {
        MatchSetup setup;
        setup.seed = seed;
        const Scenario scenario = map();
        setup.players.assign(static_cast<std::size_t>(scenario.players()), {"Ada", "random", {}});
        auto played = *mSystem.play->start(scenario, setup);
        int sheets = 0;
        while (played->decision().kind != MatchDecision::Kind::Orders || ++sheets < turn) {
            const bool asked = played->decision().kind == MatchDecision::Kind::Orders;
            do (void)played->playOne();
            while (asked && played->decision().kind == MatchDecision::Kind::Orders);
        }
        GameRecord record = played->record();
        for (Participant& player : record.players) player.bot.clear();
        auto match = mSystem.play->resume(record, ReplayMode::Recorded);
        return match ? *std::move(match) : nullptr;
    }
    std::string lineOf(const Match& match, int seat) const { return match.advice(seat, "random").line; }
    SealedOrders ordersOf(const Match& match, int seat) const {
        return *sealOrders(match, mSystem.catalog, seat, lineOf(match, seat));
    }
    /// Verifies a refusal with this code, at this member, with a whole sentence in every language.
    void refused(const Match& match, const SealedOrders& orders, const char* code, const char* place) const {
        const Status status = checkOrders(match, mSystem.catalog, orders);
        QVERIFY2(!status.ok(), code);
        QCOMPARE(status.error().code(), std::string(code));
        QVERIFY(std::get<JsonPointer>(status.error().place()).path == place);
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = mMessages.text(language, status.error());
            QVERIFY2(text.size() > 10 && text.find('{') == std::string::npos, text.c_str());
        }
    }

private slots:
    void whatIsSealedIsTaken() {
        const auto match = atOrders(2);
        QVERIFY(match != nullptr);
        const SealedOrders orders = ordersOf(*match, 1);
        QCOMPARE(orders.turn, 2);
        QCOMPARE(orders.name, std::string("Ada"));
        const std::string text = writeOrders(orders);
        const auto read = readOrders(text);
        QVERIFY(read.ok());
        QVERIFY(*read == orders);
        QVERIFY(checkOrders(*match, mSystem.catalog, *read).ok());
        // In any order, and after any other seat.
        const SealedOrders first = ordersOf(*match, 0);
        QVERIFY(match->apply(orders.line).ok());
        QVERIFY(checkOrders(*match, mSystem.catalog, first).ok());
        refused(*match, orders, "sheet.given", "/seat");
        QCOMPARE(writerOf(*match, first.line), 0);
        QCOMPARE(writerOf(*match, orders.line), -1);
    }

    void ofAnotherGameOrMap() {
        const auto match = atOrders(2);
        SealedOrders orders = ordersOf(*match, 0);
        orders.system = "toy";
        refused(*match, orders, "sheet.other-system", "/system");
        orders = ordersOf(*match, 0);
        orders.map[0] = orders.map[0] == '0' ? '1' : '0';
        refused(*match, orders, "sheet.other-map", "/scenarioHash");
        // The same map and turn, other cards.
        refused(*match, ordersOf(*atOrders(2, 5), 0), "sheet.other-course", "/moment");
    }

    void ofAnotherTurn() {
        const auto first = atOrders(1), third = atOrders(3);
        refused(*third, ordersOf(*first, 0), "sheet.turn-over", "/turn");
        refused(*first, ordersOf(*third, 0), "sheet.future", "/turn");
        const SealedOrders orders = ordersOf(*first, 0);
        for (int seat = 0; seat < map().players(); ++seat) QVERIFY(first->apply(lineOf(*first, seat)).ok());
        if (first->decision().kind != MatchDecision::Kind::Orders)
            refused(*first, orders, "sheet.not-asked", "/moment");
        QVERIFY(!sealOrders(*first, mSystem.catalog, 0, orders.line).ok());
    }

    void ofAnotherSeat() {
        const auto match = atOrders(1);
        SealedOrders orders = ordersOf(*match, 0);
        orders.seat = 1;
        refused(*match, orders, "sheet.other-seat", "/orders");
        orders.seat = 11;
        refused(*match, orders, "sheet.no-seat", "/seat");
        GameRecord record = match->record();
        record.players[0].bot = "random";
        const auto withBot = mSystem.play->resume(record, ReplayMode::Recorded);
        QVERIFY(withBot.ok());
        refused(**withBot, ordersOf(*match, 0), "sheet.program", "/seat");
    }

    void thatAreAgainstTheRules() {
        const auto match = atOrders(1);
        SealedOrders orders = ordersOf(*match, 0);
        orders.line = "P1 deploy nowhere=99";
        const Status status = checkOrders(*match, mSystem.catalog, orders);
        QVERIFY(!status.ok());
        QVERIFY(std::get<JsonPointer>(status.error().place()).path == "/orders");
        const std::string code = status.error().code();
        QVERIFY2(code.starts_with("clockwork."), code.c_str());
    }

    /// Every prefix, every version to come, every member of another type: refused, never half-read.
    void damagedTexts() {
        const std::string good = writeOrders(ordersOf(*atOrders(1), 0));
        for (std::size_t length = 0; length + 2 < good.size(); ++length)
            QVERIFY(!readOrders(std::string_view(good).substr(0, length)).ok());
        const auto codeOf = [&](const std::string& from, const std::string& to) {
            std::string text = good;
            const std::size_t at = text.find(from);
            if (at == std::string::npos) return std::string("nothing replaced");
            text.replace(at, from.size(), to);
            const auto read = readOrders(text);
            return read ? std::string("fine") : read.error().code();
        };
        QCOMPARE(codeOf("hexatelier-sheet", "hexatelier-game"), std::string("sheet.not-a-sheet"));
        QCOMPARE(codeOf("\"version\": 1", "\"version\": 2"), std::string("file.newer-version"));
        QCOMPARE(codeOf("\"seat\": 1", "\"seat\": \"one\""), std::string("json.type"));
        QCOMPARE(codeOf("\"seat\": 1", "\"seat\": 0"), std::string("json.range"));
        QCOMPARE(codeOf("\"orders\"", "\"order\""), std::string("json.missing"));
        QCOMPARE(codeOf("\"turn\": 1", "\"turn\": -4"), std::string("json.range"));
        QCOMPARE(codeOf("P1 deploy", "P1 " + std::string(5'000, 'x')), std::string("json.text-too-long"));
        QCOMPARE(codeOf("\"version\"", "\"later\": {\"a\": 1}, \"version\""), std::string("fine"));
        QVERIFY(!readOrders("[]").ok() && !readOrders("").ok() && !readOrders("null").ok());
    }

    void largeFilesAreNotRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("huge.hexsheet");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{20} << 30));  // sparse
        file.close();
        const auto huge = loadOrders(path.toStdString());
        QVERIFY(!huge.ok());
        QCOMPARE(huge.error().code(), std::string("sheet.too-large"));
        QCOMPARE(loadOrders(folder.filePath("none.hexsheet").toStdString()).error().code(),
                 std::string("file.not-found"));
        QCOMPARE(loadOrders(folder.path().toStdString()).error().code(), std::string("file.is-directory"));
    }

    /// A game that counts no turns and has no form for its orders.
    void anyGameWithSealedMoves() {
        const GameSystem toy = test::playedToy();
        MatchSetup setup;
        setup.seed = 2;
        auto match = *toy.play->start(toy.layout("2p")->scenario, setup);
        QVERIFY(match->playOne());
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Orders);
        const auto orders = sealOrders(*match, toy.catalog, 1, "P2 bid 2");
        QVERIFY(orders.ok());
        QCOMPARE(orders->turn, 0);
        const auto read = readOrders(writeOrders(*orders));
        QVERIFY(read.ok() && checkOrders(*match, toy.catalog, *read).ok());
        QVERIFY(match->apply("P1 bid 1").ok() && match->apply(read->line).ok());
        QCOMPARE(checkOrders(*match, toy.catalog, *read).error().code(), std::string("sheet.not-asked"));
    }
};

HEXA_TEST(OrdersFileTest);
#include "ordersfile_test.moc"
