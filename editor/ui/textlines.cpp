// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/textlines.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace hexa::editor {

QStringList textLines(const QString& text, const QFont& font, int width, int most) {
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    while (lines.size() < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width);
        const bool last = lines.size() == most - 1;
        const QString part =
            last ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        lines << metrics.elidedText(part.trimmed(), Qt::ElideRight, width);
    }
    layout.endLayout();
    return lines;
}

}  // namespace hexa::editor
