// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/making.h"

#include "core/messages/sentences.h"
#include "core/owngame/generate/laying.h"
#include "core/owngame/generate/placed.h"
#include "core/owngame/generate/standingterm.h"
#include "core/owngame/rules/predicate.h"
#include "core/owngame/rules/sentences.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace hexa::owngame {
namespace {

constexpr int attempts = 5;
/// Minimum number of steps of a search. Larger maps get more.
constexpr int leastSteps = 12'000;
constexpr int stepsPerOrbit = 25;
/// Attempts of each search that finds conflicting rules, and cells that all of them together look
/// at: well below a second. They only run on maps where they can find anything in that time.
constexpr int shortAttempts = 2;
constexpr std::int64_t shortLooks = 200'000'000;
constexpr int mostExplained = 200;
constexpr int layings = 100;
/// Maximum number of cells that a search looks at. Rules that look far get fewer steps.
constexpr std::int64_t mostLooks = 2'000'000'000;

/// Returns sentences one after the other, each with its full stop.
Localized joined(const std::vector<Localized>& sentences) {
    return inEveryLanguage([&](std::string_view language) {
        std::string text;
        for (const Localized& sentence : sentences) {
            const std::string_view words = sentence.in(language);
            if (!text.empty()) text += ' ';
            text += words;
            if (words.find_last_of(".!?") != words.size() - 1) text += '.';
        }
        return text;
    });
}

}  // namespace

Maker::Maker(const Definition& definition, const Catalog& catalog, const GenerateRequest& request,
             std::vector<Isometry> group, Aim aim)
    : mDefinition(definition),
      mCatalog(catalog),
      mRequest(request),
      mGroup(std::move(group)),
      mAim(aim),
      mCleared(request.base),
      mThings(definition, mCleared, mGroup) {
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
        // Zones are not generated, and things have their number from the start.
        const Predicate set = predicateOf(definition, count.what);
        if (set.thing == count.what) continue;
        if (set.about != Predicate::About::Tiles && !isPlaced(mThings.kinds(), set.thing)) continue;
        if (kindsOfSet(definition, count.what)) continue;
        mCounts.push_back(asRule(count));
    }
}

Rng Maker::rngOf(std::size_t number, const char* stream) const {
    return Rng(mixed(mRequest.seed, number), stream);
}

Status Maker::findOrbits() {
    const Ground ground(mDefinition, mCleared);
    std::vector<int> decks;
    for (const Deck& deck : mDefinition.decks) decks.push_back(ground.propertyNamed(deck.property));
    const auto alike = [&](int a, int b) {
        const bool homes = mCatalog.isSeat(ground.kind(a)) && mCatalog.isSeat(ground.kind(b));
        return mFree[static_cast<std::size_t>(a)] == mFree[static_cast<std::size_t>(b)] &&
               (homes || ground.kind(a) == ground.kind(b)) && std::ranges::all_of(decks, [&](int deck) {
                   return ground.value(a, deck) == ground.value(b, deck);
               });
    };
    std::vector<bool> seen(mFree.size());
    std::vector<Orbit> placed;
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (seen[static_cast<std::size_t>(cell)]) continue;
        std::set<int> images{cell};
        for (const Isometry& isometry : mGroup)
            if (const int image = ground.find(isometry(ground.hex(cell))); image >= 0) images.insert(image);
        for (const int image : images) {
            seen[static_cast<std::size_t>(image)] = true;
            if (!alike(cell, image))
                return Error("owngame.symmetry.locked", {},
                             HexPlace{ground.hex(image).q, ground.hex(image).r});
        }
        (mFree[static_cast<std::size_t>(cell)] ? mOrbits : placed).emplace_back(images.begin(), images.end());
    }
    mMoving = mOrbits.size();
    mOrbits.insert(mOrbits.end(), placed.begin(), placed.end());
    for (const int deck : decks) {
        std::vector<bool>& open = mOpen.emplace_back();
        for (const Orbit& orbit : mOrbits) open.push_back(ground.value(orbit[0], deck) == 0);
    }
    return Done{};
}

