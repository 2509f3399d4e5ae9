// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/listings.h"

#include "core/texts/check/phrasecounts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestItems = 3;
constexpr std::size_t longestItem = 5;    // tokens
constexpr std::size_t fewestMatched = 2;  // items of two lists
constexpr std::size_t sharedLetters = 5;  // of words alike in two languages

/// What an item says, the same in all languages: numbers, words of known meaning.
using Keys = std::set<std::string>;

struct Item {
    std::size_t first = 0;
    std::size_t end = 0;
    Keys keys;
    WordLinks::Words words;  ///< That the project's sentences link.
    bool whole = true;       ///< False: only the end or beginning of a long piece.
};
using ItemList = std::vector<Item>;

/// By language: the French "or" is gold.
bool isAnd(const Token& token, const std::string& language) {
    static const std::map<std::string, std::set<std::string_view>, std::less<>> words{
        {"en", {"and", "or"}}, {"de", {"und", "oder"}}, {"fr", {"et", "ou"}}};
    const auto own = words.find(language);
    return token.lower == "&" || (own != words.end() && own->second.contains(token.lower));
}

bool isJoint(const Token& token, const std::string& language) {
    return token.lower == "," || token.lower == "/" || isAnd(token, language);
}

bool endsListing(const Token& token) {
    static const std::set<std::string_view> marks{":", ";", ".", "!", "?", "(", ")", "\u2013", "\u2014"};
    return token.kind != TokenKind::Word && marks.contains(token.lower);
}

/// The pieces between joints of a sentence that follow one another without a long one between them,
/// with an "and" or behind a colon: commas alone join parts of a sentence, too.
std::vector<ItemList> listingsIn(const Analysis& text, const Sentence& sentence) {
    std::vector<ItemList> all;
    ItemList pieces;
    bool joined = false;
    const auto close = [&] {
        if (pieces.size() >= fewestItems && joined) all.push_back(pieces);
        pieces.clear();
        joined = false;
    };
    const auto add = [&](std::size_t first, std::size_t end, bool last) {
        if (first == end) return;
        const bool isLong = end - first > longestItem;
        // A long piece ends with the first item of a list, or begins with the last one.
        if (isLong && !pieces.empty()) {
            pieces.push_back({first, first + longestItem, {}, {}, false});
            close();
        }
        if (isLong && !last)
            pieces.assign(1, Item{end - longestItem, end, {}, {}, false});
        else if (!isLong)
            pieces.push_back({first, end, {}, {}, true});
    };
    std::size_t first = sentence.first;
    for (std::size_t t = sentence.first; t < sentence.end; ++t) {
        const bool ends = endsListing(text.tokens[t]);
        if (!ends && !isJoint(text.tokens[t], text.main)) continue;
        add(first, t, ends);
        joined = joined || isAnd(text.tokens[t], text.main);
        if (ends) close();
        if (text.tokens[t].lower == ":") joined = true;
        first = t + 1;
    }
    add(first, sentence.end, true);
    close();
    return all;
}

/// Fills in what the items of a listing say.
void describe(ItemList& listing, const Analysis& text, const std::vector<MeantWord>& words,
              const Knowledge& knowledge) {
    static const Lexicon::Range actions = Lexicon::builtIn().group("action");
    static const Lexicon::Range contrasts = Lexicon::builtIn().group("contrast");
    for (Item& item : listing) {
        const auto within = [&](std::size_t token) { return token >= item.first && token < item.end; };
        for (const MeantWord& word : words)
            if (within(word.token)) item.keys.insert("meaning " + std::to_string(word.meaning));
        for (const NumberUse& number : text.numbers)
            if (within(number.token) && number.kind != NumberKind::Vague)
                item.keys.insert("number " + std::to_string(number.thousandths));
        for (const ConceptUse& use : text.concepts)
            if (within(use.first) && (actions.contains(use.which) || contrasts.contains(use.which)))
                item.keys.insert("phrase " + std::to_string(use.which));
        for (std::size_t t = item.first; t < item.end; ++t) {
            const Token& token = text.tokens[t];
            for (const WordLinks::Word word :
                 knowledge.links->wordsOf(token, languageIndex(knowledge, text.language)))
                item.words.push_back(word);
            if (token.kind == TokenKind::Placeholder) item.keys.insert(token.fold);
            if (token.kind == TokenKind::Word && token.fold.size() >= sharedLetters)
                item.keys.insert("word " + token.fold.substr(0, sharedLetters));
        }
    }
}

/// Where each item has a number, only the numbers count: "The steps cost 2" begins with other
/// words.
void keepNumbers(ItemList& listing) {
    const auto isNumber = [](const std::string& key) { return key.starts_with("number "); };
    if (!std::ranges::all_of(listing,
                             [&](const Item& item) { return std::ranges::any_of(item.keys, isNumber); }))
        return;
    for (Item& item : listing) {
        std::erase_if(item.keys, [&](const std::string& key) { return !isNumber(key); });
        item.words.clear();
    }
}

