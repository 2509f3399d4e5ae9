// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/sheetspanel.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/print/printsession.h"
#include "editor/sheets/ruler.h"
#include "editor/sheets/sheetinfo.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/scrollcolumn.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

struct PaperName {
    const char* id;
    const char* shown;
};
/// Sizes of cards by their names; the list has "as the game says" before them and custom sizes
/// after them.
constexpr std::array cards{"mini", "poker", "tarot"};
constexpr int ownCard = static_cast<int>(cards.size()) + 1;
constexpr std::array papers{PaperName{"A4", "A4"}, PaperName{"A3", "A3"}, PaperName{"A5", "A5"},
                            PaperName{"letter", "Letter"}, PaperName{"legal", "Legal"}};

QComboBox* choices(const char* name, int count) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    for (int i = 0; i < count; ++i) box->addItem({});
    return box;
}

QFormLayout* formIn(QGroupBox* box) {
    auto* form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

void addRow(QFormLayout* form, QWidget* field) {
    auto* label = new PlainLabel;
    label->setBuddy(field);
    form->addRow(label, field);
}

bool sameSize(QSizeF a, QSizeF b) {
    return std::abs(a.width() - b.width()) < 0.05 && std::abs(a.height() - b.height()) < 0.05;
}

}  // namespace

SheetsPanel::SheetsPanel(PrintSession& session, QWidget* parent) : QWidget(parent), mSession(session) {
    build();
    wire();
    keepTranslated(*this, [this] {
        retranslate();
        refresh();
    });
    showRun();
}

QDoubleSpinBox* SheetsPanel::lengthBox(const char* name, double min, double max, double step) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(min, max);
    box->setSingleStep(step);
    box->setDecimals(1);
    box->setKeyboardTracking(false);
    return box;
}

void SheetsPanel::build() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    mSheetsBox = new QGroupBox;
    auto* list = new QVBoxLayout(mSheetsBox);
    list->setSpacing(2);
    const auto add = [list](std::vector<QCheckBox*>& boxes, const QString& id) {
        boxes.push_back(new QCheckBox);
        boxes.back()->setObjectName(QStringLiteral("sheet-") + id);
        list->addWidget(boxes.back());
    };
    for (const sheets::SheetInfo& info : sheets::sheetInfos())
        if (info.kind != sheets::SheetKind::Items) add(mSheets, QLatin1String(info.id));
    for (const CutSheet& sheet : sheets::itemSheetsOf(mSession.document().system()))
        add(mItemSheets, QString::fromStdString(sheet.id));
    column->addWidget(mSheetsBox);
    buildPaper(*column);
    buildTiles(*column);
    buildItems(*column);
    buildPrinter(*column);
    column->addStretch();
    auto* scroll = new ScrollColumn;
    scroll->setWidget(content);

    mPrint = new QPushButton(icon("print"), {});
    mPdf = new QPushButton(icon("export"), {});
    mKit = new QPushButton(icon("save-as"), {});
    mPrint->setObjectName("print");
    mPdf->setObjectName("pdf");
    mKit->setObjectName("kit");
    mProgress = new QProgressBar;
    mProgress->setObjectName("printProgress");
    mStop = new QPushButton;
    mStop->setObjectName("printStop");
    mPages = new PlainLabel;
    mPages->setObjectName("pageCount");
    mStatus = new PlainLabel;
    mStatus->setObjectName("printStatus");
    mStatus->setWordWrap(true);
    mStatus->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* progress = new QHBoxLayout;
    progress->addWidget(mProgress, 1);
    progress->addWidget(mStop);
    auto* bottom = new QVBoxLayout;
    bottom->setContentsMargins(8, 4, 8, 8);
    bottom->setSpacing(4);
    bottom->addWidget(mStatus);
    bottom->addWidget(mPages);
    bottom->addLayout(progress);
    bottom->addWidget(mPrint);
    auto* files = new QHBoxLayout;
    files->addWidget(mPdf);
    files->addWidget(mKit);
    bottom->addLayout(files);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(bottom);
}

