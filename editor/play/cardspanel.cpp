// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/cardspanel.h"

#include "editor/play/optionmenu.h"
#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/play/viewer.h"
#include "editor/ui/markup.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/scrollcolumn.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"
#include "editor/ui/wrappedbutton.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

/// A button for a card, with the picture of its owner in one corner and the mark of a stand-in in
/// the other.
class CardButton : public WrappedButton {
public:
    CardButton(const QString& name, StandIn standIn) : WrappedButton(name), mStandIn(standIn) {}

protected:
    void paintEvent(QPaintEvent* event) override {
        WrappedButton::paintEvent(event);
        QPainter painter(this);
        if (!icon().isNull())
            icon().paint(&painter, QRect(2, 2, 14, 14), Qt::AlignCenter,
                         isEnabled() ? QIcon::Normal : QIcon::Disabled);
        StandInBadge::paintCorner(painter, rect().adjusted(0, 0, -1, 0), mStandIn);
    }
    QMargins textMargins() const override {
        return {icon().isNull() ? border : corner, 2, mStandIn == StandIn::None ? border : corner, 2};
    }

private:
    static constexpr int border = 4;
    static constexpr int corner = 17;

    StandIn mStandIn;
};

/// Returns "▸ Knights × 2": the card is being carried out, and two of its kind are still in the
/// deck.
QString cardCaption(const MatchView::Card& card, const Locale& locale) {
    QString name = PlayTexts::text(card.name, locale);
    if (card.left) name += QString(QChar(0xa0)) + QChar(0xd7) + QChar(0xa0) + QString::number(*card.left);
    return card.inPlay ? QStringLiteral("\u25b8 ") + name : name;
}

}  // namespace

CardsPanel::CardsPanel(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mOrders(orders),
      mGroups(new QWidget),
      mColumn(new QVBoxLayout(mGroups)),
      mText(new MarkupLabel) {
    setObjectName("cardsPanel");
    mText->setObjectName("cardText");
    mText->setWordWrap(true);
    mText->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // As high for every text, so that the cards stay where they are while the pointer moves.
    auto* text = new ScrollColumn;
    text->setObjectName("cardTextArea");
    text->setWidget(mText);
    text->setFocusPolicy(Qt::NoFocus);
    text->setFixedHeight(QFontMetrics(font()).height() * 4);
    connect(mText, &MarkupLabel::linkActivated, &viewer, &Viewer::ruleRequested);
    mColumn->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new ScrollColumn;
    scroll->setWidget(mGroups);
    scroll->setFocusPolicy(Qt::NoFocus);  // its cards take it, and it follows them
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(text);
    connect(&viewer, &Viewer::changed, this, &CardsPanel::refresh);
    connect(&viewer, &Viewer::handedOver, mText, &QLabel::clear);
    keepRefreshed(*this, [this] {
        mShown.clear();
        refresh();
    });
}

void CardsPanel::refresh() {
    const MatchView& view = mViewer.view();
    const Locale& locale = mSession.locale();
    QString shown;
    for (const MatchView::Card& card : view.cards)
        shown +=
            QStringLiteral("%1/%2/%3/%4/%5/%6\n")
                .arg(QString::fromStdString(card.group), QString::fromStdString(card.word),
                     PlayTexts::text(card.name, locale), QString::number(card.seat),
                     (card.usable ? QStringLiteral("+") : QStringLiteral("-")) + cardCaption(card, locale),
                     QString::number(mOrders.optionsOf(card.word).size()));
    if (shown == mShown) return;
    mShown = shown;
    if (mMenu) mMenu->close();  // of a decision that is over
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
    QList<QWidget*> buttons;
    for (const std::string& group : groups) {
        auto* box = new QWidget;
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins(0, 0, 0, 6);
        grid->setSpacing(3);
        auto* title = new PlainLabel;
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
            auto* button = new CardButton(cardCaption(card, locale), card.origin.standIn);
            button->setObjectName("card");
            button->setProperty("word", QString::fromStdString(card.word));
            if (card.seat >= 0)
                button->setIcon(mSession.texts().seatIcon(card.seat, QString::number(card.seat + 1)));
            QStringList lines{name};
            if (const QString note = PlayTexts::text(card.note, locale); !note.isEmpty()) lines << note;
            if (card.seat >= 0 && group != "hand")
                lines << tr("Belongs to %1").arg(mSession.texts().seatName(card.seat));
            if (card.at) lines << tr("On %1").arg(mSession.texts().cellName(*card.at));
            if (!card.usable && card.seat < 0) lines << tr("No longer available");
            if (const QString text = PlayTexts::text(card.text, locale); !text.isEmpty()) lines << text;
            if (const QString from = StandInBadge::sentence(locale, card.origin); !from.isEmpty())
                lines << from;
            const std::size_t options = mOrders.optionsOf(card.word).size();
            const bool choice = options > 0;
            if (choice)
                lines << (options == 1 ? tr("Click to choose this card") : tr("Click to see the options"));
            if (card.inPlay) lines.insert(1, tr("Being resolved now"));
            button->setDefault(choice);
            button->setToolTip(lines.join('\n'));
            button->setProperty("rule", toQString(card.rule));
            button->setAccessibleName(name);
            button->setAccessibleDescription(lines.mid(1).join(QStringLiteral("; ")));
            if (card.inPlay) {
                QFont played = button->font();
                played.setBold(true);
                button->setFont(played);
            }
            if (!card.usable) {
                QFont struck = button->font();
                struck.setStrikeOut(card.seat < 0);
                button->setFont(struck);
            }
            button->installEventFilter(this);
            buttons << button;
            connect(
                button, &QPushButton::clicked, this,
                [this, button, word = card.word, at = card.at] {
                    if (choose(word, *button)) return;
                    showText(*button);
                    if (at) emit placeRequested(*at);
                },
                choice ? Qt::QueuedConnection : Qt::AutoConnection);  // it goes when it is chosen
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
    tabBefore(*mText, buttons);
}

bool CardsPanel::choose(const std::string& card, QWidget& button) {
    const std::vector<MatchOption> options = mOrders.optionsOf(card);
    if (options.empty()) return false;
    if (options.size() == 1) return mOrders.choose(options.front().order);
    if (mMenu) mMenu->close();
    mMenu = makeOptionMenu(*this, button.accessibleName(), options, mSession.texts(), mOrders);
    mMenu->popup(button.mapToGlobal(button.rect().bottomLeft()));
    return true;
}

void CardsPanel::showText(const QWidget& card) {
    Markup text(card.toolTip());
    if (const QString rule = card.property("rule").toString(); !rule.isEmpty())
        text += Markup(QStringLiteral(" ")) + Markup(rule).linkTo(rule);
    mText->setMarkup(text);
}

bool CardsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto* button = qobject_cast<QPushButton*>(watched)) showText(*button);
    return QWidget::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_cardspanel.cpp"
