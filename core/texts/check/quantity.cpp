// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities: each or all together, any or each, and the object that a number counts.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t farthestUnit = 3;  // tokens between a number and what it counts

int most(const std::vector<int>& counts, std::size_t except) {
    int value = 0;
    for (std::size_t k = 0; k < counts.size(); ++k)
        if (k != except) value = std::max(value, counts[k]);
    return value;
}

int fewest(const std::vector<int>& counts, std::size_t except) {
    int value = 1000;
    for (std::size_t k = 0; k < counts.size(); ++k)
        if (k != except) value = std::min(value, counts[k]);
    return value;
}

class AmountCheck {
public:
    AmountCheck(const Row& row, const SentenceGroup& group, Sink& sink)
        : mRow(row), mGroup(group), mSink(sink) {}

    void run() {
        const auto all = counts("all");
        const auto many = counts("many");
        const auto per = counts("per");
        const auto any =
            countsOf(mRow, conceptIndex("amount", "any"), &mGroup,
                     [](const Analysis& text, const ConceptUse& use) { return !isCompared(text, use); });
        const auto together = counts("together");
        auto each = counts("each");
        for (std::size_t i = 0; i < each.size(); ++i) each[i] += per[i];
        for (std::size_t i = 0; i < all.size() && !(mReported && all.size() < 3); ++i) {
            const bool lacksEach = each[i] < fewest(each, i);
            if (lacksEach && together[i] > most(together, i))
                report(i, Severity::Warning, "texts.check.quantity.together",
                       {"each", "per", "together", "all"});
            else if (each[i] > most(each, i) && together[i] < fewest(together, i))
                report(i, Severity::Warning, "texts.check.quantity.together",
                       {"each", "per", "together", "all"});
            else if (lacksEach && any[i] > most(any, i) && mRow.texts[i].main != "en")
                // "Any player may" is "jeder Spieler darf": English alone says both with one word.
                report(i, Severity::Warning, "texts.check.quantity.any", {"each", "per", "any"});
            else if (all[i] > most(all, i) && fewest(many, i) > 0 && many[i] == 0)
                report(i, Severity::Warning, "texts.check.quantity.all", {"all", "many"});
            else if (all[i] > most(all, i) && per[i] < fewest(per, i))
                // "All players take 3" often means "each player takes 3". "3 per city" never means
                // "3 for all cities".
                report(i, Severity::Warning, "texts.check.quantity.all", {"all", "each", "per"});
            else if (all[i] > most(all, i) && each[i] == 0 && fewest(each, i) > 0)
                report(i, isForEach(i) ? Severity::Warning : Severity::Hint, "texts.check.quantity.all",
                       {"all", "each", "per"});
            else if (lacksEach && each[i] + 1 == fewest(each, i) && !startsWithEach(i) && all[i] == 0 &&
                     any[i] == 0 && together[i] == 0 && many[i] == 0 && saysOne(i))
                report(i, Severity::Warning, "texts.check.quantity.one", {"each", "per"});
        }
    }

private:
    /// True for "pour toutes les cartes" where the others have "for each card" and "mit jedem
    /// Verkauf". An equal number of uses is not a sum. Acting persons may be all or each.
    bool isForEach(std::size_t odd) const {
        const int all = conceptIndex("amount", "all");
        const int each = conceptIndex("amount", "each");
        for (std::size_t k = 0; k < mRow.texts.size(); ++k) {
            bool found = false;
            const Analysis& text = mRow.texts[k];
            text.eachUse(text.concepts, sentencesIn(&mGroup, k), [&](const ConceptUse& use) {
                found = found || (use.which == (k == odd ? all : each) && use.first > 0 &&
                                  isForWord(text.tokens[use.first - 1], text.main));
            });
            if (!found) return false;
        }
        return true;
    }
    /// "Twice a year" equals "zweimal pro Jahr".
    static bool isPerUnit(const Analysis& text, std::size_t article) {
        static const std::set<std::string_view> units{"year",  "month", "week", "day",   "hour", "minute",
                                                      "round", "turn",  "game", "night", "piece"};
        return text.main == "en" && article + 1 < text.tokens.size() &&
               units.contains(text.tokens[article + 1].lower);
    }
    /// Returns the tokens behind words for a start or an end: "the end of a turn" is that of every
    /// turn.
    static std::set<std::size_t> behindMoments(const Analysis& text, const std::vector<std::size_t>& within) {
        static const std::array moments{conceptIndex("span", "start"), conceptIndex("span", "end")};
        std::set<std::size_t> behind;
        text.eachUse(text.concepts, &within, [&](const ConceptUse& use) {
            if (std::ranges::find(moments, use.which) == moments.end()) return;
            behind.insert({use.last + 1, use.last + 2});
        });
        return behind;
    }
    /// True for "in one camp" in place of "in each camp": one article or "one" more than all
    /// others.
    bool saysOne(std::size_t odd) const {
        static const std::map<std::string_view, std::set<std::string_view>> words{
            {"en", {"a", "an", "one"}},
            {"de", {"ein", "eine", "einen", "einem", "einer", "eines"}},
            {"fr", {"un", "une"}}};
        std::vector<int> ones;
        for (std::size_t k = 0; k < mRow.texts.size(); ++k) {
            const Analysis& text = mRow.texts[k];
            const auto known = words.find(text.main);
            if (known == words.end()) return false;
            ones.push_back(0);
            const auto moments = behindMoments(text, mGroup.sentences[k]);
            for (const std::size_t s : mGroup.sentences[k])
                for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
                    if (known->second.contains(text.tokens[t].lower) && !isPerUnit(text, t) &&
                        !moments.contains(t))
                        ++ones.back();
        }
        return ones[odd] > most(ones, odd);
    }
    /// "More than any other player" is "mehr als jeder andere".
    static bool isCompared(const Analysis& text, const ConceptUse& use) {
        static const std::set<std::string_view> words{"than", "als", "que", "qu'"};
        return use.first > 0 && words.contains(text.tokens[use.first - 1].lower);
    }
    static bool isForWord(const Token& token, std::string_view language) {
        static const std::map<std::string_view, std::set<std::string_view>> words{
            {"en", {"for", "with", "at", "by"}},
            {"de", {"für", "mit", "bei", "um"}},
            {"fr", {"pour", "à", "par", "avec"}}};
        const auto known = words.find(language);
        return known != words.end() && known->second.contains(token.lower);
    }
    std::vector<int> counts(const char* id) const {
        return countsOf(mRow, conceptIndex("amount", id), &mGroup);
    }
    void report(std::size_t i, Severity severity, const char* code, const std::vector<const char*>& ids) {
        std::set<int> which;
        for (const char* id : ids) which.insert(conceptIndex("amount", id));
        mReported = true;
        // French "par" has many other meanings, so two other languages outvote it.
        if (mRow.texts.size() < 3 && hasPar()) severity = Severity::Hint;
        auto draft = mSink.draft("quantity", severity, blamed(mRow, i), code);
        for (std::size_t k = 0; k < mRow.texts.size(); ++k)
            mRow.texts[k].eachUse(mRow.texts[k].concepts, sentencesIn(&mGroup, k),
                                  [&](const ConceptUse& use) {
                                      if (which.contains(use.which))
                                          draft.mark(mRow.texts[k], use.first, use.last);
                                  });
        draft.add();
    }

