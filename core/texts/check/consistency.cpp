// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that compare rows with each other.
#include "core/base/rng.h"
#include "core/texts/check/echo.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>

namespace hexa::texts {
namespace {

using Echoes = std::vector<const Echo*>;

const Echo::Text* textIn(const Echo& row, std::size_t language) {
    const auto found = std::ranges::find(row.texts, language, &Echo::Text::language);
    return found == row.texts.end() ? nullptr : &*found;
}

/// Returns a hash of all that follows the first one.
std::uint64_t joined(std::uint64_t hash, std::uint64_t next) {
    return (hash ^ next) * 0x9e3779b97f4a7c15U + (hash << 6U) + (hash >> 2U);
}

/// A text among those with the same key.
struct Seen {
    std::uint64_t key = 0;
    std::size_t row = 0;
    std::uint64_t target = 0;
};

/// Calls with the elements of each key that several have, in the order of rows.
template <class Each, class F>
void eachGroup(std::vector<Each>& list, F call) {
    std::ranges::stable_sort(list, {}, &Each::key);
    for (auto from = list.begin(); from != list.end();) {
        const auto to = std::find_if(from, list.end(), [&](const Each& one) { return one.key != from->key; });
        if (to - from > 1) call(std::span<const Each>(from, to));
        from = to;
    }
}

class Consistency {
public:
    Consistency(const Project& project, const Echoes& rows, std::vector<Alert>& alerts)
        : mProject(project), mRows(rows), mAlerts(alerts) {}

    /// Rows whose other languages say the same but whose `language` does not, or the other way
    /// round.
    void run(std::size_t language, bool same) {
        std::vector<Seen> list;
        for (std::size_t r = 0; r < mRows.size(); ++r) {
            const Echo& row = *mRows[r];
            const Echo::Text* target = textIn(row, language);
            if (target == nullptr || row.texts.size() < 2 || !target->comparable) continue;
            const Unit& unit = mProject.units[r];
            // Forms of a plural share their source without being the same text. Equal forms are a
            // matter of grammar.
            if (!unit.plural.empty() && !same) continue;
            std::uint64_t others = joined(stableHash(unit.plural), static_cast<std::uint64_t>(unit.kind));
            for (const Echo::Text& text : row.texts)
                if (text.language != language) others = joined(joined(others, text.language), text.masked);
            // Equal words of one language, with numbers: "3-fold" and "6-fold" differ.
            list.push_back({same ? others : target->text, r, same ? target->masked : others});
        }
        eachGroup(list, [&](std::span<const Seen> group) { compare(group, language, same); });
    }

private:
    void compare(std::span<const Seen> group, std::size_t language, bool same) {
        std::map<std::uint64_t, std::size_t> counts;
        for (const Seen& seen : group) ++counts[seen.target];
        if (counts.size() < 2) return;
        // The most frequent text is the usual one, or the first of equally frequent ones.
        const Seen& usual =
            *std::ranges::max_element(group, {}, [&](const Seen& seen) { return counts[seen.target]; });
        for (const Seen& seen : group)
            if (seen.target != usual.target && (same || isApart(seen.row, usual.row, language)))
                report(seen.row, usual.row, language, same);
    }

    /// True if two rows differ in all other languages. Equal words for sources that do are wrong.
    bool isApart(std::size_t row, std::size_t usual, std::size_t language) const {
        return mRows[row]->texts.size() > 2 &&
               std::ranges::all_of(mRows[row]->texts, [&](const Echo::Text& text) {
                   const Echo::Text* other = textIn(*mRows[usual], text.language);
                   return text.language == language || (other != nullptr && text.masked != other->masked);
               });
    }

    std::string_view textOf(std::size_t row, std::size_t language) const {
        return mProject.units[row].in(mProject.languages[language]);
    }

    void report(std::size_t row, std::size_t usual, std::size_t language, bool same) {
        const Echo& echo = *mRows[row];
        const Echo::Text& target = *textIn(echo, language);
        const bool firm = echo.texts.size() > 2 && !target.label;
        Sink sink(row, mAlerts);
        auto draft =
            sink.draft("consistency", firm ? Severity::Warning : Severity::Hint, mProject.languages[language],
                       same ? "texts.check.consistency.differs" : "texts.check.consistency.same");
        draft.argument("usual",
                       std::string(textOf(usual, same ? language : mRows[usual]->texts.front().language)));
        const auto mark = [&](const Echo::Text& text) {
            draft.markBytes(mProject.languages[text.language], textOf(row, text.language), text.shown.begin,
                            text.shown.end);
        };
        mark(target);
        for (const Echo::Text& text : echo.texts)
            if (text.language != language) mark(text);
        // The numbers may differ; where nothing does, the usual text is the answer.
        const auto sameText = [&](const Echo::Text& text) {
            return text.language == language || (textIn(*mRows[usual], text.language) != nullptr &&
                                                 textOf(usual, text.language) == textOf(row, text.language));
        };
        const std::string_view mine = textOf(row, language);
        if (same && std::ranges::all_of(echo.texts, sameText))
            draft.fixBytes(mProject.languages[language], mine, 0, mine.size(),
                           std::string(textOf(usual, language)));
        draft.add();
    }

    const Project& mProject;
    const Echoes& mRows;
    std::vector<Alert>& mAlerts;
};

/// A sentence among those with the same words.
struct SamePlace {
    std::uint64_t key = 0;
    std::size_t row = 0;
    std::size_t sentence = 0;  ///< Index in Echo::sentences.
};

}  // namespace

void checkConsistency(const Project& project, const Echoes& echoes, std::vector<Alert>& alerts) {
    Consistency check(project, echoes, alerts);
    for (std::size_t language = 0; language < project.languages.size(); ++language) {
        check.run(language, true);
        check.run(language, false);
    }
}

void checkDuplicates(const Project& project, const Echoes& echoes, std::vector<Alert>& alerts) {
    for (std::size_t language = 0; language < project.languages.size(); ++language) {
        std::vector<SamePlace> places;
        for (std::size_t r = 0; r < echoes.size(); ++r)
            for (std::size_t s = 0; s < echoes[r]->sentences.size(); ++s)
                if (const Echo::Sentence& one = echoes[r]->sentences[s];
                    echoes[r]->texts[one.text].language == language)
                    places.push_back({one.words, r, s});
        std::vector<SamePlace> reported;
        eachGroup(places, [&](std::span<const SamePlace> group) {
            for (const SamePlace& place : group)
                if (echoes[place.row]->sentences[place.sentence].alone ||
                    (&place != &group.front() && place.row == group.front().row))
                    reported.push_back(place);
        });
        std::ranges::sort(reported, {},
                          [](const SamePlace& place) { return std::tuple(place.row, place.sentence); });
        for (const SamePlace& place : reported) {
            const Echo::Sentence& sentence = echoes[place.row]->sentences[place.sentence];
            const std::string& code = project.languages[language];
            const std::string_view text = project.units[place.row].in(code);
            Sink sink(place.row, alerts);
            auto draft = sink.draft("duplicate", Severity::Warning, code, "texts.check.duplicate.text");
            draft.markBytes(code, text, sentence.shown.begin, sentence.shown.end);
            // The second one goes, with the blank before it.
            if (!sentence.alone && !sentence.first)
                draft.fixBytes(code, text, sentence.whole.begin, sentence.whole.end, {});
            draft.add();
        }
    }
}

}  // namespace hexa::texts
