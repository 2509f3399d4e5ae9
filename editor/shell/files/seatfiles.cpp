// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/seatfiles.h"

#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/ordersfile.h"
#include "core/io/format/seatfile.h"
#include "editor/play/playparts.h"
#include "editor/ui/locale.h"

#include <QFile>
#include <QFileInfo>

namespace hexa::editor {
namespace {

std::string pathOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

}  // namespace

QString SeatFiles::suggestion(const QString& start, const PlayParts& play, const QString& what) {
    const auto& tracks = play.viewer.view().tracks;
    const int seat = play.viewer.seat();
    QStringList parts{
        start, what,
        QString::number(tracks.empty() ? static_cast<int>(play.session.position()) : tracks.front().now + 1)};
    if (seat >= 0) {
        QString name = play.session.texts().playerName(seat);
        for (QChar& c : name)
            if (!c.isLetterOrNumber()) c = u'_';
        parts << (name.isEmpty() ? QString::number(seat + 1) : name);
    }
    parts.removeAll(QString());
    return parts.join('-');
}

Status SeatFiles::saveLog(const PlayParts& play, const QString& path) {
    const Match* match = play.session.match();
    if (match == nullptr) return Error("play.no-play");
    const SeatLog log = seatLogOf(*match, play.viewer.seat());
    const Sentence sentence = [&play](const Message& message) {
        return PlayTexts::text(message, play.session.locale()).toStdString();
    };
    const bool forPrograms = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    return writeFile(pathOf(path),
                     forPrograms ? writeSeatLog(log, match->record(), play.session.system().catalog, sentence)
                                 : seatLogText(log, sentence));
}

Status SeatFiles::saveOrders(const PlayParts& play, const QString& path) {
    const Match* match = play.session.match();
    if (match == nullptr || !play.orders.writes()) return Error("sheet.not-asked");
    const auto orders =
        sealOrders(*match, play.session.system().catalog, play.viewer.seat(), play.orders.draft().line());
    if (!orders) return orders.error();
    return writeFile(pathOf(path), writeOrders(*orders));
}

Result<QStringList> SeatFiles::takeOrders(PlayParts& play, const QStringList& paths, QString& refused) {
    QStringList players;
    for (const QString& path : paths) {
        refused = QFileInfo(path).fileName();
        const auto orders = loadOrders(pathOf(path));
        if (!orders) return orders.error();
        const Match* match = play.session.match();
        if (match == nullptr) return Error("play.no-play");
        if (const Status fits = checkOrders(*match, play.session.system().catalog, *orders); !fits)
            return fits.error();
        const QString player = play.session.texts().seatName(orders->seat);
        if (const Status given = play.session.decide(orders->line); !given) return given.error();
        players << player;
    }
    refused.clear();
    return players;
}

}  // namespace hexa::editor
