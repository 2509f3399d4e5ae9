// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/actiontext.h"

#include <QAction>
#include <QMenu>

namespace hexa::editor {

QString plainText(const QAction& action) {
    QString text;
    const QString marked = action.text();
    for (qsizetype i = 0; i < marked.size(); ++i) {
        if (marked[i] == u'&' && ++i == marked.size()) break;
        text += marked[i];
    }
    while (text.endsWith(u'…') || text.endsWith(u'.')) text.chop(1);
    return text.trimmed();
}

QString menuPath(const QAction& action) {
    for (const QObject* place : action.associatedObjects()) {
        const auto* menu = qobject_cast<const QMenu*>(place);
        if (menu == nullptr) continue;
        const QString above = menuPath(*menu->menuAction());
        const QString name = plainText(*menu->menuAction());
        return above.isEmpty() ? name : above + QStringLiteral(" › ") + name;
    }
    return {};
}

}  // namespace hexa::editor
