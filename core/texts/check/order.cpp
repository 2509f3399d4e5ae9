// SPDX-License-Identifier: GPL-3.0-or-later
// Time and order: opposites (before, after), and the order of directions, colours and persons. Only
// contradictions count: a language lacks one word and has its opposite. A word that is merely
// missing is often just another wording.
#include "core/texts/check/listings.h"
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace hexa::texts {
namespace {

using Opposites = Lexicon::Opposites;

void mark(Sink::Draft& draft, const Row& row, const SentenceGroup& group, const Opposites& pair) {
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
            if (use.which == pair.one || use.which == pair.other)
                draft.mark(row.texts[i], use.first, use.last);
        });
}

void report(const Row& row, const SentenceGroup& group, const Opposites& pair, std::size_t i, Sink& sink) {
    auto draft = sink.draft("order", Severity::Warning, blamed(row, i), "texts.check.order.opposite");
    mark(draft, row, group, pair);
    draft.add();
}

/// Less of the one and more of the other than every other language has.
void checkOpposites(const Row& row, const SentenceGroup& group, const Opposites& pair, Sink& sink) {
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
        return report(row, group, pair, i, sink);
    }
}

/// Reports compass points, sides, levels, colours and persons in another order: "from bottom to
/// top", "red, blue, white". Returns true if it found one.
bool checkSequences(const Row& row, const SentenceGroup& group, Sink& sink) {
    bool reported = false;
    // Left and right say where, clockwise says how it goes on: either may come first.
    static const int clockwise = conceptIndex("side", "clockwise");
    static const int counterclockwise = conceptIndex("side", "counterclockwise");
    for (const char* name : {"compass", "side", "turning", "level", "color", "person"}) {
        const bool turning = name == std::string_view("turning");
        const Lexicon::Range range = Lexicon::builtIn().group(turning ? "side" : name);
        const auto counts = [&](int which) {
            return range.contains(which) && (which == clockwise || which == counterclockwise) == turning;
        };
        std::vector<std::vector<int>> sequences;
        for (std::size_t i = 0; i < row.texts.size(); ++i) {
            sequences.emplace_back();
            row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
                if (counts(use.which)) sequences.back().push_back(use.which);
            });
        }
        const auto odd = oddOrFirst(sequences);
        if (!odd) continue;
        auto mine = sequences[*odd];
        auto other = sequences[*odd == 0 ? 1 : 0];
        std::sort(mine.begin(), mine.end());
        std::sort(other.begin(), other.end());
        if (mine != other) continue;
        const bool persons = name == std::string_view("person");
        auto draft = sink.draft(persons ? "person" : "direction", Severity::Warning, blamed(row, *odd),
                                persons ? "texts.check.person.order" : "texts.check.direction.order");
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
                if (counts(use.which)) draft.mark(row.texts[i], use.first, use.last);
            });
        draft.add();
        reported = true;
    }
    return reported;
}

}  // namespace

void checkOrder(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : sentenceBySentence(row)) {
        if (!group.complete()) continue;
        const std::vector<bool> present = conceptsIn(row, group);
        for (const Opposites& pair : Lexicon::builtIn().opposites())
            if (present[static_cast<std::size_t>(pair.one)] && present[static_cast<std::size_t>(pair.other)])
                checkOpposites(row, group, pair, sink);
        if (!checkSequences(row, group, sink)) checkListings(row, group, knowledge, sink);
    }
}

}  // namespace hexa::texts
