// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/sink.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/texts/language/lexicon.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace hexa::texts {

namespace {

/// Checks that find their words in lists.
constexpr std::array<std::string_view, 12> listChecks{"number",   "permission", "negation",  "restriction",
                                                      "modality", "clause",     "direction", "order",
                                                      "joint",    "person",     "quantity",  "reference"};

/// True if a language without lists only seems to lack a word.
bool guesses(const std::string& check, const std::string& language) {
    return !language.empty() && !Lexicon::builtIn().knows(mainLanguage(language)) &&
           std::ranges::find(listChecks, check) != listChecks.end();
}

}  // namespace

Sink::Draft Sink::draft(std::string check, Severity severity, std::string language, std::string code) {
    assert(std::ranges::count(checkIds(), check) == 1);
    Draft draft;
    draft.mSink = this;
    draft.mAlert.check = std::move(check);
    draft.mAlert.severity = guesses(draft.mAlert.check, language) ? Severity::Hint : severity;
    draft.mAlert.language = std::move(language);
    draft.mAlert.code = std::move(code);
    draft.mAlert.unit = mUnit;
    return draft;
}

Sink::Draft& Sink::Draft::mark(const Analysis& text, std::size_t firstToken, std::size_t lastToken) {
    return markBytes(text.language, text.text, text.tokens[firstToken].begin, text.tokens[lastToken].end);
}

Sink::Draft& Sink::Draft::markBytes(const std::string& language, std::string_view text, std::size_t begin,
                                    std::size_t end) {
    if (mMarked.emplace(language, begin, end).second) mAlert.spans.push_back({language, begin, end});
    return word(std::string(text.substr(begin, end - begin)));
}

Sink::Draft& Sink::Draft::word(std::string text) {
    if (mWords.insert(text).second) mAlert.words.push_back(std::move(text));
    return *this;
}

Sink::Draft& Sink::Draft::argument(std::string name, ArgumentValue value) {
    mAlert.arguments.push_back({std::move(name), std::move(value)});
    return *this;
}

Sink::Draft& Sink::Draft::group(std::string name) {
    mAlert.group = std::move(name);
    return *this;
}

Sink::Draft& Sink::Draft::fix(const Analysis& text, std::size_t begin, std::size_t end, std::string by) {
    return fixBytes(text.language, text.text, begin, end, std::move(by));
}

Sink::Draft& Sink::Draft::fixBytes(const std::string& language, std::string_view text, std::size_t begin,
                                   std::size_t end, std::string by) {
    const std::string_view was = text.substr(begin, end - begin);
    if (!was.empty() && was != by) mAlert.fixes.push_back({language, begin, std::string(was), std::move(by)});
    return *this;
}

Sink::Draft& Sink::Draft::fixTokens(const Analysis& text, std::size_t first, std::size_t last,
                                    std::string by) {
    return fix(text, text.tokens[first].begin, text.tokens[last].end, std::move(by));
}

void Sink::Draft::add() {
    // What was compared, not where it stands: another word elsewhere in the row does not bring an
    // accepted alert back.
    std::string compared = mAlert.check + '\n' + mAlert.code + '\n' + mAlert.language;
    for (const Argument& argument : mAlert.arguments)
        if (const auto* text = std::get_if<std::string>(&argument.value))
            compared += '\n' + argument.name + '=' + *text;
        else if (const auto* texts = std::get_if<Localized>(&argument.value))
            compared += '\n' + argument.name + '=' + std::string(texts->in("en"));
    for (const std::string& word : mAlert.words) compared += '\n' + word;
    mAlert.hash = hashText(stableHash(compared));
    mSink->mAlerts->push_back(std::move(mAlert));
}

}  // namespace hexa::texts
