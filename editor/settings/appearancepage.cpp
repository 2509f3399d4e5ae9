// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/appearancepage.h"

#include "editor/settings/keys.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace hexa::editor {

AppearancePage::AppearancePage(QSettings& settings, Locale& locale, QWidget* parent)
    : QWidget(parent),
      mSettings(settings),
      mForm(new QFormLayout(this)),
      mLanguage(new QComboBox(this)),
      mTheme(new QComboBox(this)),
      mTiles(new QComboBox(this)),
      mScale(new QComboBox(this)),
      mScaleHint(new PlainLabel(this)),
      mMotion(new QCheckBox(this)),
      mMotionHint(new PlainLabel(this)),
      mLive(new QCheckBox(this)),
      mLiveOnBattery(new QCheckBox(this)),
      mLiveHint(new PlainLabel(this)) {
    mForm->setContentsMargins(16, 16, 16, 16);
    mForm->setVerticalSpacing(12);
    for (const auto& [box, name] :
         {std::pair{mLanguage, "language"}, {mTheme, "theme"}, {mTiles, "tileStyle"}, {mScale, "scale"}}) {
        box->setObjectName(name);
        auto* label = new PlainLabel(this);
        label->setBuddy(box);
        mForm->addRow(label, box);
    }
    mForm->addRow(mScaleHint);
    mScaleHint->setWordWrap(true);
    mForm->addRow(mMotion);
    mForm->addRow(mMotionHint);
    mMotion->setObjectName("reducedMotion");
    mLive->setObjectName("liveCheck");
    mLiveOnBattery->setObjectName("liveCheckOnBattery");
    mForm->addRow(mLive);
    mForm->addRow(mLiveOnBattery);
    mForm->addRow(mLiveHint);
    for (QLabel* hint : {mMotionHint, mLiveHint}) {
        hint->setWordWrap(true);
        hint->setIndent(24);  // below the text of the box
    }

    mLanguage->addItem({}, QString());
    for (const QString& code : Locale::languages()) mLanguage->addItem(Locale::nameOf(code), code);
    mTheme->addItem({}, static_cast<int>(Theme::System));
    mTheme->addItem({}, static_cast<int>(Theme::Light));
    mTheme->addItem({}, static_cast<int>(Theme::Dark));
    mTiles->addItem({}, static_cast<int>(paint::TileStyle::Abstract));
    mTiles->addItem({}, static_cast<int>(paint::TileStyle::Pictorial));
    mLanguage->setCurrentIndex(std::max(0, mLanguage->findData(settings::language(settings))));
    mTheme->setCurrentIndex(mTheme->findData(static_cast<int>(settings::theme(settings))));
    mTiles->setCurrentIndex(mTiles->findData(static_cast<int>(settings::tileStyle(settings))));
    for (const int percent : settings::scales()) mScale->addItem({}, percent);
    mScale->setCurrentIndex(mScale->findData(settings::scale(settings)));
    mMotion->setChecked(settings::reducedMotion(settings));
    const BackgroundWork live = settings::liveCheck(settings);
    mLive->setChecked(live != BackgroundWork::Never);
    mLiveOnBattery->setChecked(live == BackgroundWork::Always);
    mLiveOnBattery->setEnabled(mLive->isChecked());
    keepTranslated(*this, [this] { retranslate(); });

    connect(mLanguage, &QComboBox::currentIndexChanged, this, [this, &locale] {
        settings::setLanguage(mSettings, mLanguage->currentData().toString());
        locale.setLanguage(mLanguage->currentData().toString());
    });
    connect(mTheme, &QComboBox::currentIndexChanged, this, [this] {
        const auto theme = static_cast<Theme>(mTheme->currentData().toInt());
        settings::setTheme(mSettings, theme);
        applyTheme(theme);
    });
    connect(mTiles, &QComboBox::currentIndexChanged, this, [this] {
        const auto style = static_cast<paint::TileStyle>(mTiles->currentData().toInt());
        settings::setTileStyle(mSettings, style);
        emit tileStyleChanged(style);
    });
    connect(mScale, &QComboBox::currentIndexChanged, this,
            [this] { settings::setScale(mSettings, mScale->currentData().toInt()); });
    connect(mMotion, &QCheckBox::toggled, this, [this](bool reduced) {
        settings::setReducedMotion(mSettings, reduced);
        emit reducedMotionChanged(reduced);
    });
    for (const QCheckBox* box : {mLive, mLiveOnBattery})
        connect(box, &QCheckBox::toggled, this, &AppearancePage::storeLiveCheck);
}

void AppearancePage::storeLiveCheck() {
    mLiveOnBattery->setEnabled(mLive->isChecked());
    settings::setLiveCheck(mSettings, !mLive->isChecked()           ? BackgroundWork::Never
                                      : mLiveOnBattery->isChecked() ? BackgroundWork::Always
                                                                    : BackgroundWork::OnMains);
}

void AppearancePage::retranslate() {
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    label(mLanguage, tr("&Language:"));
    mLanguage->setItemText(0, tr("Same as desktop"));
    label(mTheme, tr("&Theme:"));
    mTheme->setItemText(0, tr("Same as desktop"));
    mTheme->setItemText(1, tr("Light"));
    mTheme->setItemText(2, tr("Dark"));
    label(mTiles, tr("T&iles on the map:"));
    mTiles->setItemText(0, tr("Colour and symbol"));
    mTiles->setItemText(1, tr("Pictorial"));
    label(mScale, tr("Interface &size:"));
    for (int row = 0; row < mScale->count(); ++row)
        mScale->setItemText(row, Locale::percent(mScale->itemData(row).toString()));
    mScaleHint->setText(tr("Takes effect at the next start."));
    mMotion->setText(tr("&Reduced motion"));
    mMotionHint->setText(tr("Turns off sliding and fading. Changes appear at once."));
    mLive->setText(tr("Let bots &play the map in the background"));
    mLiveOnBattery->setText(tr("Also on &battery"));
    mLiveHint->setText(tr("Shortly after each change, bots play the map on one processor core. The status "
                          "bar then shows the gap in games instead of the predicted gap."));
}

}  // namespace hexa::editor

#include "moc_appearancepage.cpp"
