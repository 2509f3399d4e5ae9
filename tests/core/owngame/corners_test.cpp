// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on corners in games of one's own: check, rules, counts, generator, other editions.
#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/hex/corner.h"
#include "core/messages/messages.h"
#include "core/owngame/adopt.h"
#include "core/owngame/rules/sentences.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace hexa::test {

class OwnGameCornersTest : public QObject {
    Q_OBJECT

    /// Returns the toy game with sheep on corners at least two sides apart, and no other rules.
    static owngame::Definition game(std::int64_t sheep = 4) {
        using namespace owngame;
        Definition game = readDefinition(toyDefinition).value();
        game.catalog.pieceKinds.front().stands = PieceKind::Stands::Corner;
        game.counts = {{"piece:sheep", {{{1, 16, {sheep, sheep}}}}}};
        Rule apart;
        apart.id = "sheep-apart";
        apart.form = Form::Apart;
        apart.what = "piece:sheep";
        apart.is.parts = {{1, PlayerBounds::maxPlayers, {2, owngame::Bounds::most}}};
        game.rules = {apart};
        game.decks.clear();
        return game;
    }
    static PiecePlacement sheep(Hex at, int number) {
        PiecePlacement piece;
        piece.kind = "sheep";
        piece.standOn(at, number);
        return piece;
    }
    static Corner cornerOf(const PiecePlacement& piece) { return {piece.at, piece.corner}; }
    /// Returns the codes of the errors of a map, with rules and places.
    static QStringList errors(const GameSystem& system, const Scenario& map) {
        QStringList list;
        for (const Finding& finding : findingsOf(system, map)) {
            if (finding.problem.severity != Severity::Error) continue;
            QString line = QString::fromStdString(finding.problem.code + ' ' + finding.problem.rule);
            if (const auto* hex = std::get_if<HexPlace>(&finding.problem.place))
                line += QString(" %1,%2").arg(hex->q).arg(hex->r);
            list << line.simplified();
        }
        return list;
    }
    static Scenario full(const GameSystem& system) {
        Scenario map = system.layout("two")->scenario;
        std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
        for (Cell& cell : cells)
            if (cell.kind == KindId::Empty) cell.kind = *system.catalog.kindId("field");
        map.board.setCells(std::move(cells));
        return map;
    }

private slots:
    void filesSayWhereAPieceStands() {
        const std::string text = writeDefinition(game());
        QVERIFY(text.find(R"("stands": "corner")") != std::string::npos);
        const auto read = owngame::readDefinition(text);
        QVERIFY(read.ok());
        QVERIFY(read->catalog.pieceKinds.front().stands == PieceKind::Stands::Corner);
        QCOMPARE(writeDefinition(*read), text);
    }

    void piecesAreCountedAndKeptApart() {
        const owngame::Definition definition = game(2);
        const GameSystem system = owngame::makeSystem(definition);
        Scenario map = full(system);
        map.board.pieces = {sheep({0, 0}, 0), sheep({0, 0}, 2)};
        QStringList found = errors(system, map);
        found.removeIf([](const QString& line) { return line.startsWith("owngame.supply"); });
        QCOMPARE(found, QStringList());
        // One side apart is too near; by which hex a corner is named makes no difference.
        map.board.pieces = {sheep({0, 0}, 0), sheep({1, -1}, 3)};
        QVERIFY(errors(system, map).contains("owngame.rule sheep-apart 0,0"));
        // A piece on a corner counts once, though it is at three hexes.
        map.board.pieces = {sheep({0, 0}, 0)};
        QVERIFY(errors(system, map).contains("owngame.rule-number"));
        const owngame::Rule& rule = definition.rules.front();
        QCOMPARE(std::string(sentenceOf(definition, rule, rule.is.parts.front().is).in("en")),
                 std::string("Distance between any two “Sheep”: at least 2 edges."));
        // It needs one field beside it.
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{1, -1}}) {
            CellState state = *map.board.state(at);
            state.cell.kind = *system.catalog.kindId("lake");
            map.board.put(state);
        }
        QVERIFY(errors(system, map).contains("object.not-here 0,0"));
    }

    void generatesPiecesOnCorners() {
        const GameSystem system = owngame::makeSystem(game());
        for (const char* mode : {"random", "symmetric"})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                GenerateRequest request;
                request.base = system.layout("two")->scenario;
                request.mode = mode;
                request.symmetry = "turn-2";
                request.seed = seed;
                const auto map = makeMap(system, request);
                QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
                QCOMPARE(errors(system, *map), QStringList());
                const auto& pieces = map->board.pieces;
                QCOMPARE(pieces.size(), std::size_t{4});
                for (const PiecePlacement& one : pieces)
                    for (const PiecePlacement& other : pieces)
                        QVERIFY(&one == &other || stepsBetween(cornerOf(one), cornerOf(other)) >= 2);
                if (request.mode != "symmetric") continue;
                for (const PiecePlacement& piece : pieces)
                    QVERIFY(std::ranges::find(pieces, mapped(piece, Isometry{3, {}}).spot(),
                                              &PiecePlacement::spot) != pieces.end());
            }
    }

    /// Nothing is dealt onto corners that no count asks for, and what lies there stays.
    void leavesOtherCornersAlone() {
        owngame::Definition definition = game();
        definition.counts.clear();
        const GameSystem system = owngame::makeSystem(definition);
        GenerateRequest request;
        request.base = system.layout("two")->scenario;
        request.base.board.pieces = {sheep({0, 0}, 1)};
        request.mode = "random";
        const auto map = makeMap(system, request);
        QVERIFY(map.ok());
        QCOMPARE(map->board.pieces.size(), std::size_t{1});
        QVERIFY(map->board.pieces.front() == request.base.board.pieces.front());
    }

    /// In an edition where the kind stands on hexes, the piece goes to a hex of its corner.
    void otherEditionsMoveThePieces() {
        owngame::Definition later = game();
        later.catalog.pieceKinds.front().stands = PieceKind::Stands::Hex;
        const GameSystem before = owngame::makeSystem(game()), after = owngame::makeSystem(later);
        Scenario map = full(before);
        map.board.pieces = {sheep({0, 0}, 0)};
        const auto moved = owngame::adopted(map, before.catalog, after.catalog);
        QVERIFY(moved.losses.empty());
        QCOMPARE(moved.map.board.pieces.size(), std::size_t{1});
        QCOMPARE(moved.map.board.pieces[0].corner, -1);
        QVERIFY(moved.map.board.find(moved.map.board.pieces[0].at) != nullptr);
        const auto back = owngame::adopted(moved.map, after.catalog, before.catalog);
        QVERIFY(errors(before, back.map).join(' ').contains("object.corner-missing"));
    }
};

HEXA_TEST(OwnGameCornersTest);

}  // namespace hexa::test

#include "corners_test.moc"
