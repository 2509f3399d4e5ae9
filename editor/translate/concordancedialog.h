// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"
#include "editor/jobs/latestjob.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace hexa::editor {

class ConcordanceModel;
class LazyUpdate;
class CurrentText;
class TextDocument;

/// Places of words in the open texts, even inflected ones, with the same passages in the other
/// languages. A window of its own, which may stay open and follows the texts. Searches in the
/// background.
class ConcordanceDialog : public QDialog {
    Q_OBJECT
public:
    ConcordanceDialog(const TextDocument& document, CurrentText& current, QWidget* parent = nullptr);

    /// Searches for words of a language. Without words, repeats the last search.
    void look(const std::string& language, const QString& words);
    QTableView& table() const { return *mTable; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillLanguages();
    void lookNow();
    void take(std::vector<texts::FindHit> hits);
    void goTo(int row);
    std::string language() const;

    const TextDocument& mDocument;
    CurrentText& mCurrent;
    ConcordanceModel* mModel;
    QLineEdit* mWords;
    QComboBox* mLanguage;
    QTableView* mTable;
    QLabel* mCount;
    LazyUpdate* mLook;
    LatestJob mSearch;
    int mHits = 0;
};

}  // namespace hexa::editor
