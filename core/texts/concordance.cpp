// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/concordance.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/stems.h"
#include "core/texts/language/tokens.h"
#include "core/texts/replacements.h"

#include <algorithm>
#include <numeric>

namespace hexa::texts {
namespace {

bool counts(const Token& token) {
    return token.kind == TokenKind::Word || token.kind == TokenKind::Number ||
           token.kind == TokenKind::Placeholder;
}

std::vector<Token> wordsOf(std::string_view text, std::string_view language) {
    std::vector<Token> tokens = tokensOf(text, language);
    std::erase_if(tokens, [](const Token& token) { return !counts(token); });
    return tokens;
}

}  // namespace

std::vector<FindHit> usesOf(const Project& project, std::string_view words, const std::string& language,
                            std::size_t max, const std::stop_token& stop) {
    std::vector<FindHit> hits;
    Stemmer stemmer(language);
    std::vector<std::string> wanted;
    for (const Token& token : wordsOf(words, language)) wanted.push_back(stemmer.stem(token.lower));
    if (wanted.empty()) return hits;
    for (std::size_t u = 0; u < project.units.size() && hits.size() < max && !stop.stop_requested(); ++u) {
        const auto tokens = wordsOf(project.units[u].in(language), language);
        for (std::size_t t = 0; t + wanted.size() <= tokens.size() && hits.size() < max; ++t) {
            std::size_t alike = 0;
            while (alike < wanted.size() && stemmer.stem(tokens[t + alike].lower) == wanted[alike]) ++alike;
            if (alike < wanted.size()) continue;
            hits.push_back({u, language, tokens[t].begin, tokens[t + alike - 1].end});
            t += alike - 1;
        }
    }
    return hits;
}

std::vector<std::size_t> equalSources(const Project& project, std::size_t index, std::string_view language) {
    std::vector<std::size_t> all(project.units.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return equalSources(project, index, language, all);
}

std::vector<std::size_t> equalSources(const Project& project, std::size_t index, std::string_view language,
                                      const std::vector<std::size_t>& among) {
    std::vector<std::size_t> equal;
    const Unit& unit = project.units[index];
    const std::string& source = project.sourceOf(unit);
    const std::string_view text = unit.in(source);
    if (source == language || trimmed(text).empty() || trimmed(unit.in(language)).empty()) return equal;
    for (const std::size_t u : among) {
        const Unit& other = project.units[u];
        // Plural forms of one text have one source.
        if (u != index && other.in(source) == text && other.in(language) != unit.in(language) &&
            project.sourceOf(other) == source && other.plural == unit.plural)
            equal.push_back(u);
    }
    return equal;
}

Edit spread(const Project& project, std::size_t unit, const std::string& language,
            const std::vector<std::size_t>& to) {
    std::vector<Replacement> replacements;
    const std::string text(project.units[unit].in(language));
    for (const std::size_t u : to)
        replacements.push_back({u, language, 0, project.units[u].in(language).size(), text});
    return replace(project, std::move(replacements), false);
}

}  // namespace hexa::texts
