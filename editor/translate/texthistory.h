// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QUndoView;

namespace hexa {

class TextDocument;

/// The steps done to the texts, to go back and forth.
class TextHistory : public QWidget {
    Q_OBJECT
public:
    explicit TextHistory(TextDocument& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QUndoView* mView;
};

}  // namespace hexa
