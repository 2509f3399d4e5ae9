// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace hexa::editor {
namespace {

/// Draws the SVG with its ink replaced by the palette's text colour. Qt's own SVG engine can't
/// recolour.
class InkedSvgEngine : public QIconEngine {
public:
    explicit InkedSvgEngine(QString name) : mName(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        painter->drawPixmap(rect, pixmap(rect.size(), mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1.0);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal) override {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QString ink = palette.color(group, role).name();
        const QString key =
            QStringLiteral("hexa-%1-%2-%3x%4").arg(mName, ink).arg(size.width()).arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QFile file(":/hexatelier/icons/" + mName + ".svg");
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("#404552", ink.toLatin1()));
            renderer.setAspectRatioMode(Qt::KeepAspectRatio);
            QPainter painter(&pixmap);
            renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        }
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }
    QIconEngine* clone() const override { return new InkedSvgEngine(mName); }

private:
    QString mName;
};

}  // namespace

QIcon icon(const QString& name) { return QIcon(new InkedSvgEngine(name)); }

}  // namespace hexa::editor
