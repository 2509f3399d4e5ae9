// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/making.h"

#include "core/messages/sentences.h"
#include "core/owngame/sentences.h"

#include <algorithm>
#include <set>

namespace hexa::owngame {
namespace {

constexpr int attempts = 5;
/// Minimum number of steps of a search. Larger maps get more.
constexpr int leastSteps = 12'000;
constexpr int stepsPerOrbit = 25;
/// Steps of the short searches that find conflicting rules. They only run on maps where they are
/// fast.
constexpr int shortSteps = 2'000;
constexpr int shortAttempts = 2;
constexpr int mostExplained = 200;
constexpr int layings = 100;

}  // namespace

Maker::Maker(const Definition& definition, const Catalog& catalog, const GenerateRequest& request,
             std::vector<Isometry> group, bool even)
    : mDefinition(definition),
      mCatalog(catalog),
      mRequest(request),
      mGroup(std::move(group)),
      mEven(even),
      mCleared(request.base) {
    std::vector<Cell> cells(request.base.board.cells().begin(), request.base.board.cells().end());
    std::map<Hex, CellDetails> details = request.base.board.details();
    for (Cell& cell : cells) {
        if (cell.kind == KindId::Blank) continue;
        const bool free = !cell.locked && !mCatalog.isSeat(cell.kind);
        mFree.push_back(free);
        if (!free) continue;
        cell.kind = KindId::Empty;
        cell.id = {};
        if (const auto own = details.find(cell.at); own != details.end())
            for (const Deck& deck : definition.decks) own->second.attributes.erase(deck.property);
    }
    std::erase_if(details, [](const auto& own) { return own.second.empty(); });
    mCleared.board.setCells(std::move(cells), std::move(details));
    for (const Count& count : definition.counts) {
        if (kindsOfSet(definition, count.what)) continue;
        Rule rule;
        rule.what = count.what;
        rule.is = count.is;
        mCounts.push_back(std::move(rule));
    }
}

Rng Maker::rngOf(std::size_t number, const char* stream) const {
    return Rng(mixed(mRequest.seed, number), stream);
}

Status Maker::findOrbits(Ground& ground) {
    std::vector<bool> seen(mFree.size());
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (seen[static_cast<std::size_t>(cell)]) continue;
        std::set<int> images{cell};
        for (const Isometry& isometry : mGroup)
            if (const int image = ground.find(isometry(ground.hex(cell))); image >= 0) images.insert(image);
        std::size_t free = 0;
        for (const int image : images) {
            seen[static_cast<std::size_t>(image)] = true;
            free += mFree[static_cast<std::size_t>(image)] ? 1 : 0;
        }
        if (free == images.size()) mOrbits.emplace_back(images.begin(), images.end());
        if (free != 0 && free != images.size())
            return Error("owngame.symmetry.locked", {}, HexPlace{ground.hex(cell).q, ground.hex(cell).r});
    }
    return Done{};
}

bool Maker::lay(Ground& ground, std::vector<int> bag, Rng& rng) {
    std::vector<const Orbit*> order;
    for (const Orbit& orbit : mOrbits) order.push_back(&orbit);
    rng.shuffle(order);
    std::ranges::stable_sort(order, std::ranges::greater(), [](const Orbit* orbit) { return orbit->size(); });
    for (const Orbit* orbit : order) {
        const auto size = static_cast<int>(orbit->size());
        std::uint32_t all = 0;
        for (const int count : bag) all += count >= size ? static_cast<std::uint32_t>(count) : 0;
        if (all == 0) return false;
        auto at = static_cast<int>(rng.below(all));
        std::size_t kind = 0;
        while (bag[kind] < size || at >= bag[kind]) at -= bag[kind] >= size ? bag[kind] : 0, ++kind;
        bag[kind] -= size;
        for (const int cell : *orbit) ground.setKind(cell, kindIdAt(kind));
    }
    return true;
}

Status Maker::deal(Ground& ground, const Deck& deck, Rng& rng) {
    const int property = ground.propertyNamed(deck.property);
    const int onto = ground.set(deck.onto);
    const Property& known = mCatalog.cellProperties[static_cast<std::size_t>(property)];
    std::vector<int> copies(known.choices.size());
    for (const Deck::Value& value : deck.values)
        if (const Bounds* is = value.copies.of(ground.players()))
            copies[static_cast<std::size_t>(
                std::ranges::find(known.choices, value.id, &Property::Choice::id) - known.choices.begin())] =
                static_cast<int>(is->min);
    for (int cell = 0; cell < ground.size(); ++cell)
        if (!mFree[static_cast<std::size_t>(cell)])
            --copies[static_cast<std::size_t>(ground.value(cell, property))];
    std::vector<const Orbit*> order;
    for (const Orbit& orbit : mOrbits)
        if (ground.has(orbit[0], onto)) order.push_back(&orbit);
    rng.shuffle(order);
    std::ranges::stable_sort(order, std::ranges::greater(), [](const Orbit* orbit) { return orbit->size(); });
    for (const Orbit* orbit : order) {
        const auto size = static_cast<int>(orbit->size());
        std::uint32_t all = 0;
        for (std::size_t value = 1; value < copies.size(); ++value)
            all += copies[value] >= size ? static_cast<std::uint32_t>(copies[value]) : 0;
        if (all == 0 && size == 1) break;  // no copies are left
        if (all == 0) return Error("owngame.symmetry.deck", {{"deck", known.name}});
        auto at = static_cast<int>(rng.below(all));
        std::size_t value = 1;
        while (copies[value] < size || at >= copies[value])
            at -= copies[value] >= size ? copies[value] : 0, ++value;
        copies[value] -= size;
        for (const int cell : *orbit) ground.setValue(cell, property, static_cast<int>(value));
    }
    return Done{};
}

