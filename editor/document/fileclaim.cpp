// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/fileclaim.h"

#include "core/io/file/descriptor.h"
#include "editor/document/privatefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QTimer>
#include <QtNetwork/QLocalServer>
#include <QtNetwork/QLocalSocket>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>

namespace hexa::editor {
namespace {

using namespace std::chrono_literals;

// A request is "show", a line with the path of each file that shall be opened too, and an empty
// line. Paths are written as in URLs.
constexpr char request[] = "show";
constexpr char endOfRequest[] = "\n\n";
constexpr char reply[] = "shown\n";
constexpr int longestRequest = 1 << 20;
constexpr int connectTime = 200;  // ms; on one machine it takes less than one
constexpr std::chrono::milliseconds answerTime = 2s;

/// Returns the name of a socket; empty without such a file, or without a folder for sockets.
QString socketName(const QString& path) {
    const QString file = QFileInfo(path).canonicalFilePath();
    const QString folder = file.isEmpty() ? QString() : privateFolder();
    if (folder.isEmpty()) return {};
    return folder + '/' +
           QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex());
}

/// True if the program at the other end belongs to this user.
bool isOwn(const QLocalSocket& socket) {
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) ==
               0 &&
           peer.uid == ::geteuid();
}

bool connected(QLocalSocket& socket, const QString& name) {
    if (name.isEmpty()) return false;
    socket.connectToServer(name);
    return socket.waitForConnected(connectTime) && isOwn(socket);
}

/// Removes the remains of killed programs from the folder of sockets.
void sweep(const QString& folder) {
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::System)) {
        QLocalSocket socket;
        socket.connectToServer(file.filePath());
        if (!socket.waitForConnected(connectTime) && socket.error() == QLocalSocket::ConnectionRefusedError)
            QFile::remove(file.filePath());
    }
}

QByteArray requestText(const QStringList& paths) {
    QByteArray text = request;
    for (const QString& path : paths) text += '\n' + path.toUtf8().toPercentEncoding("/");
    return text + endOfRequest;
}

}  // namespace

FileClaim::FileClaim(QObject* parent) : QObject(parent) {}

FileClaim::~FileClaim() = default;

void FileClaim::claim(const QString& path) {
    const QString name = socketName(path);
    if (mServer && name == mName) return;
    mServer.reset();
    mName = name;
    if (name.isEmpty()) return;
    // One program at a time, so that none takes the socket for left behind that another is about to
    // listen on.
    const QString folder = QFileInfo(name).path();
    const Descriptor turn(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (turn.open()) ::flock(turn.fd(), LOCK_EX);
    QLocalSocket other;
    if (connected(other, name)) return;
    sweep(folder);
    QLocalServer::removeServer(name);
    mServer = std::make_unique<QLocalServer>();
    connect(mServer.get(), &QLocalServer::newConnection, this, &FileClaim::answer);
    if (!mServer->listen(name)) mServer.reset();
}

QString FileClaim::socketPath() const { return mServer ? mServer->fullServerName() : QString(); }

void FileClaim::answer() {
    while (QLocalSocket* socket = mServer->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isOwn(*socket)) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        const auto read = [this, socket] {
            const QByteArray asked = socket->peek(longestRequest);
            const bool strange = !asked.startsWith(request) && !QByteArray(request).startsWith(asked);
            if (strange || asked.size() == longestRequest) return socket->abort();
            if (!asked.endsWith(endOfRequest)) return;  // the rest is still to come
            socket->readAll();
            QStringList also;
            for (const QByteArray& path : asked.trimmed().split('\n').mid(1))
                also << QString::fromUtf8(QByteArray::fromPercentEncoding(path));
            socket->write(reply);
            socket->flush();
            emit wanted(also);
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        if (socket->bytesAvailable() > 0) read();
    }
}

bool FileClaim::isHeld(const QString& path) {
    QLocalSocket socket;
    return connected(socket, socketName(path));
}

bool FileClaim::show(const QString& path, const QStringList& also) {
    QLocalSocket socket;
    if (!connected(socket, socketName(path))) return false;
    QEventLoop loop;
    connect(&socket, &QLocalSocket::readyRead, &loop, &QEventLoop::quit);
    connect(&socket, &QLocalSocket::disconnected, &loop, &QEventLoop::quit);
    QTimer::singleShot(answerTime, &loop, &QEventLoop::quit);
    socket.write(requestText(also));
    socket.flush();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return socket.read(sizeof reply) == reply;
}

}  // namespace hexa::editor

#include "moc_fileclaim.cpp"
