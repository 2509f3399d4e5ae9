// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"
#include "core/owngame/definition/definition.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Shared code of the readers for parts of a game file.

namespace hexa::owngame {

/// Whether faults are refused, or passed over because the game is still being edited.
enum class Reading { File, Draft };

/// Reads parts that refer to parts read earlier: catalog, sets and figures.
class PartReading : protected JsonReading {
protected:
    explicit PartReading(Definition& definition, Reading mode = Reading::File) : mDefinition(definition) {
        mLenient = mode == Reading::Draft;
    }

    std::string id(const Node& node);
    /// Reads the ID of a new set. Refuses the names of the format's own sets.
    std::string setId(const Node& node);
    /// Reads a name or sentence. Returns an empty text if it is missing.
    Localized words(const Node& node);
    std::string line(const Node& node);
    /// Reads the name of a set. Valid names are sets of the file, kinds, "any", "empty", "home",
    /// and "group:", "piece:", "edge:" or "zone:" with an ID.
    std::string set(const Node& node);
    std::string figure(const Node& node);
    std::string zone(const Node& node);
    std::string property(const Node& node);
    std::string kind(const Node& node);
    Hex hex(const JsonNode& node);
    std::vector<Hex> hexes(const Node& node);
    Bounds bounds(const Node& node);
    PlayerBounds byPlayers(const Node& node);
    /// Fails with "owngame.unknown" and the name if `there` is false.
    void need(bool there, const Node& node, const std::string& name);
    /// Fails with "owngame.twice" if a list already has this ID.
    template <class Things>
    void needNew(const Things& things, const std::string& wanted, const Node& node) {
        if (mLenient) return;  // many things would take quadratic time for nothing
        for (const auto& thing : things)
            if (thing.id == wanted && !mError && node) fail(node->error("owngame.twice", {{"id", wanted}}));
    }

    Definition& mDefinition;

private:
    PlayerBounds::Part part(std::string_view players, const JsonNode& node);
};

/// Returns the largest absolute value that each figure can have. Unknown parts count as 0.
std::vector<std::int64_t> largestFigures(const Definition& definition);

/// True if the definition has a set of that name so far.
bool knowsSet(const Definition& definition, std::string_view name);

}  // namespace hexa::owngame
