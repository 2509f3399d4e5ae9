// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/keptgames.h"

#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/recordfile.h"
#include "editor/document/document.h"
#include "editor/play/playsession.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/ui/messagebox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QUuid>

#include <set>

namespace hexa::editor {
namespace {

/// Context of the texts below.
class KeptGames {
    Q_DECLARE_TR_FUNCTIONS(KeptGames)
};

}  // namespace

GameAnswer askAboutGames(QWidget* window, const PlaySession& session) {
    const bool shown = session.isUnfinished();
    MessageBox box(MessageBox::Question,
                   shown ? KeptGames::tr("A game is in progress. Save, keep or discard it?")
                         : KeptGames::tr("An earlier game on this map is unfinished. Keep or discard it?"),
                   MessageBox::NoButton, window);
    box.setInformativeText(KeptGames::tr("A kept game is offered the next time the program starts."));
    const QAbstractButton* save =
        shown ? box.addButton(KeptGames::tr("&Save to File…"), MessageBox::ActionRole) : nullptr;
    auto* keep = box.addButton(KeptGames::tr("&Keep for Next Time"), MessageBox::AcceptRole);
    const QAbstractButton* discard =
        box.addButton(KeptGames::tr("&Discard Game"), MessageBox::DestructiveRole);
    box.addButton(MessageBox::Cancel);
    box.setDefaultButton(keep);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    return clicked == nullptr   ? GameAnswer::Cancel
           : clicked == save    ? GameAnswer::Save
           : clicked == keep    ? GameAnswer::Keep
           : clicked == discard ? GameAnswer::Discard
                                : GameAnswer::Cancel;
}

Status keepGames(PlaySession& session, Kept which) {
    const QString folder = FileCommands::dataFolder("recovery");
    QDir().mkpath(folder);
    std::set<const Match*> seen;
    // The games that wait come up one after the other, and at last the first one again.
    for (; session.match() != nullptr && seen.insert(session.match()).second; session.goBefore()) {
        if (!session.isUnfinished() || (which == Kept::Waiting && seen.size() == 1)) continue;
        const QString path =
            folder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".hexgame");
        const Status written = writeFile(QFile::encodeName(path).toStdString(),
                                         writeRecord(session.record(), session.system().catalog));
        if (!written) return written;
        // The file contains data that players keep secret from each other.
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    }
    return Done{};
}

Result<bool> saveGame(QWidget* window, const PlaySession& session, const QString& start) {
    const QString path =
        askSaveFile(window, KeptGames::tr("Save Game"), start, {KeptGames::tr("Games (*.hexgame)")});
    if (path.isEmpty() || session.match() == nullptr) return false;
    const Status saved = writeFile(QFile::encodeName(path).toStdString(),
                                   writeRecord(session.record(), session.system().catalog));
    if (!saved) return saved.error();
    return true;
}

}  // namespace hexa::editor
