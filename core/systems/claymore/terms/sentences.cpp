// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/sentences.h"

#include "core/messages/sentences.h"
#include "core/systems/claymore/terms/resources.h"

namespace hexa::claymore {

Localized say(const char* code, const Arguments& arguments) {
    static const Sentences sentences(resource("messages.json"));  // read once
    return sentences.say(code, arguments);
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

}  // namespace hexa::claymore
