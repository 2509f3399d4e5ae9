// SPDX-License-Identifier: GPL-3.0-or-later
// Words that stand twice in a row: one ("the the"), several ("to the to the"), or a clause with a
// comma between.
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t longestRun = 8;  // words
constexpr std::size_t fewestLetters = 5;
/// Shorter ones with a comma between may be meant.
constexpr std::size_t shortestClause = 3;

bool isRepeatable(const Token& token) {
    return token.kind == TokenKind::Word || token.kind == TokenKind::Number ||
           token.kind == TokenKind::Placeholder;
}

/// "Nach und nach und": pairs that end with such a word may follow each other.
bool joins(const Token& token) {
    static const std::set<std::string, std::less<>> words{"und",  "and", "et",  "oder", "or",  "ou",
                                                          "um",   "by",  "a",   "par",  "fur", "for",
                                                          "pour", "auf", "per", "pro",  "je"};
    return words.contains(token.fold);
}

bool mayStandTwice(const Token& token) {
    static const std::set<std::string, std::less<>> words{"nous", "vous", "die", "der", "das", "sie",
                                                          "had",  "that", "den", "dem", "se",  "ihr"};
    return words.contains(token.fold) || token.fold.size() < 2 ||
           isForeignLetter(static_cast<unsigned char>(token.fold[0]));
}

/// True if the words from `first` occur again `apart` tokens after their end.
bool standsTwice(const Analysis& text, std::size_t first, std::size_t count, std::size_t apart = 0) {
    if (first + 2 * count + apart > text.tokens.size()) return false;
    std::size_t letters = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Token& token = text.tokens[first + i];
        const Token& again = text.tokens[first + count + apart + i];
        if (!isRepeatable(token) || !isRepeatable(again) || token.fold != again.fold) return false;
        letters += token.fold.size();
    }
    return letters >= fewestLetters;
}

/// Words of a clause that stand again behind a comma or semicolon.
struct Clause {
    std::size_t first;
    std::size_t words;
};

/// The sentence or clause is over here.
bool endsAt(const Analysis& text, std::size_t token) {
    static const std::set<std::string, std::less<>> marks{".", "!", "?", ";", ":", ")"};
    return token >= text.tokens.size() || marks.contains(text.tokens[token].lower);
}

/// The longest one that is there twice; none where more is said ("in the reserve, in the reserve of
/// cards", "a red cube, a red cube and a blue one") or words repeat by themselves ("one by one, one
/// by one").
std::optional<Clause> clauseTwice(const Analysis& text) {
    for (std::size_t words = longestRun; words >= shortestClause; --words)
        for (std::size_t first = 0; first + 2 * words < text.tokens.size(); ++first) {
            const std::string& between = text.tokens[first + words].lower;
            if ((between != "," && between != ";") || !standsTwice(text, first, words, 1)) continue;
            const bool idiom = text.tokens[first].fold == text.tokens[first + words - 1].fold;
            if (!idiom && endsAt(text, first + 2 * words + 1)) return Clause{first, words};
        }
    return std::nullopt;
}

}  // namespace

void checkRepetition(const Row& row, const Knowledge&, Sink& sink) {
    std::vector<std::optional<Clause>> clauses;
    for (const Analysis& text : row.texts) clauses.push_back(clauseTwice(text));
    // A repetition in every language is intended.
    const bool meant = std::ranges::all_of(clauses, [](const auto& clause) { return clause.has_value(); });
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const Analysis& text = row.texts[i];
        if (const auto& clause = clauses[i]; clause && (!meant || row.texts.size() == 1)) {
            const auto [first, words] = *clause;
            sink.draft("repeated", Severity::Warning, text.language, "texts.check.repeated.words")
                .mark(text, first, first + 2 * words)
                .fixTokens(text, first, first + 2 * words, std::string(text.words(first, first + words - 1)))
                .add();
        }
        for (std::size_t t = 1; t < text.tokens.size(); ++t) {
            const Token& token = text.tokens[t];
            if (token.kind == TokenKind::Word && text.tokens[t - 1].kind == TokenKind::Word &&
                token.lower == text.tokens[t - 1].lower && !mayStandTwice(token))
                sink.draft("repeated", Severity::Warning, text.language, "texts.check.repeated.text")
                    .mark(text, t - 1, t)
                    .fixTokens(text, t - 1, t, std::string(text.words(t - 1, t - 1)))
                    .add();
        }
        for (std::size_t t = 0; t < text.tokens.size(); ++t)
            for (std::size_t count = 2; count <= longestRun; ++count) {
                if (!standsTwice(text, t, count)) continue;
                // "Path must meet path and hedge hedge" leaves out a verb.
                const bool ellipsis =
                    t > 0 && text.tokens[t - 1].kind == TokenKind::Word && joins(text.tokens[t - 1]);
                const bool known =
                    count == 2 && (ellipsis || joins(text.tokens[t]) || joins(text.tokens[t + 1]) ||
                                   text.tokens[t].fold == text.tokens[t + 1].fold);
                if (!known)
                    sink.draft("repeated", Severity::Warning, text.language, "texts.check.repeated.words")
                        .mark(text, t, t + 2 * count - 1)
                        .fixTokens(text, t, t + 2 * count - 1, std::string(text.words(t, t + count - 1)))
                        .add();
                t += 2 * count - 1;
                break;
            }
    }
}

}  // namespace hexa::texts
