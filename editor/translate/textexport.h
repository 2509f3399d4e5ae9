// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"
#include "editor/translate/textwriter.h"

#include <QDialog>
#include <QList>
#include <QString>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace hexa::editor {

class Locale;
class TextDocument;

/// Dialog for form, languages and folder. Writes a file for each language, in the background.
/// Existing files are replaced only if the user agrees. Cancel stops the writing, leaves none of
/// the files and keeps the dialog open.
class TextExportDialog : public QDialog {
    Q_OBJECT
public:
    TextExportDialog(const TextDocument& document, const Locale& locale, const QString& folder,
                     QWidget* parent = nullptr);
    ~TextExportDialog() override;

    void done(int code) override;

signals:
    /// The files are written; the dialog closes.
    void exported(const QString& folder);
    void reported(const QString& text);

private:
    TextOutput form() const;
    /// Returns the files to write with the present choices.
    QList<TextTarget> targets() const;
    /// Asks if there are some already.
    bool mayReplace(const QList<TextTarget>& targets);
    /// Does nothing if the user decides against replacing files. Says in the dialog if there is
    /// nothing to write.
    void start();
    void finished(const Status& status, const TextOutcome& outcome);
    void fail(const QString& text);
    void showState();
    /// True if files of the chosen form were imported.
    bool hasImportedFiles() const;

    const TextDocument& mDocument;
    const Locale& mLocale;
    QWidget* mChoices;
    QComboBox* mForm;
    QCheckBox* mInPlace;  ///< Imported files come back with changed translations only.
    QLineEdit* mFolder;
    QList<QCheckBox*> mLanguages;
    QLabel* mError;
    QProgressBar* mProgress;
    QDialogButtonBox* mButtons;
    int mFiles = 0;
    Job mJob;  // last: its work ends before the rest goes
};

}  // namespace hexa::editor
