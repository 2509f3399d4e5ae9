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
class TranslateSession;

/// Terms that the open texts seem to use and their glossary does not know: looked for beside the
/// window's work, each taken into the glossary or passed over by one key. A window of its own that
/// may stay open.
class TermFinder : public QDialog {
    Q_OBJECT
public:
    explicit TermFinder(TranslateSession& session, QWidget* parent = nullptr);

    /// Shows itself and looks for terms.
    void look();
    /// Takes the chosen candidates into the glossary, as one step to undo.
    void confirm();
    /// Leaves the chosen ones out until the window is closed.
    void dismiss();

    QTableView& table() const { return *mTable; }
    bool looking() const { return mSearch.pending(); }

signals:
    /// Where words of a language stand is to be shown.
    void placesRequested(const std::string& language, const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void ask();
    void take(std::vector<texts::TermCandidate> candidates);
    void showState();
    void showPlaces();
    std::vector<int> chosen() const;
    void removeRows(const std::vector<int>& rows);

    TranslateSession& mSession;
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
