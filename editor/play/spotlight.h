// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QObject>

#include <utility>
#include <vector>

namespace hexa::editor {

/// The places that a panel beside the board speaks of. They are lit on the board, and while nothing is played on the picture of
/// the map.
class Spotlight : public QObject {
    Q_OBJECT
public:
    const std::vector<Hex>& places() const { return mPlaces; }
    /// Lights these and no others.
    void show(std::vector<Hex> places) {
        if (places == mPlaces) return;
        mPlaces = std::move(places);
        emit changed();
    }

signals:
    void changed();

private:
    std::vector<Hex> mPlaces;
};

}  // namespace hexa::editor
