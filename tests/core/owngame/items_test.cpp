// SPDX-License-Identifier: GPL-3.0-or-later
// Things to cut out for games of one's own: pieces, dealt values.
#include "core/owngame/items.h"

#include "core/engine/print/print.h"
#include "core/hex/geometry.h"
#include "core/owngame/marks.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace hexa::test {

class OwnGameItemsTest : public QObject {
    Q_OBJECT

    /// Returns the toy game with a kind of pieces that belong to players.
    static owngame::Definition game() {
        owngame::Definition game = owngame::readDefinition(toyDefinition).value();
        PieceKind hut;
        hut.id = "hut";
        hut.name = Localized("Hut");
        hut.letter = "h";
        hut.owned = true;
        game.catalog.pieceKinds.push_back(hut);
        return game;
    }
    static Scenario map(const owngame::Definition& definition) {
        return owngame::makeSystem(definition).layout("two")->scenario;
    }
    static PiecePlacement piece(const char* kind, Hex at, int seat = -1, int count = 1) {
        PiecePlacement placed;
        placed.kind = kind;
        placed.at = at;
        placed.seat = seat;
        placed.count = count;
        return placed;
    }
    static std::map<std::string, int> copiesOf(const std::vector<CutItem>& items) {
        std::map<std::string, int> copies;
        for (const CutItem& item : items) copies[item.id] = item.copies;
        return copies;
    }
    using Copies = std::map<std::string, int>;

private slots:
    void sheetsAreThoseThatTheGameNeeds() {
        owngame::Definition some = game();
        const auto sheets = owngame::cutSheets(some);
        QCOMPARE(sheets.size(), std::size_t(2));
        QCOMPARE(sheets[0].id, std::string("pieces"));
        QCOMPARE(sheets[0].name.in("de"), std::string_view("Figuren"));
        QCOMPARE(sheets[1].id, std::string("tokens"));
        some.decks.clear();
        QCOMPARE(owngame::cutSheets(some).size(), std::size_t(1));
        some.catalog.pieceKinds.clear();
        QVERIFY(owngame::cutSheets(some).empty());
        QVERIFY(owngame::cutItems(some, map(some), "cards").empty());
    }

