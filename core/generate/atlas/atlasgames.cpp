// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of an atlas checked by games: the best of each cell is chosen by some and measured by others.
#include "core/balance/panel.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlas.h"
#include "core/generate/tournament/contender.h"

#include <algorithm>
#include <cmath>

namespace hexa::generate {
namespace {

/// Of the games so many choose, the others measure what was chosen.
constexpr double choosing = 0.5;

std::int64_t thousandths(double points) { return std::llround(points * 1000); }

/// The maps of a cell: those that were found, and the one that was checked before.
std::vector<const AtlasEntry*> entriesOf(const AtlasCell& cell) {
    std::vector<const AtlasEntry*> entries;
    for (const AtlasEntry& entry : cell.found) entries.push_back(&entry);
    if (cell.checked && std::ranges::find(cell.found, cell.checked->entry) == cell.found.end())
        entries.push_back(&cell.checked->entry);
    return entries;
}

class Checker {
public:
    Checker(const GameSystem& system, const AtlasRequest& request, const Atlas& atlas)
        : mSystem(system), mPanel(request.panel) {
        // Many maps share the games: bots that search would have too few.
        if (mPanel.empty()) mPanel = balance::quickPanel(system);
        mPlay.options = atlas.ground.options;
        mPlay.threads = request.threads;
        mPlay.stop = request.stop;
        mPlay.cards = request.cards;
        mSeed = request.seed;
        std::size_t maps = 0;
        for (const AtlasCell& cell : atlas.cells) maps += entriesOf(cell).size();
        const auto bots = static_cast<double>(std::max<std::size_t>(1, mPanel.size()));
        const auto each = [&](double part, std::size_t among) {
            const double games = part * static_cast<double>(request.games) /
                                 (bots * static_cast<double>(std::max<std::size_t>(1, among)));
            return std::max<std::int64_t>(1, static_cast<std::int64_t>(games));
        };
        mToChoose = each(choosing, maps);
        mToMeasure = each(1 - choosing, atlas.filled());
    }

    /// None if it was stopped.
    Result<std::optional<AtlasCheck>> check(const AtlasCell& cell) {
        const auto entries = entriesOf(cell);
        const AtlasEntry* best = entries.front();
        if (entries.size() > 1) {
            const auto chosen = choose(entries);
            if (!chosen) return chosen.error();
            if (*chosen == nullptr) return std::optional<AtlasCheck>();
            best = *chosen;
        }
        const auto played = play({best}, "measure", mToMeasure);
        if (!played) return played.error();
        if (played->empty()) return std::optional<AtlasCheck>();
        AtlasCheck check{*best, {}};
        for (const PlayedGap& gap : played->front()->gaps(mPanel))
            check.bots.push_back({gap.bot, gap.games, thousandths(gap.gap), thousandths(gap.interval.low),
                                  thousandths(gap.interval.high)});
        return std::optional(std::move(check));
    }
    std::int64_t games() const { return mGames; }

private:
    using Contenders = std::vector<std::unique_ptr<Contender>>;

    /// Empty if it was stopped.
    Result<Contenders> play(const std::vector<const AtlasEntry*>& entries, const char* stream,
                            std::int64_t games) {
        mPlay.seed = sim::streamSeed(mSeed, stream);
        Contenders contenders;
        std::vector<Contender*> list;
        for (const AtlasEntry* entry : entries) {
            auto contender = Contender::make(mSystem, {entry->candidate, {}}, mPlay, judgesAlone(mPanel));
            if (!contender) return contender.error();
            list.push_back(contender->get());
            contenders.push_back(*std::move(contender));
        }
        if (!playAll(list, std::vector<std::int64_t>(mPanel.size(), games), mPlay, {})) return Contenders();
        for (const Contender* contender : list)
            for (const sim::Runner& runner : contender->runners()) mGames += runner.tally().games;
        return contenders;
    }

    Result<const AtlasEntry*> choose(const std::vector<const AtlasEntry*>& entries) {
        const auto played = play(entries, "choose", mToChoose);
        if (!played) return played.error();
        const AtlasEntry* best = nullptr;
        std::pair<std::int64_t, double> least;
        for (std::size_t i = 0; i < played->size(); ++i) {
            const std::pair rank(entries[i]->missing, (*played)[i]->score());
            if (best != nullptr && rank >= least) continue;
            best = entries[i];
            least = rank;
        }
        return best;
    }

    const GameSystem& mSystem;
    GamesRequest mPlay;
    std::vector<std::string> mPanel;
    std::uint64_t mSeed = 0;
    std::int64_t mToChoose = 1;
    std::int64_t mToMeasure = 1;
    std::int64_t mGames = 0;
};

}  // namespace

Status checkByGames(const GameSystem& system, const AtlasRequest& request, Atlas& atlas,
                    const std::function<void(double, std::int64_t, bool)>& tell) {
    std::vector<AtlasCell*> filled;
    for (AtlasCell& cell : atlas.cells)
        if (!cell.empty()) filled.push_back(&cell);
    Checker checker(system, request, atlas);
    const parts::Jobs jobs = parts::jobsOf(request.part, static_cast<std::int64_t>(filled.size()));
    for (std::int64_t i = jobs.begin; i < jobs.end && !request.stop.stop_requested(); ++i) {
        AtlasCell& cell = *filled[static_cast<std::size_t>(i)];
        auto check = checker.check(cell);
        if (!check) return check.error();
        if (!*check) break;
        // As addTo() chooses, so that merged parts are what one machine makes.
        if (!cell.checked || **check < *cell.checked) cell.checked = **check;
        tell(static_cast<double>(i + 1 - jobs.begin) / static_cast<double>(jobs.count()), checker.games(),
             true);
    }
    return Done{};
}

}  // namespace hexa::generate