void SheetsPanel::buildPaper(QVBoxLayout& column) {
    mPaperBox = new QGroupBox;
    mPaperForm = formIn(mPaperBox);
    mPaper = choices("paper", static_cast<int>(papers.size()) + 1);
    mWidth = lengthBox("paperWidth", sheets::minPaper, sheets::maxPaper, 10);
    mHeight = lengthBox("paperHeight", sheets::minPaper, sheets::maxPaper, 10);
    mTurn = choices("turn", 3);
    mMargin = lengthBox("margin", 0, 40, 1);
    mStyle = choices("style", 3);
    mLanguage = choices("sheetLanguage", 0);
    for (const QString& code : Locale::languages()) mLanguage->addItem(Locale::nameOf(code), code);
    for (QWidget* field :
         {static_cast<QWidget*>(mPaper), static_cast<QWidget*>(mWidth), static_cast<QWidget*>(mHeight),
          static_cast<QWidget*>(mTurn), static_cast<QWidget*>(mMargin), static_cast<QWidget*>(mStyle),
          static_cast<QWidget*>(mLanguage)})
        addRow(mPaperForm, field);
    column.addWidget(mPaperBox);
}

void SheetsPanel::buildTiles(QVBoxLayout& column) {
    mTilesBox = new QGroupBox;
    mTilesForm = formIn(mTilesBox);
    mTileSize = lengthBox("tileSize", 10, 1000, 1);
    mTileChoice = choices("tileChoice", 2);
    mBleed = lengthBox("bleed", 0, 10, 0.5);
    mSafe = lengthBox("safe", 0, 20, 0.5);
    mBacks = choices("backs", 3);
    mFlip = choices("flip", 2);
    mCutLines = choices("cutLines", 3);
    mOverlap = lengthBox("overlap", 0, 60, 1);
    mPoster = choices("poster", 3);
    mVariant = choices("sheetVariant", 0);
    mPerPage = new QSpinBox;
    mPerPage->setObjectName("perPage");
    mPerPage->setRange(1, 16);
    mCopies = new QSpinBox;
    mCopies->setObjectName("copies");
    mCopies->setRange(0, 200);
    for (QWidget* field :
         {static_cast<QWidget*>(mTileSize), static_cast<QWidget*>(mTileChoice), static_cast<QWidget*>(mBleed),
          static_cast<QWidget*>(mSafe), static_cast<QWidget*>(mBacks), static_cast<QWidget*>(mFlip),
          static_cast<QWidget*>(mCutLines), static_cast<QWidget*>(mOverlap), static_cast<QWidget*>(mPoster),
          static_cast<QWidget*>(mVariant), static_cast<QWidget*>(mPerPage), static_cast<QWidget*>(mCopies)})
        addRow(mTilesForm, field);
    mTilesForm->setRowVisible(mPoster, sheets::hasPieces(mSession.document().system()));
    column.addWidget(mTilesBox);
}

void SheetsPanel::buildItems(QVBoxLayout& column) {
    mItemsBox = new QGroupBox;
    mItemsForm = formIn(mItemsBox);
    mCardSize = choices("cardSize", ownCard + 1);
    mCardWidth = lengthBox("cardWidth", sheets::minCard, sheets::maxCard, 1);
    mCardHeight = lengthBox("cardHeight", sheets::minCard, sheets::maxCard, 1);
    const QSizeF usual = *sheets::cardSize("poker");
    mCardWidth->setValue(usual.width());
    mCardHeight->setValue(usual.height());
    mCounterScale = new QSpinBox;
    mCounterScale->setObjectName("counterScale");
    mCounterScale->setRange(25, 400);
    mCounterScale->setSingleStep(5);
    mCounterScale->setKeyboardTracking(false);
    mItemCopies = new QSpinBox;
    mItemCopies->setObjectName("itemCopies");
    mItemCopies->setRange(1, 50);
    for (QWidget* field : {static_cast<QWidget*>(mCardSize), static_cast<QWidget*>(mCardWidth),
                           static_cast<QWidget*>(mCardHeight), static_cast<QWidget*>(mCounterScale),
                           static_cast<QWidget*>(mItemCopies)})
        addRow(mItemsForm, field);
    column.addWidget(mItemsBox);
    mItemsBox->setVisible(!mItemSheets.empty());
}

