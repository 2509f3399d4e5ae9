// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/layoutform.h"

#include "editor/game/gamedocument.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"

#include <QComboBox>
#include <QFormLayout>

#include <algorithm>
#include <utility>

namespace hexa::editor {

using Mark = owngame::LayoutMark;

LayoutForm::LayoutForm(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mLabel(new PlainLabel),
      mChoice(new QComboBox),
      mHint(new PlainLabel) {
    mChoice->setObjectName("layoutMark");
    mLabel->setBuddy(mChoice);
    mHint->setWordWrap(true);
    ignoreWheelUnlessFocused(mChoice);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(mLabel, mChoice);
    form->addRow(mHint);
    keepTranslated(*this, [this] { retranslate(); });
}

void LayoutForm::setRow(int row) {
    mRow = row;
    refresh();
}

void LayoutForm::refresh() {
    const owngame::Definition& definition = mDocument.definition();
    const bool there = mRow >= 0 && mRow < static_cast<int>(definition.layouts.size());
    mChoice->setEnabled(there);
    const auto before = static_cast<std::size_t>(std::max(0, mChoice->currentIndex()));
    const Mark chosen = before < mMarks.size() ? mMarks[before] : Mark();
    mMarks.clear();
    mChoice->clear();
    const auto add = [&](const QString& text, Mark mark) {
        mChoice->addItem(text);
        mMarks.push_back(std::move(mark));
    };
    if (there) {
        const int players = definition.layouts[static_cast<std::size_t>(mRow)].players;
        add(tr("Hex"), {});
        for (int seat = 0; seat < players; ++seat)
            add(tr("Home of player %1").arg(seat + 1), {Mark::What::Home, {}, seat});
        for (const CellKind& kind : definition.catalog.kinds)
            if (!kind.seat)
                add(tr("Fixed tile: %1").arg(mLocale.text(kind.name)), {Mark::What::Fixed, kind.id});
        for (const ZoneKind& kind : definition.catalog.zoneKinds) {
            const QString name = mLocale.text(kind.name);
            const QString lines = definition.catalog.orientation == Orientation::Pointy
                                      ? tr("%1, whole rows", "zone")
                                      : tr("%1, whole columns", "zone");
            for (int seat = kind.owned ? 0 : -1; seat < (kind.owned ? players : 0); ++seat) {
                const QString zone = kind.owned
                                         ? tr("Zone: %1, player %2").arg(name, QString::number(seat + 1))
                                         : tr("Zone: %1").arg(name);
                add(zone, {Mark::What::Zone, kind.id, seat});
                add(lines.arg(zone), {Mark::What::Lines, kind.id, seat});
            }
        }
    }
    const auto same = std::ranges::find(mMarks, chosen);
    if (same != mMarks.end()) mChoice->setCurrentIndex(static_cast<int>(same - mMarks.begin()));
}

void LayoutForm::press(Hex at) {
    const int index = mChoice->currentIndex();
    if (mRow < 0 || index < 0 || static_cast<std::size_t>(index) >= mMarks.size()) return;
    const Mark mark = mMarks[static_cast<std::size_t>(index)];
    mDocument.apply(tr("Change the layout"), [&](owngame::Definition& definition) {
        owngame::toggle(definition.layouts[static_cast<std::size_t>(mRow)], mark, at,
                        definition.catalog.orientation);
    });
}

void LayoutForm::retranslate() {
    mLabel->setText(tr("Obje&ct:"));
    mChoice->setToolTip(tr("Object to place or remove with a click in the picture"));
    mHint->setText(tr(
        "Click in the picture to place the object. Click again to remove it. Fixed tiles are locked on new "
        "maps. To add a hex, choose “Hex” and click beside the map."));
    refresh();
}

}  // namespace hexa::editor

#include "moc_layoutform.cpp"
