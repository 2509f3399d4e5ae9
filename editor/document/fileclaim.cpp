// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/fileclaim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>
#include <QtNetwork/QLocalServer>
#include <QtNetwork/QLocalSocket>

#include <chrono>

namespace hexa::editor {
namespace {

using namespace std::chrono_literals;

constexpr char request[] = "show\n";
constexpr char reply[] = "shown\n";
constexpr int connectTime = 200;  // ms; on one machine it takes less than one
constexpr std::chrono::milliseconds answerTime = 2s;

/// Empty if there is no such file.
QString socketName(const QString& path) {
    const QString file = QFileInfo(path).canonicalFilePath();
    if (file.isEmpty()) return {};
    const QByteArray place = QDir::homePath().toUtf8() + '\0' + file.toUtf8();
    return "hexatelier-" +
           QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex());
}

bool connected(QLocalSocket& socket, const QString& name) {
    if (name.isEmpty()) return false;
    socket.connectToServer(name);
    return socket.waitForConnected(connectTime);
}

}  // namespace

FileClaim::FileClaim(QObject* parent) : QObject(parent) {}

FileClaim::~FileClaim() = default;

void FileClaim::claim(const QString& path) {
    const QString name = socketName(path);
    if (mServer && name == mName) return;
    mServer.reset();
    mName = name;
    QLocalSocket other;
    if (name.isEmpty() || connected(other, name)) return;
    mServer = std::make_unique<QLocalServer>();
    mServer->setSocketOptions(QLocalServer::UserAccessOption);
    connect(mServer.get(), &QLocalServer::newConnection, this, &FileClaim::answer);
    if (mServer->listen(name)) return;
    // Left behind by a program that was killed.
    QLocalServer::removeServer(name);
    if (!mServer->listen(name)) mServer.reset();
}

QString FileClaim::socketPath() const { return mServer ? mServer->fullServerName() : QString(); }

void FileClaim::answer() {
    while (QLocalSocket* socket = mServer->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->read(sizeof request) != request) return;
            socket->write(reply);
            socket->flush();
            emit wanted();
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        if (socket->bytesAvailable() > 0) read();
    }
}

bool FileClaim::isHeld(const QString& path) {
    QLocalSocket socket;
    return connected(socket, socketName(path));
}

bool FileClaim::show(const QString& path) {
    QLocalSocket socket;
    if (!connected(socket, socketName(path))) return false;
    QEventLoop loop;
    connect(&socket, &QLocalSocket::readyRead, &loop, &QEventLoop::quit);
    connect(&socket, &QLocalSocket::disconnected, &loop, &QEventLoop::quit);
    QTimer::singleShot(answerTime, &loop, &QEventLoop::quit);
    socket.write(request);
    socket.flush();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return socket.read(sizeof reply) == reply;
}

}  // namespace hexa::editor