void SheetsPanel::buildPrinter(QVBoxLayout& column) {
    mPrinterBox = new QGroupBox;
    mPrinterForm = formIn(mPrinterBox);
    mPrinter = choices("printer", 1);
    mPrinter->setItemData(0, QString());
    mMeasuredX = lengthBox("measuredX", 10, 3300, 0.1);
    mMeasuredY = lengthBox("measuredY", 10, 3300, 0.1);
    mMeasureHint = new PlainLabel;
    mMeasureHint->setObjectName("measureHint");
    mMeasureHint->setWordWrap(true);
    for (QWidget* field : {static_cast<QWidget*>(mPrinter), static_cast<QWidget*>(mMeasuredX),
                           static_cast<QWidget*>(mMeasuredY)})
        addRow(mPrinterForm, field);
    mPrinterForm->addRow(mMeasureHint);
    column.addWidget(mPrinterBox);
}

void SheetsPanel::wire() {
    for (QComboBox* box : findChildren<QComboBox*>()) ignoreWheelUnlessFocused(box);
    for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>()) ignoreWheelUnlessFocused(box);
    for (const auto* boxes : {&mSheets, &mItemSheets})
        for (QCheckBox* box : *boxes) connect(box, &QCheckBox::toggled, this, &SheetsPanel::read);
    for (QComboBox* box : {mPaper, mTurn, mStyle, mLanguage, mTileChoice, mBacks, mFlip, mCutLines, mPoster,
                           mCardSize, mVariant})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetsPanel::read);
    for (QDoubleSpinBox* box :
         {mWidth, mHeight, mMargin, mTileSize, mBleed, mSafe, mOverlap, mCardWidth, mCardHeight})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SheetsPanel::read);
    for (QSpinBox* box : {mPerPage, mCopies, mCounterScale, mItemCopies})
        connect(box, &QSpinBox::valueChanged, this, &SheetsPanel::read);
    for (QDoubleSpinBox* box : {mMeasuredX, mMeasuredY})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SheetsPanel::readMeasures);
    connect(mPrinter, &QComboBox::currentIndexChanged, this, [this] {
        if (!mFilling) mSession.setPrinter(mPrinter->currentData().toString());
    });
    connect(mPrint, &QPushButton::clicked, this, &SheetsPanel::printRequested);
    connect(mPdf, &QPushButton::clicked, this, &SheetsPanel::pdfRequested);
    connect(mKit, &QPushButton::clicked, this, &SheetsPanel::kitRequested);
    connect(mStop, &QPushButton::clicked, &mSession, &PrintSession::stop);
    connect(&mSession, &PrintSession::optionsChanged, this, &SheetsPanel::refresh);
    connect(&mSession, &PrintSession::runChanged, this, &SheetsPanel::showRun);
    connect(&mSession, &PrintSession::planChanged, this, &SheetsPanel::showRun);
    connect(&mSession, &PrintSession::planChanged, this, &SheetsPanel::showVariants);
    connect(&mSession, &PrintSession::finished, this, [this](const Status& status, const QString& path) {
        mEnd = [this, status, path] {
            if (!status) return mSession.locale().text(status.error());
            if (path.isEmpty()) return tr("The sheets were sent to the printer.");
            return tr("Saved as %1").arg(QDir::toNativeSeparators(path));
        };
        mStatus->setText(mEnd());
    });
}

/// Lists the printers only now: the list may come from another machine, and a start of the program
/// must not contact that.
void SheetsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (std::exchange(mPrintersAsked, true)) return;
    for (const QString& name : QPrinterInfo::availablePrinterNames()) offerPrinter(name);
}

void SheetsPanel::offerPrinter(const QString& name) {
    if (!name.isEmpty() && mPrinter->findData(name) < 0) mPrinter->addItem(name, name);
}

