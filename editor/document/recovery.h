// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/document/recoverycopy.h"

#include <functional>

namespace hexa {

class Document;

/// Keeps a recovery copy of a modified document, apart from the user's file, a moment after each change; removes it
/// when the document is saved or closed. Maps never saved are covered too.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made if missing.
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);

    /// Writes the copy now if there is something to keep.
    void flush() { mCopy.flush(); }
    /// The same, and waits for it. Fails as the writing did.
    Status keep() { return mCopy.keep(); }
    /// Work on this map that is not in the document yet is put into the copy; empty: there is none any more.
    void setPending(std::function<void(Scenario&)> put);
    /// What the names of copies end with.
    static QString suffix();

private:
    RecoveryCopy::Work work() const;
    bool worthIt() const;

    Document& mDocument;
    std::function<void(Scenario&)> mPending;
    RecoveryCopy mCopy;  // last: it asks for the above
};

}  // namespace hexa
