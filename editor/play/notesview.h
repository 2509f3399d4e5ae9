// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QScrollArea>

class QLabel;

namespace hexa {

class PlayDesk;

/// What helps to decide, in words with links to the board and to the rules: how the fights would end and what may still
/// change that; what the program would do and why. As high as its text, up to a limit; gone without any.
class NotesView : public QScrollArea {
    Q_OBJECT
public:
    explicit NotesView(PlayDesk& desk, QWidget* parent = nullptr);

    void refresh();
    QSize sizeHint() const override { return {240, mHeight}; }
    QSize minimumSizeHint() const override;

signals:
    void placeRequested(hexa::Hex at);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString fights() const;
    QString hint() const;
    void fit();

    PlayDesk& mDesk;
    QWidget* mText;
    QLabel* mFights;
    QLabel* mHint;
    int mHeight = 0;  ///< Of the text.
};

}  // namespace hexa
