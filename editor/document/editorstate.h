// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/hex/symmetry.h"
#include "editor/document/layers.h"

#include <QMetaType>
#include <QObject>

namespace hexa::editor {

class Document;

/// A thing other than a tile to be placed, as the hand holds it: kind, owner, the way it looks,
/// properties.
struct ObjectBrush {
    ObjectTable table = ObjectTable::Pieces;
    /// Kind of the catalog or of the map's own regions; empty: a label, or a zone without a kind.
    std::string kind;
    int seat = -1;
    int turns = 0;  ///< Sixths clockwise, after the optional reflection.
    bool mirrored = false;
    Attributes attributes;
    friend bool operator==(const ObjectBrush&, const ObjectBrush&) = default;
};

/// State of the designer's hand: the tile or object to place, the brush's size, the symmetry of
/// every placing, and the visible and open layers. Belongs to a window, not to the file.
class EditorState : public QObject {
    Q_OBJECT
public:
    explicit EditorState(QObject* parent = nullptr) : QObject(parent) {}

    /// Returns a tile, KindId::Empty (eraser) or KindId::Blank.
    KindId brush() const { return mBrush; }
    void setBrush(KindId kind);
    /// Returns several tiles from which each hex gets one at random; empty if there is only the
    /// brush.
    const std::vector<KindId>& mixture() const { return mMixture; }
    /// Sets the mixture. The first tile is the brush; a mixture has at least two.
    void setMixture(std::vector<KindId> kinds);
    /// Returns a thing instead of a tile; none for a tile.
    const std::optional<ObjectBrush>& object() const { return mObject; }
    void setObject(ObjectBrush object);
    /// Radius of the brush in hex steps, 0 = a single hex.
    int brushRadius() const { return mBrushRadius; }
    void setBrushRadius(int radius);

    /// Returns the symmetries of the document's layout, as groups to choose from; the first is
    /// always "none". Found when first asked for, and again after the layout changed.
    const std::vector<SymmetryGroup>& symmetries(const Document& document);
    /// Must be called after adding or removing cells: the chosen symmetry stays only if it still
    /// keeps the layout.
    void layoutChanged(const Document& document);
    /// Returns the chosen group; empty = none.
    const SymmetryGroup& symmetry() const { return mSymmetry; }
    void setSymmetry(SymmetryGroup group);
    /// Returns a hex and its partners under the chosen symmetry.
    std::vector<Hex> withPartners(Hex at) const { return orbit(at, mSymmetry); }

    const Layers& layers() const { return mLayers; }
    void setLayers(const Layers& layers);

signals:
    void layersChanged();
    /// Tile, object or size have changed.
    void brushChanged();
    void symmetryChanged();

private:
    KindId mBrush = KindId::Empty;
    std::vector<KindId> mMixture;
    std::optional<ObjectBrush> mObject;
    int mBrushRadius = 0;
    SymmetryGroup mSymmetry;
    Layers mLayers;
    std::vector<SymmetryGroup> mSymmetries;
};

}  // namespace hexa::editor

Q_DECLARE_METATYPE(hexa::editor::ObjectBrush)
