// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/times.h"

#include "core/texts/check/phrasecounts.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::int64_t once = 1000;  // thousandths

using PlainWords = std::set<std::string_view>;

bool isOf(const PlainWords& words, const Analysis& text, std::size_t token) {
    return token < text.tokens.size() && words.contains(text.tokens[token].fold);
}

/// True for words that end "once", which begins a clause in "once you have moved".
bool endsOnce(const Analysis& text, std::size_t behind, const PlainWords& words) {
    return behind >= text.tokens.size() || text.tokens[behind].kind == TokenKind::Mark ||
           isOf(words, text, behind);
}

/// The last token of "once", "einmal", "une fois" that begins here, or none: "noch einmal",
/// "encore une fois" and "auf einmal" say something else.
std::optional<std::size_t> onceAt(const Analysis& text, std::size_t token) {
    static const PlainWords notBefore{"noch", "nicht",  "auf",  "erst", "wieder",
                                      "at",   "encore", "wenn", "toute"};
    static const PlainWords behindOnce{"per", "a", "each", "every", "in", "during", "on", "before", "after"};
    static const PlainWords behindFois{"par",    "a",      "au",   "dans", "pendant",
                                       "chaque", "durant", "lors", "avant"};
    if (token > 0 && isOf(notBefore, text, token - 1)) return std::nullopt;
    const std::string_view word = text.tokens[token].fold;
    if (text.main == "en" && word == "once" && token > 0 && endsOnce(text, token + 1, behindOnce))
        return token;
    if (text.main == "de" && word == "einmal") return token;
    if (text.main == "fr" && word == "une" && isOf({"fois"}, text, token + 1) &&
        endsOnce(text, token + 2, behindFois))
        return token + 1;
    return std::nullopt;
}

/// How often something happens, with the tokens that say it.
struct Times {
    std::int64_t thousandths = 0;
    std::size_t first = 0;
    std::size_t last = 0;
};

std::vector<Times> timesIn(const Analysis& text, const std::vector<std::size_t>& sentences) {
    static const std::map<std::string_view, PlainWords> times{
        {"en", {"times", "time"}}, {"de", {"mal", "male"}}, {"fr", {"fois"}}};
    static const PlainWords alone{"twice", "thrice"};
    std::vector<Times> found;
    const auto words = times.find(text.main);
    if (words == times.end()) return found;
    text.eachUse(text.numbers, &sentences, [&](const NumberUse& number) {
        const std::string_view word = text.tokens[number.token].fold;
        const bool german = text.main == "de" && number.kind == NumberKind::Implied && word.ends_with("mal");
        std::size_t behind = number.last + 1;
        if (behind < text.tokens.size() && text.tokens[behind].lower == "-") ++behind;
        if (german || alone.contains(word))
            found.push_back({number.thousandths, number.token, number.token});
        else if (isOf(words->second, text, behind))
            found.push_back({number.thousandths, number.token, behind});
    });
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
            if (const auto last = onceAt(text, t)) found.push_back({once, t, *last});
    return found;
}

}  // namespace

std::optional<OtherTimes> otherTimesIn(const Row& row) {
    if (row.texts.size() < 2) return std::nullopt;
    for (const SentenceGroup& group : sentenceBySentence(row)) {
        if (!group.complete()) continue;
        std::vector<std::vector<std::int64_t>> values;
        OtherTimes found;
        for (std::size_t i = 0; i < row.texts.size(); ++i) {
            values.emplace_back();
            for (const Times& times : timesIn(row.texts[i], group.sentences[i])) {
                values.back().push_back(times.thousandths);
                found.places.push_back({i, times.first, times.last});
            }
            std::ranges::sort(values.back());
        }
        // A language may say it in other words ("doppelt") or not at all.
        const bool asMany = std::ranges::all_of(
            values, [&](const auto& list) { return !list.empty() && list.size() == values.front().size(); });
        const auto odd = asMany ? oddOrFirst(values) : std::nullopt;
        if (!odd) continue;
        found.odd = *odd;
        return found;
    }
    return std::nullopt;
}

void reportTimes(const Row& row, const OtherTimes& times, Sink& sink) {
    auto draft = sink.draft("number", Severity::Warning, blamed(row, times.odd), "texts.check.number.times");
    for (const OtherTimes::Place& place : times.places)
        draft.mark(row.texts[place.text], place.first, place.last);
    draft.add();
}

}  // namespace hexa::texts
