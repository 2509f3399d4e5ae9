// SPDX-License-Identifier: GPL-3.0-or-later
// The checks that the people of a project have written themselves.
#include "core/texts/check/ownchecks.h"

#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace hexa::texts {
namespace {

constexpr int mostOfText = 20;               // tens of thousands of steps: some milliseconds
constexpr std::size_t bytesForMore = 1'000;  // of a text, for ten thousand steps more

bool concerns(const OwnCheck& check, const std::string& language) {
    return check.languages.empty() ||
           std::find(check.languages.begin(), check.languages.end(), language) != check.languages.end();
}

/// Returns the message for a search that stopped early.
const char* codeOf(Pattern::Obstacle obstacle) {
    return obstacle == Pattern::Obstacle::TextLength ? "texts.check.own.long"
           : obstacle == Pattern::Obstacle::Marks    ? "texts.check.own.marks"
                                                     : "texts.check.own.slow";
}

void addAlert(const OwnCheck& check, const std::string& language, std::string_view text,
              const Pattern::Found& found, Sink& sink) {
    const bool hasMessage = !check.message.empty() && !found.gaveUp;
    const char* code = found.gaveUp  ? codeOf(found.obstacle)
                       : hasMessage  ? "texts.check.own.message"
                       : found.place ? "texts.check.own.found"
                                     : "texts.check.own.lacking";
    Sink::Draft draft = sink.draft("own", found.gaveUp ? Severity::Warning : check.severity, language, code);
    draft.argument("name", check.name);
    if (hasMessage) draft.argument("message", check.message);
    if (found.marks) draft.markBytes(language, text, found.marks->first, found.marks->second);
    if (found.place && found.place->first < found.place->second)
        draft.markBytes(language, text, found.place->first, found.place->second);
    draft.add();
}

}  // namespace

OwnPatterns::OwnPatterns(const std::vector<OwnCheck>& checks) {
    for (const OwnCheck& check : checks) {
        Compiled compiled{check, std::nullopt};
        if (auto pattern = Pattern::compile(check.pattern)) compiled.pattern = std::move(*pattern);
        mAll.push_back(std::move(compiled));
    }
}

OwnFindings OwnPatterns::find(std::size_t number, const Unit& unit, std::size_t row,
                              const std::vector<std::string>& languages) const {
    OwnFindings findings;
    const auto& [check, pattern] = mAll[number];
    if (!pattern) return findings;
    Sink sink(row, findings.alerts);
    for (const std::string& language : languages) {
        const std::string_view text = unit.in(language);
        if (trimmed(text).empty() || !concerns(check, language)) continue;
        const int most = mostOfText + static_cast<int>(text.size() / bytesForMore);
        const Pattern::Found found = pattern->find(text, most);
        findings.cost += found.cost;
        if (found.gaveUp || found.place.has_value() == (check.wants == OwnCheck::Wants::NoMatch))
            addAlert(check, language, text, found, sink);
    }
    return findings;
}

void OwnPatterns::report(const std::vector<std::size_t>& ends, std::size_t rows,
                         std::vector<Alert>& alerts) const {
    if (rows == 0) return;
    for (std::size_t i = 0; i < mAll.size(); ++i) {
        const bool bad = !mAll[i].pattern;
        if (!bad && ends[i] >= rows) continue;
        Sink(bad ? 0 : ends[i], alerts)
            .draft("own", Severity::Warning, {}, bad ? "texts.check.own.bad" : "texts.check.own.spent")
            .argument("name", mAll[i].check.name)
            .add();
    }
}

}  // namespace hexa::texts
