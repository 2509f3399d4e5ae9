// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/currenttext.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textsuggestions.h"
#include "editor/translate/textterms.h"

#include <QWidget>

class QUrl;

namespace hexa::editor {

class LazyUpdate;
class MarkupView;

/// Help with translating the current text: changes in the source of a stale text, and earlier
/// translations of similar texts, each with its similarity and the difference.
class MemoryPanel : public QWidget {
    Q_OBJECT
public:
    MemoryPanel(const TextDocument& document, const TextSuggestions& suggestions, const TextTerms& terms,
                CurrentText& current, QWidget* parent = nullptr);

    /// Returns the contents as plain text.
    QString text() const;

signals:
    /// Asks to copy the current translation to the rows with the same source.
    void spreadRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// Returns the values of a text's placeholders: "{rounds} = 7".
    QString valuesIn(std::string_view text) const;

    const TextDocument& mDocument;
    const TextSuggestions& mSuggestions;
    const TextTerms& mTerms;
    CurrentText& mCurrent;
    MarkupView* mView;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
