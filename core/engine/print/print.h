// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/hex/hex.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

struct CutItem;  // core/engine/print/cutitem.h
struct Scenario;

/// One step of a procedure; `part`: an item of the step before.
struct SheetStep {
    Message text;
    bool part = false;
};

/// Tiles to be laid one after the other, e.g. those of a column.
struct LayingGroup {
    Message name;
    std::vector<Hex> places;
};

/// Field of a player's orders besides places.
struct OrderField {
    Message name;
    int boxes = 1;       ///< One to write into for each.
    bool place = false;  ///< The entry is the ID of a place, not a number.
};

/// The sheet on which one player writes orders.
struct OrderSheet {
    std::size_t seat = 0;
    std::vector<Hex> places;  ///< Places that orders may name, each once.
    std::vector<OrderField> fields;
};

/// One step of a track: its content, and a note below (an age, a scoring).
struct TrackStep {
    std::string label;
    std::vector<Message> notes;
    bool marked = false;
};

/// A row of boxes for a marker, in several lines if it is long.
struct Track {
    Message title;
    std::vector<TrackStep> steps;
    std::size_t perLine = 10;
};

/// A game's facts about a map for the table. All of it may be empty.
struct SheetFacts {
    std::vector<LayingGroup> laying;  ///< In the order in which the tiles are laid.
    /// Steps of the rulebook's procedure for a random map of this size.
    std::vector<SheetStep> procedure;
    Message orderTitle;
    std::vector<OrderSheet> orders;
    int turns = 0;  ///< Number of turns in a game; each needs a sheet of orders.
    std::vector<Track> tracks;
};

/// Rules as a person reads them: already in one language, because they come from texts, not from
/// codes.
struct RulesCard {
    struct Entry {
        std::string id;  ///< E.g. "DEP-05"; may be empty.
        std::string text;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Section {
        std::string title;
        std::vector<Entry> entries;
        friend bool operator==(const Section&, const Section&) = default;
    };
    std::string title;
    std::vector<Section> sections;
    friend bool operator==(const RulesCard&, const RulesCard&) = default;
};

/// A sheet of things to cut out: cards, counters, pieces of the map.
struct CutSheet {
    /// On the command line and in settings, e.g. "cards"; no name of a sheet that every game has.
    std::string id;
    Localized name;
    /// For which games it has something, "only with alliances"; empty: for all.
    Localized only = {};
};

/// Functions of a game for printing.
struct PrintFunctions {
    std::function<SheetFacts(const Scenario&)> facts;
    /// Returns the game's reference card for a map with its variants, or an empty card.
    std::function<RulesCard(std::string_view language, const Scenario&)> rules;
    double tileSize = 75;  ///< Size of its tiles, from flat to flat, in mm.
    /// Maps are laid of tiles: there are lists of them, and they can be cut out.
    bool laysTiles = true;
    bool writesOrders = false;  ///< SheetFacts::orders can have some.
    Localized tracks;           ///< Name of the sheet of SheetFacts::tracks; empty: it has none.
    /// Sheets to cut out, if any, in the order of the list.
    std::vector<CutSheet> sheets;
    /// Returns the items on the sheet with this id, for a map. `cards`: text of a file with the
    /// owner's cards; empty = those of the program. Set if there are sheets.
    std::function<std::vector<CutItem>(const std::string& cards, const Scenario&, const std::string& sheet)>
        items;
};

}  // namespace hexa
