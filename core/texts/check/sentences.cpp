// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/sink.h"

#include <algorithm>
#include <optional>

namespace hexa::texts {
namespace {

constexpr std::size_t shortText = 45;         // bytes; captions of that size may be part of a picture
constexpr std::size_t fewestMissedWords = 4;  // of a sentence that is missed
constexpr std::size_t shownSentenceTokens = 7;
constexpr float fewestShared = 2;     // numbers, terms and phrases that two languages share in a sentence
constexpr float minLostWords = 0.6F;  // of them
// Parts of a sentence of usual length: if a sentence is missing anyway, and if none is.
constexpr double minSentenceDeficit = 0.2;
constexpr double minDeficitOfMany = 0.6;
constexpr double minSentenceExcess = 0.35;

std::size_t wordsIn(const Analysis& text, const std::vector<std::size_t>& sentences) {
    std::size_t words = 0;
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
            if (text.tokens[t].kind == TokenKind::Word) ++words;
    return words;
}

void checkMissing(const Row& row, Sink& sink) {
    const std::size_t present = row.texts.size() + row.foreign.size();
    if (row.empty.empty() || present == 0) return;
    const Analysis& shown = row.texts.empty() ? row.foreign.front() : row.texts.front();
    const bool small = shown.text.size() < shortText;
    const auto last = std::min(shown.tokens.size() - 1, shownSentenceTokens);
    if (present == 1 && row.empty.size() > 1) {
        sink.draft("missing", small || row.texts.empty() ? Severity::Hint : Severity::Warning, shown.language,
                   "texts.check.missing.only")
            .mark(shown, 0, last)
            .add();
        return;
    }
    for (const std::string& language : row.empty)
        sink.draft("missing", small && row.unit->kind != UnitKind::Item ? Severity::Hint : Severity::Error,
                   language, "texts.check.missing.row")
            .mark(shown, 0, last)
            .add();
}

/// Returns the surplus length of a text over the one predicted from another; 1 is twice as long.
double excessOf(const Row& row, std::size_t i, std::size_t k, const Knowledge& knowledge) {
    const auto length = static_cast<double>(row.texts[k].text.size());
    const double expected = knowledge.expectedLength(length, row.texts[k].language, row.texts[i].language);
    return static_cast<double>(row.texts[i].text.size()) / expected - 1;
}

/// Returns the missing part of the length expected from the others, 0 to 1; negative for a longer
/// text.
double deficitOf(const Row& row, std::size_t i, const Knowledge& knowledge) {
    double min = 1;
    for (std::size_t k = 0; k < row.texts.size(); ++k)
        if (k != i) min = std::min(min, -excessOf(row, i, k, knowledge));
    return min;
}

/// True if a text is as much shorter as the sentences that it lacks. It has fewer sentences than
/// the others, or as many because it has split one.
bool isShorter(const Row& row, std::size_t i, std::size_t fewest, const Knowledge& knowledge) {
    const std::size_t mine = row.texts[i].sentences.size();
    if (mine > fewest || (mine == fewest && fewest < 2)) return false;
    return deficitOf(row, i, knowledge) * static_cast<double>(fewest) >=
           (mine < fewest ? minSentenceDeficit : minDeficitOfMany);
}

float countIn(const Features& features, std::uint64_t feature) {
    const auto found = std::lower_bound(features.begin(), features.end(), feature,
                                        [](const auto& entry, std::uint64_t f) { return entry.first < f; });
    return found == features.end() || found->first != feature ? 0.0F : found->second;
}

/// Returns the sentence of two languages whose numbers, terms and phrases the third lacks, if it
/// has fewer sentences.
std::optional<std::size_t> lostContent(const Row& row, std::size_t i, std::size_t a, std::size_t b,
                                       const Knowledge& knowledge) {
    const auto whole = [&](std::size_t k) {
        return featuresOf(row.texts[k], {0, row.texts[k].tokens.size()}, knowledge.glossary);
    };
    const Features mine = whole(i);
    const Features inA = whole(a);
    const Features inB = whole(b);
    for (const SentenceGroup& group : row.groups) {
        const auto& first = group.sentences[a];
        const auto& second = group.sentences[b];
        if (first.size() != second.size() || group.sentences[i].size() >= first.size()) continue;
        for (std::size_t s = 0; s < first.size(); ++s) {
            const Features one =
                featuresOf(row.texts[a], row.texts[a].sentences[first[s]], knowledge.glossary);
            const Features other =
                featuresOf(row.texts[b], row.texts[b].sentences[second[s]], knowledge.glossary);
            float shared = 0;
            float lost = 0;
            for (const auto& [feature, count] : one) {
                const float both = std::min(count, countIn(other, feature));
                const float wanted = std::min(countIn(inA, feature), countIn(inB, feature));
                shared += both;
                lost += std::clamp(wanted - countIn(mine, feature), 0.0F, both);
            }
            if (shared >= fewestShared && lost >= minLostWords * shared) return first[s];
        }
    }
    return std::nullopt;
}

/// Reports a text with fewer sentences than both others that is as much shorter as a sentence, or
/// lacks its content. Returns true if it did.
bool checkCounts(const Row& row, const Knowledge& knowledge, Sink& sink) {
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        std::size_t fewest = 1000;
        std::size_t longest = i == 0 ? 1 : 0;
        for (std::size_t k = 0; k < row.texts.size(); ++k) {
            if (k == i) continue;
            fewest = std::min(fewest, row.texts[k].sentences.size());
            if (row.texts[k].sentences.size() < row.texts[longest].sentences.size()) longest = k;
        }
        const auto lost = row.texts.size() == 3 ? lostContent(row, i, (i + 1) % 3, (i + 2) % 3, knowledge)
                                                : std::optional<std::size_t>();
        if (lost)
            longest = (i + 1) % 3;
        else if (!isShorter(row, i, fewest, knowledge))
            continue;
        // The sentence that shares its counterpart is the most likely one. Otherwise it is unknown.
        const Analysis& shown = row.texts[longest];
        std::size_t which = 0;
        for (const SentenceGroup& group : row.groups)
            if (!lost &&
                group.sentences[longest].size() > std::max<std::size_t>(1, group.sentences[i].size()))
                which = group.sentences[longest].back();
        const Sentence& sentence = shown.sentences[lost.value_or(which)];
        sink.draft("sentence", Severity::Warning, blamed(row, i),
                   row.texts.size() < 3 ? "texts.check.sentence.differ" : "texts.check.sentence.missing")
            .argument("in", shown.language)
            .mark(shown, sentence.first, std::min(sentence.end - 1, sentence.first + shownSentenceTokens))
            .add();
        return true;
    }
    return false;
}

/// True if the texts without a sentence are as much shorter, or the only one with it as much
/// longer. Sentences that are merely cut otherwise change no length.
bool tellsByLength(const Row& row, const std::vector<std::size_t>& with,
                   const std::vector<std::size_t>& without, const Knowledge& knowledge) {
    const auto sentences = [&](std::size_t i) { return static_cast<double>(row.texts[i].sentences.size()); };
    if (with.size() > 1 || without.size() == 1)
        return std::ranges::any_of(without, [&](std::size_t i) {
            return deficitOf(row, i, knowledge) * sentences(with.front()) >= minSentenceDeficit;
        });
    return std::ranges::all_of(without, [&](std::size_t k) {
        return excessOf(row, with.front(), k, knowledge) * sentences(k) >= minSentenceDeficit;
    });
}

/// Reports the reverse: more sentences than the equal number of all others, and as much longer as a
/// sentence.
bool checkAdded(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 3) return false;  // with two languages, the other one is reported
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const std::size_t other = row.texts[i == 0 ? 1 : 0].sentences.size();
        double excess = 10;
        for (std::size_t k = 0; k < row.texts.size(); ++k)
            if (k != i)
                excess = std::min(
                    excess, row.texts[k].sentences.size() == other ? excessOf(row, i, k, knowledge) : 0.0);
        const Analysis& shown = row.texts[i];
        if (shown.sentences.size() <= other || excess * static_cast<double>(other) < minSentenceExcess)
            continue;
        // The sentence without a counterpart if it is known, else the last one.
        std::size_t which = shown.sentences.size() - 1;
        for (const SentenceGroup& group : row.groups)
            if (!group.sentences[i].empty() && !group.complete()) which = group.sentences[i].front();
        const Sentence& sentence = shown.sentences[which];
        sink.draft("sentence", Severity::Warning, shown.language, "texts.check.sentence.extra")
            .argument("in", shown.language)
            .mark(shown, sentence.first, std::min(sentence.end - 1, sentence.first + shownSentenceTokens))
            .add();
        return true;
    }
    return false;
}

}  // namespace

