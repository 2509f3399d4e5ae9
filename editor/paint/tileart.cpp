// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/tileart.h"

#include "core/engine/print/cutitem.h"
#include "core/engine/system.h"
#include "editor/paint/shapes.h"

#include <QFile>
#include <QHash>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace hexa::paint {
namespace {

constexpr qint64 maxCacheBytes = 48 * 1024 * 1024;

/// Calls `change(tag)` for every tag of an SVG text, which may empty it, and joins the result.
template <class Change>
QByteArray mapTags(const QByteArray& svg, Change change) {
    QByteArray result;
    qsizetype at = 0;
    for (;;) {
        const qsizetype open = svg.indexOf('<', at);
        const qsizetype close = open < 0 ? -1 : svg.indexOf('>', open);
        if (close < 0) return result + svg.mid(at);
        result += svg.mid(at, open - at);
        QByteArray tag = svg.mid(open, close + 1 - open);
        change(tag);
        result += tag;
        at = close + 1;
    }
}

/// Returns the drawing without the hexagon itself (ground and rims: polygons with a corner at x >=
/// 80 on the axis).
QByteArray withoutHexagon(const QByteArray& svg) {
    return mapTags(svg, [](QByteArray& tag) {
        const QByteArray start = "<polygon points=\"";
        if (!tag.startsWith(start)) return;
        const QByteArray corner = tag.mid(start.size(), tag.indexOf(' ', start.size()) - start.size());
        const auto parts = corner.split(',');
        if (parts.size() == 2 && parts[0].toDouble() >= 80 && parts[1].toDouble() == 0) tag.clear();
    });
}

/// Returns a drawing in black on white that needs little ink: areas become outlines, strokes become
/// thin.
QByteArray inkVersion(const QByteArray& svg) {
    return mapTags(svg, [](QByteArray& tag) {
        const auto replaceValue = [&tag](const QByteArray& attribute, const auto& change) {
            const QByteArray key = ' ' + attribute + "=\"";
            const qsizetype from = tag.indexOf(key);
            if (from < 0) return false;
            const qsizetype start = from + key.size();
            const qsizetype end = tag.indexOf('"', start);
            tag.replace(start, end - start, change(tag.mid(start, end - start)));
            return true;
        };
        const bool filled = replaceValue(
            "fill", [](const QByteArray& old) { return old == "none" ? old : QByteArray("#ffffff"); });
        if (replaceValue("stroke", [](const QByteArray&) { return QByteArray("#000000"); }))
            replaceValue("stroke-width",
                         [](const QByteArray& old) { return QByteArray::number(old.toDouble() * 0.3); });
        else if (filled)
            replaceValue("fill", [](const QByteArray& old) {
                return old + "\" stroke=\"#000000\" stroke-width=\"2.5";
            });
    });
}

QColor textColourOn(const QColor& ground) {
    return qGray(ground.rgb()) > 130 ? QColor(0x1c, 0x1a, 0x17) : QColor(Qt::white);
}

/// Paints hatching and a crossed circle: an intended blank.
void paintBlank(QPainter& painter, const QRectF& box, bool ink) {
    const QPolygonF hex = hexPolygon(box, -0.03 * box.height());
    const double unit = box.height() / std::sqrt(3.0);
    const QColor line(0x6f, 0x6b, 0x64);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink ? QColor(Qt::white) : QColor(0x9a, 0x96, 0x8f, 70));
    painter.drawPolygon(hex);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(line, 0.025 * unit, Qt::SolidLine, Qt::FlatCap));
    for (double offset = -1.6; offset <= 1.6; offset += 0.27) {
        const QPointF middle = box.center() + QPointF(offset * unit, 0);
        const QPointF reach(unit, -unit);
        if (const auto part = lineWithin(hex, {middle - reach, middle + reach})) painter.drawLine(*part);
    }
    painter.setPen(QPen(line, 0.08 * unit));
    painter.setBrush(ink ? QColor(Qt::white) : QColor(0xe4, 0xe1, 0xda));
    painter.drawEllipse(box.center(), 0.3 * unit, 0.3 * unit);
    const QPointF slant(0.21 * unit, 0.21 * unit);
    painter.drawLine(box.center() - slant, box.center() + slant);
}

/// Paints a dashed outline with a minimal width: a tile is still missing.
void paintEmpty(QPainter& painter, const QRectF& box, double minLine) {
    const double unit = box.height() / std::sqrt(3.0);
    QPen pen(QColor(0x8a, 0x86, 0x7e), std::max(0.03 * unit, minLine));
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({4.0, 3.0});
    painter.setPen(pen);
    painter.setBrush(QColor(0x9a, 0x96, 0x8f, 22));
    painter.drawPolygon(hexPolygon(box, -0.03 * box.height()));
}

