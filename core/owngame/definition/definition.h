// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/hex/blankshape.h"
#include "core/owngame/definition/rule.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Game described in a file (docs/formats/game-file.md), as a value.

namespace hexa::owngame {

/// Set of cells that meet all given conditions. Membership of a cell depends on that cell alone.
struct CellSet {
    std::string id;
    Localized name;
    std::vector<std::string> kinds;   ///< Kinds of tiles; empty: any.
    std::vector<std::string> groups;  ///< Groups of kinds; empty: any.
    std::string property;             ///< ID of a cell property; empty: no condition.
    std::vector<std::string> values;  ///< Accepted values of a choice.
    Bounds is;                        ///< Range of a number; a flag counts as 0 or 1.
    std::string piece;                ///< Kind of a piece on the cell; empty: no condition.
    std::string zone;                 ///< Kind of a zone around the cell; empty: no condition.
    std::string except;               ///< Name of an earlier set whose cells are excluded.
    friend bool operator==(const CellSet&, const CellSet&) = default;
};

/// Integer value of each cell.
struct Figure {
    enum class By { Kind, Property, Sum, Larger };
    std::string id;
    Localized name;
    By by = By::Kind;
    std::string property;  ///< For By::Property.
    std::map<std::string, int>
        values;  ///< By kind or choice, 0 by default. Number properties use their own value.
    std::vector<std::string> parts = {};  ///< Earlier figures, for a sum or a maximum.
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Values of a cell property that are dealt onto cells, e.g. number tokens. The first choice means
/// that a cell has no value.
struct Deck {
    std::string property;
    std::string onto;  ///< Set of cells that receive the values, as long as values remain.
    struct Value {
        std::string id;  ///< Choice of the property.
        PlayerBounds copies;
        std::string colour;  ///< "#rrggbb" of the disc; empty: white.
        friend bool operator==(const Value&, const Value&) = default;
    };
    std::vector<Value> values;
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// Layout that a map starts with.
struct LayoutPlan {
    struct Fixed {
        Hex at;
        std::string kind;
        friend bool operator==(const Fixed&, const Fixed&) = default;
    };
    struct Area {
        std::string kind;
        int seat = -1;
        /// Rows of a pointy-top map, columns of a flat-top one, counted from 1. If 0, `cells`
        /// applies.
        int from = 0, to = 0;
        std::vector<Hex> cells;  ///< Cells in addition to the lines.
        friend bool operator==(const Area&, const Area&) = default;
    };
    std::string id;
    Localized name;
    int players = 1;
    std::vector<Hex> cells;  ///< Sorted; added to those of `shape` if it is named.
    std::optional<BlankShape> shape = {};
    std::vector<Hex> holes;    ///< Cells excluded from the shape.
    std::vector<Hex> homes;    ///< One for each player, or empty.
    std::vector<Fixed> fixed;  ///< Locked tiles placed at the start.
    std::vector<Area> zones;
    friend bool operator==(const LayoutPlan&, const LayoutPlan&) = default;
};

/// Number of cells of a set in a map.
struct Count {
    std::string what;
    PlayerBounds is;
    friend bool operator==(const Count&, const Count&) = default;
};

/// Returns the count as a rule of its form.
inline Rule asRule(const Count& count) {
    Rule rule;
    rule.what = count.what;
    rule.is = count.is;
    return rule;
}

/// Cost of a step to a neighbouring cell: what entering a cell of a set counts, or what crossing a
/// side with a feature ("edge:ID") adds.
struct Way {
    std::string what;
    std::optional<int> steps;  ///< Thousandths; none: no step leads there.
    friend bool operator==(const Way&, const Way&) = default;
};

/// Worth of a place to a seat: the weighted sum of its figures, times a weight by distance from
/// home.
struct Worth {
    enum class Share { All, Nearest };
    std::vector<std::pair<std::string, int>> figures;  ///< With weights in thousandths.
    /// Thousandths by steps from home; 0 beyond the last entry. Empty: fairness isn't evaluated.
    std::vector<int> decay;
    Share share = Share::All;  ///< Nearest: only the nearest seats share it, in equal parts.
    /// Maximum lead of the richest seat over the poorest, in percent of the mean.
    int accept = 5;
    friend bool operator==(const Worth&, const Worth&) = default;
};

/// Quality of maps that people ask for more or less of when they generate.
struct GameStyle {
    enum class Form {
        Clumps,  ///< Share of the neighbours of `what` that are also `what`; or alike, for any tile.
        Near,    ///< Mean steps from each of `what` to the nearest of `with`.
    };
    std::string id;
    Form form = Form::Clumps;
    std::string what;  ///< Set; empty for Form::Clumps: all tiles, each compared with its own kind.
    std::string with;  ///< Set, for Form::Near.
    friend bool operator==(const GameStyle&, const GameStyle&) = default;
};

struct Definition {
    int edition = 1;  ///< For display only.
    std::string author, licence, source;
    Catalog catalog;  ///< Its system is the ID of the game in the file.
    std::vector<CellSet> sets;
    std::vector<Figure> figures;
    std::vector<Deck> decks;
    std::vector<LayoutPlan> layouts;
    std::vector<Count> counts;
    std::vector<Rule> rules;
    std::vector<GameStyle> styles;  ///< Empty: groups of equal tiles (core/owngame/generate/styles.h).
    std::vector<Way> ways;          ///< Empty: steps are counted in a straight line.
    Worth worth;
    double tileSize = 75;  ///< Distance between opposite sides, in mm.
    /// Diameters of printed counters and of dealt values, in mm; 0: in proportion to the tiles.
    int pieceSize = 0, tokenSize = 0;
    std::map<std::string, std::string> drawings;  ///< SVG by name, as GameSystem::drawings.
    /// States of the translations, as compact JSON (core/owngametexts); empty: none. They are no
    /// part of an edition: maps don't carry them, and the game's mark doesn't depend on them.
    std::string translation;
};

inline constexpr std::array<std::string_view, 2> styleNames{"clumps", "near"};

/// Limits on the sizes in a game file (docs/formats/game-file.md).
namespace limits {
inline constexpr std::size_t fileBytes = 16 << 20;
inline constexpr std::size_t kinds = 200, things = 64, properties = 16, choices = 64, groups = 32;
inline constexpr std::size_t sets = 48, figures = 16, decks = 4, layouts = 32, counts = 256, rules = 64,
                             styles = 12, ways = 32;
inline constexpr std::size_t cells = 2'000, drawings = 256, drawingBytes = 256 << 10, pixels = 32 << 20,
                             decay = 64;
inline constexpr std::size_t text = 200, translationBytes = 4 << 20;
inline constexpr int value = 1'000'000;
inline constexpr std::int64_t figureValue = 1'000'000'000;
inline constexpr int smallestTile = 10, largestTile = 300, smallestCounter = 5, largestCounter = 150;
}  // namespace limits

}  // namespace hexa::owngame
