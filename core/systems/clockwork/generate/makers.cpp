// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/makers.h"

#include "core/engine/generate/settings.h"
#include "core/mapsearch/outputs.h"
#include "core/mapsearch/variety.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

using mapsearch::Find;
using mapsearch::MapFinder;
using mapsearch::MapTask;

constexpr int defaultStarts = 256;

int startsOf(const GenerateRequest& request) {
    const auto wanted = static_cast<std::int64_t>(defaultStarts) * request.effort / 100;
    const std::int64_t min = std::max<std::int64_t>(2, 2 * std::int64_t{request.keep});
    return static_cast<int>(std::clamp<std::int64_t>(wanted, min, std::max<std::int64_t>(min, 1'000'000)));
}

/// Returns the reason why the best map misses wishes, if one or two of them are the cause.
std::optional<Error> blame(const Groundwork& groundwork, const MapTask& task, const WishList& list,
                           const Find& best) {
    const auto& wishes = list.wishes();
    const auto canMeet = [&](const std::vector<std::size_t>& which) {
        const WishList some = list.part(which);
        return mapsearch::canMeet(task, goalsOf(some, nullptr), best.kinds);
    };
    const auto results = list.results(best.kinds);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if (results[i].met) continue;
        if (!canMeet({i})) {
            // Wished tiles are in their places from the start, so they exist even now.
            const auto& places = results[i].places;
            for (const Wish& pin : wishes)
                if (pin.form == wishHere && std::find(places.begin(), places.end(), pin.at) != places.end())
                    return contradiction(pin, wishes[i], groundwork.known());
            return impossible(wishes[i], groundwork.known());
        }
        for (std::size_t j = 0; j < wishes.size(); ++j)
            if (j != i && !canMeet({std::min(i, j), std::max(i, j)}))
                return contradiction(wishes[std::min(i, j)], wishes[std::max(i, j)], groundwork.known());
    }
    return std::nullopt;
}

/// Returns the sorts: maps differ in sort if valuable tiles are more or less contested, or Villages
/// nearer or farther.
mapsearch::Sorts sortsOf(const TasteScale& scale) {
    constexpr std::size_t bins = 4;
    return {bins * bins, [&scale](const Kinds& kinds) {
                const auto figures = scale.figures(kinds);
                const auto bin = [&](std::size_t axis) {
                    return std::min(bins - 1, static_cast<std::size_t>(figures[axis].position * bins));
                };
                return bin(1) * bins + bin(4);
            }};
}

/// Keeps only maps as near to symmetry as the best one, whose swaps are as few as its wishes and
/// tastes justify.
void keepNearest(std::vector<Find>& finds, const mapsearch::NearSymmetry& near, int least) {
    const Find& best = *std::min_element(finds.begin(), finds.end(), mapsearch::better);
    const int most = std::max(least, near.swaps(best.kinds));
    const int fewest = std::min(least, near.swaps(best.kinds));
    std::erase_if(finds, [&](const Find& find) {
        const int swaps = near.swaps(find.kinds);
        return swaps < fewest || swaps > most;
    });
}

Result<std::vector<Candidate>> search(const Groundwork& groundwork, const TasteScale& scale,
                                      const WishList& wishes, const MapTask& task, MapForm form,
                                      const NearOption* near = nullptr) {
    const GenerateRequest& request = groundwork.request();
    // Wishes that can't be met are known before the long search.
    if (wishes.any()) {
        MapFinder finder(task);
        Find best = finder(0);
        for (std::size_t i = 1; i < 8 && best.missing > 0; ++i)
            if (const Find next = finder(i); better(next, best)) best = next;
        if (best.missing > 0)
            if (auto why = blame(groundwork, task, wishes, best)) return *std::move(why);
    }
    auto finds = mapsearch::outputsOf<Find>(static_cast<std::size_t>(startsOf(request)), request,
                                            [&task] { return MapFinder(task); });
    std::erase_if(finds, [&](const Find& find) { return !groundwork.model().allows(find.kinds); });
    if (request.stop.stop_requested() || finds.empty()) return Error("generate.cancelled");
    if (near != nullptr) keepNearest(finds, near->near, request.swaps);
    finds = mapsearch::mostDifferent(mapsearch::Likeness(groundwork.model(), request.base), sortsOf(scale),
                                     std::move(finds), static_cast<std::size_t>(std::max(1, request.keep)));
    CandidateMaker maker(groundwork, scale, wishes, std::move(form));
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < finds.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (request.pick != 0 && request.pick != number) continue;
        candidates.push_back(maker.make(finds[i].kinds, request.keep > 1 ? number : 0));
    }
    if (candidates.empty())
        return Error("generate.no-pick", {{"pick", std::int64_t{request.pick}},
                                          {"count", static_cast<std::int64_t>(finds.size())}});
    return candidates;
}

}  // namespace

