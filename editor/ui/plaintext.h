// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace hexa::editor {

/// What was written, as it was written. Qt's own toPlainText() makes blanks of no-break spaces,
/// which a text needs: French has one before its colons, and a number one before its unit.
inline QString plainText(const QTextDocument& document) {
    return document.toRawText().replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
}

}  // namespace hexa::editor
