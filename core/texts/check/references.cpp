// SPDX-License-Identifier: GPL-3.0-or-later
// References to another heading or thing: "(see Movement)". Numbers of pages are compared with the
// numbers.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t longestReference = 8;  // tokens

/// Tokens [first, end) behind "see".
struct Reference {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// True at the beginning of a sentence, in brackets, and behind a mark.
bool mayBegin(const Analysis& text, std::size_t t, const Sentence& sentence) {
    return t == sentence.first || text.tokens[t - 1].kind == TokenKind::Mark;
}

/// Returns the only reference in the sentences of a text.
std::optional<Reference> referenceIn(const Analysis& text, const std::vector<std::size_t>& sentences) {
    static const std::map<std::string_view, std::set<std::string_view>> words{
        {"en", {"see", "cf"}}, {"de", {"siehe", "vgl", "vergleiche"}}, {"fr", {"voir", "cf", "voyez"}}};
    const auto known = words.find(text.main);
    if (known == words.end()) return std::nullopt;
    std::optional<Reference> found;
    for (const std::size_t s : sentences) {
        const Sentence& sentence = text.sentences[s];
        for (std::size_t t = sentence.first; t < sentence.end; ++t) {
            if (!known->second.contains(text.tokens[t].fold) || !mayBegin(text, t, sentence)) continue;
            if (found) return std::nullopt;
            Reference reference{t + 1, t + 1};
            while (reference.end < sentence.end && text.tokens[reference.end].kind != TokenKind::Mark)
                ++reference.end;
            if (reference.end - reference.first > longestReference) return std::nullopt;
            found = reference;
        }
    }
    return found;
}

/// Heading or thing that a reference leads to.
struct Target {
    std::optional<RowKey> heading;
    std::set<std::uint64_t> meanings;  ///< Of its nouns.
    bool steady = false;               ///< It is known what one of them means.
};

Target targetOf(const Analysis& text, const Reference& reference, const Knowledge& knowledge) {
    Target target;
    const std::string key = headingKey(text.tokens, reference.first, reference.end, text.main);
    if (const auto heading = knowledge.headings.find({text.language, key});
        heading != knowledge.headings.end())
        target.heading = heading->second.only();
    for (std::size_t t = reference.first; t < reference.end; ++t) {
        if (!isContentWord(text.tokens[t], text.main)) continue;
        if (const auto pair = knowledge.meanings.pairs().meaning(text.tokens[t], text.language); pair != 0) {
            target.meanings.insert(pair);
            target.steady = target.steady || knowledge.meanings.isReliable(pair);
        }
        for (const int everyday : Nouns::builtIn().meanings(text.tokens[t], text.main)) {
            target.meanings.insert(everydayMeaning(everyday));
            target.steady = true;
        }
    }
    return target;
}

bool shareMeaning(const Target& a, const Target& b) {
    return std::ranges::any_of(a.meanings,
                               [&](std::uint64_t meaning) { return b.meanings.contains(meaning); });
}

/// True if two references certainly lead to different places.
bool contradict(const Target& a, const Target& b) {
    return a.heading && b.heading && *a.heading != *b.heading;
}
bool agree(const Target& a, const Target& b) {
    return a.heading && b.heading ? *a.heading == *b.heading : shareMeaning(a, b);
}

/// The text whose reference names what no other one does.
std::optional<std::size_t> oddTarget(const std::vector<Target>& targets) {
    if (targets.size() < 3) return std::nullopt;
    std::optional<std::size_t> odd;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        bool alone = targets[i].heading || targets[i].steady;
        bool others = false;  // two of them agree
        bool wrong = false;
        for (std::size_t k = 0; k < targets.size(); ++k) {
            if (k == i) continue;
            alone = alone && !agree(targets[i], targets[k]);
            wrong = wrong || contradict(targets[i], targets[k]);
            for (std::size_t n = k + 1; n < targets.size(); ++n)
                others = others || (n != i && agree(targets[k], targets[n]));
        }
        if (!alone || !(others || wrong)) continue;
        if (odd && !others) continue;
        odd = i;
    }
    return odd;
}

void checkReferenceGroup(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink) {
    std::vector<Reference> references;
    std::vector<Target> targets;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const auto reference = referenceIn(row.texts[i], group.sentences[i]);
        if (!reference || reference->first == reference->end) return;
        references.push_back(*reference);
        targets.push_back(targetOf(row.texts[i], *reference, knowledge));
    }
    const auto odd = oddTarget(targets);
    bool wrong = odd.has_value();
    for (std::size_t i = 0; i < targets.size(); ++i)
        for (std::size_t k = i + 1; k < targets.size(); ++k)
            wrong = wrong || contradict(targets[i], targets[k]);
    if (!wrong) return;
    auto draft = sink.draft("reference", Severity::Warning, odd ? blamed(row, *odd) : std::string(),
                            "texts.check.reference.other");
    for (std::size_t i = 0; i < references.size(); ++i)
        draft.mark(row.texts[i], references[i].first, references[i].end - 1);
    draft.add();
}

}  // namespace

void checkReferences(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) checkReferenceGroup(row, group, knowledge, sink);
}

}  // namespace hexa::texts
