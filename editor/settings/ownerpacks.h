// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/owner/gamepack.h"
#include "core/engine/system.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QSettings;

namespace hexa::editor {

class Locale;

/// The files of owner's data chosen by the user, by game; the settings keep their paths. An opened
/// map keeps the data of that moment as long as it is open, because they must not change during a
/// game or proof.
class OwnerPacks : public QObject {
    Q_OBJECT
public:
    /// Creates it. `systems` and `settings` must outlive this, and this must outlive every open
    /// map.
    OwnerPacks(const Systems& systems, std::vector<GamePack> packs, QSettings& settings);

    /// Returns the games that take such data.
    const std::vector<GamePack>& packs() const { return mPacks; }
    const GameSystem& system(const GamePack& pack) const { return *mSystems.find(pack.system); }

    /// Reads a file and uses it from now on. Refused: everything stays as it was.
    Status choose(const GamePack& pack, const QString& path);
    void remove(const GamePack& pack);
    /// Returns the path; empty if the program's own data are used.
    QString path(const GamePack& pack) const;
    /// Returns the description of the chosen file, or the reason why it can't be read any more;
    /// none if no file is chosen.
    std::optional<Result<PackInfo>> info(const GamePack& pack);

    /// Returns the game with its owner's data, if there are any that can be read. Lives as long as
    /// this.
    const GameSystem& inUse(const GameSystem& system);
    /// Returns the reason why the game's chosen file can't be used, with the place in it; once a
    /// run, then empty.
    QString takeProblem(const GameSystem& system, const Locale& locale);
    static QString reason(const Error& error, const Locale& locale);

signals:
    void changed();

private:
    /// A file as it was last read, and the game with it.
    struct Used {
        std::string text;
        Result<PackInfo> info;
        std::unique_ptr<const GameSystem> game;  ///< Null if it can't be read.
        bool reported = false;                   ///< True once its error was shown.
    };
    static QString key(const GamePack& pack);
    Used readUsed(const GamePack& pack, const QString& path) const;
    Used* used(const GamePack& pack);
    const GamePack* packOf(const GameSystem& system) const;

    const Systems& mSystems;
    std::vector<GamePack> mPacks;
    QSettings& mSettings;
    std::map<std::string, Used> mUsed;
    std::vector<std::unique_ptr<const GameSystem>> mBefore;  ///< Still used by open maps.
};

}  // namespace hexa::editor