mapsearch::Goals goalsOf(const WishList& wishes, const TasteGoals* tastes) {
    mapsearch::Goals goals;
    if (wishes.any())
        goals.missing = [&wishes](const Kinds& kinds, const KindMasks& masks) {
            return wishes.missing(kinds, masks);
        };
    if (tastes != nullptr && tastes->any())
        goals.taste = [tastes](const Kinds& kinds, const KindMasks& masks) {
            return tastes->cost(kinds, masks);
        };
    return goals;
}

MapTask taskOf(const Groundwork& groundwork, const SymmetryOption* symmetry, mapsearch::Goals goals) {
    MapTask task{groundwork.model()};
    task.score = groundwork.score();
    task.wholeModel = [&groundwork] { return groundwork.wholeModel(); };
    task.goals = std::move(goals);
    task.seed = groundwork.request().seed;
    if (symmetry != nullptr) {
        task.movable = symmetry->space.freeOrbits();
        task.stream = "search.symmetric";
        task.begin = [symmetry](Rng& rng) { return symmetry->space.draw(rng); };
        task.fair = symmetry->choice.exact;
    } else {
        task.movable = mapsearch::singleSets(groundwork.model());
        task.stream = "search.balanced";
        task.begin = [&groundwork](Rng& rng) { return groundwork.draw(rng.next()); };
    }
    return task;
}

MapTask taskOf(const Groundwork& groundwork, const NearOption& near, mapsearch::Goals goals) {
    MapTask task = taskOf(groundwork, nullptr,
                          mapsearch::nearGoals(std::move(goals), near.near, groundwork.request().swaps));
    task.movable = near.near.movable();
    task.stream = "search.near-symmetric";
    task.begin = [&near, any = std::move(task.begin)](Rng& rng) { return near.near.draw(rng, any); };
    return task;
}

MapForm formOf(const SymmetryOption* symmetry) {
    if (symmetry == nullptr) return {};
    return {"symmetric", symmetricGeneratorVersion, symmetry->choice.id,
            [symmetry](const Kinds& kinds, Candidate& candidate) {
                candidate.unequal = symmetry->space.unequal(kinds);
            }};
}

MapForm formOf(const Groundwork& groundwork, const NearOption& near) {
    return {nearSymmetricMode, nearSymmetricGeneratorVersion, near.choice.id,
            [&groundwork, &near](const Kinds& kinds, Candidate& candidate) {
                candidate.unequal = near.near.unequal(kinds);
                for (const auto& ring : near.near.rings(kinds)) {
                    std::vector<Hex>& hexes = candidate.rings.emplace_back();
                    for (const TileIndex at : ring) hexes.push_back(groundwork.model().hexes[at]);
                }
            }};
}

CandidateMaker::CandidateMaker(const Groundwork& groundwork, const TasteScale& scale, const WishList& wishes,
                               MapForm form)
    : mGroundwork(groundwork), mScale(scale), mWishes(wishes), mForm(std::move(form)) {
    if (auto score = groundwork.score()) mScore.emplace(*std::move(score), groundwork.wholeModel());
}

Candidate CandidateMaker::make(const Kinds& kinds, int pick) {
    return make(kinds, mScore ? mScore->strengths(kinds) : std::vector<mapsearch::Strengths>(), pick);
}

Candidate CandidateMaker::make(const Kinds& kinds, const std::vector<mapsearch::Strengths>& strengths,
                               int pick) const {
    Candidate candidate;
    candidate.scenario = mGroundwork.scenario(kinds);
    if (!strengths.empty()) {
        candidate.gap = mapsearch::widestGap(strengths, mGroundwork.measured().distances.teams);
        candidate.foreseen = foreseenBy(mGroundwork, strengths);
    }
    candidate.tastes = mScale.figures(kinds);
    candidate.wishes = mWishes.results(kinds);
    candidate.symmetry = mForm.symmetry;
    if (mForm.tell) mForm.tell(kinds, candidate);
    GenerateRequest settings = mGroundwork.request();
    settings.mode = mForm.mode;
    settings.pick = pick;
    if (!mForm.symmetry.empty()) settings.symmetry = mForm.symmetry;
    if (mForm.mode != nearSymmetricMode) settings.swaps = 0;
    Provenance& provenance = candidate.scenario.provenance;
    provenance.generator = settings.mode;
    provenance.generatorVersion = mForm.version;
    provenance.seed = settings.seed;
    provenance.settings = writeSettings(settings, mGroundwork.known().catalog);
    return candidate;
}

std::vector<BotShares> foreseenBy(const Groundwork& groundwork,
                                  const std::vector<mapsearch::Strengths>& strengths) {
    const Distances& distances = groundwork.measured().distances;
    std::vector<BotShares> list;
    for (std::size_t judge = 0; judge < groundwork.fittedTables(); ++judge) {
        const auto chances = mapsearch::chancesOf(strengths[judge], distances.teams);
        BotShares& own = list.emplace_back(BotShares{groundwork.judges()[judge], {}});
        for (std::size_t seat = 0; seat < groundwork.measured().seats(); ++seat)
            own.shares.push_back(chances[distances.team[seat]]);
    }
    return list;
}

Error noSuchSymmetry(const std::string& id, const std::string& known) {
    return Error("clockwork.generate.symmetry", {{"symmetry", id}, {"known", known}});
}

