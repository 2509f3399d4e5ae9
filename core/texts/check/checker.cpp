// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/checker.h"

#include "core/texts/check/echo.h"
#include "core/texts/check/ownchecks.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>

namespace hexa::texts {
namespace {

using RowCheck = void (*)(const Row&, const Knowledge&, Sink&);
constexpr auto rowChecks = std::to_array<RowCheck>(
    {checkForeign,    checkSentences,  checkNumbers,    checkPolarity,    checkPhrases,  checkOrder,
     checkQuantities, checkConditions, checkTerms,      checkMeanings,    checkNouns,    checkForms,
     checkNames,      checkMarkup,     checkChoices,    checkPunctuation, checkElisions, checkRepetition,
     checkLengths,    checkJoints,     checkPersons,    checkExchanges,   checkLongest,  checkBranches,
     checkWidest,     checkSpans,      checkReferences, checkLinkedWords});

void runRowChecks(const Row& row, const Knowledge& knowledge, std::vector<Alert>& alerts) {
    Sink sink(row.index, alerts);
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
    /// Rows whose analysis is held until the end of an update; more would need too much memory, and
    /// are analysed again.
    static constexpr std::size_t mostHeld = 4000;

    /// Cached data of a row.
    struct Kept {
        Gist gist;
        Echo echo;
        std::vector<Alert> alerts;                    ///< Of the row alone.
        std::vector<std::optional<OwnFindings>> own;  ///< By own check; none: not checked.
        bool read = false;                            ///< The gist is that of the present text ...
        bool meant = false;    ///< ... and so are its meanings, by the present pairs of words.
        bool checked = false;  ///< The alerts are those of the present text and knowledge.
    };

    Knowledge knowledge;
    std::vector<OwnCheck> ownChecks;
    OwnPatterns own;                   ///< The same, compiled.
    std::vector<std::size_t> ownEnds;  ///< By own check: the first row that it was not applied to.
    Units units;                       ///< As they were last given.
    std::vector<Kept> kept;            ///< Of each unit.
    RowKey keys = 0;                   ///< So many have been given.
    bool wordsLearned = false;
    bool allLearned = false;
    bool ready = false;
    std::vector<Alert> across;  ///< That compare rows.
    std::size_t checkedRows = 0;
    std::unordered_map<std::size_t, Row> held;  ///< By unit; they refer to the project.

    /// Calls with a row, analysed that far at least.
    template <class F>
    void withRow(const Project& project, std::size_t unit, Depth depth, F call) {
        if (const auto found = held.find(unit); found != held.end()) return call(found->second);
        const bool hold = held.size() < mostHeld;
        Row row = analyse(project, unit, knowledge, kept[unit].gist.row, hold ? Depth::All : depth);
        call(row);
        if (hold) held.emplace(unit, std::move(row));
    }

    /// Takes the units, and keeps what is known of those that were there before.
    void take(const Project& project) {
        const Units& now = project.units;
        if (!isOf(project)) {
            TextMeasure measure = std::move(knowledge.measure);
            *this = Data();
            knowledge.measure = std::move(measure);
            knowledge.widest = project.widest;
            knowledge.glossary = project.glossary;
            knowledge.languages = project.languages;
            knowledge.source = project.source;
            knowledge.longest = project.longest;
            ownChecks = project.checks;
            own = OwnPatterns(ownChecks);
            ownEnds.assign(own.size(), 0);
        }
        const auto [front, endBefore, end] = changedUnits(units, now);
        if (units.size() == now.size()) {
            for (std::size_t i = front; i < end; ++i)
                if (!units.shares(i, now, i) && !checkedAlike(units[i], now[i])) forget(i);
        } else {
            const auto first = kept.begin() + static_cast<std::ptrdiff_t>(front);
            const auto place = kept.erase(first, kept.begin() + static_cast<std::ptrdiff_t>(endBefore));
            kept.insert(place, end - front, {});
            for (std::size_t i = front; i < end; ++i) forget(i);
            wordsLearned = allLearned = false;
        }
        units = now;
    }

    /// Learns from all rows. Returns false if stopped.
    bool study(const Project& project, const std::stop_token& stop) {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i].read) continue;
            if (stop.stop_requested()) return false;
            withRow(project, i, Depth::Phrases,
                    [&](const Row& row) { kept[i].gist = gistOf(row, knowledge); });
            kept[i].read = true;
        }
        const Gists gists = allGists();
        if (!wordsLearned) {
            Meanings now = knowledge.meanings;
            now.learnWords(gists, knowledge);
            const Differences found = wordDifferences(knowledge.meanings, now, knowledge);
            for (Kept& row : kept)
                if (found.concern(row.gist)) row.meant = row.checked = false;
            knowledge.meanings = std::move(now);
            wordsLearned = true;
        }
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i].meant) continue;
            if (stop.stop_requested()) return false;
            withRow(project, i, Depth::Stems,
                    [&](const Row& row) { knowledge.meanings.addTo(kept[i].gist, row, knowledge); });
            kept[i].meant = true;
        }
        if (!allLearned) {
            Learned now = learn(gists, knowledge);
            now.meanings = knowledge.meanings;
            now.meanings.learn(gists, knowledge);
            const Differences found = differences(knowledge, now, knowledge);
            for (Kept& row : kept)
                if (found.concern(row.gist)) row.checked = false;
            static_cast<Learned&>(knowledge) = std::move(now);
            allLearned = ready = true;
        }
        return true;
    }

    /// Checks the rows that need it. Returns false if stopped.
    bool check(const Project& project, const std::stop_token& stop) {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i].checked) continue;
            if (stop.stop_requested()) return false;
            kept[i].alerts.clear();
            withRow(project, i, Depth::All, [&](const Row& row) {
                kept[i].echo = echoOf(row, knowledge);
                runRowChecks(row, knowledge, kept[i].alerts);
            });
            kept[i].alerts.shrink_to_fit();
            held.erase(i);
            kept[i].checked = true;
            ++checkedRows;
        }
        return true;
    }

    /// Applies the checks that people have written, each to the first rows that its budget allows.
    /// That depends on all rows, but not on which of them were checked before. Returns false if
    /// stopped.
    bool checkOwn(const Project& project, const std::stop_token& stop) {
        for (std::size_t c = 0; c < own.size(); ++c) {
            int cost = 0;
            std::size_t row = 0;
            for (; row < kept.size() && cost <= OwnPatterns::mostOfCheck; ++row) {
                if (stop.stop_requested()) return false;
                kept[row].own.resize(own.size());
                auto& findings = kept[row].own[c];
                if (!findings) findings = own.find(c, project.units[row], row, project.languages);
                cost += findings->cost;
            }
            ownEnds[c] = row;
        }
        return true;
    }

    /// Compares the rows with each other.
    void compare(const Project& project) {
        std::vector<const Echo*> echoes;
        for (const Kept& row : kept) echoes.push_back(&row.echo);
        across.clear();
        own.report(ownEnds, kept.size(), across);
        checkFont(project, knowledge, across);
        checkConsistency(project, echoes, across);
        checkDuplicates(project, echoes, across);
        std::ranges::stable_sort(across, {}, &Alert::unit);
    }

