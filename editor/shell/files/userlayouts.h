// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QObject>

#include <vector>

class QWidget;

namespace hexa::editor {

class Actions;
class FileCommands;
class Locale;

/// Saves the open map as one of the user's own layouts.
class UserLayouts : public QObject {
    Q_OBJECT
public:
    UserLayouts(FileCommands& files, const Locale& locale, Actions& actions, QWidget* window);

private:
    void save();

    FileCommands& mFiles;
    const Locale& mLocale;
    QWidget* mWindow;
};

/// Returns the user's own layouts.
std::vector<Layout> userLayouts(const Systems& systems);

}  // namespace hexa::editor
