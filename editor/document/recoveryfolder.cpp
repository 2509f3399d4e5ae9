// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recoveryfolder.h"

#include "editor/document/recoverycopy.h"

namespace hexa::editor {

RecoveryFolder::RecoveryFolder(const QString& path, QObject* parent) : QObject(parent), mPath(path) {}

void RecoveryFolder::add(RecoveryCopy& copy) {
    mCopies.push_back(&copy);
    connect(&copy, &RecoveryCopy::keptChanged, this, &RecoveryFolder::problemChanged);
    connect(&copy, &QObject::destroyed, this, [this, gone = &copy] {
        std::erase(mCopies, gone);
        emit problemChanged();
    });
}

void RecoveryFolder::keepAll() {
    for (RecoveryCopy* copy : mCopies) static_cast<void>(copy->keep());  // problem() has how it went
}

std::vector<RecoveryFolder::Stray> RecoveryFolder::leaveAll() {
    std::vector<Stray> strays;
    for (RecoveryCopy* copy : mCopies) {
        copy->leave();
        if (!copy->kept()) strays.push_back({copy->originalPath(), copy->elsewhere(), copy->kept().error()});
    }
    return strays;
}

std::optional<Error> RecoveryFolder::problem() const {
    for (const RecoveryCopy* copy : mCopies)
        if (!copy->kept()) return copy->kept().error();
    return std::nullopt;
}

}  // namespace hexa::editor

#include "moc_recoveryfolder.cpp"
