// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"
#include "core/owngame/definition.h"

#include <string>
#include <string_view>

// What the readers of the parts of a game file share.

namespace hexa::owngame {

/// Reads parts whose references lead to what was read before them: catalog, sets, figures.
class PartReading : protected JsonReading {
protected:
    explicit PartReading(Definition& definition) : mDefinition(definition) {}

    std::string id(const Node& node);
    /// A name or sentence; empty if there is none.
    Localized words(const Node& node);
    std::string line(const Node& node);
    /// The member names a set: one of the file, a kind, "group:", "piece:" or "zone:" with an id, "any", "empty" or "home".
    std::string set(const Node& node);
    std::string figure(const Node& node);
    std::string zone(const Node& node);
    std::string property(const Node& node);
    std::string kind(const Node& node);
    Hex hex(const JsonNode& node);
    std::vector<Hex> hexes(const Node& node);
    Bounds bounds(const Node& node);
    PlayerBounds byPlayers(const Node& node);
    /// Fails with "owngame.unknown" and the name if it isn't there.
    void need(bool there, const Node& node, const std::string& name);
    /// Fails with "owngame.twice" if a list already has this id.
    template <class Things>
    void needNew(const Things& things, const std::string& wanted, const Node& node) {
        for (const auto& thing : things)
            if (thing.id == wanted && !mError && node) fail(node->error("owngame.twice", {{"id", wanted}}));
    }

    Definition& mDefinition;

private:
    PlayerBounds::Part part(std::string_view players, const JsonNode& node);
};

/// True if a set of that name is known to the definition so far.
bool knowsSet(const Definition& definition, std::string_view name);

}  // namespace hexa::owngame
