// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace hexa::editor {

class GlossaryModel;
class TermEditor;
class TextDocument;
class TextTerms;

/// The glossary of the open texts, for viewing and editing beside them. A window of its own, which
/// may stay open. Changes go into the history of the texts; alerts and marked terms follow.
class GlossaryDialog : public QDialog {
    Q_OBJECT
public:
    GlossaryDialog(const TextDocument& document, TextTerms& terms, QWidget* parent = nullptr);

    /// Goes to a term, even if the search excludes it.
    void showTerm(const std::string& key);
    /// Adds a term; the form is its preferred one in a language, if it is not empty.
    void addTerm(const std::string& language = {}, const QString& form = {});

    QTableView& table() const { return *mTable; }

signals:
    /// Ask for a file with terms, or for one to save them in.
    void importRequested();
    void exportRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showCurrent();
    void removeChosen();
    void showState();

    const TextDocument& mDocument;
    TextTerms& mTerms;
    GlossaryModel* mModel;
    QLineEdit* mSearch;
    QTableView* mTable;
    TermEditor* mEditor;
    QPushButton* mAdd;
    QPushButton* mRemove;
    QPushButton* mImport;
    QPushButton* mExport;
    QLabel* mState;
    std::string mKey;  ///< Key of the shown term, if any.
};

}  // namespace hexa::editor
