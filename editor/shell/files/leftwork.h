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

/// Work of any kind that an earlier run left behind.
struct LeftWork {
    QString name;  ///< As people call it: "the map “The Ford”".
    LeftCopy copy;
    /// Takes the work into the window. False: the work stays, because it could not be taken, or has
    /// no copy of its own there yet.
    std::function<bool()> recover;
    /// One window holds one work of each group; the others wait for the next start. 0: any number.
    int group = 0;
};

/// Returns the work left behind in copies with a suffix. Drops copies that equal the user's file
/// without a question. Sets unreadable ones apart and tells it.
/// @param read reads a copy
std::vector<LeftWork> leftWork(QWidget* window, const Locale& locale, const QString& folder,
                               const QString& suffix,
                               const std::function<Result<LeftWork>(const LeftCopy&)>& read);

/// Offers all work left behind: a question about a single one, a list of several.
void offerLeftWork(QWidget* window, std::vector<LeftWork> all);

/// List of all work left behind, with check boxes.
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
    /// Time of the copy and how it compares with the user's file, by row.
    std::vector<QString> mAbout;
    Answer mAnswer = Answer::Later;
};

}  // namespace hexa::editor
