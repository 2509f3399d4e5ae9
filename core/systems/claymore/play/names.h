// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/systems/claymore/rules/values.h"
#include "core/systems/claymore/terms/sentences.h"

#include <string>

/// Names of a battle's things for people.
namespace hexa::claymore::name {

/// Returns "Vassals 2", in all languages; without a number for a single regiment.
const Localized& regiment(RegimentId id);
/// Returns "Vassals".
const Localized& kind(RegimentKind kind);
const Localized& army(Army army);
/// Returns the text of a message without placeholders.
inline Localized text(std::string_view code) { return sentences().text(code); }
/// Returns a design of action cards.
Localized card(const ActionCard& card);
/// Returns the same as a message: for an owner's design "claymore.card.own".
Message cardMessage(const ActionCard& card);

}  // namespace hexa::claymore::name