Status Maker::fill(Ground& ground, Rng& rng) {
    std::vector<int> present(mCatalog.kinds.size());
    for (int cell = 0; cell < ground.size(); ++cell)
        if (!mFree[static_cast<std::size_t>(cell)] && isTile(ground.kind(cell)))
            ++present[indexOf(ground.kind(cell))];
    const std::span<const Orbit> moving(mOrbits.data(), mMoving);
    std::map<int, int, std::greater<>> sizes;
    for (const Orbit& orbit : moving) ++sizes[static_cast<int>(orbit.size())];
    std::vector<BagPart> parts;
    for (const auto& [size, orbits] : sizes) parts.push_back({size, orbits});
    const auto limits = kindLimits(mDefinition, ground.players(), mRequest.counts);
    Status status = Error("owngame.symmetry.counts");  // replaced by the first draw
    for (int i = 0; i < layings && !status; ++i) {
        const auto bag = drawBag(mDefinition, limits, present, parts, rng, mRequest.stop);
        if (!bag) return bag.error();
        layTiles(ground, moving, *bag, rng);
        status = mThings.place(ground, rng);
        for (std::size_t deck = 0; deck < mDefinition.decks.size() && status; ++deck)
            status = dealValues(ground, mDefinition.decks[deck], mOrbits, mOpen[deck], rng);
    }
    return status;
}

Result<Quality> Maker::attempt(Ground& ground, const Rules& rules, const Length& length, Rng& rng) {
    mThings.clear();
    if (auto filled = fill(ground, rng); !filled) return filled.error();
    Search::Task task{ground, mOrbits, mMoving, {}, mThings, {}, {}, mAim == Aim::Even};
    Rules limits;
    for (std::size_t i = 0; i < mDefinition.decks.size(); ++i) {
        const Deck& deck = mDefinition.decks[i];
        task.layers.push_back({ground.propertyNamed(deck.property), ground.set(deck.onto), mOpen[i]});
    }
    std::int64_t looks = 1;
    for (const Rule* rule : rules) {
        const Bounds* is = boundsFor(*rule, mCleared.players());
        if (is == nullptr || rule->severity == Severity::Hint || !isMade(mDefinition, *rule, mThings.kinds()))
            continue;
        auto term = makeTerm(*rule, *is, ground, mCleared);
        if (!term) continue;
        constexpr int changesOfStep = 4;
        looks += term->work() * (term->looksFar() ? 1 : changesOfStep);
        if (rule->severity == Severity::Error) limits.push_back(rule);
        (rule->severity == Severity::Error ? task.limits : task.wishes).push_back(std::move(term));
    }
    for (const Deck& deck : mDefinition.decks)
        if (std::ranges::any_of(
                mDefinition.decks,
                [&](const Deck& other) { return dependsOn(mDefinition, deck.onto, other.property); }) ||
            isPlaced(mThings.kinds(), predicateOf(mDefinition, deck.onto).thing))
            task.limits.push_back(makeDeckTerm(deck, ground));
    auto standing = makeStandingTerm(mDefinition, mThings.kinds(), mFree, ground);
    std::optional<StyleGoals> styles;
    if (mScale != nullptr && !mRequest.tastes.empty()) {
        constexpr int cellsOfStep = 4;
        task.styles = &styles.emplace(*mScale, mRequest.tastes, ground);
        looks += styles->work() * cellsOfStep;
    }
    RuleTerm* const astray = standing.get();
    if (standing) task.limits.push_back(std::move(standing));
    const Quality quality =
        Search(task).run(static_cast<int>(std::min(length.steps, length.looks / looks)), rng, mRequest.stop);
    mAstray = astray != nullptr && astray->cost() != 0;
    mBroken.clear();
    for (std::size_t i = 0; i < limits.size(); ++i)
        if (task.limits[i]->cost() != 0) mBroken.push_back(limits[i]);
    return quality;
}

Result<Scenario> Maker::make(std::size_t number) {
    const bool nearest = mAim == Aim::Nearest;
    const bool styled = mScale != nullptr && !mRequest.tastes.empty();
    if (const Rules broken = brokenByPlaced(mDefinition, mCleared, mFree); !broken.empty() && !nearest)
        return named("owngame.placed", broken);
    if (mOrbits.empty())
        if (auto found = findOrbits(); !found) return found.error();
    const Rules rules = allRules();
    std::optional<std::pair<Quality, Scenario>> best;
    for (int i = 0; i < attempts; ++i) {
        Ground ground(mDefinition, mCleared);
        Rng rng = rngOf(number * attempts + static_cast<std::size_t>(i), "owngame.map");
        const auto quality = attempt(ground, rules, {steps(), mostLooks}, rng);
        if (!quality) return quality.error();
        if (mRequest.stop.stop_requested()) return Error("generate.cancelled");
        const bool whole = quality->broken == 0;
        // Tries again for the wanted styles, and until the lead is accepted. The best map counts.
        constexpr std::int64_t perPercent = 10;
        const std::int64_t enough = mAim != Aim::Even ? Bounds::most : perPercent * mDefinition.worth.accept;
        if (whole && quality->gap <= (styled ? 0 : enough)) return written(ground);
        if ((nearest || whole) && (!best || *quality < best->first)) best.emplace(*quality, written(ground));
    }
    if (best) return std::move(best->second);
    return explained(rules);
}

