// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/replacements.h"

#include "core/texts/language/capitals.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/elision.h"

#include <algorithm>
#include <map>

namespace hexa::texts {
namespace {

/// Returns the word that ends before the blank before `at`, in small letters.
std::string wordBefore(std::string_view text, std::size_t at) {
    if (at == 0 || text[at - 1] != ' ') return {};
    const std::string_view head = text.substr(0, at - 1);
    const auto blank = head.find_last_of(" \n('\"*");
    return lowered(blank == std::string_view::npos ? head : head.substr(blank + 1));
}

bool endsInApostrophe(std::string_view text, std::size_t end) {
    const std::string_view head = text.substr(0, end);
    return head.ends_with('\'') || head.ends_with("’");
}

/// Returns the gender of a French word by the project's articles. Searches for bytes, as there may
/// be many texts.
Gender genderOf(const Project& project, const std::string& word) {
    int masculine = 0;
    int feminine = 0;
    for (const Unit& unit : project.units) {
        const std::string_view text = unit.in("fr");
        for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; at += word.size()) {
            const Gender gender = genderShownBy(wordBefore(text, at));
            masculine += gender == Gender::Masculine ? 1 : 0;
            feminine += gender == Gender::Feminine ? 1 : 0;
        }
    }
    return masculine > feminine   ? Gender::Masculine
           : feminine > masculine ? Gender::Feminine
                                  : Gender::Unknown;
}

class Replacer {
public:
    Replacer(const Project& project, bool keepCapitals) : mProject(project), mKeepCapitals(keepCapitals) {}

    /// Returns the text after these replacements, made from the last to the first.
    std::string in(std::string text, const std::string& language,
                   const std::vector<Replacement>& replacements) {
        std::size_t free = text.size();
        for (std::size_t e = 0; e < replacements.size(); ++e) {
            const Replacement& replacement = replacements[e];
            if (replacement.begin > replacement.end || replacement.end > free) continue;
            const std::string_view old =
                std::string_view(text).substr(replacement.begin, replacement.end - replacement.begin);
            Placed placed{replacement.begin, replacement.end,
                          mKeepCapitals ? capitalsAs(old, replacement.text) : replacement.text};
            if (language == "fr") {
                const Gender known =
                    endsInApostrophe(text, placed.begin) ? gender(placed.text) : Gender::Unknown;
                Placed fitting = withFittingArticle(text, placed.begin, placed.end, placed.text, known);
                // The article may belong to another replacement.
                if (e + 1 == replacements.size() || replacements[e + 1].end <= fitting.begin)
                    placed = std::move(fitting);
            }
            text.replace(placed.begin, placed.end - placed.begin, placed.text);
            free = placed.begin;
        }
        return text;
    }

private:
    Gender gender(const std::string& words) {
        const std::string word = words.substr(0, words.find(' '));
        if (word.empty() || asksForElision(word)) return Gender::Unknown;
        const auto [known, added] = mGenders.try_emplace(word, Gender::Unknown);
        if (added) known->second = genderOf(mProject, word);
        return known->second;
    }

    const Project& mProject;
    bool mKeepCapitals;
    std::map<std::string, Gender> mGenders;
};

using Key = std::pair<std::size_t, std::string>;

}  // namespace

Edit replace(const Project& project, std::vector<Replacement> replacements, bool keepCapitals) {
    std::erase_if(replacements,
                  [&](const Replacement& replacement) { return replacement.unit >= project.units.size(); });
    Edit edit;
    if (replacements.empty()) return edit;
    std::map<Key, std::vector<Replacement>> byText;
    for (Replacement& replacement : replacements)
        byText[{replacement.unit, replacement.language}].push_back(std::move(replacement));
    edit.at = byText.begin()->first.first;
    edit.removed = byText.rbegin()->first.first - edit.at + 1;
    Project changed;
    changed.source = project.source;
    changed.languages = project.languages;
    changed.units = project.units.part(edit.at, edit.removed);
    Replacer replacer(project, keepCapitals);
    for (auto& [key, list] : byText) {
        // From behind, so that earlier places stay valid.
        std::stable_sort(list.begin(), list.end(),
                         [](const Replacement& a, const Replacement& b) { return a.begin > b.begin; });
        const auto& [unit, language] = key;
        std::string text = replacer.in(std::string(project.units[unit].in(language)), language, list);
        static_cast<void>(apply(changed, setText(changed, unit - edit.at, language, std::move(text))));
    }
    edit.inserted = std::move(changed.units);
    return edit;
}

std::string replaced(const Project& project, std::string text, const Replacement& replacement) {
    return Replacer(project, true).in(std::move(text), replacement.language, {replacement});
}

std::vector<std::string> replacedEach(const Project& project, const std::vector<Replacement>& replacements) {
    Replacer replacer(project, true);
    std::vector<std::string> texts;
    for (const Replacement& replacement : replacements)
        texts.push_back(replacer.in(std::string(project.units[replacement.unit].in(replacement.language)),
                                    replacement.language, {replacement}));
    return texts;
}

}  // namespace hexa::texts
