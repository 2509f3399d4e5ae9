// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace hexa::editor {

class RecoveryCopy;

/// The folder of recovery copies, and the copies that one window keeps in it, whatever their work
/// is: all are written when the program must end, and a copy that can't be written is told.
class RecoveryFolder : public QObject {
    Q_OBJECT
public:
    /// The folder is made when it is first needed.
    explicit RecoveryFolder(const QString& path, QObject* parent = nullptr);

    const QString& path() const { return mPath; }
    /// Told by each copy when it is made.
    void add(RecoveryCopy& copy);

    /// Writes all that is not kept yet, and waits.
    void keepAll();
    /// Work that could not be kept in the folder.
    struct Stray {
        QString original;   ///< The user's file; empty if there is none.
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
