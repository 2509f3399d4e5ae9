// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets of the print preview and their texts; what they do is in printpreviewdialog.cpp.
#include "editor/print/printpreviewdialog.h"

#include "editor/document/document.h"
#include "editor/preview/pagepreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>

namespace hexa {

PrintPreviewDialog::PrintPreviewDialog(const Document& document, Locale& locale, QSettings& settings,
                                       QWidget* parent)
    : QDialog(parent),
      mScenario(std::make_shared<const Scenario>(document.scenario())),
      mCatalog(document.catalog()),
      mLocale(locale),
      mSettings(settings),
      mPath(document.path()) {
    auto* columns = new QHBoxLayout;
    mFormSide = makeForm();
    columns->addWidget(mFormSide);
    columns->addWidget(makeSheet(), 1);
    mSign = new QLabel(this);
    mWords = new QLabel(this);
    mWords->setObjectName("words");
    mWords->setWordWrap(true);
    mWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mPrint = new QPushButton(icon("print"), {}, this);
    mPdf = new QPushButton(icon("export"), {}, this);
    mClose = new QPushButton(this);
    mPrint->setObjectName("print");
    mPdf->setObjectName("pdf");
    mPrint->setDefault(true);
    mPdf->setAutoDefault(false);
    mClose->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(mSign);
    buttons->addWidget(mWords, 1);
    for (QPushButton* button : {mPrint, mPdf, mClose}) buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
    restore();
    wire();
    retranslate();
    mReady = true;
    readForm();
    resize(860, 680);
}

QWidget* PrintPreviewDialog::makeForm() {
    auto* side = new QWidget(this);
    mForm = new QFormLayout(side);
    mForm->setContentsMargins(0, 0, 8, 0);
    for (const auto& [box, name] : {std::pair{&mPaper, "paper"},
                                    {&mTurn, "orientation"},
                                    {&mStyle, "style"},
                                    {&mLanguage, "language"}}) {
        *box = new QComboBox(side);
        (*box)->setObjectName(name);
        auto* label = new QLabel(side);
        label->setBuddy(*box);
        mForm->addRow(label, *box);
    }
    for (const auto& [box, name] :
         {std::pair{&mTitle, "title"}, {&mLegend, "legend"}, {&mIds, "ids"}, {&mColumns, "columns"}}) {
        *box = new QCheckBox(side);
        (*box)->setObjectName(name);
        mForm->addRow(*box);
    }
    for (const auto id : {QPageSize::A4, QPageSize::A3, QPageSize::Letter})
        mPaper->addItem(QPageSize::name(id).section(u' ', 0, 0), static_cast<int>(id));
    for (int i = 0; i < 2; ++i) mTurn->addItem({});
    for (int i = 0; i < 3; ++i) mStyle->addItem({});
    for (const QString& code : Locale::languages()) mLanguage->addItem(Locale::nameOf(code), code);
    return side;
}

QWidget* PrintPreviewDialog::makeSheet() {
    auto* side = new QWidget(this);
    mScroll = new QScrollArea(side);
    mPreview = new PagePreview(mScenario, mCatalog, mLocale.messages());
    mScroll->setWidget(mPreview);
    mScroll->setWidgetResizable(true);
    mScroll->setAlignment(Qt::AlignCenter);
    mZoom = new QLabel(side);
    mZoom->setObjectName("zoom");
    mZoom->setMinimumWidth(mZoom->fontMetrics().horizontalAdvance("0000 %"));
    mZoom->setAlignment(Qt::AlignCenter);
    auto* zoom = new QHBoxLayout;
    zoom->addStretch();
    for (const auto& [button, name] :
         {std::pair{&mZoomOut, "zoom-out"}, {&mZoomIn, "zoom-in"}, {&mZoomFit, "zoom-fit"}}) {
        *button = new QToolButton(side);
        (*button)->setObjectName(name);
        (*button)->setIcon(icon(name));
        (*button)->setAutoRaise(true);
        (*button)->setFocusPolicy(Qt::TabFocus);
        zoom->addWidget(*button);
        if (button == &mZoomOut) zoom->addWidget(mZoom);
    }
    zoom->addStretch();
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(mScroll, 1);
    column->addLayout(zoom);
    return side;
}

void PrintPreviewDialog::wire() {
    for (QComboBox* box : {mPaper, mTurn, mStyle, mLanguage})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPreviewDialog::readForm);
    for (QCheckBox* box : {mTitle, mLegend, mIds, mColumns})
        connect(box, &QCheckBox::toggled, this, &PrintPreviewDialog::readForm);
    connect(mPrint, &QPushButton::clicked, this, &PrintPreviewDialog::print);
    connect(mPdf, &QPushButton::clicked, this, &PrintPreviewDialog::savePdf);
    connect(mClose, &QPushButton::clicked, this, &QDialog::reject);
    connect(mZoomOut, &QToolButton::clicked, this, [this] { zoomBy(-1); });
    connect(mZoomIn, &QToolButton::clicked, this, [this] { zoomBy(1); });
    connect(mZoomFit, &QToolButton::clicked, this, [this] { setZoom(0); });
    const auto shortcut = [this](const QKeySequence& keys, auto what) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, what);
    };
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { zoomBy(1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { zoomBy(-1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setZoom(0); });
    connect(&mTask, &BackgroundTask::finished, this, &PrintPreviewDialog::ended);
    mScroll->viewport()->installEventFilter(this);
}

void PrintPreviewDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void PrintPreviewDialog::retranslate() {
    setWindowTitle(tr("Print the map"));
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    label(mPaper, tr("Pa&per:"));
    label(mTurn, tr("&Orientation:"));
    mTurn->setItemText(0, tr("Portrait"));
    mTurn->setItemText(1, tr("Landscape"));
    label(mStyle, tr("&Style:"));
    mStyle->setItemText(0, tr("Colour and symbol"));
    mStyle->setItemText(1, tr("Pictorial"));
    mStyle->setItemText(2, tr("Black on white, saves ink"));
    label(mLanguage, tr("Language of the s&heet:"));
    mTitle->setText(tr("&Title"));
    mLegend->setText(tr("&Legend"));
    mIds->setText(tr("&IDs of the tiles"));
    mColumns->setText(mScenario->board.orientation == Orientation::Flat ? tr("Column &numbers")
                                                                        : tr("Row &numbers"));
    mPreview->setAccessibleName(tr("Preview of the sheet"));
    const auto name = [](QToolButton* button, const QString& text, const QString& keys) {
        button->setAccessibleName(text);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
    };
    const auto keys = [](int key) {
        return QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)).toString(QKeySequence::NativeText);
    };
    name(mZoomOut, tr("Zoom out"), keys(Qt::Key_Minus));
    name(mZoomIn, tr("Zoom in"), keys(Qt::Key_Plus));
    name(mZoomFit, tr("Whole sheet"), keys(Qt::Key_0));
    mPrint->setText(tr("&Print…"));
    mPdf->setText(tr("Save as P&DF…"));
    mClose->setText(tr("Close"));
}

}  // namespace hexa
