// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace hexa::editor {

class PlaySession;
class Viewer;

/// Log of events, as far as the viewer may know; lines since his last decision are marked. Choosing
/// a line shows its place. A double click, or Enter on a line selected by keys, goes back to its
/// moment.
class LogPanel : public QWidget {
    Q_OBJECT
public:
    explicit LogPanel(PlaySession& session, Viewer& viewer, QWidget* parent = nullptr);

signals:
    void placeRequested(hexa::Hex at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void goTo(const QListWidgetItem& item);

    PlaySession& mSession;
    Viewer& mViewer;
    QListWidget* mList;
    bool mWalked = false;  ///< The user himself has chosen the present line.
};

}  // namespace hexa::editor
