// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/symmetrymenu.h"

#include "editor/shell/maps/workspace.h"
#include "editor/ui/icons.h"

#include <QActionGroup>

namespace hexa::editor {

QString symmetryName(const SymmetryGroup& group, Orientation orientation) {
    if (group.size() <= 1) return SymmetryMenu::tr("No symmetry");
    const SymmetryInfo info = describe(group);
    const int mirrors = static_cast<int>(info.mirrorAxes.size());
    if (info.rotations == 1) {
        const int angle = (info.mirrorAxes.front() + (orientation == Orientation::Pointy ? 150 : 0)) % 180;
        if (angle == 0) return SymmetryMenu::tr("Mirror, horizontal axis");
        if (angle == 90) return SymmetryMenu::tr("Mirror, vertical axis");
        return SymmetryMenu::tr("Mirror, axis at %1°")
            .arg(180 - angle);  // mathematically positive, as people read it
    }
    QString name = info.rotations == 2   ? SymmetryMenu::tr("180° rotation")
                   : info.rotations == 3 ? SymmetryMenu::tr("120° rotation")
                                         : SymmetryMenu::tr("60° rotation");
    if (mirrors > 0) name = SymmetryMenu::tr("%1 and %n mirror(s)", nullptr, mirrors).arg(name);
    switch (info.centre.kind) {
    case CentreKind::Cell:
        return SymmetryMenu::tr("%1 (about a hex)").arg(name);
    case CentreKind::EdgeMiddle:
        return SymmetryMenu::tr("%1 (about an edge)").arg(name);
    case CentreKind::Corner:
        break;
    }
    return SymmetryMenu::tr("%1 (about a corner)").arg(name);
}

QIcon symmetryIcon(const SymmetryGroup& group) {
    if (group.size() <= 1) return icon("symmetry-none");
    switch (describe(group).rotations) {
    case 1:
        return icon("symmetry-mirror");
    case 2:
        return icon("symmetry-half");
    case 3:
        return icon("symmetry-third");
    default:
        return icon("symmetry-sixth");
    }
}

SymmetryMenu::SymmetryMenu(QWidget* parent) : QMenu(parent) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &SymmetryMenu::fill);
}

void SymmetryMenu::fill() {
    clear();
    if (mWorkspace == nullptr) return;
    EditorState& state = mWorkspace->state();
    auto* choices = new QActionGroup(this);
    for (const SymmetryGroup& group : state.symmetries(mWorkspace->document())) {
        QAction* action = addAction(symmetryIcon(group),
                                    symmetryName(group, mWorkspace->document().scenario().board.orientation));
        action->setCheckable(true);
        action->setChecked(group == state.symmetry() || (group.size() == 1 && state.symmetry().empty()));
        choices->addAction(action);
        connect(action, &QAction::triggered, this, [&state, group] { state.setSymmetry(group); });
    }
}

void SymmetryMenu::chooseNext() {
    if (mWorkspace == nullptr) return;
    EditorState& state = mWorkspace->state();
    const auto& groups = state.symmetries(mWorkspace->document());
    auto current = std::find(groups.begin(), groups.end(), state.symmetry());
    if (current == groups.end()) current = groups.begin();
    const auto next = std::next(current) == groups.end() ? groups.begin() : std::next(current);
    state.setSymmetry(*next);
}

}  // namespace hexa::editor

#include "moc_symmetrymenu.cpp"
