// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/tournament.h"
#include "core/engine/generate/generate.h"

#include "core/balance/panel.h"
#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <utility>

namespace hexa::generate {
namespace {

/// Rounds of refining. In each round, neighbours of the leaders join the tournament. Rounds are
/// many and short, because games on a map also inform about its neighbours. 48 rounds give better
/// results than 24 with as many games (docs/studies/2026-11-tournaments.md).
constexpr int maxRounds = 48;
/// Least number of games in a round.
constexpr double minGames = 6'000;
constexpr std::size_t leaders = 2;
/// Games per climb; each climb has its own start.
constexpr double climbGames = 200'000;
constexpr int maxClimbs = 4;
/// Part of the rounds with separate climbs.
constexpr double earlyPart = 0.5;
/// Number of a leader's neighbours to examine, half as many more each time that it still leads: by
/// then, those nearest to it have played.
constexpr int neighbours = 64;
constexpr int mostNeighbours = 256;
/// Neighbours of all leaders that play: the ones with the best scores.
constexpr std::size_t joiners = 12;
/// Last of the first rounds, in which searching bots play.
constexpr int searchRounds = 2;
/// Number of maps in the final choice.
constexpr std::size_t finals = 4;

/// Returns the rank: wishes first, as in the search, then `figure` of a map. The smallest is the
/// best.
template <class Figure>
std::pair<int, double> rankOf(const Contender& contender, const Figure& figure) {
    int missing = 0;
    for (const WishResult& wish : contender.map.candidate.wishes) missing += wish.missing;
    return {missing, std::invoke(figure, contender)};
}

/// The best first.
template <class Figure>
void sortBy(std::vector<std::unique_ptr<Contender>>& maps, const Figure& figure) {
    struct Ranked {
        std::pair<int, double> rank;
        std::unique_ptr<Contender> contender;
    };
    std::vector<Ranked> places;
    for (auto& contender : maps) {
        const auto rank = rankOf(*contender, figure);
        places.push_back({rank, std::move(contender)});
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    for (std::size_t i = 0; i < places.size(); ++i) maps[i] = std::move(places[i].contender);
}

std::int64_t gamesOfAll(const std::vector<Contender*>& contenders) {
    std::int64_t games = 0;
    for (const Contender* contender : contenders)
        for (const sim::Runner& runner : contender->runners()) games += runner.tally().games;
    return games;
}

}  // namespace

std::int64_t tournamentGames(const GameSystem& system, const TournamentRequest& request) {
    if (request.games > 0) return request.games;
    const GenerateMethod* mode = generateMode(system, request.search.mode);
    assert(mode != nullptr && "the search has made maps with it");
    const std::size_t seats = request.search.base.seats.size();
    if (system.balance && system.balance->tournament.games)
        return system.balance->tournament.games(*mode, seats);
    return defaultTournamentGames(*mode, seats);
}

double tournamentSearchTime(const GameSystem& system, const TournamentRequest& request) {
    const GenerateMethod* mode = generateMode(system, request.search.mode);
    assert(mode != nullptr && "the search has made maps with it");
    if (!system.balance || !system.balance->tournament.searchTime) return 1;
    return system.balance->tournament.searchTime(*mode, request.search.base.seats.size());
}

TournamentCost::TournamentCost(const GameSystem& system, const std::vector<std::string>& panel, double games,
                               double searchTime)
    : mGames(games) {
    const auto searching = std::ranges::count_if(
        panel, [&](const std::string& bot) { return balance::searchBot(system, bot) != nullptr; });
    const bool alone = searching == std::ssize(panel);
    mQuick = alone ? static_cast<double>(searching) : 1;
    mSearches = alone ? 0 : searchTime * static_cast<double>(searching);
}

Tournament::Tournament(const GameSystem& system, const TournamentRequest& request,
                       const std::vector<std::string>& panel, Look look)
    : mSystem(system),
      mRequest(request),
      mPlay{request.search.options, request.cards, request.search.seed, request.search.threads,
            request.search.stop},
      mPanel(panel),
      mPlayers(playersOf(system, request.search.base, request.search.options, panel)),
      mLook(std::move(look)),
      mBudget(static_cast<double>(tournamentGames(system, request))),
      mSearchTime(tournamentSearchTime(system, request)),
      mUnforeseen(unforeseenOf(system, request.search.base, request.search.options, mPlayers.bots)),
      mProcess(processOf(mUnforeseen)),
      mKeep(static_cast<std::size_t>(std::max(1, request.search.keep))),
      mClimbs(std::clamp(static_cast<int>(mBudget / climbGames), 1, maxClimbs)) {
    for (const std::string& bot : panel) {
        const SearchBot* searches = balance::searchBot(system, bot);
        mCost.push_back(searches == nullptr ? 0 : searches->cost);
        if (searches == nullptr) ++mQuick;
    }
    for (const std::string& bot : panel)
        if (mPlayers.haveScouts() && balance::searchBot(system, bot) != nullptr)
            mCost.push_back(balance::scoutOf(system, bot)->cost);
    // Without other bots, the searching bots share the games evenly.
    if (mQuick == 0) {
        std::ranges::fill(mCost, 0);
        mQuick = panel.size();
    }
    weighBots();
}

void Tournament::weighBots() {
    mWeights.assign(mPanel.size(), 1);
    for (const bool searches : {false, true}) {
        double sum = 0, count = 0;
        for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
            if ((mCost[bot] > 0) != searches) continue;
            mWeights[bot] = std::sqrt(mUnforeseen.onNeighbours[bot][bot]);
            sum += mWeights[bot];
            ++count;
        }
        for (std::size_t bot = 0; bot < mPanel.size(); ++bot)
            if ((mCost[bot] > 0) == searches) mWeights[bot] *= count / sum;
    }
    // Scouts come in the order of their bots, and play for their time.
    for (std::size_t bot = 0; bot < mPanel.size() && mPlayers.haveScouts(); ++bot)
        if (mCost[bot] > 0) mWeights.push_back(mWeights[bot]);
}

Status Tournament::enter(std::vector<PlayedMap> maps) {
    for (PlayedMap& map : maps) {
        const auto family = static_cast<int>(mContenders.size());
        auto contender = Contender::make(mSystem, std::move(map), mPlay, mPlayers, family);
        if (!contender) return contender.error();
        mContenders.push_back(*std::move(contender));
    }
    return Done{};
}

void Tournament::run() {
    playRounds();
    if (mSystem.generate->refine) refine();
    for (auto& contender : mLeft)
        if (!known(contender->map.candidate, {})) mContenders.push_back(std::move(contender));
    mLeft.clear();
}

std::size_t Tournament::size() const {
    std::size_t count = mContenders.size();
    for (const Maps& group : mAside) count += group.size();
    return count;
}

std::vector<PlayedMap> Tournament::best(std::size_t count) const {
    assert(!mPlaying && "figures of games are read while they are written");
    std::vector<const Contender*> all;
    for (const auto& contender : mContenders) all.push_back(contender.get());
    for (const Maps& group : mAside)
        for (const auto& contender : group) all.push_back(contender.get());
    // Contenders of this climb are in order; with those of other climbs the fairest come first.
    if (all.size() > mContenders.size())
        std::stable_sort(all.begin(), all.end(), [](const Contender* a, const Contender* b) {
            return rankOf(*a, &Contender::score) < rankOf(*b, &Contender::score);
        });
    std::vector<PlayedMap> maps;
    for (const auto& contender : mLeft)
        if (!known(contender->map.candidate, {})) all.push_back(contender.get());
    for (std::size_t i = 0; i < all.size() && i < count; ++i) {
        maps.push_back(all[i]->map);
        maps.back().played = all[i]->gaps(mPanel);
        // A bot without games has no gap yet, not one of 0.
        std::erase_if(maps.back().played, [](const PlayedGap& gap) { return gap.games == 0; });
    }
    return maps;
}

/// Returns all maps together.
double Tournament::gamesOf(std::size_t bot, Parts parts) const {
    if (mCost[bot] == 0) return parts.quick * mBudget / static_cast<double>(mQuick);
    const double part = bot < mPanel.size() ? parts.search : parts.scouts;
    return part * mBudget * mSearchTime / mCost[bot];
}

double Tournament::gamesToMeasure(std::size_t bot) const {
    return gamesOf(bot, {1 - tournamentPart - refinePart - finalPart,
                         1 - searchTournamentPart - searchRefinePart - searchFinalPart});
}

void Tournament::tell(double part) { mLook(mStage, part, std::exchange(mReordered, false)); }

void Tournament::sort(double (Contender::*figure)() const) {
    sortBy(mContenders, figure);
    mReordered = true;
}

/// Keeps the fairest maps, then this many of the most promising ones; removes the others.
void Tournament::keepLeaders(std::size_t fairest, std::size_t promising) {
    sort(&Contender::score);
    if (mContenders.size() <= fairest) return;
    Maps others = split(fairest);
    mContenders.swap(others);
    sort(&Contender::potential);
    retire(promising);
    mContenders.swap(others);
    std::ranges::move(others, std::back_inserter(mContenders));
}

/// Removes the contenders after the first `kept`. The best of them are kept for galleries larger
/// than the tournament needs. The tournament plays the same games and has the same winner for any
/// size of gallery.
void Tournament::retire(std::size_t kept) {
    for (auto& contender : split(kept)) {
        const auto same = [&](const std::unique_ptr<Contender>& left) {
            return left->map.candidate.scenario.board == contender->map.candidate.scenario.board;
        };
        if (std::ranges::none_of(mLeft, same)) mLeft.push_back(std::move(contender));
    }
    std::vector<std::pair<std::pair<int, double>, std::size_t>> order;
    for (std::size_t i = 0; i < mLeft.size(); ++i)
        order.emplace_back(rankOf(*mLeft[i], &Contender::score), i);
    std::ranges::sort(order);
    // Some to spare: maps that have left may come back as neighbours.
    if (order.size() > mKeep + finals) order.resize(mKeep + finals);
    Maps best;
    for (const auto& [rank, i] : order) best.push_back(std::move(mLeft[i]));
    for (const auto& contender : mLeft)
        if (contender) mGone.push_back(contender->record());
    mLeft = std::move(best);
}

/// Removes and returns all but the first `count`.
Tournament::Maps Tournament::split(std::size_t count) {
    Maps others;
    if (mContenders.size() <= count) return others;
    const auto from = mContenders.begin() + static_cast<std::ptrdiff_t>(count);
    std::move(from, mContenders.end(), std::back_inserter(others));
    mContenders.erase(from, mContenders.end());
    return others;
}

std::vector<Contender*> Tournament::first(std::size_t count) const {
    std::vector<Contender*> list;
    for (std::size_t i = 0; i < mContenders.size() && i < count; ++i) list.push_back(mContenders[i].get());
    return list;
}

/// Returns the parts. `search` is the part of searching bots and their scouts together, `scouted`
/// the scouts' part of it.
Tournament::Parts Tournament::shared(double quick, double search, double scouted) const {
    if (!mPlayers.haveScouts()) return {quick, search, 0};
    return {quick, search * (1 - scouted), search * scouted};
}

/// Plays such parts of the games, all maps evenly; from one part of the stage to another. False if
/// stopped.
bool Tournament::play(std::vector<Contender*> contenders, Parts parts, double from, double to) {
    std::vector<std::int64_t> each;  // by player
    for (std::size_t bot = 0; bot < mPlayers.bots.size(); ++bot) {
        const double games = gamesOf(bot, parts) * mWeights[bot];
        each.push_back(games == 0
                           ? 0
                           : std::max<std::int64_t>(1, static_cast<std::int64_t>(
                                                           games / static_cast<double>(contenders.size()))));
    }
    // Completely symmetric maps are fair by construction: games would only show chance.
    std::erase_if(contenders, [](const Contender* contender) { return contender->exact(); });
    if (contenders.empty()) return !stopped();
    const std::int64_t before = mGames;
    const std::int64_t had = gamesOfAll(contenders);
    const auto cost = [&](std::size_t bot, std::int64_t games) {
        return static_cast<double>(games) * std::max(1.0, mCost[bot]);
    };
    double all = 0;
    for (std::size_t bot = 0; bot < each.size(); ++bot)
        all += cost(bot, each[bot]) * static_cast<double>(contenders.size());
    double done = 0;
    tell(from);  // a new order is reported before the games begin
    mPlaying = true;
    const bool complete =
        playAll(contenders, each, mPlay, [&](std::int64_t played, std::size_t bot, std::int64_t ofBot) {
            mGames = before + played;
            done += cost(bot, ofBot);
            tell(from + (to - from) * done / all);
        });
    mPlaying = false;
    mGames = before + gamesOfAll(contenders) - had;
    believe(mContenders);
    return complete;
}

/// Updates the estimates for these maps from all games played.
void Tournament::believe(const Maps& maps) {
    std::vector<Contender*> list;
    for (const auto& contender : maps) list.push_back(contender.get());
    std::vector<const MapRecord*> others;
    const auto add = [&](const Maps& played) {
        for (const auto& contender : played) others.push_back(&contender->record());
    };
    add(mContenders);
    for (const Maps& group : mAside) add(group);
    add(mLeft);
    for (const MapRecord& record : mGone) others.push_back(&record);
    believeAll(list, others, mProcess);
}

/// Plays successive quarters, at equal cost. Disagreement between bots is hardest to mend, so it
/// decides if neighbours of the maps will be tried.
void Tournament::playRounds() {
    mStage = TournamentStage::Playing;
    const auto figure = mSystem.generate->refine ? &Contender::potential : &Contender::score;
    const std::size_t goal = leaders * static_cast<std::size_t>(mClimbs);
    int rounds = 1;
    for (std::size_t left = mContenders.size(); left > goal; left = std::max(goal, (left + 3) / 4)) ++rounds;
    const double round = tournamentPart / rounds;
    for (int i = 0; i < rounds && !stopped(); ++i) {
        // Only the few of the last rounds are worth the time of bots that search.
        const int searching = std::min(rounds, searchRounds);
        const Parts parts =
            shared(round, i + searching >= rounds ? searchTournamentPart / searching : 0, scoutedInRounds);
        const bool complete = play(first(mContenders.size()), parts, static_cast<double>(i) / rounds,
                                   static_cast<double>(i + 1) / rounds);
        sort(figure);
        if (!complete) return;
        retire(std::max(goal, (mContenders.size() + 3) / 4));
        tell(static_cast<double>(i + 1) / rounds);
    }
    tell(1);
}

/// Lets the best of the tournament climb in groups, one after the other. The height of a climb
/// depends on its start, and shows early. The best ends of all climb on together, and then play for
/// the choice.
void Tournament::refine() {
    mStage = TournamentStage::Refining;
    const double end = refinePart / (refinePart + finalPart);
    const double early = mClimbs > 1 ? end * earlyPart : 0;
    mAside.resize(static_cast<std::size_t>(mClimbs));
    for (std::size_t i = 0; i < mContenders.size(); ++i)
        mAside[i % mAside.size()].push_back(std::move(mContenders[i]));
    bool complete = true;
    for (std::size_t i = 0; i < mAside.size() && mClimbs > 1 && complete && !stopped(); ++i) {
        mContenders = std::move(mAside[i]);
        const double part = early / mClimbs;
        const double from = part * static_cast<double>(i);
        complete = climb(earlyPart / mClimbs, from, from + part);
        sort(&Contender::score);
        retire(finals);
        mAside[i] = std::move(mContenders);
    }
    mContenders.clear();
    for (Maps& group : mAside) std::ranges::move(group, std::back_inserter(mContenders));
    mAside.clear();
    believe(mContenders);
    sort(&Contender::score);
    if (mClimbs > 1) retire(finals);
    complete = complete && !stopped() && climb(mClimbs > 1 ? 1 - earlyPart : 1, early, end);
    sort(&Contender::score);
    if (complete && !stopped()) choose(end);
    tell(1);
}

/// Plays this part of all rounds. Neighbours of the leaders join, chosen by the games' results
/// beyond the model, and the best continue. False if stopped.
bool Tournament::climb(double part, double from, double to) {
    const double all = part * refinePart;
    const int rounds = std::clamp(static_cast<int>(all * mBudget / minGames), 1,
                                  std::max(1, static_cast<int>(std::lround(part * maxRounds))));
    const double round = all / rounds;
    for (int i = 0; i < rounds && !stopped(); ++i) {
        keepLeaders(1, mContenders.size());  // the fairest one, and the most promising of the others
        Maps joining;
        for (Contender* leader : first(leaders))
            for (auto& neighbour : neighboursOf(*leader, joining)) joining.push_back(std::move(neighbour));
        if (joining.empty()) break;
        believe(joining);
        sortBy(joining, &Contender::score);
        if (joining.size() > joiners) joining.resize(joiners);
        std::vector<Contender*> fresh;
        for (auto& neighbour : joining) {
            fresh.push_back(neighbour.get());
            mContenders.push_back(std::move(neighbour));
        }
        const double step = (to - from) / rounds;
        const double start = from + step * i;
        // New maps first, then the best of all.
        const Parts games = shared(round, part * searchRefinePart / rounds, scoutedInClimbs);
        if (!play(fresh, {games.quick / 2, 0, games.scouts / 2}, start, start + step / 2)) return false;
        keepLeaders(finals, leaders);
        const Parts parts{games.quick / 2, games.search, games.scouts / 2};
        if (!play(first(mContenders.size()), parts, start + step / 2, start + step)) return false;
        tell(start + step);
    }
    return !stopped();
}

/// Plays most games for the few possible winners: a choice by few games would fall on the luckiest.
/// Half of them for all, half for the better half.
void Tournament::choose(double from) {
    const Parts half = shared(finalPart / 2, searchFinalPart / 2, scoutedInFinal);
    const double middle = from + (1 - from) / 2;
    retire(finals);
    if (!play(first(mContenders.size()), half, from, middle)) return;
    sort(&Contender::score);
    play(first((mContenders.size() + 1) / 2), half, middle, 1);
    sort(&Contender::score);
}

/// Returns the neighbours new to the tournament.
Tournament::Maps Tournament::neighboursOf(Contender& leader, const Maps& joining) {
    Maps fresh;
    if (leader.exact()) return fresh;
    GenerateRequest request = mRequest.search;
    request.progress = nullptr;
    request.seed = mixed(request.seed, static_cast<std::uint64_t>(mLookedAt++));  // others each time
    const int wanted = std::min(mostNeighbours, neighbours + neighbours / 2 * leader.lookedAround++);
    const auto found =
        mSystem.generate->refine(request, leader.map.candidate.scenario, leader.believed(mPanel), wanted);
    if (!found) return fresh;  // a stop, or a map that the model doesn't know: nothing joins
    for (const Candidate& candidate : *found) {
        if (known(candidate, joining) || known(candidate, fresh) || gone(candidate)) continue;
        PlayedMap neighbour{candidate, {}};
        // This map comes from the games of the tournament, not from a search. The caller adds at
        // the end how to make it again, with the tournament's seed.
        neighbour.candidate.scenario.provenance.settings.clear();
        neighbour.candidate.scenario.provenance.seed = mRequest.search.seed;
        auto contender =
            Contender::make(mSystem, std::move(neighbour), mPlay, mPlayers, leader.record().family);
        if (!contender) continue;
        fresh.push_back(*std::move(contender));
    }
    return fresh;
}

bool Tournament::known(const Candidate& candidate, const Maps& joining) const {
    const auto same = [&](const std::unique_ptr<Contender>& contender) {
        return contender->map.candidate.scenario.board == candidate.scenario.board;
    };
    return std::ranges::any_of(mContenders, same) || std::ranges::any_of(joining, same) ||
           std::ranges::any_of(mAside, [&](const Maps& group) { return std::ranges::any_of(group, same); });
}

/// True for a map that has already left: it would repeat its games.
bool Tournament::gone(const Candidate& candidate) const {
    const std::vector<KindId> tiles = tilesOf(candidate.scenario);
    return std::ranges::any_of(mLeft, [&](const auto& left) { return left->record().tiles == tiles; }) ||
           std::ranges::any_of(mGone, [&](const MapRecord& record) { return record.tiles == tiles; });
}

}  // namespace hexa::generate
