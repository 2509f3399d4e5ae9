// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/cards/effect.h"

/// Valid combinations of an effect's parts, for the reader and the writer of packs.
namespace hexa::clockwork {

inline constexpr int greatestAmount = 9;
inline constexpr int greatestRange = 9;
inline constexpr int greatestMax = 30;
inline constexpr int greatestCost = 12;

/// The members of an Effect beside verb and timings.
enum class Field : std::uint16_t {
    Amount = 1,
    Per = 2,
    Max = 4,
    Range = 8,
    Units = 16,
    Target = 32,
    Destination = 64,
    Shield = 128,
    Discipline = 256,
    Kinds = 512
};
using FieldMask = std::uint16_t;
constexpr FieldMask operator|(Field a, Field b) {
    return static_cast<FieldMask>(static_cast<FieldMask>(a) | static_cast<FieldMask>(b));
}
constexpr FieldMask operator|(FieldMask a, Field b) {
    return static_cast<FieldMask>(a | static_cast<FieldMask>(b));
}
constexpr bool contains(FieldMask mask, Field field) { return (mask & static_cast<FieldMask>(field)) != 0; }

/// Returns the fields that a verb uses; all others keep their defaults. Espionage cards have no
/// token, so `Range` is not for them.
constexpr FieldMask fieldsOf(Verb verb) {
    switch (verb) {
    case Verb::Kill:
        return Field::Amount | Field::Range | Field::Units | Field::Target | Field::Kinds;
    case Verb::Move:
        return Field::Amount | Field::Range | Field::Units | Field::Destination;
    case Verb::Gain:
        return Field::Amount | Field::Per | Field::Max | Field::Discipline;
    case Verb::Strength:
        return Field::Amount | Field::Range | Field::Kinds;
    case Verb::Recruit:
    case Verb::Score:
        return Field::Amount | Field::Per | Field::Max;
    case Verb::Protect:
        return Field::Range | Field::Shield | Field::Kinds;
    case Verb::Draw:
        return static_cast<FieldMask>(Field::Amount);
    }
    return 0;
}

constexpr TimingMask operator|(Timing a, Timing b) {
    return static_cast<TimingMask>(static_cast<TimingMask>(a) | static_cast<TimingMask>(b));
}

/// Returns the possible timings of a card with this verb.
constexpr TimingMask timingsOf(Verb verb, CardKind kind) {
    switch (verb) {
    case Verb::Kill:
        return Timing::Reinforcement | (kind == CardKind::Espionage ? Timing::Research : Timing::Activation);
    case Verb::Move:
        return Timing::Reinforcement |
               (kind == CardKind::Espionage ? Timing::Deployment : Timing::Activation);
    case Verb::Gain:
        return kind == CardKind::Espionage ? static_cast<TimingMask>(Timing::Research)
                                           : Timing::Activation | Timing::Scoring;
    case Verb::Strength:
        return kind == CardKind::Espionage ? static_cast<TimingMask>(Timing::Reinforcement)
                                           : Timing::Always | Timing::Reinforcement;
    case Verb::Recruit:
        return kind == CardKind::Espionage ? static_cast<TimingMask>(Timing::Recruitment)
                                           : Timing::Recruitment | Timing::Activation;
    case Verb::Score:
        return Timing::Scoring | (kind == CardKind::Espionage ? Timing::Reinforcement : Timing::Activation);
    case Verb::Protect:
        return static_cast<TimingMask>(kind == CardKind::Espionage ? Timing::Reinforcement : Timing::Always);
    case Verb::Draw:
        return static_cast<TimingMask>(kind == CardKind::Espionage ? Timing::Research : Timing::Activation);
    }
    return 0;
}

}  // namespace hexa::clockwork
