// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/languagetabs.h"

#include "editor/ui/locale.h"

#include <algorithm>

namespace hexa::editor {

LanguageTabs::LanguageTabs(const QString& language, QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    for (const QString& code : Locale::languages()) {
        const int tab = addTab(code.toUpper());
        setTabData(tab, code);
    }
    connect(this, &QTabBar::currentChanged, this, &LanguageTabs::languageChanged);
    retranslate(language);
}

QString LanguageTabs::language() const { return tabData(currentIndex()).toString(); }

void LanguageTabs::setLanguage(const QString& code) {
    setCurrentIndex(std::max(0, static_cast<int>(Locale::languages().indexOf(code))));
}

void LanguageTabs::showMissing(std::initializer_list<const Localized*> texts) {
    const bool any =
        std::any_of(texts.begin(), texts.end(), [](const Localized* text) { return !text->empty(); });
    for (int tab = 0; tab < count(); ++tab) {
        const QString code = tabData(tab).toString();
        const bool written = std::any_of(texts.begin(), texts.end(), [&](const Localized* text) {
            return !exactText(*text, code).isEmpty();
        });
        const bool missing = any && !written;
        setTabText(tab, missing ? tr("%1 –", "language code, nothing written yet").arg(code.toUpper())
                                : code.toUpper());
        setTabToolTip(tab, missing ? tr("%1: no text yet").arg(Locale::nameOf(code)) : Locale::nameOf(code));
    }
}

void LanguageTabs::retranslate(const QString& language) {
    setAccessibleName(tr("Text language"));
    if (language != mWindowLanguage) setLanguage(language);
    mWindowLanguage = language;
}

QString exactText(const Localized& text, const QString& language) {
    const auto found = text.texts.find(language.toStdString());
    return found == text.texts.end() ? QString() : QString::fromStdString(found->second);
}

}  // namespace hexa::editor

#include "moc_languagetabs.cpp"
