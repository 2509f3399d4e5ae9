// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/partpanel.h"

#include "core/owngame/file/drawing.h"
#include "core/owngame/file/fileproblems.h"
#include "editor/game/gamedocument.h"
#include "editor/game/parttable.h"
#include "editor/game/pushbutton.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QApplication>
#include <QBoxLayout>
#include <QBuffer>
#include <QClipboard>
#include <QColorDialog>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QImage>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace hexa::editor {

PartPanel::PartPanel(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mIntro(new PlainLabel),
      mTable(new PartTable(document, this)),
      mView(new PartView),
      mSummary(new PlainLabel),
      mStatus(new PlainLabel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    mIntro->setWordWrap(true);
    column->addWidget(mIntro);
    mView->setObjectName("gameTable");
    mView->setModel(mTable);
    mView->setAlternatingRowColors(true);
    mView->setIconSize({32, 28});
    setFocusProxy(mView);
    column->addWidget(mView, 1);
    auto* buttons = new QHBoxLayout;
    mAdd = pushButton("gameAdd", *buttons);
    mRemove = pushButton("gameRemove", *buttons);
    mUp = pushButton("gameUp", *buttons);
    mDown = pushButton("gameDown", *buttons);
    buttons->addStretch();
    mColour = pushButton("gameColour", *buttons);
    mDrawing = pushButton("gameDrawing", *buttons);
    mNoDrawing = pushButton("gameNoDrawing", *buttons);
    column->addLayout(buttons);
    mSummary->setObjectName("gameSummary");
    mSummary->setWordWrap(true);
    auto* summary = new QHBoxLayout;
    summary->addWidget(mSummary, 1);
    mLower = pushButton("gameLower", *summary);
    column->addLayout(summary);
    mStatus->setObjectName("gameStatus");
    mStatus->setWordWrap(true);
    mStatus->hide();
    column->addWidget(mStatus);
    wire();
    keepTranslated(*this, [this] { retranslate(); });
}

PartPanel::~PartPanel() {
    // The view comes first, because it shows the table.
    delete mView;
    delete mTable;
}

void PartPanel::wire() {
    connect(mLower, &QPushButton::clicked, this, [this] {
        if (const auto lower = owngame::fixOfCounts(mDocument.definition())) emit fixRequested(*lower);
    });
    connect(mAdd, &QPushButton::clicked, this, &PartPanel::addRow);
    connect(mRemove, &QPushButton::clicked, this, &PartPanel::removeRow);
    connect(mView, &PartView::removeRequested, this, &PartPanel::removeRow);
    connect(mUp, &QPushButton::clicked, this, [this] { moveRow(-1); });
    connect(mDown, &QPushButton::clicked, this, [this] { moveRow(1); });
    connect(mDrawing, &QPushButton::clicked, this, &PartPanel::askDrawing);
    connect(mNoDrawing, &QPushButton::clicked, this, &PartPanel::removeDrawing);
    connect(mColour, &QPushButton::clicked, this, &PartPanel::askColour);
    connect(mView, &PartView::colourRequested, this, &PartPanel::askColour);
    connect(mView, &PartView::pasted, this, &PartPanel::paste);
    connect(mView, &PartView::dropped, this,
            [this](int row, const QMimeData* data) { takeDrawing(row, *data); });
    connect(mTable, &PartTable::refused, this, &PartPanel::tell);
    connect(mTable, &PartTable::moved, this, &PartPanel::select, Qt::QueuedConnection);
    connect(mView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        refreshButtons();
        emit rowChanged();
    });
}

void PartPanel::setPart(const GamePart* part, QHash<int, QString> problems) {
    tell({});
    mTable->setPart(part);
    if (part != nullptr) {
        mTable->setProblems(std::move(problems));
        mIntro->setText(part->intro);
        mView->fitColumns();
        mView->verticalHeader()->setVisible(static_cast<bool>(part->rowName));
        if (part->drawing) mView->verticalHeader()->setDefaultSectionSize(34);
        refreshSummary();
        if (mTable->rowCount() > 0) return select(0);  // a change of the row
    }
    refreshButtons();
    emit rowChanged();
}

const GamePart* PartPanel::part() const { return mTable->part(); }

bool PartPanel::shows(QLatin1String id) const { return part() != nullptr && part()->id == id; }

void PartPanel::setProblems(QHash<int, QString> problems) { mTable->setProblems(std::move(problems)); }

QModelIndex PartPanel::current() const { return mView->currentIndex(); }

int PartPanel::row() const { return current().row(); }

void PartPanel::select(int row, int column) {
    if (const QModelIndex cell = mTable->index(row, column); cell.isValid()) mView->setCurrentIndex(cell);
}