Result<Scenario> Maker::draw(std::size_t number) {
    if (mOrbits.empty())
        if (auto found = findOrbits(); !found) return found.error();
    Ground ground(mDefinition, mCleared);
    Rng rng = rngOf(number, "owngame.map");
    const auto quality = attempt(ground, allRules(), {steps(), mostLooks}, rng);
    if (!quality) return quality.error();
    if (mRequest.stop.stop_requested()) return Error("generate.cancelled");
    return written(ground);
}

Maker::Rules Maker::allRules() const {
    Rules rules;
    for (const Rule& rule : mCounts) rules.push_back(&rule);
    for (const Rule& rule : mDefinition.rules) rules.push_back(&rule);
    return rules;
}

std::int64_t Maker::steps() const {
    const auto orbits = static_cast<std::int64_t>(mMoving);
    return std::max<std::int64_t>(leastSteps, stepsPerOrbit * orbits) * mRequest.effort / 100;
}

Error Maker::explained(const Rules& rules) {
    if (mCleared.board.cellCount() > mostExplained) return named("owngame.no-map", mBroken);
    Rules core;
    for (const Rule* rule : rules)
        if (rule->severity == Severity::Error && boundsFor(*rule, mCleared.players()) != nullptr)
            core.push_back(rule);
    // Rules that were kept are the first to go, so few innocent ones remain.
    std::stable_partition(core.begin(), core.end(), [broken = mBroken](const Rule* rule) {
        return std::ranges::find(broken, rule) == broken.end();
    });
    const Length length{leastSteps,
                        shortLooks / (shortAttempts * std::max<std::int64_t>(1, std::ssize(core)))};
    const auto possible = [&](const Rules& some) {
        for (int i = 0; i < shortAttempts; ++i) {
            Ground ground(mDefinition, mCleared);
            Rng rng = rngOf(static_cast<std::size_t>(i), "owngame.contradiction");
            const auto quality = attempt(ground, some, length, rng);
            if (quality && quality->broken == 0) return true;
        }
        return false;
    };
    mAim = Aim::Sound;
    mScale = nullptr;
    // Removes rules one by one. Each remaining rule is necessary for the conflict.
    for (std::size_t i = 0; i < core.size() && !mRequest.stop.stop_requested();) {
        Rules others = core;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (possible(others))
            ++i;
        else
            core = std::move(others);
    }
    if (mRequest.stop.stop_requested()) return Error("generate.cancelled");
    return named("owngame.contradiction", core);
}

Error Maker::named(const char* code, const Rules& rules) const {
    if (rules.empty()) return Error(mAstray ? "owngame.things.astray" : "owngame.deck.no-deal");
    std::vector<Localized> sentences;
    for (const Rule* rule : rules)
        sentences.push_back(sentenceOf(mDefinition, *rule, *boundsFor(*rule, mCleared.players())));
    return Error(code, {{"rules", joined(sentences)}});
}

Scenario Maker::written(const Ground& ground) const {
    Scenario map = mCleared;
    std::vector<Board::Change> changes;
    for (int cell = 0; cell < ground.size(); ++cell) {
        CellState state = *map.board.state(ground.hex(cell));
        const CellState before = state;
        state.cell.kind = ground.kind(cell);
        CellDetails details = state.details();
        for (const Deck& deck : mDefinition.decks) {
            const int property = ground.propertyNamed(deck.property);
            const Property& known = mCatalog.cellProperties[static_cast<std::size_t>(property)];
            known.give(details.attributes,
                       known.choices[static_cast<std::size_t>(ground.value(cell, property))].id);
        }
        state.setDetails(std::move(details));
        if (!(state == before)) changes.push_back({ground.hex(cell), std::move(state)});
    }
    map.board.apply(changes);
    assignMissingIds(map.board, mCatalog);
    mThings.write(map);
    return map;
}

}  // namespace hexa::owngame
