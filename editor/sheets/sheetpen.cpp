// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/sheetpen.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace hexa::sheets {

using paint::textWidth;

QStringList wrapped(const QString& text, double cap, double width, QFont::Weight weight) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QStringList own;
        for (QString word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = own.isEmpty() ? word : own.last() + u' ' + word;
            if (!own.isEmpty() && textWidth(cap, longer, weight) <= width) {
                own.last() = longer;
                continue;
            }
            while (word.size() > 1 && textWidth(cap, word, weight) > width) {
                qsizetype fits = 1;
                while (fits + 1 < word.size() && textWidth(cap, word.first(fits + 1), weight) <= width)
                    ++fits;
                own << word.first(fits);
                word.remove(0, fits);
            }
            own << word;
        }
        lines << own;
    }
    return lines;
}

FittedText fitted(const QString& text, QSizeF room, double largest, double smallest, QFont::Weight weight) {
    constexpr double step = 0.96;
    const auto words = text.split(QRegularExpression(QStringLiteral("[ \\n]")), Qt::SkipEmptyParts);
    double widest = 0;
    for (const QString& word : words) widest = std::max(widest, textWidth(1, word, weight));
    FittedText found;
    for (double cap = largest;; cap = std::max(cap * step, smallest)) {
        found = {cap, wrapped(text, cap, room.width(), weight), true};
        found.fits = found.height() <= room.height() + 1e-9 && widest * cap <= room.width();
        if (found.fits || cap <= smallest) return found;
    }
}

namespace {

bool isVowel(QChar c) {
    // Letters with accents by their first letter; y as in French and English.
    const QString parts = QString(c.toLower()).normalized(QString::NormalizationForm_D);
    return QStringLiteral("aeiouyæœø").contains(parts.front());
}

/// Returns the letters before which a word may be parted. A consonant goes with the following
/// vowel, of several consonants only the last; sounds written with two letters stay together. This
/// is rough, but sufficient for names in the languages of the sheets.
std::vector<qsizetype> syllablesOf(const QString& word) {
    constexpr qsizetype least = 3;  // letters on each side
    static const QStringList together{QStringLiteral("ch"), QStringLiteral("ck"), QStringLiteral("ph"),
                                      QStringLiteral("th"), QStringLiteral("sh"), QStringLiteral("qu"),
                                      QStringLiteral("gn")};
    const auto joined = [&](qsizetype at) {
        const QString two = word.mid(at - 1, 2).toLower();
        return together.contains(two) || ((two[1] == u'l' || two[1] == u'r') && !isVowel(two[0]) &&
                                          QStringLiteral("bcdfgkptv").contains(two[0]));
    };
    std::vector<qsizetype> places;
    for (qsizetype at = 1; at + 1 < word.size(); ++at) {
        if (word[at - 1] == u'-') places.push_back(at);
        if (!word[at].isLetter() || isVowel(word[at]) || !isVowel(word[at + 1])) continue;
        qsizetype from = joined(at) ? at - 1 : at;
        if (from > 0 && word.mid(from - 1, 3).compare(QLatin1String("sch"), Qt::CaseInsensitive) == 0) --from;
        const QString before = word.first(from), behind = word.mid(from);
        const auto letters = [](const QString& part) {
            return std::count_if(part.begin(), part.end(), [](QChar c) { return c.isLetter(); });
        };
        if (letters(before) >= least && letters(behind) >= least &&
            std::any_of(before.begin(), before.end(), isVowel))
            places.push_back(from);
    }
    return places;
}

/// Returns the first part of a word parted there.
QString endedAt(const QString& word, qsizetype at) {
    const QString part = word.first(at);
    return part.endsWith(u'-') ? part : part + u'-';
}

/// Lines of at most `width` in which words may be parted by a hyphen: as evenly as it goes.
std::optional<QStringList> hyphenated(const QString& text, double cap, double width) {
    const auto fits = [&](const QString& line) { return textWidth(cap, line, QFont::Bold) <= width; };
    QStringList lines;
    for (QString word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
        if (!lines.isEmpty() && fits(longer)) {
            lines.last() = longer;
            continue;
        }
        while (!fits(word)) {
            qsizetype best = 0;
            double bestWidth = 0;
            for (const qsizetype at : syllablesOf(word)) {
                const QString first = endedAt(word, at);
                if (!fits(first)) continue;
                const double wider =
                    std::max(textWidth(cap, first, QFont::Bold), textWidth(cap, word.mid(at), QFont::Bold));
                if (best != 0 && wider >= bestWidth) continue;
                best = at;
                bestWidth = wider;
            }
            if (best == 0) return std::nullopt;
            lines << endedAt(word, best);
            word = word.mid(best);
        }
        lines << word;
    }
    return lines;
}

}  // namespace

