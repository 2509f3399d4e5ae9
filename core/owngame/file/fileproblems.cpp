// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/fileproblems.h"

#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/drawing.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexa::owngame {
namespace {

/// List of items that nothing else refers to. A faulty one is left out, to find the next fault.
class Leaves {
public:
    Leaves(std::string_view key, std::size_t count) : mStart('/' + std::string(key) + '/'), mPlaces(count) {
        std::iota(mPlaces.begin(), mPlaces.end(), std::size_t{0});
    }
    /// Returns the index in a pointer into this list; none for other pointers.
    std::optional<std::size_t> indexIn(std::string_view pointer) const {
        if (!pointer.starts_with(mStart)) return std::nullopt;
        std::size_t index = 0;
        const char* end = pointer.data() + pointer.size();
        if (std::from_chars(pointer.data() + mStart.size(), end, index).ec != std::errc())
            return std::nullopt;
        return index < mPlaces.size() ? std::optional(index) : std::nullopt;
    }
    /// Returns the pointer as it is in the whole file, and takes the thing from the list.
    std::string take(std::size_t index, std::string_view pointer) {
        const std::size_t rest = pointer.find('/', mStart.size());
        std::string path = mStart + std::to_string(mPlaces[index]);
        if (rest != std::string_view::npos) path += pointer.substr(rest);
        mPlaces.erase(mPlaces.begin() + static_cast<std::ptrdiff_t>(index));
        return path;
    }

private:
    std::string mStart;
    std::vector<std::size_t> mPlaces;  ///< Index in the whole file.
};

template <class Things>
void drop(Things& things, std::size_t index) {
    things.erase(things.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Reduces the first `count` layouts, which are sound, to what a later fault could depend on. So
/// their hexes are not read again for each fault.
void reduceLayouts(Definition& definition, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        LayoutPlan& plan = definition.layouts[i];
        LayoutPlan rest;
        rest.id = std::move(plan.id);
        rest.players = plan.players;
        rest.cells = plan.homes.empty() ? std::vector<Hex>{{0, 0}} : plan.homes;
        rest.homes = std::move(plan.homes);
        std::ranges::sort(rest.cells);
        plan = std::move(rest);
    }
}

/// Leaves out faulty layouts, counts, rules, styles and ways until the rest can be read.
void sift(Definition& definition, std::vector<Error>& problems) {
    Leaves layouts("layouts", definition.layouts.size());
    Leaves counts("counts", definition.counts.size());
    Leaves rules("rules", definition.rules.size());
    Leaves styles("styles", definition.styles.size());
    Leaves ways("ways", definition.ways.size());
    const std::size_t before = definition.layouts.size();
    // Drawings were checked when they came in; only their names and their sum can be wrong by now.
    for (auto& [name, drawing] : definition.drawings) drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
    while (problems.size() < mostFileProblems) {
        const auto read = readDefinition(writeDefinition(definition));
        if (read) return;
        const auto* place = std::get_if<JsonPointer>(&read.error().place());
        const std::string pointer = place != nullptr ? place->path : std::string();
        // A missing layout is reported only if no layout was left out as faulty.
        if (definition.layouts.size() < before && read.error().code() == "owngame.no-layouts") break;
        std::string path = pointer;
        bool more = true;
        const auto leave = [&](Leaves& list, auto& items) {
            const auto index = list.indexIn(pointer);
            if (!index) return false;
            path = list.take(*index, pointer);
            drop(items, *index);
            reduceLayouts(definition, definition.layouts.size());
            return true;
        };
        if (const auto layout = layouts.indexIn(pointer)) {
            path = layouts.take(*layout, pointer);
            drop(definition.layouts, *layout);
            reduceLayouts(definition, *layout);
        } else if (!leave(counts, definition.counts) && !leave(rules, definition.rules) &&
                   !leave(styles, definition.styles) && !leave(ways, definition.ways)) {
            more = false;
        }
        problems.emplace_back(read.error().code(), read.error().arguments(), JsonPointer{path});
        if (!more) break;
    }
}

}  // namespace

std::optional<Error> drawingsProblem(const Definition& definition) {
    std::size_t pixels = 0, bytes = 0;
    for (const auto& [name, drawing] : definition.drawings) {
        pixels += pixelsOf(drawing);
        bytes += drawing.size();
        if (pixels <= limits::pixels) continue;
        const std::string path = "/drawings/" + name;
        return Error("owngame.drawing.too-many-pixels",
                     {{"max", static_cast<std::int64_t>(limits::pixels >> 20)}, {"pointer", path}},
                     JsonPointer{path});
    }
    // A byte takes six at most, so the large text is seldom written only to be measured.
    constexpr std::size_t longestEscape = 6;
    if (bytes > limits::fileBytes / 2 / longestEscape &&
        writeDefinition(definition).size() > limits::fileBytes)
        return Error("owngame.too-large", {{"max", static_cast<std::int64_t>(limits::fileBytes >> 20)}});
    return std::nullopt;
}

std::vector<Error> problemsOf(Definition definition) {
    std::vector<Error> problems;
    const auto drawings = drawingsProblem(definition);
    sift(definition, problems);
    if (drawings) problems.push_back(*drawings);
    return problems;
}

}  // namespace hexa::owngame
