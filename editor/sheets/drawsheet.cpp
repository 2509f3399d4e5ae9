// SPDX-License-Identifier: GPL-3.0-or-later
// The draw that made the map, so that people can repeat it at a table.
#include "core/engine/generate/drawlog.h"
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"

#include <algorithm>

namespace hexa::sheets {

std::vector<Page> drawPages(const SheetJob& job) {
    const std::vector<DrawStep> steps = drawOf(*job.system, *job.scenario);
    if (steps.empty()) return {};
    const Speaker say(job);
    const QSizeF paper = turned(job.options, Turn::Portrait);
    const auto most = static_cast<std::size_t>(std::clamp((paper.width() - 20) / 58, 1.0, 6.0));
    // One column is easiest to follow. More of them only save pages.
    std::vector<Page> best;
    for (std::size_t columns = 1; columns <= most; ++columns) {
        const double width = columnWidth(job, paper, columns);
        std::vector<Block> blocks;
        addText(blocks, say.text("sheet.draw.about"), width);
        blocks.push_back(space(3));
        for (std::size_t i = 0; i < steps.size(); ++i)
            blocks.push_back(
                tickLine(QString::number(i + 1) + QStringLiteral(". ") + say.text(steps[i].text), width));
        auto pages =
            flowPages(job, SheetKind::Draw, paper, say.text("sheet.kind.draw"), std::move(blocks), columns);
        if (best.empty() || pages.size() < best.size()) best = std::move(pages);
        if (best.size() == 1) break;
    }
    return best;
}

}  // namespace hexa::sheets
