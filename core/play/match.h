// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/hashtext.h"
#include "core/play/errors.h"
#include "core/play/playout.h"
#include "core/play/sealed.h"

#include <cassert>

namespace hexa::play {

/// A game with its record. The state is only ever reached by applying the lines of the record, so
/// that the record can't be wrong about it.
template <RecordedRules R>
class MatchOf final : public Match {
public:
    using State = typename R::State;
    using Move = typename R::Move;
    using Bot = typename R::Bot;

    /// Creates a match. `header` is the record without lines. `bots` by seat; null: a person.
    MatchOf(std::shared_ptr<const R> rules, std::vector<const Bot*> bots, GameRecord header)
        : mRules(std::move(rules)), mBots(std::move(bots)), mRecord(std::move(header)) {
        begin();
    }

    const R& rules() const { return *mRules; }
    const State& state() const { return mState; }

    const GameRecord& record() const override { return mRecord; }
    std::unique_ptr<Match> clone() const override { return std::unique_ptr<Match>(new MatchOf(*this)); }
    MatchDecision decision() const override { return mRules->decision(mState, mSealed.seats()); }
    Status check(std::string_view line) const override {
        const auto move = read(line);
        if (!move) return move.error();
        return Done{};
    }
    Status apply(std::string_view line) override {
        const auto move = read(line);
        if (!move) return move.error();
        carryOut(*move);
        return Done{};
    }
    bool playOne() override;
    Status setPlayer(int seat, std::string_view bot) override;
    void stepBack(std::size_t lines) override;
    MatchStanding standing() const override { return mRules->standing(mState); }
    const std::vector<MatchEvent>& events() const override { return mEvents; }
    MatchView view(int seat) const override { return mRules->view(mState, seat); }
    std::uint64_t hash() const override { return mRules->hash(mState); }
    MatchAdvice advice(int seat, std::string_view bot) const override;
    std::string drawn() const override;

    // Functions that not every game has.
    OrderForm orderForm(int seat) const override {
        if constexpr (requires { mRules->orderForm(mState, seat); })
            return mRules->orderForm(mState, seat);
        else
            return {};
    }
    std::string wordOf(Hex at) const override {
        if constexpr (requires { mRules->wordOf(at); })
            return mRules->wordOf(at);
        else
            return {};
    }
    bool secretsNow() const override {
        if constexpr (requires { mRules->secretsNow(mState); })
            return mRules->secretsNow(mState);
        else
            return true;
    }
    bool secretsOnDemand() const override {
        if constexpr (requires { mRules->secretsOnDemand(mState); })
            return mRules->secretsOnDemand(mState);
        else
            return false;
    }
    Message standingOrder(int seat) const override {
        if constexpr (requires { mRules->standingOrder(mState, seat); })
            return mRules->standingOrder(mState, seat);
        else
            return {};
    }
    std::vector<MatchView::Fight> preview(int seat, std::string_view line) const override {
        if constexpr (requires { mRules->preview(mState, seat, line); })
            return mRules->preview(mState, seat, line);
        else
            return {};
    }
    std::string outcome() const override {
        if constexpr (CarriesOn<R>)
            return mRules->outcome(mState);
        else
            return {};
    }
    StandInCount standIns() const override {
        if constexpr (requires { mRules->standIns(); })
            return mRules->standIns();
        else
            return {};
    }

private:
    // Match can't be copied by others: a match is its record, and two with the same one are taken
    // for two.
    MatchOf(const MatchOf& other)
        : Match(),
          mRules(other.mRules),
          mBots(other.mBots),
          mRecord(other.mRecord),
          mState(other.mState),
          mSealed(other.mSealed),
          mNumber(other.mNumber),
          mEvents(other.mEvents) {}

    void begin();
    Result<Move> read(std::string_view line) const { return mRules->read(mState, mSealed.seats(), line); }
    void carryOut(const Move& move);
    /// False if the move is sealed and others are still waited for.
    bool changeState(const Move& move, typename R::Log& log);
    bool decides(const Turn& turn, int seat) const {
        if (turn.kind == Turn::Kind::Sealed) return !contains(mSealed.seats(), seat);
        return turn.kind == Turn::Kind::Seat && turn.seat == seat;
    }
    std::string mark() const {
        return "state " + std::string(mRules->phase(mState)) + ' ' + hashText(mRules->hash(mState));
    }

