// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/heat.h"

#include <QCoreApplication>
#include <QWidget>

#include <memory>
#include <string>

class QComboBox;
class QLabel;

namespace hexa::editor {

class BalanceSession;
class HeatLegend;

/// Content of an overlay, with the ends of its scale.
struct BalanceOverlay {
    paint::HeatLayer heat;
    QString low, high;  ///< Meaning of the ends of the colours; empty: there is no scale.
    QString note;       ///< Meaning of the marks, or the reason for an empty overlay.
};
/// Returns the overlay. `kind`: id of a layer of the game (BalanceOverlays), fightsOverlay, or
/// empty: none.
BalanceOverlay overlayOf(const BalanceSession& session, const std::string& kind, std::size_t seat);
/// Places of fights in the games played.
inline const std::string fightsOverlay = "fights";

/// A strip above the map: which overlay, for which seat, and its legend.
class OverlayBar : public QWidget {
    Q_OBJECT
public:
    explicit OverlayBar(BalanceSession& session, QWidget* parent = nullptr);

    /// Returns the kind as for overlayOf().
    std::string kind() const;
    /// Chooses a kind; an unknown one shows nothing.
    void setKind(const std::string& kind);
    /// Chooses the next kind, the first after the last.
    void chooseNext();
    /// Returns the layer; null while there is nothing to show.
    std::shared_ptr<const paint::HeatLayer> heat() const { return mHeat; }

signals:
    void heatChanged();

private:
    void retranslate();
    void refresh();
    void offerLayers();

    BalanceSession& mSession;
    QLabel* mTitle;
    QComboBox* mKinds;
    QComboBox* mSeats;
    HeatLegend* mLegend;
    QLabel* mNote;
    std::shared_ptr<const paint::HeatLayer> mHeat;
};

}  // namespace hexa::editor
