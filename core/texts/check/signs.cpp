// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/signs.h"

namespace hexa::texts {

Sign Signs::of(Kind kind, std::string_view text, std::size_t language) {
    Numbers& numbers = mNumbers[{kind, language}];
    const auto found = numbers.find(text);
    if (found != numbers.end()) return found->second;
    const auto added = numbers.emplace(std::string(text), static_cast<Sign>(mTexts.size())).first;
    mTexts.push_back(added->first);
    return added->second;
}

std::optional<Sign> Signs::find(Kind kind, std::string_view text, std::size_t language) const {
    const auto numbers = mNumbers.find({kind, language});
    if (numbers == mNumbers.end()) return std::nullopt;
    const auto found = numbers->second.find(text);
    return found == numbers->second.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexa::texts