void SheetsPanel::retranslate() {
    mSheetsBox->setTitle(tr("Sheets"));
    const GameSystem& system = mSession.document().system();
    const QString tracks = system.print ? caption(mSession.locale().text(system.print->tracks)) : QString();
    const auto infos = sheets::sheetInfos();
    for (std::size_t i = 0; i < mSheets.size(); ++i) {
        const char* title = infos[i].title;
        mSheets[i]->setText(title != nullptr ? caption(mSession.locale().text(title)) : tracks);
        mSheets[i]->setVisible(sheets::offers(system, infos[i].kind));
    }
    const auto& items = sheets::itemSheetsOf(system);
    for (std::size_t i = 0; i < mItemSheets.size(); ++i)
        mItemSheets[i]->setText(caption(mSession.locale().text(items[i].name)));
    mPaperBox->setTitle(tr("Paper"));
    mTilesBox->setTitle(tr("Tiles, poster, pads"));
    mItemsBox->setTitle(tr("Cards and counters"));
    mPrinterBox->setTitle(tr("Printer"));
    const auto label = [](QFormLayout* form, QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(form->labelForField(field))->setText(text);
    };
    label(mPaperForm, mPaper, tr("Size:"));
    label(mPaperForm, mWidth, tr("Width:"));
    label(mPaperForm, mHeight, tr("Height:"));
    label(mPaperForm, mTurn, tr("Orientation:"));
    label(mPaperForm, mMargin, tr("Margin:"));
    label(mPaperForm, mStyle, tr("Style:"));
    label(mPaperForm, mLanguage, tr("Sheet language:"));
    label(mTilesForm, mTileSize, tr("Tile, flat to flat:"));
    label(mTilesForm, mTileChoice, tr("Tiles:"));
    label(mTilesForm, mBleed, tr("Bleed:"));
    label(mTilesForm, mSafe, tr("Safe zone:"));
    label(mTilesForm, mBacks, tr("Backs:"));
    label(mTilesForm, mFlip, tr("Flip on:"));
    label(mTilesForm, mOverlap, tr("Poster overlap:"));
    label(mTilesForm, mPoster, tr("Poster content:"));
    mPoster->setToolTip(
        tr("A bare mat works for all maps with the same ground. Pieces and terrain are placed on it."));
    label(mTilesForm, mVariant, tr("Variant:"));
    mVariant->setToolTip(tr("Variant for order pads, tracks, rules and slips"));
    label(mTilesForm, mPerPage, tr("Pads per page:"));
    label(mTilesForm, mCopies, tr("Pads per seat:"));
    label(mTilesForm, mCutLines, tr("Cut lines:"));
    label(mItemsForm, mCardSize, tr("Cards:"));
    label(mItemsForm, mCardWidth, tr("Width:"));
    label(mItemsForm, mCardHeight, tr("Height:"));
    label(mItemsForm, mCounterScale, tr("Counters:"));
    label(mItemsForm, mItemCopies, tr("Copies:"));
    label(mPrinterForm, mPrinter, tr("Calibration for:"));
    label(mPrinterForm, mMeasuredX, tr("Measured width:"));
    label(mPrinterForm, mMeasuredY, tr("Measured height:"));
    for (QDoubleSpinBox* box : {mWidth, mHeight, mMargin, mTileSize, mBleed, mSafe, mOverlap, mCardWidth,
                                mCardHeight, mMeasuredX, mMeasuredY})
        box->setSuffix(tr(" mm", "unit after a number"));
    mCounterScale->setSuffix(tr("%", "unit after a number"));
    mCounterScale->setToolTip(
        tr("Percentage of the original size. Applies to counters and boards, not to cards and tiles."));
    mCutLines->setToolTip(
        tr("For cutting plotters: a layer “%1” in PDF and SVG, with a spot colour of the same name")
            .arg(QLatin1String(sheets::cutLayer)));
    mCopies->setSpecialValueText(tr("One per turn"));
    retranslateChoices();
    mPrint->setText(tr("Print…"));
    mPdf->setText(tr("Save PDF…"));
    mKit->setText(tr("Save Kit…"));
    mKit->setToolTip(tr(
        "Zip archive with all sheets as a PDF, the map as PNG and SVG, the map file and a list of contents"));
    mStop->setText(tr("Stop"));
    if (mEnd && !mStatus->text().isEmpty()) mStatus->setText(mEnd());
}

