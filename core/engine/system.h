// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/edit/edit.h"
#include "core/edit/objects.h"
#include "core/messages/messages.h"

#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa {

// Parts of a game. Their users include these headers themselves, so a change there rebuilds only
// its users.
struct BalanceFunctions;   // core/engine/judge/balance.h
struct GenerateFunctions;  // core/engine/generate/generate.h
struct GenerateMethod;     // core/engine/generate/generate.h
struct GenerateRequest;    // core/engine/generate/generate.h
struct PlayFunctions;      // core/engine/play/play.h
struct PrintFunctions;     // core/engine/print/print.h
struct ScoreFunctions;     // core/engine/play/scoring.h

/// A map shape that a game recommends, as a scenario with seats and empty slots.
struct Layout {
    std::string id;  ///< E.g. "3p".
    Localized name;
    Scenario scenario;  ///< Its provenance marks a stand-in.
};

/// A finished map that comes with the program; `text` is a `.hexa` file.
struct Sample {
    std::string id;
    std::string_view text;
};

/// A campaign that comes with the program: samples in the order in which they are played
/// (core/engine/play/campaign.h).
struct SampleCampaign {
    struct Stage {
        std::string sample;  ///< Id of a sample of the same game.
        int points = 1;      ///< For winning it.
    };
    std::string id;
    Localized title;
    Localized text;  ///< The story, for people.
    std::vector<Stage> stages;
};

/// Drawing of a tile as SVG. Its view box is that of the tile's hex on a flat-top map. `name`: the
/// kind's id, with "-<faction index + 1>" behind it for a player's home.
struct TileDrawing {
    std::string name;
    std::string_view svg;
};

/// A count that the rulebook asks for: `min` to `max` tiles of these kinds together.
struct CountRange {
    Localized name;
    std::vector<KindId> kinds;
    int min = 0;
    int max = 0;
    bool total = false;  ///< The number of all tiles but the homes.
    std::string rule;
};

/// Finding of a check, with an obvious remedy if there is one.
struct Finding {
    Problem problem;
    struct Fix {
        std::string code;  ///< Message for the button, e.g. "fix.assign-ids".
        Edit edit;
    };
    std::optional<Fix> fix = {};
    /// Designer's reason for accepting it (core/engine/check/acceptance.h); none: it is open.
    std::optional<std::string> accepted = {};
    /// Further hexes with the same fault, e.g. the second of two that must not be neighbours.
    std::vector<Hex> further = {};
    bool open() const { return !accepted; }
};

/// Place inside of a hex for pieces, e.g. the site of a building.
struct Slot {
    std::string id;  ///< Id in files (PiecePlacement::slot).
    Localized name;
    Point at;                        ///< From the middle of the hex, in units of its circumradius.
    std::vector<std::string> takes;  ///< Kinds of pieces; empty for all that fit slots.
};

struct BoxCount;  // core/engine/check/box.h
struct CutMark;   // core/engine/print/cutitem.h

/// Self-check of a game (rules that hold, examples of its rulebook).
struct SelfCheck {
    std::string check;    ///< Short name, e.g. "rule-cases".
    int cases = 0;        ///< Number of cases tried.
    std::string failure;  ///< Place of the first failure, for developers; empty = all fine.
};

