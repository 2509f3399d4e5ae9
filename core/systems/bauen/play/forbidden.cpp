// SPDX-License-Identifier: GPL-3.0-or-later
// Rule against an impossible move.
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/rules/money.h"
#include "core/systems/bauen/rules/paths.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

using Kind = Move::Kind;

/// The questions of the rules, one rule at a time.
class Objection {
public:
    Objection(const Table& table, const State& state) : mTable(table), mState(state), mSeat(state.actor) {}

    std::string_view to(const Move& move) const {
        switch (move.kind) {
        case Kind::Lay:
            return toLay(static_cast<Stone>(move.a), move.b);
        case Kind::Choose:
            return toChoose(static_cast<Action>(move.a));
        case Kind::Spend:
            return mState.step == Step::Goods ? "BB-088" : "";
        case Kind::Pay:
            return mState.step == Step::Pay ? toPay(move.a, move.b) : "";
        case Kind::Count:
            return mState.step == Step::Count || acts(Action::Walls) || acts(Action::Knights)
                       ? toCount(move.a)
                       : "";
        case Kind::Worker:
            return acts(Action::Worker) || places() ? toWorker(move.a, move.b) : "";
        case Kind::Gather:
            return acts(Action::Worker) ? "BB-101" : acts() ? "BB-086" : "";
        case Kind::Town:
            return acts(Action::Town) || mState.step == Step::FirstTown ? toTown(move.a) : "";
        case Kind::Build:
            return acts(Action::Business) || mState.step == Step::FirstBusiness ? toBuild(move.a) : "";
        case Kind::Upgrade:
            return acts(Action::Business) ? toUpgrade(move.a) : "";
        case Kind::Produce:
            return acts(Action::Goods) ? toProduce(move.a) : "";
        case Kind::Knight:
        case Kind::Station:
            return acts(Action::Knights) || mState.step == Step::Enlist ? toKnight(move) : "";
        case Kind::March:
            return acts(Action::March) ? toMarch(move.a) : "";
        case Kind::To:
            return mState.step == Step::Target ? toTarget(move.a) : "";
        case Kind::Withdraw:
            return acts(Action::March) ? "BB-134" : "";
        case Kind::Remove:
            return mState.step == Step::Fight ? toRemove(move.a) : "";
        case Kind::Retreat:
            return mState.step == Step::Retreat ? "BB-132" : "";
        case Kind::Wall:
            return mState.step == Step::Raise ? toWall(move.a, move.b) : "";
        case Kind::Defend:
            return acts(Action::Defend) ? "BB-144" : "";
        case Kind::Garrison:
        case Kind::Release:
            return acts(Action::Defend) ? "BB-145" : "";
        case Kind::Pass:
            return mState.step == Step::Stone ? "BB-080" : "";
        case Kind::Nothing:
            return toNothing();
        }
        return "";
    }

private:
    bool acts() const { return mState.step == Step::Act; }
    bool acts(Action action) const { return acts() && mState.task.action == action; }
    bool places() const { return mState.step == Step::FirstWorkers || mState.step == Step::Settle; }
    const Stock& stock() const { return mState.stock[static_cast<std::size_t>(mSeat)]; }
    const AreaPieces& at(int area) const { return mState.pieces.area(area); }
    bool owns(int area) const { return ownerOf(mTable.land, mState.pieces, area) == mSeat; }
    bool pays(const CostTable& table, int count) const {
        return canPay(mTable, mState, mSeat, table.prices[static_cast<std::size_t>(count - 1)]);
    }

