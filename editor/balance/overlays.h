// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/heat.h"

#include <QCoreApplication>
#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;

namespace hexa::editor {

class BalanceSession;
class HeatLegend;

enum class OverlayKind { None, Reach, Contested, Critical, Value, Fights };

/// What an overlay shows, with the ends of its scale.
struct BalanceOverlay {
    paint::HeatLayer heat;
    QString low, high;  ///< What the ends of the colours stand for; empty: there is no scale.
    QString note;       ///< What the marks mean, or why there is nothing to show.
};
BalanceOverlay overlayOf(const BalanceSession& session, OverlayKind kind, std::size_t seat);

/// A strip above the map: which overlay, for which seat, and its legend.
class OverlayBar : public QWidget {
    Q_OBJECT
public:
    explicit OverlayBar(BalanceSession& session, QWidget* parent = nullptr);

    OverlayKind kind() const;
    void setKind(OverlayKind kind);
    /// The next kind, the first after the last.
    void chooseNext();
    /// Null while there is nothing to show.
    std::shared_ptr<const paint::HeatLayer> heat() const { return mHeat; }

signals:
    void heatChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();

    BalanceSession& mSession;
    QLabel* mTitle;
    QComboBox* mKinds;
    QComboBox* mSeats;
    HeatLegend* mLegend;
    QLabel* mNote;
    std::shared_ptr<const paint::HeatLayer> mHeat;
};

}  // namespace hexa::editor
