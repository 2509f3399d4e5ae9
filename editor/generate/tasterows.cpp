// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/tasterows.h"

#include "core/balance/report.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

QString figureText(const TasteFigure& figure, FigureUnit unit, const Locale& locale) {
    if (unit == FigureUnit::Share)
        return Locale::percent(locale.text(balance::decimalText(figure.value * 100, 0)));
    const bool whole = unit == FigureUnit::Count;
    return locale.text(balance::decimalText(figure.value, whole ? 0 : 2));
}

}  // namespace

TasteRows::TasteRows(const std::vector<TasteAxis>& axes, const Locale& locale, QWidget* parent)
    : QGroupBox(parent), mAxes(axes), mLocale(locale) {
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    for (const TasteAxis& axis : axes) {
        Row row{new QCheckBox, new PlainLabel, new QSlider(Qt::Horizontal), new PlainLabel, new PlainLabel};
        const QString id = QString::fromStdString(axis.id);
        row.name->setObjectName("taste-" + id);
        row.slider->setObjectName("tasteSlider-" + id);
        row.now->setObjectName("tasteNow-" + id);
        row.slider->setRange(0, 100);
        row.slider->setPageStep(10);
        row.slider->setTickPosition(QSlider::TicksBelow);
        row.slider->setTickInterval(50);
        row.slider->setEnabled(false);
        row.slider->setValue(50);
        const int at = grid->rowCount();
        grid->addWidget(row.name, at, 0, 1, 2);
        grid->addWidget(row.now, at, 2, Qt::AlignRight);
        grid->addWidget(row.low, at + 1, 0, Qt::AlignRight);
        grid->addWidget(row.slider, at + 1, 1);
        grid->addWidget(row.high, at + 1, 2);
        connect(row.name, &QCheckBox::toggled, this, [this, slider = row.slider](bool on) {
            slider->setEnabled(on);
            if (!mSetting) emit changed();
        });
        connect(row.slider, &QSlider::valueChanged, this, [this] {
            if (!mSetting) emit changed();
        });
        mRows.push_back(row);
    }
    retranslate();
}

std::vector<Taste> TasteRows::tastes() const {
    std::vector<Taste> tastes;
    for (std::size_t i = 0; i < mRows.size(); ++i)
        if (mRows[i].name->isChecked()) tastes.push_back({mAxes[i].id, mRows[i].slider->value() / 100.0});
    return tastes;
}

void TasteRows::setTastes(const std::vector<Taste>& tastes) {
    mSetting = true;
    for (std::size_t i = 0; i < mRows.size(); ++i) {
        const auto found = std::ranges::find(tastes, mAxes[i].id, &Taste::axis);
        mRows[i].name->setChecked(found != tastes.end());
        if (found != tastes.end())
            mRows[i].slider->setValue(static_cast<int>(std::lround(found->position * 100)));
    }
    mSetting = false;
}

void TasteRows::setFigures(const std::vector<TasteFigure>& figures) {
    mFigures = figures;
    retranslate();
}

void TasteRows::retranslate() {
    setTitle(tr("Map style"));
    setToolTip(tr("The middle of each slider is typical of random maps"));
    for (std::size_t i = 0; i < mRows.size(); ++i) {
        const Row& row = mRows[i];
        const TasteAxis& axis = mAxes[i];
        row.name->setText(caption(mLocale.text(axis.message())));
        row.name->setToolTip(mLocale.text(axis.message(".hint")));
        row.low->setText(mLocale.text(axis.message(".low")));
        row.high->setText(mLocale.text(axis.message(".high")));
        row.slider->setAccessibleName(mLocale.text(axis.message()));
        row.slider->setAccessibleDescription(tr("From %1 to %2").arg(row.low->text(), row.high->text()));
        if (i < mFigures.size()) {
            row.now->setText(
                tr("this map: %1%", "place among random maps").arg(std::lround(mFigures[i].position * 100)));
            row.now->setToolTip(tr("Value: %1. The percentage shows how many random maps have a lower value.")
                                    .arg(figureText(mFigures[i], axis.unit, mLocale)));
        } else {
            row.now->clear();
        }
    }
}

}  // namespace hexa::editor

#include "moc_tasterows.cpp"
