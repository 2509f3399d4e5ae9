// SPDX-License-Identifier: GPL-3.0-or-later
// List of all games with a laboratory.
#include "app/lab/laboratories.h"

#include "core/engine/system.h"
#include "core/systems/clockwork/lab/laboratory.h"

#include <string_view>

namespace hexa::cli {
namespace {

struct Entry {
    std::string_view system;
    lab::Laboratory (*make)(const GameSystem&);
};

constexpr Entry entries[] = {{"clockwork-wars", clockwork::makeLaboratory}};

}  // namespace

std::optional<lab::Laboratory> laboratoryOf(const GameSystem& system) {
    for (const Entry& entry : entries)
        if (entry.system == system.id()) return entry.make(system);
    return std::nullopt;
}

}  // namespace hexa::cli
