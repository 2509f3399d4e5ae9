// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

/// Shows the path of a written file or folder above the page. Offers to open the file or its
/// folder. Disappears after a while, unless it has the pointer or the focus.
class WrittenBar : public QFrame {
    Q_OBJECT
public:
    explicit WrittenBar(QWidget* parent = nullptr);

    /// Shows a file or a folder, in place of the last message.
    void tell(const QString& path);

private:
    void retranslate();
    void goSoon();

    QString mPath;
    QLabel* mText;
    QPushButton* mOpen;
    QPushButton* mFolder;
    QToolButton* mClose;
    QTimer mGoing;
};

}  // namespace hexa::editor
