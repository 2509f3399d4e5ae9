// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/brokentext.h"

#include <QFontMetrics>
#include <QFontMetricsF>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr qsizetype minPart = 2;  // letters before and behind a hyphen

/// True if a text needs no ellipsis. In whole pixels, a line half a pixel too wide would count as
/// fitting. Its last word would then be replaced by the ellipsis.
bool fits(const QString& text, const QFontMetricsF& metrics, int width) {
    return metrics.horizontalAdvance(text) <= width;
}

bool isVowel(QChar letter) { return QStringLiteral("aeiouyäöüàâéèêëîïôûù").contains(letter.toLower()); }

/// True if a syllable may begin here: a consonant before a vowel, and not the second half of "ch"
/// and the like.
bool beginsSyllable(const QString& word, qsizetype at) {
    if (at + 1 >= word.size() || isVowel(word[at]) || !isVowel(word[at + 1])) return false;
    return word[at].toLower() != 'h' || !QStringLiteral("cpst").contains(word[at - 1].toLower());
}

/// Returns the number of a word's letters before the hyphen; 0 if not even a few fit.
qsizetype hyphenAt(const QString& word, const QFontMetricsF& metrics, int width) {
    qsizetype max = minPart - 1;  // the most letters known to fit
    for (qsizetype least = minPart, most = word.size() - minPart; least <= most;) {
        const qsizetype letters = (least + most) / 2;
        if (fits(word.left(letters) + '-', metrics, width))
            least = (max = letters) + 1;
        else
            most = letters - 1;
    }
    if (max < minPart) return 0;
    // At the word's own hyphen, else before a syllable.
    if (const qsizetype own = word.lastIndexOf('-', max - 1); own >= minPart) return own + 1;
    for (qsizetype at = max; at >= minPart; --at)
        if (beginsSyllable(word, at)) return at;
    return max;
}

QStringList brokenParagraph(const QString& text, const QFontMetricsF& metrics, int width) {
    QStringList lines{QString()};
    for (QString word : text.split(' ')) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + ' ' + word;
        if (fits(longer, metrics, width)) {
            lines.last() = longer;
            continue;
        }
        if (!lines.last().isEmpty()) lines << QString();
        while (!fits(word, metrics, width)) {
            const qsizetype letters = hyphenAt(word, metrics, width);
            if (letters == 0) break;
            lines.last() = word.left(letters) + (word[letters - 1] == '-' ? QString() : QStringLiteral("-"));
            lines << QString();
            word.remove(0, letters);
        }
        lines.last() = word;
    }
    return lines;
}

}  // namespace

QStringList brokenText(const QString& text, const QFontMetrics& metrics, int width) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n'))
        lines << brokenParagraph(paragraph, QFontMetricsF(metrics), width);
    return lines;
}

}  // namespace hexa::editor
