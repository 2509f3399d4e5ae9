// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/homerow.h"

#include "editor/document/document.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {

HomeRow::HomeRow(Document& document, QWidget* parent)
    : QWidget(parent), mDocument(document), mColumn(new QVBoxLayout(this)) {
    mColumn->setContentsMargins(0, 6, 0, 0);
    mColumn->setSpacing(2);
}

void HomeRow::show(Hex at) {
    mHex = at;
    const Catalog::Homes homes = mDocument.catalog().homes;
    const auto& seats = mDocument.scenario().seats;
    // If no tile is a home, homes have no meaning: only one from a file is shown.
    const bool some = std::ranges::any_of(mDocument.catalog().kinds, &CellKind::seat) ||
                      std::ranges::any_of(seats, [at](const Seat& seat) { return seat.home == at; });
    setVisible(homes != Catalog::Homes::Own && !seats.empty() && some);
    if (homes == Catalog::Homes::Own) return;
    while (mBoxes.size() > seats.size()) {
        delete mBoxes.back();
        mBoxes.pop_back();
    }
    while (mBoxes.size() < seats.size()) {
        auto* box = new QCheckBox;
        connect(box, &QCheckBox::clicked, this, [this, seat = mBoxes.size()](bool on) { set(seat, on); });
        mColumn->addWidget(box);
        mBoxes.push_back(box);
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool here = seats[i].home == at;
        mBoxes[i]->setText(tr("Home of player %1").arg(i + 1));
        mBoxes[i]->setChecked(here);
        // A seat that must have a home gets another one there, not none here.
        mBoxes[i]->setEnabled(!here || homes == Catalog::Homes::Optional);
    }
}

void HomeRow::set(std::size_t seat, bool home) {
    auto seats = mDocument.scenario().seats;
    if (seat >= seats.size()) return;
    seats[seat].home = home ? std::optional(mHex) : std::nullopt;
    mDocument.apply({SetSeats{std::move(seats)}}, [seat, home] {
        return (home ? tr("Add home of player %1") : tr("Remove home of player %1")).arg(seat + 1);
    });
    show(mHex);
}

}  // namespace hexa::editor

#include "moc_homerow.cpp"
