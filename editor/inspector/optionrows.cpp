// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/optionrows.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/commands/variantbox.h"
#include "editor/document/document.h"
#include "editor/inspector/form.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/wrappedbutton.h"

#include <QCheckBox>

namespace hexa::editor {
OptionRows::OptionRows(Document& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mColumn(new QVBoxLayout(this)),
      mVariant(new VariantBox(document, locale)) {
    mColumn->setContentsMargins(0, 8, 0, 0);
    mColumn->setSpacing(4);
    mTitle = addHeading(mColumn);
    mVariant->setObjectName("mapVariant");
    mVariantLabel = addField(mColumn, mVariant);
    const auto& play = mDocument.system().play;
    if (play)
        for (const PlayOption& option : play->options) {
            if (option.variant) continue;
            auto* box = new WrappedCheck;
            box->setObjectName("mapOption");
            box->setProperty("option", QString::fromStdString(option.name));
            connect(box, &QCheckBox::clicked, this, [this, name = option.name](bool on) { set(name, on); });
            mColumn->addWidget(box);
            mRules[option.name] = box;
        }
    if (!play || play->options.empty()) hide();
}

void OptionRows::refresh() {
    if (!mDocument.system().play) return;
    mVariant->refresh();
    const bool some = mVariant->count() > 0;
    mVariant->setVisible(some);
    mVariantLabel->setVisible(some);
    for (const auto& [name, box] : mRules) box->setChecked(VariantBox::valueOf(mDocument, name));
}

void OptionRows::set(const std::string& rule, bool on) {
    const QString what = VariantBox::optionName(mDocument.system(), rule, mLocale);
    mDocument.apply({SetOptions{VariantBox::withValues(mDocument, {{rule, on}})}},
                    [what, on] { return on ? tr("Turn on: %1").arg(what) : tr("Turn off: %1").arg(what); });
}

void OptionRows::retranslate() {
    mTitle->setText(tr("Variant and house rules"));
    nameField(mVariantLabel, tr("Variant"));
    for (const auto& [name, box] : mRules)
        box->setText(caption(VariantBox::optionName(mDocument.system(), name, mLocale)));
    setToolTip(tr("Used whenever this map is played, judged or printed"));
    refresh();
}

}  // namespace hexa::editor

#include "moc_optionrows.cpp"
