// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"
#include "core/texts/check/analysis.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace hexa::texts {

/// Takes the alerts of one row. Fills in what is the same for all: unit, hash, words from spans.
class Sink {
public:
    Sink(std::size_t unit, std::vector<Alert>& alerts) : mUnit(unit), mAlerts(&alerts) {}

    /// An alert to go on with: mark() words, then add().
    class Draft {
    public:
        Draft& mark(const Analysis& text, std::size_t firstToken, std::size_t lastToken);
        Draft& markBytes(const std::string& language, std::string_view text, std::size_t begin,
                         std::size_t end);
        /// A word that is missing, or the name of one.
        Draft& word(std::string text);
        Draft& argument(std::string name, ArgumentValue value);
        Draft& group(std::string name);
        /// An answer: `by` instead of the bytes of the text.
        Draft& fix(const Analysis& text, std::size_t begin, std::size_t end, std::string by);
        Draft& fixBytes(const std::string& language, std::string_view text, std::size_t begin,
                        std::size_t end, std::string by);
        /// Does the same for whole tokens.
        Draft& fixTokens(const Analysis& text, std::size_t first, std::size_t last, std::string by);
        void add();

    private:
        friend class Sink;
        Sink* mSink = nullptr;
        Alert mAlert;
        std::set<std::tuple<std::string, std::size_t, std::size_t>> mMarked;  // the spans
        std::set<std::string> mWords;
    };
    /// `language` empty: no language is blamed.
    Draft draft(std::string check, Severity severity, std::string language, std::string code);

private:
    std::size_t mUnit;
    std::vector<Alert>* mAlerts;
};

/// Returns the value that differs while all others agree. Returns none with two values or with more
/// than one odd value.
template <class T>
std::optional<std::size_t> oddOne(const std::vector<T>& values) {
    if (values.size() < 3) return std::nullopt;
    for (std::size_t odd = 0; odd < values.size(); ++odd) {
        const T& other = values[odd == 0 ? 1 : 0];
        bool agree = !(values[odd] == other);
        for (std::size_t i = 0; i < values.size() && agree; ++i) agree = i == odd || values[i] == other;
        if (agree) return odd;
    }
    return std::nullopt;
}

/// Returns the same for rows of two languages, too. The first of two different values stands for
/// both (see blamed()).
template <class T>
std::optional<std::size_t> oddOrFirst(const std::vector<T>& values) {
    if (values.size() != 2) return oddOne(values);
    return values.front() == values.back() ? std::nullopt : std::optional<std::size_t>(0);
}

/// Returns the language that an alert names, or none if two languages differ.
inline std::string blamed(const Row& row, std::size_t text) {
    return row.texts.size() > 2 ? row.texts[text].language : std::string();
}

/// Returns a severity one step lower.
inline Severity lowered(Severity severity) {
    return severity == Severity::Error ? Severity::Warning : Severity::Hint;
}

/// Returns a warning instead of an error if only two languages differ.
inline Severity severityFor(const Row& row, Severity severity) {
    return row.texts.size() < 3 && severity == Severity::Error ? Severity::Warning : severity;
}

// The checks; each is described in docs/text-checks.md. They look at one row.
void checkNumbers(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkPolarity(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkPhrases(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkTerms(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkForms(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkNames(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkSentences(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkForeign(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkChoices(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkBranches(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkMarkup(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkPunctuation(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkLengths(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkOrder(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkQuantities(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkConditions(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkElisions(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkMeanings(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkLinkedWords(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkNouns(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkRepetition(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkJoints(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkPersons(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkExchanges(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkLongest(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkSpans(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkReferences(const Row& row, const Knowledge& knowledge, Sink& sink);
void checkWidest(const Row& row, const Knowledge& knowledge, Sink& sink);

/// Says once, at the first row with a limit, why widths can't be measured.
void checkFont(const Project& project, const Knowledge& knowledge, std::vector<Alert>& alerts);

}  // namespace hexa::texts
