// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/standinbadge.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/ui/names.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QPainter>

namespace hexa::editor {
namespace {

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

}  // namespace

StandInBadge::StandInBadge(const Locale& locale, const CardOrigin& origin, QWidget* parent)
    : PlainLabel(word(origin.standIn), parent) {
    setObjectName("standInBadge");
    setFont(smaller(font()));
    setFrameShape(QFrame::Box);
    setMargin(1);
    setIndent(2);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(sentence(locale, origin));
    setAccessibleDescription(toolTip());
}

QString StandInBadge::word(StandIn standIn) {
    switch (standIn) {
    case StandIn::None:
        break;
    case StandIn::Partly:
        return tr("partly stand-in", "a card");
    case StandIn::Wholly:
        return tr("stand-in", "a card");
    }
    return {};
}

QString StandInBadge::sentence(const Locale& locale, const CardOrigin& origin) {
    if (origin.standIn == StandIn::None) return {};
    const QString what = word(origin.standIn);
    return QStringLiteral("%1%2. %3")
        .arg(what.left(1).toUpper(), what.mid(1), PlayTexts::text(origin.text, locale));
}

QRect StandInBadge::corner(const QRect& box) { return {box.right() - 13, box.top() + 2, 12, 12}; }

QRect StandInBadge::paintCorner(QPainter& painter, const QRect& box, StandIn standIn) {
    if (standIn == StandIn::None) return {};
    const QRect place = corner(box);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = painter.pen().color();
    const bool wholly = standIn == StandIn::Wholly;
    painter.setBrush(wholly ? QBrush(ink) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    QFont font = painter.font();
    font.setPixelSize(9);
    font.setBold(true);
    font.setStrikeOut(false);
    painter.setFont(font);
    const bool dark = ink.lightness() < 128;
    if (wholly) painter.setPen(dark ? Qt::white : Qt::black);
    painter.drawText(place, Qt::AlignCenter, tr("S", "letter that marks a stand-in card"));
    painter.restore();
    return place;
}

StandInLegend::StandInLegend(const PlaySession& session, QWidget* parent)
    : PlainLabel(parent), mSession(session) {
    setObjectName("standInLegend");
    setWordWrap(true);
    setFont(smaller(font()));
    connect(&session, &PlaySession::moved, this, &StandInLegend::refresh);
    keepTranslated(*this, [this] { refresh(); });
}

QString StandInLegend::words() {
    return tr("%1 stand-in card", "%1 is the mark, *").arg(toQString(standInMark));
}

void StandInLegend::refresh() {
    const Message foot = mSession.match() != nullptr ? footOf(mSession.match()->standIns()) : Message{};
    setText(foot.code.empty() ? QString() : words());
    setToolTip(PlayTexts::text(foot, mSession.locale()));
    setAccessibleDescription(toolTip());
    setVisible(!text().isEmpty());
}

QWidget* makeCardNote(const Locale& locale, const QString& effect, const CardOrigin& origin) {
    if (effect.isEmpty() && origin.standIn == StandIn::None) return nullptr;
    auto* note = new QWidget;
    auto* row = new QHBoxLayout(note);
    row->setContentsMargins(8, 0, 0, 4);
    auto* text = new PlainLabel(effect);
    text->setWordWrap(true);
    row->addWidget(text, 1);
    if (origin.standIn != StandIn::None)
        row->addWidget(new StandInBadge(locale, origin, note), 0, Qt::AlignTop);
    return note;
}

}  // namespace hexa::editor

#include "moc_standinbadge.cpp"