Result<std::vector<SymmetryOption>> symmetryOptions(const Groundwork& groundwork) {
    std::vector<SymmetryOption> options;
    std::optional<Error> why;
    std::vector<std::size_t> unequal;
    for (mapsearch::FairSymmetry& symmetry :
         mapsearch::fairSymmetries(groundwork.request().base, groundwork.model().teams)) {
        auto space = mapsearch::SymmetricSpace::make(groundwork.model(), symmetry);
        if (!space) {
            if (!why) why = space.error();
            continue;
        }
        Rng rng(0, "search.look");
        const std::size_t sets = space->unequal(space->draw(rng)).size();
        SymmetryChoice choice{symmetry.id, symmetry.name, sets == 0, symmetry.group, std::nullopt};
        if (choice.exact) choice.maps = space->maps();
        const auto place = std::upper_bound(unequal.begin(), unequal.end(), sets) - unequal.begin();
        unequal.insert(unequal.begin() + place, sets);
        options.insert(options.begin() + place, {std::move(choice), std::move(symmetry), *std::move(space)});
    }
    if (!options.empty()) return options;
    return why ? *why : Error("clockwork.generate.no-symmetry");
}

Result<std::vector<NearOption>> nearOptions(const Groundwork& groundwork) {
    std::vector<NearOption> options;
    std::vector<std::pair<int, std::size_t>> ranks;
    for (mapsearch::FairSymmetry& symmetry :
         mapsearch::fairSymmetries(groundwork.request().base, groundwork.model().teams)) {
        SymmetryChoice choice{symmetry.id, symmetry.name, false, symmetry.group, std::nullopt};
        mapsearch::NearSymmetry near(groundwork.model(), std::move(symmetry));
        Rng rng(0, "search.look");
        const Kinds drawn = near.draw(rng, [&groundwork](Rng& any) { return groundwork.draw(any.next()); });
        const std::pair rank(near.swaps(drawn), near.unequal(drawn).size());
        choice.exact = rank.second == 0;
        const auto place = std::upper_bound(ranks.begin(), ranks.end(), rank) - ranks.begin();
        ranks.insert(ranks.begin() + place, rank);
        options.insert(options.begin() + place, {std::move(choice), std::move(near)});
    }
    if (options.empty()) return Error("clockwork.generate.no-symmetry");
    return options;
}

Result<std::vector<Candidate>> makeSymmetric(const GenerateRequest& request, const GenerateKnowledge& known) {
    const auto prepared = Groundwork::prepare(request, known);
    if (!prepared) return prepared.error();
    const Groundwork& groundwork = **prepared;
    const auto options = symmetryOptions(groundwork);
    if (!options) return options.error();
    const auto option = chosenOf(*options, request.symmetry);
    if (!option) return option.error();
    const SymmetryOption* chosen = *option;
    const TasteScale scale(groundwork);
    const auto tastes = TasteGoals::make(scale, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(groundwork, request.wishes);
    if (request.atlas) {
        if (!chosen->choice.maps || *request.atlas >= *chosen->choice.maps)
            return Error("clockwork.generate.atlas",
                         {{"map", std::to_string(*request.atlas)},
                          {"count", std::to_string(chosen->choice.maps.value_or(0))}});
        CandidateMaker maker(groundwork, scale, wishes, formOf(chosen));
        return std::vector{maker.make(chosen->space.at(*request.atlas), 0)};
    }
    return search(groundwork, scale, wishes, taskOf(groundwork, chosen, goalsOf(wishes, &*tastes)),
                  formOf(chosen));
}

Result<std::vector<Candidate>> makeNearSymmetric(const GenerateRequest& request,
                                                 const GenerateKnowledge& known) {
    const auto prepared = Groundwork::prepare(request, known);
    if (!prepared) return prepared.error();
    const Groundwork& groundwork = **prepared;
    const auto options = nearOptions(groundwork);
    if (!options) return options.error();
    const auto near = chosenOf(*options, request.symmetry);
    if (!near) return near.error();
    const TasteScale scale(groundwork);
    const auto tastes = TasteGoals::make(scale, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(groundwork, request.wishes);
    return search(groundwork, scale, wishes, taskOf(groundwork, **near, goalsOf(wishes, &*tastes)),
                  formOf(groundwork, **near), *near);
}

Result<std::vector<Candidate>> makeBalanced(const GenerateRequest& request, const GenerateKnowledge& known) {
    const auto prepared = Groundwork::prepare(request, known);
    if (!prepared) return prepared.error();
    const Groundwork& groundwork = **prepared;
    if (groundwork.tables().empty())
        return Error("clockwork.generate.no-table", {{"configuration", groundwork.configuration()}});
    const TasteScale scale(groundwork);
    const auto tastes = TasteGoals::make(scale, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(groundwork, request.wishes);
    return search(groundwork, scale, wishes, taskOf(groundwork, nullptr, goalsOf(wishes, &*tastes)), {});
}

}  // namespace hexa::clockwork
