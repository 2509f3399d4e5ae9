// SPDX-License-Identifier: GPL-3.0-or-later
// Changes to the rows of a game's tables by buttons, the clipboard and dropped files.
#include "core/owngame/file/drawing.h"
#include "core/owngame/file/fileproblems.h"
#include "editor/game/gamepage.h"
#include "editor/game/parttable.h"
#include "editor/ui/locale.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QColorDialog>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace hexa::editor {

void GamePage::addRow() {
    if (part() == nullptr || !part()->add) return;
    const int before = mTable->rowCount();
    const int at = row() < 0 ? before : row() + 1;
    const bool added =
        mDocument.apply(tr("%1: add a row", "part of a game").arg(part()->title),
                        [this, at](owngame::Definition& definition) { part()->add(definition, at); });
    if (!added) return tell(part()->cantAdd);
    // An empty table had no contents to take the widths from.
    if (before == 0) mView->fitColumns();
    mView->setCurrentIndex(mTable->index(std::min(at, mTable->rowCount() - 1), 0));
    mView->setFocus();
    tell({});
}

void GamePage::removeRow() {
    const int at = row();
    if (part() == nullptr || !part()->remove || at < 0 || at >= mTable->rowCount()) return;
    mDocument.apply(tr("%1: remove a row", "part of a game").arg(part()->title),
                    [this, at](owngame::Definition& definition) {
                        if (part()->drawing) definition.drawings.erase(part()->drawing(definition, at));
                        part()->remove(definition, at);
                    });
    if (mTable->rowCount() > 0)
        mView->setCurrentIndex(mTable->index(std::min(at, mTable->rowCount() - 1), 0));
    refreshButtons();
}

void GamePage::moveRow(int steps) {
    const int at = row(), to = at + steps;
    if (part() == nullptr || !part()->exchange || at < 0 || to < 0 || to >= mTable->rowCount()) return;
    const int column = mView->currentIndex().column();
    mDocument.apply(
        tr("%1: move a row", "part of a game").arg(part()->title),
        [this, at, to](owngame::Definition& definition) { part()->exchange(definition, at, to); });
    mView->setCurrentIndex(mTable->index(to, column));
}

void GamePage::askDrawing() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Drawing"), {},
                                                      tr("Drawings (*.svg *.png);;All files (*)"));
    if (path.isEmpty()) return;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tell(tr("%1 can’t be opened. Check the file permissions.").arg(path));
    takeDrawing(row(), file.read(static_cast<qint64>(owngame::limits::drawingBytes) + 1));
}

void GamePage::askColour() {
    const auto& columns = part()->columns;
    const auto found = std::ranges::find(columns, PartColumn::Input::Colour, &PartColumn::input);
    if (found == columns.end() || row() < 0) return;
    const QModelIndex at = mTable->index(row(), static_cast<int>(found - columns.begin()));
    const QColor colour =
        QColorDialog::getColor(QColor(at.data(Qt::EditRole).toString()), this, tr("Choose a Colour"));
    if (colour.isValid()) mTable->setData(at, colour.name(), Qt::EditRole);
}

void GamePage::removeDrawing() {
    const int at = row();
    mDocument.apply(tr("Remove drawing"), [this, at](owngame::Definition& definition) {
        definition.drawings.erase(part()->drawing(definition, at));
    });
}

void GamePage::takeDrawing(int row, const QByteArray& content) {
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
    mView->setCurrentIndex(mTable->index(row, 0));
    tell({});
}

void GamePage::takeDrawing(int row, const QMimeData& data) {
    if (data.hasUrls() && data.urls().first().isLocalFile()) {
        QFile file(data.urls().first().toLocalFile());
        if (!file.open(QFile::ReadOnly))
            return tell(tr("%1 can’t be opened. Check the file permissions.").arg(file.fileName()));
        return takeDrawing(row, file.read(static_cast<qint64>(owngame::limits::drawingBytes) + 1));
    }
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
    tell(tr("There is no drawing on the clipboard. Copy an SVG or PNG drawing first."));
}

/// Makes a picture or an SVG the row's drawing. Fills cells from the current one on with the cells
/// of a spreadsheet.
void GamePage::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString text = data->text();
    if (data->hasImage() || data->hasUrls()) return takeDrawing(row(), *data);
    if (text.trimmed().startsWith(QLatin1String("<svg")) || text.trimmed().startsWith(QLatin1String("<?xml")))
        return takeDrawing(row(), text.toUtf8());
    const QModelIndex from = mView->currentIndex();
    if (part() == nullptr || !from.isValid() || text.isEmpty()) return;
    QString reason;
    mDocument.apply(tr("%1: paste", "part of a game").arg(part()->title),
                    [&](owngame::Definition& definition) {
                        int at = from.row();
                        QStringList lines = text.split('\n');
                        if (lines.last().isEmpty()) lines.removeLast();
                        for (QString line : lines) {
                            if (line.endsWith('\r')) line.chop(1);
                            if (at >= part()->rows(definition)) {
                                if (!part()->add) break;
                                part()->add(definition, at);
                                if (at >= part()->rows(definition)) break;
                            }
                            int column = from.column();
                            for (const QString& cell : line.split('\t')) {
                                if (column >= static_cast<int>(part()->columns.size())) break;
                                const PartColumn& to = part()->columns[static_cast<std::size_t>(column++)];
                                if (!to.set || to.input == PartColumn::Input::Flag) continue;
                                QVariant value = cell;
                                if (to.choices)
                                    for (const PartChoice& choice : to.choices(definition, at))
                                        if (choice.name == cell.trimmed()) value = choice.id;
                                const QString refusal = to.set(definition, at, value);
                                if (reason.isEmpty()) reason = refusal;
                            }
                            ++at;
                        }
                    });
    tell(reason);
}

}  // namespace hexa::editor
