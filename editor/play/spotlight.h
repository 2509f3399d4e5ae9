// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QObject>

#include <utility>
#include <vector>

namespace hexa::editor {

/// Places mentioned by a panel beside the board. They are lit on the board, or on the picture of
/// the map while no game runs.
class Spotlight : public QObject {
    Q_OBJECT
public:
    const std::vector<Hex>& places() const { return mPlaces; }
    /// Lights only these places.
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