void PartPanel::refresh() {
    mTable->refresh();
    mView->growColumns();
    refreshSummary();
    refreshButtons();
}

void PartPanel::refreshReport() { mTable->refreshReport(); }

void PartPanel::refreshSummary() {
    const bool any = mDocument.isOpen() && part() != nullptr && part()->summary;
    mSummary->setVisible(any);
    mSummary->setText(any ? part()->summary(mDocument.definition()) : QString());
    const auto lower =
        any && shows(QLatin1String("counts")) ? owngame::fixOfCounts(mDocument.definition()) : std::nullopt;
    mLower->setVisible(lower.has_value());
    if (lower) mLower->setText(caption(mLocale.text(lower->name)));
}

void PartPanel::refreshButtons() {
    const GamePart* shown = part();
    const int at = row();
    const int rows = mTable->rowCount();
    const bool there = at >= 0 && at < rows;
    mAdd->setVisible(shown != nullptr && shown->add);
    mRemove->setVisible(shown != nullptr && shown->remove);
    mUp->setVisible(shown != nullptr && shown->exchange);
    mDown->setVisible(shown != nullptr && shown->exchange);
    mRemove->setEnabled(there);
    mUp->setEnabled(at > 0);
    mDown->setEnabled(at >= 0 && at + 1 < rows);
    const bool draws = shown != nullptr && shown->drawing;
    mDrawing->setVisible(draws);
    mNoDrawing->setVisible(draws);
    mDrawing->setEnabled(there);
    const owngame::Definition& definition = mDocument.definition();
    mNoDrawing->setEnabled(draws && there && definition.drawings.contains(shown->drawing(definition, at)));
    mColour->setVisible(shown != nullptr && std::ranges::find(shown->columns, PartColumn::Input::Colour,
                                                              &PartColumn::input) != shown->columns.end());
    mColour->setEnabled(there);
}

void PartPanel::tell(const QString& text) {
    mStatus->setText(text);
    mStatus->setVisible(!text.isEmpty());
}

void PartPanel::retranslate() {
    mAdd->setText(tr("&Add"));
    mRemove->setText(tr("&Remove"));
    mUp->setText(tr("Move &Up"));
    mDown->setText(tr("Move &Down"));
    mColour->setText(tr("C&olour…"));
    mDrawing->setText(tr("Dra&wing…"));
    mNoDrawing->setText(tr("Remove Draw&ing"));
    mView->setAccessibleName(tr("Table of the chosen part"));
}

// -- changing the rows ----------------------------------------------------------------------------

void PartPanel::addRow() {
    if (part() == nullptr || !part()->add) return;
    const int before = mTable->rowCount();
    const int at = row() < 0 ? before : row() + 1;
    const bool added =
        mDocument.apply(tr("%1: add a row", "part of a game").arg(part()->title),
                        [this, at](owngame::Definition& definition) { part()->add(definition, at); });
    if (!added) return tell(part()->cantAdd);
    // An empty table had no contents to take the widths from.
    if (before == 0) mView->fitColumns();
    select(std::min(at, mTable->rowCount() - 1));
    mView->setFocus();
    tell({});
}

void PartPanel::removeRow() {
    const int at = row();
    if (part() == nullptr || !part()->remove || at < 0 || at >= mTable->rowCount()) return;
    mDocument.apply(tr("%1: remove a row", "part of a game").arg(part()->title),
                    [this, at](owngame::Definition& definition) {
                        if (part()->drawing) definition.drawings.erase(part()->drawing(definition, at));
                        part()->remove(definition, at);
                    });
    select(std::min(at, mTable->rowCount() - 1));
}

void PartPanel::moveRow(int steps) {
    const int at = row(), to = at + steps;
    if (part() == nullptr || !part()->exchange || at < 0 || to < 0 || to >= mTable->rowCount()) return;
    const int column = mView->currentIndex().column();
    mDocument.apply(
        tr("%1: move a row", "part of a game").arg(part()->title),
        [this, at, to](owngame::Definition& definition) { part()->exchange(definition, at, to); });
    select(to, column);
}

void PartPanel::askDrawing() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Drawing"), {},
                                                      tr("Drawings (*.svg *.png);;All files (*)"));
    if (!path.isEmpty()) readDrawing(row(), path);
}

void PartPanel::readDrawing(int row, const QString& path) {
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tell(tr("%1 can’t be opened. Check the file permissions.").arg(path));
    takeDrawing(row, file.read(static_cast<qint64>(owngame::limits::drawingBytes) + 1));
}

