// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/owncheck.h"
#include "core/texts/widest.h"

#include <QDialog>
#include <QList>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFontComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace hexa::editor {

class Locale;
class TextDocument;
class TextEdits;

/// The checks that people write for their texts: regular expressions that a text must have or must
/// not have, and the longest length and width of texts. All changes are one undo step.
class OwnChecksDialog : public QDialog {
    Q_OBJECT
public:
    OwnChecksDialog(const TextDocument& document, TextEdits& edits, const Locale& locale,
                    QWidget* parent = nullptr);

    const std::vector<texts::OwnCheck>& checks() const { return mChecks; }
    void accept() override;

private:
    void add();
    void remove();
    void showCheck();
    /// Takes the fields into the chosen check.
    void take();
    /// Returns what is wrong with a check, or an empty text. An empty pattern may still be written.
    QString errorOf(std::size_t number) const;
    void showError();
    QString nameAt(std::size_t number) const;
    /// Shows and returns the widest line.
    void showWidest();
    texts::Widest widest() const;

    const TextDocument& mDocument;
    TextEdits& mEdits;
    const Locale& mLocale;
    std::vector<texts::OwnCheck> mChecks;
    std::vector<bool> mNowhere;  ///< By check: no language is ticked, which its list can't say.
    QSpinBox* mLongest;
    QDoubleSpinBox* mWidest;  ///< Millimetres.
    QFontComboBox* mFont;
    QString mFontBefore;  ///< As it was first shown.
    QDoubleSpinBox* mPoints;
    QListWidget* mList;
    QPushButton* mAdd;
    QPushButton* mRemove;
    QWidget* mFields;
    QLineEdit* mName;
    QComboBox* mWants;
    QLineEdit* mPattern;
    QList<QCheckBox*> mLanguages;
    QComboBox* mSeverity;
    QLineEdit* mMessage;
    QLabel* mError;
    QDialogButtonBox* mButtons;
    bool mShowing = false;  ///< The fields are being set and not edited.
};

}  // namespace hexa::editor
