// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace hexa::editor {

/// A column of controls (setWidget()) that scrolls only up and down. It is never narrower than its
/// contents, so that nothing is cut off at the right in any language.
class ScrollColumn : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrollColumn(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
};

}  // namespace hexa::editor
