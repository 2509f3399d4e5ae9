// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/builders.h"
#include "editor/document/document.h"
#include "editor/document/editorstate.h"
#include "editor/document/selection.h"
#include "editor/ui/locale.h"

#include <QCoreApplication>

#include <map>
#include <optional>
#include <span>

namespace hexa::editor {

/// What every tool works on. All outlive the tools.
struct ToolContext {
    Document& document;
    Selection& selection;
    EditorState& state;
    Locale& locale;
};

/// Placing, moving and removing tiles in one step each, with symmetry partners, a reason when it
/// can't be done and a name for the undo list. Used by tools, drops and keys alike, so that all of
/// them say and do the same.
class Placement {
    Q_DECLARE_TR_FUNCTIONS(Placement)
public:
    explicit Placement(const ToolContext& context) : mContext(context) {}

    /// The name of a hex: "C3 r2", or its coordinate.
    QString nameOf(Hex at) const;
    QString kindName(KindId kind) const;
    static QString kindName(const Catalog& catalog, KindId kind, const Locale& locale);

    /// Why `kind` can't be put on `at` (and partners); empty if it can.
    QString refusal(Hex at, KindId kind) const;
    /// Puts a tile (or Empty, Blank) on a hex and its partners. False if refused or nothing
    /// changes.
    bool place(Hex at, KindId kind);
    /// What place() would do.
    Edit placing(Hex at, KindId kind) const { return painting(withPartners({&at, 1}), kind); }
    /// Those of the hexes that paint() would change, in order: not locked, of another kind, and as
    /// many as the box holds (each with all its partners or not at all). Partners must be among the
    /// hexes.
    std::vector<Hex> paintable(std::span<const Hex> hexes, KindId kind) const;
    /// Paints hexes as far as the box holds out; for strokes. Partners must be among the hexes.
    bool paint(std::span<const Hex> hexes, KindId kind);
    /// What paint() would do with hexes that are all paintable().
    Edit painting(std::span<const Hex> hexes, KindId kind) const;
    /// Name of a step that paints with this kind.
    StepName paintName(KindId kind) const;
    /// Takes the tiles off the hexes and their partners; locked ones stay.
    bool clear(std::span<const Hex> hexes);
    /// What pasting cells puts, each hex once: the cells themselves and their symmetric copies.
    /// Where those meet, the cells themselves win.
    std::vector<CellState> pasted(std::span<const CellState> cells, const Isometry& placement) const;
    /// Why the layout can't be changed; empty if it can: its hexes are those of the tiles.
    QString refusalOfLayout() const { return closed(); }
    /// Why pasted() cells can't be put; empty if they can. Locked hexes are left out, so they are
    /// no reason.
    QString refusal(std::span<const CellState> cells) const;
    /// What putting pasted() cells would do.
    Edit pasting(std::span<const CellState> cells) const;
    /// Whether what a click would do can be told at every move of the pointer: on a huge map that
    /// would hold it up.
    bool foretells() const;
    bool lock(std::span<const Hex> hexes, bool locked);
    /// The partners of the hexes become like them; homes and locked hexes stay. Why that can't be
    /// done; empty if it was.
    QString makeSymmetric(std::span<const Hex> pattern);

    using Moves = std::vector<std::pair<Hex, Hex>>;
    /// Moves of all tiles on `from` by an offset or any other way, with the symmetry partners' own
    /// moves.
    Moves movesBy(std::span<const Hex> from, Hex offset) const { return movesBy(from, Isometry{0, offset}); }
    Moves movesBy(std::span<const Hex> from, const Isometry& way) const;
    QString refusal(const Moves& moves, MoveMode mode) const;
    bool move(const Moves& moves, MoveMode mode);
    /// What move() would do.
    Edit moving(const Moves& moves, MoveMode mode) const;
    /// What taking the moved tiles off the map would do.
    Edit removing(const Moves& moves) const;
    /// Why the tiles can't be taken off the map; empty if they can.
    QString refusalToRemove(const Moves& moves) const;

    /// Hexes with their partners, each once, only those that are cells.
    std::vector<Hex> withPartners(std::span<const Hex> hexes) const;

private:
    /// nameOf() and kindName(), told later: the hex as it is called now, the kind by its name.
    std::function<QString()> placeLater(Hex at) const;
    std::function<QString()> kindLater(KindId kind) const;
    /// Why no tile can be changed; empty if their layer is open.
    QString closed() const;
    std::optional<int> left(KindId kind) const;
    /// Returns the reason if the box lacks these numbers of tiles of each kind.
    QString refusal(const std::map<KindId, int>& needed) const;
    ToolContext mContext;
};

/// Of each hex and its partners the one nearest to `from`; of those that are equally near the
/// first.
std::vector<Hex> nearestOfOrbits(const Board& board, const SymmetryGroup& symmetry, Hex from);

}  // namespace hexa::editor
