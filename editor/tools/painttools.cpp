// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/painttools.h"

#include "editor/document/supply.h"
#include "editor/tools/leaving.h"
#include "editor/tools/rulewarning.h"
#include "editor/ui/freshseed.h"

#include <algorithm>
#include <set>

namespace hexa::editor {

PaintTool::PaintTool(const ToolContext& context, QObject* parent)
    : MapTool(context, parent), mRng(freshSeed(), "brush") {}

KindId PaintTool::draw() {
    std::vector<std::uint32_t> weights;
    std::uint32_t sum = 0;
    bool limited = true;
    for (const KindId kind : mRolledFrom) {
        const auto left = leftInBox(context().document, kind);
        limited = limited && left;
        // Tiles already drawn count as taken from the box, with their partners.
        const auto drawn = static_cast<int>(
            std::ranges::count_if(mRolls, [kind](const auto& roll) { return roll.second == kind; }));
        const int each = std::max(1, static_cast<int>(context().state.symmetry().size()));
        weights.push_back(static_cast<std::uint32_t>(std::max(0, left.value_or(1) - drawn * each)));
        sum += weights.back();
    }
    if (!limited || sum == 0) return mRolledFrom[mRng.below(static_cast<std::uint32_t>(mRolledFrom.size()))];
    std::uint32_t chosen = mRng.below(sum);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (chosen < weights[i]) return mRolledFrom[i];
        chosen -= weights[i];
    }
    return mRolledFrom.back();
}

PaintTool::Groups PaintTool::byKind(std::span<const Hex> hexes) {
    const EditorState& state = context().state;
    const std::vector<Hex> all = placement().withPartners(hexes);
    if (state.mixture().empty()) return {{state.brush(), all}};
    if (mRolledFrom != state.mixture()) {
        mRolls.clear();
        mRolledFrom = state.mixture();
    }
    Groups groups;
    for (const Hex at : all) {
        const Hex first = std::ranges::min(state.withPartners(at));
        auto known = mRolls.find(first);
        if (known == mRolls.end()) known = mRolls.emplace(first, draw()).first;
        groups[known->second].push_back(at);
    }
    return groups;
}

StepName PaintTool::paintName() const {
    const auto count = static_cast<int>(context().state.mixture().size());
    if (count == 0) return placement().paintName(context().state.brush());
    return [count] { return tr("Paint %n kinds of tiles at random", nullptr, count); };
}

Overlay PaintTool::preview(std::span<const Hex> hexes, Hex pointer) {
    // Dice thrown for other hexes on the way here no longer count.
    const std::vector<Hex> shown = placement().withPartners(hexes);
    std::erase_if(mRolls, [&](const auto& roll) { return !std::ranges::binary_search(shown, roll.first); });
    const Groups groups = byKind(hexes);
    Overlay overlay;
    for (const auto& [kind, all] : groups) {
        const std::vector<Hex> changing = placement().paintable(all, kind);
        const std::set<Hex> changed(changing.begin(), changing.end());
        for (Hex at : all) {
            if (changed.contains(at)) overlay.ghosts.push_back({at, kind});
            const bool fits =
                changed.contains(at) || (board().find(at)->kind == kind && !board().find(at)->locked);
            (fits ? overlay.targets : overlay.refused).push_back(at);
            if (at == pointer) overlay.hint = placement().refusal(pointer, kind);
        }
        // With several kinds there would be a forecast for each.
        if (!changing.empty() && groups.size() == 1 && placement().foretells())
            overlay.offer = placement().painting(changing, kind);
    }
    if (overlay.hint.isEmpty() && overlay.offer) overlay.hint = Leaving::warning(context(), *overlay.offer);
    const auto ghost = std::ranges::find(overlay.ghosts, pointer, &Overlay::Ghost::at);
    if (overlay.hint.isEmpty() && ghost != overlay.ghosts.end() && isTile(ghost->kind))
        overlay.hint = ruleWarning(context(), placement().placing(pointer, ghost->kind));
    return overlay;
}

void PaintTool::paint(std::span<const Hex> hexes) {
    const Groups groups = byKind(hexes);
    if (groups.size() == 1) {
        placement().paint(groups.begin()->second, groups.begin()->first);
        return;
    }
    Document& document = context().document;
    document.beginGesture(paintName());
    for (const auto& [kind, all] : groups)
        document.apply(placement().painting(placement().paintable(all, kind), kind), {});
    document.endGesture();
}

std::vector<Hex> BrushTool::brushAt(Hex at) const {
    const int radius = context().state.brushRadius();
    return radius == 0 ? std::vector<Hex>{at} : disc(at, radius);
}

void BrushTool::press(const PointerInput& input) {
    const bool continues = input.modifiers.testFlag(Qt::ShiftModifier) && mLast;
    const Hex from = continues ? *mLast : input.at;
    mWarning.clear();
    context().document.beginGesture(paintName());
    paintLine(from, input.at);
}