void SheetsPanel::retranslateChoices() {
    const QSignalBlocker blocker(this);
    mFilling = true;
    for (std::size_t i = 0; i < papers.size(); ++i) mPaper->setItemText(static_cast<int>(i), papers[i].shown);
    mPaper->setItemText(static_cast<int>(papers.size()), tr("Custom"));
    const auto fill = [](QComboBox* box, const QStringList& texts) {
        for (int i = 0; i < texts.size(); ++i) box->setItemText(i, texts[i]);
    };
    fill(mTurn, {tr("Automatic"), tr("Portrait"), tr("Landscape")});
    fill(mStyle, {tr("Colour and symbol"), tr("Pictorial"), tr("Black on white (saves ink)")});
    fill(mTileChoice, {tr("On this map"), tr("All tiles in the box")});
    fill(mBacks,
         {tr("None", "backs of cards"), tr("Double-sided printing"), tr("Beside the front, to fold")});
    fill(mFlip, {tr("Long edge"), tr("Short edge")});
    fill(mPoster, {tr("Map with all pieces"), tr("Terrain only"), tr("Bare mat")});
    fill(mCutLines, {tr("None", "cut lines"), tr("As a layer for plotters"), tr("Cut lines only")});
    fill(mCardSize, {tr("As in the game"), tr("Mini, 44 × 68 mm"), tr("Poker, 63 × 88 mm"),
                     tr("Tarot, 70 × 120 mm"), tr("Custom")});
    mPrinter->setItemText(0, tr("Any printer"));
    mVariant->clear();  // named anew
    mFilling = false;
    showVariants();
}

void SheetsPanel::refresh() {
    mFilling = true;
    const sheets::SheetOptions& options = mSession.options();
    for (std::size_t i = 0; i < mSheets.size(); ++i)
        mSheets[i]->setChecked(std::find(options.sheets.begin(), options.sheets.end(),
                                         static_cast<sheets::SheetKind>(i)) != options.sheets.end());
    const auto& items = sheets::itemSheetsOf(mSession.document().system());
    const bool anyItems = std::find(options.sheets.begin(), options.sheets.end(), sheets::SheetKind::Items) !=
                          options.sheets.end();
    for (std::size_t i = 0; i < mItemSheets.size(); ++i)
        mItemSheets[i]->setChecked(
            anyItems && (options.items.empty() || std::find(options.items.begin(), options.items.end(),
                                                            items[i].id) != options.items.end()));
    int paper = static_cast<int>(papers.size());
    for (std::size_t i = 0; i < papers.size(); ++i)
        if (sameSize(*sheets::paperSize(papers[i].id), options.paper)) paper = static_cast<int>(i);
    // "Custom" stays chosen even while the size equals that of a known paper.
    if (mPaper->currentIndex() != static_cast<int>(papers.size()) ||
        paper == static_cast<int>(papers.size()) || !mWidth->isVisibleTo(this))
        mPaper->setCurrentIndex(paper);
    const bool custom = mPaper->currentIndex() == static_cast<int>(papers.size());
    for (QDoubleSpinBox* box : {mWidth, mHeight}) {
        box->setVisible(custom);
        mPaperForm->labelForField(box)->setVisible(custom);
    }
    mWidth->setValue(options.paper.width());
    mHeight->setValue(options.paper.height());
    mTurn->setCurrentIndex(static_cast<int>(options.turn));
    mMargin->setValue(options.margin);
    mStyle->setCurrentIndex(static_cast<int>(options.style));
    mLanguage->setCurrentIndex(std::max(0, mLanguage->findData(QString::fromStdString(options.language))));
    mTileSize->setValue(options.tileSize);
    mTileChoice->setCurrentIndex(static_cast<int>(options.tiles));
    mBleed->setValue(options.bleed);
    mSafe->setValue(options.safe);
    mBacks->setCurrentIndex(static_cast<int>(options.backs));
    mFlip->setCurrentIndex(static_cast<int>(options.flip));
    mFlip->setEnabled(options.backs == sheets::Backs::Duplex);
    mFlip->setToolTip(mFlip->isEnabled() ? QString() : tr("Only for double-sided printing"));
    mCutLines->setCurrentIndex(static_cast<int>(options.cutLines));
    showCards();
    mCounterScale->setValue(static_cast<int>(std::lround(options.counterScale * 100)));
    mItemCopies->setValue(options.itemCopies);
    mOverlap->setValue(options.overlap);
    mPoster->setCurrentIndex(static_cast<int>(options.poster));
    showVariants();
    mPerPage->setValue(options.ordersPerPage);
    mCopies->setValue(options.orderCopies);
    offerPrinter(mSession.printer());
    mPrinter->setCurrentIndex(std::max(0, mPrinter->findData(mSession.printer())));
    mFilling = false;
    showMeasures();
}

