// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/card.h"

#include "editor/ui/icons.h"
#include "editor/ui/textlines.h"
#include "editor/ui/theme.h"
#include "editor/ui/translated.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace hexa::editor {
namespace {

constexpr int edge = 8;  // between frame and content
constexpr int titleLines = 2;

QColor mixed(const QColor& a, const QColor& b, double part) {
    return QColor::fromRgbF(float(a.redF() * (1 - part) + b.redF() * part),
                            float(a.greenF() * (1 - part) + b.greenF() * part),
                            float(a.blueF() * (1 - part) + b.blueF() * part));
}

}  // namespace

Card::Card(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Card::keepTexts(std::function<Texts()> texts) {
    mTexts = std::move(texts);
    keepTranslated(*this, [this] { refreshTexts(); });
}

void Card::refreshTexts() {
    const Texts texts = mTexts();
    setText(texts.title);
    mAbout = texts.about;
    setAccessibleName(texts.title);
    setAccessibleDescription(texts.about);
    setToolTip(texts.hint);
    update();
}

void Card::setPicture(const QImage& picture) {
    mPicture = picture;
    update();
}

void Card::setIconName(const QString& name) {
    mIconName = name;
    update();
}

void Card::setMissing(bool missing) {
    mMissing = missing;
    update();
}

QSize Card::sizeHint() const {
    QFont bold = font();
    bold.setBold(true);
    const int texts = titleLines * QFontMetrics(bold).height() + fontMetrics().height();
    return pictureSize + QSize(2 * edge, 3 * edge + texts);
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QPalette& colours = palette();
    const bool lit = underMouse() || hasFocus();
    const QColor highlight = colours.color(QPalette::Highlight);
    const QColor frame =
        lit ? highlight : mixed(colours.color(QPalette::Window), colours.color(QPalette::Text), 0.22);
    painter.setPen(QPen(frame, hasFocus() ? 2 : 1));
    painter.setBrush(isDown() ? mixed(colours.color(QPalette::Base), highlight, 0.15)
                              : colours.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRect room(QPoint((width() - pictureSize.width()) / 2, edge), pictureSize);
    if (mPicture.isNull()) {
        const QPixmap symbol = hexa::editor::icon(mIconName).pixmap(32, 32);
        painter.setOpacity(0.35);
        painter.drawPixmap(room.center() - QPoint(16, 16), symbol);
    } else {
        const QSizeF size = QSizeF(mPicture.size()).scaled(room.size(), Qt::KeepAspectRatio);
        painter.setOpacity(mMissing ? 0.4 : 1);
        painter.drawImage(QRectF(QPointF(room.center()) - QPointF(size.width(), size.height()) / 2, size),
                          mPicture);
    }
    painter.setOpacity(1);

    const QColor ink = colours.color(QPalette::Text);
    const QRect texts = rect().adjusted(edge + 2, 2 * edge + pictureSize.height(), -edge - 2, -edge);
    QFont bold = font();
    bold.setBold(true);
    const int line = QFontMetrics(bold).height();
    painter.setFont(bold);
    painter.setPen(mMissing ? mixed(ink, colours.color(QPalette::Base), 0.35) : ink);
    int top = texts.top();
    for (const QString& part : textLines(text(), bold, texts.width(), titleLines)) {
        painter.drawText(QRect(texts.left(), top, texts.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         part);
        top += line;
    }
    painter.setFont(font());
    painter.setPen(mixed(ink, colours.color(QPalette::Base), 0.35));
    painter.drawText(QRect(texts.left(), top, texts.width(), fontMetrics().height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(mAbout, Qt::ElideMiddle, texts.width()));
}

/// Delete is also a command of the open map: here it is meant for the card.
bool Card::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        if (pressed->key() == Qt::Key_Delete && pressed->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QAbstractButton::event(event);
}

void Card::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        emit walk(event->key());
        break;
    case Qt::Key_Delete:
        emit removeRequested();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        break;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void Card::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void Card::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

}  // namespace hexa::editor

#include "moc_card.cpp"
