// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace hexa::editor {

/// Stack of pages with one visible. Only that one determines the minimum size: a hidden page must
/// not make the window wider than the screen.
class PageStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
};

}  // namespace hexa::editor
