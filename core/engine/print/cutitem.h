// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/catalog/catalog.h"
#include "core/engine/origin.h"
#include "core/hex/geometry.h"

#include <optional>
#include <string>
#include <vector>

/// Items of a game to cut out of paper, described by content and never by drawing: printed sheets
/// and exports to other programs are made from the same items.
namespace hexa {

/// Outline for the scissors. Lengths in mm.
struct CutOutline {
    enum class Form { Rectangle, Round, Hexes };
    Form form = Form::Rectangle;
    /// Width; of something round its diameter. Hexes are as large as tiles.
    double width = 0;
    double height = 0;       ///< Height of a rectangle.
    double corner = 0;       ///< Radius of a rectangle's corners.
    std::vector<Hex> hexes;  ///< They touch each other.
    friend bool operator==(const CutOutline&, const CutOutline&) = default;
};

/// Small disc on a face made of hexes or on a cell of the map, such as a place to build at.
/// Different marks must differ in their letters, too: some people see no colours, and a printer may
/// have only black.
struct CutMark {
    Point at;             ///< From the middle of the hex (0, 0), in circumradii.
    double radius = 0.2;  ///< In circumradii.
    std::string colour;   ///< "#c0392b"; empty: white.
    Localized letter;     ///< Label of one or two letters or a sign; may be empty.
    Localized name = {};  ///< Meaning, for legends; empty: they leave it out.
    /// Where a map shows it, smaller, if there are counters on its cell. None: they may cover it.
    std::optional<Point> aside = {};
    friend bool operator==(const CutMark&, const CutMark&) = default;
};

/// Returns a mark as a map shows it on a cell with counters.
inline CutMark movedAside(CutMark mark) {
    if (!mark.aside) return mark;
    mark.at = *mark.aside;
    mark.radius *= 2.0 / 3;
    return mark;
}

/// A row of a table on a card.
struct CutRow {
    Localized name;
    Localized text;
    friend bool operator==(const CutRow&, const CutRow&) = default;
};

/// One side of an item. All of it may be empty. Different items must differ without colour too,
/// because a printer may have only black.
struct CutFace {
    std::string colour;   ///< Colour of the ground, "#c0392b"; empty: paper.
    std::string drawing;  ///< Name of one of the game's drawings (GameSystem::drawings).
    Localized letter;     ///< Large, in the middle.
    /// Index of the owner, shown by the outline of the faction's pieces; -1: no owner.
    int faction = -1;
    Localized title;           ///< On a card above, else below the middle.
    std::string number;        ///< In the upper right corner, e.g. its price.
    Localized line;            ///< Below the title: its category.
    Localized text;            ///< Effect.
    std::vector<CutRow> rows;  ///< The effect as a table, below the text.
    /// Names of the game's drawings, small, below the text of a card.
    std::vector<std::string> pictures;
    Localized foot;             ///< Small print.
    std::vector<KindId> tiles;  ///< Tile on each hex of the outline.
    std::vector<CutMark> marks;
    friend bool operator==(const CutFace&, const CutFace&) = default;
};

/// Copies of an item that are on cells of the map in place of a mark, such as number tokens.
struct CutDealt {
    std::string property;  ///< Cell property that they show.
    Point at;              ///< Of each, from the middle of its cell, as in CutMark.
    Point aside;           ///< The same on a cell with counters.
    std::vector<Hex> cells;
    friend bool operator==(const CutDealt&, const CutDealt&) = default;
};

/// A thing to cut out.
struct CutItem {
    /// Names it among those of its sheet and its pictures: small letters, digits, "-".
    std::string id;
    Localized name;
    CutOutline outline;
    int copies = 1;
    CutFace front;
    std::optional<CutFace> back;
    /// Name of its pile: rectangles make a deck to shuffle, all else a bag. Empty: it is single.
    Localized pile;
    int seat = -1;  ///< Owner; -1: none.
    /// Copies of it among the pieces of the map (by their place in Board::pieces).
    std::vector<std::size_t> starts = {};
    CutDealt dealt = {};
    bool onTiles = false;  ///< Stands on tiles or beside them on the map, so it has their scale.
    /// Extent of the stand-in; `foot` gives the details.
    StandIn standIn = StandIn::None;
    friend bool operator==(const CutItem&, const CutItem&) = default;

    bool isCard() const { return outline.form == CutOutline::Form::Rectangle && !pile.empty(); }
};

}  // namespace hexa
