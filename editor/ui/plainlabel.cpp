// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/plainlabel.h"

#include <QStringList>

#include <utility>

namespace hexa::editor {
namespace {

constexpr qsizetype longestLine = 80;

}  // namespace

QString folded(const QString& text) {
    QStringList lines;
    for (const QString& whole : text.split('\n')) {
        const QStringList words = whole.split(' ');
        QString line = words.front();
        for (const QString& word : words.mid(1)) {
            if (line.size() + 1 + word.size() > longestLine)
                lines << std::exchange(line, word);
            else
                line += ' ' + word;
        }
        lines << line;
    }
    return lines.join('\n');
}

}  // namespace hexa::editor
