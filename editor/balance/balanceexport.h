// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/paint/mapstyle.h"

#include <QCoreApplication>
#include <QString>

class QPainter;

namespace hexa::editor {

class BalanceSession;

/// Exports a map's balance as files: a table of figures, or one page for reading.
class BalanceExport {
    Q_DECLARE_TR_FUNCTIONS(BalanceExport)
public:
    /// Returns one figure a line, comma-separated, numbers with a point in any language.
    static QString csv(const BalanceSession& session);
    /// Painter units are tenths of a millimetre from the corner of an upright A4 page.
    static void paintPage(QPainter& painter, const BalanceSession& session, const paint::MapStyle& style);

    /// Writes in the format of `path`'s ending: .csv, .png, .pdf. The file is replaced as a whole
    /// or not at all. Fails with "render.failed" or the codes of writeFile() (core/io/file/file.h).
    static Status write(const QString& path, const BalanceSession& session, const paint::MapStyle& style);
};

}  // namespace hexa::editor
