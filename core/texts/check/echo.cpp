// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/echo.h"

#include "core/base/rng.h"
#include "core/texts/check/analysis.h"

#include <algorithm>
#include <string>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestRepeatedWords = 5;  // of a sentence that counts as a repetition
constexpr std::size_t shownTokens = 6;
constexpr std::size_t shortWords = 2;  // labels of so many may be the same, or differ, by what they stand on
constexpr std::size_t shortestCompared = 6;  // bytes of a masked text

Echo::Range rangeOf(const Analysis& text, std::size_t first, std::size_t last) {
    return {static_cast<std::uint32_t>(text.tokens[first].begin),
            static_cast<std::uint32_t>(text.tokens[last].end)};
}

/// A text without what may differ: case, marks, numbers in digits and words.
std::string maskedText(const Analysis& text) {
    std::string out;
    auto number = text.numbers.begin();
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        while (number != text.numbers.end() && number->token < t) ++number;
        const bool isWord = number != text.numbers.end() && number->token == t &&
                            (number->kind == NumberKind::Word || number->kind == NumberKind::Digits);
        if (isWord) t = number->last;
        if (isWord || text.tokens[t].kind == TokenKind::Number)
            out += "# ";
        else if (text.tokens[t].kind == TokenKind::Word)
            out += text.tokens[t].fold + ' ';
    }
    return out;
}

std::string sentenceText(const Analysis& text, const Sentence& sentence) {
    std::string out;
    for (std::size_t t = sentence.first; t < sentence.end; ++t)
        if (text.tokens[t].kind == TokenKind::Word || text.tokens[t].kind == TokenKind::Number)
            out += text.tokens[t].fold + ' ';
    return out;
}

Echo::Text echoOfText(const Analysis& text, const Knowledge& knowledge) {
    const auto words = std::ranges::count(text.tokens, TokenKind::Word, &Token::kind);
    const std::string masked = maskedText(text);
    Echo::Text out;
    out.masked = stableHash(masked);
    out.text = stableHash(text.text);
    out.language = languageIndex(knowledge, text.language);
    out.comparable = masked.size() >= shortestCompared;
    out.label = static_cast<std::size_t>(words) <= shortWords;
    out.shown = rangeOf(text, 0, std::min(text.tokens.size() - 1, shownTokens));
    return out;
}

}  // namespace

Echo echoOf(const Row& row, const Knowledge& knowledge) {
    Echo echo;
    for (const Analysis& text : row.texts) echo.texts.push_back(echoOfText(text, knowledge));
    for (const SentenceGroup& group : row.groups) {
        const auto with =
            std::ranges::count_if(group.sentences, [](const auto& list) { return !list.empty(); });
        const bool alone = with == 1 && knowledge.languages.size() > 1 && row.foreign.empty();
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            for (const std::size_t s : group.sentences[i]) {
                const Analysis& text = row.texts[i];
                const Sentence& sentence = text.sentences[s];
                if (sentence.end - sentence.first <= fewestRepeatedWords) continue;
                Echo::Sentence out;
                out.words = stableHash(sentenceText(text, sentence));
                out.text = static_cast<std::uint16_t>(i);
                out.alone = alone;
                out.first = sentence.first == 0;
                out.shown =
                    rangeOf(text, sentence.first, std::min(sentence.end - 1, sentence.first + shownTokens));
                out.whole = rangeOf(text, sentence.first, sentence.end - 1);
                if (!out.first)
                    out.whole.begin = static_cast<std::uint32_t>(text.tokens[sentence.first - 1].end);
                echo.sentences.push_back(out);
            }
    }
    echo.sentences.shrink_to_fit();
    return echo;
}

}  // namespace hexa::texts
