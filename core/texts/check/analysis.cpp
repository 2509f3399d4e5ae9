// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/analysis.h"

#include "core/base/rng.h"
#include "core/texts/align/sentences.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

constexpr int foreignShare = 40;         // percent of letters in another script
constexpr std::size_t maxAligned = 400;  // sentences of a cell; rulebooks have a few dozen in the longest
constexpr double defaultRatio = 1.0;     // of a row: what it lacks must not look usual

std::vector<std::size_t> termEndsOf(const Analysis& text) {
    std::vector<std::size_t> ends(text.tokens.size(), 0);
    for (const TermUse& use : text.terms)
        if (!use.inCompound) ends[use.first] = std::max(ends[use.first], use.last + 1);
    for (std::size_t t = 1; t < ends.size(); ++t) ends[t] = std::max(ends[t], ends[t - 1]);
    return ends;
}

/// Leaves out phrases and numbers between backticks: code and names of keys (`End`).
void leaveOutCode(Analysis& text) {
    std::vector<bool> inCode(text.tokens.size(), false);
    std::optional<std::size_t> open;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        if (text.tokens[t].lower != "`") continue;
        if (open)
            std::fill(inCode.begin() + static_cast<long>(*open), inCode.begin() + static_cast<long>(t), true);
        open = open ? std::nullopt : std::optional(t);
    }
    std::erase_if(text.concepts, [&](const ConceptUse& use) { return inCode[use.first]; });
    std::erase_if(text.numbers, [&](const NumberUse& use) { return inCode[use.token]; });
}

Analysis analysisOf(std::string_view text, const std::string& language, Knowledge& knowledge, Depth depth) {
    Analysis out;
    out.language = language;
    out.text = text;
    const int foreign = foreignPercent(text);
    out.foreign = foreign >= foreignShare;
    out.partlyForeign = foreign > 0;
    out.main = mainLanguage(language);
    out.tokens = tokensOf(text, out.main);
    out.sentences = sentencesOf(out.tokens, text, out.main);
    if (out.foreign) return out;
    out.terms = knowledge.matcher(language).find(out.tokens);
    if (depth >= Depth::Phrases) out.concepts = Lexicon::builtIn().find(out.tokens, out.main);
    if (depth == Depth::All) out.numbers = numbersOf(out.tokens, text, out.main);
    leaveOutCode(out);
    if (depth == Depth::All) out.termEnds = termEndsOf(out);
    return out;
}

/// False for concepts of almost every sentence: "you", "which", "with", "move".
bool tellsSentences(const ConceptUse& use) {
    static const std::array groups{Lexicon::builtIn().group("person"), Lexicon::builtIn().group("relative"),
                                   Lexicon::builtIn().group("turn"), Lexicon::builtIn().group("attribute"),
                                   Lexicon::builtIn().group("action")};
    return std::ranges::none_of(groups,
                                [&](const Lexicon::Range& range) { return range.contains(use.which); });
}

std::uint64_t featureOf(std::string_view kind, std::string_view text) {
    return stableHash(std::string(kind) + std::string(text));
}

}  // namespace

Features featuresOf(const Analysis& text, const Sentence& sentence, const Glossary& glossary) {
    std::vector<std::uint64_t> found;
    for (const NumberUse& number : usesIn(text.numbers, sentence))
        if (number.kind != NumberKind::Vague)
            found.push_back(featureOf("n", std::to_string(number.thousandths)));
    for (const TermUse& use : usesIn(text.terms, sentence))
        for (const TermUse::Reading& reading : use.readings)
            found.push_back(featureOf("t", glossary.terms[reading.term].key));
    for (const ConceptUse& use : usesIn(text.concepts, sentence))
        if (tellsSentences(use)) found.push_back(featureOf("c", std::to_string(use.which)));
    for (std::size_t t = sentence.first; t < sentence.end; ++t) {
        if (text.tokens[t].kind == TokenKind::Word && text.tokens[t].fold.size() > 5)
            found.push_back(featureOf("w", std::string_view(text.tokens[t].fold).substr(0, 5)));
        if (text.tokens[t].kind == TokenKind::Placeholder)
            found.push_back(featureOf("p", text.tokens[t].lower));
    }
    return counted(std::move(found));
}

