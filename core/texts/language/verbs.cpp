// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/verbs.h"

#include <array>
#include <initializer_list>

namespace hexa::texts {

SeparableVerb separated(std::string_view word, std::string_view language) {
    if (language != "de") return {};
    static constexpr std::array<std::string_view, 14> prefixes{"zurück", "weiter", "auf", "aus", "ein",
                                                               "her",    "hin",    "los", "mit", "nach",
                                                               "vor",    "weg",    "ab",  "an"};
    for (const std::string_view prefix : prefixes) {
        if (!word.starts_with(prefix)) continue;
        std::string_view rest = word.substr(prefix.size());
        if (rest.starts_with("ge")) rest.remove_prefix(2);
        for (const std::string_view ending : {"en", "et", "t", "n"})
            if (rest.ends_with(ending)) {
                rest.remove_suffix(ending.size());
                break;
            }
        if (rest.size() + prefix.size() == word.size() || rest.size() < 3) return {};
        return {std::string(prefix), std::string(rest)};
    }
    return {};
}

std::vector<std::string> verbForms(std::string_view word, std::string_view language) {
    std::vector<std::string> forms;
    const auto with = [&](std::string_view stem, std::initializer_list<std::string_view> endings,
                          std::string_view before = {}) {
        for (const std::string_view ending : endings)
            forms.push_back(std::string(before) + std::string(stem) + std::string(ending));
    };
    const auto [prefix, verb] = separated(word, language);
    const auto without = [&](std::size_t letters) { return word.substr(0, word.size() - letters); };
    if (!prefix.empty()) {
        with(verb, {"en", "e", "st", "t", "te", "ten"}, prefix);
        with(verb, {"en"}, prefix + "zu");
        with(verb, {"t", "en"}, prefix + "ge");
    } else if (language == "de" && word.size() > 4 && word.ends_with("en")) {
        with(without(2), {"e", "st", "t", "te", "ten", "end", "est", "et", "ete", "eten"});
        with(without(2), {"t", "et", "en"}, "ge");
    } else if (language == "de" && word.size() > 4 && (word.ends_with("ern") || word.ends_with("eln"))) {
        with(without(1), {"e", "st", "t", "te", "ten", "nd"});
        with(without(1), {"t"}, "ge");
    } else if (language == "fr" && word.size() > 4 && word.ends_with("er")) {
        with(without(2), {"e", "es", "ent", "ez", "é", "ée", "és", "ées", "ant", "era", "eront", "erez"});
    } else if (language == "en" && word.size() > 4 && word.ends_with("e")) {
        with(word, {"d", "s"});
    }
    return forms;
}

}  // namespace hexa::texts