void checkSentences(const Row& row, const Knowledge& knowledge, Sink& sink) {
    checkMissing(row, sink);
    if (row.texts.size() < 2) return;
    if (checkCounts(row, knowledge, sink) || checkAdded(row, knowledge, sink) || row.groups.size() < 2)
        return;
    for (const SentenceGroup& group : row.groups) {
        std::vector<std::size_t> with;
        std::vector<std::size_t> without;
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            (group.sentences[i].empty() ? without : with).push_back(i);
        if (without.empty()) continue;
        const Analysis& shown = row.texts[with.front()];
        if (wordsIn(shown, group.sentences[with.front()]) < fewestMissedWords) continue;
        const Sentence& sentence = shown.sentences[group.sentences[with.front()].front()];
        const auto last = std::min(sentence.end - 1, sentence.first + shownSentenceTokens);
        // Three languages show which one differs. With two, one may lack the sentence or the other
        // may have added it.
        const bool extra = with.size() == 1 && without.size() > 1;
        const bool directed = row.texts.size() > 2;
        const std::string named = !directed ? std::string()
                                  : extra   ? shown.language
                                            : row.texts[without.front()].language;
        sink.draft("sentence",
                   tellsByLength(row, with, without, knowledge) ? Severity::Warning : Severity::Hint, named,
                   !directed ? "texts.check.sentence.differ"
                   : extra   ? "texts.check.sentence.extra"
                             : "texts.check.sentence.missing")
            .argument("in", shown.language)
            .mark(shown, sentence.first, last)
            .add();
    }
}

}  // namespace hexa::texts
