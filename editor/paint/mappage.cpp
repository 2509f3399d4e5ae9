// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/mappage.h"

#include "core/io/file.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/shapes.h"

#include <QBuffer>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace hexa::paint {
namespace {

// All in mm. Capitals of 2.4 mm are those of a 9.3 point font: nothing on the page but the map is smaller.
constexpr double titleCap = 5.0;
constexpr double textCap = 2.4;
constexpr double lineHeight = 5.0;
constexpr double entryHeight = 10.0;
constexpr double gap = 4.0;
const QColor ink(0x1c, 0x1a, 0x17);
const QColor grey(0x55, 0x51, 0x4a);

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Breaks a text into lines of at most `width`, by words; a longer word stands alone.
QStringList wrapped(const QString& text, double cap, double width, bool bold) {
    QStringList lines;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + ' ' + word;
        if (!lines.isEmpty() && textWidth(cap, longer, bold) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

struct LegendEntry {
    QString text;
    std::function<void(QPainter&, const QRectF&)> paint;
};

class Page {
public:
    Page(QPainter& painter, const Scenario& scenario, const Catalog& catalog, TileArt& art,
         const Messages& messages, const PageOptions& options)
        : mPainter(painter),
          mScenario(scenario),
          mCatalog(catalog),
          mArt(art),
          mMessages(messages),
          mOptions(options),
          mRoom(QRectF({}, pageSizeMm(options))
                    .adjusted(options.marginMm, options.marginMm, -options.marginMm, -options.marginMm)) {}

    void paint() {
        if (mOptions.title) paintTitle();
        if (mOptions.footer) paintFooter();
        if (mOptions.legend) paintLegend();
        MapStyle style = mOptions.style;
        style.ground = Qt::transparent;
        style.problems.clear();
        const MapPainter map(mScenario, mCatalog, mArt, style);
        map.paint(mPainter, MapView::fitted(map.bounds(), mRoom), Medium::Vector);
    }

private:
    QPainter& mPainter;
    const Scenario& mScenario;
    const Catalog& mCatalog;
    TileArt& mArt;
    const Messages& mMessages;
    const PageOptions& mOptions;
    QRectF mRoom;  // what is left of the page

    const std::string& language() const { return mOptions.style.language; }
    QString message(std::string_view code, const Arguments& arguments = {}) const {
        return toQt(mMessages.text(language(), code, arguments));
    }

    /// A line at the left; smaller if it holds a word that is wider than the page.
    void paintLine(double y, double cap, const QString& text, const QColor& colour, bool bold) {
        const double fitting =
            std::min(cap, cap * mRoom.width() / std::max(textWidth(cap, text, bold), 1e-9));
        paintText(mPainter, {mRoom.left(), y}, fitting, text, colour, TextSide::Left, bold);
    }

    void paintTitle() {
        const QString title = toQt(mScenario.title.in(language()));
        double cap = titleCap;
        QStringList lines = wrapped(title, cap, mRoom.width(), true);
        if (lines.size() > 2) {
            cap *= 0.7;
            lines = wrapped(title, cap, mRoom.width(), true);
        }
        for (const QString& line : lines) {
            paintLine(mRoom.top() + cap / 2, cap, line, ink, true);
            mRoom.setTop(mRoom.top() + 1.8 * cap);
        }
        int tiles = 0;
        for (const int count : countKinds(mScenario.board, mCatalog.kinds.size())) tiles += count;
        const QString facts = toQt(mCatalog.name.in(language())) + " · " +
                              message("page.players", {{"count", std::int64_t(mScenario.players())}}) +
                              " · " + message("page.tiles", {{"count", std::int64_t(tiles)}});
        paintLine(mRoom.top() + textCap / 2, textCap, facts, grey, false);
        mRoom.setTop(mRoom.top() + lineHeight + gap);
    }

    void paintFooter() {
        const Provenance& origin = mScenario.provenance;
        QStringList parts;
        if (!mScenario.author.empty()) parts << message("page.author", {{"name", mScenario.author}});
        if (origin.seed) parts << message("page.seed", {{"seed", std::to_string(*origin.seed)}});
        QStringList lines;
        if (!parts.isEmpty()) lines << wrapped(parts.join(" · "), textCap, mRoom.width(), false);
        if (origin.standIn) lines << wrapped(message("page.stand-in"), textCap, mRoom.width(), false);
        double y = mRoom.bottom() - static_cast<double>(lines.size()) * lineHeight;
        if (!lines.isEmpty()) mRoom.setBottom(y - gap / 2);
        for (const QString& line : lines) {
            paintLine(y + lineHeight / 2, textCap, line, grey, false);
            y += lineHeight;
        }
    }

    std::vector<LegendEntry> legend() const {
        std::vector<LegendEntry> entries;
        const TileStyle style = mOptions.style.tiles;
        const auto tile = [this, style](KindId kind) {
            return [this, kind, style](QPainter& painter, const QRectF& box) {
                mArt.paintVector(painter, box, kind, -1, style);
            };
        };
        const auto counts = countKinds(mScenario.board, mCatalog.kinds.size());
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i] > 0)
                entries.push_back(
                    {toQt(mCatalog.kinds[i].name.in(language())) + QStringLiteral(" × %1").arg(counts[i]),
                     tile(kindIdAt(i))});
        int empty = 0, blank = 0;
        bool special = false;
        for (const Cell& cell : mScenario.board.cells()) {
            empty += cell.kind == KindId::Empty;
            blank += cell.kind == KindId::Blank;
        }
        for (const auto& [at, details] : mScenario.board.details()) special = special || details.points;
        if (empty > 0 && mOptions.style.emptySlots)
            entries.push_back(
                {message("page.empty") + QStringLiteral(" × %1").arg(empty), tile(KindId::Empty)});
        if (blank > 0)
            entries.push_back(
                {message("page.blank") + QStringLiteral(" × %1").arg(blank), tile(KindId::Blank)});
        if (special)
            entries.push_back({message("page.points"), [style](QPainter& painter, const QRectF& box) {
                                   paintSeal(painter, box.center(), box.height() * 0.4, QStringLiteral("n"),
                                             style == TileStyle::Ink);
                               }});
        return entries;
    }

    /// In as many columns as fit, below the map.
    void paintLegend() {
        const auto entries = legend();
        if (entries.empty()) return;
        const bool flat = mScenario.board.orientation == Orientation::Flat;
        const double tileHeight = entryHeight - 1.5;
        const double tileWidth = flat ? tileHeight * 2 / std::sqrt(3.0) : tileHeight * std::sqrt(3.0) / 2;
        double widest = 0;
        for (const LegendEntry& entry : entries)
            widest = std::max(widest, textWidth(textCap, entry.text, false));
        const double column = std::min(tileWidth + 2 + widest + gap, mRoom.width());
        const auto fit = std::max<std::size_t>(1, static_cast<std::size_t>((mRoom.width() + gap) / column));
        const std::size_t rows = (entries.size() + fit - 1) / fit;
        const std::size_t columns = (entries.size() + rows - 1) / rows;
        const double top = mRoom.bottom() - static_cast<double>(rows) * entryHeight;
        const double pitch =
            (mRoom.width() + gap) / static_cast<double>(std::max(columns, std::min<std::size_t>(fit, 3)));
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const QPointF corner(mRoom.left() + static_cast<double>(i / rows) * pitch,
                                 top + static_cast<double>(i % rows) * entryHeight);
            const QRectF box(corner, QSizeF(tileWidth, tileHeight));
            entries[i].paint(mPainter, box);
            paintText(mPainter, {box.right() + 2, box.center().y()}, textCap, entries[i].text, ink,
                      TextSide::Left, false);
        }
        mRoom.setBottom(top - gap);
    }
};

}  // namespace

