// SPDX-License-Identifier: GPL-3.0-or-later
// "And" in one language, "or" in the others.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace hexa::texts {
namespace {

struct JointWords {
    std::string_view both;
    std::string_view either;
};

/// Accents matter: French "où" is not "ou".
const JointWords* jointWordsOf(std::string_view language) {
    static const std::map<std::string_view, JointWords> all{
        {"en", {"and", "or"}}, {"de", {"und", "oder"}}, {"fr", {"et", "ou"}}};
    const auto found = all.find(language);
    return found == all.end() ? nullptr : &found->second;
}

/// Follows the marks of a sentence from token to token. Words in brackets are examples, and after a
/// colon a list begins: "and" and "or" mean the same there.
class Listing {
public:
    /// Takes the next token. Returns true inside of a list.
    bool passes(const std::string& token, bool beginsList) {
        mColon = mColon || (token == ":" && beginsList);
        mOpen += token == "(" ? 1 : token == ")" ? -1 : 0;
        return mColon || mOpen > 0;
    }

private:
    bool mColon = false;
    int mOpen = 0;
};

/// True if a list may begin behind a colon: the clause there has neither a condition nor "you".
bool beginsList(const Analysis& text, std::size_t colon, std::size_t end) {
    static const Lexicon::Range conditions = Lexicon::builtIn().group("condition");
    static const int you = conceptIndex("person", "you");
    return std::ranges::none_of(text.concepts, [&](const ConceptUse& use) {
        return use.first > colon && use.first < end && (conditions.contains(use.which) || use.which == you);
    });
}

/// The end of a clause of purpose or time that begins a sentence, or the sentence's first token.
/// What is done there may be joined either way: "To see or change it", "Beim Ziehen und Malen".
std::size_t endOfPurpose(const Analysis& text, const Sentence& sentence) {
    static const std::map<std::string_view, std::set<std::string_view>> begins{
        {"en", {"to", "while"}}, {"de", {"um", "zum", "beim"}}, {"fr", {"pour", "pendant"}}};
    const auto words = begins.find(text.main);
    std::size_t first = sentence.first;
    while (first < sentence.end && text.tokens[first].kind != TokenKind::Word) ++first;
    if (first == sentence.end || words == begins.end() || !words->second.contains(text.tokens[first].lower))
        return sentence.first;
    for (std::size_t t = first; t < sentence.end; ++t)
        if (text.tokens[t].lower == ",") return t;
    return sentence.first;
}

/// True between two words that are typed, `Ctrl+Tab` and `Ctrl+W`: each has the same effect.
bool joinsCode(const Analysis& text, std::size_t joint) {
    return joint > 0 && joint + 1 < text.tokens.size() && text.tokens[joint - 1].lower == "`" &&
           text.tokens[joint + 1].lower == "`";
}

struct JointUses {
    std::vector<std::size_t> both;  ///< Tokens.
    std::vector<std::size_t> either;
};

/// Returns none for languages without known words. Returns none near a negation, where both mean
/// the same ("no cards or coins").
std::optional<JointUses> jointsIn(const Analysis& text, const std::vector<std::size_t>& sentences) {
    static const std::array negations{conceptIndex("negation", "not"), conceptIndex("negation", "without"),
                                      conceptIndex("polarity", "forbid")};
    const JointWords* words = jointWordsOf(text.main);
    if (words == nullptr) return std::nullopt;
    bool negated = false;
    text.eachUse(text.concepts, &sentences, [&](const ConceptUse& use) {
        for (const int negation : negations) negated = negated || use.which == negation;
    });
    if (negated) return std::nullopt;
    JointUses uses;
    for (const std::size_t s : sentences) {
        Listing listing;
        const std::size_t purpose = endOfPurpose(text, text.sentences[s]);
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) {
            const bool passes =
                listing.passes(text.tokens[t].lower, beginsList(text, t, text.sentences[s].end));
            if (passes || t < purpose || joinsCode(text, t)) continue;
            if (text.tokens[t].lower == words->both) uses.both.push_back(t);
            if (text.tokens[t].lower == words->either) uses.either.push_back(t);
        }
    }
    return uses;
}

/// Returns the number of "or" in `a` that are "and" in `b`, negative for the reverse. Returns 0 for
/// different totals, where a word may merely be missing.
int exchangedIn(const JointUses& a, const JointUses& b) {
    const auto more = static_cast<int>(a.either.size()) - static_cast<int>(b.either.size());
    const auto fewer = static_cast<int>(b.both.size()) - static_cast<int>(a.both.size());
    return more == fewer ? more : 0;
}

void checkJointsOf(const Row& row, const SentenceGroup& group, Sink& sink) {
    std::vector<JointUses> all;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        auto uses = jointsIn(row.texts[i], group.sentences[i]);
        if (!uses) return;
        all.push_back(std::move(*uses));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool odd = true;
        const int how = exchangedIn(all[i], all[i == 0 ? 1 : 0]);
        for (std::size_t k = 0; k < all.size(); ++k)
            odd = odd && (k == i || (how != 0 && exchangedIn(all[i], all[k]) == how));
        if (!odd) continue;
        auto draft = sink.draft("joint", Severity::Warning, blamed(row, i),
                                row.texts.size() < 3 ? "texts.check.joint.differ"
                                : how > 0            ? "texts.check.joint.or"
                                                     : "texts.check.joint.and");
        for (std::size_t k = 0; k < all.size(); ++k)
            for (const std::size_t t : ((how > 0) == (k == i)) ? all[k].either : all[k].both)
                draft.mark(row.texts[k], t, t);
        draft.add();
        return;
    }
}

}  // namespace

void checkJoints(const Row& row, const Knowledge&, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    // Where sentences are cut otherwise, words that join their parts are, too.
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (std::ranges::all_of(group.sentences, [](const auto& list) { return list.size() == 1; }))
            checkJointsOf(row, group, sink);
}

}  // namespace hexa::texts
