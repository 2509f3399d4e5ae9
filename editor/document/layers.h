// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <array>

namespace hexa::editor {

/// Parts of a map shown, hidden and locked together: its tiles, or the objects of one table.
enum class Layer { Tiles, Edges, Pieces, Regions, Zones, Labels };
inline constexpr std::array allLayers{Layer::Tiles,   Layer::Edges, Layer::Pieces,
                                      Layer::Regions, Layer::Zones, Layer::Labels};

constexpr Layer layerOf(ObjectTable table) {
    switch (table) {
    case ObjectTable::Edges:
        return Layer::Edges;
    case ObjectTable::Pieces:
        return Layer::Pieces;
    case ObjectTable::Regions:
        return Layer::Regions;
    case ObjectTable::Zones:
        return Layer::Zones;
    case ObjectTable::Labels:
        break;
    }
    return Layer::Labels;
}

/// States of one window's layers. All are visible and open at first.
class Layers {
public:
    bool hidden(Layer layer) const { return mHidden[index(layer)]; }
    bool locked(Layer layer) const { return mLocked[index(layer)]; }
    /// True if tools, drops and keys may change the layer. Objects that move with a tile do so in
    /// any case.
    bool open(Layer layer) const { return !hidden(layer) && !locked(layer); }
    void setHidden(Layer layer, bool hidden) { mHidden[index(layer)] = hidden; }
    void setLocked(Layer layer, bool locked) { mLocked[index(layer)] = locked; }
    friend bool operator==(const Layers&, const Layers&) = default;

private:
    static constexpr std::size_t index(Layer layer) { return static_cast<std::size_t>(layer); }
    std::array<bool, allLayers.size()> mHidden{};
    std::array<bool, allLayers.size()> mLocked{};
};

}  // namespace hexa::editor
