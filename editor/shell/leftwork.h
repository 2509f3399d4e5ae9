// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/leftcopy.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace hexa::editor {

class Locale;

/// Something that an earlier run left behind, of whatever kind.
struct LeftWork {
    QString name;  ///< As people call it: "the map “The Ford”".
    LeftCopy copy;
    /// Takes it into the window; false: it could not be, or has no copy of its own there yet, and
    /// this one stays.
    std::function<bool()> recover;
    /// Of those with the same group one window holds one; the others wait for the next start. 0: as
    /// many as there are.
    int group = 0;
};

/// Those with a suffix. What the user's file has as well goes without a question; `read` reads a
/// copy, and one that can't be read is put aside, which is told.
std::vector<LeftWork> leftWork(QWidget* window, const Locale& locale, const QString& folder,
                               const QString& suffix,
                               const std::function<Result<LeftWork>(const LeftCopy&)>& read);

/// Offers what was left behind, all at once: a question about a single one, a list of several.
void offerLeftWork(QWidget* window, std::vector<LeftWork> all);

/// All that was left behind, to be ticked.
class LeftWorkDialog : public QDialog {
    Q_OBJECT
public:
    LeftWorkDialog(const std::vector<LeftWork>& all, QWidget* parent);
    enum class Answer { Recover, Discard, Later };
    Answer answer() const { return mAnswer; }
    bool isTicked(std::size_t index) const;

private:
    void refresh();
    void end(Answer answer);

    QListWidget* mList;
    QLabel* mDetails;
    QPushButton* mRecover;
    QPushButton* mDiscard;
    std::vector<QString> mAbout;  ///< By row: when it was kept, and how the user's file stands to it.
    Answer mAnswer = Answer::Later;
};

}  // namespace hexa::editor
