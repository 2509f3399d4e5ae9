// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/modes.h"

#include <QByteArray>
#include <QList>

#include <map>

class QAction;
class QDockWidget;
class QMainWindow;
class QSettings;
class QWidget;

namespace hexa::editor {

/// The docks of all modes in one window: which each mode shows, where they stand, and where the user left them. What is
/// in them comes from Panels and TranslateCommands.
class Docks {
public:
    /// Makes all docks, empty. The window owns them and outlives this, as do the settings.
    Docks(QMainWindow& window, QSettings& settings);

    /// The dock with this id; null if there is none.
    QDockWidget* operator[](const char* id) const;
    const QList<QDockWidget*>& all() const { return mAll; }

    /// Deletes what looks at the open map; the panels of Translate stay.
    void clearMap();
    /// Deletes every panel.
    void clear();
    void hide();
    /// Shows those of a mode where the user left them, else where they stand at first.
    void show(WindowMode mode);
    /// Shows those of a mode where they stand at first.
    void reset(WindowMode mode);
    /// Keeps in the settings where they stand now.
    void remember(WindowMode mode);
    void retranslate();

private:
    void build();
    void keepFirst(WindowMode mode, const QList<QDockWidget*>& wide, const QList<int>& widths);

    QMainWindow& mWindow;
    QSettings& mSettings;
    QList<QDockWidget*> mAll;
    std::map<WindowMode, QByteArray> mFirst;  ///< Before the user moves any.
};

}  // namespace hexa::editor
