// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace hexa::editor {

/// Lays words and fields out like a sentence: from the left, in as many lines as it takes.
class SentenceLayout : public QLayout {
public:
    explicit SentenceLayout(QWidget* parent = nullptr) : QLayout(parent) {}
    ~SentenceLayout() override;

    void addItem(QLayoutItem* item) override { mItems << item; }
    int count() const override { return static_cast<int>(mItems.size()); }
    QLayoutItem* itemAt(int index) const override { return mItems.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool place) const;
    QList<QLayoutItem*> mItems;
};

}  // namespace hexa::editor
