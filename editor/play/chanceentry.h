// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/chanceform.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace hexa::editor {

class OrderEntry;
class PlaySession;
class Viewer;

/// Entry of chance at the players' table: a field for each die, card or tile, and a button that
/// lets the program throw or draw.
class ChanceEntry : public QWidget {
    Q_OBJECT
public:
    ChanceEntry(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent = nullptr);

    void focusFirst();

private:
    void refresh();
    void rebuild();
    void draw();
    void check();
    /// Returns the line given by the fields; empty while one of them is empty.
    std::string line() const;
    void retranslate();

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    ChanceForm mForm;
    QGridLayout* mGrid;
    QList<QComboBox*> mFields;
    QLabel* mRefusal;
    QPushButton* mDraw;
    QPushButton* mEnter;
    std::size_t mMoment = 0;  ///< Moment of the game that the fields are for.
};

}  // namespace hexa::editor
