// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/following.h"
#include "editor/translate/livememory.h"
#include "editor/translate/textdocument.h"

#include <QTimer>

#include <string>
#include <vector>

namespace hexa::editor {

/// Suggestions for a text: translations of similar texts, from the open project and from a second
/// memory, and other translations of the same source.
class TextSuggestions : public QObject {
    Q_OBJECT
public:
    /// `document` outlives this.
    explicit TextSuggestions(const TextDocument& document);

    /// Returns translations of texts similar to the source of a text: first approved ones, then
    /// those that need review.
    std::vector<texts::MemoryMatch> matches(const texts::TextPlace& place) const;
    /// True if all texts are learned, so that matches() is fast.
    bool ready() const { return mMemory.ready(); }
    /// Returns the rows with the source of a text and another translation.
    std::vector<std::size_t> equalSources(const texts::TextPlace& place) const;

    /// Sets a second memory, and its name. It stays when other texts are opened.
    void setOtherMemory(texts::Memory memory, const QString& name);
    const texts::Memory& otherMemory() const { return mOther; }

signals:
    /// There is another second memory.
    void memoryChanged();

private:
    void learn();

    const TextDocument& mDocument;
    mutable LiveMemory mMemory;
    mutable texts::EqualSources mEqualSources;
    texts::Memory mOther;
    QString mOtherName;
    QTimer mLearning;  ///< Runs while the memory is not ready.
};

}  // namespace hexa::editor
