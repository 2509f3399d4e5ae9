// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace hexa::editor {

/// A line of a text around the words that matter, which are marked.
class Excerpt {
public:
    static constexpr int beginRole = Qt::UserRole;
    static constexpr int lengthRole = Qt::UserRole + 1;

    Excerpt(const QString& text, qsizetype begin, qsizetype length);

    /// Returns the line and the places of the marked words in it, for models.
    QVariant data(int role) const;

private:
    QString mText;
    int mBegin;
    int mLength;
};

/// Draws a model's excerpt: one line with its words on a coloured background.
class ExcerptDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Without a colour, the background of the words is that of a selection.
    explicit ExcerptDelegate(QObject* parent, QColor ground = {});

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;

private:
    QColor mGround;
};

}  // namespace hexa::editor
