// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QPointer>
#include <QWidget>

class QMenu;
class QVBoxLayout;

namespace hexa::editor {

class MarkupLabel;
class PlaySession;
class OrderEntry;
class Viewer;

/// Panel with things beside the board: actions, cards, figures, in groups; the hand of the viewer.
/// The text of a card is shown under the pointer or with the focus.
class CardsPanel : public QWidget {
    Q_OBJECT
public:
    explicit CardsPanel(const PlaySession& session, Viewer& viewer, OrderEntry& orders,
                        QWidget* parent = nullptr);

signals:
    void placeRequested(hexa::Hex at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showText(const QWidget& card);
    /// Chooses a card, or opens a menu below its button if there are several options. False if
    /// there is none.
    bool choose(const std::string& card, QWidget& button);

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    QWidget* mGroups;
    QVBoxLayout* mColumn;
    MarkupLabel* mText;
    QPointer<QMenu> mMenu;  ///< Open menu of a card.
    QString mShown;
};

}  // namespace hexa::editor
