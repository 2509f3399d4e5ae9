// SPDX-License-Identifier: GPL-3.0-or-later
// A board for another number of players: added parts, removed parts, and the way back.
#include "core/systems/bauen/players.h"

#include "core/edit/edit.h"
#include "core/engine/check/acceptance.h"
#include "core/systems/bauen/layouts.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::bauen;

class BauenPlayersTest : public QObject {
    Q_OBJECT

    static Scenario drawnFor(int players) {
        GenerateRequest request;
        request.base = fixture::layout(players);
        request.seed = 4;
        auto made = fixture::game().generate->run(request);
        if (!made) qFatal("%s", made.error().code().c_str());
        return made->front().scenario;
    }
    static Scenario changed(Scenario map, int players, std::vector<std::string>* losses = nullptr) {
        const auto change = changePlayers(map, fixture::set(), players);
        if (!change) qFatal("%s", change.error().code().c_str());
        if (losses != nullptr)
            for (const Message& message : change->losses) losses->push_back(message.code);
        (void)apply(map, change->edit);
        return map;
    }

private slots:
    void emptyBoardsAreThoseOfTheLayouts() {
        for (int from = 2; from <= 6; ++from)
            for (int to = 2; to <= 6; ++to)
                QVERIFY(changed(fixture::layout(from), to) == fixture::layout(to));
    }
    void aColumnMoreLeavesTheRest() {
        const Scenario before = drawnFor(3);
        std::vector<std::string> losses;
        const Scenario after = changed(before, 5, &losses);
        QVERIFY(losses == std::vector<std::string>{"bauen.players.added"});
        QVERIFY(after.board.regions == before.board.regions);
        QCOMPARE(after.board.cellCount(), std::size_t{45});
        QCOMPARE(after.players(), 5);
        // Added places are drawn, and the rest is kept.
        GenerateRequest request;
        request.base = after;
        for (RegionPlacement& region : request.base.board.regions) region.locked = true;
        request.seed = 9;
        const auto filled = fixture::game().generate->run(request);
        QVERIFY(filled.ok());
        for (const Finding& finding : findingsOf(fixture::game(), filled->front().scenario))
            QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
    }
    void whatFallsOffIsReported() {
        Scenario before = drawnFor(3);
        fixture::found(before, 0, 0);
        fixture::found(before, 8, 1);
        fixture::put(before, piece::troop, fixture::areaOf(before, 1), slot::combat, 2);
        std::vector<std::string> losses;
        const Scenario after = changed(before, 2, &losses);
        QVERIFY(losses == (std::vector<std::string>{"bauen.players.regions", "bauen.players.pieces"}));
        QCOMPARE(after.board.regions.size(), std::size_t{6});
        QCOMPARE(after.board.cellCount(), std::size_t{18});
        // Only the town of player 1 is left: that of player 2 was in the column, the troop was
        // player 3's.
        QCOMPARE(after.board.pieces.size(), std::size_t{5});
    }
    void undoBringsAllBack() {
        const Scenario before = drawnFor(4);
        for (int players = 2; players <= 6; ++players) {
            Scenario map = before;
            const auto change = changePlayers(map, fixture::set(), players);
            const Edit inverse = apply(map, change->edit);
            (void)apply(map, inverse);
            QVERIFY(map == before);
        }
    }
    void onlyTwoToSix() {
        for (const int players : {0, 1, 7})
            QCOMPARE(changePlayers(drawnFor(2), fixture::set(), players).error().code(),
                     std::string("bauen.E28"));
    }
};

HEXA_TEST(BauenPlayersTest);
#include "players_test.moc"
