// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSettings;

namespace hexa::editor {

class Actions;
class FileCommands;
class Locale;
class MapArea;
class ViewCommands;

/// The page of all modes that show the map itself: the canvases of the open maps, which live as
/// long as those are open, and a bar above them.
class MapsPage : public QWidget {
    Q_OBJECT
public:
    /// The others outlive the page.
    MapsPage(const Locale& locale, QSettings& settings, Actions& actions, FileCommands& files);
    /// Shows no map any more. To be called before the maps go.
    void clear();

    MapArea& area() { return *mArea; }
    /// Shows a widget above the maps, which owns it from now on.
    void putAbove(QWidget* bar);
    /// Arranges the canvases of the current map at once, because a hidden widget takes neither
    /// focus nor size.
    void arrange();

    void setLook(const ViewCommands& view);
    void setHabits();
    /// Language or palette have changed.
    void refreshLook();

private:
    QSettings& mSettings;
    Actions& mActions;
    FileCommands& mFiles;
    MapArea* mArea;
};

}  // namespace hexa::editor