void PartPanel::askColour() {
    const auto& columns = part()->columns;
    const auto found = std::ranges::find(columns, PartColumn::Input::Colour, &PartColumn::input);
    if (found == columns.end() || row() < 0) return;
    const QModelIndex at = mTable->index(row(), static_cast<int>(found - columns.begin()));
    const QColor colour =
        QColorDialog::getColor(QColor(at.data(Qt::EditRole).toString()), this, tr("Choose a Colour"));
    if (colour.isValid()) mTable->setData(at, colour.name(), Qt::EditRole);
}

void PartPanel::removeDrawing() {
    const int at = row();
    mDocument.apply(tr("Remove drawing"), [this, at](owngame::Definition& definition) {
        definition.drawings.erase(part()->drawing(definition, at));
    });
}

void PartPanel::takeDrawing(int row, const QByteArray& content) {
    if (part() == nullptr || !part()->drawing || row < 0 || row >= mTable->rowCount())
        return tell(
            tr("Only tiles, pieces and edges can have drawings. Select a row with one of them first."));
    std::string text = content.toStdString();
    if (content.startsWith("\x89PNG")) text = "data:image/png;base64," + content.toBase64().toStdString();
    if (text.size() > owngame::limits::drawingBytes)
        return tell(tr("The drawing is larger than %1 kB. Use a smaller or simpler one.")
                        .arg(owngame::limits::drawingBytes >> 10));
    auto kept = owngame::keptDrawing(text);
    if (!kept) return tell(tr("This drawing can’t be used: %1").arg(mLocale.text(kept.error())));
    owngame::Definition changed = mDocument.definition();
    changed.drawings[part()->drawing(changed, row)] = *std::move(kept);
    if (const auto problem = owngame::drawingsProblem(changed)) return tell(mLocale.text(*problem));
    mDocument.apply(tr("Change drawing"),
                    [&](owngame::Definition& definition) { definition = std::move(changed); });
    select(row);
    tell({});
}

void PartPanel::takeDrawing(int row, const QMimeData& data) {
    if (data.hasUrls() && data.urls().first().isLocalFile())
        return readDrawing(row, data.urls().first().toLocalFile());
    if (data.hasImage()) {
        QByteArray png;
        QBuffer buffer(&png);
        constexpr int largestSide = 512;
        QImage image = qvariant_cast<QImage>(data.imageData());
        if (std::max(image.width(), image.height()) > largestSide)
            image = image.scaled(largestSide, largestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        image.save(&buffer, "PNG");
        return takeDrawing(row, png);
    }
    tell(tr("The clipboard has no drawing. Copy an SVG or PNG drawing first."));
}

/// Makes a picture or an SVG the row's drawing. Fills cells from the current one on with the cells
/// of a spreadsheet.
void PartPanel::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString text = data->text();
    if (data->hasImage() || data->hasUrls()) return takeDrawing(row(), *data);
    if (text.trimmed().startsWith(QLatin1String("<svg")) || text.trimmed().startsWith(QLatin1String("<?xml")))
        return takeDrawing(row(), text.toUtf8());
    if (part() == nullptr || !current().isValid() || text.isEmpty()) return;
    tell(pasteCells(text));
}

/// Returns the reason if a cell was refused.
QString PartPanel::pasteCells(const QString& text) {
    const GamePart& shown = *part();
    const QModelIndex from = current();
    const auto setLine = [&](owngame::Definition& definition, int at, const QString& line) {
        QString reason;
        auto column = static_cast<std::size_t>(from.column());
        for (const QString& cell : line.split('\t')) {
            if (column >= shown.columns.size()) break;
            const PartColumn& to = shown.columns[column++];
            if (!to.set || to.input == PartColumn::Input::Flag) continue;
            QVariant value = cell;
            if (to.choices)
                for (const PartChoice& choice : to.choices(definition, at))
                    if (choice.name == cell.trimmed()) value = choice.id;
            const QString refusal = to.set(definition, at, value);
            if (reason.isEmpty()) reason = refusal;
        }
        return reason;
    };
    QString reason;
    mDocument.apply(tr("%1: paste", "part of a game").arg(shown.title), [&](owngame::Definition& definition) {
        int at = from.row();
        QStringList lines = text.split('\n');
        if (lines.last().isEmpty()) lines.removeLast();
        for (QString line : lines) {
            if (line.endsWith('\r')) line.chop(1);
            if (at >= shown.rows(definition) && shown.add) shown.add(definition, at);
            if (at >= shown.rows(definition)) break;
            const QString refusal = setLine(definition, at++, line);
            if (reason.isEmpty()) reason = refusal;
        }
    });
    return reason;
}

}  // namespace hexa::editor

#include "moc_partpanel.cpp"
