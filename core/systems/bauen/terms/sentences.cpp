// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/sentences.h"

#include "core/systems/bauen/terms/resources.h"

#include <string>

namespace hexa::bauen {

std::string_view allMessages() {
    static const std::string joined = [] {
        const std::string_view map = resource("messages.json"), play = resource("messages-play.json");
        // Both are objects: the members of the second go behind those of the first.
        if (play.find('"') == std::string_view::npos) return std::string(map);
        return std::string(map.substr(0, map.rfind('}'))) + "," +
               std::string(play.substr(play.find('{') + 1));
    }();
    return joined;
}

Localized say(std::string_view code, const Arguments& arguments) {
    static const Sentences sentences(allMessages());  // read once
    return sentences.say(code, arguments);
}

}  // namespace hexa::bauen
