// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/termmining.h"

#include "core/texts/align/wordpairs.h"
#include "core/texts/glossary/matcher.h"
#include "core/texts/glossary/termedits.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::size_t maxMinedRows = 5000;
constexpr std::size_t maxTokens = 400;  // of a row; longer ones say little about single words
constexpr std::size_t longestGroup = 3;
constexpr std::size_t fewestTermRows = 3;
constexpr double weakestTerm = 0.6;
// Share of its rows inside a longer group that makes a group redundant.
constexpr double nested = 0.8;
constexpr double enoughRows = 20;  // more say no more

/// Words that follow each other, inflected forms taken as one.
struct Group {
    std::size_t words = 1;
    std::vector<std::uint32_t> rows;               ///< Rising.
    std::map<std::string, int, std::less<>> seen;  ///< Written so, how often.
    /// Times that it begins with a capital within a sentence.
    int capitals = 0;
    int inner = 0;  ///< Number of occurrences within a sentence.
    std::size_t nestedRows = 0;
};

using Groups = std::vector<Group>;

/// The groups of one language.
class Collector {
public:
    explicit Collector(const std::string& language) : mLanguage(language), mStemmer(language) {}

    void add(std::uint32_t row, std::string_view text) {
        const std::vector<Token> tokens = tokensOf(text, mLanguage);
        if (tokens.size() > maxTokens) return;
        for (std::size_t first = 0; first < tokens.size(); ++first) {
            if (!isContentWord(tokens[first], mLanguage)) continue;
            std::string key;
            for (std::size_t last = first; last < std::min(first + longestGroup, tokens.size()); ++last) {
                if (tokens[last].kind != TokenKind::Word) break;
                key += (key.empty() ? "" : " ") + mStemmer.stem(tokens[last].lower);
                if (isContentWord(tokens[last], mLanguage)) see(row, key, text, tokens, first, last);
            }
        }
    }

    /// Returns the groups that occur in enough rows and are not only parts of longer ones.
    Groups take() {
        for (const auto& [key, at] : mByKey) {
            const Group& longer = mGroups[at];
            if (longer.words < 2 || longer.rows.size() < fewestTermRows) continue;
            for (const std::string& part : partsOf(key))
                if (const auto found = mByKey.find(part); found != mByKey.end()) {
                    Group& group = mGroups[found->second];
                    group.nestedRows = std::max(group.nestedRows, longer.rows.size());
                }
        }
        Groups kept;
        for (Group& group : mGroups)
            if (group.rows.size() >= fewestTermRows && !isNested(group) && isTerm(group))
                kept.push_back(std::move(group));
        return kept;
    }

private:
    void see(std::uint32_t row, const std::string& key, std::string_view text,
             const std::vector<Token>& tokens, std::size_t first, std::size_t last) {
        const auto [found, added] = mByKey.try_emplace(key, mGroups.size());
        if (added) mGroups.emplace_back();
        Group& group = mGroups[found->second];
        group.words = last - first + 1;
        if (group.rows.empty() || group.rows.back() != row) group.rows.push_back(row);
        const std::size_t begin = tokens[first].begin;
        ++group.seen[std::string(text.substr(begin, tokens[last].end - begin))];
        // Behind a word or a comma a capital does not begin a sentence.
        const bool inside =
            first > 0 && (tokens[first - 1].kind == TokenKind::Word ||
                          tokens[first - 1].kind == TokenKind::Number || tokens[first - 1].lower == ",");
        group.inner += inside;
        group.capitals += inside && tokens[first].capital;
    }

    /// Returns the shorter groups within one.
    static std::vector<std::string> partsOf(const std::string& key) {
        std::vector<std::string> parts;
        const auto first = key.find(' '), last = key.rfind(' ');
        parts.push_back(key.substr(0, last));
        parts.push_back(key.substr(first + 1));
        if (first != last) {
            parts.push_back(key.substr(0, first));
            parts.push_back(key.substr(last + 1));
            parts.push_back(key.substr(first + 1, last - first - 1));
        }
        return parts;
    }

    static bool isNested(const Group& group) {
        return static_cast<double>(group.nestedRows) >= nested * static_cast<double>(group.rows.size());
    }

    /// True for a possible term. German writes nouns with a capital, so other words are excluded.
    bool isTerm(const Group& group) const {
        return mLanguage != "de" || (group.inner > 0 && 2 * group.capitals >= group.inner) ||
               (group.words > 1 && endsAsNoun(group));
    }
    /// True if the last word is a noun: "schwere Haubitze".
    static bool endsAsNoun(const Group& group) {
        const std::string& written = group.seen.begin()->first;
        const auto space = written.rfind(' ');
        const auto letter = static_cast<unsigned char>(written[space == std::string::npos ? 0 : space + 1]);
        return (letter >= 'A' && letter <= 'Z') || letter == 0xC3;  // Ä, Ö, Ü begin with this byte
    }

    const std::string mLanguage;
    Stemmer mStemmer;
    std::unordered_map<std::string, std::size_t> mByKey;
    Groups mGroups;
};

/// Returns the most frequent spelling; among equals the shortest, which mostly is the singular.
std::string written(const Group& group) {
    const std::string* best = nullptr;
    int most = 0;
    for (const auto& [text, count] : group.seen)
        if (count > most || (count == most && text.size() < best->size())) {
            best = &text;
            most = count;
        }
    return *best;
}

