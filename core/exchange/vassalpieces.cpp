// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/vassalpieces.h"

#include "core/exchange/vassalxml.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <cmath>

namespace hexa::exchange {
namespace {

using vassal::append;
using vassal::set;

/// Returns a name as a part of VASSAL's texts, in which some characters divide.
std::string wordOf(const Localized& text, const std::string& language) {
    std::string word(text.in(language));
    word = withoutForbidden(word).value_or(word);
    std::replace_if(
        word.begin(), word.end(),
        [](char c) { return c == ';' || c == '/' || c == '\\' || c == ',' || c == '\''; }, ' ');
    std::replace_if(
        word.begin(), word.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return word;
}

class PieceWriter {
public:
    PieceWriter(const PlayItems& items, const VassalTable& table) : mItems(items), mTable(table) {}

    int write(pugi::xml_node module, const VassalBoard& board) {
        if (mItems.piles.empty() && mItems.starts.empty()) return mNext;
        for (const StartItem& start : mItems.starts) addStart(board, start);
        addTable(append(module, "VASSAL.build.module.Map"));
        for (const std::string& side : mTable.sides)
            addHand(append(module, "VASSAL.build.module.PlayerHand"), side);
        addPalette(append(module, "VASSAL.build.module.PieceWindow"));
        return mNext;
    }

private:
    int pixels(double mm) const { return static_cast<int>(std::lround(mm * mTable.pixelsPerMm)); }
    int widthOf(const PlayItem& one) const { return pixels(one.width(mItems.tileSize)); }
    int heightOf(const PlayItem& one) const { return pixels(one.height(mItems.tileSize)); }

    /// Adds a piece in VASSAL's form: its traits from the outermost to the picture, then its state.
    /// A piece with another back can be turned over (Ctrl+F). Then only the player who turned it
    /// sees its face.
    void addSlot(pugi::xml_node parent, const char* kind, const PlayItem& one) {
        pugi::xml_node slot = append(parent, kind);
        const std::string name = wordOf(one.item.name, mTable.language);
        const std::string number = std::to_string(mNext++);
        set(slot, "entryName", name);
        set(slot, "gpid", number);
        set(slot, "height", heightOf(one));
        set(slot, "width", widthOf(one));
        const bool turns = !one.back.empty() && one.back != one.front;
        const std::string type = (turns ? "obs;70,130;" + one.back + ";Flip;B;?;player:;Peek\t" : "") +
                                 "piece;;;" + one.front + ';' + name;
        const std::string state = std::string(turns ? "null;\t" : "") + "null;0;0;" + number + ";0";
        slot.text().set(("+/null/" + type + '/' + state).c_str());
    }

    /// Adds a board without a picture.
    static void addBoard(pugi::xml_node map, const std::string& name, int width, int height) {
        pugi::xml_node picker = append(map, "VASSAL.build.module.map.BoardPicker");
        set(picker, "slotHeight", 125);
        set(picker, "slotWidth", 350);
        set(picker, "slotScale", "0.2");
        set(picker, "title", name);
        pugi::xml_node board = append(picker, "VASSAL.build.module.map.boardPicker.Board");
        set(board, "name", name);
        set(board, "image", "");
        set(board, "width", width);
        set(board, "height", height);
        set(board, "color", "236,232,222");
        set(board, "reversible", "false");
    }

    static void setMap(pugi::xml_node map, const std::string& name) {
        set(map, "mapName", name);
        set(map, "allowMultiple", "false");
        set(map, "backgroundcolor", "255,255,255");
        set(map, "edgeWidth", 0);
        set(map, "edgeHeight", 0);
        set(map, "buttonName", name);
        set(map, "markMoved", "Never");
    }

    void addStart(const VassalBoard& board, const StartItem& start) {
        pugi::xml_node stack = append(pugi::xml_node(board.map), "VASSAL.build.module.map.SetupStack");
        const auto [x, y] = board.pixel(start.at);
        set(stack, "name", wordOf(start.one.item.name, mTable.language));
        set(stack, "owningBoard", board.name);
        set(stack, "useGridLocation", "false");
        set(stack, "x", x);
        set(stack, "y", y);
        addSlot(stack, "VASSAL.build.widget.PieceSlot", start.one);
    }

    /// Piles in rows, the decks first.
    void addTable(pugi::xml_node map) {
        setMap(map, mTable.name);
        set(map, "launch", "true");
        const int gap = pixels(8), right = pixels(900);
        struct Placed {
            const Pile* pile;
            int x, y, width, height;
        };
        std::vector<Placed> placed;
        int x = gap, y = gap, row = 0;
        for (const Pile& pile : mItems.piles) {
            int width = 0, height = 0;
            for (const PlayItem& one : pile.items) {
                width = std::max(width, widthOf(one));
                height = std::max(height, heightOf(one));
            }
            if (x + width > right) {
                x = gap;
                y += row + gap;
                row = 0;
            }
            placed.push_back({&pile, x + width / 2, y + height / 2, width, height});
            x += width + gap;
            row = std::max(row, height);
        }
        addBoard(map, mTable.name, right + gap, y + row + gap);
        addPieceHandling(map);
        for (const Placed& one : placed) {
            const bool alone = one.pile->name.empty();
            pugi::xml_node stack = append(map, alone ? "VASSAL.build.module.map.SetupStack"
                                                     : "VASSAL.build.module.map.DrawPile");
            set(stack, "name",
                alone ? wordOf(one.pile->items.front().item.name, mTable.language) : one.pile->name);
            set(stack, "owningBoard", mTable.name);
            set(stack, "useGridLocation", "false");
            set(stack, "x", one.x);
            set(stack, "y", one.y);
            if (!alone) {
                set(stack, "width", one.width);
                set(stack, "height", one.height);
                set(stack, "draw", "true");
                set(stack, "color", "90,80,60");
                set(stack, "faceDown", one.pile->deck ? "Always" : "Never");
                set(stack, "shuffle", one.pile->deck ? "Always" : "Never");
                set(stack, "allowMultiple", "true");
                set(stack, "allowSelect", "true");
                set(stack, "canSave", "false");
            }
            for (const PlayItem& item : one.pile->items)
                for (int copy = 0; copy < item.item.copies; ++copy)
                    addSlot(stack, alone ? "VASSAL.build.widget.PieceSlot" : "VASSAL.build.widget.CardSlot",
                            item);
        }
    }

    void addHand(pugi::xml_node hand, const std::string& side) {
        setMap(hand, side);
        set(hand, "side", side);
        set(hand, "visible", "false");
        addBoard(hand, side, pixels(400), pixels(120));
        addPieceHandling(hand);
    }

    /// Adds a palette with one of each piece, for things needed in larger numbers: a tab for each
    /// sheet.
    void addPalette(pugi::xml_node window) {
        set(window, "defaultWidth", 0);
        set(window, "hidden", "false");
        set(window, "hotkey", "80,195");
        set(window, "scale", "1.0");
        set(window, "text", mTable.name);
        pugi::xml_node tabs = append(window, "VASSAL.build.widget.TabWidget");
        set(tabs, "entryName", mTable.name);
        std::vector<const PlayItem*> all;
        for (const Pile& pile : mItems.piles)
            for (const PlayItem& one : pile.items) all.push_back(&one);
        for (const StartItem& start : mItems.starts)
            if (std::none_of(all.begin(), all.end(),
                             [&](const PlayItem* one) { return one->front == start.one.front; }))
                all.push_back(&start.one);
        for (const PlayItem* one : all) {
            pugi::xml_node list = tabs.find_child_by_attribute("entryName", one->sheet.c_str());
            if (!list) {
                list = append(tabs, "VASSAL.build.widget.ListWidget");
                set(list, "entryName", one->sheet);
                set(list, "divider", 194);
                set(list, "height", 500);
                set(list, "width", 300);
                set(list, "scale", "1.0");
            }
            addSlot(list, "VASSAL.build.widget.PieceSlot", *one);
        }
    }

    const PlayItems& mItems;
    const VassalTable& mTable;
    int mNext = 1;
};

}  // namespace

void addPieceHandling(pugi::xml_node map) {
    for (const char* name : {"StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter",
                             "MenuDisplayer", "MapCenterer", "StackExpander", "PieceMover", "KeyBufferer",
                             "ImageSaver", "CounterDetailViewer", "Flare", "Zoomer"})
        append(map, (std::string("VASSAL.build.module.map.") + name).c_str());
}

int addPieces(pugi::xml_node module, const VassalBoard& board, const PlayItems& items,
              const VassalTable& table) {
    return PieceWriter(items, table).write(module, board);
}

}  // namespace hexa::exchange