std::vector<ItemList> listingsOf(const Analysis& text, const std::vector<std::size_t>& sentences,
                                 const Knowledge& knowledge) {
    std::vector<ItemList> all;
    for (const std::size_t s : sentences)
        for (ItemList& listing : listingsIn(text, text.sentences[s])) all.push_back(std::move(listing));
    if (all.empty()) return all;
    const auto words = knowledge.meanings.wordsOf(text, &sentences, knowledge);
    for (ItemList& listing : all) {
        describe(listing, text, words, knowledge);
        keepNumbers(listing);
    }
    return all;
}

/// How two listings of as many items compare.
struct Comparison {
    std::size_t matched = 0;  ///< Items that say the same as one of the other, and as no more than one.
    bool sameOrder = true;    ///< Of those.
};

Comparison compared(const ItemList& a, const ItemList& b, const WordLinks& links) {
    const auto shares = [&](const Item& one, const Item& other) {
        return std::ranges::any_of(one.keys, [&](const auto& key) { return other.keys.contains(key); }) ||
               std::ranges::any_of(one.words, [&](WordLinks::Word word) {
                   return std::ranges::any_of(
                       other.words, [&](WordLinks::Word partner) { return links.areLinked(word, partner); });
               });
    };
    Comparison out;
    std::size_t before = 0;
    for (const Item& item : a) {
        const auto isMatch = [&](const Item& other) { return shares(item, other); };
        const auto found = std::ranges::find_if(b, isMatch);
        if (found == b.end() || std::ranges::count_if(b, isMatch) > 1 ||
            std::ranges::count_if(a, [&](const Item& other) { return shares(other, *found); }) > 1)
            continue;
        const auto place = static_cast<std::size_t>(found - b.begin());
        out.sameOrder = out.sameOrder && (out.matched == 0 || place > before);
        before = place;
        ++out.matched;
    }
    return out;
}

bool areWhole(const ItemList& listing) { return std::ranges::all_of(listing, &Item::whole); }

/// True for "in this order", "three phases".
bool tellsOrder(const Row& row, const SentenceGroup& group) {
    static const std::set<std::string_view> words{"order",     "sequence",    "phases", "steps",
                                                  "stages",    "reihenfolge", "phasen", "schritte",
                                                  "schritten", "abschnitte",  "ordre",  "etapes"};
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        for (const std::size_t s : group.sentences[i]) {
            const Sentence& sentence = row.texts[i].sentences[s];
            for (std::size_t t = sentence.first; t < sentence.end; ++t)
                if (words.contains(row.texts[i].tokens[t].fold)) return true;
        }
    return false;
}

/// The text whose listing alone has another order, the first of two; or none.
std::optional<std::size_t> otherOrder(const std::vector<const ItemList*>& all, const WordLinks& links,
                                      bool& certain) {
    const std::size_t count = all.size();
    std::vector<int> quarrels(count, 0);
    int pairs = 0;
    certain = true;
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b) {
            const Comparison both = compared(*all[a], *all[b], links);
            if (both.matched < fewestMatched) return std::nullopt;
            certain = certain && both.matched == all[a]->size() && areWhole(*all[a]) && areWhole(*all[b]);
            if (both.sameOrder) continue;
            ++quarrels[a], ++quarrels[b], ++pairs;
        }
    if (pairs == 0 || pairs + 1 != static_cast<int>(count)) return std::nullopt;
    const auto odd = std::ranges::max_element(quarrels);
    if (*odd != pairs) return std::nullopt;
    return static_cast<std::size_t>(odd - quarrels.begin());
}

}  // namespace

void checkListings(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink) {
    std::vector<std::vector<ItemList>> all;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        all.push_back(listingsOf(row.texts[i], group.sentences[i], knowledge));
        if (all.back().empty() || all.back().size() != all.front().size()) return;
    }
    for (std::size_t n = 0; n < all.front().size(); ++n) {
        std::vector<const ItemList*> one;
        for (const auto& listings : all) one.push_back(&listings[n]);
        if (std::ranges::any_of(
                one, [&](const ItemList* listing) { return listing->size() != one.front()->size(); }))
            continue;
        bool certain = false;
        const auto odd = otherOrder(one, *knowledge.links, certain);
        if (!odd) continue;
        const bool matters = certain || tellsOrder(row, group);
        // Long pieces between commas rarely form a list.
        if (!matters && !std::ranges::all_of(one, [](const ItemList* listing) { return areWhole(*listing); }))
            continue;
        auto draft = sink.draft("order", matters ? Severity::Warning : Severity::Hint, blamed(row, *odd),
                                "texts.check.order.list");
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            draft.mark(row.texts[i], one[i]->front().first, one[i]->back().end - 1);
        draft.add();
    }
}

}  // namespace hexa::texts
