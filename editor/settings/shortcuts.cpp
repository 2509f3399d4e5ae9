// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/shortcuts.h"

#include "editor/settings/keys.h"

#include <QAction>
#include <QSettings>

namespace hexa::editor {

QKeySequence defaultShortcut(const QAction& action) {
    return action.property("defaultShortcut").value<QKeySequence>();
}

void loadShortcuts(const QList<QAction*>& actions, const QSettings& settings) {
    for (QAction* action : actions) {
        const QVariant stored = settings.value(settings::shortcutKey(action->objectName()));
        action->setShortcut(stored.isValid()
                                ? QKeySequence::fromString(stored.toString(), QKeySequence::PortableText)
                                : defaultShortcut(*action));
    }
}

void changeShortcut(QAction& action, const QKeySequence& keys, QSettings& settings) {
    action.setShortcut(keys);
    const QString key = settings::shortcutKey(action.objectName());
    if (keys == defaultShortcut(action))
        settings.remove(key);
    else
        settings.setValue(key, keys.toString(QKeySequence::PortableText));
}

QAction* actionWith(const QKeySequence& keys, const QList<QAction*>& actions, const QAction* except) {
    if (keys.isEmpty()) return nullptr;
    for (QAction* action : actions)
        if (action != except && action->shortcuts().contains(keys)) return action;
    return nullptr;
}

}  // namespace hexa::editor
