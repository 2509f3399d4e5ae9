// SPDX-License-Identifier: GPL-3.0-or-later
// The checks on boards of a million cells, and how long a live check takes.
#include "core/systems/clockwork/check/findings.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::clockwork;

class ClockworkCheckSizeTest : public QObject {
    Q_OBJECT

    static void setBlank(Scenario& map, Hex at) {
        Cell cell;
        cell.at = at;
        cell.kind = KindId::Blank;
        map.board.put(CellState(cell));
    }

private slots:
    void hugeBrokenBoardsStayReadable() {
        const Scenario map = test::hugeBoard(1000, true);
        // A quadratic check would take hours, and the test would be stopped as hanging.
        const auto findings = test::check(map);
        std::map<std::string, int> counts;
        for (const Finding& finding : findings) {
            ++counts[finding.problem.code];
            test::checkTexts(finding.problem);
        }
        for (const auto& [code, count] : counts) QVERIFY2(count <= Findings::maxPerCode, code.c_str());
        for (const char* code : {"clockwork.capital.nobody", "clockwork.id.duplicate", "clockwork.id.letter",
                                 "clockwork.vp.negative", "clockwork.vp.no-score", "clockwork.vp.no-tile",
                                 "clockwork.vp.special"}) {
            QCOMPARE(counts[code], Findings::maxPerCode);
            QCOMPARE(counts[std::string(code) + ".more"], 1);
        }
        const Scenario clean = test::hugeBoard(1000, false);
        QVERIFY(test::check(clean).size() < 20);
        const auto more = test::findingsOf(map, "clockwork.vp.negative.more");
        QVERIFY(more.front().problem.arguments == (Arguments{{"count", std::int64_t{3 * 250 - 200}}}));

        Scenario capitals = test::hugeBoard(100, false);
        for (const Hex at : test::hexesOf(capitals, tile::lake))
            if (at.r > 90) {
                CellState state = *capitals.board.state(at);
                state.cell.kind = tile::capital;
                capitals.board.put(state);
            }
        QCOMPARE(test::findingsOf(capitals, "clockwork.capital.touch.more").size(), std::size_t{1});
        Scenario island = test::hugeBoard(100, false);
        for (int r = 0; r < 100; ++r) setBlank(island, {90, r});
        QCOMPARE(test::findingsOf(island, "clockwork.reach.nobody").size(),
                 std::size_t{Findings::maxPerCode});
        const auto unreached = test::findingsOf(island, "clockwork.reach.nobody.more");
        QVERIFY(unreached.front().problem.arguments == (Arguments{{"count", std::int64_t{90 * 100 - 200}}}));
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(test::game().check(test::hugeBoard(100, true), source.get_token()).empty());
    }
};

HEXA_TEST(ClockworkCheckSizeTest, "slow-unoptimized");
#include "checksize_test.moc"
