// SPDX-License-Identifier: GPL-3.0-or-later
// Time and order: opposites (before, after), and pairs of things that are exchanged. Only contradictions count: that a
// language lacks one word and has its opposite; that it merely lacks it is often another way to say the same.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

struct Opposites {
    int one = 0;
    int other = 0;
};

const std::vector<Opposites>& opposites() {
    static const std::vector<Opposites> all = [] {
        constexpr std::array<std::array<const char*, 3>, 24> names{{{"time", "before", "after"},
                                                                    {"span", "start", "end"},
                                                                    {"rank", "first", "last"},
                                                                    {"compare", "more", "fewer"},
                                                                    {"change", "gain", "lose"},
                                                                    {"frequency", "never", "always"},
                                                                    {"contrast", "highest", "lowest"},
                                                                    {"contrast", "longest", "shortest"},
                                                                    {"contrast", "largest", "smallest"},
                                                                    {"contrast", "oldest", "youngest"},
                                                                    {"contrast", "faster", "slower"},
                                                                    {"contrast", "early", "late"},
                                                                    {"contrast", "forward", "backward"},
                                                                    {"contrast", "faceUp", "faceDown"},
                                                                    {"contrast", "full", "empty"},
                                                                    {"contrast", "inFront", "behind"},
                                                                    {"contrast", "inside", "outside"},
                                                                    {"contrast", "even", "odd"},
                                                                    {"contrast", "true", "false"},
                                                                    {"contrast", "guilty", "innocent"},
                                                                    {"contrast", "win", "lose"},
                                                                    {"contrast", "add", "remove"},
                                                                    {"contrast", "increase", "decrease"},
                                                                    {"contrast", "aloud", "silently"}}};
        std::vector<Opposites> list;
        for (const auto& [group, one, other] : names)
            list.push_back({conceptIndex(group, one), conceptIndex(group, other)});
        return list;
    }();
    return all;
}

void mark(Sink::Draft& draft, const Row& row, const SentenceGroup& group, const Opposites& pair) {
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
            if (use.which == pair.one || use.which == pair.other)
                draft.mark(row.texts[i], use.first, use.last);
        });
}

void report(const Row& row, const SentenceGroup& group, const Opposites& pair, std::size_t i,
            const char* code, Sink& sink) {
    const bool directed = row.texts.size() > 2;
    auto draft = sink.draft("order", directed ? Severity::Warning : Severity::Hint,
                            directed ? row.texts[i].language : std::string(), code);
    mark(draft, row, group, pair);
    draft.add();
}

/// Less of the one and more of the other than every other language has.
bool checkOpposites(const Row& row, const SentenceGroup& group, const Opposites& pair, Sink& sink) {
    const auto one = countsOf(row, pair.one, &group);
    const auto other = countsOf(row, pair.other, &group);
    const auto fewer = [&](const std::vector<int>& counts, std::size_t i) {
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != i && counts[k] <= counts[i]) return false;
        return true;
    };
    const auto more = [&](const std::vector<int>& counts, std::size_t i) {
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != i && counts[k] >= counts[i]) return false;
        return true;
    };
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (!(fewer(one, i) && more(other, i)) && !(fewer(other, i) && more(one, i))) continue;
        report(row, group, pair, i, "texts.check.order.time", sink);
        return true;
    }
    return false;
}

/// What stands behind a phrase up to the next of its kind or the end of the clause: terms, numbers, placeholders.
std::set<std::string> governed(const Analysis& text, const Knowledge& knowledge, std::size_t from,
                               std::size_t end) {
    std::set<std::string> found;
    for (std::size_t t = from; t < end; ++t) {
        const Token& token = text.tokens[t];
        if (token.lower == ";" || token.lower == ":" || token.lower == ".") {
            end = t;
            break;
        }
        if (token.kind == TokenKind::Placeholder || token.kind == TokenKind::Number)
            found.insert(token.lower);
        if (token.kind == TokenKind::Word && token.capital && knowledge.names.contains(token.fold))
            found.insert(token.fold);
    }
    for (const TermUse& use : text.terms)
        if (use.first >= from && use.first < end)
            for (const TermUse::Reading& reading : use.readings)
                found.insert("term " + knowledge.glossary.terms[reading.term].key);
    return found;
}

