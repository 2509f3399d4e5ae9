// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hexa {

/// A text in several languages, keyed by ISO 639-1 code ("en", "de", "fr"). Messages with
/// placeholders are in core/messages.
struct Localized {
    std::map<std::string, std::string, std::less<>> texts;

    Localized() = default;
    explicit Localized(std::string english) {
        if (!english.empty()) texts.emplace("en", std::move(english));
    }

    /// Returns the text in `language`; else English; else any; else empty.
    std::string_view in(std::string_view language) const {
        for (std::string_view wanted : {language, std::string_view("en")}) {
            auto found = texts.find(wanted);
            if (found != texts.end() && !found->second.empty()) return found->second;
        }
        for (const auto& [code, text] : texts)
            if (!text.empty()) return text;
        return {};
    }
    /// Sets or, with an empty text, removes one language.
    void set(std::string language, std::string text) {
        if (text.empty())
            texts.erase(language);
        else
            texts[std::move(language)] = std::move(text);
    }
    bool empty() const { return texts.empty(); }
    friend bool operator==(const Localized&, const Localized&) = default;
};

}  // namespace hexa
