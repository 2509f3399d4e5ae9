// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QLocalServer;

namespace hexa::editor {

/// Announces an open file to all other windows of this user, of this or another start of the
/// program, so that it can be shown instead of being opened again. It is a local socket in
/// privateFolder(), named after the file behind symbolic links. A socket left by a killed program
/// is ignored and removed. Programs of other users are not trusted and get no answer.
class FileClaim : public QObject {
    Q_OBJECT
public:
    explicit FileClaim(QObject* parent = nullptr);
    ~FileClaim() override;

    /// Claims the file open here; empty for none. Claims nothing if another window has it.
    void claim(const QString& path);
    /// Returns the path of the socket; empty without a claim.
    QString socketPath() const;
    /// True if a window has the file open.
    static bool isHeld(const QString& path);
    /// Asks the window that has the file to come to the front, and to open some files too (absolute
    /// paths). False if none has it, or if it gives no answer within two seconds; the event loop
    /// turns meanwhile, without input of the user.
    static bool show(const QString& path, const QStringList& also = {});

signals:
    /// Another window or start of the program asks to show this one, and to open these files here.
    void wanted(const QStringList& also);

private:
    void answer();

    QString mName;
    std::unique_ptr<QLocalServer> mServer;
};

}  // namespace hexa::editor
