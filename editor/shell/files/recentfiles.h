// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

class QSettings;

namespace hexa::editor {

/// The last opened or saved files, of maps and of texts, the latest first. Kept in the settings.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    RecentFiles(QSettings& settings, QObject* parent);

    QStringList paths() const;
    /// Returns the games of the recent maps, if known: IDs of systems by path.
    QHash<QString, QString> games() const;
    /// Puts a file first. `game`: the id of its system; empty: it is not of a map.
    void remember(const QString& path, const QString& game = {});
    void forget(const QString& path);

signals:
    void changed();

private:
    void store(const QStringList& files, const QHash<QString, QString>& games);

    QSettings& mSettings;
};

}  // namespace hexa::editor
