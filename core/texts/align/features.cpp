// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/features.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/numbers.h"
#include "core/texts/language/sentences.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t cognateLetters = 5;
constexpr std::size_t longestItem = 16;  // tokens, on average
constexpr int listNumbers = 5;           // numbers outside of brackets that make a sentence a list

std::uint64_t feature(std::string_view kind, std::string_view text) {
    return stableHash(std::string(kind) + ':' + std::string(text));
}

/// Returns the items' first tokens if a sentence is a list without list marks ("4 screens 1 turn
/// marker 40 tiles ...").
std::vector<std::size_t> listItems(const std::vector<Token>& tokens, const Sentence& sentence) {
    std::vector<std::size_t> items;
    int depth = 0;
    bool range = false;
    for (std::size_t i = sentence.first; i < sentence.end; ++i) {
        const Token& token = tokens[i];
        if (token.lower == "(") ++depth;
        if (token.lower == ")") depth = std::max(0, depth - 1);
        if (token.kind == TokenKind::Number && depth == 0 && !range && i > sentence.first &&
            (token.spaceBefore || tokens[i - 1].lower == ":") && i + 1 < sentence.end &&
            (tokens[i + 1].kind == TokenKind::Word || tokens[i + 1].lower == "-"))
            items.push_back(i);
        // "... from the following choices: 6-9 Villages": the list begins behind the colon.
        if (token.lower == ":" && depth == 0 && static_cast<int>(items.size()) < listNumbers) items.clear();
        range = token.lower == "-" || token.lower == ".";
    }
    if (static_cast<int>(items.size()) < listNumbers ||
        items.back() - items.front() > (items.size() - 1) * longestItem)
        items.clear();
    return items;
}

}  // namespace

Matcher& FeatureFinder::matcher(const std::string& language) {
    auto& found = mMatchers[language];
    if (!found) found = std::make_unique<Matcher>(*mGlossary, language);
    return *found;
}

Features FeatureFinder::featuresOf(std::string_view text, const std::string& language) {
    const auto tokens = tokensOf(text, language);
    std::vector<std::uint64_t> found;
    for (const NumberUse& number : numbersOf(tokens, text, language))
        if (number.kind != NumberKind::Vague)
            found.push_back(feature("n", std::to_string(number.thousandths)));
    for (const TermUse& use : matcher(language).find(tokens))
        for (const TermUse::Reading& reading : use.readings)
            found.push_back(feature("t", mGlossary->terms[reading.term].key));
    for (const Token& token : tokens)
        if (token.kind == TokenKind::Word && token.fold.size() >= cognateLetters + 1 &&
            !isForeignLetter(static_cast<unsigned char>(token.fold[0])))
            found.push_back(feature("w", std::string_view(token.fold).substr(0, cognateLetters)));
    if (mPairs != nullptr)
        for (const Token& token : tokens)
            if (const std::uint64_t meaning = mPairs->meaning(token, language); meaning != 0)
                found.push_back(meaning);
    for (const Token& token : tokens)
        if (token.lower == "?" || token.lower == "!") found.push_back(feature("m", token.lower));
    return counted(std::move(found));
}

Sentences FeatureFinder::sentences(const BlockText& document, std::size_t number) {
    Sentences out;
    for (std::size_t b = 0; b < document.blocks.size(); ++b) {
        const Block& block = document.blocks[b];
        const bool foreign = isInOtherScript(block.text);
        const std::string language(foreign ? otherScript : document.language);
        const auto tokens = tokensOf(block.text, language);
        std::vector<std::size_t> starts;
        for (const Sentence& sentence : sentencesOf(tokens, block.text, language)) {
            starts.push_back(sentence.first);
            const auto items = listItems(tokens, sentence);
            starts.insert(starts.end(), items.begin(), items.end());
        }
        for (std::size_t s = 0; s < starts.size(); ++s) {
            const std::size_t begin = s == 0 ? 0 : tokens[starts[s]].begin;
            const std::size_t end = s + 1 < starts.size() ? tokens[starts[s + 1]].begin : block.text.size();
            const std::string_view text = trimmed(std::string_view(block.text).substr(begin, end - begin));
            Segment segment;
            segment.parts.resize(mDocuments);
            segment.parts[number].push_back(out.pieces.size());
            segment.length = static_cast<double>(text.size());
            segment.features = featuresOf(text, language);
            segment.kind = block.kind;
            // The title of a list that runs into it.
            const bool title = s == 0 && starts.size() > static_cast<std::size_t>(listNumbers) &&
                               text.size() < 30 && text.find(':') == std::string_view::npos &&
                               text.find('.') == std::string_view::npos;
            segment.headings = block.kind == UnitKind::Heading || title ? 1 : 0;
            segment.starts = s == 0 ? 1 : 0;
            segment.foreign = foreign;
            out.pieces.push_back({b, begin, begin + text.size()});
            out.segments.push_back(std::move(segment));
        }
    }
    return out;
}

Features counted(std::vector<std::uint64_t> found) {
    std::sort(found.begin(), found.end());
    Features features;
    for (const std::uint64_t f : found) {
        if (!features.empty() && features.back().first == f)
            features.back().second += 1;
        else
            features.emplace_back(f, 1.0F);
    }
    return features;
}

Features merged(const Features& a, const Features& b, float share) {
    Features out;
    out.reserve(a.size() + b.size());
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < a.size() || k < b.size()) {
        if (k == b.size() || (i < a.size() && a[i].first < b[k].first))
            out.emplace_back(a[i].first, a[i].second / share), ++i;
        else if (i == a.size() || b[k].first < a[i].first)
            out.emplace_back(b[k].first, b[k].second / share), ++k;
        else
            out.emplace_back(a[i].first, (a[i].second + b[k].second) / share), ++i, ++k;
    }
    return out;
}

}  // namespace hexa::texts
