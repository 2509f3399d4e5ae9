// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace hexa::editor {

class RecoveryCopy;

/// Folder of recovery copies, with the copies of one window, for any kind of work: all are written
/// when the program must end, and a failure is reported.
class RecoveryFolder : public QObject {
    Q_OBJECT
public:
    /// Creates it; the folder is created on first use.
    explicit RecoveryFolder(const QString& path, QObject* parent = nullptr);

    const QString& path() const { return mPath; }
    /// Registers a copy; called by each copy when it is made.
    void add(RecoveryCopy& copy);

    /// Writes all unwritten work, and waits.
    void keepAll();
    /// Work that could not be kept in the folder.
    struct Stray {
        QString original;   ///< The user's file, if any.
        QString elsewhere;  ///< Present place of the work; empty: it is lost.
        Error problem;      ///< Reason why it is not in the folder.
    };
    /// Leaves all work and its copies to the next start: the program ends.
    std::vector<Stray> leaveAll();
    /// Returns the reason why work of this window can't be kept at the moment; none if it can.
    std::optional<Error> problem() const;

signals:
    void problemChanged();

private:
    QString mPath;
    std::vector<RecoveryCopy*> mCopies;
};

}  // namespace hexa::editor
