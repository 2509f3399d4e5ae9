// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>

class QPainter;

namespace hexa::paint {

/// An upright A4 page of a report that is filled from the top. The painter's units are tenths of a
/// millimetre from the corner, because fonts have whole units.
class ReportPage {
public:
    static constexpr double pageWidth = 2100, pageHeight = 2970;
    static constexpr double margin = 150;
    static constexpr double width = pageWidth - 2 * margin;
    static constexpr double textHeight = 32;  ///< 9 points.

    /// Creates a white page with black ink.
    explicit ReportPage(QPainter& painter);

    double top = margin;  ///< Place of the next block.

    /// Returns a paragraph; into `box`, if there is one, without moving on. Gives its height.
    double text(const QString& words, double height, QFont::Weight weight = QFont::Normal,
                const QRectF& box = {});
    /// Adds a row of a table with a line below it: columns share the width, the first takes the
    /// rest.
    void row(const QStringList& cells, double cellWidth, QFont::Weight weight = QFont::Normal);
    void setFont(double height, QFont::Weight weight = QFont::Normal);

private:
    QPainter& mPainter;
};

/// Adds a line of comma-separated cells, quoted as needed (RFC 4180). A text that a spreadsheet
/// would take for a formula ("=1+1", "@a", "-a") gets an apostrophe before it; numbers stay
/// numbers.
void addCsvLine(QString& csv, QStringList cells);

/// Writes a report by the ending of `path`: .csv, .png, else a PDF. The file is replaced as a whole
/// or not at all. Fails with "render.failed" or the codes of writeFile() (core/io/file/file.h).
Status writeReport(const QString& path, const QString& title, const std::function<QString()>& csv,
                   const std::function<void(QPainter&)>& paintPage);

}  // namespace hexa::paint