namespace {

/// The sentences of a text as segments that can be aligned.
std::vector<Segment> segmentsOf(const Analysis& text, const Knowledge& knowledge, std::size_t which,
                                std::size_t count) {
    std::vector<Segment> segments;
    for (std::size_t s = 0; s < text.sentences.size(); ++s) {
        const Sentence& sentence = text.sentences[s];
        Segment segment;
        segment.parts.resize(count);
        segment.parts[which].push_back(s);
        segment.length =
            static_cast<double>(text.tokens[sentence.end - 1].end - text.tokens[sentence.first].begin);
        segment.features = featuresOf(text, sentence, knowledge.glossary);
        segments.push_back(std::move(segment));
    }
    return segments;
}

std::vector<SentenceGroup> groupsOf(const Row& row, const Knowledge& knowledge) {
    const std::size_t count = row.texts.size();
    std::vector<SentenceGroup> groups;
    const auto onePerOne = [&](std::size_t sentences) {
        std::vector<SentenceGroup> pairs;
        for (std::size_t s = 0; s < sentences; ++s)
            pairs.push_back({std::vector<std::vector<std::size_t>>(count, {s})});
        return pairs;
    };
    const std::size_t sentences = row.texts.front().sentences.size();
    const bool asMany = std::all_of(row.texts.begin(), row.texts.end(),
                                    [&](const Analysis& text) { return text.sentences.size() == sentences; });
    if (asMany && sentences == 1) return onePerOne(1);
    // Finding the counterparts of so many sentences would take minutes, so whole texts are
    // compared.
    if (std::any_of(row.texts.begin(), row.texts.end(),
                    [](const Analysis& text) { return text.sentences.size() > maxAligned; })) {
        if (asMany) return onePerOne(sentences);
        SentenceGroup whole;
        for (const Analysis& text : row.texts) {
            whole.sentences.emplace_back(text.sentences.size());
            std::iota(whole.sentences.back().begin(), whole.sentences.back().end(), std::size_t{0});
        }
        return {whole};
    }
    std::vector<Segment> all;
    for (std::size_t d = 0; d < count; ++d) {
        auto segments = segmentsOf(row.texts[d], knowledge, d, count);
        all = d == 0 ? std::move(segments) : woven(all, segments, defaultRatio);
    }
    for (Segment& segment : all) groups.push_back({std::move(segment.parts)});
    // Each language has as many sentences, but some have no counterpart. They are then paired in
    // order.
    if (asMany && std::any_of(groups.begin(), groups.end(),
                              [](const SentenceGroup& group) { return !group.complete(); }))
        return onePerOne(sentences);
    return groups;
}

using Numbers = std::vector<NumberUse>;

/// True if another text of the row has all these numbers.
/// @param sure only texts count whose numbers can be read in one way
bool othersHave(const Row& row, const Analysis& text, const Numbers& numbers, bool sure) {
    const auto valuesOf = [](const Numbers& uses) {
        std::multiset<std::int64_t> values;
        for (const NumberUse& number : uses) values.insert(number.thousandths);
        return values;
    };
    return std::ranges::any_of(row.texts, [&](const Analysis& other) {
        return &other != &text && !(sure && hasBlankThousands(other.tokens, other.text)) &&
               std::ranges::includes(valuesOf(other.numbers), valuesOf(numbers));
    });
}

/// Reads "3 100" as two numbers or as thousands, whichever another language has. Unambiguous
/// languages are asked first.
void readLikeOthers(Row& row) {
    for (Analysis& text : row.texts) {
        if (!hasBlankThousands(text.tokens, text.text)) continue;
        const std::array readings{text.numbers, numbersOf(text.tokens, text.text, text.main, false),
                                  numbersOf(text.tokens, text.text, text.main, true)};
        const auto likeOthers = [&](bool sure) {
            return std::ranges::find_if(
                readings, [&](const Numbers& numbers) { return othersHave(row, text, numbers, sure); });
        };
        auto reading = likeOthers(true);
        if (reading == readings.end()) reading = likeOthers(false);
        if (reading == readings.end()) continue;
        text.numbers = *reading;
        leaveOutCode(text);
    }
}

}  // namespace

