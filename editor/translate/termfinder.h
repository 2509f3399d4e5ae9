// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/termmining.h"
#include "editor/jobs/latestjob.h"

#include <QDialog>

#include <set>
#include <string>

class QLabel;
class QPushButton;
class QTableView;

namespace hexa::editor {

class TermFinderModel;
class TextDocument;
class TextTerms;

/// Possible terms in the open texts that their glossary lacks. Searches in the background. One key
/// adds a term to the glossary or skips it. A window of its own, which may stay open.
class TermFinder : public QDialog {
    Q_OBJECT
public:
    TermFinder(const TextDocument& document, TextTerms& terms, QWidget* parent = nullptr);

    /// Shows itself and looks for terms.
    void look();
    /// Takes the chosen candidates into the glossary, as one step to undo.
    void confirm();
    /// Leaves the chosen ones out until the window is closed.
    void dismiss();

    QTableView& table() const { return *mTable; }
    bool looking() const { return mSearch.pending(); }

signals:
    /// Asks the window to show the places of words of a language.
    void placesRequested(const std::string& language, const QString& words);

private:
    void retranslate();
    void ask();
    void take(std::vector<texts::TermCandidate> candidates);
    void showState();
    void showPlaces();
    std::vector<int> chosen() const;
    void removeRows(const std::vector<int>& rows);

    const TextDocument& mDocument;
    TextTerms& mTerms;
    TermFinderModel* mModel;
    QTableView* mTable;
    QLabel* mState;
    QPushButton* mConfirm;
    QPushButton* mDismiss;
    QPushButton* mPlaces;
    LatestJob mSearch;
    std::set<std::string> mDismissed;  ///< Forms of the first language.
};

}  // namespace hexa::editor
