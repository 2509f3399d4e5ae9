// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/acceptance.h"
#include "core/engine/check/objectfindings.h"
#include "core/engine/check/refusals.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

/// Returns the 2p disc of the toy game, full of meadows.
Scenario disc2() {
    Scenario scenario = toySystem().layouts.front().scenario;
    for (const Hex at : disc({0, 0}, 1)) {
        Cell cell;
        cell.at = at;
        cell.kind = kindIdAt(0);
        scenario.board.put(CellState(cell));
    }
    return scenario;
}

PiecePlacement pieceOf(const char* kind, Hex at, int seat = -1) {
    PiecePlacement placement;
    placement.kind = kind;
    placement.at = at;
    placement.seat = seat;
    return placement;
}

}  // namespace

class ObjectFindingsTest : public QObject {
    Q_OBJECT

    const GameSystem mToy = toySystem();

    /// Returns the codes in order, with their hex.
    QStringList found(const Scenario& scenario) const {
        QStringList list;
        for (const Finding& finding : objectFindings(mToy, scenario)) {
            QString line = QString::fromStdString(finding.problem.code);
            if (const auto* hex = std::get_if<HexPlace>(&finding.problem.place))
                line += QString(" %1,%2").arg(hex->q).arg(hex->r);
            if (const auto* edge = std::get_if<EdgePlace>(&finding.problem.place))
                line += QString(" %1,%2:%3").arg(edge->q).arg(edge->r).arg(edge->direction);
            list << line;
        }
        return list;
    }
    /// Returns the findings after all offered fixes.
    QStringList afterFixes(Scenario scenario) const {
        while (true) {
            const auto findings = objectFindings(mToy, scenario);
            const auto fixable =
                std::ranges::find_if(findings, [](const Finding& f) { return f.fix.has_value(); });
            if (fixable == findings.end()) return found(scenario);
            (void)apply(scenario, fixable->fix->edit);
        }
    }

private slots:
    void aSoundMapHasNone() {
        Scenario map = disc2();
        PiecePlacement mill = pieceOf("mill", {0, 0});
        mill.slot = "north";
        map.board.pieces = {pieceOf("pond", {0, 0}), mill, pieceOf("knight", {2, 0}, 1)};
        map.board.edges = {edgeFeature({2, 0}, 0, "fence", false)};  // at the rim
        map.board.regions = {{"farm", {0, 0}, 0, false, false, {}}};
        map.board.zones = {{"z", {}, 1, {{9, 9}}, "start", false, {}}};  // zones may reach beyond the map
        QCOMPARE(found(map), QStringList());
    }

    void withoutGround() {
        Scenario map = disc2();
        map.board.pieces = {pieceOf("sheep", {7, 1})};
        map.board.edges = {edgeFeature({7, 0}, 0, "fence", false), edgeFeature({3, 0}, 3, "wall", true)};
        std::ranges::sort(map.board.edges, {}, &EdgeFeature::key);
        map.board.regions = {{"farm", {2, 0}, 0, false, false, {}}};
        QCOMPARE(found(map), QStringList({"object.without-ground 2,0:0", "object.without-ground 7,0:0",
                                          "object.without-ground 3,0", "object.without-ground 7,1"}));
        QCOMPARE(afterFixes(map), QStringList());
        map.board.pieces[0].locked = true;  // a lock is not undone by a button for something else
        QCOMPARE(afterFixes(map), QStringList{"object.without-ground 7,1"});
    }

    void wrongPlaces() {
        Scenario map = disc2();
        PiecePlacement mill = pieceOf("mill", {0, 0});
        mill.slot = "attic";
        map.board.pieces = {pieceOf("pond", {2, 0}), mill};
        QCOMPARE(found(map), QStringList({"object.not-here 2,0", "object.slot-missing 0,0"}));
        QCOMPARE(afterFixes(map), QStringList());
    }

    void piecesThatNeedMore() {
        Scenario map = disc2();
        PiecePlacement tower = pieceOf("tower", {1, 0}, 0);
        tower.slot = "south";  // that is the mill's
        map.board.pieces = {pieceOf("gate", {0, 0}), tower};
        QCOMPARE(found(map), QStringList({"object.side-missing 0,0", "object.other-slot 1,0"}));
        QCOMPARE(afterFixes(map), QStringList());
        // Towers are for Red; the second seat plays Blue until it is given another faction.
        tower.slot = "north";
        tower.seat = 1;
        map.board.pieces = {tower};
        QCOMPARE(found(map), QStringList{"object.other-faction 1,0"});
        map.seats[1].faction = "red";
        QCOMPARE(found(map), QStringList());
    }

