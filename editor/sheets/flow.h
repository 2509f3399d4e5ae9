// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetpen.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexa::sheets {

/// A piece of a list or text that stays together: as wide as its column, so high.
struct Block {
    double height = 0;
    std::function<void(SheetPen&, const QRectF&)> paint;
    bool keepWithNext = false;  ///< A heading: never the last of a column.
    bool gap = false;           ///< Room between others: none at the top of a column.
};

struct PlacedBlock {
    std::size_t block = 0;
    QRectF box;
};

/// Fills the given columns one after the other; returns the number of blocks placed. A block higher
/// than an empty column is put there anyway, so that there always is an end.
std::size_t flow(const std::vector<Block>& blocks, std::size_t from, const std::vector<QRectF>& columns,
                 std::vector<PlacedBlock>& placed);

/// Returns equal columns side by side.
std::vector<QRectF> columnsOf(const QRectF& area, std::size_t count, double gap);

/// Returns the least height at which the blocks fit into columns of `area`; its own height if they
/// don't at all.
double balancedHeight(const std::vector<Block>& blocks, const QRectF& area, std::size_t columns, double gap);

Block heading(const QString& text, double width, double cap = headCap);
/// Adds a text with a block for each line, so that it may be broken anywhere.
void addText(std::vector<Block>& blocks, const QString& text, double width, double cap = textCap,
             double indent = 0);
Block space(double height);
/// Returns a box to tick and a text beside it.
Block tickLine(const QString& text, double width, double indent = 0);

/// Pages of such blocks under a title, in `count` columns.
std::vector<Page> flowPages(const SheetJob& job, SheetKind kind, QSizeF paper, const QString& title,
                            std::vector<Block> blocks, std::size_t count);
/// Returns the width of one of `count` columns on such pages.
double columnWidth(const SheetJob& job, QSizeF paper, std::size_t count);

}  // namespace hexa::sheets
