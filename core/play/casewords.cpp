// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/casewords.h"

#include <charconv>
#include <system_error>

namespace hexa::play {
namespace {

Wrong expectEvents(const CaseLine& line, const CaseAnswers& answers) {
    const std::string& word = line.words[0];
    const std::size_t nameAt = word == "events" ? 2 : 1;
    if (line.words.size() <= nameAt) return "an event is missing";
    const std::optional<int> count = answers.events(line.words[nameAt]);
    if (!count) return "no event: " + line.words[nameAt];
    if (word == "events") return compareNumber(line, 1, *count);
    if ((*count > 0) == (word == "event")) return std::nullopt;
    return word + " " + line.words[1] + ": there are " + std::to_string(*count);
}

}  // namespace

Wrong compare(const std::string& what, const std::string& found, const std::string& said) {
    if (found == said) return std::nullopt;
    return what + ": expected " + said + ", found " + found;
}

Wrong compareNumber(const CaseLine& line, std::size_t at, int found) {
    if (at >= line.words.size()) return "a number is missing: " + line.rest(0);
    return compare(line.rest(0), std::to_string(found), line.words[at]);
}

std::optional<int> readNumber(std::string_view text) {
    constexpr int most = 999;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

std::optional<Wrong> expectCommon(const CaseLine& line, const CaseAnswers& answers) {
    const std::string& word = line.words[0];
    if (word == "decision") return compare(word, answers.decision(), line.rest(1));
    if (word == "winner") return compare(word, answers.winner(), line.rest(1));
    if (word == "event" || word == "no-event" || word == "events") return expectEvents(line, answers);
    if (word != "allows" && word != "forbids") return std::nullopt;
    const bool legal = answers.allows(line.rest(1));
    return legal == (word == "allows") ? Wrong() : Wrong(legal ? "is legal" : "is not legal");
}

}  // namespace hexa::play
