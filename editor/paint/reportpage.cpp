// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/reportpage.h"

#include "core/io/file/file.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include <algorithm>

namespace hexa::paint {
namespace {

constexpr double pictureDpi = 150;

}  // namespace

ReportPage::ReportPage(QPainter& painter) : mPainter(painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, pageWidth, pageHeight), Qt::white);
    painter.setPen(Qt::black);
}

double ReportPage::text(const QString& words, double height, QFont::Weight weight, const QRectF& box) {
    setFont(height, weight);
    const QRectF area = box.isNull() ? QRectF(margin, top, width, pageHeight) : box;
    QRectF used;
    mPainter.drawText(area, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, words, &used);
    if (box.isNull()) top += used.height() + height * 0.4;
    return used.height();
}

void ReportPage::row(const QStringList& cells, double cellWidth, QFont::Weight weight) {
    setFont(textHeight, weight);
    const QFontMetricsF metrics(mPainter.font());
    const double height = textHeight * 1.42;
    const double first = width - cellWidth * static_cast<double>(cells.size() - 1);
    mPainter.drawText(QRectF(margin, top, first, height), Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(cells.value(0), Qt::ElideRight, first));
    for (qsizetype i = 1; i < cells.size(); ++i)
        mPainter.drawText(
            QRectF(margin + first + cellWidth * static_cast<double>(i - 1), top, cellWidth - 10, height),
            Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(cells[i], Qt::ElideRight, cellWidth - 10));
    top += height;
    mPainter.setPen(QPen(QColor(0xcc, 0xcc, 0xcc), 1));
    mPainter.drawLine(QPointF(margin, top), QPointF(margin + width, top));
    mPainter.setPen(Qt::black);
}

void ReportPage::setFont(double height, QFont::Weight weight) {
    QFont font = mPainter.font();
    font.setPixelSize(std::max(1, qRound(height)));
    font.setWeight(weight);
    mPainter.setFont(font);
}

namespace {

/// True if a spreadsheet would take the text for a formula: names of tiles and players come from
/// files of others.
bool looksLikeFormula(const QString& cell) {
    static const QString begins = QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    bool number = false;
    (void)cell.toDouble(&number);
    return !cell.isEmpty() && begins.contains(cell.front()) && !number;
}

}  // namespace

void addCsvLine(QString& csv, QStringList cells) {
    static const QRegularExpression special("[,\"\r\n]");
    for (QString& cell : cells) {
        if (looksLikeFormula(cell)) cell.prepend('\'');
        if (cell.contains(special)) cell = u'"' + cell.replace("\"", "\"\"") + u'"';
    }
    csv += cells.join(',') + '\n';
}

Status writeReport(const QString& path, const QString& title, const std::function<QString()>& csv,
                   const std::function<void(QPainter&)>& paintPage) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (path.endsWith(".csv", Qt::CaseInsensitive)) {
        buffer.write(csv().toUtf8());
    } else if (path.endsWith(".png", Qt::CaseInsensitive)) {
        const double scale = pictureDpi / 254;
        QImage image((QSizeF(ReportPage::pageWidth, ReportPage::pageHeight) * scale).toSize(),
                     QImage::Format_RGB32);
        image.setDotsPerMeterX(qRound(pictureDpi / 0.0254));
        image.setDotsPerMeterY(qRound(pictureDpi / 0.0254));
        QPainter painter(&image);
        painter.scale(scale, scale);
        paintPage(painter);
        painter.end();
        if (!image.save(&buffer, "PNG")) return Error("render.failed");
    } else {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Hexatelier"));
        QPainter painter;
        if (!painter.begin(&writer)) return Error("render.failed");
        painter.scale(writer.resolution() / 254.0, writer.resolution() / 254.0);
        paintPage(painter);
        painter.end();
    }
    const QByteArray& bytes = buffer.data();
    return writeFile(QFile::encodeName(path).toStdString(),
                     {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace hexa::paint
