// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace hexa::editor {

class BalanceSession;

/// The verdict on the open map in one line, with its picture: "Unfair: 22 points". Follows the
/// session.
class HeadlineLabel : public QWidget {
    Q_OBJECT
public:
    /// WhenJudged: hidden while there is only a gap, predicted or played.
    enum class Shown { Always, WhenJudged };
    HeadlineLabel(BalanceSession& session, Shown shown, QWidget* parent = nullptr);

    QString text() const;

private:
    void refresh();

    BalanceSession& mSession;
    const Shown mShown;
    QLabel* mPicture;
    QLabel* mWords;
};

}  // namespace hexa::editor