QSizeF pageSizeMm(const PageOptions& options) {
    const QSizeF size = options.size.size(QPageSize::Millimeter);
    return options.turn == QPageLayout::Landscape ? size.transposed() : size;
}

void paintMapPage(QPainter& painter, const Scenario& scenario, const Catalog& catalog, TileArt& art,
                  const Messages& messages, const PageOptions& options) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Page(painter, scenario, catalog, art, messages, options).paint();
    painter.restore();
}

Status renderPdf(const std::string& path, const Scenario& scenario, const Catalog& catalog,
                 const Messages& messages, const PageOptions& options) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        // The turned size itself, because Qt takes the orientation over to later page sizes; exact, because Qt would
        // round an odd size to the nearest standard one.
        writer.setPageSize(
            QPageSize(pageSizeMm(options), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(toQt(scenario.title.in(options.style.language)));
        writer.setCreator(QStringLiteral("Hexatelier"));
        QPainter painter;
        if (!painter.begin(&writer)) return Error("render.failed");
        painter.scale(writer.resolution() / 25.4, writer.resolution() / 25.4);
        TileArt art(catalog);
        paintMapPage(painter, scenario, catalog, art, messages, options);
        painter.end();
    }
    const QByteArray& pdf = buffer.data();
    return writeFile(path, {pdf.constData(), static_cast<std::size_t>(pdf.size())});
}

}  // namespace hexa::paint
