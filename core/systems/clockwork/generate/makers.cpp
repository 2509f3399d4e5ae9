// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/makers.h"

#include "core/engine/play.h"
#include "core/engine/settings.h"
#include "core/systems/clockwork/generate/parallel.h"
#include "core/systems/clockwork/generate/search.h"
#include "core/systems/clockwork/generate/variety.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace hexa::clockwork {
namespace {

constexpr int usualStarts = 256;
constexpr int usualSteps = 3000;
/// After the metrics were looked at, the search goes on with what they add.
constexpr int corrections = 8;
/// Few and small, so that what the metrics add stays nearly the same.
constexpr int stepsAfterCorrection = 100;
constexpr std::int64_t afterCorrection = 20'000;
/// Points: the model errs by more.
constexpr double closeEnough = 0.2;

/// All that is common to the searches of one request.
struct Task {
    const Ground& ground;
    const Ruler& ruler;
    const TasteGoals& tastes;
    const WishList& wishes;
    Slots slots;
    /// Where search number i begins.
    std::function<Kinds(Rng&)> begin;
    std::string_view stream;
    bool fair =
        false;  ///< Every map is fair by itself: without tastes and wishes there is nothing to search.
};

int startsOf(const GenerateRequest& request) {
    const auto wanted = static_cast<std::int64_t>(usualStarts) * request.effort / 100;
    const std::int64_t least = std::max<std::int64_t>(2, 2 * std::int64_t{request.keep});
    return static_cast<int>(
        std::clamp<std::int64_t>(wanted, least, std::max<std::int64_t>(least, 1'000'000)));
}

/// One search from one start.
class Worker {
public:
    explicit Worker(const Task& task)
        : mTask(task), mSearch(task.ground, task.slots, {&task.wishes, &task.tastes}) {
        if (!task.ground.tables().empty()) mScore.emplace(task.ground);
    }

    Find operator()(std::size_t number) {
        Rng rng(mixed(mTask.ground.request().seed, number), mTask.stream);
        const bool goals = mTask.wishes.any() || mTask.tastes.any();
        Kinds kinds = mTask.begin(rng);
        if (mTask.fair && !goals) return judged(kinds);
        if (mScore) mSearch.correct(Strengths(mTask.ground.tables().size()));
        Find best = judged(mSearch.run(kinds, rng, usualSteps));
        if (!mScore || mTask.fair) return best;
        for (int i = 0; i < corrections && best.gap > closeEnough; ++i) {
            mSearch.correct(beyondTiles(best.kinds));
            const Find next = judged(mSearch.run(best.kinds, rng, stepsAfterCorrection, afterCorrection));
            if (better(next, best)) best = next;
        }
        return best;
    }

private:
    Find judged(const Kinds& kinds) {
        const KindMasks masks = masksOf(kinds, mTask.ground.tiles());
        Find find;
        find.kinds = kinds;
        find.missing = mTask.wishes.missing(kinds, masks);
        find.taste = mTask.tastes.cost(kinds, masks);
        if (mScore) find.gap = mScore->gap(kinds);
        return find;
    }
    /// What the metrics of this map add to the strengths of its tiles.
    Strengths beyondTiles(const Kinds& kinds) {
        const Distances& distances = mTask.ground.measured().distances;
        Strengths more = mScore->strengths(kinds);
        for (std::size_t judge = 0; judge < more.size(); ++judge)
            for (std::size_t team = 0; team < maxPlayers; ++team)
                more[judge][team] = team < static_cast<std::size_t>(distances.teams)
                                        ? more[judge][team] - mScore->tileStrengths(judge)[team]
                                        : 0;
        return more;
    }

