// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace hexa {

class Document;

/// A map that was being edited when the program ended without closing it.
struct RecoveredMap {
    QString snapshot;      ///< The recovery copy (a `.hexa` file).
    QString originalPath;  ///< The user's file; empty if it was never saved.
};

/// Keeps a recovery copy of a modified document, apart from the user's file, a moment after each change; removes it
/// when the document is saved or closed. Maps never saved are covered too.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made if missing.
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// Writes the copy now if the document is modified.
    void flush();
    /// Copies in the folder that no running program owns.
    static std::vector<RecoveredMap> leftBehind(const QString& folder);
    static void discard(const RecoveredMap& map);

private:
    void removeCopy();

    Document& mDocument;
    QString mBase;  ///< Path without suffix: .hexa, .path and .lock stand beside each other.
    std::unique_ptr<QLockFile> mLock;
    QTimer mTimer;
    std::jthread mWriter;
};

}  // namespace hexa
