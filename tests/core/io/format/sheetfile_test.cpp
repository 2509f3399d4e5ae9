// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as files: those that fit a game are accepted, everything else is refused with its place
// and reason.
#include "core/io/format/sheetfile.h"

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

class SheetFileTest : public QObject {
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
        while (played->decision().kind != MatchDecision::Kind::Sheets || ++sheets < turn) {
            const bool asked = played->decision().kind == MatchDecision::Kind::Sheets;
            do (void)played->playOne();
            while (asked && played->decision().kind == MatchDecision::Kind::Sheets);
        }
        GameRecord record = played->record();
        for (Participant& player : record.players) player.bot.clear();
        auto match = mSystem.play->resume(record, ReplayMode::Recorded);
        return match ? *std::move(match) : nullptr;
    }
    std::string lineOf(const Match& match, int seat) const { return match.advice(seat, "random").line; }
    SealedSheet sheetOf(const Match& match, int seat) const {
        return *sealSheet(match, mSystem.catalog, seat, lineOf(match, seat));
    }
    /// Verifies a refusal with this code, at this member, with a whole sentence in every language.
    void refused(const Match& match, const SealedSheet& sheet, const char* code, const char* place) const {
        const Status status = checkSheet(match, mSystem.catalog, sheet);
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
        const SealedSheet sheet = sheetOf(*match, 1);
        QCOMPARE(sheet.turn, 2);
        QCOMPARE(sheet.name, std::string("Ada"));
        const std::string text = writeSheet(sheet);
        const auto read = readSheet(text);
        QVERIFY(read.ok());
        QVERIFY(*read == sheet);
        QVERIFY(checkSheet(*match, mSystem.catalog, *read).ok());
        // In any order, and after any other seat.
        const SealedSheet first = sheetOf(*match, 0);
        QVERIFY(match->apply(sheet.line).ok());
        QVERIFY(checkSheet(*match, mSystem.catalog, first).ok());
        refused(*match, sheet, "sheet.given", "/seat");
        QCOMPARE(writerOf(*match, first.line), 0);
        QCOMPARE(writerOf(*match, sheet.line), -1);
    }

    void ofAnotherGameOrMap() {
        const auto match = atOrders(2);
        SealedSheet sheet = sheetOf(*match, 0);
        sheet.system = "toy";
        refused(*match, sheet, "sheet.other-system", "/system");
        sheet = sheetOf(*match, 0);
        sheet.map[0] = sheet.map[0] == '0' ? '1' : '0';
        refused(*match, sheet, "sheet.other-map", "/scenarioHash");
        // The same map and turn, other cards.
        refused(*match, sheetOf(*atOrders(2, 5), 0), "sheet.other-course", "/moment");
    }

    void ofAnotherTurn() {
        const auto first = atOrders(1), third = atOrders(3);
        refused(*third, sheetOf(*first, 0), "sheet.turn-over", "/turn");
        refused(*first, sheetOf(*third, 0), "sheet.future", "/turn");
        const SealedSheet sheet = sheetOf(*first, 0);
        for (int seat = 0; seat < map().players(); ++seat) QVERIFY(first->apply(lineOf(*first, seat)).ok());
        if (first->decision().kind != MatchDecision::Kind::Sheets)
            refused(*first, sheet, "sheet.not-asked", "/moment");
        QVERIFY(!sealSheet(*first, mSystem.catalog, 0, sheet.line).ok());
    }

    void ofAnotherSeat() {
        const auto match = atOrders(1);
        SealedSheet sheet = sheetOf(*match, 0);
        sheet.seat = 1;
        refused(*match, sheet, "sheet.other-seat", "/orders");
        sheet.seat = 11;
        refused(*match, sheet, "sheet.no-seat", "/seat");
        GameRecord record = match->record();
        record.players[0].bot = "random";
        const auto withBot = mSystem.play->resume(record, ReplayMode::Recorded);
        QVERIFY(withBot.ok());
        refused(**withBot, sheetOf(*match, 0), "sheet.program", "/seat");
    }

    void thatAreAgainstTheRules() {
        const auto match = atOrders(1);
        SealedSheet sheet = sheetOf(*match, 0);
        sheet.line = "P1 deploy nowhere=99";
        const Status status = checkSheet(*match, mSystem.catalog, sheet);
        QVERIFY(!status.ok());
        QVERIFY(std::get<JsonPointer>(status.error().place()).path == "/orders");
        const std::string code = status.error().code();
        QVERIFY2(code.starts_with("clockwork."), code.c_str());
    }

    /// Every prefix, every version to come, every member of another type: refused, never half-read.
    void damagedTexts() {
        const std::string good = writeSheet(sheetOf(*atOrders(1), 0));
        for (std::size_t length = 0; length + 2 < good.size(); ++length)
            QVERIFY(!readSheet(std::string_view(good).substr(0, length)).ok());
        const auto codeOf = [&](const std::string& from, const std::string& to) {
            std::string text = good;
            const std::size_t at = text.find(from);
            if (at == std::string::npos) return std::string("nothing replaced");
            text.replace(at, from.size(), to);
            const auto read = readSheet(text);
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
        QVERIFY(!readSheet("[]").ok() && !readSheet("").ok() && !readSheet("null").ok());
    }

    void largeFilesAreNotRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("huge.hexsheet");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{20} << 30));  // sparse
        file.close();
        const auto huge = loadSheet(path.toStdString());
        QVERIFY(!huge.ok());
        QCOMPARE(huge.error().code(), std::string("sheet.too-large"));
        QCOMPARE(loadSheet(folder.filePath("none.hexsheet").toStdString()).error().code(),
                 std::string("file.not-found"));
        QCOMPARE(loadSheet(folder.path().toStdString()).error().code(), std::string("file.is-directory"));
    }

    /// A game that counts no turns and has no form for its sheets.
    void anyGameWithSealedMoves() {
        const GameSystem toy = test::playedToy();
        MatchSetup setup;
        setup.seed = 2;
        auto match = *toy.play->start(toy.layout("2p")->scenario, setup);
        QVERIFY(match->playOne());
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Sheets);
        const auto sheet = sealSheet(*match, toy.catalog, 1, "P2 bid 2");
        QVERIFY(sheet.ok());
        QCOMPARE(sheet->turn, 0);
        const auto read = readSheet(writeSheet(*sheet));
        QVERIFY(read.ok() && checkSheet(*match, toy.catalog, *read).ok());
        QVERIFY(match->apply("P1 bid 1").ok() && match->apply(read->line).ok());
        QCOMPARE(checkSheet(*match, toy.catalog, *read).error().code(), std::string("sheet.not-asked"));
    }
};

HEXA_TEST(SheetFileTest);
#include "sheetfile_test.moc"
