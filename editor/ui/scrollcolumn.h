// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace hexa::editor {

/// A column of controls (setWidget()) that scrolls up and down only, so it is never narrower than
/// what it holds: in no language anything is cut off at the right.
class ScrollColumn : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrollColumn(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
};

}  // namespace hexa::editor
