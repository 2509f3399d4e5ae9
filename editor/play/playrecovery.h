// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace hexa {

struct Catalog;

/// Keeps a copy of the game that is played, a moment after each decision, so that it can go on after a crash; removes it
/// when the game is over or closed.
class PlayRecovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made if missing.
    /// `record`: the game as it stands; none: there is nothing to go on with.
    PlayRecovery(const QString& folder, const Catalog& catalog,
                 std::function<std::optional<GameRecord>()> record);
    ~PlayRecovery() override;

    /// The game has changed.
    void touch() {
        if (!mTimer.isActive()) mTimer.start();
    }
    /// Writes what is still to be written now.
    void flush();
    /// Files of games in the folder that no running program owns.
    static QStringList leftBehind(const QString& folder);
    static void discard(const QString& file);

private:
    void removeCopy();

    const Catalog& mCatalog;
    QString mBase;
    std::unique_ptr<QLockFile> mLock;
    std::function<std::optional<GameRecord>()> mRecord;
    QTimer mTimer;
    std::jthread mWriter;
};

}  // namespace hexa
