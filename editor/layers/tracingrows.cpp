// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/tracingrows.h"

#include "core/hex/geometry.h"
#include "editor/layers/tracing.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QImageReader>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace hexa::editor {
namespace {

// Fields count in hexes, from the middle of one to that of the next; the picture's place is in map
// units.
constexpr double hexWidth = sqrt3;

QDoubleSpinBox* lengthField(double lowest) {
    auto* box = new QDoubleSpinBox;
    box->setRange(lowest, 10'000);
    box->setDecimals(2);
    box->setSingleStep(0.05);
    box->setKeyboardTracking(false);
    // Its range would make the panel wider as soon as a picture is open, and the map would move.
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("-000.00")) +
                         2 * box->fontMetrics().height());
    ignoreWheelUnlessFocused(box);
    return box;
}

}  // namespace

TracingRows::TracingRows(Tracing& tracing, QWidget* parent)
    : QWidget(parent),
      mTracing(tracing),
      mTitle(new PlainLabel),
      mFile(new PlainLabel),
      mOpen(new QPushButton(icon("open"), {})),
      mRemove(new QPushButton(icon("remove"), {})),
      mForm(new QWidget),
      mShown(new QCheckBox),
      mInFront(new QCheckBox),
      mOpacityName(new PlainLabel),
      mOpacity(new QSlider(Qt::Horizontal)),
      mLeftName(new PlainLabel),
      mLeft(lengthField(-10'000)),
      mTopName(new PlainLabel),
      mTop(lengthField(-10'000)),
      mWidthName(new PlainLabel),
      mWidth(lengthField(0.5)),
      mPlace(new QPushButton(icon("hand"), {})),
      mFit(new QPushButton) {
    QFont bold = mTitle->font();
    bold.setBold(true);
    mTitle->setFont(bold);
    mTitle->setContentsMargins(0, 8, 0, 0);
    mFile->setWordWrap(true);
    mOpen->setObjectName("tracingOpen");
    mPlace->setObjectName("tracingPlace");
    mPlace->setCheckable(true);
    mRemove->setObjectName("tracingRemove");
    mOpacity->setRange(0, 100);
    ignoreWheelUnlessFocused(mOpacity);
    auto* form = new QFormLayout(mForm);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(mShown);
    form->addRow(mInFront);
    const auto named = [form](QLabel* name, QWidget* field) {
        name->setBuddy(field);
        form->addRow(name, field);
    };
    named(mOpacityName, mOpacity);
    named(mLeftName, mLeft);
    named(mTopName, mTop);
    named(mWidthName, mWidth);
    form->addRow(mPlace);
    form->addRow(mFit);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* row : {static_cast<QWidget*>(mTitle), static_cast<QWidget*>(mFile),
                         static_cast<QWidget*>(mOpen), mForm, static_cast<QWidget*>(mRemove)})
        column->addWidget(row);

    connect(mOpen, &QPushButton::clicked, this, &TracingRows::chooseFile);
    connect(mRemove, &QPushButton::clicked, &tracing, &Tracing::remove);
    connect(mShown, &QCheckBox::clicked, &tracing, &Tracing::setShown);
    connect(mInFront, &QCheckBox::clicked, &tracing, &Tracing::setInFront);
    connect(mOpacity, &QSlider::valueChanged, this,
            [this](int percent) { mTracing.setOpacity(percent / 100.0); });
    for (QDoubleSpinBox* field : {mLeft, mTop, mWidth})
        connect(field, &QDoubleSpinBox::valueChanged, this, &TracingRows::place);
    connect(mFit, &QPushButton::clicked, &tracing, &Tracing::fitToMap);
    connect(mPlace, &QPushButton::clicked, &tracing, &Tracing::setPlacing);
    connect(&tracing, &Tracing::placingChanged, this, &TracingRows::refresh);
    connect(&tracing, &Tracing::changed, this, &TracingRows::refresh);
    retranslate();
}

void TracingRows::chooseFile() {
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << "*." + QString::fromLatin1(format);
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open Picture to Trace"), QFileInfo(mTracing.file()).path(),
                                     tr("Pictures (%1);;All files (*)").arg(patterns.join(' ')));
    if (!file.isEmpty()) mTracing.open(file);
}

void TracingRows::place() {
    mTracing.setPlace(QPointF(mLeft->value(), mTop->value()) * hexWidth, mWidth->value() * hexWidth);
}

void TracingRows::retranslate() {
    mTitle->setText(tr("Picture to trace"));
    mOpen->setText(tr("Open Pict&ure…"));
    mRemove->setText(tr("Remove Picture"));
    mShown->setText(tr("Visible"));
    mInFront->setText(tr("In front of the tiles"));
    mOpacityName->setText(tr("Opacity:"));
    mLeftName->setText(tr("Left:"));
    mTopName->setText(tr("Top:"));
    mWidthName->setText(tr("Width:"));
    for (QDoubleSpinBox* field : {mLeft, mTop, mWidth})
        field->setToolTip(tr("In hexes, from centre to centre"));
    mPlace->setText(tr("Place with Mouse"));
    mPlace->setToolTip(tr("Drag over the map to move the picture. Hold Shift to resize it."));
    mFit->setText(tr("Fit to Map"));
    refresh();
}

void TracingRows::refresh() {
    const bool any = !mTracing.file().isEmpty();
    mFile->setText(mTracing.isReading() ? tr("Reading the picture…")
                   : any                ? QFileInfo(mTracing.file()).fileName()
                         : tr("A scan or photo of a map to trace with tiles. It is stored in your settings, "
                              "not in the map."));
    mForm->setVisible(any);
    mRemove->setVisible(any);
    const QSignalBlocker quiet[] = {QSignalBlocker(mOpacity), QSignalBlocker(mLeft), QSignalBlocker(mTop),
                                    QSignalBlocker(mWidth)};
    mShown->setChecked(mTracing.isShown());
    mPlace->setChecked(mTracing.isPlacing());
    mInFront->setChecked(mTracing.inFront());
    mOpacity->setValue(static_cast<int>(mTracing.opacity() * 100 + 0.5));
    mLeft->setValue(mTracing.corner().x() / hexWidth);
    mTop->setValue(mTracing.corner().y() / hexWidth);
    mWidth->setValue(mTracing.width() / hexWidth);
}

}  // namespace hexa::editor

#include "moc_tracingrows.cpp"
