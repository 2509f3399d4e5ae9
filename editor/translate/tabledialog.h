// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/table.h"

#include <QDialog>
#include <QString>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QTableWidget;

namespace hexa::editor {

class Locale;

/// Asks what the columns of a table (CSV) hold: a language, IDs, notes, the longest length, or
/// nothing for the texts. Guesses it from their names, and shows the first rows.
class TableDialog : public QDialog {
    Q_OBJECT
public:
    /// @param bytes of a file that tableHead() can read, maybe as Latin 1 @param project that texts
    /// come back for, with its languages first in the lists; null: a new one
    TableDialog(const Locale& locale, const QString& name, std::string bytes, const texts::Project* project,
                QWidget* parent);

    /// Returns the chosen columns, with the source first.
    texts::TableColumns columns() const;
    char separator() const;
    texts::Encoding encoding() const;
    /// Return what accept() has made of the table: a new project, or the texts that come back.
    texts::Project takeProject() { return std::move(mMade); }
    std::vector<texts::Catalogue> takeTexts() { return std::move(mTexts); }

    /// Chooses what a column holds, as if by hand: "en", "#id", "#note", "#max", or nothing.
    void setColumn(int column, const QString& role);

    void accept() override;

private:
    /// Reads the head again after another separator or encoding was chosen.
    void read();
    /// Makes what was asked for of the table.
    Status make();
    QComboBox* roleBox(int column) const;
    /// Adds a language to the choices of a column, once.
    void addLanguage(QComboBox& box, const std::string& language) const;
    /// Chooses what names and cells tell, and asks for what they leave open.
    void guess();
    /// Names the columns whose language a person still has to choose.
    void showUnsure();
    void showSources();

    const Locale& mLocale;
    std::string mName;  ///< Of the file.
    std::string mBytes;
    texts::TableHead mHead;
    std::vector<texts::UnsureColumn> mUnsureColumns;
    std::string mSourceOfProject;
    std::vector<std::string> mOfProject;  ///< Languages that texts come back for; none: a new project.
    std::vector<std::string> mLanguages;
    texts::Project mMade;
    std::vector<texts::Catalogue> mTexts;
    QComboBox* mSeparator;
    QCheckBox* mLatin1;
    QComboBox* mSource;
    QTableWidget* mTable;
    QLabel* mUnsure;
    QLabel* mError;
    QDialogButtonBox* mButtons;
};

}  // namespace hexa::editor