bool isName(const Group& group) { return group.inner > 0 && 2 * group.capitals > group.inner; }

struct Partner {
    std::size_t group = 0;
    std::size_t rows = 0;
    double strength = 0;
};

/// Returns for each group its best partner of another language, if they are each other's best.
std::vector<std::optional<Partner>> partners(const Groups& from, const Groups& to, std::size_t rows) {
    std::vector<std::vector<std::uint32_t>> byRow(rows);
    for (std::size_t g = 0; g < to.size(); ++g)
        for (const std::uint32_t row : to[g].rows) byRow[row].push_back(static_cast<std::uint32_t>(g));
    const auto dice = [&](const Group& one, const Group& other, std::size_t together) {
        return 2.0 * static_cast<double>(together) / static_cast<double>(one.rows.size() + other.rows.size());
    };
    std::vector<std::optional<Partner>> best(from.size());
    struct Claim {
        std::size_t by = 0;
        double strength = 0;
    };
    std::vector<Claim> claims(to.size());  // whose best each of the other language is
    std::vector<std::uint32_t> counts(to.size(), 0), touched;
    for (std::size_t g = 0; g < from.size(); ++g) {
        touched.clear();
        for (const std::uint32_t row : from[g].rows)
            for (const std::uint32_t other : byRow[row])
                if (counts[other]++ == 0) touched.push_back(other);
        std::ranges::sort(touched);
        for (const std::uint32_t other : touched) {
            const std::size_t together = std::exchange(counts[other], 0);
            const double strength = dice(from[g], to[other], together);
            if (together < fewestTermRows || strength < weakestTerm) continue;
            // Among equals the longer one is the whole term.
            if (!best[g] || strength > best[g]->strength ||
                (strength == best[g]->strength && to[other].words > to[best[g]->group].words))
                best[g] = Partner{other, together, strength};
            Claim& claim = claims[other];
            if (strength > claim.strength ||
                (strength == claim.strength && from[g].words > from[claim.by].words))
                claim = {g, strength};
        }
    }
    for (std::size_t g = 0; g < from.size(); ++g)
        if (best[g] && claims[best[g]->group].by != g) best[g].reset();
    return best;
}

/// True if the glossary finds a term in the words.
bool isKnown(Matcher& matcher, const std::string& form) {
    return !matcher.find(tokensOf(form, matcher.language())).empty();
}

}  // namespace

std::vector<TermCandidate> mineTerms(const Project& project, std::size_t max, const std::stop_token& stop) {
    const std::size_t rows = std::min(project.units.size(), maxMinedRows);
    std::vector<std::string> languages{project.source};
    for (const std::string& language : project.languages)
        if (language != project.source) languages.push_back(language);
    std::vector<Groups> groups;
    for (const std::string& language : languages) {
        Collector collector(language);
        for (std::size_t row = 0; row < rows; ++row) {
            if (stop.stop_requested()) return {};
            collector.add(static_cast<std::uint32_t>(row), project.units[row].in(language));
        }
        groups.push_back(collector.take());
    }
    const bool german = std::ranges::find(languages, "de") != languages.end();
    std::vector<TermCandidate> candidates(groups.front().size());
    std::vector<bool> named(groups.front().size());
    for (std::size_t l = 1; l < languages.size(); ++l) {
        if (stop.stop_requested()) return {};
        const auto found = partners(groups.front(), groups[l], rows);
        for (std::size_t g = 0; g < found.size(); ++g) {
            if (!found[g]) continue;
            TermCandidate& candidate = candidates[g];
            const Group& own = groups.front()[g];
            const Group& other = groups[l][found[g]->group];
            const auto together = static_cast<int>(found[g]->rows);
            candidate.rows = candidate.forms.empty() ? together : std::min(candidate.rows, together);
            candidate.strength = candidate.forms.empty() ? found[g]->strength
                                                         : std::min(candidate.strength, found[g]->strength);
            candidate.forms[languages.front()] = written(own);
            candidate.forms[languages[l]] = written(other);
            named[g] = named[g] || isName(own) || isName(other) || own.words > 1 ||
                       (german && candidate.forms.contains("de"));
        }
    }
    std::vector<Matcher> matchers;
    for (const std::string& language : languages) matchers.emplace_back(project.glossary, language);
    std::vector<TermCandidate> best;
    for (std::size_t g = 0; g < candidates.size(); ++g) {
        TermCandidate& candidate = candidates[g];
        if (candidate.forms.size() < 2 || !named[g]) continue;
        bool known = false;
        for (std::size_t l = 0; l < languages.size(); ++l)
            if (const auto form = candidate.forms.find(languages[l]); form != candidate.forms.end())
                known = known || isKnown(matchers[l], form->second);
        if (!known) best.push_back(std::move(candidate));
    }
    const auto worth = [](const TermCandidate& candidate) {
        return candidate.strength * std::log1p(std::min<double>(candidate.rows, enoughRows)) *
               static_cast<double>(candidate.forms.size());
    };
    std::ranges::stable_sort(
        best, [&](const TermCandidate& a, const TermCandidate& b) { return worth(a) > worth(b); });
    if (best.size() > max) best.resize(max);
    return best;
}

Term termOf(const TermCandidate& candidate, const Glossary& glossary) {
    Term term;
    term.key = freeKey(glossary, "term");
    for (const auto& [language, form] : candidate.forms) setPreferred(term, language, form);
    return term;
}

}  // namespace hexa::texts