std::size_t shared(const std::set<std::string>& a, const std::set<std::string>& b) {
    return static_cast<std::size_t>(
        std::count_if(a.begin(), a.end(), [&](const std::string& item) { return b.contains(item); }));
}

/// "After A and before B" against "before A and after B".
void checkExchanged(const Row& row, const SentenceGroup& group, const Opposites& pair,
                    const Knowledge& knowledge, Sink& sink) {
    struct Governed {
        std::set<std::string> one;
        std::set<std::string> other;
    };
    if (row.texts.size() < 3) return;
    std::vector<Governed> all;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const Analysis& text = row.texts[i];
        std::vector<ConceptUse> uses;
        text.eachUse(text.concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
            if (use.which == pair.one || use.which == pair.other) uses.push_back(use);
        });
        if (uses.size() != 2 || uses[0].which == uses[1].which) return;
        const std::size_t end = text.sentences[group.sentences[i].back()].end;
        auto first = governed(text, knowledge, uses[0].last + 1, uses[1].first);
        auto second = governed(text, knowledge, uses[1].last + 1, end);
        if (uses[0].which != pair.one) std::swap(first, second);
        all.push_back({std::move(first), std::move(second)});
    }
    const auto same = [](const Governed& a, const Governed& b) {
        return shared(a.one, b.one) + shared(a.other, b.other);
    };
    const auto crossed = [](const Governed& a, const Governed& b) {
        return shared(a.one, b.other) + shared(a.other, b.one);
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool odd = true;
        for (std::size_t k = 0; k < all.size() && odd; ++k) {
            if (k == i) continue;
            odd = crossed(all[i], all[k]) > same(all[i], all[k]);
            for (std::size_t n = k + 1; n < all.size() && odd; ++n)
                odd = n == i || same(all[k], all[n]) > crossed(all[k], all[n]);
        }
        if (odd) return report(row, group, pair, i, "texts.check.order.swapped", sink);
    }
}

/// Compass points, sides and levels in another order: "from bottom to top".
void checkSequences(const Row& row, const SentenceGroup& group, Sink& sink) {
    const auto& concepts = Lexicon::builtIn().concepts();
    for (const char* name : {"compass", "side", "level"}) {
        std::vector<std::vector<int>> sequences;
        for (std::size_t i = 0; i < row.texts.size(); ++i) {
            sequences.emplace_back();
            row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
                if (concepts[static_cast<std::size_t>(use.which)].group == name)
                    sequences.back().push_back(use.which);
            });
        }
        const auto odd = oddOne(sequences);
        if (!odd) continue;
        auto mine = sequences[*odd];
        auto other = sequences[*odd == 0 ? 1 : 0];
        std::sort(mine.begin(), mine.end());
        std::sort(other.begin(), other.end());
        if (mine != other) continue;
        auto draft = sink.draft("direction", Severity::Warning, row.texts[*odd].language,
                                "texts.check.direction.order");
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
                if (concepts[static_cast<std::size_t>(use.which)].group == name)
                    draft.mark(row.texts[i], use.first, use.last);
            });
        draft.add();
    }
}

}  // namespace

void checkOrder(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : sentenceBySentence(row)) {
        if (!group.complete()) continue;
        bool found = false;
        for (const Opposites& pair : opposites()) found = checkOpposites(row, group, pair, sink) || found;
        if (!found) checkExchanged(row, group, opposites().front(), knowledge, sink);
        checkSequences(row, group, sink);
    }
}

}  // namespace hexa::texts
