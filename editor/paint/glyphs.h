// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/sketch.h"

#include <QLineF>
#include <QPointF>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

// Common parts of the painters of edges, pieces, regions and zones.

namespace hexa::paint {

inline const QColor ink(0x1c, 0x1a, 0x17);
inline const QColor paper(0xff, 0xfd, 0xf8);

/// Returns the middle of a side of a hex, in map units.
QPointF borderMiddle(Hex hex, int direction, Orientation orientation);
/// Returns the place of a counter alone on its hex, on a side or on a corner of it, in map units
/// from the middle of the hex.
QPointF counterPlace(const PiecePlacement& piece, Orientation orientation);
/// A single counter with a drawing on its hex is large enough to be recognized on a map seen whole:
/// its middle, from that of the hex, and its size, in map units.
inline constexpr QPointF loneDrawingPlace{0, -0.05};
inline constexpr double loneDrawingSize = 0.84;

/// Returns one side of a hex on the painter, `inset` map units inside of it.
QLineF sideLine(const Sketch& sketch, Hex hex, int direction, double inset);
/// Fills the hex, or the rest of a cut one, with the painter's brush and pen; `grow` in map units.
void fillHex(const Sketch& sketch, Hex hex, double grow = 0);
/// Returns the direction from the middle of a hex towards a side, 1 long, on the painter.
QPointF towards(int direction, Orientation orientation);
/// Calls paint() with the origin at a point and turned with a thing: by sixths clockwise, after the
/// reflection.
void paintTurned(const Sketch& sketch, QPointF at, int turns, bool mirrored,
                 const std::function<void()>& paint);

/// Paints a small plate with a text where it can be seen. A text wider than `maxWidth` map units is
/// cut.
void paintPlate(const Sketch& sketch, QPointF middle, double cap, const QString& text,
                std::optional<double> maxWidth = {});
void paintAreaNames(const Sketch& sketch);
QString textIn(const Sketch& sketch, const Localized& text);

/// Looks of a catalog's kinds, each found once for a paint; neighbours in a table are often of one
/// kind.
template <class Kind, class Look>
class Looks {
public:
    template <class Make>
    Looks(const std::vector<Kind>& kinds, Make make) : mKinds(kinds), mUnknown(make(nullptr)) {
        for (const Kind& kind : kinds) mLooks.push_back(make(&kind));
    }
    const Look& of(std::string_view id) {
        if (mLast < mKinds.size() && mKinds[mLast].id == id) return mLooks[mLast];
        for (mLast = 0; mLast < mKinds.size(); ++mLast)
            if (mKinds[mLast].id == id) return mLooks[mLast];
        return mUnknown;
    }

private:
    const std::vector<Kind>& mKinds;
    std::vector<Look> mLooks;
    Look mUnknown;
    std::size_t mLast = 0;
};

}  // namespace hexa::paint
