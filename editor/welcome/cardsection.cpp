// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/cardsection.h"

#include "editor/ui/flowlayout.h"
#include "editor/ui/plainlabel.h"

#include <QLabel>
#include <QVBoxLayout>

#include <cstdlib>

namespace hexa::editor {

CardSection::CardSection(QWidget* parent)
    : QWidget(parent), mHeading(new PlainLabel(this)), mFlow(new FlowLayout) {
    QFont font = mHeading->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    mHeading->setFont(font);
    mFlow->setSpacing(12);
    mFlow->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(mHeading);
    column->addLayout(mFlow);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void CardSection::setHeading(const QString& text) { mHeading->setText(text); }

Card* CardSection::addCard(const QString& name, const QString& icon) {
    auto* card = new Card(this);
    card->setObjectName(name);
    if (!icon.isEmpty()) card->setIconName(icon);
    connect(card, &Card::walk, this, [this, card](int key) { emit walk(card, key); });
    mCards << card;
    mFlow->addWidget(card);
    card->show();
    show();
    return card;
}

void CardSection::clear() {
    qDeleteAll(mCards);
    mCards.clear();
    hide();
}

Card* cardInDirection(const QList<Card*>& cards, Card* from, int key) {
    const qsizetype index = cards.indexOf(from);
    if (index < 0) return nullptr;
    switch (key) {
    case Qt::Key_Home:
        return cards.first();
    case Qt::Key_End:
        return cards.last();
    case Qt::Key_Left:
        return cards.value(index - 1);
    case Qt::Key_Right:
        return cards.value(index + 1);
    default:
        break;
    }
    const auto centre = [](const Card* card) { return card->mapTo(card->window(), card->rect().center()); };
    const QPoint start = centre(from);
    Card* best = nullptr;
    QPoint bestStep;
    for (Card* card : cards) {
        const QPoint step = centre(card) - start;
        if (key == Qt::Key_Up ? step.y() >= 0 : step.y() <= 0) continue;
        // The next line first, then the nearest in it.
        const bool nearer = best == nullptr || std::abs(step.y()) < std::abs(bestStep.y()) ||
                            (step.y() == bestStep.y() && std::abs(step.x()) < std::abs(bestStep.x()));
        if (!nearer) continue;
        best = card;
        bestStep = step;
    }
    return best;
}

}  // namespace hexa::editor

#include "moc_cardsection.cpp"
