// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/harvestcases.h"

#include "core/play/sealed.h"
#include "tests/support/harvest.h"

namespace hexa::test {
namespace {

using play::CaseLine;
using play::Wrong;

constexpr int seats = 2;

class Table final : public play::CaseTable {
public:
    std::optional<play::CaseTrouble> lay(const play::RuleCase& ruleCase) override {
        const auto nothing = [](const CaseLine&) -> Wrong { return std::nullopt; };
        return ruleCase.read("STATE", nothing, [this](const CaseLine& line) {
            return eachNumber(line, [](int& number, int said) -> Wrong {
                number = said;
                return std::nullopt;
            });
        });
    }
    void forgetEvents() override { mLog.clear(); }

    Wrong order(const CaseLine& line) override {
        if (line.words.size() < 2 || line.words[1] != "bid") reveal();
        if (const Status done = attempt(line.rest(0)); !done) return "refused: " + done.error().code();
        return std::nullopt;
    }
    /// Reveals the bids. A seat without a bid bids nothing.
    Wrong reveal() override {
        if (mSealed.seats() == 0) return std::nullopt;
        while (mRules.turn(mState).kind == play::Turn::Kind::Sealed) skip();
        return std::nullopt;
    }
    bool isOpen(std::string_view decision) const override {
        return decision == "over" && mRules.turn(mState).kind == play::Turn::Kind::Over;
    }
    /// Makes the first move, which is the least one.
    Wrong skip() override {
        for (int seat = -1; seat < seats; ++seat)
            if (play::decides(mRules.turn(mState), mSealed.seats(), seat))
                return carryOut(mRules.moves(mRules.see(mState, seat), seat).front()), std::nullopt;
        return "nobody decides";
    }
    Status attempt(const std::string& order) override {
        const auto move = mRules.read(mState, mSealed.seats(), order);
        if (!move) return move.error();
        carryOut(*move);
        return Done{};
    }
    Wrong expect(const CaseLine& line) override {
        return eachNumber(line, [](int number, int said) -> Wrong {
            if (number == said) return std::nullopt;
            return "expected " + std::to_string(said) + ", found " + std::to_string(number);
        });
    }
    std::uint64_t hash() const override { return mixed(mRules.hash(mState), mLog.size() + mSealed.seats()); }

private:
    void carryOut(const Harvest::Move& move) {
        if (move.kind != Harvest::Move::Kind::Bid) return mRules.apply(mState, move, &mLog);
        mSealed.keep(move.seat, move);
        if (const auto bids = mSealed.takeAll(seats)) mRules.reveal(mState, *bids, &mLog);
    }

    /// Calls do(number, the line's value for it) for "round 2" and "P1 coins 3 points 0".
    template <class Do>
    Wrong eachNumber(const CaseLine& line, Do act) {
        int seat = 0;
        for (std::size_t i = 0; i < line.words.size(); ++i) {
            const std::string& word = line.words[i];
            if (word == "P1" || word == "P2") {
                seat = word[1] - '1';
                continue;
            }
            const auto at = static_cast<std::size_t>(seat);
            int taken = static_cast<int>(mLog.size());
            int* const number = word == "round"    ? &mState.round
                                : word == "worth"  ? &mState.worth
                                : word == "coins"  ? &mState.coins[at]
                                : word == "points" ? &mState.points[at]
                                : word == "taken"  ? &taken
                                                   : nullptr;
            if (number == nullptr || ++i == line.words.size()) return "WORD NUMBER ...: " + word;
            if (auto wrong = act(*number, std::atoi(line.words[i].c_str()))) return word + ": " + *wrong;
        }
        return std::nullopt;
    }

    Harvest mRules{seats};
    Harvest::State mState;
    Harvest::Log mLog;
    play::SealedMoves<Harvest> mSealed;
};

}  // namespace

play::CaseGame harvestCases() {
    return {{}, [] { return std::make_unique<Table>(); }};
}

}  // namespace hexa::test
