// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/mapfinder.h"

namespace hexa::mapsearch {
namespace {

constexpr int steps = 3000;
/// After a look at the whole model, the search continues with its additions to the tiles.
constexpr int corrections = 8;
/// Few and small steps, so that the whole model's additions stay nearly the same.
constexpr int stepsAfterCorrection = 100;
constexpr std::int64_t thresholdAfterCorrection = 20'000;
/// Points: the model errs by more.
constexpr double closeEnough = 0.2;

}  // namespace

double rankOf(const Find& find) { return find.gap + static_cast<double>(find.taste) / 20'000; }

bool better(const Find& a, const Find& b) {
    if (a.missing != b.missing) return a.missing < b.missing;
    return rankOf(a) < rankOf(b);
}

std::optional<FullScore> MapTask::makeFullScore() const {
    if (!score) return std::nullopt;
    return FullScore(*score, wholeModel ? wholeModel() : WholeModel());
}

Find MapFinder::operator()(std::size_t number) {
    Rng rng(mixed(mTask.seed, number), mTask.stream);
    const Kinds kinds = mTask.begin(rng);
    if (mTask.fair && !mTask.goals.any()) return judged(kinds);
    if (mScore) mSearch.correct(std::vector<Strengths>(mTask.score->judges()));
    Find best = judged(mSearch.run(kinds, rng, steps));
    if (!mScore || mTask.fair) return best;
    for (int i = 0; i < corrections && best.gap > closeEnough; ++i) {
        mScore->strengths(best.kinds);
        mSearch.correct(mScore->beyondTiles());
        const Find next =
            judged(mSearch.run(best.kinds, rng, stepsAfterCorrection, thresholdAfterCorrection));
        if (better(next, best)) best = next;
    }
    return best;
}

Find MapFinder::judged(const Kinds& kinds) {
    const KindMasks masks = masksOf(kinds, mTask.model.tiles());
    const Goals& goals = mTask.goals;
    Find find;
    find.kinds = kinds;
    if (goals.missing) find.missing = goals.missing(kinds, masks);
    if (goals.taste) find.taste = goals.taste(kinds, masks);
    if (mScore) find.gap = mScore->gap(kinds);
    return find;
}

bool canMeet(const MapTask& task, const Goals& goals, const Kinds& start) {
    constexpr int tries = 4;
    Search search(task.model, task.movable, task.score, goals);
    for (int i = 0; i < tries; ++i) {
        Rng rng(static_cast<std::uint64_t>(i), "search.wishes");
        const Kinds found = search.run(i == 0 ? start : task.begin(rng), rng, steps);
        if (goals.missing(found, masksOf(found, task.model.tiles())) == 0) return true;
    }
    return false;
}

}  // namespace hexa::mapsearch
