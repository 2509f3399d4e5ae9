// SPDX-License-Identifier: GPL-3.0-or-later
// Warns of a turn in place of a round, if the texts distinguish them.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

namespace hexa::texts {
namespace {

using SpanWords = std::set<std::string_view>;

/// Words of one language for a player's turn, and for a round of all.
struct Spans {
    SpanWords turn;
    SpanWords round;
    SpanWords either;  ///< Of these words, those that other texts use for both.
};

const Spans* spansOf(std::string_view language) {
    static const std::map<std::string_view, Spans> known{
        {"en", {{"turn", "turns"}, {"round", "rounds"}, {}}},
        {"de", {{"zug", "zuge", "zuges", "zugs", "zugen"}, {"runde", "runden"}, {"runde", "runden"}}},
        {"fr", {{"tour", "tours"}, {"manche", "manches"}, {"tour", "tours"}}}};
    const auto found = known.find(language);
    return found == known.end() ? nullptr : &found->second;
}

/// True for a noun. "Turn over" and "round up" have verbs, and "la tour" is a tower.
bool isNounHere(const Analysis& text, std::size_t t) {
    static const std::map<std::string_view, SpanWords> before{
        {"en", {"a",   "an",   "the",     "this",     "that", "your", "their", "his",  "her",
                "its", "each", "every",   "per",      "next", "last", "first", "same", "own",
                "one", "any",  "current", "previous", "s",    "game", "of"}},
        {"fr", {"le",    "un",       "ce",       "votre",     "son",   "leur",    "ton",     "chaque",
                "par",   "du",       "au",       "prochain",  "meme",  "dernier", "premier", "de",
                "aucun", "les",      "vos",      "ses",       "leurs", "des",     "cette",   "une",
                "la",    "derniere", "premiere", "prochaine", "d'"}}};
    if (text.main == "de") return text.tokens[t].capital;
    if (t == 0) return false;
    const Token& previous = text.tokens[t - 1];
    if (std::ranges::any_of(text.numbers, [&](const NumberUse& number) { return number.token == t - 1; }))
        return true;
    const bool tower = text.main == "fr" && text.tokens[t].fold.starts_with("tour") &&
                       (previous.fold == "la" || previous.fold == "une" || previous.fold == "cette");
    return !tower && (before.at(text.main).contains(previous.fold) || previous.fold.ends_with("'s"));
}

/// Returns the word that a text has for turns or rounds in its sentences, if it is always the same.
/// Returns none for several.
const Token* spanIn(const Analysis& text, const std::vector<std::size_t>& sentences) {
    const Spans* spans = spansOf(text.main);
    if (spans == nullptr) return nullptr;
    const Token* found = nullptr;
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) {
            const Token& token = text.tokens[t];
            const bool turn = spans->turn.contains(token.fold);
            if (token.kind != TokenKind::Word || !(turn || spans->round.contains(token.fold))) continue;
            if (!isNounHere(text, t)) return nullptr;
            if (found != nullptr && spans->turn.contains(found->fold) != turn) return nullptr;
            found = &token;
        }
    return found;
}

/// True if both words can mean the same here. The rows show which ones belong together.
class Compared {
public:
    explicit Compared(const Knowledge& knowledge) : mPairs(knowledge.meanings.pairs()) {}

    bool agree(const Analysis& a, const Token& one, const Analysis& b, const Token& other) const {
        const auto first = mPairs.meaning(one, a.language);
        const auto second = mPairs.meaning(other, b.language);
        if (first != 0 && first == second) return true;
        if (belongsElsewhere(a, one, b, other) || belongsElsewhere(b, other, a, one)) return false;
        const Spans& mine = *spansOf(a.main);
        const Spans& theirs = *spansOf(b.main);
        return mine.turn.contains(one.fold) == theirs.turn.contains(other.fold) ||
               mine.either.contains(one.fold) || theirs.either.contains(other.fold);
    }

private:
    /// True if a text has another word for what a word of the other text means.
    bool belongsElsewhere(const Analysis& text, const Token& word, const Analysis& other,
                          const Token& meant) const {
        const auto meaning = mPairs.meaning(meant, other.language);
        if (meaning == 0 || !hasBoth(other, meant)) return false;
        return std::ranges::any_of(otherWords(text, word), [&](std::string_view one) {
            return meaningOf(one, word, text) == meaning;
        });
    }
    /// True if the text's language distinguishes turns and rounds.
    bool hasBoth(const Analysis& text, const Token& word) const {
        return std::ranges::any_of(otherWords(text, word),
                                   [&](std::string_view one) { return meaningOf(one, word, text) != 0; });
    }
    static const SpanWords& otherWords(const Analysis& text, const Token& word) {
        const Spans& spans = *spansOf(text.main);
        return spans.turn.contains(word.fold) ? spans.round : spans.turn;
    }
    std::uint64_t meaningOf(std::string_view word, Token like, const Analysis& text) const {
        like.lower = like.fold = std::string(word);
        return mPairs.meaning(like, text.language);
    }

    const WordPairs& mPairs;
};

void checkSpanGroup(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink) {
    std::vector<const Token*> spans;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        spans.push_back(spanIn(row.texts[i], group.sentences[i]));
        if (spans.back() == nullptr) return;
    }
    const Compared compared(knowledge);
    std::vector<std::size_t> odd;  // texts that agree with no other
    bool all = true;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        bool any = false;
        for (std::size_t k = 0; k < spans.size(); ++k) {
            if (k == i) continue;
            const bool agree = compared.agree(row.texts[i], *spans[i], row.texts[k], *spans[k]);
            any = any || agree;
            all = all && agree;
        }
        if (!any) odd.push_back(i);
    }
    if (all) return;
    auto draft =
        sink.draft("quantity", Severity::Warning, odd.size() == 1 ? blamed(row, odd.front()) : std::string(),
                   "texts.check.quantity.unit");
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const auto token = static_cast<std::size_t>(spans[i] - row.texts[i].tokens.data());
        draft.mark(row.texts[i], token, token);
    }
    draft.add();
}

}  // namespace

void checkSpans(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) checkSpanGroup(row, group, knowledge, sink);
}

}  // namespace hexa::texts
