// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/welcome/card.h"

#include <QLayout>
#include <QList>
#include <QWidget>

class QLabel;

namespace hexa::editor {

/// A heading with cards below, in as many lines as it takes; hidden while it has no cards.
class CardSection : public QWidget {
    Q_OBJECT
public:
    explicit CardSection(QWidget* parent = nullptr);

    void setHeading(const QString& text);
    /// Adds a card with this object name. Without an icon, it is for a picture.
    Card* addCard(const QString& name, const QString& icon = {});
    const QList<Card*>& cards() const { return mCards; }
    void clear();
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layout()->heightForWidth(width); }

signals:
    /// A key that leads to another card was pressed.
    void walk(hexa::editor::Card* from, int key);

private:
    QLabel* mHeading;
    QLayout* mFlow;
    QList<Card*> mCards;
};

/// Returns the card that a key leads to: the nearest one in its direction, over all lines and
/// sections, or null.
Card* cardInDirection(const QList<Card*>& cards, Card* from, int key);

}  // namespace hexa::editor
