// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace hexa {

/// Sentences for codes, in all languages of the product: the only place where a Message (an Error,
/// a Problem) turns into prose. Used only in editor and command line, which therefore agree. Data:
/// translations/messages.json and resources/<game>/messages.json, {"code": {"en": "... {name} ...",
/// ...}}. "{count:tile is|tiles are}" gives the words for one or for more, depending on the number
/// `count`; French counts 0 as one.
class Messages {
public:
    /// Adds a table; existing codes are replaced. All or nothing: fails on malformed JSON.
    Status add(std::string_view json);

    bool knows(std::string_view code) const { return mTexts.find(code) != mTexts.end(); }
    /// Returns the sentence with its placeholders filled; an unknown code yields the code itself,
    /// so that errors stay visible.
    std::string text(std::string_view language, std::string_view code, const Arguments& arguments = {}) const;
    std::string text(std::string_view language, const Message& message) const {
        return text(language, message.code, message.arguments);
    }
    const std::map<std::string, Localized, std::less<>>& all() const { return mTexts; }

private:
    std::map<std::string, Localized, std::less<>> mTexts;
};

/// Returns the messages of the core itself (file errors and the like).
Messages coreMessages();

}  // namespace hexa
