// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QObject>
#include <QPersistentModelIndex>

#include <functional>
#include <memory>

class QAbstractItemView;
class QFrame;
class QLabel;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::paint {
class TileArt;
}

namespace hexa::editor {

class MapPreview;

/// Replaces the tooltips of a list of maps: shows the map under the pointer, large, with the words
/// of the tooltip below. Appears beside the list.
class HoverPreview : public QObject {
    Q_OBJECT
public:
    /// The map of an entry, or null.
    using MapOf = std::function<std::shared_ptr<const Scenario>(const QModelIndex&)>;

    /// Creates it as a child of the list. The game must outlive the list.
    HoverPreview(QAbstractItemView& list, const GameSystem& system, MapOf mapOf);
    ~HoverPreview() override;

    /// Returns the visible preview, or null.
    const QFrame* shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QModelIndex& index);

    QAbstractItemView& mList;
    const GameSystem& mSystem;
    MapOf mMapOf;
    std::unique_ptr<paint::TileArt> mArt;
    QFrame* mFrame = nullptr;  ///< Made when it is first wanted.
    MapPreview* mMap = nullptr;
    QLabel* mWords = nullptr;
    QPersistentModelIndex mIndex;
};

}  // namespace hexa::editor
