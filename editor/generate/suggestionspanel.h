// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/generate/suggest.h"
#include "editor/jobs/latestjob.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace hexa::editor {

class GenerateSession;

/// Maps a few tiles away from the open one. Each is better in a quality that its line names. They
/// are searched for in the background whenever the map rests, while the panel is visible. Pointing
/// at one shows its tiles on the map, and a click selects it. The button, a double click or Enter
/// applies it.
class SuggestionsPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit SuggestionsPanel(GenerateSession& session, QWidget* parent = nullptr);

    /// Sets if the panel is visible to the user. Qt counts a panel behind another tab as visible.
    /// Searches only while true.
    void setSeen(bool seen);
    /// True while suggestions are being computed.
    bool looks() const { return mFinding.pending(); }

signals:
    /// The pointer is on a suggestion with these different tiles; the edit applies it. None and
    /// null: no longer.
    void previewed(const std::vector<std::pair<hexa::Hex, hexa::KindId>>& tiles, const hexa::Edit* edit);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void renew();
    void find();
    void fill();
    QString line(const generate::Suggestion& suggestion) const;
    Edit editOf(const generate::Suggestion& suggestion) const;
    void preview(int row);
    void previewChosen();
    void take(int row);

    GenerateSession& mSession;
    QLabel* mStatus;
    QListWidget* mList;
    QPushButton* mTake;
    std::vector<generate::Suggestion> mFound;
    std::optional<Error> mError;
    int mPreviewed = -1;  ///< Row.
    bool mSeen = false;
    /// True if the results are for another map, or nothing was searched for yet.
    bool mDue = true;
    LatestJob mFinding;
};

}  // namespace hexa::editor