    const Task& mTask;
    Search mSearch;
    std::optional<FullScore> mScore;
};

/// Why the best map doesn't meet all wishes, if one or two of them are to blame.
std::optional<Error> blame(const Task& task, const Find& best) {
    const auto& wishes = task.wishes.wishes();
    const auto canMeet = [&](const std::vector<std::size_t>& which) {
        constexpr int tries = 4;
        const WishList some = task.wishes.part(which);
        Search search(task.ground, task.slots, {&some, nullptr});
        for (int i = 0; i < tries; ++i) {
            Rng rng(static_cast<std::uint64_t>(i), "search.wishes");
            const Kinds found = search.run(i == 0 ? best.kinds : task.begin(rng), rng, usualSteps);
            if (some.missing(found, masksOf(found, task.ground.tiles())) == 0) return true;
        }
        return false;
    };
    const auto results = task.wishes.results(best.kinds);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if (results[i].met) continue;
        if (!canMeet({i})) {
            // Wished tiles lie where they are wished from the start, so they are there even now.
            const auto& places = results[i].places;
            for (const Wish& pin : wishes)
                if (pin.form == wishHere && std::find(places.begin(), places.end(), pin.at) != places.end())
                    return contradiction(pin, wishes[i], task.ground.known());
            return impossible(wishes[i], task.ground.known());
        }
        for (std::size_t j = 0; j < wishes.size(); ++j)
            if (j != i && !canMeet({std::min(i, j), std::max(i, j)}))
                return contradiction(wishes[std::min(i, j)], wishes[std::max(i, j)], task.ground.known());
    }
    return std::nullopt;
}

Result<std::vector<Candidate>> search(const Task& task, std::string_view mode, int version,
                                      const SymmetryOption* symmetry) {
    const GenerateRequest& request = task.ground.request();
    // Wishes that can't be met are known before the long search.
    if (task.wishes.any()) {
        Worker worker(task);
        Find best = worker(0);
        for (std::size_t i = 1; i < 8 && best.missing > 0; ++i)
            if (const Find next = worker(i); better(next, best)) best = next;
        if (best.missing > 0)
            if (auto why = blame(task, best)) return *std::move(why);
    }
    std::vector<Find> finds = outputsOf<Find>(static_cast<std::size_t>(startsOf(request)), request,
                                              [&task] { return Worker(task); });
    std::erase_if(finds, [&](const Find& find) { return !isLegal(task.ground, find.kinds); });
    if (request.stop.stop_requested() || finds.empty()) return Error("generate.cancelled");
    finds = mostDifferent(task.ground, task.ruler, std::move(finds),
                          static_cast<std::size_t>(std::max(1, request.keep)));
    CandidateMaker maker(task.ground, task.ruler, task.wishes, symmetry);
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < finds.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (request.pick != 0 && request.pick != number) continue;
        candidates.push_back(maker.make(finds[i].kinds, mode, version, request.keep > 1 ? number : 0));
    }
    if (candidates.empty())
        return Error("generate.no-pick", {{"pick", std::int64_t{request.pick}},
                                          {"count", static_cast<std::int64_t>(finds.size())}});
    return candidates;
}

}  // namespace

