// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/textdocument.h"
#include "editor/translate/textterms.h"

#include <QAbstractTableModel>

namespace hexa::editor {

/// The glossary of the open texts as a table: key, the preferred form in each language, note.
/// Writing into a cell changes the glossary by one undo step.
class GlossaryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    GlossaryModel(const TextDocument& document, TextTerms& terms, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Shows only terms with these words in key, forms or note.
    void setWords(const QString& words);
    void retranslate();

    /// Returns the languages of the project, then all others that terms have forms in.
    const std::vector<std::string>& languages() const { return mLanguages; }
    /// Returns the index of the row's term in the glossary.
    std::size_t termOf(int row) const { return mShown[static_cast<std::size_t>(row)]; }
    /// -1 if the term is not shown.
    int rowOf(const std::string& key) const;
    /// Returns the problems of a term, as sentences.
    QStringList oddities(std::size_t term) const;

    // Edits, each one undo step. replace() returns false and tells the reason if the key is empty
    // or another term has it.
    bool replace(std::size_t index, texts::Term term);
    /// Adds a term and gives its key.
    std::string add();
    void remove(const std::vector<std::size_t>& terms);

signals:
    /// A change was refused, for this reason.
    void refused(const QString& reason);
    /// A term gets another key with the next change.
    void renamed(const std::string& before, const std::string& now);

private:
    bool passes(const texts::Term& term) const;
    std::vector<std::string> allLanguages() const;
    /// Updates the lists of terms and languages.
    void refill();
    /// Shows the present glossary. Rows stay while terms are only edited, so that none disappears
    /// during editing.
    void refresh();
    const texts::Glossary& glossary() const { return mTerms.glossary(); }
    int noteColumn() const { return 1 + static_cast<int>(mLanguages.size()); }

    const TextDocument& mDocument;
    TextTerms& mTerms;
    QString mWords;
    std::vector<std::string> mLanguages;
    std::vector<std::size_t> mShown;  ///< Shown ones, by row.
    std::size_t mCount = 0;           ///< Number of all terms at the last filling.
    std::vector<texts::GlossaryFinding> mFindings;
};

/// Returns the name of a status.
QString formStatusName(texts::FormStatus status);

}  // namespace hexa::editor