void BrushTool::drag(const PointerInput& input) {
    if (busy() && mLast != input.at) paintLine(*mLast, input.at);
}

void BrushTool::paintLine(Hex from, Hex to) {
    std::vector<Hex> hexes;
    for (Hex at : line(from, to)) {
        const auto covered = brushAt(at);
        hexes.insert(hexes.end(), covered.begin(), covered.end());
    }
    const Groups groups = byKind(hexes);
    QString refusal;
    for (const auto& [kind, all] : groups) {
        const Edit edit = placement().painting(placement().paintable(all, kind), kind);
        const QString warning = Leaving::warning(context(), edit);
        if (!warning.isEmpty()) {
            mWarning = warning;
            context().document.renameGesture(Leaving::named(context(), paintName(), edit));
        }
        context().document.apply(edit, {});
        if (board().find(to) != nullptr && std::ranges::find(all, to) != all.end())
            refusal = placement().refusal(to, kind);
    }
    mLast = to;
    // A brush that can't paint must show the reason. After it has removed a player, the reason
    // stays while Esc still helps.
    Overlay overlay;
    overlay.hint = refusal;
    if (!overlay.hint.isEmpty()) overlay.refused = {to};
    if (overlay.hint.isEmpty()) overlay.hint = mWarning;
    setOverlay(std::move(overlay));
}

void BrushTool::release(const PointerInput&) { interrupt(); }

void BrushTool::interrupt() {
    context().document.endGesture();
    roll();
    setOverlay({});
}

void BrushTool::hover(const PointerInput& input) { setOverlay(preview(brushAt(input.at), input.at)); }

std::optional<Hand> BrushTool::hand() const {
    const EditorState& state = context().state;
    if (overlay().empty() || state.brushRadius() > 0 || !state.mixture().empty() || !isTile(state.brush()) ||
        context().document.catalog().isSeat(state.brush()))
        return {};
    return Hand{state.brush(), {}, {}, {}};
}

void BrushTool::cancel() {
    context().document.cancelGesture();
    mLast.reset();
    setOverlay({});
}

void ShapeTool::press(const PointerInput& input) {
    mStart = input.at;
    drag(input);
}

void ShapeTool::drag(const PointerInput& input) {
    if (mStart) setOverlay(preview(shape(*mStart, input), input.at));
}

void ShapeTool::release(const PointerInput& input) {
    if (!mStart) return;
    const auto hexes = shape(*mStart, input);
    mStart.reset();
    setOverlay({});
    paint(hexes);
    roll();
}

void ShapeTool::hover(const PointerInput& input) { setOverlay(preview({&input.at, 1}, input.at)); }

void ShapeTool::cancel() {
    mStart.reset();
    setOverlay({});
}

std::vector<Hex> RectangleTool::shape(Hex from, const PointerInput& to) const {
    // Every second column (row, on pointy hexes) is half a hex lower (farther right).
    const bool flat = board().orientation == Orientation::Flat;
    const auto half = [](int steps) { return (steps - (steps & 1)) / 2; };
    const auto place = [&](Hex at) {
        const Hex way = at - from;
        return flat ? Hex{way.q, way.r + half(way.q)} : Hex{way.q + half(way.r), way.r};
    };
    const Hex corner = place(to.at);
    const auto within = [](int value, int end) {
        return value >= std::min(0, end) && value <= std::max(0, end);
    };
    std::vector<Hex> hexes;
    for (const Cell& cell : board().cells())
        if (const Hex at = place(cell.at); within(at.q, corner.q) && within(at.r, corner.r))
            hexes.push_back(cell.at);
    return hexes;
}

std::vector<Hex> RingTool::shape(Hex from, const PointerInput& to) const {
    const int radius = distance(from, to.at);
    const bool filled = to.modifiers.testFlag(Qt::ShiftModifier);
    std::vector<Hex> hexes;
    for (const Cell& cell : board().cells())
        if (const int steps = distance(cell.at, from); filled ? steps <= radius : steps == radius)
            hexes.push_back(cell.at);
    return hexes;
}

std::vector<Hex> FillTool::hexesAt(Hex at) const {
    const Selection& selection = context().selection;
    if (selection.contains(at)) return {selection.hexes().begin(), selection.hexes().end()};
    return connectedSameKind(board(), at);
}

void FillTool::press(const PointerInput& input) {
    paint(hexesAt(input.at));
    roll();
    setOverlay({});
}

void FillTool::hover(const PointerInput& input) {
    if (!placement().foretells()) return;
    Overlay overlay = preview(hexesAt(input.at), input.at);
    // Without a change there is nothing to show.
    if (overlay.ghosts.empty() && overlay.hint.isEmpty()) overlay = {};
    setOverlay(std::move(overlay));
}

void EyedropperTool::press(const PointerInput& input) {
    if (const Cell* cell = board().find(input.at)) context().state.setBrush(cell->kind);
}

}  // namespace hexa::editor

#include "moc_painttools.cpp"
