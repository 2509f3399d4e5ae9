// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/privatefolder.h"

#include <QDir>
#include <QFile>

#include <sys/stat.h>
#include <unistd.h>

namespace hexa::editor {
namespace {

/// Returns the rights of other users to a folder, as mode bits; all of them if it is not a folder
/// of this user.
unsigned rightsOfOthers(const QString& path) {
    struct stat info {};
    const bool own = ::lstat(QFile::encodeName(path).constData(), &info) == 0 && S_ISDIR(info.st_mode) &&
                     info.st_uid == ::geteuid();
    return own ? info.st_mode & 077U : 077U;
}

bool isPrivate(const QString& path) {
    ::mkdir(QFile::encodeName(path).constData(), 0700);
    return rightsOfOthers(path) == 0;
}

}  // namespace

QString privateFolder() {
    const QString user = QString::number(::geteuid());
    for (const QString& session : {qEnvironmentVariable("XDG_RUNTIME_DIR"), "/run/user/" + user})
        if (session.startsWith('/') && (rightsOfOthers(session) & 022U) == 0)
            if (const QString folder = session + "/hexatelier"; isPrivate(folder)) return folder;
    const QString folder = QDir::tempPath() + "/hexatelier-" + user;
    return isPrivate(folder) ? folder : QString();
}

}  // namespace hexa::editor
