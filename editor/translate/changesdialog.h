// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <string>
#include <vector>

class QCheckBox;
class QPushButton;
class QTableView;

namespace hexa::editor {

class ChangesModel;

/// A text before and after an offered change.
struct Change {
    std::size_t unit = 0;
    std::string language;
    QString before;
    QString after;
};

/// List of changes with check boxes, before they are made: the row, the words around the change,
/// before and after.
class ChangesDialog : public QDialog {
    Q_OBJECT
public:
    /// All changes are ticked at first.
    /// @param what reason for the changes
    ChangesDialog(const QString& title, const QString& what, std::vector<Change> changes, QWidget* parent);

    /// Returns the changes to make, by their places in the list.
    std::vector<std::size_t> ticked() const;

private:
    void showCount();

    ChangesModel* mModel;
    QTableView* mTable;
    QCheckBox* mAll;
    QPushButton* mDo;
};

}  // namespace hexa::editor
