// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/event.h"
#include "core/systems/clockwork/rules/game.h"
#include "core/systems/clockwork/terms/sentences.h"

#include <string_view>

/// Names of the game's things in the languages of the product: codes of messages, and their texts
/// as arguments of other messages.
namespace hexa::clockwork::name {

const char* spyAction(SpyAction action);
const char* discipline(Discipline discipline);
const char* general(General general);
const char* court(Court court);
const char* age(Age age);
/// Return the effect of a Spymaster action, a General or a Court, in a sentence.
const char* spyActionText(SpyAction action);
const char* generalText(General general);
const char* courtText(Court court);
const char* unit(const Game& game, Player owner, Unit unit);

/// Returns the text behind a code of the game's messages.
inline Localized text(std::string_view code) { return sentences().text(code); }

}  // namespace hexa::clockwork::name
