// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/marking.h"

#include "editor/ui/names.h"
#include "editor/ui/theme.h"

#include <QStringList>

#include <algorithm>

namespace hexa::editor {

QColor spellingColour() { return isDark() ? QColor("#d590f0") : QColor("#9038b0"); }

QColor soughtColour() { return isDark() ? QColor(150, 115, 0) : QColor(255, 226, 120); }

QList<QTextLayout::FormatRange> marksOf(TranslateParts& parts, std::size_t unit, const std::string& language,
                                        const QString& text, const QPalette& palette) {
    const std::string bytes = text.toStdString();
    // In most texts, each byte is a character. Otherwise each place is counted.
    const bool plain = static_cast<qsizetype>(bytes.size()) == text.size();
    const auto at = [&](std::size_t byte) {
        return plain ? static_cast<int>(std::min(byte, bytes.size())) : positionOf(bytes, byte);
    };
    QList<QTextLayout::FormatRange> marks;
    QColor ground = palette.color(QPalette::Highlight);
    ground.setAlpha(isDark() ? 70 : 34);
    for (const TermPlace& place : parts.terms.termsIn(language, bytes)) {
        QTextLayout::FormatRange mark;
        mark.start = at(place.begin);
        mark.length = at(place.end) - mark.start;
        mark.format.setBackground(ground);
        if (place.wrong) {
            mark.format.setUnderlineStyle(QTextCharFormat::DashUnderline);
            mark.format.setUnderlineColor(severityColour(Severity::Warning));
        }
        marks << mark;
    }
    if (unit >= parts.document.project().units.size()) return marks;
    for (const texts::Alert& alert : parts.alerts.openOf(unit))
        for (const texts::TextSpan& span : alert.spans) {
            if (span.language != language) continue;
            QTextLayout::FormatRange mark;
            mark.start = at(span.begin);
            mark.length = at(span.end) - mark.start;
            if (mark.length <= 0) continue;
            mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            mark.format.setUnderlineColor(severityColour(alert.severity));
            marks << mark;
        }
    for (const ByteRange& wrong : parts.spelling.misspelt(language, bytes)) {
        QTextLayout::FormatRange mark;
        mark.start = at(wrong.begin);
        mark.length = at(wrong.end) - mark.start;
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(spellingColour());
        marks << mark;
    }
    for (const TextPattern& pattern : parts.search.sought())
        for (const texts::TextRange& place :
             pattern.placesIn(bytes, language).value_or(std::vector<texts::TextRange>())) {
            QTextLayout::FormatRange mark;
            mark.start = at(place.begin);
            mark.length = at(place.end) - mark.start;
            mark.format.setBackground(soughtColour());
            marks << mark;
        }
    if (const auto& found = parts.search.found();
        found && found->unit == unit && found->language == language) {
        QTextLayout::FormatRange mark;
        mark.start = at(found->begin);
        mark.length = at(found->end) - mark.start;
        mark.format.setBackground(palette.color(QPalette::Highlight));
        mark.format.setForeground(palette.color(QPalette::HighlightedText));
        marks << mark;
    }
    return marks;
}

Markup richDiff(const std::vector<texts::DiffPart>& parts) {
    const QString gone = severityColour(Severity::Error).name();
    const QString come = isDark() ? QStringLiteral("#5fb477") : QStringLiteral("#2e8548");
    Markup shown;
    for (const texts::DiffPart& part : parts) {
        const Markup text(toQString(part.text));
        switch (part.kind) {
        case texts::DiffPart::Kind::Same:
            shown += text;
            break;
        case texts::DiffPart::Kind::Removed:
            shown += text.in("s").in("span", {{"style", "color:" + gone}});
            break;
        case texts::DiffPart::Kind::Added:
            shown += text.in("u").in("span", {{"style", "color:" + come}});
            break;
        }
    }
    return shown;
}

QString comparedWords(const texts::Unit& unit, const texts::Alert& alert) {
    QStringList parts;
    std::string language;
    QStringList words;
    const auto close = [&] {
        if (!words.isEmpty())
            parts << toQString(language).toUpper() + QStringLiteral(": ") + words.join(QStringLiteral(", "));
        words.clear();
    };
    auto spans = alert.spans;
    std::stable_sort(spans.begin(), spans.end(),
                     [](const auto& a, const auto& b) { return a.language < b.language; });
    for (const texts::TextSpan& span : spans) {
        const std::string_view text = unit.in(span.language);
        if (span.begin >= span.end || span.end > text.size()) continue;
        if (span.language != language) close();
        language = span.language;
        QString word = toQString(text.substr(span.begin, span.end - span.begin)).simplified();
        if (word.size() > 60) word = word.left(57) + QStringLiteral("…");
        if (!words.contains(word)) words << word;
    }
    close();
    return parts.join(QStringLiteral("  ·  "));
}

}  // namespace hexa::editor
