// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/bundleform.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace hexa::editor {

class OrderEntry;
class PlaySession;
class Viewer;

/// Counts that belong together, such as the number of sacrifices of each kind. It has a number for
/// each, the number needed or left, and one button to give them all.
class BundleEntry : public QWidget {
    Q_OBJECT
public:
    BundleEntry(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent = nullptr);

    void focusFirst();
    /// Gives the focus to the button that confirms the counts, or to the first field if more are
    /// needed.
    void focusConfirm();
    /// Returns the button below the fields.
    QPushButton* button() const { return mConfirm; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void rebuild();
    void retranslate();

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    BundleForm mForm;
    QGridLayout* mGrid;
    QList<QSpinBox*> mFields;
    QLabel* mLeft;
    QPushButton* mConfirm;
};

}  // namespace hexa::editor
