// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/project.h"

#include <QDialog>
#include <QList>
#include <QString>

#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace hexa {

class Locale;
class TranslateDesk;

/// Writes Markdown on pages (A4), as a whole or not at all. Fails as writeFile() does.
Status writePages(const QString& path, const QString& markdown, const QString& title);

/// Chooses form, languages and folder, and writes a file a language. Files that are there are only replaced if the user
/// says so.
class TextExportDialog : public QDialog {
    Q_OBJECT
public:
    TextExportDialog(TranslateDesk& desk, const Locale& locale, const QString& folder,
                     QWidget* parent = nullptr);

    /// Writes the files; false if the user would rather not replace some, or, with the reason in the dialog, if that fails or
    /// there is nothing to write.
    bool write();

signals:
    void told(const QString& text);

private:
    struct Target {
        std::string language;
        QString path;
    };
    /// The files that would be written as things are chosen.
    QList<Target> targets() const;
    /// Asks if there are some already.
    bool mayReplace(const QList<Target>& targets);

    TranslateDesk& mDesk;
    const Locale& mLocale;
    QComboBox* mForm;
    QLineEdit* mFolder;
    QList<QCheckBox*> mLanguages;
    QLabel* mError;
};

}  // namespace hexa
