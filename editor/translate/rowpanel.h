// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/currenttext.h"
#include "editor/translate/textdocument.h"

#include <QBoxLayout>
#include <QWidget>

class QLabel;

namespace hexa::editor {

class LazyUpdate;

/// A panel beside the texts with details about the current row: a line above, and contents below.
/// It updates only while it is visible.
class RowPanel : public QWidget {
    Q_OBJECT
public:
    RowPanel(const TextDocument& document, CurrentText& current, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    /// Sets texts that don't depend on the row.
    virtual void retranslate() = 0;
    /// Shows the row as it is now.
    virtual void refresh() = 0;

    const TextDocument& document() const { return mDocument; }
    CurrentText& current() const { return mCurrent; }
    QLabel& head() { return *mHead; }
    QVBoxLayout& column() { return *mColumn; }
    /// Asks for refresh(), soon.
    void ask();
    /// Updates everything at once. Call it at the end of constructors.
    void begin();

private:
    const TextDocument& mDocument;
    CurrentText& mCurrent;
    QVBoxLayout* mColumn;
    QLabel* mHead;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
