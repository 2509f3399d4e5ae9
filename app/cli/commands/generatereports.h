// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/generate/produce.h"
#include "core/json/writer.h"

#include <functional>

// Reports of `generate` and `surprise` about a new map.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::cli {

/// Writes members of the open object (docs/command-line.md).
void writeFigures(const Context& context, JsonWriter& json, const GameSystem& system,
                  const generate::Produced& map);
void writeKeptLimit(JsonWriter& json, const generate::KeptLimit& limit);

/// Prints the figures of the map for people.
void tellFigures(const Context& context, const GameSystem& system, const GenerateRequest& request,
                 const generate::Produced& map);
/// Explains why no map is fairer with the kept parts of `map`.
void tellKeptLimit(const Context& context, const generate::KeptLimit& limit, const Scenario& map);
/// Prints the random draws step by step.
void printDraw(const Context& context, const Candidate& map);
/// Tells how far a run is whenever another percent is done, or another stage begins.
std::function<void(const generate::ProduceProgress&)> progressTeller(const Context& context);

}  // namespace hexa::cli
