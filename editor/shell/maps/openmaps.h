// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace hexa::editor {

class Workspace;

/// The open maps of a window in the order of their tabs, and the current one, which modes, panels
/// and commands act on. Owns the maps.
class OpenMaps : public QObject {
    Q_OBJECT
public:
    explicit OpenMaps(QObject* parent = nullptr);
    ~OpenMaps() override;

    const std::vector<std::unique_ptr<Workspace>>& all() const { return mAll; }
    /// Returns null if no map is open.
    Workspace* current() const { return mCurrent; }
    /// -1 if it is none of these.
    int indexOf(const Workspace* map) const;
    /// Returns the name of the map in tabs, titles and questions: its own name, and its file too if
    /// another open map has the same name.
    QString nameOf(const Workspace& map) const;
    /// Returns the map of this file, even through links. Returns null if none is open.
    Workspace* withFile(const QString& path) const;

    /// Behind the current one; it becomes current.
    void add(std::unique_ptr<Workspace> map);
    /// Replaces a map and deletes the old one. The new map becomes current.
    void replace(const Workspace& old, std::unique_ptr<Workspace> map);
    /// Closes a map. A neighbour becomes current.
    void close(const Workspace& map);
    void setCurrent(Workspace& map);
    /// Moves `steps` maps to the right, and continues at the other end.
    void step(int steps);
    /// Moves a map to another place in the row.
    void move(int from, int to);

signals:
    /// A map has been opened and will be current.
    void added(hexa::editor::Workspace* map);
    /// A map will be deleted. It still exists, but is no longer current or shown in a view.
    void aboutToGo(hexa::editor::Workspace* map);
    /// The list of maps or their order has changed.
    void listChanged();
    /// The current map has changed. The previous one still exists during this signal.
    void currentChanged();

private:
    void remove(std::size_t at);
    int freeNumber(const Workspace* leaving) const;

    std::vector<std::unique_ptr<Workspace>> mAll;
    Workspace* mCurrent = nullptr;
};

}  // namespace hexa::editor
