// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"

#include <QTabBar>

namespace hexa::editor {

/// Chooses the language of the texts below it.
class LanguageTabs : public QTabBar {
    Q_OBJECT
public:
    /// Begins with the language of the window.
    explicit LanguageTabs(const QString& language, QWidget* parent = nullptr);
    /// Returns "en", "de" or "fr".
    QString language() const;
    void setLanguage(const QString& code);
    /// Marks the languages in which none of the texts is written yet.
    void showMissing(std::initializer_list<const Localized*> texts);
    /// Changes to the window's new language: the texts are shown in it, too, unless it is
    /// unchanged.
    void retranslate(const QString& language);

signals:
    /// Another language was chosen; fields still hold texts of the old one.
    void languageChanged();

private:
    QString mWindowLanguage;
};

/// Returns the text in exactly this language, or an empty text.
QString exactText(const Localized& text, const QString& language);

}  // namespace hexa::editor
