// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/regrets.h"
#include "core/play/rules.h"

#include <algorithm>
#include <numeric>
#include <vector>

// Search with hidden information: plans are compared by playing on from positions that agree with a
// seat's view. Budgets are counted in lookaheads, never in time, so that every machine decides the
// same.

namespace hexa::play {

/// Requirements of a search at one decision, at which each deciding seat has a plan.
///
///     State, Seen, Plan              Seen is one seat's knowledge of a state
///     seats()
///     see(state, seat)
///     guess(seen, seat, rng)         a state with this view for the seat, hidden parts at random
///     plausible(seen, seat, rng)     a possible plan of this seat; any if it has no decision
///     lookAhead(state, plans, seed)  the standing of each seat some time after these plans (by
///                                    seat): entry [seat], in the game's own units; the same seed
///                                    results in the same chance and the same moves
template <class L>
concept Lookahead = requires(const L& look, const typename L::State& state, const typename L::Seen& seen,
                             std::span<const typename L::Plan> plans, Rng& rng) {
    requires std::copyable<typename L::Plan> && std::default_initializable<typename L::Plan>;
    { look.seats() } -> std::same_as<int>;
    { look.see(state, 0) } -> std::same_as<typename L::Seen>;
    { look.guess(seen, 0, rng) } -> std::same_as<typename L::State>;
    { look.plausible(seen, 0, rng) } -> std::same_as<typename L::Plan>;
    { look.lookAhead(state, plans, std::uint64_t{})[0] } -> std::convertible_to<std::int32_t>;
};

/// Returns the numbers of the candidates, the best first, by their results against plausible plans
/// of the others, each time in another guessed position. The first candidate starts with an
/// advantage of `lead`, in the game's units, for considerations beyond the lookaheads.
/// Each round gives the remaining candidates this number of further samples, and the better half
/// continues (sequential halving; Karnin, Koren and Somekh 2013, "Almost optimal exploration in
/// multi-armed bandits"), so time goes to the promising ones. With one round all get the same. A
/// tie goes to the first. A round takes candidates x samples lookaheads.
template <Lookahead L>
std::vector<std::size_t> rankBySampling(const L& look, const typename L::Seen& seen, int seat,
                                        const std::vector<typename L::Plan>& candidates,
                                        std::span<const int> rounds, Rng& rng, std::int32_t lead = 0) {
    const auto me = static_cast<std::size_t>(seat);
    std::vector<std::int64_t> sums(candidates.size());
    std::vector<std::size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::size_t left = order.size();
    for (const int samples : rounds) {
        sums[0] += std::int64_t{lead} * samples;
        for (int sample = 0; sample < samples; ++sample) {
            // The same guess and the same answers for all candidates, so that only they make the
            // difference.
            const typename L::State guess = look.guess(seen, seat, rng);
            std::array<typename L::Plan, maxSeats> plans;
            for (int other = 0; other < look.seats(); ++other)
                if (other != seat)
                    plans[static_cast<std::size_t>(other)] =
                        look.plausible(look.see(guess, other), other, rng);
            const std::uint64_t seed = rng.next();
            const std::span<const typename L::Plan> all(plans.data(), static_cast<std::size_t>(look.seats()));
            for (std::size_t i = 0; i < left; ++i) {
                plans[me] = candidates[order[i]];
                sums[order[i]] += look.lookAhead(guess, all, seed)[me];
            }
        }
        // By number, not by place: of equals the first of all candidates.
        std::sort(
            order.begin(), order.begin() + static_cast<std::ptrdiff_t>(left),
            [&](std::size_t a, std::size_t b) { return sums[a] != sums[b] ? sums[a] > sums[b] : a < b; });
        left = (left + 1) / 2;
    }
    return order;
}

/// The candidate that does best by rankBySampling().
template <Lookahead L>
typename L::Plan bestBySampling(const L& look, const typename L::Seen& seen, int seat,
                                const std::vector<typename L::Plan>& candidates, std::span<const int> rounds,
                                Rng& rng, std::int32_t lead = 0) {
    return candidates[rankBySampling(look, seen, seat, candidates, rounds, rng, lead).front()];
}

/// Plans of each seat with the odds that regret matching found for them.
template <class Plan>
struct MixedPlans {
    std::vector<std::vector<Plan>> plans;
    std::vector<Regrets> regrets;

    const Plan& draw(int seat, Rng& rng) const {
        const auto at = static_cast<std::size_t>(seat);
        return plans[at][regrets[at].drawAverage(rng)];
    }
    /// Returns the plans that a seat chose most often, that one first.
    std::vector<Plan> favourites(int seat, std::size_t most) const {
        const auto at = static_cast<std::size_t>(seat);
        std::vector<Plan> list;
        for (const std::size_t plan : regrets[at].byChoice())
            if (list.size() < most) list.push_back(plans[at][plan]);
        return list;
    }
};

/// Plays the plans of all seats (by seat, none of them empty) against each other in guessed
/// positions, in each of which all of them must be legal. Each seat comes to prefer the plans it
/// regrets not having chosen. Takes rounds x (the plans of all seats) lookaheads.
template <Lookahead L>
MixedPlans<typename L::Plan> matchRegrets(const L& look, const typename L::Seen& seen, int seat,
                                          std::vector<std::vector<typename L::Plan>> plans, int rounds,
                                          Rng& rng) {
    const auto seats = static_cast<std::size_t>(look.seats());
    MixedPlans<typename L::Plan> found{std::move(plans), {}};
    for (const auto& own : found.plans) found.regrets.emplace_back(own.size());
    std::vector<std::int32_t> worths;
    for (int round = 1; round <= rounds; ++round) {
        const typename L::State guess = look.guess(seen, seat, rng);
        const std::uint64_t seed = rng.next();
        std::array<typename L::Plan, maxSeats> played;
        std::array<std::size_t, maxSeats> chosen{};
        for (std::size_t player = 0; player < seats; ++player) {
            chosen[player] = found.regrets[player].draw(rng);
            played[player] = found.plans[player][chosen[player]];
        }
        const std::span<const typename L::Plan> all(played.data(), seats);
        for (std::size_t player = 0; player < seats; ++player) {
            worths.clear();
            for (const auto& plan : found.plans[player]) {
                played[player] = plan;
                worths.push_back(look.lookAhead(guess, all, seed)[player]);
            }
            played[player] = found.plans[player][chosen[player]];
            found.regrets[player].learn(chosen[player], worths, round);
        }
    }
    return found;
}

}  // namespace hexa::play