    void twoAtOneSpot() {
        Scenario map = disc2();
        PiecePlacement mill = pieceOf("mill", {0, 0});
        mill.slot = "north";
        map.board.pieces = {mill, pieceOf("pond", {1, 0}), pieceOf("sheep", {1, 0}),
                            mill, pieceOf("pond", {1, 0}), pieceOf("sheep", {1, 0})};
        QCOMPARE(found(map), QStringList({"object.crowded 0,0", "object.crowded 1,0"}));
        QCOMPARE(afterFixes(map), QStringList());
    }

    void cornersHaveOnePieceAndOneName() {
        const auto cairn = [](Hex at, int number) {
            PiecePlacement piece = pieceOf("cairn", at, 0);
            piece.standOn(at, number);
            return piece;
        };
        Scenario map = disc2();
        map.board.pieces = {cairn({0, 0}, 0), cairn({0, 0}, 1), cairn({2, 0}, 0)};  // the last at the rim
        QCOMPARE(found(map), QStringList());
        // Two names of one corner are one place.
        map.board.pieces = {cairn({0, 0}, 0), cairn({1, -1}, 4)};
        QCOMPARE(found(map), QStringList{"object.crowded 0,0"});
        QVERIFY(refusalOf(mToy, map, cairn({1, 0}, 2))->code == "object.spot-taken");
        QCOMPARE(afterFixes(map), QStringList());
        // Off the map, and without a corner.
        map.board.pieces = {cairn({9, 9}, 0), pieceOf("cairn", {1, 0}, 0)};
        QCOMPARE(found(map), QStringList({"object.without-ground 9,9", "object.corner-missing 1,0"}));
        QVERIFY(refusalOf(mToy, map, pieceOf("cairn", {0, 0}))->code == "object.needs-corner");
        QVERIFY(refusalOf(mToy, map, cairn({9, 9}, 3))->code == "object.no-ground");
        QCOMPARE(afterFixes(map), QStringList());
    }

