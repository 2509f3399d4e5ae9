// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playtool.h"

#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {

PlayTool::PlayTool(const PlaySession& session, Viewer& viewer, OrderEntry& orders, Selection& selection,
                   QObject* parent)
    : Tool(parent), mSession(session), mViewer(viewer), mOrders(orders), mSelection(selection) {
    // Something else may be under a resting pointer now.
    connect(&viewer, &Viewer::changed, this, [this] { setOverlay({}); });
}

void PlayTool::press(const PointerInput& input) {
    mFrom = input.at;
    show(input, false);
}

void PlayTool::drag(const PointerInput& input) { show(input, mFrom != input.at); }

void PlayTool::release(const PointerInput& input) {
    const auto from = std::exchange(mFrom, std::nullopt);
    if (!from) return;
    mSelection.setCurrent(input.at);
    if (*from != input.at) {
        mOrders.move(*from, input.at);
    } else if (isCell(input.at)) {
        const bool many = input.modifiers.testFlag(Qt::ShiftModifier);
        mOrders.click(input.at, many ? 5 : 1, Point{input.map.x(), input.map.y()});
    }
    hover(input);
}

void PlayTool::hover(const PointerInput& input) { show(input, false); }

void PlayTool::pressSecondary(const PointerInput& input) {
    if (mOrders.writes() && isCell(input.at))
        mOrders.click(input.at, input.modifiers.testFlag(Qt::ShiftModifier) ? -5 : -1);
}

void PlayTool::cancel() {
    mFrom.reset();
    setOverlay({});
}

bool PlayTool::isCell(Hex at) const {
    return mSession.match() != nullptr && mSession.scenario().board.find(at) != nullptr;
}

void PlayTool::show(const PointerInput& input, bool moving) {
    const Hex at = input.at;
    Overlay overlay;
    if (!isCell(at)) return setOverlay({});
    overlay.hint = mSession.texts().cellName(at);
    if (const QString standing = mSession.texts().standing(mViewer.view(), mOrders.fights(), at);
        !standing.isEmpty())
        overlay.hint += QStringLiteral(" – ") + standing;
    if (mViewer.mayDecide()) {
        std::vector<Hex> lit, mild;
        mOrders.targets(lit, mild);
        QStringList options;
        for (const MatchOption& option : mOrders.optionsAt(at, Point{input.map.x(), input.map.y()}))
            if (!option.text.code.empty()) options << mSession.texts().sentence(option.text);
        if (!options.isEmpty()) overlay.hint += QStringLiteral(": ") + options.join(QStringLiteral("; "));
        const QString refusal = mOrders.refusalAt(at);
        if (!refusal.isEmpty()) {
            overlay.refused.push_back(at);
            overlay.hint = refusal;
        } else if (moving || std::ranges::find(lit, at) != lit.end() ||
                   std::ranges::find(mild, at) != mild.end()) {
            overlay.targets.push_back(at);
        }
    }
    setOverlay(std::move(overlay));
}

}  // namespace hexa::editor

#include "moc_playtool.cpp"
