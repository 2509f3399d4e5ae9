// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textchecks.h"

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::chrono::milliseconds recheckPause{600};  // before everything is checked again

using AlertsByUnit = std::vector<std::vector<texts::Alert>>;

AlertsByUnit byUnit(std::vector<texts::Alert> alerts, std::size_t units) {
    AlertsByUnit all(units);
    for (texts::Alert& alert : alerts)
        if (alert.unit < units) all[alert.unit].push_back(std::move(alert));
    for (auto& ofUnit : all) TextChecks::sortWorstFirst(ofUnit);
    return all;
}

}  // namespace

void TextChecks::sortWorstFirst(std::vector<texts::Alert>& alerts) {
    std::stable_sort(alerts.begin(), alerts.end(),
                     [](const texts::Alert& a, const texts::Alert& b) { return a.severity > b.severity; });
}

void TextChecks::check(const texts::Project& project, std::optional<std::size_t> row) {
    const auto copy = std::make_shared<const texts::Project>(project);
    // A pending request for all texts remains when one row is requested.
    if (mAllWaits && mJob.waiting()) row.reset();
    mAllWaits = !row;
    if (row)
        checkRow(copy, *row);
    else
        checkAll(copy, {});
}

void TextChecks::checkRow(const Project& project, std::size_t row) {
    using Alerts = std::optional<std::vector<texts::Alert>>;  // none: nothing was learned yet
    const auto work = [project, row, checker = mChecker](const JobControl&) {
        return checker->ready() ? Alerts(checker->row(*project, row)) : Alerts();
    };
    const auto take = [this, project, row](const Alerts& alerts) {
        checkAll(project, alerts ? recheckPause : std::chrono::milliseconds());
        if (alerts) emit rowChecked(row, *alerts);
    };
    mJob.ask([work] { return work; }, take);
}

void TextChecks::checkAll(const Project& project, std::chrono::milliseconds debounce) {
    const auto work = [project, checker = mChecker](const JobControl& control) {
        return checker->update(*project, control.stop) ? byUnit(checker->alerts(), project->units.size())
                                                       : AlertsByUnit();
    };
    mJob.ask([work] { return work; }, [this](AlertsByUnit alerts) { emit allChecked(alerts); }, debounce);
}

}  // namespace hexa::editor

#include "moc_textchecks.cpp"