    const Row& mRow;
    /// "Anyone may" equals "jeder darf": acting persons have many wordings.
    bool startsWithEach(std::size_t odd) const {
        const int each = conceptIndex("amount", "each");
        for (std::size_t k = 0; k < mRow.texts.size(); ++k) {
            const Analysis& text = mRow.texts[k];
            bool begins = false;
            text.eachUse(text.concepts, sentencesIn(&mGroup, k), [&](const ConceptUse& use) {
                begins = begins || (use.which == each &&
                                    use.first == text.sentences[mGroup.sentences[k].front()].first);
            });
            if (begins && k != odd) return true;
        }
        return false;
    }
    bool hasPar() const {
        const auto par = counts("per");
        for (std::size_t k = 0; k < par.size(); ++k)
            if (par[k] > 0 && mRow.texts[k].main == "fr") return true;
        return false;
    }

    const SentenceGroup& mGroup;
    Sink& mSink;
    bool mReported = false;
};

/// The unit that a German compound ends with: "Spielminuten", "Meeresfelder". Returns none if it
/// ends with no unit.
std::optional<int> unitOfCompound(const Token& token) {
    using Endings = std::vector<std::pair<std::string_view, std::string_view>>;
    static const Endings endings{{"minute", "minute"},   {"minuten", "minute"}, {"sekunde", "second"},
                                 {"sekunden", "second"}, {"stunde", "hour"},    {"stunden", "hour"},
                                 {"woche", "week"},      {"wochen", "week"},    {"felder", "tile"},
                                 {"feldern", "tile"},    {"plattchen", "tile"}, {"punkt", "point"},
                                 {"punkte", "point"},    {"punkten", "point"},  {"munze", "coin"},
                                 {"munzen", "coin"},     {"karte", "card"},     {"karten", "card"}};
    if (token.kind != TokenKind::Word || !token.capital) return std::nullopt;
    for (const auto& [ending, unit] : endings)
        if (token.fold.size() > ending.size() && token.fold.ends_with(ending))
            return conceptIndex("unit", unit);
    return std::nullopt;
}

