// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/document.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/locale.h"
#include "editor/window/mainwindow.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace hexa::test {

using namespace editor;

/// The whole window, in English, with a folder and settings of its own.
struct OpenWindow {
    explicit OpenWindow(Systems games) : systems(std::move(games)), locale(systems) {
        locale.setLanguage("en");
    }
    /// Opens the window, again if it exists. `more` is passed on to MainWindow.
    template <class... More>
    void show(QSize size, More&&... more) {
        window = std::make_unique<MainWindow>(systems, locale, settings, std::forward<More>(more)...);
        window->resize(size);
        window->show();
    }

    Workspace& workspace() const { return *window->workspace(); }
    Document& document() const { return workspace().document(); }
    QAction* action(const char* id) const { return window->actions()[id]; }
    void trigger(const char* id) const { action(id)->trigger(); }

    QTemporaryDir folder;
    Systems systems;
    Locale locale;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

}  // namespace hexa::test
