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

/// Maps a few tiles away from the open one, each better in something that its line says. Made
/// beside the window whenever the map rests, while the panel is seen. Pointing at one shows its
/// tiles on the map, a click chooses it, and only the button, a double click or Return takes it.
class SuggestionsPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit SuggestionsPanel(GenerateSession& session, QWidget* parent = nullptr);

    /// Whether somebody can see it: one behind another tab is visible to Qt. Nothing is looked for
    /// before.
    void setSeen(bool seen);
    /// Suggestions are being made.
    bool looks() const { return mFinding.pending(); }

signals:
    /// The tiles that lie otherwise in the suggestion that is pointed at, and the edit that takes
    /// it; none and null: no longer.
    void previewed(const std::vector<std::pair<hexa::Hex, hexa::KindId>>& tiles, const hexa::Edit* edit);

protected:
    void changeEvent(QEvent* event) override;
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
    QLabel* mTold;
    QListWidget* mList;
    QPushButton* mTake;
    std::vector<generate::Suggestion> mFound;
    std::optional<Error> mError;
    int mPreviewed = -1;  ///< Row.
    bool mSeen = false;
    bool mDue = true;  ///< What was found is of another map, or nothing was looked for yet.
    LatestJob mFinding;
};

}  // namespace hexa::editor
