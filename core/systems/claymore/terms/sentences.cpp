// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/sentences.h"

#include "core/messages/messages.h"
#include "core/systems/claymore/terms/resources.h"

#include <cassert>

namespace hexa::claymore {
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

constexpr const char* languages[]{"en", "de", "fr"};

}  // namespace

Localized say(const char* code, const Arguments& arguments) {
    Localized text;
    for (const char* language : languages) text.set(language, sentences().text(language, code, arguments));
    return text;
}

Localized listed(const std::vector<Localized>& parts) {
    Localized result;
    for (const char* language : languages) {
        std::string text;
        for (const Localized& part : parts) {
            if (!text.empty()) text += ", ";
            text += part.in(language);
        }
        result.set(language, text);
    }
    return result;
}

}  // namespace hexa::claymore