/// One game, as data and functions: the only knowledge of editor and command line about it. Copies
/// share the functions, which never change (ownCopy).
struct GameSystem {
    Catalog catalog;
    std::vector<Layout> layouts;
    std::vector<Sample> samples;
    std::vector<SampleCampaign> campaigns;
    std::vector<TileDrawing> drawings;  ///< A tile without one is shown as its colour and letter.
    /// JSON for Messages::add(): texts of the codes that only this game uses.
    std::string_view messages;
    /// Finds everything wrong with a scenario of this game. May stop early (then the list is
    /// incomplete).
    std::function<std::vector<Finding>(const Scenario&, std::stop_token)> check;
    /// Returns the recommended counts for a number of players; empty if the game has no advice.
    std::function<std::vector<CountRange>(int players)> ranges;
    /// Places inside of a hex, if any.
    std::function<std::vector<Slot>(const Scenario&, Hex)> slotsOf;
    /// Returns the marks on a cell beside its tile, mostly from its properties
    /// (Catalog::cellProperties). Called for every painted cell, so it must be quick. Empty if the
    /// game marks nothing.
    std::function<std::vector<CutMark>(const Scenario&, Hex)> marks;
    /// Returns the reason why an object can't be placed (or replace another one), beyond the rules
    /// of every game. Called for each pointer movement, so it must be quick. Empty if the game has
    /// no such rule.
    std::function<std::optional<Message>(const Scenario&, const MapObject&, std::optional<ObjectRef> instead)>
        refusal;
    /// Returns the rule that an edit of tiles would break, as a warning: tiles may always be
    /// placed. Called for each pointer movement, so it must be quick. Empty if the game has no such
    /// rule.
    std::function<std::optional<Message>(const Scenario&, const Edit&)> warning;
    /// Returns the lattice place nearest to where a thing is put or moved, e.g. of a region the one
    /// that covers its anchor. Called for each pointer movement, so it must be quick. Empty if
    /// things may be anywhere.
    std::function<MapObject(const Scenario&, const MapObject&)> settled;
    /// Corrects the counts of the box for kinds that share pieces, e.g. two-sided ones. Empty if
    /// there are none.
    std::function<void(const Scenario&, std::vector<BoxCount>&)> box;
    /// None: a game with maps drawn only by hand.
    std::shared_ptr<const GenerateFunctions> generate;
    /// Runs the game's part of the command line's self-check, if any.
    std::function<std::vector<SelfCheck>()> selfCheck;
    /// None: a game that can only be designed here.
    std::shared_ptr<const PlayFunctions> play;
    /// None: the game can't judge a map without playing it.
    std::shared_ptr<const BalanceFunctions> balance;
    /// None: only the map and its tiles can be printed.
    std::shared_ptr<const PrintFunctions> print;
    /// None: a game with scoring only while it is played here.
    std::shared_ptr<const ScoreFunctions> scoring;

    const std::string& id() const { return catalog.system; }
    const Layout* layout(std::string_view layoutId) const {
        for (const Layout& candidate : layouts)
            if (candidate.id == layoutId) return &candidate;
        return nullptr;
    }
    /// Returns the drawing, or null for an unknown name.
    const TileDrawing* drawing(std::string_view name) const {
        for (const TileDrawing& candidate : drawings)
            if (candidate.name == name) return &candidate;
        return nullptr;
    }
};

/// Returns functions of a game for changes: a copy instead of shared ones, new ones if it has none.
template <class Functions>
Functions& ownCopy(std::shared_ptr<const Functions>& functions) {
    auto own = functions ? std::make_shared<Functions>(*functions) : std::make_shared<Functions>();
    Functions& altered = *own;
    functions = std::move(own);
    return altered;
}

/// View of games that are held by shared pointers, in their order.
class GameList {
public:
    using Pointers = std::vector<std::shared_ptr<const GameSystem>>;
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = GameSystem;
        using difference_type = std::ptrdiff_t;
        using pointer = const GameSystem*;
        using reference = const GameSystem&;
        Iterator() = default;
        explicit Iterator(Pointers::const_iterator at) : mAt(at) {}
        const GameSystem& operator*() const { return **mAt; }
        const GameSystem* operator->() const { return mAt->get(); }
        Iterator& operator++() {
            ++mAt;
            return *this;
        }
        Iterator operator++(int) { return Iterator(mAt++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Pointers::const_iterator mAt;
    };

    explicit GameList(const Pointers& games) : mGames(&games) {}
    Iterator begin() const { return Iterator(mGames->begin()); }
    Iterator end() const { return Iterator(mGames->end()); }
    std::size_t size() const { return mGames->size(); }
    bool empty() const { return mGames->empty(); }
    const GameSystem& front() const { return *mGames->front(); }
    const GameSystem& operator[](std::size_t index) const { return *(*mGames)[index]; }

private:
    const Pointers* mGames;
};

/// The games that a program knows, in the order in which they are offered. Copies share the games,
/// so a game keeps its address as long as a list has it.
class Systems {
public:
    explicit Systems(std::vector<GameSystem> list) {
        for (GameSystem& system : list) add(std::move(system));
    }
    GameList list() const { return GameList(mList); }
    /// Returns the game, or null for an unknown ID.
    const GameSystem* find(std::string_view id) const {
        for (const auto& system : mList)
            if (system->id() == id) return system.get();
        return nullptr;
    }
    /// Adds a game at the end.
    void add(GameSystem system) { mList.push_back(std::make_shared<const GameSystem>(std::move(system))); }
    /// Puts a game in the place of the one with its ID, if there is one.
    void replace(GameSystem system) {
        for (auto& known : mList)
            if (known->id() == system.id()) known = std::make_shared<const GameSystem>(system);
    }
    void remove(std::string_view id) {
        std::erase_if(mList, [&](const auto& system) { return system->id() == id; });
    }
    /// Messages of the core and of every game.
    Messages messages() const;

private:
    GameList::Pointers mList;
};

}  // namespace hexa
