// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/checker.h"

#include "core/texts/check/ownchecks.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

using RowCheck = void (*)(const Row&, const Knowledge&, Sink&);
constexpr std::array<RowCheck, 24> rowChecks{
    checkForeign,    checkSentences,  checkNumbers, checkPolarity,    checkPhrases,  checkOrder,
    checkQuantities, checkConditions, checkTerms,   checkMeanings,    checkNouns,    checkForms,
    checkNames,      checkMarkup,     checkChoices, checkPunctuation, checkElisions, checkRepetition,
    checkLengths,    checkJoints,     checkPersons, checkExchanges,   checkLongest,  checkOwn};

void runRowChecks(const Row& row, const Knowledge& knowledge, std::vector<Alert>& alerts) {
    Sink sink(row, alerts);
    for (const RowCheck check : rowChecks) check(row, knowledge, sink);
}

/// One habit must not look like thirty errors, so the first alert of a group represents all.
void markFollowers(std::vector<Alert>& alerts) {
    std::map<std::string_view, bool> seen;
    for (Alert& alert : alerts) {
        if (alert.group.empty()) continue;
        bool& before = seen[alert.group];
        // An untranslated text is one fact, even with many paragraphs. A forbidden word is wrong
        // each time.
        if (before && (alert.severity != Severity::Error || alert.check == "untranslated")) {
            alert.follower = true;
            alert.severity = Severity::Hint;
        }
        before = true;
    }
}

}  // namespace

struct Checker::Data {
    Knowledge knowledge;

    explicit Data(const Project& project) {
        knowledge.glossary = project.glossary;
        knowledge.languages = project.languages;
        knowledge.source = project.source;
        knowledge.longest = project.longest;
        knowledge.own = std::make_shared<OwnPatterns>(project.checks);
    }
    /// Analyses all rows and learns from them. Returns none and learns nothing if it was stopped.
    std::optional<std::vector<Row>> study(const Project& project, const std::stop_token& stop) {
        std::vector<Row> rows;
        rows.reserve(project.units.size());
        for (std::size_t i = 0; i < project.units.size(); ++i) {
            if (stop.stop_requested()) return std::nullopt;
            rows.push_back(analyse(project, i, knowledge));
        }
        learn(rows, knowledge);
        return rows;
    }
};

Checker::Checker(const Project& project) : mData(std::make_unique<Data>(project)) {
    mData->study(project, {});
}
Checker::Checker(std::unique_ptr<Data> data) : mData(std::move(data)) {}
Checker::~Checker() = default;
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;

std::vector<Alert> Checker::row(const Project& project, std::size_t unit) {
    std::vector<Alert> alerts;
    const Row row = analyse(project, unit, mData->knowledge);
    runRowChecks(row, mData->knowledge, alerts);
    return alerts;
}

std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop,
                            std::optional<Checker>* learned) {
    auto data = std::make_unique<Checker::Data>(project);
    const Knowledge& knowledge = data->knowledge;
    const auto rows = data->study(project, stop);
    if (!rows) return {};
    std::vector<Alert> alerts;
    for (std::size_t i = 0; i < rows->size() && !stop.stop_requested(); ++i)
        runRowChecks((*rows)[i], knowledge, alerts);
    if (!stop.stop_requested()) checkConsistency(*rows, knowledge, alerts);
    if (!stop.stop_requested()) checkDuplicates(*rows, knowledge, alerts);
    // A text that occurs twice is not missing in the other languages.
    std::set<std::size_t> twice;
    for (const Alert& alert : alerts)
        if (alert.check == "duplicate") twice.insert(alert.unit);
    std::erase_if(alerts,
                  [&](const Alert& alert) { return alert.check == "missing" && twice.contains(alert.unit); });
    std::stable_sort(alerts.begin(), alerts.end(),
                     [](const Alert& a, const Alert& b) { return a.unit < b.unit; });
    markFollowers(alerts);
    if (learned != nullptr) *learned = Checker(std::move(data));
    return alerts;
}

bool checkedAlike(const Unit& a, const Unit& b) {
    return a.id == b.id && a.section == b.section && a.source == b.source && a.kind == b.kind &&
           a.plural == b.plural && a.rules == b.rules && a.longest == b.longest &&
           std::equal(a.texts.begin(), a.texts.end(), b.texts.begin(), b.texts.end(),
                      [](const auto& one, const auto& other) {
                          return one.first == other.first && one.second.text == other.second.text;
                      });
}

const std::vector<std::string>& checkIds() {
    static const std::vector<std::string> ids{
        "number",      "permission",  "negation", "restriction", "modality", "term",        "sibling",
        "form",        "name",        "missing",  "sentence",    "clause",   "consistency", "untranslated",
        "direction",   "order",       "joint",    "person",      "quantity", "reference",   "markup",
        "placeholder", "punctuation", "spacing",  "elision",     "quotes",   "list",        "length",
        "longest",     "own",         "repeated", "duplicate"};
    return ids;
}

bool isAccepted(const Unit& unit, const Alert& alert) {
    return std::any_of(unit.accepted.begin(), unit.accepted.end(), [&](const Acceptance& accepted) {
        return accepted.check == alert.check && accepted.language == alert.language &&
               accepted.hash == alert.hash;
    });
}

Acceptance acceptanceOf(const Alert& alert, std::string note) {
    return {alert.check, alert.language, alert.hash, std::move(note), {}};
}

std::vector<Alert> openAlerts(const Project& project, std::vector<Alert> alerts) {
    std::erase_if(alerts, [&](const Alert& alert) { return isAccepted(project.units[alert.unit], alert); });
    return alerts;
}

}  // namespace hexa::texts