FittedName fittedName(const QString& text, QSizeF room, double largest, double smallest) {
    constexpr double step = 0.96;
    const auto inRoom = [&](const FittedName& name) { return name.height() <= room.height() + 1e-9; };
    for (const bool parted : {false, true})
        for (double cap = largest;; cap = std::max(cap * step, smallest)) {
            FittedName name{cap, {}, true};
            if (!parted) {
                const FittedText plain = fitted(text, {room.width(), 1e9}, cap, cap, QFont::Bold);
                name.lines = plain.lines;
                name.fits = plain.fits;
            } else if (auto lines = hyphenated(text, cap, room.width())) {
                name.lines = std::move(*lines);
            } else {
                name.fits = false;
            }
            if (name.fits && inRoom(name)) return name;
            if (cap <= smallest) break;
        }
    const FittedText small = fitted(text, room, smallest, smallest / 4, QFont::Bold);
    return {small.cap, small.lines, false};
}

std::string Speaker::number(double value, int decimals) const {
    QLocale locale(QString::fromStdString(mJob->options.language));
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals).toStdString();
}

void SheetPen::line(QPointF at, double cap, const QString& text, const QColor& colour, QFont::Weight weight,
                    double width) {
    const double full = textWidth(cap, text, weight);
    if (width > 0 && full > width) cap *= width / full;
    paint::paintText(painter, at, cap, text, colour, paint::TextSide::Left, weight);
}

void SheetPen::lineFromRight(QPointF at, double cap, const QString& text, const QColor& colour,
                             double width) {
    const double full = textWidth(cap, text, QFont::Normal);
    if (width > 0 && full > width) cap *= width / full;
    paint::paintText(painter, at, cap, text, colour, paint::TextSide::Right, QFont::Normal);
}

void SheetPen::lines(const QRectF& area, double cap, const QStringList& text, const QColor& colour,
                     QFont::Weight weight) {
    double y = area.top() + lineOf(cap) / 2;
    for (const QString& one : text) {
        line({area.left(), y}, cap, one, colour, weight, area.width());
        y += lineOf(cap);
    }
}

void SheetPen::tickBox(QPointF middle, double size) {
    painter.setPen(QPen(ink, 0.25, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size));
}

void SheetPen::tile(const QRectF& hexBox, KindId kind, int faction) {
    art.paintVector(painter, hexBox, kind, faction, job.options.style);
}

void SheetPen::stroke(const QLineF& line, double width, const QColor& colour, Qt::PenStyle style) {
    painter.setPen(QPen(colour, width, style, Qt::FlatCap));
    painter.drawLine(line);
}

double SheetPen::ruler(QPointF left, double room) {
    const double length = room >= 100 ? 100 : 50;
    stroke({left, left + QPointF(length, 0)}, 0.2);
    for (int mm = 0; mm <= length; mm += 10) {
        const double height = mm == 0 || mm == length ? 2.0 : mm % 50 == 0 ? 1.5 : 0.9;
        stroke({left + QPointF(mm, -height), left + QPointF(mm, 0)}, 0.2);
    }
    const QString caption = QStringLiteral("%1 mm").arg(length);
    line(left + QPointF(length + 1.5, -smallCap / 2), smallCap, caption, ink);
    return left.x() + length + 1.5 + textWidth(smallCap, caption, QFont::Normal);
}

void SheetPen::seatDisc(QPointF middle, double radius, std::size_t seat) {
    const Faction* faction = factionOf(*job.scenario, job.catalog(), seat);
    const QColor own =
        faction == nullptr ? QColor(0xc0, 0xc0, 0xc0) : QColor(QString::fromStdString(faction->colour));
    const QColor ground = savesInk() ? QColor(Qt::white) : own;
    painter.setPen(QPen(ink, 0.25));
    painter.setBrush(ground);
    painter.drawEllipse(middle, radius, radius);
    paint::paintText(painter, middle, radius * 0.95, QString::number(seat + 1),
                     qGray(ground.rgb()) > 120 ? ink : QColor(Qt::white));
}

}  // namespace hexa::sheets
