// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/sheetspanel.h"

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

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

QFormLayout* formIn(QGroupBox* box) {
    auto* form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QDoubleSpinBox* measureBox(const char* name) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(10, 3300);
    box->setSingleStep(0.1);
    box->setDecimals(1);
    box->setKeyboardTracking(false);
    return box;
}

void addRow(QFormLayout* form, QWidget* field) {
    auto* label = new PlainLabel;
    label->setBuddy(field);
    form->addRow(label, field);
}

template <class List, class Value>
bool contains(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
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

void SheetsPanel::build() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    buildSheets(*column);
    buildOptions(*column);
    buildPrinter(*column);
    column->addStretch();
    auto* scroll = new ScrollColumn;
    scroll->setWidget(content);
    auto* bottom = new QVBoxLayout;
    buildActions(*bottom);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(bottom);
}

/// Of the kind Items, each sheet of the game has a box of its own.
void SheetsPanel::buildSheets(QVBoxLayout& column) {
    mSheetsBox = new QGroupBox;
    auto* list = new QVBoxLayout(mSheetsBox);
    list->setSpacing(2);
    const auto add = [&](sheets::SheetKind kind, const QString& id, std::string item = {}) {
        auto* box = new QCheckBox;
        box->setObjectName(QStringLiteral("sheet-") + id);
        list->addWidget(box);
        mSheets.push_back({kind, box, std::move(item)});
    };
    const GameSystem& system = mSession.document().system();
    for (const sheets::SheetInfo& info : sheets::sheetInfos()) {
        if (info.kind != sheets::SheetKind::Items) {
            add(info.kind, QLatin1String(info.id));
            mSheets.back().box->setVisible(sheets::offers(system, info.kind));
            continue;
        }
        for (const CutSheet& sheet : sheets::itemSheetsOf(system))
            add(info.kind, QString::fromStdString(sheet.id), sheet.id);
    }
    column.addWidget(mSheetsBox);
}

void SheetsPanel::buildOptions(QVBoxLayout& column) {
    for (const char* name : {"paperOptions", "tileOptions", "itemOptions"}) {
        auto* box = new QGroupBox;
        box->setObjectName(name);
        mGroups.push_back({box, formIn(box)});
        column.addWidget(box);
    }
    for (const sheets::OptionInfo& info : sheets::optionInfos()) {
        QFormLayout& form = *mGroups[static_cast<std::size_t>(info.group)].form;
        mOptions.push_back({&info, addField(info, mSession, form, [this] { read(); })});
    }
}

void SheetsPanel::buildPrinter(QVBoxLayout& column) {
    mPrinterBox = new QGroupBox;
    mPrinterForm = formIn(mPrinterBox);
    mPrinter = new QComboBox;
    mPrinter->setObjectName("printer");
    mPrinter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mPrinter->setMinimumContentsLength(12);
    mPrinter->addItem({}, QString());
    mMeasuredX = measureBox("measuredX");
    mMeasuredY = measureBox("measuredY");
    mMeasureHint = new PlainLabel;
    mMeasureHint->setObjectName("measureHint");
    mMeasureHint->setWordWrap(true);
    for (QWidget* field : {static_cast<QWidget*>(mPrinter), static_cast<QWidget*>(mMeasuredX),
                           static_cast<QWidget*>(mMeasuredY)})
        addRow(mPrinterForm, field);
    mPrinterForm->addRow(mMeasureHint);
    column.addWidget(mPrinterBox);
}

void SheetsPanel::buildActions(QVBoxLayout& column) {
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
    column.setContentsMargins(8, 4, 8, 8);
    column.setSpacing(4);
    column.addWidget(mStatus);
    column.addWidget(mPages);
    column.addLayout(progress);
    column.addWidget(mPrint);
    auto* files = new QHBoxLayout;
    files->addWidget(mPdf);
    files->addWidget(mKit);
    column.addLayout(files);
}