std::string_view Analysis::words(std::size_t firstToken, std::size_t lastToken) const {
    return text.substr(tokens[firstToken].begin, tokens[lastToken].end - tokens[firstToken].begin);
}

bool Analysis::isCited(std::size_t token) const {
    static const std::set<std::string, std::less<>> quotes{"\u201e", "\u201c", "\u201d", "\u00ab",
                                                           "\u00bb", "\u2018", "\""};
    static const std::set<std::string, std::less<>> joints{":", "=", "-", "--", "/", "_", "<", ">"};
    const auto cites = [&](std::size_t mark, std::size_t later) {
        return quotes.contains(tokens[mark].lower) ||
               (joints.contains(tokens[mark].lower) && !tokens[later].spaceBefore);
    };
    // "village:3", but not "Village: a tile".
    const bool ends =
        token + 1 < tokens.size() &&
        (tokens[token + 1].lower != ":" || (token + 2 < tokens.size() && !tokens[token + 2].spaceBefore));
    return (token > 0 && cites(token - 1, token)) || (ends && cites(token + 1, token + 1));
}

std::vector<bool> Analysis::inTerms(const Glossary& glossary) const {
    std::vector<bool> inside(tokens.size(), false);
    for (const TermUse& use : terms)
        if (std::none_of(use.readings.begin(), use.readings.end(),
                         [&](const auto& reading) { return glossary.terms[reading.term].name; }))
            std::fill(inside.begin() + static_cast<long>(use.first),
                      inside.begin() + static_cast<long>(use.last) + 1, true);
    return inside;
}

bool SentenceGroup::complete() const {
    return std::none_of(sentences.begin(), sentences.end(), [](const auto& list) { return list.empty(); });
}

bool Row::isVeryLong() const {
    constexpr std::size_t mostTokens = 300;
    return std::ranges::any_of(texts, [](const Analysis& text) { return text.tokens.size() > mostTokens; });
}

const Analysis* Row::find(std::string_view language) const {
    const auto found =
        std::find_if(texts.begin(), texts.end(), [&](const Analysis& a) { return a.language == language; });
    return found == texts.end() ? nullptr : &*found;
}

std::vector<TermUse::Reading> goodReadings(const TermUse& use, const Glossary& glossary,
                                           std::string_view language) {
    std::vector<TermUse::Reading> good;
    for (const TermUse::Reading& reading : use.readings)
        if (glossary.terms[reading.term].forms.find(language)->second[reading.form].status <=
            FormStatus::Admitted)
            good.push_back(reading);
    return good.empty() ? use.readings : good;
}

Row analyse(const Project& project, std::size_t index, Knowledge& knowledge, RowKey key, Depth depth) {
    Row row;
    row.key = key;
    row.unit = &project.units[index];
    row.index = index;
    row.source = project.sourceOf(*row.unit);
    for (const std::string& language : project.languages) {
        const std::string_view text = row.unit->in(language);
        if (trimmed(text).empty()) {
            row.empty.push_back(language);
            continue;
        }
        Analysis analysis = analysisOf(text, language, knowledge, depth);
        (analysis.foreign ? row.foreign : row.texts).push_back(std::move(analysis));
    }
    if (depth == Depth::All) readLikeOthers(row);
    if (depth == Depth::All && !row.texts.empty()) row.groups = groupsOf(row, knowledge);
    return row;
}

Matcher& Knowledge::matcher(const std::string& language) {
    auto found = mMatchers.find(language);
    if (found == mMatchers.end()) found = mMatchers.emplace(language, Matcher(glossary, language)).first;
    return found->second;
}

bool Knowledge::knows(std::string_view language, const std::string& word, RowKey row) const {
    const auto found = signs.find(Signs::Kind::Word, word, languageIndex(*this, language));
    // A word of the row that was not learned yet has no holders.
    return found && *found < holders.size() && holders[*found].another(row);
}

}  // namespace hexa::texts