void SheetsPanel::showVariants() {
    const QScopedValueRollback<bool> filling(mFilling, true);
    const GameSystem& system = mSession.document().system();
    auto variants = sheets::variantsOf(system, mSession.document().scenario());
    if (variants != mVariants || mVariant->count() == 0) {
        mVariants = std::move(variants);
        mVariant->clear();
        mVariant->addItem(tr("Same as map"));
        for (const OptionValues& variant : mVariants) {
            QStringList names;
            for (const PlayOption& option : system.play->options)
                if (const auto on = variant.find(option.name); on != variant.end() && on->second)
                    names << (option.text.empty() ? toQString(option.name)
                                                  : mSession.locale().text(option.text));
            mVariant->addItem(names.isEmpty() ? tr("Basic game") : names.join(QStringLiteral(" + ")));
        }
    }
    mTilesForm->setRowVisible(mVariant, !mVariants.empty());
    const auto& chosen = mSession.options().variant;
    const auto found = chosen ? std::ranges::find(mVariants, *chosen) : mVariants.end();
    mVariant->setCurrentIndex(found == mVariants.end() ? 0 : static_cast<int>(found - mVariants.begin()) + 1);
}

void SheetsPanel::showCards() {
    const QSizeF size = mSession.options().cardSize;
    int choice = size.isValid() ? ownCard : 0;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (size.isValid() && sameSize(*sheets::cardSize(cards[i]), size)) choice = static_cast<int>(i) + 1;
    // As with paper, "Custom" stays chosen.
    if (mCardSize->currentIndex() != ownCard || choice == ownCard || !mCardWidth->isVisibleTo(this))
        mCardSize->setCurrentIndex(choice);
    showOwnCard();
    if (!size.isValid()) return;
    mCardWidth->setValue(size.width());
    mCardHeight->setValue(size.height());
}

void SheetsPanel::showOwnCard() {
    for (QDoubleSpinBox* box : {mCardWidth, mCardHeight}) {
        box->setVisible(mCardSize->currentIndex() == ownCard);
        mItemsForm->labelForField(box)->setVisible(mCardSize->currentIndex() == ownCard);
    }
}

void SheetsPanel::showMeasures() {
    mFilling = true;
    const QSizeF measured = mSession.measured();
    mMeasuredX->setValue(measured.width());
    mMeasuredY->setValue(measured.height());
    mFilling = false;
    const QSizeF paper = sheets::rulerPaper(mSession.rulerPaper());
    const QSizeF lines = sheets::rulerLines(paper);
    mMeasureHint->setText(tr("Print the printer check and enter the lengths of its lines. On paper of %1 × "
                             "%2 mm they should be %3 and %4 mm.")
                              .arg(locale().toString(paper.width()), locale().toString(paper.height()),
                                   locale().toString(lines.width()), locale().toString(lines.height())));
}

