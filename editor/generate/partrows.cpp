// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/partrows.h"

#include "editor/generate/countrange.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace hexa::editor {

PartRows::PartRows(std::vector<CountablePart> parts, const Locale& locale, QWidget* parent)
    : QGroupBox(parent), mLocale(locale), mAllFree(new QPushButton(this)) {
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setVerticalSpacing(4);
    for (CountablePart& part : parts) {
        auto* count = new CountRange(toQString(part.id), this);
        count->setLimits(0, part.max);
        const int at = grid->rowCount();
        grid->addWidget(count->label(), at, 0);
        grid->addWidget(count, at, 1);
        connect(count, &CountRange::typed, this, [this] {
            showWished();
            emit changed();
        });
        mRows.push_back({std::move(part), count});
    }
    auto* column = new QVBoxLayout(this);
    column->addLayout(grid);
    column->addWidget(mAllFree, 0, Qt::AlignRight);
    mAllFree->setObjectName("allPartsFree");
    mAllFree->setAutoDefault(false);
    connect(mAllFree, &QPushButton::clicked, this, [this] {
        setWishes({});
        emit changed();
    });
    setWishes({});
}

std::vector<PartWish> PartRows::wishes() const {
    std::vector<PartWish> wishes;
    for (const Row& row : mRows) {
        const CountWish shown = row.count->value();
        if (shown != CountWish(0, row.part.max)) wishes.push_back({row.part.id, shown});
    }
    return wishes;
}

void PartRows::setWishes(const std::vector<PartWish>& wishes) {
    for (const Row& row : mRows) {
        const auto wish = std::ranges::find(wishes, row.part.id, &PartWish::part);
        row.count->setValue(wish == wishes.end() ? CountWish(0, row.part.max) : wish->count);
    }
    showWished();
}

void PartRows::showWished() {
    for (const Row& row : mRows) row.count->setWished(row.count->value() != CountWish(0, row.part.max));
}

void PartRows::retranslate() {
    setTitle(tr("Pieces"));
    mAllFree->setText(tr("All &Free"));
    mAllFree->setToolTip(tr("Let the generator choose the number of each piece"));
    for (const Row& row : mRows) {
        row.count->setName(mLocale.text(row.part.name));
        row.count->setHint(tr("%Ln in the box", nullptr, row.part.max));
    }
}

}  // namespace hexa::editor

#include "moc_partrows.cpp"
