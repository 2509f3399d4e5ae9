// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/foldbutton.h"

namespace hexa::editor {

FoldButton::FoldButton(const char* name, QWidget* part, QWidget* parent) : QToolButton(parent) {
    setObjectName(name);
    setCheckable(true);
    setAutoRaise(true);
    setArrowType(Qt::RightArrow);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    if (part != nullptr) part->hide();
    connect(this, &QToolButton::toggled, this, [this, part](bool shown) {
        setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
        if (part != nullptr) part->setVisible(shown);
    });
}

}  // namespace hexa::editor
