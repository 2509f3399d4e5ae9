// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace hexa::editor {

/// Says above a game that has ended that its outcome is in the campaign, and leads there.
class OutcomeBar : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeBar(QWidget* parent = nullptr);

    /// Shows a text; an empty one hides the bar.
    void tell(const QString& text);

signals:
    void campaignRequested();

private:
    void retranslate();

    QLabel* mText;
    QPushButton* mShow;
};

}  // namespace hexa::editor
