// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/optionrows.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/inspector/form.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/wheel.h"
#include "editor/ui/wrappedbutton.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>

namespace hexa::editor {
namespace {

QString optionName(const GameSystem& system, const std::string& name, const Locale& locale) {
    for (const PlayOption& option : system.play->options)
        if (option.name == name && !option.text.empty()) return locale.text(option.text);
    return toQString(name);
}

}  // namespace

OptionRows::OptionRows(Document& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mColumn(new QVBoxLayout(this)),
      mVariant(new QComboBox) {
    mColumn->setContentsMargins(0, 8, 0, 0);
    mColumn->setSpacing(4);
    mTitle = addHeading(mColumn);
    mVariant->setObjectName("mapVariant");
    mVariant->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mVariant->setMinimumContentsLength(8);
    ignoreWheelUnlessFocused(mVariant);
    mVariantLabel = addField(mColumn, mVariant);
    connect(mVariant, &QComboBox::activated, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(mVariants.size()))
            set(mVariants[static_cast<std::size_t>(row)]);
    });
    const auto& play = mDocument.system().play;
    if (play)
        for (const PlayOption& option : play->options) {
            if (option.variant) continue;
            auto* box = new WrappedCheck;
            box->setObjectName("mapOption");
            box->setProperty("option", QString::fromStdString(option.name));
            connect(box, &QCheckBox::clicked, this, [this, name = option.name](bool on) {
                set({{name, on}});
            });
            mColumn->addWidget(box);
            mRules[option.name] = box;
        }
    if (!play || play->options.empty()) hide();
}

bool OptionRows::value(const std::string& option) const {
    const auto& own = mDocument.scenario().options;
    if (const auto found = own.find(option); found != own.end()) return found->second;
    const auto& all = mDocument.system().play->options;
    const auto known = std::ranges::find(all, option, &PlayOption::name);
    return known != all.end() && known->defaultValue;
}

QString OptionRows::nameOf(const OptionValues& variant) const {
    QStringList names;
    for (const auto& [name, on] : variant)
        if (on) names << optionName(mDocument.system(), name, mLocale);
    return names.isEmpty() ? tr("Basic game") : names.join(QStringLiteral(" + "));
}

/// Fills the box with the variants for this number of players, after the map's own combination if
/// that differs.
void OptionRows::fillVariants() {
    const PlayFunctions& play = *mDocument.system().play;
    mVariants = play.variants ? play.variants(mDocument.scenario().players()) : std::vector<OptionValues>();
    OptionValues now;
    for (const PlayOption& option : play.options)
        if (option.variant) now[option.name] = value(option.name);
    const bool known = std::ranges::find(mVariants, now) != mVariants.end();
    if (!known && !now.empty()) mVariants.insert(mVariants.begin(), now);
    mVariant->clear();
    for (const OptionValues& variant : mVariants) mVariant->addItem(nameOf(variant));
    const auto current = std::ranges::find(mVariants, now);
    mVariant->setCurrentIndex(static_cast<int>(current - mVariants.begin()));
    const bool some = !now.empty();
    mVariant->setVisible(some);
    mVariantLabel->setVisible(some);
}

void OptionRows::refresh() {
    if (!mDocument.system().play) return;
    fillVariants();
    for (const auto& [name, box] : mRules) box->setChecked(value(name));
}

void OptionRows::set(const OptionValues& values) {
    std::map<std::string, bool> options = mDocument.scenario().options;
    for (const auto& [name, on] : values) {
        const auto& all = mDocument.system().play->options;
        const auto known = std::ranges::find(all, name, &PlayOption::name);
        if (known != all.end() && known->defaultValue == on)
            options.erase(name);
        else
            options[name] = on;
    }
    const QString what =
        values.size() == 1 ? optionName(mDocument.system(), values.begin()->first, mLocale) : nameOf(values);
    const bool on = values.size() != 1 || values.begin()->second;
    mDocument.apply({SetOptions{std::move(options)}}, [what, on, rule = values.size() == 1] {
        if (!rule) return tr("Play map as: %1").arg(what);
        return on ? tr("Turn on: %1").arg(what) : tr("Turn off: %1").arg(what);
    });
}

void OptionRows::retranslate() {
    mTitle->setText(tr("Variant and house rules"));
    nameField(mVariantLabel, tr("Variant"));
    for (const auto& [name, box] : mRules)
        box->setText(caption(optionName(mDocument.system(), name, mLocale)));
    setToolTip(tr("Used whenever this map is played, judged or printed"));
    refresh();
}

}  // namespace hexa::editor
