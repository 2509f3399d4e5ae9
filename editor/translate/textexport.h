// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace hexa {

class Locale;
class TranslateDesk;

/// Writes Markdown on pages (A4). Fails with "file.write-failed".
Status writePages(const QString& path, const QString& markdown, const QString& title);

/// Chooses form, languages and folder, and writes a file a language.
class TextExportDialog : public QDialog {
    Q_OBJECT
public:
    TextExportDialog(TranslateDesk& desk, const Locale& locale, const QString& folder,
                     QWidget* parent = nullptr);

    /// Writes the files; false and the reason in the dialog if that fails.
    bool write();

signals:
    void told(const QString& text);

private:
    TranslateDesk& mDesk;
    const Locale& mLocale;
    QComboBox* mForm;
    QLineEdit* mFolder;
    QList<QCheckBox*> mLanguages;
    QLabel* mError;
};

}  // namespace hexa
