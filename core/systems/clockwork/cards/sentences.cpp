// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cards/sentences.h"

#include "core/messages/messages.h"
#include "core/systems/clockwork/terms/resources.h"

#include <cassert>

namespace hexa::clockwork {
namespace {

/// The sentences of the game, read once.
const Messages& sentences() {
    static const Messages messages = [] {
        Messages read;
        const auto status = read.add(resource("messages.json"));
        assert(status && "the built-in messages are valid JSON");
        (void)status;
        return read;
    }();
    return messages;
}

}  // namespace

Localized say(const char* code, const Arguments& arguments) {
    Localized text;
    for (const char* language : {"en", "de", "fr"})
        text.set(language, sentences().text(language, code, arguments));
    return text;
}

Localized joined(std::initializer_list<Localized> pieces) {
    Localized text;
    for (const char* language : {"en", "de", "fr"}) {
        std::string words;
        for (const Localized& piece : pieces)
            if (!piece.empty()) words += (words.empty() ? "" : " ") + std::string(piece.in(language));
        text.set(language, words);
    }
    return text;
}

Localized listed(const std::vector<Localized>& items, const char* lastJoint) {
    Localized text = items.empty() ? Localized() : items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        text = say(i + 1 < items.size() ? "clockwork.card.comma" : lastJoint,
                   {{"first", text}, {"last", items[i]}});
    return text;
}

}  // namespace hexa::clockwork
