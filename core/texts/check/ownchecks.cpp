// SPDX-License-Identifier: GPL-3.0-or-later
// The checks that the people of a project have written themselves.
#include "core/texts/check/ownchecks.h"

#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr int mostOfText = 20;               // tens of thousands of steps: some milliseconds
constexpr std::size_t bytesForMore = 1'000;  // of a text, for ten thousand steps more
constexpr int mostOfCheck = 1'000;           // of all texts together: less than a second

}  // namespace

OwnPatterns::OwnPatterns(const std::vector<OwnCheck>& checks) {
    for (const OwnCheck& check : checks) {
        Compiled compiled{check, std::nullopt, 0};
        if (auto pattern = Pattern::compile(check.pattern)) compiled.pattern = std::move(*pattern);
        mAll.push_back(std::move(compiled));
    }
}

bool OwnPatterns::concerns(std::size_t number, std::string_view language) const {
    const Compiled& compiled = mAll[number];
    const auto& languages = compiled.check.languages;
    return compiled.pattern && !spent(number) &&
           (languages.empty() || std::find(languages.begin(), languages.end(), language) != languages.end());
}

bool OwnPatterns::spent(std::size_t number) const { return mAll[number].cost > mostOfCheck; }

Pattern::Found OwnPatterns::find(std::size_t number, std::string_view text) {
    Compiled& compiled = mAll[number];
    const int most = mostOfText + static_cast<int>(text.size() / bytesForMore);
    const Pattern::Found found = compiled.pattern->find(text, most);
    compiled.cost += found.cost;
    return found;
}

void checkOwn(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (!knowledge.own) return;
    OwnPatterns& own = *knowledge.own;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const OwnCheck& check = own.check(i);
        for (const std::string& language : knowledge.languages) {
            const std::string_view text = row.unit->in(language);
            if (trimmed(text).empty() || !own.concerns(i, language)) continue;
            const Pattern::Found found = own.find(i, text);
            if (!found.gaveUp && found.place.has_value() == (check.wants == OwnCheck::Wants::Match)) continue;
            const bool told = !check.message.empty() && !found.gaveUp;
            const char* code = found.gaveUp && own.spent(i) ? "texts.check.own.spent"
                               : found.gaveUp               ? "texts.check.own.slow"
                               : told                       ? "texts.check.own.told"
                               : found.place                ? "texts.check.own.found"
                                                            : "texts.check.own.lacking";
            const Severity severity = found.gaveUp ? Severity::Warning : check.severity;
            Sink::Draft draft = sink.draft("own", severity, language, code);
            draft.argument("name", check.name);
            if (told) draft.argument("message", check.message);
            if (found.place && found.place->first < found.place->second)
                draft.markBytes(language, text, found.place->first, found.place->second);
            draft.add();
        }
    }
}

void checkPatterns(const Knowledge& knowledge, std::vector<Alert>& alerts) {
    if (!knowledge.own) return;
    Sink sink(0, alerts);
    for (std::size_t i = 0; i < knowledge.own->size(); ++i)
        if (knowledge.own->unusable(i))
            sink.draft("own", Severity::Warning, {}, "texts.check.own.bad")
                .argument("name", knowledge.own->check(i).name)
                .add();
}

}  // namespace hexa::texts
