// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace hexa::editor {

/// Returns the text exactly as written. Qt's own toPlainText() turns no-break spaces into blanks,
/// but texts need them: French has one before its colons, and a number one before its unit.
inline QString plainText(const QTextDocument& document) {
    return document.toRawText().replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
}

}  // namespace hexa::editor