const char* folderOf(TileStyle style) { return style == TileStyle::Pictorial ? "pictorial" : "abstract"; }

}  // namespace

struct TileArt::Data {
    const Catalog& catalog;
    const GameSystem* system = nullptr;
    std::map<std::pair<std::string, bool>, std::unique_ptr<QSvgRenderer>> things;  // by name; true: in ink
    /// The last part of the key: without the hexagon, which is drawn around it then.
    std::map<std::tuple<KindId, int, TileStyle, bool>, std::unique_ptr<QSvgRenderer>> drawings;
    std::map<std::tuple<KindId, int, TileStyle, int, int>, QImage> images;
    qint64 imageBytes = 0;

    explicit Data(const Catalog& games) : catalog(games) {}

    /// Returns the drawing of a kind, or null. Seats fall back from their own to the common one,
    /// all to the abstract one.
    QSvgRenderer* drawing(KindId kind, int faction, TileStyle style, bool bare) {
        if (!isTile(kind) || indexOf(kind) >= catalog.kinds.size()) return nullptr;
        const CellKind& cellKind = catalog.kind(kind);
        if (!cellKind.seat) faction = -1;
        const auto [entry, isNew] = drawings.try_emplace({kind, faction, style, bare});
        if (!isNew) return entry->second.get();
        QFile file;
        for (const TileStyle wanted : {style, TileStyle::Abstract}) {
            const QString base =
                QStringLiteral(":/hexatelier/tiles/%1/%2/%3")
                    .arg(QString::fromStdString(catalog.system), QLatin1String(folderOf(wanted)),
                         QString::fromStdString(cellKind.id));
            if (faction >= 0) file.setFileName(QStringLiteral("%1-%2.svg").arg(base).arg(faction + 1));
            if (faction < 0 || !file.exists()) file.setFileName(base + ".svg");
            if (file.exists()) break;
        }
        QByteArray svg;
        if (file.open(QIODevice::ReadOnly))
            svg = file.readAll();
        else if (const TileDrawing* own = system == nullptr ? nullptr : system->drawing(cellKind.id))
            svg = QByteArray(own->svg.data(), static_cast<qsizetype>(own->svg.size()));
        if (svg.isEmpty()) return nullptr;
        if (bare) svg = withoutHexagon(svg);
        auto renderer = std::make_unique<QSvgRenderer>(style == TileStyle::Ink ? inkVersion(svg) : svg);
        if (!renderer->isValid()) return nullptr;
        return (entry->second = std::move(renderer)).get();
    }

    /// Returns a drawing that the game brings, or null.
    QSvgRenderer* thing(const std::string& name, bool ink) {
        const TileDrawing* source = system == nullptr ? nullptr : system->drawing(name);
        if (source == nullptr) return nullptr;
        const auto [entry, isNew] = things.try_emplace({name, ink});
        if (!isNew) return entry->second.get();
        const QByteArray svg(source->svg.data(), static_cast<qsizetype>(source->svg.size()));
        auto renderer = std::make_unique<QSvgRenderer>(ink ? inkVersion(svg) : svg);
        if (!renderer->isValid()) return nullptr;
        return (entry->second = std::move(renderer)).get();
    }
};

TileArt::TileArt(const Catalog& catalog) : mData(std::make_unique<Data>(catalog)) {}
TileArt::TileArt(const GameSystem& system) : TileArt(system.catalog) { mData->system = &system; }
TileArt::~TileArt() = default;
TileArt::TileArt(TileArt&&) noexcept = default;

const Catalog& TileArt::catalog() const { return mData->catalog; }

bool TileArt::hasDrawing(KindId kind, int faction, TileStyle style) {
    return mData->drawing(kind, faction, style, false) != nullptr;
}

bool TileArt::hasDrawing(const std::string& name) { return mData->thing(name, false) != nullptr; }

void TileArt::paintDrawing(QPainter& painter, const QRectF& box, const std::string& name, TileStyle style) {
    if (QSvgRenderer* drawing = mData->thing(name, style == TileStyle::Ink)) drawing->render(&painter, box);
}

std::vector<Slot> TileArt::slotsOf(const Scenario& scenario, Hex at) const {
    const GameSystem* system = mData->system;
    return system != nullptr && system->slotsOf ? system->slotsOf(scenario, at) : std::vector<Slot>();
}

bool TileArt::hasMarks() const { return mData->system != nullptr && mData->system->marks; }

std::vector<CutMark> TileArt::marksOf(const Scenario& scenario, Hex at) const {
    return hasMarks() ? mData->system->marks(scenario, at) : std::vector<CutMark>();
}

