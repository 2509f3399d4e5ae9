// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QUndoView;

namespace hexa {

class Document;

/// The steps done so far, to go back and forth in by a click.
class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    QUndoView* mView;
};

}  // namespace hexa
