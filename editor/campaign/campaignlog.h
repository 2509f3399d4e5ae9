// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/campaign.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::editor {

/// Open campaign. Its file is a log: each change is written at once, as a whole, so that a crash
/// loses none and saving is unnecessary. Every change begins with the present content of the file,
/// which another window may have written.
class CampaignLog : public QObject {
    Q_OBJECT
public:
    /// Creates it; `systems` outlives this.
    explicit CampaignLog(const Systems& systems, QObject* parent = nullptr);

    /// Opens a file. Fails as loadCampaign(); then the earlier campaign stays open.
    Status open(const QString& path);
    /// Writes a new one. Fails as writeFile().
    Status create(const QString& path, const Campaign& campaign);
    void close();
    /// Returns the campaign; null if none is open.
    const Campaign* campaign() const { return mCampaign ? &*mCampaign : nullptr; }
    const Systems& systems() const { return mSystems; }
    /// Returns the game of the open campaign.
    const GameSystem& system() const;
    const QString& path() const { return mPath; }

    using Change = std::function<Status(Campaign&, const GameSystem&)>;
    /// Reads the file again, changes its content and writes it. After a refusal or a writing error,
    /// file and campaign stay unchanged.
    Status change(const Change& change);

signals:
    void changed();

private:
    Status write(const QString& path, const Campaign& campaign);

    const Systems& mSystems;
    std::optional<Campaign> mCampaign;
    QString mPath;
};

}  // namespace hexa::editor
