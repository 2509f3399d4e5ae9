// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/leaving.h"

#include "core/edit/keeping.h"

namespace hexa::editor {
namespace {

std::vector<std::size_t> lostBy(const ToolContext& context, const Edit& edit) {
    return seatsLost(context.document.scenario(), context.document.catalog(), edit);
}

}  // namespace

QString Leaving::players(const std::vector<std::size_t>& seats) {
    QStringList numbers;
    for (const std::size_t seat : seats) numbers << QString::number(seat + 1);
    return seats.size() == 1 ? tr("player %1 is removed").arg(numbers.front())
                             : tr("players %1 are removed", "several numbers").arg(numbers.join(", "));
}

QString Leaving::warning(const ToolContext& context, const Edit& edit) {
    const std::vector<std::size_t> lost = lostBy(context, edit);
    if (lost.empty()) return {};
    const Scenario& scenario = context.document.scenario();
    const Cell* home = scenario.board.find(scenario.seats[lost.front()].homeHex());
    Scenario after = scenario;
    static_cast<void>(hexa::apply(after, edit));
    const Cell* instead = after.board.find(home->at);
    const bool replaced = instead != nullptr && isTile(instead->kind);
    return (replaced ? tr("Replaced: %1 (%2)", "a home; who leaves")
                     : tr("Removed: %1 (%2)", "a home; who leaves"))
        .arg(Placement(context).kindName(home->kind), players(lost));
}

StepName Leaving::named(const ToolContext& context, const StepName& name, const Edit& edit) {
    const std::vector<std::size_t> lost = lostBy(context, edit);
    if (lost.empty()) return name;
    return
        [name, lost] { return tr("%1 (%2)", "name of a step; who leaves by it").arg(name(), players(lost)); };
}

bool Leaving::apply(const ToolContext& context, const Edit& edit, const StepName& name) {
    return context.document.apply(edit, named(context, name, edit));
}

}  // namespace hexa::editor
