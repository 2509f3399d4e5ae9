// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <functional>
#include <optional>
#include <vector>

// Rules for the places of objects beside the tiles. Refusals here and the findings of a map
// (objectfindings.h) follow the same rules.

namespace hexa {

struct GameSystem;

/// Fault in the place or owner of a piece, without regard to other pieces at the same spot.
enum class PieceFault { NoGround, WrongGround, NeedsSide, NeedsSlot, NeedsCorner, WrongSlot, WrongFaction };
/// Returns the first fault of a piece of this kind; none if it may be there. On a corner, one of
/// the cells around it has to be ground for the kind.
std::optional<PieceFault> faultOf(const GameSystem& system, const Scenario& scenario,
                                  const PiecePlacement& piece, const PieceKind& kind);

/// Pieces of one spot that can't be there together have claims that exclude one another.
enum class SpotClaim {
    Loose,  ///< Counter on a hex: any number of them, also on objects that cover the hex.
    Fixed,  ///< On a side, a slot or a corner: it is alone there.
    Cover   ///< It fills its hex: one of them at most.
};
SpotClaim claimOf(const PieceKind& kind);
bool excludes(SpotClaim one, SpotClaim other);

/// Returns the reason why an object can't be placed, or can't replace `instead`; none if it can.
/// Rules of every game come first: a kind that neither game nor map knows, a lock, no ground, the
/// ground and the owner that the kind wants, another object at the same border or spot, the box (in
/// the rulebook's profile). Then comes the game's own reason (GameSystem::refusal).
std::optional<Message> refusalOf(const GameSystem& system, const Scenario& scenario, const MapObject& object,
                                 std::optional<ObjectRef> instead = {});

/// Returns the first additional problem of a map with an object placed (in the place of another
/// one): a game's own reason (GameSystem::refusal) by its own check. None in profile Free, where a
/// designer may try forbidden things, and on boards so large that a full check lags behind the
/// pointer. `problemsOf` leaves out problems unrelated to a single object.
std::optional<Message> newProblem(const Scenario& scenario, const Catalog& catalog, const MapObject& object,
                                  std::optional<ObjectRef> instead,
                                  const std::function<std::vector<Problem>(const Scenario&)>& problemsOf);

}  // namespace hexa