void SheetsPanel::wire() {
    for (QComboBox* box : findChildren<QComboBox*>()) ignoreWheelUnlessFocused(box);
    for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>()) ignoreWheelUnlessFocused(box);
    for (const Choice& choice : mSheets) connect(choice.box, &QCheckBox::toggled, this, &SheetsPanel::read);
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
    connect(&mSession, &PrintSession::planChanged, this, &SheetsPanel::showOptions);
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

QString SheetsPanel::nameOf(const Choice& choice) const {
    const GameSystem& system = mSession.document().system();
    if (choice.kind == sheets::SheetKind::Items) {
        const auto& items = sheets::itemSheetsOf(system);
        return mSession.locale().text(std::ranges::find(items, choice.item, &CutSheet::id)->name);
    }
    const char* title = sheets::sheetInfos()[static_cast<std::size_t>(choice.kind)].title;
    if (title != nullptr) return mSession.locale().text(title);
    return system.print ? mSession.locale().text(system.print->tracks) : QString();
}

void SheetsPanel::retranslate() {
    const QScopedValueRollback<bool> filling(mFilling, true);
    mSheetsBox->setTitle(tr("Sheets"));
    for (const Choice& choice : mSheets) choice.box->setText(caption(nameOf(choice)));
    const QStringList titles{tr("Paper"), tr("Tiles, poster, pads"), tr("Cards and counters")};
    for (std::size_t i = 0; i < mGroups.size(); ++i)
        mGroups[i].box->setTitle(titles[static_cast<qsizetype>(i)]);
    for (const Option& option : mOptions) option.field->translate();
    mPrinterBox->setTitle(tr("Printer"));
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mPrinterForm->labelForField(field))->setText(text);
    };
    label(mPrinter, tr("Calibration for:"));
    label(mMeasuredX, tr("Measured width:"));
    label(mMeasuredY, tr("Measured height:"));
    mPrinter->setItemText(0, tr("Any printer"));
    for (QDoubleSpinBox* box : {mMeasuredX, mMeasuredY}) box->setSuffix(tr(" mm", "unit after a number"));
    mPrint->setText(tr("Print…"));
    mPdf->setText(tr("Save PDF…"));
    mKit->setText(tr("Save Kit…"));
    mKit->setToolTip(tr(
        "Zip archive with all sheets as a PDF, the map as PNG and SVG, the map file and a list of contents"));
    mStop->setText(tr("Stop"));
    if (mEnd && !mStatus->text().isEmpty()) mStatus->setText(mEnd());
}

bool SheetsPanel::isChosen(const Choice& choice) const {
    const sheets::SheetOptions& options = mSession.options();
    if (!contains(options.sheets, choice.kind)) return false;
    return choice.item.empty() || options.items.empty() || contains(options.items, choice.item);
}

void SheetsPanel::refresh() {
    const QScopedValueRollback<bool> filling(mFilling, true);
    for (const Choice& choice : mSheets) choice.box->setChecked(isChosen(choice));
    offerPrinter(mSession.printer());
    mPrinter->setCurrentIndex(std::max(0, mPrinter->findData(mSession.printer())));
    showOptions();
    showMeasures();
}

/// Shows the options that a chosen sheet uses, and no others: they would do nothing.
void SheetsPanel::showOptions() {
    const QScopedValueRollback<bool> filling(mFilling, true);
    const Document& document = mSession.document();
    const auto used = sheets::usedOptions(mSession.options(), document.system(), document.scenario());
    for (const Option& option : mOptions) {
        option.field->show();
        option.field->setVisible(contains(used, option.info));
    }
    for (std::size_t i = 0; i < mGroups.size(); ++i)
        mGroups[i].box->setVisible(std::any_of(used.begin(), used.end(), [i](const sheets::OptionInfo* info) {
            return static_cast<std::size_t>(info->group) == i;
        }));
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
    options.items.clear();
    for (const Choice& choice : mSheets) {
        if (!choice.box->isChecked()) continue;
        if (!contains(options.sheets, choice.kind)) options.sheets.push_back(choice.kind);
        if (!choice.item.empty()) options.items.push_back(choice.item);
    }
    for (const Option& option : mOptions) option.field->read(options);
    mSession.setOptions(std::move(options));
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

#include "moc_sheetspanel.cpp"