    std::shared_ptr<const R> mRules;
    std::vector<const Bot*> mBots;
    GameRecord mRecord;
    State mState;
    SealedMoves<R> mSealed;
    std::uint64_t mNumber = 0;  ///< Decisions so far.
    std::vector<MatchEvent> mEvents;
};

template <RecordedRules R>
void MatchOf<R>::begin() {
    mRecord.lines.clear();
    mEvents.clear();
    mSealed = {};
    mNumber = 0;
    typename R::Log log;
    mState = mRules->start(&log);
    for (const auto& event : log) mEvents.push_back(mRules->describe(event, 0));
    mRecord.lines.push_back(mark());
}

template <RecordedRules R>
bool MatchOf<R>::changeState(const Move& move, typename R::Log& log) {
    if constexpr (HasSealedMoves<R>)
        if (mRules->turn(mState).kind == Turn::Kind::Sealed) {
            mSealed.keep(mRules->seatOf(move), move);
            const auto moves = mSealed.takeAll(mRules->seats());
            if (moves) mRules->reveal(mState, std::span<const Move>(*moves), &log);
            return moves.has_value();
        }
    mRules->apply(mState, move, &log);
    return true;
}

template <RecordedRules R>
void MatchOf<R>::carryOut(const Move& move) {
    const std::string phase = mRules->phase(mState);
    const std::size_t line = mRecord.lines.size();
    mRecord.lines.push_back(mRules->write(mState, move));
    typename R::Log log;
    if (!changeState(move, log)) return;
    ++mNumber;
    for (const auto& event : log) mEvents.push_back(mRules->describe(event, line));
    if (mRules->phase(mState) != phase) mRecord.lines.push_back(mark());
}

template <RecordedRules R>
bool MatchOf<R>::playOne() {
    if (!mRecord.seed) return false;
    const Turn turn = mRules->turn(mState);
    if constexpr (HasChance<R>)
        if (turn.kind == Turn::Kind::Chance) {
            if (mRecord.typedChance) return false;
            Rng rng = chanceRng(*mRecord.seed, mNumber);
            carryOut(mRules->draw(mState, rng));
            return true;
        }
    for (int seat = 0; seat < mRules->seats(); ++seat) {
        const Bot* bot = mBots[static_cast<std::size_t>(seat)];
        if (bot == nullptr || !decides(turn, seat)) continue;
        Rng rng = botRng(*mRecord.seed, mNumber, seat);
        carryOut(mRules->decide(*bot, mState, seat, rng));
        return true;
    }
    return false;
}

template <RecordedRules R>
Status MatchOf<R>::setPlayer(int seat, std::string_view name) {
    const auto index = static_cast<std::size_t>(seat);
    assert(seat >= 0 && index < mRecord.players.size());
    std::string& now = mRecord.players[index].bot;
    if (now == name) return Done{};
    const Bot* bot = findBot<R>(name);
    if (!name.empty() && bot == nullptr) return botError(std::string(name), index, botNames<R>());
    if (!name.empty() && !mRecord.seed) return noSeedError(index);
    mRecord.seatChanges.push_back({decisionsOf(mRecord).size(), seat, now, std::string(name)});
    now = name;
    mBots[index] = bot;
    return Done{};
}

template <RecordedRules R>
void MatchOf<R>::stepBack(std::size_t lines) {
    std::vector<std::string> kept = decisionsOf(mRecord);
    kept.resize(kept.size() - std::min(lines, kept.size()));
    begin();
    for (const std::string& line : kept) {
        const Status applied = apply(line);
        assert(applied && "it was applied before");
        (void)applied;
    }
}

template <RecordedRules R>
MatchAdvice MatchOf<R>::advice(int seat, std::string_view name) const {
    const Bot* bot = findBot<R>(name);
    if (bot == nullptr || !mRecord.seed || seat < 0 || seat >= mRules->seats()) return {};
    if (!decides(mRules->turn(mState), seat)) return {};
    Rng rng = botRng(*mRecord.seed, mNumber, seat);
    if constexpr (requires { mRules->explain(*bot, mState, seat, rng); })
        return mRules->explain(*bot, mState, seat, rng);
    else
        return {mRules->write(mState, mRules->decide(*bot, mState, seat, rng)), {}};
}

template <RecordedRules R>
std::string MatchOf<R>::drawn() const {
    if constexpr (HasChance<R>)
        if (mRecord.seed && mRules->turn(mState).kind == Turn::Kind::Chance) {
            Rng rng = chanceRng(*mRecord.seed, mNumber);
            return mRules->write(mState, mRules->draw(mState, rng));
        }
    return {};
}

}  // namespace hexa::play
