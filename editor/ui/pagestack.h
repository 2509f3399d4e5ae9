// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace hexa::editor {

/// Pages of which one is seen. Only that one says how much room is needed: a page that nobody sees
/// must not make the window wider than the screen.
class PageStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
};

}  // namespace hexa::editor
