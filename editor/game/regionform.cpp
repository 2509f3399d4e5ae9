// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/regionform.h"

#include "core/owngame/definition/layoutedit.h"
#include "editor/game/gamedocument.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"

#include <QComboBox>
#include <QFormLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace hexa::editor {

RegionForm::RegionForm(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mLabel(new PlainLabel),
      mChoice(new QComboBox),
      mHint(new PlainLabel) {
    mChoice->setObjectName("regionTile");
    mLabel->setBuddy(mChoice);
    mHint->setWordWrap(true);
    ignoreWheelUnlessFocused(mChoice);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(mLabel, mChoice);
    form->addRow(mHint);
    keepTranslated(*this, [this] { retranslate(); });
}

const RegionShape* RegionForm::region() const {
    const auto& regions = mDocument.definition().catalog.regionShapes;
    return mRow >= 0 && mRow < static_cast<int>(regions.size()) ? &regions[static_cast<std::size_t>(mRow)]
                                                                : nullptr;
}

void RegionForm::setRow(int row) {
    mRow = row;
    refresh();
}

void RegionForm::refresh() {
    mChoice->setEnabled(region() != nullptr);
    const QString chosen = mChoice->currentData().toString();
    mChoice->clear();
    mChoice->addItem(tr("Hex without a tile"), QString());
    for (const CellKind& kind : mDocument.definition().catalog.kinds)
        mChoice->addItem(tr("Tile: %1").arg(mLocale.text(kind.name)), QString::fromStdString(kind.id));
    mChoice->setCurrentIndex(std::max(0, mChoice->findData(chosen)));
}

std::optional<Scenario> RegionForm::map() const {
    const RegionShape* shown = region();
    if (shown == nullptr) return std::nullopt;
    const Catalog& catalog = mDocument.definition().catalog;
    Scenario map;
    map.system = catalog.system;
    map.board.orientation = catalog.orientation;
    std::vector<Cell> cells;
    for (const RegionShape::Part& part : shown->parts)
        cells.push_back({part.offset, catalog.kindId(part.kind).value_or(KindId::Empty), false, {}});
    std::ranges::sort(cells, {}, &Cell::at);
    assignMissingIds(std::span(cells), catalog);
    map.board.setCells(std::move(cells));
    return map;
}

void RegionForm::press(Hex at) {
    if (region() == nullptr) return;
    mDocument.apply(tr("Change the region"), [&](owngame::Definition& definition) {
        owngame::toggle(definition.catalog.regionShapes[static_cast<std::size_t>(mRow)],
                        mChoice->currentData().toString().toStdString(), at);
    });
}

void RegionForm::retranslate() {
    mLabel->setText(tr("&Tile:"));
    mChoice->setToolTip(tr("Tile to place or remove with a click in the picture"));
    mHint->setText(tr("Click beside the region to add a hex, and on a hex to change its tile. Click again to "
                      "remove the hex."));
    refresh();
}

}  // namespace hexa::editor

#include "moc_regionform.cpp"
