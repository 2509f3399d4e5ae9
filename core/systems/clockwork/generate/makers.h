// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/mapfinder.h"
#include "core/mapsearch/symmetricspace.h"
#include "core/systems/clockwork/generate/ground.h"
#include "core/systems/clockwork/generate/tastes.h"
#include "core/systems/clockwork/generate/wishes.h"

namespace hexa::clockwork {

inline constexpr int symmetricGeneratorVersion = 5;
inline constexpr int balancedGeneratorVersion = 5;

/// The modes "symmetric" and "balanced" : GenerateFunctions::run for them.
Result<std::vector<Candidate>> makeSymmetric(const GenerateRequest& request, const GenerateKnowledge& known);
Result<std::vector<Candidate>> makeBalanced(const GenerateRequest& request, const GenerateKnowledge& known);

/// A symmetry with its maps.
struct SymmetryOption {
    SymmetryChoice choice;
    mapsearch::FairSymmetry symmetry;
    mapsearch::SymmetricSpace space;
};
/// Those that have maps, the best one first: exact ones, then those with the fewest unequal tiles, then the smallest group.
/// If there is none, why: the error of the first one, or that the layout has no symmetry.
Result<std::vector<SymmetryOption>> symmetryOptions(const Ground& ground);

/// GenerateFunctions::assess, refine and repairs.
Result<Candidate> assessMap(const Scenario& map, const GenerateRequest& request,
                            const GenerateKnowledge& known);
Result<std::vector<Candidate>> refineMap(const GenerateRequest& request, const Scenario& start,
                                         const std::vector<PlayedShares>& played, int max,
                                         const GenerateKnowledge& known);
Result<std::vector<Repair>> findRepairs(const Scenario& map, const OptionValues& options, int max,
                                        const std::stop_token& stop, const GenerateKnowledge& known);

/// @param tastes may be null; like the wishes they must outlive the goals
mapsearch::Goals goalsOf(const WishList& wishes, const TasteGoals* tastes);
/// What a search has to know. Ground and symmetry outlive it.
/// @param symmetry null: maps without one
mapsearch::MapTask taskOf(const Ground& ground, const SymmetryOption* symmetry, mapsearch::Goals goals);

/// A finished map with all that is known about it. `symmetry` may be null.
class CandidateMaker {
public:
    CandidateMaker(const Ground& ground, const TasteScale& ruler, const WishList& wishes,
                   const SymmetryOption* symmetry);
    Candidate make(const Kinds& kinds, int pick);

private:
    const Ground& mGround;
    const TasteScale& mScale;
    const WishList& mWishes;
    const SymmetryOption* mSymmetry;
    std::optional<mapsearch::FullScore> mScore;
};

}  // namespace hexa::clockwork
