// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/partrows.h"

#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor {

PartRows::PartRows(std::vector<CountablePart> parts, const Locale& locale, QWidget* parent)
    : QGroupBox(parent), mLocale(locale), mAllFree(new QPushButton(this)) {
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setVerticalSpacing(4);
    for (CountablePart& part : parts) {
        const Row row{std::move(part), new PlainLabel(this), new QSpinBox(this), new QSpinBox(this)};
        const QString id = toQString(row.part.id);
        row.min->setObjectName("min-" + id);
        row.max->setObjectName("max-" + id);
        row.name->setBuddy(row.min);
        const int at = grid->rowCount();
        grid->addWidget(row.name, at, 0);
        grid->addWidget(row.min, at, 1);
        grid->addWidget(new PlainLabel(QStringLiteral("–"), this), at, 2);
        grid->addWidget(row.max, at, 3);
        for (QSpinBox* end : {row.min, row.max}) {
            end->setRange(0, row.part.max);
            connect(end, &QSpinBox::valueChanged, this, [this, at = mRows.size(), end] {
                if (!mSetting) typed(mRows[at], end);
            });
        }
        mRows.push_back(row);
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

void PartRows::typed(const Row& row, const QSpinBox* end) {
    mSetting = true;
    if (end == row.min)
        row.max->setValue(std::max(row.max->value(), row.min->value()));
    else
        row.min->setValue(std::min(row.min->value(), row.max->value()));
    mSetting = false;
    showBold();
    emit changed();
}

std::vector<PartWish> PartRows::wishes() const {
    std::vector<PartWish> wishes;
    for (const Row& row : mRows) {
        const CountWish shown(row.min->value(), row.max->value());
        if (shown != CountWish(0, row.part.max)) wishes.push_back({row.part.id, shown});
    }
    return wishes;
}

void PartRows::setWishes(const std::vector<PartWish>& wishes) {
    mSetting = true;
    for (const Row& row : mRows) {
        const auto wish = std::ranges::find(wishes, row.part.id, &PartWish::part);
        row.min->setValue(wish == wishes.end() ? 0 : wish->count.min);
        row.max->setValue(wish == wishes.end() ? row.part.max : wish->count.max);
    }
    mSetting = false;
    showBold();
}

void PartRows::showBold() {
    const std::vector<PartWish> wanted = wishes();
    for (const Row& row : mRows) {
        // What is wished stands out from what the generator chooses.
        QFont font = row.name->font();
        font.setBold(std::ranges::find(wanted, row.part.id, &PartWish::part) != wanted.end());
        row.name->setFont(font);
    }
}

void PartRows::retranslate() {
    setTitle(tr("Pieces"));
    mAllFree->setText(tr("All &free"));
    mAllFree->setToolTip(tr("Lets the generator choose every number"));
    for (const Row& row : mRows) {
        const QString name = mLocale.text(row.part.name);
        row.name->setText(caption(name));
        row.min->setAccessibleName(tr("%1, at least").arg(name));
        row.max->setAccessibleName(tr("%1, at most").arg(name));
        for (QSpinBox* end : {row.min, row.max}) end->setToolTip(tr("%n in the box", nullptr, row.part.max));
    }
}

}  // namespace hexa::editor
