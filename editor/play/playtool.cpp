// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playtool.h"

#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"

#include <algorithm>
#include <utility>

namespace hexa {

PlayTool::PlayTool(const ToolContext& context, PlayDesk& desk, QObject* parent)
    : Tool(context, parent), mDesk(desk) {
    // What lies under a pointer that rests may be another thing now.
    connect(&desk, &PlayDesk::changed, this, [this] { setOverlay({}); });
}

void PlayTool::press(const PointerInput& input) {
    mFrom = input.at;
    show(input.at, false);
}

void PlayTool::drag(const PointerInput& input) { show(input.at, mFrom != input.at); }

void PlayTool::release(const PointerInput& input) {
    const auto from = std::exchange(mFrom, std::nullopt);
    if (!from) return;
    context().selection.setCurrent(input.at);
    if (*from != input.at) {
        mDesk.move(*from, input.at);
    } else if (board().find(input.at) != nullptr) {
        const bool many = input.modifiers.testFlag(Qt::ShiftModifier);
        mDesk.click(input.at, many ? 5 : 1);
    }
    hover(input);
}

void PlayTool::hover(const PointerInput& input) { show(input.at, false); }

bool PlayTool::pressSecondary(const PointerInput& input) {
    if (mDesk.writesSheet() && board().find(input.at) != nullptr)
        mDesk.click(input.at, input.modifiers.testFlag(Qt::ShiftModifier) ? -5 : -1);
    return true;
}

void PlayTool::cancel() {
    mFrom.reset();
    setOverlay({});
}

void PlayTool::show(Hex at, bool moving) {
    Overlay overlay;
    if (board().find(at) == nullptr) return setOverlay({});
    overlay.hint = PlayTexts::cellName(mDesk, at);
    if (const QString standing = PlayTexts::standing(mDesk, at); !standing.isEmpty())
        overlay.hint += QStringLiteral(" – ") + standing;
    if (mDesk.mayDecide()) {
        std::vector<Hex> lit, mild;
        mDesk.targets(lit, mild);
        const QString refusal = mDesk.refusalAt(at);
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

}  // namespace hexa
