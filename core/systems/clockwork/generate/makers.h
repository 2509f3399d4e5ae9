// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/mapfinder.h"
#include "core/mapsearch/nearsymmetry.h"
#include "core/mapsearch/symmetricspace.h"
#include "core/systems/clockwork/generate/groundwork.h"
#include "core/systems/clockwork/generate/tastes.h"
#include "core/systems/clockwork/generate/wishes.h"

namespace hexa::clockwork {

inline constexpr int symmetricGeneratorVersion = 15;
inline constexpr int nearSymmetricGeneratorVersion = 9;
inline constexpr int balancedGeneratorVersion = 15;
inline constexpr std::string_view nearSymmetricMode = "near-symmetric";

/// Returns the modes "symmetric", "near-symmetric" and "balanced": GenerateFunctions::run for them.
Result<std::vector<Candidate>> makeSymmetric(const GenerateRequest& request, const GenerateKnowledge& known);
Result<std::vector<Candidate>> makeNearSymmetric(const GenerateRequest& request,
                                                 const GenerateKnowledge& known);
Result<std::vector<Candidate>> makeBalanced(const GenerateRequest& request, const GenerateKnowledge& known);

/// A symmetry with its maps.
struct SymmetryOption {
    SymmetryChoice choice;
    mapsearch::FairSymmetry symmetry;
    mapsearch::SymmetricSpace space;
};
/// Returns the symmetries with maps, the best one first: exact ones, then those with the fewest
/// unequal tiles, then the smallest group. Without any, fails with the error of the first one, or
/// because the layout has no symmetry.
Result<std::vector<SymmetryOption>> symmetryOptions(const Groundwork& groundwork);

/// A symmetry with nearly symmetric maps.
struct NearOption {
    SymmetryChoice choice;
    mapsearch::NearSymmetry near;
};
/// Returns every fair symmetry: first those with exact maps, then by the swaps and unequal tiles of
/// one of their maps, then the smallest group. Fails if the layout has none.
Result<std::vector<NearOption>> nearOptions(const Groundwork& groundwork);
/// Returns "clockwork.generate.symmetry".
Error noSuchSymmetry(const std::string& id, const std::string& known);
/// Returns the one that a request asks for, among SymmetryOptions or NearOptions; the first one if
/// it names none. Fails with "clockwork.generate.symmetry".
template <class Option>
Result<const Option*> chosenOf(const std::vector<Option>& options, const std::string& id) {
    std::string ids;
    for (const Option& option : options) {
        if (id.empty() || option.choice.id == id) return &option;
        ids += (ids.empty() ? "" : ", ") + option.choice.id;
    }
    return noSuchSymmetry(id, ids);
}

/// Implement GenerateFunctions::assess, refine and repairs.
Result<Candidate> assessMap(const Scenario& map, const GenerateRequest& request,
                            const GenerateKnowledge& known);
Result<std::vector<Candidate>> refineMap(const GenerateRequest& request, const Scenario& start,
                                         const std::vector<BotShares>& played, int max,
                                         const GenerateKnowledge& known);
Result<std::vector<Repair>> findRepairs(const Scenario& map, const OptionValues& options, int max,
                                        const std::stop_token& stop, const GenerateKnowledge& known);

/// @param tastes may be null; like the wishes they must outlive the goals
mapsearch::Goals goalsOf(const WishList& wishes, const TasteGoals* tastes);
/// Returns the task of a search. Groundwork and symmetry outlive it.
/// @param symmetry null: maps without one
mapsearch::MapTask taskOf(const Groundwork& groundwork, const SymmetryOption* symmetry,
                          mapsearch::Goals goals);
/// Returns the task for nearly symmetric maps; `near` outlives it too.
mapsearch::MapTask taskOf(const Groundwork& groundwork, const NearOption& near, mapsearch::Goals goals);

/// Mode that makes a map, and the data of that mode alone. Its pointers outlive it.
struct MapForm {
    std::string_view mode = "balanced";
    int version = balancedGeneratorVersion;
    std::string symmetry;
    /// Adds unequal sets and rings; may be empty.
    std::function<void(const Kinds&, Candidate&)> tell = {};
};
/// Returns the form of a map; `symmetry` null: without one.
MapForm formOf(const SymmetryOption* symmetry);
MapForm formOf(const Groundwork& groundwork, const NearOption& near);

/// Returns the prediction of each fitted table, by seat.
std::vector<BotShares> foreseenBy(const Groundwork& groundwork,
                                  const std::vector<mapsearch::Strengths>& strengths);

/// Makes a finished map with all known facts about it.
class CandidateMaker {
public:
    CandidateMaker(const Groundwork& groundwork, const TasteScale& scale, const WishList& wishes,
                   MapForm form);
    Candidate make(const Kinds& kinds, int pick);
    /// Makes a candidate from the whole model's known result, which is most of the work. Empty
    /// without tables.
    Candidate make(const Kinds& kinds, const std::vector<mapsearch::Strengths>& strengths,
                   int pick = 0) const;

private:
    const Groundwork& mGroundwork;
    const TasteScale& mScale;
    const WishList& mWishes;
    const MapForm mForm;
    std::optional<mapsearch::FullScore> mScore;
};

}  // namespace hexa::clockwork
