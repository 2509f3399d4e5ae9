// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace hexa::editor {

class PlaySession;
class Viewer;

/// What happened, as far as the one at the screen may know; lines since his last decision are
/// marked. Choosing a line shows its place; a double click, or Enter on a line that the user has
/// walked to, goes back to its moment.
class LogPanel : public QWidget {
    Q_OBJECT
public:
    explicit LogPanel(PlaySession& session, Viewer& viewer, QWidget* parent = nullptr);

signals:
    void placeRequested(hexa::Hex at);

protected:
    void changeEvent(QEvent* event) override;
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
