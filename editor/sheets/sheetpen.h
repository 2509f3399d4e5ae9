// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/words.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/shapes.h"
#include "editor/sheets/page.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QStringList>

#include <string>
#include <string_view>

namespace hexa::sheets {

inline const QColor ink(0x1c, 0x1a, 0x17);
inline const QColor grey(0x55, 0x51, 0x4a);

// Heights of capitals in mm: 2.2 mm are those of an 8.6 point font.
inline constexpr double titleCap = 5.0;
inline constexpr double headCap = 3.0;
inline constexpr double textCap = 2.2;
inline constexpr double smallCap = 1.9;
/// Returns the distance from line to line.
inline constexpr double lineOf(double cap) { return 2.0 * cap; }

inline QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Breaks a text into lines of at most `width`; a wider word is broken too. Keeps line breaks.
QStringList wrapped(const QString& text, double cap, double width, QFont::Weight weight = QFont::Normal);

/// A text in lines that fit into a room.
struct FittedText {
    double cap = 0;
    QStringList lines;
    bool fits = true;  ///< False: it runs out of the room even with the smallest letters.
    double height() const { return static_cast<double>(lines.size()) * lineOf(cap); }
};
/// Returns the text as large as it fits, from `largest` down to `smallest`; words are broken only
/// with the smallest letters.
FittedText fitted(const QString& text, QSizeF room, double largest, double smallest,
                  QFont::Weight weight = QFont::Normal);

/// A name as large as possible, from `largest` down to `smallest`, in lines at a distance of
/// `spacing` capitals. Words too wide even with the smallest letters are parted by a hyphen. If a
/// part is still too wide, it is smaller than `smallest`, and `fits` is false.
struct FittedName {
    double cap = 0;
    QStringList lines;
    bool fits = true;
    static constexpr double spacing = 1.7;
    double height() const { return cap * (spacing * static_cast<double>(lines.size() - 1) + 1.3); }
};
FittedName fittedName(const QString& text, QSizeF room, double largest, double smallest);

/// Says things in the language of the sheets.
class Speaker {
public:
    explicit Speaker(const SheetJob& job) : mJob(&job) {}
    QString text(std::string_view code, const Arguments& arguments = {}) const {
        return toQt(mJob->messages->text(mJob->options.language, code, arguments));
    }
    QString text(const Message& sentence) const { return text(sentence.code, sentence.arguments); }
    /// Returns the game's word for something common to many games, e.g. "word.points.special".
    QString word(std::string_view code, Arguments arguments = {}) const {
        return text(
            inWordsOf(mJob->system->id(), *mJob->messages, {std::string(code), std::move(arguments)}));
    }
    QString name(const Localized& text) const { return toQt(text.in(mJob->options.language)); }
    /// Returns a length with at most two decimals, in the way of the language.
    std::string number(double value, int decimals = 0) const;

private:
    const SheetJob* mJob;
};

/// Tools of the painters of pages: millimetres, the words and the style of a job.
class SheetPen {
public:
    SheetPen(QPainter& on, const SheetJob& what, paint::TileArt& drawings)
        : painter(on),
          job(what),
          art(drawings),
          say(what),
          medium(on.device()->devType() == QInternal::Image ? paint::Medium::Screen : paint::Medium::Vector) {
    }

    QPainter& painter;
    const SheetJob& job;
    paint::TileArt& art;
    Speaker say;
    paint::Medium medium;  ///< Medium of maps: the fast way for pixels.

    bool savesInk() const { return job.options.style == paint::TileStyle::Ink; }

    /// Draws one line from the left, around the height of its middle; smaller if it is wider than
    /// `width`.
    void line(QPointF at, double cap, const QString& text, const QColor& colour = ink,
              QFont::Weight weight = QFont::Normal, double width = 0);
    void lineFromRight(QPointF at, double cap, const QString& text, const QColor& colour = ink,
                       double width = 0);
    /// Lines from the top of an area downwards.
    void lines(const QRectF& area, double cap, const QStringList& text, const QColor& colour = ink,
               QFont::Weight weight = QFont::Normal);
    /// Draws a box to tick.
    void tickBox(QPointF middle, double size);
    void tile(const QRectF& hexBox, KindId kind, int faction = -1);
    void stroke(const QLineF& line, double width, const QColor& colour = ink,
                Qt::PenStyle style = Qt::SolidLine);
    /// Draws a ruler of 100 mm (50 if that does not fit) from its left end; returns the end of its
    /// caption.
    double ruler(QPointF left, double room);
    /// Draws a disc with the number of a seat in the colour of its faction.
    void seatDisc(QPointF middle, double radius, std::size_t seat);
};

}  // namespace hexa::sheets
