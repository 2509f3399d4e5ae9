// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translatesession.h"

#include <QWidget>

class QUrl;

namespace hexa::editor {

class LazyUpdate;
class MarkupView;

/// What helps to translate the current text: what has changed in the source of a stale one, and earlier translations of
/// texts like it, each with its likeness and the difference.
class MemoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit MemoryPanel(TranslateSession& session, QWidget* parent = nullptr);

    /// What it shows, as plain text.
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    TranslateSession& mSession;
    MarkupView* mView;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
