// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets of the export dialog and their texts; their functions are in exportdialog.cpp.
#include "editor/export/exportdialog.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/export/pagepreview.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>

namespace hexa::editor {

ExportDialog::ExportDialog(const Document& document, paint::TileArt& art, Locale& locale, QSettings& settings,
                           QWidget* parent)
    : QDialog(parent),
      mScenario(std::make_shared<const Scenario>(document.scenario())),
      mSystem(document.system()),
      mArt(art),
      mLocale(locale),
      mSettings(settings),
      mPath(document.path()),
      mOptions(ExportOptions::load(settings)) {
    auto* columns = new QHBoxLayout;
    mFormSide = makeForm();
    columns->addWidget(mFormSide);
    columns->addWidget(makeResult(), 1);
    mProgress = new PercentBar(this);
    mProgress->hide();
    mExport = new QPushButton(icon("export"), {}, this);
    mExport->setObjectName("export");
    mExport->setDefault(true);
    mCancel = new QPushButton(this);
    mCancel->setObjectName("cancel");
    mCancel->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(mProgress, 1);
    buttons->addStretch();
    buttons->addWidget(mExport);
    buttons->addWidget(mCancel);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
    resize(760, 560);
    restore();
    wire();
    mReady = true;
    keepTranslated(*this, [this] {
        retranslate();
        refresh();
    });
}

QWidget* ExportDialog::makeForm() {
    auto* side = new QWidget(this);
    mForm = new QFormLayout(side);
    mForm->setContentsMargins(0, 0, 8, 0);
    const auto addRow = [&](QWidget* field, const char* name) {
        field->setObjectName(name);
        auto* label = new PlainLabel(side);
        label->setBuddy(field);
        mForm->addRow(label, field);
    };
    mFormat = new QButtonGroup(this);
    auto* formats = new QHBoxLayout;
    for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf}) {
        auto* button = new QRadioButton(side);
        button->setObjectName(suffixOf(format));
        mFormat->addButton(button, static_cast<int>(format));
        formats->addWidget(button);
    }
    formats->addStretch();
    mForm->addRow(new PlainLabel(side), formats);
    mFormatHint = new PlainLabel(side);
    mFormatHint->setWordWrap(true);
    mForm->addRow(mFormatHint);
    mStyle = new QComboBox(side);
    addRow(mStyle, "style");
    mHexWidth = new QSpinBox(side);
    mHexWidth->setRange(4, 4000);
    mHexWidth->setGroupSeparatorShown(true);
    addRow(mHexWidth, "hexWidth");
    mWidth = new QSpinBox(side);
    mWidth->setRange(1, 10'000'000);
    mWidth->setGroupSeparatorShown(true);
    mWidth->setKeyboardTracking(false);
    addRow(mWidth, "width");
    mDpi = new QSpinBox(side);
    mDpi->setRange(36, 2400);
    addRow(mDpi, "dpi");
    mPaper = new QComboBox(side);
    for (const auto id : {QPageSize::A4, QPageSize::A3, QPageSize::Letter})
        mPaper->addItem(QPageSize::name(id).section(u' ', 0, 0), static_cast<int>(id));
    addRow(mPaper, "paper");
    mTurn = new QComboBox(side);
    addRow(mTurn, "orientation");
    for (const auto& [box, name] : {std::pair{&mTransparent, "transparent"},
                                    {&mIds, "ids"},
                                    {&mColumns, "columns"},
                                    {&mEmptySlots, "emptySlots"},
                                    {&mLegend, "legend"}}) {
        *box = new QCheckBox(side);
        (*box)->setObjectName(name);
        mForm->addRow(*box);
    }
    return side;
}

QWidget* ExportDialog::makeResult() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    mPreviews = new QStackedWidget(side);
    mMap = new MapPreview(mSystem.catalog, mArt, MapPreview::Frame::Picture, mPreviews);
    mPage = new PagePreview(mPreviews);
    mMap->setScenario(mScenario);
    mPreviews->addWidget(mMap);
    mPreviews->addWidget(mPage);
    mSize = new PlainLabel(side);
    mSize->setObjectName("size");
    mSign = new PlainLabel(side);
    mSign->setPixmap(icon("problem-error").pixmap(16, 16));
    mError = new PlainLabel(side);
    mError->setObjectName("error");
    mError->setWordWrap(true);
    mError->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* error = new QHBoxLayout;
    error->addWidget(mSign, 0, Qt::AlignTop);
    error->addWidget(mError, 1);
    column->addWidget(mPreviews, 1);
    column->addWidget(mSize);
    column->addLayout(error);
    return side;
}

