// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace hexa::editor {

/// Button with an arrow that shows and hides the part below it. Folded at first.
class FoldButton : public QToolButton {
public:
    /// `part`: what it folds; null if the owner hides it by itself (toggled()).
    explicit FoldButton(const char* name, QWidget* part = nullptr, QWidget* parent = nullptr);
};

}  // namespace hexa::editor
