// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/glossary/glossary.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace hexa::editor {

/// One term of the glossary in full: all its forms with their statuses, the note, and its search
/// settings.
class TermEditor : public QWidget {
    Q_OBJECT
public:
    explicit TermEditor(QWidget* parent = nullptr);

    /// Shows a term; `oddities` are sentences about it.
    void setTerm(const texts::Term& term, const std::vector<std::string>& languages,
                 const QStringList& oddities);
    void clear();
    void focusKey();

signals:
    /// The user has changed the term to this.
    void edited(const hexa::texts::Term& term);

private:
    void retranslate();
    void fill();
    void addRow(const std::string& language, bool first, const texts::Form* form);
    void formEdited(int row);
    /// Makes a form of a language another one; an empty `before` adds it.
    void change(const std::string& language, const std::string& before, texts::Form now);
    void takeFields();

    texts::Term mTerm;
    std::vector<std::string> mLanguages;
    struct Row {
        std::string language;
        std::string form;  ///< Text of the form when it was shown; empty: the row adds one.
    };
    std::vector<Row> mRows;
    QTableWidget* mForms;
    QLabel* mKeyLabel;
    QLabel* mNoteLabel;
    QLineEdit* mKey;
    QLineEdit* mNote;
    QCheckBox* mCommon;
    QCheckBox* mName;
    QCheckBox* mCase;
    QLabel* mOdd;
    bool mFilling = false;
    bool mWriting = false;  ///< True while a cell is being committed: its row must not be deleted.
};

}  // namespace hexa::editor