void ExportDialog::restore() {
    mFormat->button(static_cast<int>(mOptions.format))->setChecked(true);
    for (int i = 0; i < 3; ++i) mStyle->addItem({}, i);
    mStyle->setCurrentIndex(static_cast<int>(mOptions.tiles));
    mHexWidth->setValue(mOptions.hexWidth);
    mDpi->setValue(mOptions.dpi);
    mPaper->setCurrentIndex(std::max(0, mPaper->findData(static_cast<int>(mOptions.paper))));
    for (int i = 0; i < 2; ++i) mTurn->addItem({});
    mTurn->setCurrentIndex(mOptions.landscape ? 1 : 0);
    mTransparent->setChecked(mOptions.transparent);
    mIds->setChecked(mOptions.ids);
    mColumns->setChecked(mOptions.columns);
    mEmptySlots->setChecked(mOptions.emptySlots);
    mLegend->setChecked(mOptions.legend);
}

void ExportDialog::wire() {
    connect(mFormat, &QButtonGroup::idToggled, this, &ExportDialog::readForm);
    for (QComboBox* box : {mStyle, mPaper, mTurn})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::readForm);
    for (QSpinBox* box : {mHexWidth, mDpi})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::readForm);
    for (QCheckBox* box : {mTransparent, mIds, mColumns, mEmptySlots, mLegend})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::readForm);
    connect(mWidth, &QSpinBox::valueChanged, this, &ExportDialog::widthEdited);
    connect(mExport, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(mCancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&mJob, &Job::progressed, mProgress, &QProgressBar::setValue);
}

void ExportDialog::showFormat() {
    const bool pdf = mOptions.format == ExportFormat::Pdf;
    for (QWidget* field : std::initializer_list<QWidget*>{mHexWidth, mWidth, mDpi, mTransparent})
        mForm->setRowVisible(field, !pdf);
    for (QWidget* field : std::initializer_list<QWidget*>{mPaper, mTurn, mLegend})
        mForm->setRowVisible(field, pdf);
    mPreviews->setCurrentWidget(pdf ? static_cast<QWidget*>(mPage) : mMap);
    switch (mOptions.format) {
    case ExportFormat::Png:
        mFormatHint->setText(tr("Bitmap image for websites and chats"));
        break;
    case ExportFormat::Svg:
        mFormatHint->setText(tr("Drawing that stays sharp and can be edited"));
        break;
    case ExportFormat::Pdf:
        mFormatHint->setText(tr("Page to print, with title and legend"));
        break;
    }
}

void ExportDialog::retranslate() {
    setWindowTitle(tr("Export Picture"));
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    qobject_cast<QLabel*>(mForm->itemAt(0, QFormLayout::LabelRole)->widget())->setText(tr("Format:"));
    mFormat->button(0)->setText(tr("&PNG"));
    mFormat->button(1)->setText(tr("&SVG"));
    mFormat->button(2)->setText(tr("P&DF"));
    label(mStyle, tr("S&tyle:"));
    const QStringList styles{tr("Colour and symbol"), tr("Pictorial"), tr("Black on white (saves ink)")};
    for (int i = 0; i < 3; ++i) mStyle->setItemText(i, styles[i]);
    label(mHexWidth, tr("&Hex width:"));
    label(mWidth, tr("Total &width:"));
    label(mDpi, tr("&Resolution:"));
    mHexWidth->setSuffix(tr(" px"));
    mWidth->setSuffix(tr(" px"));
    mDpi->setSuffix(tr(" dpi"));
    mDpi->setToolTip(tr("Pixels per inch. Determines the size of the picture on paper."));
    label(mPaper, tr("Pa&per:"));
    label(mTurn, tr("&Orientation:"));
    mTurn->setItemText(0, tr("Portrait"));
    mTurn->setItemText(1, tr("Landscape"));
    mTransparent->setText(tr("Transparent back&ground"));
    mIds->setText(tr("Tile &IDs"));
    mColumns->setText(mScenario->board.orientation == Orientation::Flat ? tr("Column &numbers")
                                                                        : tr("Row &numbers"));
    mEmptySlots->setText(tr("&Empty slots"));
    mLegend->setText(tr("&Legend"));
    mMap->setAccessibleName(tr("Picture preview"));
    mPage->setAccessibleName(tr("Page preview"));
    mProgress->setAccessibleName(tr("Export progress"));
    mExport->setText(tr("E&xport…"));
    mCancel->setText(tr("Cancel"));
}

}  // namespace hexa::editor
