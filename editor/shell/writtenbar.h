// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

/// Says above the page where a file was written that the window does not show, with what people do
/// next: open it, or its folder. Goes by itself after a while, but never from under the pointer or
/// the keys.
class WrittenBar : public QFrame {
    Q_OBJECT
public:
    explicit WrittenBar(QWidget* parent = nullptr);

    /// A file or a folder; takes the place of what was told before.
    void tell(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

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
