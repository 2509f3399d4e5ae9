// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

class QAction;
class QSettings;

// The keys of actions. An action's id is its objectName; its default keys are in the property
// "defaultShortcut" (QKeySequence). The settings contain only the differences.

namespace hexa::editor {

QKeySequence defaultShortcut(const QAction& action);
/// Gives every action its stored keys or else its default ones; for the start of the program.
void loadShortcuts(const QList<QAction*>& actions, const QSettings& settings);
/// Gives an action keys (empty = none) and stores them.
void changeShortcut(QAction& action, const QKeySequence& keys, QSettings& settings);
/// Returns the other action that has these keys; null if they are free.
QAction* actionWith(const QKeySequence& keys, const QList<QAction*>& actions, const QAction* except);

}  // namespace hexa::editor
