// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/cellpage.h"

#include "core/edit/builders.h"
#include "editor/document/document.h"
#include "editor/document/supply.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/cutrow.h"
#include "editor/inspector/form.h"
#include "editor/inspector/homerow.h"
#include "editor/inspector/languagetabs.h"
#include "editor/inspector/propertyfields.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int largestPoints = 1000;  // as in files
constexpr int pointsPause = 400;     // ms
constexpr double kindPictureUnit = 12;

}  // namespace

CellPage::CellPage(Document& document, paint::TileArt& art, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mArt(art), mLocale(locale) {
    build();
    connectFields();
    mTextLanguage = mTabs->language();
    retranslate();
}

void CellPage::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    mPlace = addHeading(column);
    mOutside = addText(column);
    mAdd = new QPushButton(icon("add"), {});
    column->addWidget(mAdd);

    mFields = new QWidget;
    column->addWidget(mFields);
    auto* fields = new QVBoxLayout(mFields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    mLocked = new QCheckBox;
    mLocked->setIcon(icon("lock"));
    fields->addWidget(mLocked);
    mLockedHint = addText(fields);
    mKind = new QComboBox;
    mKind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mKind->setMinimumContentsLength(8);
    ignoreWheelUnlessFocused(mKind);
    mKindLabel = addField(fields, mKind);

    mTileFields = new QWidget;
    fields->addWidget(mTileFields);
    auto* tile = new QVBoxLayout(mTileFields);
    tile->setContentsMargins(0, 0, 0, 0);
    tile->setSpacing(4);
    mId = new CommitLine;
    mIdLabel = addField(tile, mId);
    mIdProblem = addText(tile);
    mSpecialPoints = new QCheckBox;
    mPoints = new QSpinBox;
    mPoints->setRange(-largestPoints, largestPoints);
    mPoints->setKeyboardTracking(false);
    ignoreWheelUnlessFocused(mPoints);
    mPointsPause.setSingleShot(true);
    mPointsPause.setInterval(pointsPause);
    tile->addSpacing(6);
    tile->addWidget(mSpecialPoints);
    auto* points = new QHBoxLayout;
    tile->addLayout(points);
    points->addWidget(mPoints);
    mDefaultPoints = new PlainLabel;
    mDefaultPoints->setWordWrap(true);
    points->addWidget(mDefaultPoints, 1);
    mTabs = new LanguageTabs(mLocale.language());
    mSpecial = new CommitText;
    mSpecialLabel = addField(tile, mSpecial);
    tile->insertWidget(tile->indexOf(mSpecial), mTabs);

    mHomes = new HomeRow(mDocument);
    fields->addWidget(mHomes);
    mGameFields = new QWidget;
    fields->addWidget(mGameFields);
    mNote = new CommitText;
    mNoteLabel = addField(fields, mNote);
    column->addStretch(1);
}

CellPage::~CellPage() = default;

void CellPage::makeProperties() {
    const Catalog& catalog = mDocument.catalog();
    delete mGameFields->layout();
    qDeleteAll(mGameFields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    mProperties.reset();
    mCut = nullptr;
    mGameFields->setVisible(!catalog.cellProperties.empty() || catalog.cutCells);
    auto* column = new QVBoxLayout(mGameFields);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    if (!catalog.cellProperties.empty())
        mProperties = std::make_unique<PropertyFields>(
            *column, catalog.cellProperties, mLocale,
            [this](const QString& name, const Property& property, const PropertyFields::Change& change) {
                CellDetails details = mDocument.scenario().board.detailsOf(mHex);
                property.give(details.attributes, change(property.of(details.attributes)));
                applyDetails(std::move(details), name);
            });
    if (!catalog.cutCells) return;
    mCut = new CutRow;
    column->addWidget(mCut);
    connect(mCut, &CutRow::cutChanged, this, [this](Cut cut) {
        CellDetails details = mDocument.scenario().board.detailsOf(mHex);
        details.cut = cut;
        applyDetails(std::move(details), tr("cut"));
    });
}

void CellPage::applyDetails(CellDetails details, const QString& field) {
    if (mShowing) return;
    mDocument.apply(setDetails(mDocument.scenario(), mHex, std::move(details)),
                    [field, cell = cellLater()] { return tr("Change %1 of %2").arg(field, cell()); });
}

void CellPage::connectFields() {
    connect(mAdd, &QPushButton::clicked, this, [this] {
        const Hex at = mHex;
        mDocument.apply(addCells(mDocument.scenario(), {&at, 1}),
                        [cell = cellLater()] { return tr("Add %1 to layout").arg(cell()); });
    });
    connect(mLocked, &QCheckBox::clicked, this, [this](bool locked) {
        commit();  // a new ID must still get in before the lock
        const Hex at = mHex;
        mDocument.apply(setLocked(mDocument.scenario(), {&at, 1}, locked), [locked, cell = cellLater()] {
            return (locked ? tr("Lock %1") : tr("Unlock %1")).arg(cell());
        });
    });
    connect(mKind, &QComboBox::activated, this, &CellPage::applyKind);
    connect(mId, &CommitLine::textEdited, this, [this](const QString& text) {
        const QString problem = text == mId->stored() ? QString() : idProblem(text);
        mIdProblem->setText(problem);
        mIdProblem->setVisible(!problem.isEmpty());
    });
    connect(mId, &CommitLine::committed, this, &CellPage::applyId);
    connect(mSpecialPoints, &QCheckBox::clicked, this, &CellPage::applyPoints);
    // Several clicks on the arrows are one step.
    connect(mPoints, &QSpinBox::valueChanged, &mPointsPause, qOverload<>(&QTimer::start));
    connect(mPoints, &QSpinBox::editingFinished, this, &CellPage::commitPoints);
    connect(&mPointsPause, &QTimer::timeout, this, &CellPage::applyPoints);
    connect(mSpecial, &CommitText::committed, this, &CellPage::applyTexts);
    connect(mNote, &CommitText::committed, this, &CellPage::applyTexts);
    connect(mSpecial, &QPlainTextEdit::textChanged, this, &CellPage::typedChanged);
    connect(mNote, &QPlainTextEdit::textChanged, this, &CellPage::typedChanged);
    connect(mTabs, &LanguageTabs::languageChanged, this, [this] {
        mSpecial->commit();
        mTextLanguage = mTabs->language();
        show(true);
    });
}

void CellPage::setHex(Hex at) {
    if (at == mHex && isVisibleTo(parentWidget())) return refresh();
    commit();
    mHex = at;
    show(true);
}

void CellPage::setStyle(paint::TileStyle style) {
    mStyle = style;
    fillKinds();
}

void CellPage::commit() {
    mId->commit();
    if (mId->isDirty()) {  // refused
        emit reported(idProblem(mId->text()));
        mId->restore();
    }
    mPoints->interpretText();
    commitPoints();
    mSpecial->commit();
    mNote->commit();
}

void CellPage::focusFirst() {
    (mId->isVisible() && mId->isEnabled() ? static_cast<QWidget*>(mId) : mKind)->setFocus();
}

void CellPage::retranslate() {
    mOutside->setText(tr("This hex is not part of the layout. Add it to place a tile here."));
    mAdd->setText(tr("Add to Layout"));
    mLocked->setText(tr("Locked"));
    mLocked->setToolTip(tr("Brushes and generators don’t change a locked hex"));
    mLockedHint->setText(tr("Unlock the hex to change its kind or ID."));
    nameField(mKindLabel, tr("Kind"));
    nameField(mIdLabel, tr("ID"));
    mId->setToolTip(tr("Printed on the tile. Every tile has its own ID."));
    mSpecialPoints->setText(tr("Special victory points"));
    mPoints->setAccessibleName(tr("Special victory points"));
    nameField(mSpecialLabel, tr("Special rule"));
    nameField(mNoteLabel, tr("Design note"));
    mTabs->retranslate(mLocale.language());
    makeProperties();
    fillKinds();
    refresh();
}

void CellPage::fillKinds() {
    const QScopedValueRollback showing(mShowing, true);
    const QVariant current = mKind->currentData();
    mKind->clear();
    std::vector<KindId> kinds = mDocument.catalog().kindIds();
    kinds.insert(kinds.end(), {KindId::Blank, KindId::Empty});
    const double ratio = devicePixelRatioF();
    const double unit = kindPictureUnit * ratio;
    const QSizeF box = mDocument.catalog().orientation == Orientation::Flat ? QSizeF(2 * unit, sqrt3 * unit)
                                                                            : QSizeF(sqrt3 * unit, 2 * unit);
    for (const KindId kind : kinds) {
        QPixmap picture = QPixmap::fromImage(mArt.raster(kind, -1, mStyle, box));
        picture.setDevicePixelRatio(ratio);
        mKind->addItem(picture, Names::kind(mDocument.catalog(), kind, mLocale), static_cast<uint>(kind));
    }
    mKind->setIconSize(QSizeF(2 * kindPictureUnit, 2 * kindPictureUnit).toSize());
    mKind->setCurrentIndex(mKind->findData(current));
}

void CellPage::showSupply(KindId kind) {
    // A combo box has this model unless it is given another one.
    auto* items = qobject_cast<QStandardItemModel*>(mKind->model());
    for (int row = 0; row < items->rowCount(); ++row) {
        const auto offered = static_cast<KindId>(mKind->itemData(row).toUInt());
        const bool usedUp = offered != kind && supplyOf(mDocument, offered) == SupplyState::UsedUp;
        items->item(row)->setEnabled(!usedUp);
        items->item(row)->setToolTip(
            usedUp ? tr("All %n from the box are on the map", nullptr, mDocument.counts().of(offered))
                   : QString());
    }
}

void CellPage::show(bool force) {
    const QScopedValueRollback showing(mShowing, true);
    const Board& board = mDocument.scenario().board;
    mPlace->setText(Names::longPlace(board, mHex));
    const Cell* cell = board.find(mHex);
    mOutside->setVisible(cell == nullptr);
    mAdd->setVisible(cell == nullptr);
    mFields->setVisible(cell != nullptr);
    if (cell == nullptr) return;
    const QString reason = cell->locked ? mLockedHint->text() : QString();
    mLocked->setChecked(cell->locked);
    mLocked->setEnabled(cell->locked || cell->kind != KindId::Empty);
    mLockedHint->setVisible(cell->locked);
    mKind->setCurrentIndex(mKind->findData(static_cast<uint>(cell->kind)));
    mKind->setEnabled(!cell->locked);
    showSupply(cell->kind);
    mKind->setToolTip(reason);
    mTileFields->setVisible(isTile(cell->kind));
    mId->setStored(toQString(cell->id.text()), force);
    mId->setEnabled(!cell->locked);
    if (!mId->isDirty()) mIdProblem->hide();
    const auto defaultPoints =
        isTile(cell->kind) ? mDocument.catalog().kind(cell->kind).points : std::nullopt;
    mDefaultPoints->setText(defaultPoints ? tr("Normally %n point(s)", nullptr, *defaultPoints)
                                          : tr("Normally no points for this kind"));
    showDetails(board.detailsOf(mHex), force);
}

void CellPage::showDetails(const CellDetails& details, bool force) {
    // If no kind of the game scores points, only a map with points shows them.
    const bool scores = details.points.has_value() ||
                        std::ranges::any_of(mDocument.catalog().kinds,
                                            [](const CellKind& kind) { return kind.points.has_value(); });
    for (QWidget* field : {static_cast<QWidget*>(mSpecialPoints), static_cast<QWidget*>(mPoints),
                           static_cast<QWidget*>(mDefaultPoints)})
        field->setVisible(scores);
    mSpecialPoints->setChecked(details.points.has_value());
    mPoints->setEnabled(details.points.has_value());
    mPoints->setToolTip(details.points ? QString() : tr("Only for tiles with special victory points"));
    const Cell* cell = mDocument.scenario().board.find(mHex);
    const auto defaultPoints =
        isTile(cell->kind) ? mDocument.catalog().kind(cell->kind).points : std::nullopt;
    if (force || !mPointsPause.isActive()) {
        const QSignalBlocker quiet(mPoints);
        mPoints->setValue(details.points.value_or(defaultPoints.value_or(0)));
    }
    mSpecial->setStored(exactText(details.special, mTextLanguage), force);
    mSpecial->setPlaceholderText(mLocale.text(details.special));
    mTabs->showMissing({&details.special});
    mNote->setStored(QString::fromStdString(details.note), force);
    if (mProperties) mProperties->show(details.attributes);
    if (mCut != nullptr) mCut->setCut(details.cut);
    mHomes->show(mHex);
}

void CellPage::applyKind() {
    if (mShowing) return;
    const auto kind = static_cast<KindId>(mKind->currentData().toUInt());
    const Hex at = mHex;
    mDocument.apply(paintCells(mDocument.scenario(), mDocument.catalog(), {&at, 1}, kind, &mDocument.ids()),
                    [cell = cellLater(), kind, &catalog = mDocument.catalog(), &locale = mLocale] {
                        return tr("Change %1 to %2").arg(cell(), Names::kind(catalog, kind, locale));
                    });
}

void CellPage::applyId() {
    const QString text = mId->text();
    const QString problem = idProblem(text);
    if (!problem.isEmpty()) {
        // After Return the user is still here to mend it. If the field was left, the tile keeps its
        // ID.
        if (mId->hasFocus()) return;
        emit reported(problem);
        mId->restore();
        return;
    }
    const QString before = mId->stored();
    mId->setStored(text, true);
    mDocument.apply(setTileId(mDocument.scenario(), mHex, *TileId::from(text.toStdString())),
                    [before, text, cell = cellLater()] {
                        return before.isEmpty() ? tr("Give tile %1 the ID %2").arg(cell(), text)
                                                : tr("Rename tile %1 to %2").arg(before, text);
                    });
}

void CellPage::commitPoints() {
    if (!mPointsPause.isActive()) return;
    mPointsPause.stop();
    applyPoints();
}

void CellPage::applyPoints() {
    if (mShowing) return;
    CellDetails details = mDocument.scenario().board.detailsOf(mHex);
    details.points = mSpecialPoints->isChecked() ? std::optional(mPoints->value()) : std::nullopt;
    const auto name = [cell = cellLater(), points = details.points] {
        return points ? tr("Set special victory points for %1 to %2").arg(cell(), QString::number(*points))
                      : tr("Remove special victory points from %1").arg(cell());
    };
    mDocument.apply(setDetails(mDocument.scenario(), mHex, std::move(details)), name);
}

Edit CellPage::textsEdit() const {
    CellDetails details = mDocument.scenario().board.detailsOf(mHex);
    details.special.set(mTextLanguage.toStdString(), mSpecial->text().toStdString());
    details.note = mNote->text().toStdString();
    return setDetails(mDocument.scenario(), mHex, std::move(details));
}

std::optional<Edit> CellPage::typed() const {
    if (!mSpecial->isDirty() && !mNote->isDirty()) return std::nullopt;
    return textsEdit();
}

void CellPage::applyTexts() {
    mDocument.apply(textsEdit(), [special = sender() == mSpecial, cell = cellLater()] {
        return (special ? tr("Change special rule for %1") : tr("Change note for %1")).arg(cell());
    });
}

QString CellPage::idProblem(const QString& text) const {
    const std::string bytes = text.toStdString();
    if (bytes.empty()) return tr("Every tile needs an ID. Enter one.");
    if (bytes.size() > TileId::maxBytes) return tr("This ID is too long. Enter a shorter one.");
    const auto id = TileId::from(bytes);
    if (!id) return tr("An ID can’t contain spaces. Remove them.");
    const Board& board = mDocument.scenario().board;
    const auto cells = board.cells();
    const auto other = std::find_if(cells.begin(), cells.end(),
                                    [&](const Cell& cell) { return cell.id == *id && cell.at != mHex; });
    if (other == cells.end()) return {};
    return tr("The tile at %2 already has the ID %1. Enter a different one.")
        .arg(text, Names::shortPlace(board, other->at));
}

std::function<QString()> CellPage::cellLater() const {
    return Names::briefLater(mDocument.scenario().board, mHex);
}

}  // namespace hexa::editor

#include "moc_cellpage.cpp"