QColor TileArt::factionColour(int faction) const {
    const auto& factions = mData->catalog.factions;
    if (faction < 0 || static_cast<std::size_t>(faction) >= factions.size()) return {0x80, 0x80, 0x80};
    return QColor(QString::fromStdString(factions[static_cast<std::size_t>(faction)].colour));
}

QColor TileArt::colour(KindId kind, int faction, TileStyle style) const {
    if (kind == KindId::Empty) return {0x80, 0x7c, 0x74, 48};
    if (kind == KindId::Blank) return {0x80, 0x7c, 0x74, 130};
    if (indexOf(kind) >= mData->catalog.kinds.size()) return Qt::magenta;
    const CellKind& cellKind = mData->catalog.kind(kind);
    if (style == TileStyle::Ink) return cellKind.seat ? QColor(0xb0, 0xb0, 0xb0) : QColor(Qt::white);
    if (cellKind.seat && faction >= 0) return factionColour(faction);
    const QColor colour(QString::fromStdString(cellKind.colour));
    return colour.isValid() ? colour : QColor(0xa0, 0xa0, 0xa0);
}

void TileArt::paintVector(QPainter& painter, const QRectF& box, KindId kind, int faction, TileStyle style) {
    painter.save();
    if (kind == KindId::Empty) {
        paintEmpty(painter, box, 0);
    } else if (kind == KindId::Blank) {
        paintBlank(painter, box, style == TileStyle::Ink);
    } else {
        const bool flat = box.width() > box.height();
        const bool ink = style == TileStyle::Ink;
        // A drawing has a flat-top hexagon of its own; another one is drawn if that does not fit.
        const bool bare = !flat || ink;
        QSvgRenderer* drawing = mData->drawing(kind, faction, style, bare);
        const QColor ground = colour(kind, faction, TileStyle::Abstract);
        if (bare || drawing == nullptr) {
            const double rim = 0.035 * std::min(box.width(), box.height());
            painter.setPen(QPen(ink ? QColor(Qt::black) : ground.darker(165), ink ? rim / 3 : rim));
            painter.setBrush(ink ? QColor(Qt::white) : ground);
            painter.drawPolygon(hexPolygon(box, ink ? 0 : -rim / 2));
        }
        if (drawing != nullptr) {
            // A flat-top hex fits into a pointy-top one of the same size if it is sqrt(3)/2 as
            // large.
            const QRectF inner =
                flat ? box
                     : scaledAbout(QRectF(box.center().x() - box.height() / 2,
                                          box.center().y() - box.width() / 2, box.height(), box.width()),
                                   0.84);
            drawing->render(&painter, inner);
        } else if (indexOf(kind) < mData->catalog.kinds.size()) {
            const QString letter = QString::fromStdString(mData->catalog.kind(kind).letter);
            paintFittedText(painter, scaledAbout(box, 0.5), letter,
                            ink ? QColor(Qt::black) : textColourOn(ground));
        }
    }
    painter.restore();
}

const QImage& TileArt::raster(KindId kind, int faction, TileStyle style, QSizeF box) {
    if (!isTile(kind) || indexOf(kind) >= mData->catalog.kinds.size() || !mData->catalog.kind(kind).seat)
        faction = -1;
    const auto sixteenths = [](double length) { return static_cast<int>(std::lround(length * 16)); };
    const auto key = std::make_tuple(kind, faction, style, sixteenths(box.width()), sixteenths(box.height()));
    if (const auto found = mData->images.find(key); found != mData->images.end()) return found->second;
    if (mData->imageBytes > maxCacheBytes) {
        mData->images.clear();
        mData->imageBytes = 0;
    }

    QImage image(static_cast<int>(std::ceil(box.width())) + 2 * bleed,
                 static_cast<int>(std::ceil(box.height())) + 2 * bleed, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF middle((image.width() - box.width()) / 2, (image.height() - box.height()) / 2, box.width(),
                        box.height());
    if (isTile(kind)) {
        const QColor rim = style == TileStyle::Ink ? QColor(Qt::black)
                                                   : colour(kind, faction, TileStyle::Abstract).darker(165);
        painter.setPen(Qt::NoPen);
        painter.setBrush(rim);
        painter.drawPolygon(hexPolygon(middle, style == TileStyle::Ink ? 0.5 : 0.75));
    }
    if (kind == KindId::Empty)
        paintEmpty(painter, middle, 0.8);
    else
        paintVector(painter, middle, kind, faction, style);
    painter.end();
    mData->imageBytes += image.sizeInBytes();
    return mData->images.emplace(key, std::move(image)).first->second;
}

}  // namespace hexa::paint