    /// The supply, else the count of the file, each for every owner; never fewer than on the map.
    void piecesAreCountersByKindAndOwner() {
        owngame::Definition some = game();
        Scenario board = map(some);
        QCOMPARE(copiesOf(owngame::cutItems(some, board, "pieces")), (Copies{{"piece-sheep", 4}}));

        some.counts.push_back({"piece:hut", {{{2, 2, {3, 5}}}}});
        QCOMPARE(copiesOf(owngame::cutItems(some, board, "pieces")),
                 (Copies{{"piece-sheep", 4}, {"seat-1-hut", 3}, {"seat-2-hut", 3}}));

        some.counts.back().is = {};
        board.board.pieces = {piece("hut", {0, 0}, 1, 2), piece("hut", {1, 0}, 1), piece("hut", {0, 1})};
        const auto items = owngame::cutItems(some, board, "pieces");
        QCOMPARE(copiesOf(items), (Copies{{"piece-sheep", 4}, {"seat-2-hut", 3}, {"piece-hut", 1}}));
        const CutItem& blue = *std::ranges::find(items, "seat-2-hut", &CutItem::id);
        QCOMPARE(blue.starts, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(blue.seat, 1);
        QCOMPARE(blue.front.colour, std::string("#2c5fa8"));
        QCOMPARE(blue.front.faction, 1);
        QCOMPARE(blue.name.in("en"), std::string_view("Hut · Blue"));
        QCOMPARE(blue.pile.in("en"), std::string_view("Blue"));
        QVERIFY(blue.onTiles);
    }

    void factionsHaveOnlyTheirOwnKinds() {
        owngame::Definition some = game();
        some.catalog.pieceKinds.back().faction = "red";
        some.catalog.pieceKinds.back().supply = 2;
        QCOMPARE(copiesOf(owngame::cutItems(some, map(some), "pieces")),
                 (Copies{{"piece-sheep", 4}, {"seat-1-hut", 2}}));
        // Without factions, the number of the player tells the pieces apart.
        some.catalog.pieceKinds.back().faction.clear();
        some.catalog.factions.clear();
        const auto items = owngame::cutItems(some, map(some), "pieces");
        QCOMPARE(items.size(), std::size_t(3));
        QCOMPARE(items[2].front.number, std::string("2"));
        QVERIFY(items[1].front != items[2].front);
    }

    void drawingsAndLettersAreShown() {
        owngame::Definition some = game();
        some.drawings["piece-sheep"] = some.drawings["piece-hut"] = some.drawings.at("lake");
        some.catalog.pieceKinds.back().supply = 1;
        some.catalog.pieceKinds.front().covers = true;
        const auto items = owngame::cutItems(some, map(some), "pieces");
        QCOMPARE(items[0].front.drawing, std::string("piece-sheep"));
        QVERIFY(items[0].front.letter.empty());
        QVERIFY(items[0].outline.form == CutOutline::Form::Hexes);
        QCOMPARE(items[1].front.drawing, std::string("piece-hut"));
        QVERIFY2(!items[1].front.letter.empty(), "owners differ by the outline around it");
        QVERIFY(items[1].outline.form == CutOutline::Form::Round);
    }

    /// A file may name a million: paper and memory are limited.
    void hugeSuppliesAreCutDown() {
        owngame::Definition some = game();
        for (PieceKind& kind : some.catalog.pieceKinds) kind.supply = owngame::limits::value;
        some.decks.front().values.front().copies = {{{1, 16, {2'000, 2'000}}}};
        for (const char* sheet : {"pieces", "tokens"})
            for (const CutItem& item : owngame::cutItems(some, map(some), sheet))
                QVERIFY2(item.copies <= 200, item.id.c_str());
    }

    /// As many tokens as the file deals, and those of the map on their cells.
    void dealtValuesAreTokens() {
        const owngame::Definition some = game();
        const GameSystem system = owngame::makeSystem(some);
        auto generated = made(system, "two", "random", 3);
        QVERIFY(generated);
        const auto items = owngame::cutItems(some, *generated, "tokens");
        QCOMPARE(copiesOf(items), (Copies{{"deck-1-one", 6}, {"deck-1-two", 3}}));
        QCOMPARE(items[0].name.in("en"), std::string_view("Token One"));
        QCOMPARE(items[0].front.letter.in("en"), std::string_view("One"));
        QCOMPARE(items[0].pile.in("en"), std::string_view("Token"));
        std::size_t dealt = 0;
        for (const CutItem& item : items) {
            QCOMPARE(item.dealt.property, std::string("token"));
            for (const Hex at : item.dealt.cells) {
                const auto marks = system.marks(*generated, at);
                QCOMPARE(marks.size(), std::size_t(1));
                QVERIFY(marks.front().letter == item.front.letter && marks.front().at == item.dealt.at);
            }
            dealt += item.dealt.cells.size();
        }
        QCOMPARE(dealt, std::size_t(9));
        std::vector<Board::Change> changes;
        for (const Cell& cell : generated->board.cells()) {
            CellDetails own;
            own.attributes.set("token", std::string("two"));
            changes.push_back({cell.at, CellState(cell, own)});
        }
        generated->board.apply(changes);
        QCOMPARE(copiesOf(owngame::cutItems(some, *generated, "tokens")),
                 (Copies{{"deck-1-one", 6}, {"deck-1-two", 19}}));
    }

    /// Sizes follow the tiles unless the file gives them; a file without them stays as it was.
    void sizesAreThoseOfTheFile() {
        owngame::Definition some = game();
        QCOMPARE(owngame::pieceSizeOf(some), 18.0);
        QCOMPARE(owngame::tokenSizeOf(some), 21.0);
        QVERIFY(owngame::writeDefinition(some).find("pieceMm") == std::string::npos);
        const std::string text =
            toyWith("\"tileMm\": 60", "\"tileMm\": 60, \"pieceMm\": 16, \"tokenMm\": 24");
        const auto sized = owngame::readDefinition(text);
        QVERIFY(sized);
        QCOMPARE(owngame::pieceSizeOf(*sized), 16.0);
        QCOMPARE(owngame::tokenSizeOf(*sized), 24.0);
        QCOMPARE(owngame::readDefinition(owngame::writeDefinition(*sized))->tokenSize, 24);
        QCOMPARE(owngame::cutItems(*sized, map(*sized), "pieces").front().outline.width, 16.0);
        QCOMPARE(owngame::cutItems(*sized, map(*sized), "tokens").front().outline.width, 24.0);
    }

    /// A value beside a counter: inside of its hex of either orientation, clear of a counter in the
    /// middle and of other values.
    void valuesHaveRoomBesideCounters() {
        owngame::Definition some = game();
        const Property token = some.catalog.cellProperties.front();
        for (const char* id : {"b", "c", "d"}) {
            Property more = token;
            more.id = id;
            some.catalog.cellProperties.push_back(more);
            owngame::Deck deck = some.decks.front();
            deck.property = id;
            some.decks.push_back(deck);
        }
        std::vector<CutMark> marks;
        for (std::size_t deck = 0; deck < some.decks.size(); ++deck)
            marks.push_back(movedAside(*owngame::markOf(some, deck, some.decks[deck].values.front())));
        QCOMPARE(marks.size(), owngame::limits::decks);
        for (const CutMark& mark : marks) {
            for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy})
                for (int direction = 0; direction < 6; ++direction) {
                    const Point way = centreOf(neighbour({}, direction), orientation);
                    const double reach = (mark.at.x * way.x + mark.at.y * way.y) / sqrt3;
                    QVERIFY(reach + mark.radius <= sqrt3 / 2);
                }
            QVERIFY(std::hypot(mark.at.x, mark.at.y + 0.05) >= mark.radius + 0.37);
            for (const CutMark& other : marks)
                if (other.at != mark.at)
                    QVERIFY(std::hypot(mark.at.x - other.at.x, mark.at.y - other.at.y) >= 2 * mark.radius);
        }
    }
};

HEXA_TEST(OwnGameItemsTest);

}  // namespace hexa::test

#include "items_test.moc"
