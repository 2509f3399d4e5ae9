// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <string>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace hexa::editor {

class MarkupLabel;
class OrderEntry;
class PlaySession;
class Viewer;

/// Orders to write, as on paper, with the board beside them: a number for each place, a place for
/// each special piece, the rest, and the reason why they can't be sealed.
class OrderEditor : public QWidget {
    Q_OBJECT
public:
    explicit OrderEditor(const PlaySession& session, Viewer& viewer, OrderEntry& orders,
                         QWidget* parent = nullptr);
    void focusFirst();
    /// Gives the focus to the button that seals the orders, or to the first field if it can't be
    /// sealed.
    void focusSeal();
    /// Returns the buttons below the fields, in their tab order.
    QWidgetList buttons() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void refresh();
    void retranslate();

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    QLabel* mLeft;
    QScrollArea* mScroll;
    QWidget* mRows;
    QGridLayout* mGrid;
    MarkupLabel* mRefusal;
    QPushButton* mClear;
    QPushButton* mSeal;
    std::map<std::string, QSpinBox*> mNumbers;
    std::map<std::string, QComboBox*> mPlaces;
    std::map<std::string, QPushButton*> mHands;
    QString mShown;  ///< The form that the rows are made for.
};

}  // namespace hexa::editor