private:
    /// True if the project has the same terms and languages, and some of the units.
    bool isOf(const Project& project) const {
        const Units& now = project.units;
        if (units.empty() || now.empty() || project.glossary != knowledge.glossary ||
            project.languages != knowledge.languages || project.source != knowledge.source ||
            project.longest != knowledge.longest || project.widest != knowledge.widest ||
            project.checks != ownChecks)
            return false;
        if (units.shares(units.size() - 1, now, now.size() - 1)) return true;
        for (std::size_t i = 0; i < std::min(units.size(), now.size()); ++i)
            if (units.shares(i, now, i) || checkedAlike(units[i], now[i])) return true;
        return false;
    }

    void forget(std::size_t unit) {
        Kept& row = kept[unit];
        row.read = row.meant = row.checked = false;
        row.own.clear();
        if (row.gist.row == Holders::none) row.gist.row = keys++;
        wordsLearned = allLearned = false;
    }

    Gists allGists() const {
        Gists gists;
        for (const Kept& row : kept) gists.push_back(&row.gist);
        return gists;
    }
};

Checker::Checker() : mData(std::make_unique<Data>()) {}
Checker::Checker(const Project& project) : Checker() {
    mData->take(project);
    mData->study(project, {});
    mData->held.clear();
}
Checker::Checker(TextMeasure measure) : Checker() { mData->knowledge.measure = std::move(measure); }
Checker::~Checker() = default;
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;

bool Checker::update(const Project& project, const std::stop_token& stop) {
    mData->checkedRows = 0;
    mData->take(project);
    const bool whole =
        mData->study(project, stop) && mData->check(project, stop) && mData->checkOwn(project, stop);
    mData->held.clear();
    if (whole) mData->compare(project);
    return whole;
}

bool Checker::ready() const { return mData->ready; }

std::size_t Checker::checkedRows() const { return mData->checkedRows; }

std::vector<Alert> Checker::alerts() const {
    std::vector<Alert> alerts;
    auto next = mData->across.begin();
    for (std::size_t i = 0; i < mData->kept.size(); ++i) {
        auto end = next;
        while (end != mData->across.end() && end->unit == i) ++end;
        // A text that occurs twice is not missing in the other languages.
        const bool twice = std::any_of(next, end, [](const Alert& a) { return a.check == "duplicate"; });
        const auto add = [&](const Alert& alert) {
            alerts.push_back(alert);
            alerts.back().unit = i;
        };
        for (const Alert& alert : mData->kept[i].alerts)
            if (!twice || alert.check != "missing") add(alert);
        const auto& own = mData->kept[i].own;
        for (std::size_t c = 0; c < own.size(); ++c)
            if (own[c] && i < mData->ownEnds[c]) std::ranges::for_each(own[c]->alerts, add);
        alerts.insert(alerts.end(), next, end);
        next = end;
    }
    markFollowers(alerts);
    return alerts;
}

std::vector<Alert> Checker::row(const Project& project, std::size_t unit) {
    std::vector<Alert> alerts;
    if (project.languages != mData->knowledge.languages) return alerts;
    const bool known = unit < mData->units.size() && mData->units[unit].id == project.units[unit].id;
    const RowKey key = known ? mData->kept[unit].gist.row : Holders::none;
    runRowChecks(analyse(project, unit, mData->knowledge, key), mData->knowledge, alerts);
    for (std::size_t c = 0; c < mData->own.size(); ++c) {
        const auto findings = mData->own.find(c, project.units[unit], unit, project.languages);
        alerts.insert(alerts.end(), findings.alerts.begin(), findings.alerts.end());
    }
    return alerts;
}

std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop, TextMeasure measure) {
    Checker checker(std::move(measure));
    return checker.update(project, stop) ? checker.alerts() : std::vector<Alert>();
}

bool checkedAlike(const Unit& a, const Unit& b) {
    return a.id == b.id && a.section == b.section && a.source == b.source && a.kind == b.kind &&
           a.plural == b.plural && a.rules == b.rules && a.longest == b.longest && a.widest == b.widest &&
           std::equal(a.texts.begin(), a.texts.end(), b.texts.begin(), b.texts.end(),
                      [](const auto& one, const auto& other) {
                          return one.first == other.first && one.second.text == other.second.text;
                      });
}

}  // namespace hexa::texts