    /// An object is refused exactly if it would be a finding in its place.
    void refusalsAndFindingsAgree() {
        const auto ofPlace = [&](const Scenario& map) {
            const std::set<std::string> codes{"object.without-ground", "object.not-here",
                                              "object.side-missing",   "object.slot-missing",
                                              "object.other-slot",     "object.other-faction",
                                              "object.crowded",        "object.corner-missing"};
            const auto findings = objectFindings(mToy, map);
            return std::ranges::count_if(findings,
                                         [&](const Finding& f) { return codes.contains(f.problem.code); });
        };
        /// True if the last piece of a random map is refused, and if there is a finding for it.
        /// None for a map without pieces.
        struct Verdict {
            bool refused = false, found = false;
        };
        const auto verdict = [&](const Dice& dice) -> std::optional<Verdict> {
            Rng rng = dice.rng();
            Scenario map = randomScenario(rng, mToy.catalog, std::min(dice.size, 40));
            map.profile = RuleProfile::Free;
            for (PiecePlacement& piece : map.board.pieces) {
                const char* const places[] = {"north", "south", "attic"};
                if (!piece.slot.empty()) piece.slot = places[between(rng, 0, 2)];
                if (between(rng, 0, 5) == 0) piece.side = -1, piece.corner = -1;
            }
            if (map.board.pieces.empty()) return std::nullopt;
            const PiecePlacement last = map.board.pieces.back();
            const auto with = ofPlace(map);
            map.board.pieces.pop_back();
            return Verdict{refusalOf(mToy, map, last).has_value(), with > ofPlace(map)};
        };
        QVERIFY(rc::check("refused if and only if found", [&](const Dice& dice) {
            const auto seen = verdict(dice);
            if (seen) RC_ASSERT(seen->refused == seen->found);
        }));
        // The maps meet both cases often enough. These dice are the same in every run (only
        // compilers draw in different orders): of a hundred random ones, now and then only a few
        // have a refused piece.
        int refused = 0, put = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed)
            if (const auto seen = verdict({seed, static_cast<int>(seed % 40)}))
                ++(seen->refused ? refused : put);
        QVERIFY2(refused > 200 && put > 100, qPrintable(QString("%1 refused, %2 put").arg(refused).arg(put)));
    }

    void overlappingRegions() {
        Scenario map = disc2();
        map.shapes = {{"dot", {}, {{{0, 0}, "", {}, {}}}, {}, {}, {}}};
        map.board.regions = {{"dot", {0, 0}, 0, false, false, {}},
                             {"farm", {0, 0}, 0, false, false, {}},
                             {"dot", {0, 1}, 0, false, false, {}}};
        QCOMPARE(found(map), QStringList({"object.regions-overlap 0,0", "object.regions-overlap 0,1"}));
        QCOMPARE(afterFixes(map), QStringList());
        // Two that share several hexes are found once.
        map.board.regions = {{"farm", {0, 0}, 0, false, false, {}}, {"farm", {0, 0}, 0, false, false, {}}};
        QCOMPARE(found(map).filter("overlap").size(), qsizetype{1});
    }

    void moreThanTheBox() {
        Scenario map = disc2();
        map.board.regions = {{"farm", {0, 0}, 0, false, false, {}}, {"farm", {-1, 0}, 3, false, false, {}}};
        PiecePlacement knights = pieceOf("knight", {0, 0}, 1);
        knights.count = 4;
        map.board.pieces = {knights};
        const auto findings = objectFindings(mToy, map);
        QCOMPARE(found(map).filter("object.too-many"),
                 QStringList({"object.too-many-of-player", "object.too-many"}));
        QVERIFY(std::ranges::all_of(findings,
                                    [](const Finding& f) { return f.problem.severity == Severity::Error; }));
        map.profile = RuleProfile::Free;
        for (const Finding& finding : objectFindings(mToy, map))
            if (finding.problem.code.starts_with("object.too-many"))
                QVERIFY(finding.problem.severity == Severity::Hint);
        // The box has three for each seat, independent of other seats.
        map.board.pieces[0].count = 3;
        map.board.pieces.push_back(pieceOf("knight", {1, 0}, 0));
        QVERIFY(found(map).filter("of-player").isEmpty());
    }

    void ownersThatAreNoSeats() {
        Scenario map = disc2();
        map.board.pieces = {pieceOf("knight", {0, 0}, 2)};
        EdgeFeature wall = edgeFeature({0, 0}, 1, "wall", true);
        wall.seat = 5;
        map.board.edges = {wall};
        map.board.zones = {{"z", {}, 2, {{1, 0}}, "start", false, {}}};
        QCOMPARE(found(map), QStringList({"object.owner-missing 0,0:1", "object.owner-missing 0,0",
                                          "object.owner-missing 1,0"}));
        QCOMPARE(afterFixes(map), QStringList());
    }

    void longListsEnd() {
        Scenario map = disc2();
        for (int i = 0; i < 250; ++i) map.board.pieces.push_back(pieceOf("sheep", {50 + i, 0}));
        const auto findings = objectFindings(mToy, map);
        QCOMPARE(findings.size(), maxObjectFindings + 1);
        QCOMPARE(findings.back().problem.code, std::string("object.more"));
        QVERIFY(findings.back().problem.arguments.at(0).value == ArgumentValue(std::int64_t{150}));
    }

    /// Findings of every game are beside the game's own, and games without such things have none.
    void partOfAllFindings() {
        Scenario map = disc2();
        map.board.pieces = {pieceOf("sheep", {7, 1})};
        const auto all = findingsOf(mToy, map);
        QCOMPARE(
            std::ranges::count(all, "object.without-ground", [](const Finding& f) { return f.problem.code; }),
            1);
        GameSystem quiet = mToy;
        quiet.check = nullptr;
        QCOMPARE(findingsOf(quiet, map).size(), std::size_t{1});
        quiet.catalog.edgeKinds.clear();
        quiet.catalog.pieceKinds.clear();
        quiet.catalog.regionShapes.clear();
        quiet.catalog.zoneKinds.clear();
        QVERIFY(findingsOf(quiet, map).empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(objectFindings(mToy, map, stop.get_token()).empty());
    }

    void anyMapAndItsFixes() {
        const Messages messages = toySystems().messages();
        QVERIFY(rc::check("every fix mends its finding, every code has a sentence", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario map = randomScenario(rng, mToy.catalog, dice.size);
            for (const Finding& finding : objectFindings(mToy, map)) {
                RC_ASSERT(messages.knows(finding.problem.code));
                if (!finding.fix) continue;
                RC_ASSERT(messages.knows(finding.fix->code));
                RC_ASSERT(!changesNothing(map, finding.fix->edit));
                Scenario mended = map;
                const Edit back = apply(mended, finding.fix->edit);
                if (finding.fix->code == "object.fix.nobody")
                    RC_ASSERT(objectFindings(mToy, mended).size() <= objectFindings(mToy, map).size());
                (void)apply(mended, back);
                RC_ASSERT(mended == map);
            }
        }));
    }
};

HEXA_TEST(ObjectFindingsTest);
#include "objectfindings_test.moc"
