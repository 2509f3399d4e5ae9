// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/fixes.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/lexicon.h"
#include "core/texts/replacements.h"

#include <algorithm>

namespace hexa::texts {
namespace {

Replacement replacementOf(const UnitFix& fix) {
    return {fix.unit, fix.fix.language, fix.fix.begin, fix.fix.begin + fix.fix.was.size(), fix.fix.text};
}

bool standsIn(std::string_view text, const Fix& fix) {
    return fix.begin <= text.size() && text.substr(fix.begin).starts_with(fix.was);
}

}  // namespace

bool areAlike(const Alert& a, const Alert& b) {
    return a.code == b.code && a.language == b.language && a.group == b.group && a.arguments == b.arguments &&
           !a.fixes.empty() && !b.fixes.empty();
}

bool fits(const Project& project, const UnitFix& fix) {
    if (fix.unit >= project.units.size()) return false;
    return standsIn(project.units[fix.unit].in(fix.fix.language), fix.fix);
}

Edit applyFixes(const Project& project, const std::vector<UnitFix>& fixes) {
    std::vector<Replacement> replacements;
    for (const UnitFix& fix : fixes)
        if (fits(project, fix)) replacements.push_back(replacementOf(fix));
    return replace(project, std::move(replacements));
}

std::vector<std::string> fixedTexts(const Project& project, const std::vector<UnitFix>& fixes) {
    std::vector<Replacement> replacements;
    for (const UnitFix& fix : fixes) replacements.push_back(replacementOf(fix));
    return replacedEach(project, replacements);
}

std::string fixedText(const Project& project, std::string text, const Fix& fix) {
    if (!standsIn(text, fix)) return text;
    return replaced(project, std::move(text), replacementOf({0, fix}));
}

std::string inflectedLike(std::string_view words, std::string_view form, std::string_view other,
                          std::string_view language) {
    const std::string used = lowered(words);
    const std::string base = lowered(form);
    std::string out(other);
    if (base.empty() || out.empty() || used.size() <= base.size() || !used.starts_with(base)) return out;
    const std::string ending = used.substr(base.size());
    // A German ending fits a word that ends alike; the plural of the others is an s, if it is one
    // word.
    const bool alike = language == "de" && base.back() == lowered(other).back() && ending.size() <= 2;
    const bool plural = language != "de" && ending == "s" && out.find(' ') == std::string::npos &&
                        std::string_view("sxzy").find(out.back()) == std::string_view::npos;
    return alike || plural ? out + ending : out;
}

std::string numberWords(std::int64_t value, std::string_view language, bool inWords) {
    if (inWords) {
        const std::string* best = nullptr;
        for (const auto& [word, of] : Lexicon::builtIn().words(language).spelled)
            if (of == value && (best == nullptr || word.size() < best->size())) best = &word;
        if (best != nullptr) return *best;
    }
    return std::to_string(value);
}

}  // namespace hexa::texts
