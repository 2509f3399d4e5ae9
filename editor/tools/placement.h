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

/// Objects that every tool works on. All outlive the tools.
struct ToolContext {
    Document& document;
    Selection& selection;
    EditorState& state;
    Locale& locale;
};

/// Placing, moving and removing tiles in one step each, with symmetry partners, a reason if it is
/// impossible, and a name for the undo list. Tools, drops and keys use it, so that all of them have
/// the same texts and results.
class Placement {
    Q_DECLARE_TR_FUNCTIONS(Placement)
public:
    explicit Placement(const ToolContext& context) : mContext(context) {}

    /// Returns the name of a hex: "C3 r2", or its coordinate.
    QString nameOf(Hex at) const;
    QString kindName(KindId kind) const;
    static QString kindName(const Catalog& catalog, KindId kind, const Locale& locale);

    /// Returns the reason why `kind` can't be put on `at` (and partners); empty if it can.
    QString refusal(Hex at, KindId kind) const;
    /// Puts a tile (or Empty, Blank) on a hex and its partners. False if it is refused or changes
    /// nothing.
    bool place(Hex at, KindId kind);
    /// Returns the edit of place().
    Edit placing(Hex at, KindId kind) const { return painting(withPartners({&at, 1}), kind); }
    /// Returns the hexes that paint() would change, in order: not locked, of another kind, and as
    /// many as the box holds (each with all its partners or not at all). Partners must be among the
    /// hexes.
    std::vector<Hex> paintable(std::span<const Hex> hexes, KindId kind) const;
    /// Paints hexes as far as the box holds out; for strokes. Partners must be among the hexes.
    bool paint(std::span<const Hex> hexes, KindId kind);
    /// Returns the edit of paint() for hexes that are all paintable().
    Edit painting(std::span<const Hex> hexes, KindId kind) const;
    /// Returns the name of a step that paints with this kind.
    StepName paintName(KindId kind) const;
    /// Takes the tiles off the hexes and their partners; locked ones stay.
    bool clear(std::span<const Hex> hexes);
    /// Returns the cells of a paste, each hex once: the cells themselves and their symmetric
    /// copies. If those meet, the cells themselves win.
    std::vector<CellState> pasted(std::span<const CellState> cells, const Isometry& placement) const;
    /// Returns the reason why the layout can't be changed; empty if it can. Its hexes are those of
    /// the tiles.
    QString refusalOfLayout() const { return closed(); }
    /// Returns the reason why pasted() cells can't be placed; empty if they can. Locked hexes are
    /// left out, so they are not a reason.
    QString refusal(std::span<const CellState> cells) const;
    /// Returns the edit that places pasted() cells.
    Edit pasting(std::span<const CellState> cells) const;
    /// True if the effect of a click can be shown at every move of the pointer: on a huge map that
    /// would be too slow.
    bool foretells() const;
    bool lock(std::span<const Hex> hexes, bool locked);
    /// Returns the partners of the hexes become like them; homes and locked hexes stay. Why that
    /// can't be done; empty if it was.
    QString makeSymmetric(std::span<const Hex> pattern);

    using Moves = std::vector<std::pair<Hex, Hex>>;
    /// Moves of all tiles on `from` by an offset or any other way, with the symmetry partners' own
    /// moves.
    Moves movesBy(std::span<const Hex> from, Hex offset) const { return movesBy(from, Isometry{0, offset}); }
    Moves movesBy(std::span<const Hex> from, const Isometry& way) const;
    QString refusal(const Moves& moves, MoveMode mode) const;
    bool move(const Moves& moves, MoveMode mode);
    /// Returns the edit of move().
    Edit moving(const Moves& moves, MoveMode mode) const;
    /// Returns the edit that takes the moved tiles off the map.
    Edit removing(const Moves& moves) const;
    /// Returns the reason why the tiles can't be taken off the map; empty if they can.
    QString refusalToRemove(const Moves& moves) const;

    /// Returns the hexes with their partners, each once, only those that are cells.
    std::vector<Hex> withPartners(std::span<const Hex> hexes) const;

private:
    /// Returns functions with the results of nameOf() and kindName() for later: the hex with its
    /// present name, the kind with its own name.
    std::function<QString()> placeLater(Hex at) const;
    std::function<QString()> kindLater(KindId kind) const;
    /// Returns the reason why no tile can be changed; empty if their layer is open.
    QString closed() const;
    std::optional<int> left(KindId kind) const;
    /// Returns the reason if the box lacks these numbers of tiles of each kind.
    QString refusal(const std::map<KindId, int>& needed) const;
    ToolContext mContext;
};

/// Returns, of each hex and its partners, the one nearest to `from`; among equals the first.
std::vector<Hex> nearestOfOrbits(const Board& board, const SymmetryGroup& symmetry, Hex from);

}  // namespace hexa::editor
