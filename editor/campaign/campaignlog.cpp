// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/campaign/campaignlog.h"

#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/file/filestamp.h"
#include "core/io/format/campaignfile.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace hexa::editor {

CampaignLog::CampaignLog(const Systems& systems, QObject* parent) : QObject(parent), mSystems(systems) {}

const GameSystem& CampaignLog::system() const { return *mSystems.find(mCampaign->system); }

Status CampaignLog::open(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    auto campaign = loadCampaign(QFile::encodeName(file).toStdString(), mSystems);
    if (!campaign) return campaign.error();
    mCampaign = *std::move(campaign);
    mPath = file;
    emit changed();
    return Done{};
}

Status CampaignLog::create(const QString& path, const Campaign& campaign) {
    const QString file = QFileInfo(path).absoluteFilePath();
    if (Status written = write(file, campaign); !written) return written;
    return open(file);
}

void CampaignLog::close() {
    mCampaign.reset();
    mPath.clear();
    emit changed();
}

Status CampaignLog::change(const Change& change) {
    const std::string file = QFile::encodeName(mPath).toStdString();
    const auto read = readStamped(file);
    if (!read) return read.error();
    auto next = loadCampaign(file, mSystems);
    if (!next) return next.error();
    const GameSystem& system = *mSystems.find(next->system);
    if (Status changed = change(*next, system); !changed) return changed;
    if (Status fits = checkCampaign(*next, system); !fits) return fits;
    if (mCampaign != *next)
        if (const auto written = updateStamped(file, writeCampaign(*next, system.catalog), read->stamp);
            !written)
            return written.error();
    mCampaign = *std::move(next);
    emit changed();
    return Done{};
}

Status CampaignLog::write(const QString& path, const Campaign& campaign) {
    return writeFile(QFile::encodeName(path).toStdString(),
                     writeCampaign(campaign, mSystems.find(campaign.system)->catalog));
}

}  // namespace hexa::editor

#include "moc_campaignlog.cpp"