Status Maker::fill(Ground& ground, Rng& rng) {
    std::vector<int> present(mCatalog.kinds.size());
    int cells = 0;
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (mFree[static_cast<std::size_t>(cell)])
            ++cells;
        else if (isTile(ground.kind(cell)))
            ++present[indexOf(ground.kind(cell))];
    }
    const auto limits = kindLimits(mDefinition, ground.players(), mRequest.counts);
    bool laid = false;
    for (int i = 0; i < layings && !laid; ++i) {
        const auto bag = drawBag(mDefinition, limits, present, cells, rng);
        if (!bag) return bag.error();
        laid = lay(ground, *bag, rng);
    }
    if (!laid) return Error("owngame.symmetry.counts");
    for (const Deck& deck : mDefinition.decks)
        if (auto dealt = deal(ground, deck, rng); !dealt) return dealt;
    return Done{};
}

Result<Quality> Maker::attempt(Ground& ground, const Rules& rules, int steps, Rng& rng) {
    if (auto filled = fill(ground, rng); !filled) return filled.error();
    Search::Task task{ground, mOrbits, {}, {}, {}, mEven, 0};
    for (const Deck& deck : mDefinition.decks)
        task.layers.push_back({ground.propertyNamed(deck.property), ground.set(deck.onto)});
    static constexpr Bounds any;
    for (const Rule* rule : rules) {
        const Bounds* is = rule->is.parts.empty() ? &any : rule->is.of(ground.players());
        if (is == nullptr || rule->severity == Severity::Hint) continue;
        if (auto term = makeTerm(*rule, *is, ground, mCleared))
            (rule->severity == Severity::Error ? task.limits : task.wishes).push_back(std::move(term));
    }
    return Search(task).run(steps, rng, mRequest.stop);
}

Result<Scenario> Maker::make(std::size_t number) {
    Rules rules;
    for (const Rule& rule : mCounts) rules.push_back(&rule);
    for (const Rule& rule : mDefinition.rules) rules.push_back(&rule);
    for (int i = 0; i < attempts; ++i) {
        Ground ground(mDefinition, mCleared);
        if (mOrbits.empty())
            if (auto found = findOrbits(ground); !found) return found.error();
        const auto orbits = static_cast<std::int64_t>(mOrbits.size());
        const std::int64_t steps =
            std::max<std::int64_t>(leastSteps, stepsPerOrbit * orbits) * mRequest.effort / 100;
        Rng rng = rngOf(number * attempts + static_cast<std::size_t>(i), "owngame.map");
        const auto quality = attempt(ground, rules, static_cast<int>(steps), rng);
        if (!quality) return quality.error();
        if (mRequest.stop.stop_requested()) return Error("generate.cancelled");
        if (quality->broken == 0) return written(ground);
    }
    return explained(rules);
}

Error Maker::explained(const Rules& rules) {
    Rules core;
    for (const Rule* rule : rules)
        if (rule->severity == Severity::Error &&
            (rule->is.parts.empty() || rule->is.of(mCleared.players()) != nullptr))
            core.push_back(rule);
    const auto possible = [&](const Rules& some) {
        for (int i = 0; i < shortAttempts; ++i) {
            Ground ground(mDefinition, mCleared);
            Rng rng = rngOf(static_cast<std::size_t>(i), "owngame.contradiction");
            const auto quality = attempt(ground, some, shortSteps, rng);
            if (quality && quality->broken == 0) return true;
        }
        return false;
    };
    mEven = false;
    // Removes rules one by one. Only rules remain whose removal would make a map possible.
    if (mCleared.board.cellCount() <= mostExplained)
        for (std::size_t i = 0; i < core.size() && !mRequest.stop.stop_requested();) {
            Rules others = core;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            if (possible(others))
                ++i;
            else
                core = std::move(others);
        }
    if (mRequest.stop.stop_requested()) return Error("generate.cancelled");
    std::vector<Localized> sentences;
    static constexpr Bounds any;
    for (const Rule* rule : core)
        sentences.push_back(
            sentenceOf(mDefinition, *rule, rule->is.parts.empty() ? any : *rule->is.of(mCleared.players())));
    const bool small = mCleared.board.cellCount() <= mostExplained && core.size() > 0;
    return Error(small ? "owngame.contradiction" : "owngame.no-map", {{"rules", listed(sentences)}});
}

Scenario Maker::written(const Ground& ground) const {
    Scenario map = mCleared;
    std::vector<Board::Change> changes;
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (!mFree[static_cast<std::size_t>(cell)]) continue;
        CellState state = *map.board.state(ground.hex(cell));
        state.cell.kind = ground.kind(cell);
        CellDetails details = state.details();
        for (const Deck& deck : mDefinition.decks) {
            const int property = ground.propertyNamed(deck.property);
            const Property& known = mCatalog.cellProperties[static_cast<std::size_t>(property)];
            known.give(details.attributes,
                       known.choices[static_cast<std::size_t>(ground.value(cell, property))].id);
        }
        state.setDetails(std::move(details));
        changes.push_back({ground.hex(cell), std::move(state)});
    }
    map.board.apply(changes);
    assignMissingIds(map.board, mCatalog);
    return map;
}

}  // namespace hexa::owngame
