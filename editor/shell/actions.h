// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <vector>

class QSettings;

namespace hexa::editor {

/// A command of the window as data. All strings have static storage.
struct ActionSpec {
    const char* id;
    const char* text;  ///< Source text in the context "Actions".
    const char* icon = "";
    const char* key = "";  ///< Default, in the portable form of QKeySequence.
    bool checkable = false;
    bool needsNoMap = false;  ///< In the menu of a mode, but works without a map and with any game.
};

/// Every command of the window, in one list (actions.cpp): id, text, icon, default key. Menus, tool
/// bars, the command search and the keyboard settings all take them from here.
class Actions : public QObject {
    Q_OBJECT
public:
    /// Keys the user changed are read from `settings` ("shortcuts/<id>").
    Actions(const QSettings& settings, QWidget* window);

    /// Adds a command beside the list, for a mode that brings its own.
    QAction* add(const ActionSpec& spec);
    /// Returns the action with this ID, which must exist.
    QAction* operator[](const char* id) const;
    const QList<QAction*>& all() const { return mAll; }
    /// True if a command in the menu of a mode works without a map (ActionSpec::needsNoMap).
    bool needsNoMap(const QString& id) const;
    void retranslate();
    /// Action ids of one menu in order; "-" is a separator.
    static QStringList menu(const char* name);

private:
    static void tellTip(QAction& action);

    QWidget* mWindow;
    std::vector<ActionSpec> mSpecs;
    QHash<QString, QAction*> mById;
    QList<QAction*> mAll;
};

}  // namespace hexa::editor