/// Returns how often a number in the sentences counts units (points, metres, cards), or something
/// is done for each of them.
std::map<int, int> unitsIn(const Analysis& text, const std::vector<std::size_t>* sentences, bool counted) {
    static const Lexicon::Range units = Lexicon::builtIn().group("unit");
    std::set<std::size_t> numbers;
    for (const NumberUse& number : text.numbers) numbers.insert(number.token);
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        if (text.tokens[t].kind == TokenKind::Placeholder) numbers.insert(t);
    const int per = conceptIndex("amount", "per");
    const int each = conceptIndex("amount", "each");
    std::set<std::size_t> distributes;
    for (const ConceptUse& use : text.concepts)
        if (use.which == per || use.which == each) distributes.insert(use.last);
    std::map<int, int> found;
    const auto add = [&](int unit, std::size_t first) {
        bool near = !counted || (first > 0 && distributes.contains(first - 1));
        for (std::size_t back = 1; back <= farthestUnit && back <= first; ++back)
            near = near || numbers.contains(first - back);
        if (near) ++found[unit];
    };
    text.eachUse(text.concepts, sentences, [&](const ConceptUse& use) {
        if (units.contains(use.which)) add(use.which, use.first);
    });
    if (text.main == "de" && sentences != nullptr)
        for (const std::size_t s : *sentences)
            for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
                if (const auto unit = unitOfCompound(text.tokens[t])) add(*unit, t);
    return found;
}

/// A number counts points here and coins in both others.
void checkUnits(const Row& row, const SentenceGroup& group, Sink& sink) {
    std::vector<std::map<int, int>> counted;
    std::vector<std::map<int, int>> named;
    const auto in = [](const std::map<int, int>& units, int unit) {
        const auto found = units.find(unit);
        return found == units.end() ? 0 : found->second;
    };
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        counted.push_back(unitsIn(row.texts[i], sentencesIn(&group, i), true));
        named.push_back(unitsIn(row.texts[i], sentencesIn(&group, i), false));
    }
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        std::set<int> lost;
        std::set<int> added;
        for (const auto& [unit, count] : counted[i == 0 ? 1 : 0]) lost.insert(unit);
        for (const auto& [unit, count] : counted[i]) added.insert(unit);
        for (std::size_t k = 0; k < row.texts.size(); ++k) {
            if (k == i) continue;
            // An object in the sentence is not lost, counted or not.
            std::erase_if(lost, [&](int unit) { return in(named[i], unit) >= in(counted[k], unit); });
            std::erase_if(added, [&](int unit) { return in(counted[i], unit) <= in(counted[k], unit); });
        }
        if (lost.empty() || added.empty()) continue;
        auto draft = sink.draft("quantity", Severity::Warning, blamed(row, i), "texts.check.quantity.unit");
        for (std::size_t k = 0; k < row.texts.size(); ++k)
            row.texts[k].eachUse(row.texts[k].concepts, sentencesIn(&group, k), [&](const ConceptUse& use) {
                if (lost.contains(use.which) || added.contains(use.which))
                    draft.mark(row.texts[k], use.first, use.last);
            });
        draft.add();
        if (row.texts.size() < 3) return;
    }
}

}  // namespace

void checkQuantities(const Row& row, const Knowledge&, Sink& sink) {
    if (row.texts.size() < 2) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) {
            AmountCheck(row, group, sink).run();
            checkUnits(row, group, sink);
        }
}

}  // namespace hexa::texts
