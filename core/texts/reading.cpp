// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/reading.h"

namespace hexa::texts {

std::string filled(std::string_view text, const Values& values) {
    std::string out;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        out += text.substr(0, open);
        const auto value = values.find(text.substr(open + 1, close - open - 1));
        if (value == values.end())
            out += text.substr(open, close - open + 1);
        else
            out += value->second;
        text.remove_prefix(close + 1);
    }
    return out.append(text);
}

std::string withoutMarks(std::string_view text) {
    std::string out(text);
    std::erase(out, '*');
    return out;
}

}  // namespace hexa::texts
