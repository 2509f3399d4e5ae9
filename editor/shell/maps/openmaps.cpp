// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/openmaps.h"

#include "editor/shell/maps/workspace.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>
#include <utility>

namespace hexa::editor {

OpenMaps::OpenMaps(QObject* parent) : QObject(parent) {}

OpenMaps::~OpenMaps() = default;

int OpenMaps::indexOf(const Workspace* map) const {
    const auto found = std::ranges::find(mAll, map, &std::unique_ptr<Workspace>::get);
    return found == mAll.end() ? -1 : static_cast<int>(found - mAll.begin());
}

Workspace* OpenMaps::withFile(const QString& path) const {
    if (path.isEmpty()) return nullptr;
    const QFileInfo file(path);
    for (const auto& map : mAll) {
        const QString& own = map->document().path();
        if (!own.isEmpty() && (QFileInfo(own) == file || own == file.absoluteFilePath())) return map.get();
    }
    return nullptr;
}

QString OpenMaps::nameOf(const Workspace& map) const {
    const QFileInfo file(map.document().path());
    QString behind = map.document().path().isEmpty() ? QString() : file.fileName();
    bool shared = false;
    for (const auto& other : mAll) {
        if (other.get() == &map || other->name() != map.name()) continue;
        shared = true;
        // Copies in two folders.
        if (!behind.isEmpty() && QFileInfo(other->document().path()).fileName() == file.fileName())
            behind = file.dir().dirName() + u'/' + file.fileName();
    }
    if (!shared || behind.isEmpty()) return map.name();
    return tr("%1 (%2)", "name of a map, its file").arg(map.name(), behind);
}

/// Returns the first free number, which distinguishes maps without a name.
int OpenMaps::freeNumber(const Workspace* leaving) const {
    std::set<int> taken;
    for (const auto& map : mAll)
        if (map.get() != leaving && map->isUnnamed()) taken.insert(map->number());
    int number = 1;
    while (taken.contains(number)) ++number;
    return number;
}

void OpenMaps::add(std::unique_ptr<Workspace> map) {
    Workspace* added = map.get();
    added->setNumber(freeNumber(nullptr));
    mAll.insert(mAll.begin() + (indexOf(mCurrent) + 1), std::move(map));  // -1 + 1 if it is the first
    emit this->added(added);
    emit listChanged();
    setCurrent(*added);
}

void OpenMaps::replace(const Workspace& old, std::unique_ptr<Workspace> map) {
    Workspace* added = map.get();
    added->setNumber(freeNumber(&old));
    const auto at = static_cast<std::size_t>(indexOf(&old));
    mAll.insert(mAll.begin() + static_cast<std::ptrdiff_t>(at), std::move(map));
    emit this->added(added);
    mCurrent = added;
    emit currentChanged();
    remove(at + 1);
}

void OpenMaps::close(const Workspace& map) {
    const int at = indexOf(&map);
    if (&map == mCurrent) {
        const int last = static_cast<int>(mAll.size()) - 1;
        const int next = at < last ? at + 1 : at - 1;
        mCurrent = next < 0 ? nullptr : mAll[static_cast<std::size_t>(next)].get();
        emit currentChanged();
    }
    remove(static_cast<std::size_t>(at));
}

void OpenMaps::remove(std::size_t at) {
    emit aboutToGo(mAll[at].get());
    const std::unique_ptr<Workspace> gone = std::move(mAll[at]);
    mAll.erase(mAll.begin() + static_cast<std::ptrdiff_t>(at));
    emit listChanged();
}

void OpenMaps::setCurrent(Workspace& map) {
    if (std::exchange(mCurrent, &map) != &map) emit currentChanged();
}

void OpenMaps::step(int steps) {
    const auto count = static_cast<int>(mAll.size());
    if (count < 2) return;
    const int at = ((indexOf(mCurrent) + steps) % count + count) % count;
    setCurrent(*mAll[static_cast<std::size_t>(at)]);
}

void OpenMaps::move(int from, int to) {
    const auto count = static_cast<int>(mAll.size());
    if (from == to || from < 0 || to < 0 || from >= count || to >= count) return;
    const auto begin = mAll.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    emit listChanged();
}

}  // namespace hexa::editor

#include "moc_openmaps.cpp"
