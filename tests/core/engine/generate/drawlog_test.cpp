// SPDX-License-Identifier: GPL-3.0-or-later
// Draws found again from a map alone, for each game and each method that draws.
#include "core/engine/generate/drawlog.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/registry/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace hexa;

namespace {

/// Returns the first map that a method draws for a layout of the game.
Candidate drawn(const GameSystem& system, const std::string& mode, std::uint64_t seed) {
    for (const Layout& layout : system.layouts) {
        GenerateRequest request;
        request.base = layout.scenario;
        request.mode = mode;
        request.seed = seed;
        if (auto made = system.generate->run(request); made && !made->empty()) return made->front();
    }
    qFatal("no map");
}

/// Locks everything that a person can lock.
Scenario locked(Scenario map) {
    std::vector<Board::Change> changes;
    for (const Cell& cell : map.board.cells()) {
        Cell closed = cell;
        closed.locked = true;
        changes.push_back({cell.at, CellState(closed, map.board.detailsOf(cell.at))});
    }
    map.board.apply(changes);
    for (auto& region : map.board.regions) region.locked = true;
    for (auto& edge : map.board.edges) edge.locked = true;
    for (auto& piece : map.board.pieces) piece.locked = true;
    return map;
}

}  // namespace

class DrawLogTest : public QObject {
    Q_OBJECT
private slots:
    void mapsGiveTheirDraws_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("mode");
        const Systems systems = builtInSystems();
        for (const GameSystem& system : systems.list())
            for (const GenerateMethod& mode : system.generate->modes)
                if (mode.draws)
                    QTest::addRow("%s %s", system.id().c_str(), mode.id.c_str())
                        << QString::fromStdString(system.id()) << QString::fromStdString(mode.id);
    }
    void mapsGiveTheirDraws() {
        QFETCH(QString, system);
        QFETCH(QString, mode);
        const Systems systems = builtInSystems();
        const GameSystem& game = *systems.find(system.toStdString());
        QVERIFY(drawsMaps(game));
        for (const std::uint64_t seed : {7, 8}) {
            const Candidate candidate = drawn(game, mode.toStdString(), seed);
            const Scenario& map = candidate.scenario;
            QVERIFY(!candidate.log.empty());
            QVERIFY(drawOf(game, map) == candidate.log);
            QVERIFY(drawOf(game, locked(map)) == candidate.log);

            // Any change of what was drawn, whether locked or not.
            const auto isAnother = [&](Scenario changed) {
                return drawOf(game, changed).empty() && drawOf(game, locked(std::move(changed))).empty();
            };
            Scenario version = map;
            ++version.provenance.generatorVersion;
            QVERIFY(isAnother(version));
            const Layout* layout = game.layout(map.provenance.layout);
            QVERIFY(layout != nullptr);
            const auto isDrawn = [&](const Cell& cell) {
                const Cell* before = layout->scenario.board.find(cell.at);
                return isTile(cell.kind) && (before == nullptr || before->kind != cell.kind);
            };
            const auto& cells = map.board.cells();
            const auto first = std::ranges::find_if(cells, isDrawn);
            const auto second = std::find_if(first, cells.end(), [&](const Cell& cell) {
                return isDrawn(cell) && cell.kind != first->kind;
            });
            if (second != cells.end()) {
                Scenario swapped = map;
                Cell one = *first, other = *second;
                std::swap(one.kind, other.kind);
                const std::vector<Board::Change> changes{{one.at, CellState(one)},
                                                         {other.at, CellState(other)}};
                swapped.board.apply(changes);
                QVERIFY(isAnother(swapped));
            }
            if (!map.board.regions.empty()) {
                Scenario turned = map;
                turned.board.regions.back().turns = (turned.board.regions.back().turns + 2) % 6;
                QVERIFY(isAnother(turned));
            }
            if (map.board.pieces.size() > layout->scenario.board.pieces.size()) {
                Scenario turned = map;
                turned.board.pieces.back().turns = (turned.board.pieces.back().turns + 1) % 6;
                QVERIFY(isAnother(turned));
            }
        }
    }
};

HEXA_TEST(DrawLogTest);

#include "drawlog_test.moc"
