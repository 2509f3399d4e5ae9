// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/registry/registry.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/window/mainwindow.h"

#include <QApplication>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace hexa::test {

using namespace editor;

/// A test with a window over the built-in games, with a folder and settings of its own: `init`
/// opens it, `cleanup` closes it.
class WindowTest : public QObject {
protected:
    void openWindow() {
        mLocale.setLanguage("en");
        mFolder = std::make_unique<QTemporaryDir>();
        mSettings = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        mWindow = std::make_unique<MainWindow>(mSystems, mLocale, *mSettings);
        mWindow->show();
    }
    void closeWindow() { mWindow.reset(); }

    FileCommands& files() { return mWindow->files(); }
    Document& document() { return mWindow->workspace()->document(); }
    bool isSaving() { return mWindow->workspace()->saver().busy(); }
    QString path(const char* name) const { return mFolder->filePath(name); }
    static QMessageBox* openBox() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible())
                return box;
        return nullptr;
    }

    Systems mSystems = builtInSystems();
    Locale mLocale{mSystems};
    std::unique_ptr<QTemporaryDir> mFolder;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<MainWindow> mWindow;
};

}  // namespace hexa::test
