// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/geometry.h"
#include "core/hex/symmetry.h"

#include <QIcon>
#include <QMenu>

namespace hexa::editor {

class Workspace;

/// "180° rotation", "Third turn + 3 mirrors", "Mirror, vertical axis", ...
QString symmetryName(const SymmetryGroup& group, Orientation orientation);
QIcon symmetryIcon(const SymmetryGroup& group);

/// Menu of the symmetries of the open map's layout. Filled when it opens, because finding them on a
/// huge map takes time.
class SymmetryMenu : public QMenu {
    Q_OBJECT
public:
    explicit SymmetryMenu(QWidget* parent = nullptr);
    void setWorkspace(Workspace* workspace) { mWorkspace = workspace; }
    /// Selects the next symmetry of the layout, and none after the last.
    void chooseNext();

private:
    void fill();
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
