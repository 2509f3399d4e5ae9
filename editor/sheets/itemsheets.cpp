// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of things to cut out that a game lists: cards, counters, pieces of the map.
#include "core/engine/origin.h"
#include "editor/sheets/cutface.h"
#include "editor/sheets/painters.h"
#include "editor/sheets/sheetpen.h"

#include <memory>

namespace hexa::sheets {

Result<std::vector<Page>> itemPages(const SheetJob& job, const CutSheet& sheet) {
    const auto items = std::make_shared<const std::vector<CutItem>>(
        job.system->print->items(std::string(), *job.scenario, sheet.id));
    const Speaker say(job);
    std::vector<CutPiece> pieces;
    StandInCount made;
    QString standIn;  // of tiles, which have no room for their foot
    for (const CutItem& item : *items) {
        CutPiece piece;
        piece.shape = shapeOf(item, job.catalog().orientation, job.options);
        piece.name = say.name(item.name);
        piece.paint = [items, &item](SheetPen& pen, const CutSide& side) {
            paintItem(pen.painter, pen.art, item, side, pen.job.options);
        };
        piece.rim = toQt(item.front.colour + '/' + (item.back ? item.back->colour : std::string()));
        made.cards += item.isCard();
        made.partly += item.isCard() && item.standIn == StandIn::Partly;
        made.wholly += item.isCard() && item.standIn == StandIn::Wholly;
        if (item.outline.form == CutOutline::Form::Hexes && item.standIn != StandIn::None)
            standIn = toQt(std::string(standInMark)) + ' ' + say.name(item.front.foot);
        const int copies = item.copies * job.options.itemCopies;
        pieces.insert(pieces.end(), static_cast<std::size_t>(std::max(copies, 0)), piece);
    }
    Page page;
    page.kind = SheetKind::Items;
    page.sheet = sheet.id;
    page.name = say.name(sheet.name);
    const Message foot = footOf(made);
    return cutPages(job, page, std::move(pieces), foot.code.empty() ? standIn : say.text(foot));
}

}  // namespace hexa::sheets