bool isLegal(const Ground& ground, const Kinds& kinds) {
    const Composition counts = countsOf(kinds, ground.tiles());
    for (std::size_t kind = 1; kind < kindCount; ++kind)
        if (!ground.limits()[kind].contain(counts[kind])) return false;
    for (int i = 0; i < ground.tiles(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool free = (ground.free() >> at & 1) != 0;
        if (free ? kinds[at] == indexOf(tile::capital) || kinds[at] >= kindCount
                 : kinds[at] != ground.map().kind[at])
            return false;
    }
    return true;
}

CandidateMaker::CandidateMaker(const Ground& ground, const Ruler& ruler, const WishList& wishes,
                               const SymmetryOption* symmetry)
    : mGround(ground), mRuler(ruler), mWishes(wishes), mSymmetry(symmetry) {
    if (!ground.tables().empty()) mScore.emplace(ground);
}

Candidate CandidateMaker::make(const Kinds& kinds, std::string_view mode, int version, int pick) {
    Candidate candidate;
    candidate.scenario = mGround.scenario(kinds);
    if (mScore) candidate.gap = mScore->gap(kinds);
    candidate.tastes = mRuler.figures(kinds);
    candidate.wishes = mWishes.results(kinds);
    GenerateRequest settings = mGround.request();
    settings.mode = mode;
    settings.pick = pick;
    if (mSymmetry != nullptr) {
        candidate.symmetry = mSymmetry->choice.id;
        candidate.unequal = mSymmetry->space.unequal(kinds);
        settings.symmetry = candidate.symmetry;
    }
    Provenance& provenance = candidate.scenario.provenance;
    provenance.generator = mode;
    provenance.generatorVersion = version;
    provenance.seed = settings.seed;
    provenance.settings = writeSettings(settings, mGround.known().catalog);
    return candidate;
}

Result<std::vector<SymmetryOption>> symmetryOptions(const Ground& ground) {
    std::vector<SymmetryOption> options;
    std::optional<Error> why;
    std::vector<std::size_t> unequal;
    for (FairSymmetry& symmetry : fairSymmetries(ground)) {
        auto space = SymmetricSpace::make(ground, symmetry);
        if (!space) {
            if (!why) why = space.error();
            continue;
        }
        Rng rng(0, "search.look");
        const std::size_t sets = space->unequal(space->draw(rng)).size();
        SymmetryChoice choice{symmetry.id, symmetry.name, sets == 0, std::nullopt};
        if (choice.exact) choice.maps = space->maps();
        const auto place = std::upper_bound(unequal.begin(), unequal.end(), sets) - unequal.begin();
        unequal.insert(unequal.begin() + place, sets);
        options.insert(options.begin() + place, {std::move(choice), std::move(symmetry), *std::move(space)});
    }
    if (!options.empty()) return options;
    return why ? *why : Error("clockwork.generate.no-symmetry");
}

Result<std::vector<Candidate>> makeSymmetric(const GenerateRequest& request, const GenerateKnowledge& known) {
    const auto prepared = Ground::prepare(request, known);
    if (!prepared) return prepared.error();
    const Ground& ground = **prepared;
    const auto options = symmetryOptions(ground);
    if (!options) return options.error();
    const SymmetryOption* chosen = &options->front();
    if (!request.symmetry.empty()) {
        const auto found = std::find_if(options->begin(), options->end(), [&](const SymmetryOption& option) {
            return option.choice.id == request.symmetry;
        });
        std::string ids;
        for (const SymmetryOption& option : *options) ids += (ids.empty() ? "" : ", ") + option.choice.id;
        if (found == options->end())
            return Error("clockwork.generate.symmetry", {{"symmetry", request.symmetry}, {"known", ids}});
        chosen = &*found;
    }
    const Ruler ruler(ground);
    const auto tastes = TasteGoals::make(ruler, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(ground, request.wishes);
    const SymmetricSpace& space = chosen->space;
    if (request.atlas) {
        if (!chosen->choice.maps || *request.atlas >= *chosen->choice.maps)
            return Error("clockwork.generate.atlas",
                         {{"map", std::to_string(*request.atlas)},
                          {"count", std::to_string(chosen->choice.maps.value_or(0))}});
        CandidateMaker maker(ground, ruler, wishes, chosen);
        return std::vector{maker.make(space.at(*request.atlas), "symmetric", symmetricGeneratorVersion, 0)};
    }
    const Task task{ground,
                    ruler,
                    *tastes,
                    wishes,
                    space.freeOrbits(),
                    [&space](Rng& rng) { return space.draw(rng); },
                    "search.symmetric",
                    chosen->choice.exact};
    return search(task, "symmetric", symmetricGeneratorVersion, chosen);
}

Result<std::vector<Candidate>> makeBalanced(const GenerateRequest& request, const GenerateKnowledge& known) {
    const auto prepared = Ground::prepare(request, known);
    if (!prepared) return prepared.error();
    const Ground& ground = **prepared;
    if (ground.tables().empty())
        return Error("clockwork.generate.no-table", {{"configuration", ground.configuration()}});
    const Ruler ruler(ground);
    const auto tastes = TasteGoals::make(ruler, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(ground, request.wishes);
    const Task task{ground,
                    ruler,
                    *tastes,
                    wishes,
                    singleSlots(ground),
                    [&ground](Rng& rng) { return ground.draw(rng.next()); },
                    "search.balanced",
                    false};
    return search(task, "balanced", balancedGeneratorVersion, nullptr);
}

}  // namespace hexa::clockwork
