// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/sentences.h"

#include <cassert>

namespace hexa {

Sentences::Sentences(std::string_view json) {
    [[maybe_unused]] const auto status = mMessages.add(json);
    assert(status && "the built-in messages are valid JSON");
}

Localized Sentences::say(const char* code, const Arguments& arguments) const {
    return inEveryLanguage(
        [&](std::string_view language) { return mMessages.text(language, code, arguments); });
}

}  // namespace hexa
