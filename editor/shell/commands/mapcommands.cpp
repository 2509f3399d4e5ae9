// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/mapcommands.h"

#include "core/engine/generate/generate.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/playerschangedialog.h"
#include "editor/shell/maps/symmetrymenu.h"
#include "editor/shell/maps/workspace.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {

MapCommands::MapCommands(Actions& actions, SymmetryMenu& symmetries, QObject* parent) : QObject(parent) {
    const auto on = [&](const char* id, auto act) {
        connect(actions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace != nullptr) act();
        });
    };
    on("edit.unlockAll", [this] { unlockAll(); });
    on("edit.makeSymmetric", [this] { makeSymmetric(); });
    on("map.symmetryNext", [&symmetries] { symmetries.chooseNext(); });
    on("map.assignIds", [this] {
        Document& document = mWorkspace->document();
        document.apply(assignIds(document.scenario(), document.catalog(), IdScope::All),
                       [] { return tr("Renumber all IDs"); });
    });
    on("map.turnLeft", [this] { turn(5, [] { return tr("Rotate map left"); }); });
    on("map.turnRight", [this] { turn(1, [] { return tr("Rotate map right"); }); });
    on("map.mirror", [this] {
        // Left and right are swapped: the axis is vertical for both orientations of hexes.
        const bool flat = mWorkspace->document().scenario().board.orientation == Orientation::Flat;
        turn(flat ? 7 : 8, [] { return tr("Mirror map"); });
    });
    on("map.clearTiles", [this] { clearTiles(); });
    on("map.free", [this, choice = actions["map.free"]] {
        const bool free = choice->isChecked();
        mWorkspace->document().apply({SetProfile{free ? RuleProfile::Free : RuleProfile::Rulebook}}, [free] {
            return free ? tr("Switch to free design") : tr("Switch to rulebook design");
        });
    });
    on("map.players", [this] { changePlayers(); });
    on("map.nextProblem", [this] { nextProblem(); });
}

void MapCommands::changePlayers() {
    Document& document = mWorkspace->document();
    if (!document.system().generate || !document.system().generate->forPlayers) return;
    PlayersChangeDialog dialog(document, mWorkspace->locale(), &mWorkspace->canvas());
    if (dialog.exec() != QDialog::Accepted) return;
    document.apply(dialog.edit(),
                   [players = dialog.players()] { return tr("Change to %n player(s)", nullptr, players); });
}

/// Unlocks tiles and all objects, in one step.
void MapCommands::unlockAll() {
    Document& document = mWorkspace->document();
    std::vector<Hex> hexes;
    for (const Cell& cell : document.scenario().board.cells())
        if (cell.locked) hexes.push_back(cell.at);
    const std::vector<ObjectRef> things = objectsWhere(document.scenario().board, isLocked);
    if (hexes.empty() && things.empty()) return reported(tr("Nothing is locked."));
    document.beginGesture([] { return tr("Unlock all"); });
    if (!hexes.empty()) mWorkspace->placement().lock(hexes, false);
    mWorkspace->objects().lock(things, false);
    document.endGesture();
}

/// Makes the partners of selected hexes like them. Without a selection, takes each orbit's hex
/// nearest to the cursor as the pattern.
void MapCommands::makeSymmetric() {
    const auto& symmetry = mWorkspace->state().symmetry();
    if (symmetry.size() < 2) return reported(tr("Choose a symmetry first (S)."));
    const auto current = mWorkspace->selection().current();
    const std::set<Hex>& selected = mWorkspace->selection().hexes();
    if (selected.empty() && !current) return reported(tr("Select the hex to start from."));
    Document& document = mWorkspace->document();
    std::vector<Hex> pattern(selected.begin(), selected.end());
    if (pattern.empty()) pattern = nearestOfOrbits(document.scenario().board, symmetry, *current);
    const QString why = mWorkspace->placement().makeSymmetric(pattern);
    if (!why.isEmpty()) reported(why);
}

void MapCommands::turn(int linear, const StepName& name) {
    Document& document = mWorkspace->document();
    document.apply(transformBoard(document.scenario(), Isometry{static_cast<std::uint8_t>(linear), {}}),
                   name);
    mWorkspace->selection().clear();
    mWorkspace->selection().setCurrent(std::nullopt);
    mWorkspace->canvas().fit();
}

void MapCommands::clearTiles() {
    Document& document = mWorkspace->document();
    std::vector<Hex> tiles;
    for (const Cell& cell : document.scenario().board.cells())
        if (isTile(cell.kind) && !document.catalog().isSeat(cell.kind)) tiles.push_back(cell.at);
    document.apply(paintCells(document.scenario(), document.catalog(), tiles, KindId::Empty),
                   [] { return tr("Clear all tiles"); });
}

void MapCommands::nextProblem() {
    std::vector<Hex> places;
    for (const Finding& finding : mWorkspace->checker().findings())
        if (const auto* place = std::get_if<HexPlace>(&finding.problem.place);
            place != nullptr && finding.open() && finding.problem.severity != Severity::Hint)
            places.push_back({place->q, place->r});
    if (places.empty()) return;
    std::sort(places.begin(), places.end());
    const auto current = mWorkspace->selection().current();
    const auto next = current ? std::upper_bound(places.begin(), places.end(), *current) : places.begin();
    const Hex at = next == places.end() ? places.front() : *next;
    mWorkspace->selection().set({at});
    mWorkspace->canvas().showHex(at);
}

}  // namespace hexa::editor

#include "moc_mapcommands.cpp"
