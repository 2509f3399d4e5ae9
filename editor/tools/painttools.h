// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "editor/tools/tool.h"

#include <map>

namespace hexa::editor {

/// A tool that paints with the tile in hand. Of several tiles it takes one at random for each hex
/// and its partners, preferably one with more left in the box. The preview is exactly the result.
class PaintTool : public MapTool {
    Q_OBJECT
public:
    explicit PaintTool(const ToolContext& context, QObject* parent);

protected:
    using Groups = std::map<KindId, std::vector<Hex>>;
    /// Returns the hexes and their partners by the kind that they are painted with.
    Groups byKind(std::span<const Hex> hexes);
    /// Returns the exact result of painting these hexes: tiles as ghosts, the other hexes refused,
    /// the reason at the pointer.
    Overlay preview(std::span<const Hex> hexes, Hex pointer);
    /// Paints as far as the box holds out, as one step.
    void paint(std::span<const Hex> hexes);
    StepName paintName() const;
    /// Throws the dice again.
    void roll() { mRolls.clear(); }

private:
    KindId draw();
    std::map<Hex, KindId> mRolls;  ///< By the first hex among partners.
    std::vector<KindId> mRolledFrom;
    Rng mRng;
};

/// Paints the chosen tile along the pointer's way, as wide as the brush, with partners. A stroke is
/// one undo step. Shift + press continues with a straight line from the last hex painted.
class BrushTool : public PaintTool {
    Q_OBJECT
public:
    using PaintTool::PaintTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void cancel() override;
    void interrupt() override;
    bool busy() const override { return context().document.inGesture(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    /// Returns the tile in hand; none for a brush wider than a hex, which puts no single tile.
    std::optional<Hand> hand() const override;
    bool followsKeys() const override { return true; }

private:
    void paintLine(Hex from, Hex to);
    std::vector<Hex> brushAt(Hex at) const;
    std::optional<Hex> mLast;
    QString mWarning;  ///< Things other than tiles removed by this stroke.
};

/// Paints a shape drawn from press to release.
class ShapeTool : public PaintTool {
    Q_OBJECT
public:
    using PaintTool::PaintTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void cancel() override;
    bool busy() const override { return mStart.has_value(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

protected:
    /// Hexes of the shape; some may be none of the layout.
    virtual std::vector<Hex> shape(Hex from, const PointerInput& to) const = 0;

private:
    std::optional<Hex> mStart;
};

/// A straight line of hexes.
class LineTool : public ShapeTool {
    Q_OBJECT
public:
    using ShapeTool::ShapeTool;

protected:
    std::vector<Hex> shape(Hex from, const PointerInput& to) const override { return line(from, to.at); }
};

/// A rectangle of columns and rows, from corner to corner.
class RectangleTool : public ShapeTool {
    Q_OBJECT
public:
    using ShapeTool::ShapeTool;

protected:
    std::vector<Hex> shape(Hex from, const PointerInput& to) const override;
};

/// Paints a ring around the pressed hex; with Shift also everything inside.
class RingTool : public ShapeTool {
    Q_OBJECT
public:
    using ShapeTool::ShapeTool;

protected:
    std::vector<Hex> shape(Hex from, const PointerInput& to) const override;
};

/// Paints all connected hexes of the same kind as the one pressed; with a selection that contains
/// it, the selection. Shows beforehand which, unless the map is huge.
class FillTool : public PaintTool {
    Q_OBJECT
public:
    using PaintTool::PaintTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput&) override {}
    void release(const PointerInput&) override {}
    void hover(const PointerInput& input) override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    std::vector<Hex> hexesAt(Hex at) const;
};

/// Takes the tile under the pointer as the one to paint with.
class EyedropperTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override { press(input); }
    void release(const PointerInput&) override {}
    Qt::CursorShape cursor() const override { return Qt::PointingHandCursor; }
};

}  // namespace hexa::editor
