// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/variantbox.h"

#include "core/edit/edit.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {

VariantBox::VariantBox(Document& document, const Locale& locale, QWidget* parent)
    : QComboBox(parent), mDocument(document), mLocale(locale) {
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    ignoreWheelUnlessFocused(this);
    connect(this, &QComboBox::activated, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(mVariants.size()))
            set(mVariants[static_cast<std::size_t>(row)]);
    });
}

QString VariantBox::optionName(const GameSystem& system, const std::string& option, const Locale& locale) {
    for (const PlayOption& known : system.play->options)
        if (known.name == option && !known.text.empty()) return locale.text(known.text);
    return toQString(option);
}

bool VariantBox::valueOf(const Document& document, const std::string& option) {
    const auto& own = document.scenario().options;
    if (const auto found = own.find(option); found != own.end()) return found->second;
    const auto& all = document.system().play->options;
    const auto known = std::ranges::find(all, option, &PlayOption::name);
    return known != all.end() && known->defaultValue;
}

std::map<std::string, bool> VariantBox::withValues(const Document& document, const OptionValues& values) {
    std::map<std::string, bool> options = document.scenario().options;
    const auto& all = document.system().play->options;
    for (const auto& [name, on] : values) {
        const auto known = std::ranges::find(all, name, &PlayOption::name);
        if (known != all.end() && known->defaultValue == on)
            options.erase(name);
        else
            options[name] = on;
    }
    return options;
}

QString VariantBox::nameOf(const OptionValues& variant) const {
    QStringList names;
    for (const auto& [name, on] : variant)
        if (on) names << optionName(mDocument.system(), name, mLocale);
    return names.isEmpty() ? tr("Basic game") : names.join(QStringLiteral(" + "));
}

void VariantBox::refresh() {
    clear();
    mVariants.clear();
    if (!mDocument.system().play) return;
    const PlayFunctions& play = *mDocument.system().play;
    OptionValues now;
    for (const PlayOption& option : play.options)
        if (option.variant) now[option.name] = valueOf(mDocument, option.name);
    if (now.empty()) return;
    if (play.variants) mVariants = play.variants(mDocument.scenario().players());
    const bool known = std::ranges::find(mVariants, now) != mVariants.end();
    if (!known) mVariants.insert(mVariants.begin(), now);
    for (const OptionValues& variant : mVariants) addItem(nameOf(variant));
    const auto current = std::ranges::find(mVariants, now);
    setCurrentIndex(static_cast<int>(current - mVariants.begin()));
}

void VariantBox::set(const OptionValues& variant) {
    mDocument.apply({SetOptions{withValues(mDocument, variant)}},
                    [what = nameOf(variant)] { return tr("Choose variant: %1").arg(what); });
}

}  // namespace hexa::editor

#include "moc_variantbox.cpp"
