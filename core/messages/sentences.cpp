// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/sentences.h"

#include <cassert>
#include <string>

namespace hexa {

Sentences::Sentences(std::string_view json) {
    [[maybe_unused]] const auto status = mMessages.add(json);
    assert(status && "the built-in messages are valid JSON");
}

Localized Sentences::say(std::string_view code, const Arguments& arguments) const {
    return inEveryLanguage(
        [&](std::string_view language) { return mMessages.text(language, code, arguments); });
}

Localized Sentences::text(std::string_view code) const {
    const auto found = mMessages.all().find(code);
    return found == mMessages.all().end() ? Localized(std::string(code)) : found->second;
}

Localized listed(const std::vector<Localized>& parts) {
    return inEveryLanguage([&](std::string_view language) {
        std::string text;
        for (const Localized& part : parts) {
            if (!text.empty()) text += ", ";
            text += part.in(language);
        }
        return text;
    });
}

}  // namespace hexa
