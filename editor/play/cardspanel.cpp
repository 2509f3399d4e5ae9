// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/cardspanel.h"

#include "editor/document/document.h"
#include "editor/paint/pieces.h"
#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace hexa {
namespace {

/// A button whose text ends with dots where it does not fit.
class CardButton : public QPushButton {
public:
    explicit CardButton(QString name) : mName(std::move(name)) {}

protected:
    void resizeEvent(QResizeEvent* event) override {
        QPushButton::resizeEvent(event);
        const int room = width() - 12 - (icon().isNull() ? 0 : iconSize().width() + 6);
        setText(fontMetrics().elidedText(mName, Qt::ElideRight, room).replace('&', "&&"));
    }

private:
    QString mName;
};

QIcon ownerIcon(const PlayDesk& desk, int seat) {
    QPixmap picture(40, 40);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const Catalog& catalog = desk.system().catalog;
    paint::paintPiece(painter, QRectF(4, 4, 32, 32), pieceColour(desk.scenario(), catalog, seat),
                      paint::shapeOf(factionIndex(desk.scenario(), catalog, seat)),
                      QString::number(seat + 1));
    painter.end();
    return QIcon(picture);
}

}  // namespace

CardsPanel::CardsPanel(PlayDesk& desk, QWidget* parent)
    : QWidget(parent),
      mDesk(desk),
      mGroups(new QWidget),
      mColumn(new QVBoxLayout(mGroups)),
      mText(new QLabel) {
    setObjectName("cardsPanel");
    mText->setObjectName("cardText");
    mText->setWordWrap(true);
    mText->setMinimumHeight(QFontMetrics(font()).height() * 4);
    mText->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    mText->setTextFormat(Qt::PlainText);
    mColumn->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea;
    scroll->setWidget(mGroups);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(mText);
    connect(&desk, &PlayDesk::changed, this, &CardsPanel::refresh);
    refresh();
}

void CardsPanel::refresh() {
    const MatchView& view = mDesk.view();
    const Locale& locale = mDesk.locale();
    QString shown;
    for (const MatchView::Card& card : view.cards)
        shown += QStringLiteral("%1/%2/%3/%4/%5\n")
                     .arg(QString::fromStdString(card.group), QString::fromStdString(card.word),
                          PlayTexts::text(card.name, locale))
                     .arg(card.seat)
                     .arg(card.usable ? 1 : 0);
    if (shown == mShown) return;
    mShown = shown;
    mText->clear();
    while (QLayoutItem* item = mColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    // The own hand first, then the groups as the game gives them.
    std::vector<std::string> groups;
    for (const MatchView::Card& card : view.cards)
        if (std::ranges::find(groups, card.group) == groups.end()) groups.push_back(card.group);
    std::stable_partition(groups.begin(), groups.end(),
                          [](const std::string& group) { return group == "hand"; });
    for (const std::string& group : groups) {
        auto* box = new QWidget;
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins(0, 0, 0, 6);
        grid->setSpacing(3);
        auto* title = new QLabel;
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        title->setWordWrap(true);
        int number = 0;
        const bool square = std::ranges::any_of(
            view.cards, [&](const auto& card) { return card.group == group && card.row > 0; });
        for (const MatchView::Card& card : view.cards) {
            if (card.group != group) continue;
            title->setText(PlayTexts::text(card.groupText, locale));
            const QString name = PlayTexts::text(card.name, locale);
            auto* button = new CardButton(name);
            button->setObjectName("card");
            button->setProperty("word", QString::fromStdString(card.word));
            if (card.seat >= 0) button->setIcon(ownerIcon(mDesk, card.seat));
            QStringList lines{name};
            if (const QString note = PlayTexts::text(card.note, locale); !note.isEmpty()) lines << note;
            if (card.seat >= 0 && group != "hand") lines << tr("Of %1").arg(mDesk.nameOf(card.seat));
            if (card.at) lines << tr("Lies on %1").arg(PlayTexts::cellName(mDesk, *card.at));
            if (!card.usable && card.seat < 0) lines << tr("Not to be had any more");
            if (const QString text = PlayTexts::text(card.text, locale); !text.isEmpty()) lines << text;
            button->setToolTip(lines.join('\n'));
            button->setAccessibleName(name);
            button->setAccessibleDescription(lines.mid(1).join(QStringLiteral("; ")));
            button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            if (!card.usable) {
                QFont struck = button->font();
                struck.setStrikeOut(card.seat < 0);
                button->setFont(struck);
            }
            button->installEventFilter(this);
            connect(button, &QPushButton::clicked, this, [this, button, at = card.at] {
                mText->setText(button->toolTip());
                if (at) emit placeRequested(*at);
            });
            const int columns = square ? 3 : 2;
            grid->addWidget(button, 1 + (square ? card.row : number / columns),
                            square ? card.column : number % columns);
            ++number;
        }
        for (int column = 0; column < (square ? 3 : 2); ++column) grid->setColumnStretch(column, 1);
        grid->addWidget(title, 0, 0, 1, 3);
        mColumn->addWidget(box);
    }
    mColumn->addStretch(1);
}

bool CardsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto* button = qobject_cast<QPushButton*>(watched)) mText->setText(button->toolTip());
    return QWidget::eventFilter(watched, event);
}

void CardsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        mShown.clear();
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace hexa
