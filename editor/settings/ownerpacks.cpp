// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/ownerpacks.h"

#include "core/io/file/file.h"
#include "editor/ui/locale.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace hexa::editor {

OwnerPacks::OwnerPacks(const Systems& systems, std::vector<GamePack> packs, QSettings& settings)
    : mSystems(systems), mSettings(settings) {
    for (GamePack& pack : packs)
        if (systems.find(pack.system) != nullptr) mPacks.push_back(std::move(pack));
}

QString OwnerPacks::key(const GamePack& pack) { return "ownerData/" + QString::fromStdString(pack.system); }

QString OwnerPacks::path(const GamePack& pack) const { return mSettings.value(key(pack)).toString(); }

OwnerPacks::Used OwnerPacks::readUsed(const GamePack& pack, const QString& path) const {
    const auto text = readFile(QFile::encodeName(path).toStdString());
    if (!text) return {{}, text.error(), nullptr, false};
    auto info = pack.read(*text);
    auto game = info ? std::make_unique<const GameSystem>(pack.use(system(pack), *text)) : nullptr;
    return {*text, std::move(info), std::move(game), false};
}

Status OwnerPacks::choose(const GamePack& pack, const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    Used read = readUsed(pack, file);
    if (!read.info) return read.info.error();
    remove(pack);
    mUsed.emplace(pack.system, std::move(read));
    mSettings.setValue(key(pack), file);
    emit changed();
    return Done{};
}

void OwnerPacks::remove(const GamePack& pack) {
    if (const auto used = mUsed.find(pack.system); used != mUsed.end()) {
        if (used->second.game) mBefore.push_back(std::move(used->second.game));
        mUsed.erase(used);
    }
    if (!mSettings.contains(key(pack))) return;
    mSettings.remove(key(pack));
    emit changed();
}

OwnerPacks::Used* OwnerPacks::used(const GamePack& pack) {
    const QString file = path(pack);
    if (file.isEmpty()) return nullptr;
    // Read once a run: a file changed meanwhile is read when it is chosen again.
    auto known = mUsed.find(pack.system);
    if (known == mUsed.end()) known = mUsed.emplace(pack.system, readUsed(pack, file)).first;
    return &known->second;
}

std::optional<Result<PackInfo>> OwnerPacks::info(const GamePack& pack) {
    const Used* known = used(pack);
    return known != nullptr ? std::optional(known->info) : std::nullopt;
}

const GamePack* OwnerPacks::packOf(const GameSystem& system) const {
    const auto pack = std::ranges::find(mPacks, system.id(), &GamePack::system);
    return pack == mPacks.end() ? nullptr : &*pack;
}

const GameSystem& OwnerPacks::inUse(const GameSystem& system) {
    const GamePack* pack = packOf(system);
    const Used* known = pack != nullptr ? used(*pack) : nullptr;
    return known != nullptr && known->game ? *known->game : system;
}

QString OwnerPacks::takeProblem(const GameSystem& system, const Locale& locale) {
    const GamePack* pack = packOf(system);
    Used* known = pack != nullptr ? used(*pack) : nullptr;
    if (known == nullptr || known->info || std::exchange(known->reported, true)) return {};
    return reason(known->info.error(), locale);
}

QString OwnerPacks::reason(const Error& error, const Locale& locale) {
    const QString sentence = locale.text(error);
    const auto* place = std::get_if<JsonPointer>(&error.place());
    if (place == nullptr || place->path.empty()) return sentence;
    const QString pointer = QString::fromStdString(place->path);
    return sentence.contains(pointer) ? sentence : sentence + QStringLiteral(" [%1]").arg(pointer);
}

}  // namespace hexa::editor

#include "moc_ownerpacks.cpp"
