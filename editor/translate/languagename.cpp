// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/languagename.h"

#include "editor/ui/names.h"

#include <QLocale>

namespace hexa::editor {

QString languageName(const std::string& code) {
    const QLocale locale(toQString(code));
    if (locale.language() == QLocale::C) return toQString(code);
    QString name = locale.nativeLanguageName();
    // "American English" and the like: the project has only the language.
    if (locale.language() == QLocale::English) name = QStringLiteral("English");
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? toQString(code) : name;
}

}  // namespace hexa::editor
