// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/document/recoverycopy.h"

#include <functional>
#include <map>

namespace hexa::editor {

class Document;

/// Keeps a recovery copy of a modified document, apart from the user's file (RecoveryCopy defines
/// the delay); removes it when the document is saved or closed. Covers maps never saved, too.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// Puts unfinished work into a copy of the document's scenario. It runs in another thread, so
    /// it holds values only.
    using Put = std::function<void(Scenario&)>;

    Recovery(Document& document, RecoveryFolder& folder, QObject* parent = nullptr);

    /// Writes the copy now if there is something to keep.
    void flush() { mCopy.flush(); }
    /// Keeps the work, and waits for it. Fails as the writing did.
    Status keep() { return mCopy.keep(); }
    /// Announces that this map has work, or more of it, that is not in the document yet: `pending`
    /// returns it when a copy is made. If it is empty, `source` has none any longer. A destroyed
    /// source has none.
    void setPending(const QObject& source, std::function<Put()> pending);
    /// Sets the stamp of the document's file when it was last read or written.
    void setOriginal(const FileStamp& stamp) { mOriginal = stamp; }
    /// Returns the ending of copies.
    static QString suffix();

private:
    RecoveryCopy::Work work() const;
    bool worthIt() const;

    Document& mDocument;
    std::map<const QObject*, std::function<Put()>> mPending;
    FileStamp mOriginal;
    RecoveryCopy mCopy;  // last: it asks for the above
};

}  // namespace hexa::editor
