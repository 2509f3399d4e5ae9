// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translatesession.h"

#include <QWidget>

class QUrl;

namespace hexa::editor {

class LazyUpdate;
class MarkupView;

/// What helps to translate the current text: what has changed in the source of a stale one, and
/// earlier translations of texts like it, each with its likeness and the difference.
class MemoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit MemoryPanel(TranslateSession& session, QWidget* parent = nullptr);

    /// What it shows, as plain text.
    QString text() const;

signals:
    /// The current translation is wanted in the rows with the same source.
    void spreadRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// What the placeholders of a text stand for: "{rounds} = 7".
    QString valuesIn(std::string_view text) const;

    TranslateSession& mSession;
    MarkupView* mView;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
