// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QLocalServer;

namespace hexa::editor {

/// Says to all other windows of this user, of this program start or another, that a file is open
/// here, so that it can be shown instead of being opened once more. A local socket in
/// privateFolder(), named after the file behind symbolic links; one that a killed program left
/// behind counts for nothing and is swept away. Programs of other users are not believed and get no
/// answer.
class FileClaim : public QObject {
    Q_OBJECT
public:
    explicit FileClaim(QObject* parent = nullptr);
    ~FileClaim() override;

    /// The file that is open here; empty: none. Nothing is claimed if another window has it.
    void claim(const QString& path);
    /// Returns the path of the socket; empty if nothing is claimed here.
    QString socketPath() const;
    /// True if a window has the file open.
    static bool isHeld(const QString& path);
    /// Asks the window that has the file to come to the front, and to open some files too (absolute
    /// paths). False if none has it, or if it gives no answer within two seconds; the event loop
    /// turns meanwhile, without input of the user.
    static bool show(const QString& path, const QStringList& also = {});

signals:
    /// Another window or start of the program wants this one to be shown, and these files to be
    /// opened here.
    void wanted(const QStringList& also);

private:
    void answer();

    QString mName;
    std::unique_ptr<QLocalServer> mServer;
};

}  // namespace hexa::editor
