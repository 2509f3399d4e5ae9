// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/hex/blankshape.h"
#include "core/owngame/rule.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

// A game that people describe in a file (docs/formats/game-file.md), as a value.

namespace hexa::owngame {

/// Which cells: all that is said must hold. Whether a cell belongs depends on that cell alone.
struct CellSet {
    std::string id;
    Localized name;
    std::vector<std::string> kinds;   ///< Of tiles; empty: any.
    std::vector<std::string> groups;  ///< Of kinds; empty: any.
    std::string property;             ///< Id of a cell property; empty: none is asked.
    std::vector<std::string> values;  ///< Of a choice.
    Bounds is;                        ///< Of a number; a flag counts as 0 or 1.
    std::string piece;                ///< A piece of this kind stands there; empty: none is asked.
    std::string zone;                 ///< It lies in a zone of this kind; empty: none is asked.
    std::string except;               ///< But the cells of this set, which stands before it.
    friend bool operator==(const CellSet&, const CellSet&) = default;
};

/// A whole number of every cell.
struct Figure {
    enum class By { Kind, Property, Sum, Larger };
    std::string id;
    Localized name;
    By by = By::Kind;
    std::string property;  ///< Of By::Property.
    std::map<std::string, int>
        values;  ///< By kind or choice; what is not named is 0. Numbers stand for themselves.
    std::vector<std::string> parts = {};  ///< Of a sum or the larger: figures that stand before it.
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Values of a cell property that are dealt onto cells, e.g. number tokens. The first choice means that there is none.
struct Deck {
    std::string property;
    std::string onto;  ///< Set of cells; these all get one as long as there are any.
    struct Value {
        std::string id;  ///< A choice of the property.
        PlayerBounds copies;
        std::string colour;  ///< "#rrggbb" of the disc; empty: white.
        friend bool operator==(const Value&, const Value&) = default;
    };
    std::vector<Value> values;
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// A shape to begin with.
struct LayoutPlan {
    struct Fixed {
        Hex at;
        std::string kind;
        friend bool operator==(const Fixed&, const Fixed&) = default;
    };
    struct Area {
        std::string kind;
        int seat = -1;
        int from = 0,
            to = 0;  ///< Rows of a pointy-top map, columns of a flat-top one, counted from 1; 0: `cells`.
        std::vector<Hex> cells;  ///< Beside the lines.
        friend bool operator==(const Area&, const Area&) = default;
    };
    std::string id;
    Localized name;
    int players = 1;
    std::vector<Hex> cells;  ///< Sorted; those of `shape` if it is named.
    std::optional<BlankShape> shape = {};
    std::vector<Hex> holes;    ///< Not cells of the shape.
    std::vector<Hex> homes;    ///< One for each player, or none.
    std::vector<Fixed> fixed;  ///< Tiles that lie already, locked.
    std::vector<Area> zones;
    friend bool operator==(const LayoutPlan&, const LayoutPlan&) = default;
};

/// How many cells of a set a map has.
struct Count {
    std::string what;
    PlayerBounds is;
    friend bool operator==(const Count&, const Count&) = default;
};

/// What a place is worth to a seat: the figures' weighted sum, times a weight by distance from the home.
struct Worth {
    enum class Share { All, Nearest };
    std::vector<std::pair<std::string, int>> figures;  ///< With weights in thousandths.
    std::vector<int>
        decay;  ///< By steps from home, in thousandths; beyond its end 0. Empty: no fairness is told.
    Share share = Share::All;  ///< Nearest: only the seats that are nearest have it, in equal parts.
    int accept = 5;            ///< Percent of the mean that the richest seat may be above the poorest.
    friend bool operator==(const Worth&, const Worth&) = default;
};

struct Definition {
    int edition = 1;  ///< For people.
    std::string author, licence, source;
    Catalog catalog;  ///< Its system is the id of the game in the file.
    std::vector<CellSet> sets;
    std::vector<Figure> figures;
    std::vector<Deck> decks;
    std::vector<LayoutPlan> layouts;
    std::vector<Count> counts;
    std::vector<Rule> rules;
    Worth worth;
    double tileSize = 75;                         ///< From flat to flat, in mm.
    std::map<std::string, std::string> drawings;  ///< SVG by name, as GameSystem::drawings.
};

/// What the sizes of a game file may be (docs/formats/game-file.md).
namespace limits {
inline constexpr std::size_t fileBytes = 16 << 20;
inline constexpr std::size_t kinds = 200, things = 64, properties = 16, choices = 64, groups = 32;
inline constexpr std::size_t sets = 48, figures = 16, decks = 4, layouts = 32, counts = 256, rules = 64;
inline constexpr std::size_t cells = 2'000, drawings = 256, drawingBytes = 256 << 10, decay = 64;
inline constexpr int value = 1'000'000;
}  // namespace limits

}  // namespace hexa::owngame
