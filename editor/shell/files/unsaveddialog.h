// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/files/asking.h"

#include <QDialog>

#include <vector>

class QListWidget;
class QPushButton;

namespace hexa::editor {

class PlainLabel;

/// Asks which of several maps with changes to save. All are ticked at first.
class UnsavedDialog : public QDialog {
    Q_OBJECT
public:
    UnsavedDialog(const QStringList& names, QWidget* window);

    /// After exec().
    UnsavedAnswer answer() const { return mAnswer; }
    bool isTicked(int map) const;

private:
    void showChoice();

    QListWidget* mList;
    PlainLabel* mLost;
    QPushButton* mSave = nullptr;
    UnsavedAnswer mAnswer = UnsavedAnswer::Cancel;
};

}  // namespace hexa::editor
