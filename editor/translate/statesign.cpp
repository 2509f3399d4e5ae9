// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/statesign.h"

#include "editor/ui/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace hexa::editor {

QColor stateColour(texts::State state) {
    const bool dark = isDark();
    switch (state) {
    case texts::State::Missing:
        return dark ? QColor("#8b8f98") : QColor("#7c8089");
    case texts::State::Draft:
        return dark ? QColor("#c9a24a") : QColor("#a87a14");
    case texts::State::NeedsReview:
        return dark ? QColor("#6ba3e0") : QColor("#2f6db5");
    case texts::State::Stale:
        return dark ? QColor("#e8825a") : QColor("#c2501f");
    case texts::State::Approved:
        return dark ? QColor("#5fb477") : QColor("#2e8548");
    }
    return {};
}

void paintState(QPainter& painter, const QRectF& given, texts::State state) {
    const QRectF room = given.adjusted(1.5, 1.5, -1.5, -1.5);
    const QPointF centre = room.center();
    const qreal radius = room.width() / 2;
    const QColor colour = stateColour(state);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.6));
    painter.setBrush(Qt::NoBrush);
    switch (state) {
    case texts::State::Missing: {  // a ring that is not closed
        QPen pen(colour, 1.6);
        pen.setDashPattern({1.6, 1.6});
        painter.setPen(pen);
        painter.drawEllipse(room);
        break;
    }
    case texts::State::Draft:  // half full
        painter.drawEllipse(room);
        painter.setBrush(colour);
        painter.drawPie(room, 180 * 16, 180 * 16);
        break;
    case texts::State::NeedsReview:  // an eye: ring and pupil
        painter.drawEllipse(room);
        painter.setBrush(colour);
        painter.drawEllipse(centre, radius * 0.35, radius * 0.35);
        break;
    case texts::State::Stale: {  // a warning triangle
        QPainterPath path(QPointF(centre.x(), room.top() - 0.5));
        path.lineTo(room.right() + 0.5, room.bottom());
        path.lineTo(room.left() - 0.5, room.bottom());
        path.closeSubpath();
        painter.drawPath(path);
        painter.drawLine(QPointF(centre.x(), room.top() + radius * 0.7),
                         QPointF(centre.x(), room.bottom() - radius * 0.6));
        painter.drawPoint(QPointF(centre.x(), room.bottom() - radius * 0.2));
        break;
    }
    case texts::State::Approved: {  // full, with a tick
        painter.setBrush(colour);
        painter.drawEllipse(room);
        painter.setPen(QPen(isDark() ? QColor("#1d1f23") : Qt::white, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(QPolygonF{{centre.x() - radius * 0.45, centre.y()},
                                       {centre.x() - radius * 0.1, centre.y() + radius * 0.4},
                                       {centre.x() + radius * 0.5, centre.y() - radius * 0.4}});
        break;
    }
    }
    painter.restore();
}

QIcon stateIcon(texts::State state) {
    QIcon icon;
    for (const qreal scale : {1.0, 2.0}) {
        const int side = qRound(16 * scale);
        QPixmap pixmap(side, side);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintState(painter, QRectF(1, 1, stateSignSize, stateSignSize), state);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

QString stateName(texts::State state) {
    switch (state) {
    case texts::State::Missing:
        return QCoreApplication::translate("TextStates", "Missing");
    case texts::State::Draft:
        return QCoreApplication::translate("TextStates", "Draft");
    case texts::State::NeedsReview:
        return QCoreApplication::translate("TextStates", "Needs review");
    case texts::State::Stale:
        return QCoreApplication::translate("TextStates", "Stale");
    case texts::State::Approved:
        return QCoreApplication::translate("TextStates", "Approved");
    }
    return {};
}

}  // namespace hexa::editor