void SheetsPanel::readMeasures() {
    if (mFilling) return;
    if (mSession.setMeasured({mMeasuredX->value(), mMeasuredY->value()})) return;
    mMeasureHint->setText(tr("These lengths are more than 10% off or don’t match each other. Measure again, "
                             "from end mark to end mark."));
}

void SheetsPanel::read() {
    if (mFilling) return;
    sheets::SheetOptions options = mSession.options();
    options.sheets.clear();
    for (std::size_t i = 0; i < mSheets.size(); ++i)
        if (mSheets[i]->isChecked()) options.sheets.push_back(static_cast<sheets::SheetKind>(i));
    readItems(options);
    const auto paper = static_cast<std::size_t>(mPaper->currentIndex());
    options.paper = paper < papers.size() ? *sheets::paperSize(papers[paper].id)
                                          : QSizeF(mWidth->value(), mHeight->value());
    const bool custom = paper >= papers.size();
    for (QDoubleSpinBox* box : {mWidth, mHeight}) {
        box->setVisible(custom);
        mPaperForm->labelForField(box)->setVisible(custom);
    }
    options.turn = static_cast<sheets::Turn>(mTurn->currentIndex());
    options.margin = mMargin->value();
    options.style = static_cast<paint::TileStyle>(mStyle->currentIndex());
    options.language = mLanguage->currentData().toString().toStdString();
    options.tileSize = mTileSize->value();
    options.tiles = static_cast<sheets::TileChoice>(mTileChoice->currentIndex());
    options.bleed = mBleed->value();
    options.safe = mSafe->value();
    options.backs = static_cast<sheets::Backs>(mBacks->currentIndex());
    options.flip = static_cast<sheets::Flip>(mFlip->currentIndex());
    options.cutLines = static_cast<sheets::CutLines>(mCutLines->currentIndex());
    options.overlap = mOverlap->value();
    options.poster = static_cast<BoardParts>(mPoster->currentIndex());
    const auto variant = static_cast<std::size_t>(std::max(0, mVariant->currentIndex()));
    options.variant =
        variant > 0 && variant <= mVariants.size() ? std::optional(mVariants[variant - 1]) : std::nullopt;
    options.ordersPerPage = mPerPage->value();
    options.orderCopies = mCopies->value();
    mSession.setOptions(std::move(options));
}

void SheetsPanel::readItems(sheets::SheetOptions& options) {
    const auto& items = sheets::itemSheetsOf(mSession.document().system());
    options.items.clear();
    for (std::size_t i = 0; i < mItemSheets.size(); ++i)
        if (mItemSheets[i]->isChecked()) options.items.push_back(items[i].id);
    if (!options.items.empty()) options.sheets.push_back(sheets::SheetKind::Items);
    const int card = mCardSize->currentIndex();
    if (card == ownCard)
        options.cardSize = {mCardWidth->value(), mCardHeight->value()};
    else
        options.cardSize =
            card == 0 ? QSizeF() : *sheets::cardSize(cards[static_cast<std::size_t>(card) - 1]);
    showOwnCard();
    options.counterScale = mCounterScale->value() / 100.0;
    options.itemCopies = mItemCopies->value();
}

void SheetsPanel::showRun() {
    const bool runs = mSession.running();
    mProgress->setVisible(runs);
    mStop->setVisible(runs);
    mProgress->setValue(mSession.percent());
    if (runs) mStatus->setText(tr("Creating the sheets…"));
    const auto count = mSession.plan() == nullptr ? 0 : mSession.plan()->pages.size();
    const bool pages = count > 0;
    const auto saved = count == 0 ? 0 : mSession.plan()->bleedPages;
    const QString pagesText = QString::number(count), fewer = QString::number(count - saved);
    mPages->setText(saved == 0 ? tr("Pages: %1").arg(pagesText)
                               : tr("Pages: %1 (without bleed: %2)").arg(pagesText, fewer));
    for (QPushButton* button : {mPrint, mPdf}) button->setEnabled(!runs && pages);
    mKit->setEnabled(!runs);
}

}  // namespace hexa::editor
