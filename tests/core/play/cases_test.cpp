// SPDX-License-Identifier: GPL-3.0-or-later
// Rule cases of a small game: their file and their runner.
#include "tests/support/harvestcases.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTest>

using namespace hexa;
using play::CaseReport;

namespace {

std::string contentOf(const char* name) {
    QFile file(QString(HEXATELIER_SOURCE_DIR "/tests/core/play/") + name);
    return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Returns the faults in a text of cases, or an empty text.
std::string troubleIn(const std::string& text) {
    const CaseReport report = play::runCaseFile(test::harvestCases(), text);
    auto trouble = report.mistake;
    for (const CaseReport::Case& one : report.cases)
        if (!trouble) trouble = one.failure;
    return trouble ? std::to_string(trouble->line) + ": " + trouble->what : std::string();
}

const std::string good = "MAP field\n"
                         "  --\n"
                         "END\n"
                         "CASE X-1   A harvest, taken\n"
                         "RULES HAR-01 !HAR-02\n"
                         "MAP field\n"
                         "STATE\n"
                         "  worth 2\n"
                         "ORDERS\n"
                         "  P1 bid 1\n"
                         "  P1 take coins   # P2 bids nothing\n"
                         "EXPECT\n"
                         "  P1 coins 4\n"
                         "END\n";

}  // namespace

class CasesTest : public QObject {
    Q_OBJECT

private slots:
    void casesOfTheGame() {
        const std::string text = contentOf("harvest.case");
        const CaseReport report = play::runCaseFile(test::harvestCases(), text);
        QVERIFY(!report.mistake);
        QCOMPARE(report.cases.size(), std::size_t{3});
        for (const CaseReport::Case& one : report.cases)
            QVERIFY2(!one.failure, one.failure ? one.failure->what.c_str() : "");
        const EmbeddedFile files[] = {{"tests/core/play/harvest.case", text}, {"x/broken.case", "CAES"}};
        play::CaseGame game = test::harvestCases();
        game.files = files;
        const SelfCheck check = play::checkRuleCases(game);
        QCOMPARE(check.cases, 4);
        QCOMPARE(check.failure, std::string("broken.case:1: no keyword: CAES"));
        QCOMPARE(play::casesOf(game).size(), std::size_t{3});
    }

    void aCaseIsReadWhole() {
        const play::CaseFile file = play::readCases(good, {});
        QVERIFY(!file.trouble);
        QCOMPARE(file.cases.size(), std::size_t{1});
        const play::RuleCase& one = file.cases.front();
        QCOMPARE(one.id, std::string("X-1"));
        QCOMPARE(one.title, std::string("A harvest, taken"));
        QCOMPARE(one.line, 4);
        QCOMPARE(one.shows, std::vector<std::string>{"HAR-01"});
        QCOMPARE(one.contrasts, std::vector<std::string>{"HAR-02"});
        QCOMPARE(one.parts[1].keyword, std::string("MAP"));
        QCOMPARE(one.parts[1].lines.front().number, 2);
        QCOMPARE(one.parts[3].lines[1].rest(1), std::string("take coins"));
    }

    void troubleHasItsLine_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("trouble");
        const auto row = [](const char* from, const char* to, const char* trouble) {
            QTest::newRow(to) << QString(from) << QString(to) << QString(trouble);
        };
        row("CASE X-1   A harvest, taken", "CASE X-1", "4: a case has an ID and a title");
        row("RULES", "RULE", "5: no keyword: RULE");
        row("RULES HAR-01 !HAR-02\n", "", "13: a case names its RULES");
        row("EXPECT\n  P1 coins 4\n", "", "12: a case that expects nothing");
        row("MAP field\nSTATE", "MAP meadow\nSTATE", "6: no map of this name: meadow");
        row("MAP field\n  --", "STATE\n  --", "1: outside of a case stand only named maps");
        row("RULES HAR-01 !HAR-02\n", "  RULES HAR-01\n", "5: a line that belongs to nothing");
        row("4\nEND\n", "4\n", "13: END is missing");
        row("4\nEND\n", "4\nCASE Y\n", "14: END is missing before this line");
        row("4\nEND\n", "4\nEND\nEND\n", "15: END of nothing");
        row("STATE\n", "STATE\nCARDS\n", "8: no keyword: CARDS");
        row("worth 2", "worth", "8: WORD NUMBER ...: worth");
        row("P1 take coins", "P2 take coins", "11: refused: toy.order");
        row("P1 bid 1\n  P1 take coins", "until P1", "10: nobody decides");
        row("P1 bid 1\n", "REFUSED\n", "10: REFUSED RULE ORDER");
        row("P1 bid 1\n", "REFUSED toy.order P1 bid 1\n", "10: accepted: P1 bid 1");
        row("P1 bid 1\n", "REFUSED HAR-03 P1 bid 9\n", "10: refused by toy.order");
        row("P1 coins 4", "P1 coins 5", "13: coins: expected 5, found 4");
    }
    void troubleHasItsLine() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, trouble);
        QVERIFY2(troubleIn(good).empty(), troubleIn(good).c_str());
        QString text = QString::fromStdString(good);
        QVERIFY(text.contains(from));
        QCOMPARE(QString::fromStdString(troubleIn(text.replace(from, to).toStdString())), trouble);
    }

    void idsAreUniqueAndMapsNotTooLarge() {
        QCOMPARE(troubleIn(good + good.substr(good.find("CASE"))),
                 std::string("15: a second case of this ID"));
        std::string rows = "MAP large\n";
        for (int row = 0; row <= 200; ++row) rows += "  --\n";
        QCOMPARE(troubleIn(rows), std::string("202: the map is too large"));
    }
};

HEXA_TEST(CasesTest);
#include "cases_test.moc"
