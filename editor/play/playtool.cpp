// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playtool.h"

#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"

#include <algorithm>
#include <utility>

namespace hexa {

PlayTool::PlayTool(PlayDesk& desk, Selection& selection, QObject* parent)
    : Tool(parent), mDesk(desk), mSelection(selection) {
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
    mSelection.setCurrent(input.at);
    if (*from != input.at) {
        mDesk.move(*from, input.at);
    } else if (isCell(input.at)) {
        const bool many = input.modifiers.testFlag(Qt::ShiftModifier);
        mDesk.click(input.at, many ? 5 : 1);
    }
    hover(input);
}

void PlayTool::hover(const PointerInput& input) { show(input.at, false); }

void PlayTool::pressSecondary(const PointerInput& input) {
    if (mDesk.writesSheet() && isCell(input.at))
        mDesk.click(input.at, input.modifiers.testFlag(Qt::ShiftModifier) ? -5 : -1);
}

void PlayTool::cancel() {
    mFrom.reset();
    setOverlay({});
}

bool PlayTool::isCell(Hex at) const {
    return mDesk.match() != nullptr && mDesk.scenario().board.find(at) != nullptr;
}

void PlayTool::show(Hex at, bool moving) {
    Overlay overlay;
    if (!isCell(at)) return setOverlay({});
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