    std::string_view toLay(Stone stone, int index) const {
        if (mState.step != Step::Stone) return "";
        if (stock().stones[static_cast<std::size_t>(stone)] == 0) return "BB-080";
        const Field& field = mTable.field(index);
        if (field.limit > 0 && mState.laid[static_cast<std::size_t>(index)] >= field.limit) return "BB-081";
        if (field.kind == Field::Kind::Experts && stone != Stone::Twice) return "BB-087";
        if (field.kind == Field::Kind::Service) return "BB-088";
        return "BB-082";
    }
    std::string_view toChoose(Action action) const {
        if (mState.step != Step::Choose) return "";
        const Field& field = mTable.field(mState.run.field);
        const bool used = (mState.run.used >> static_cast<unsigned>(action) & 1) != 0;
        if (used || !connects(field, action)) return field.kind == Field::Kind::Experts ? "BB-087" : "BB-088";
        return "BB-082";
    }
    std::string_view toPay(int area, int colour) const {
        if (!mayUse(mTable, mState, mSeat, area)) return "BB-135";
        if (at(area).carrying[static_cast<std::size_t>(colour)] == 0) return "BB-049";
        if (mState.task.colour != none) return "BB-050";
        const std::size_t domain = mState.task.due[indexOf(Domain::Building)] > 0 ? 0 : 1;
        return indexOf(mTable.domains[static_cast<std::size_t>(colour)]) == domain ? "BB-048" : "BB-047";
    }
    std::string_view toCount(int count) const {
        if (mState.step == Step::Count)
            return count > 2 ? "BB-102" : stock().workers < count ? "BB-007" : "BB-047";
        if (acts(Action::Knights))
            return count > 3 || count < 1 ? "BB-120" : pays(mTable.data.knights, count) ? "BB-122" : "BB-047";
        if (count > 3 || count < 1) return "BB-140";
        if (stock().walls < count) return "BB-066";
        return pays(mTable.data.walls, count) ? "BB-140" : "BB-143";
    }
    std::string_view toWorker(int area, int colour) const {
        if (stock().workers == 0) return "BB-007";
        if (places() && mTable.area(area).region != mState.task.a) return "BB-102";
        (void)colour;
        return "BB-100";
    }
    std::string_view toTown(int region) const {
        if (mState.pieces.region(region).owner != none) return "BB-103";
        if (mState.step == Step::FirstTown) return "BB-072";
        if (stock().halls == 0) return "BB-007";
        return pays(mTable.data.town, 1) ? "BB-102" : "BB-047";
    }
    std::string_view toBuild(int area) const {
        if (!owns(area)) return "BB-110";
        if (at(area).level > 0) return "BB-111";
        if (mState.red == 0) return "BB-008";
        return pays(mTable.data.business, 1) ? "BB-110" : "BB-047";
    }
    std::string_view toUpgrade(int area) const {
        if (!owns(area) || at(area).level == 0 || at(area).level >= maxLevel) return "BB-113";
        return "BB-047";
    }
    std::string_view toProduce(int area) const {
        if (!owns(area)) return "BB-136";
        if (at(area).store >= at(area).level) return "BB-112";
        if (at(area).store == 0 && mState.white == 0) return "BB-115";
        return "BB-050";
    }
    std::string_view toKnight(const Move& move) const {
        const bool free = move.kind == Kind::Knight;
        const bool own = free ? owns(move.a) : mState.pieces.region(move.a).owner == mSeat;
        if (!own) return "BB-121";
        if (free && at(move.a).troop != none && at(move.a).troop != mSeat) return "BB-123";
        const int knights = free ? at(move.a).knights : mState.pieces.region(move.a).garrison;
        return knights == 0 || knights >= maxKnights ? "BB-122" : "BB-120";
    }
    std::string_view toMarch(int area) const { return at(area).troop == mSeat ? "BB-125" : "BB-124"; }
    std::string_view toTarget(int area) const { return at(area).troop == mSeat ? "BB-126" : "BB-125"; }
    std::string_view toRemove(int count) const { return count > 2 ? "BB-130" : "BB-131"; }
    std::string_view toWall(int area, int side) const {
        if (!owns(area)) return "BB-140";
        if (at(area).hasWall(side)) return "BB-142";
        return "BB-141";
    }
    std::string_view toNothing() const {
        if (mState.step == Step::Goods) return "BB-088";
        if (mState.step == Step::Pay) return mState.task.what == Kind::March ? "BB-124" : "BB-047";
        return acts() || mState.step == Step::Choose ? "BB-082" : "";
    }

    const Table& mTable;
    const State& mState;
    int mSeat;
};

}  // namespace

std::string_view forbiddenBy(const Table& table, const State& state, const Move& move) {
    return Objection(table, state).to(move);
}

}  // namespace hexa::bauen
