// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/generatedialog.h"

#include "core/edit/builders.h"
#include "editor/generate/composition.h"
#include "editor/generate/compositionpanel.h"
#include "editor/generate/seedfield.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/locale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace hexa {

GenerateDialog::~GenerateDialog() = default;

const GenerateDialog::Choice* GenerateDialog::choice() const {
    const int index = mLayout->currentData().toInt();
    return mLayout->currentIndex() < 0 ? nullptr : &mChoices[static_cast<std::size_t>(index)];
}

void GenerateDialog::fillLayouts() {
    const int players = mPlayers->currentData().toInt();
    const QSignalBlocker quiet(mLayout);
    mLayout->clear();
    bool found = false;
    for (std::size_t i = 0; i < mChoices.size(); ++i) {
        const Choice& offered = mChoices[i];
        if (offered.scenario->players() != players) continue;
        mLayout->addItem(offered.current ? tr("The current map’s layout") : mLocale.text(offered.name),
                         static_cast<int>(i));
        // The first one that can be filled: a layout that is still being drawn often can't.
        if (found || !canBeFilled(mSystem, base(offered))) continue;
        mLayout->setCurrentIndex(mLayout->count() - 1);
        found = true;
    }
}

Scenario GenerateDialog::base(const Choice& from) const {
    Scenario map = *from.scenario;
    if (from.current && mKeepLocked->isChecked()) return map;
    std::vector<Hex> free;
    for (const Cell& cell : map.board.cells())
        if (cell.locked && !map.seatAt(cell.at)) free.push_back(cell.at);
    static_cast<void>(apply(map, setLocked(map, free, false)));
    return map;
}

void GenerateDialog::layoutChanged() {
    const Choice* from = choice();
    if (from != nullptr) mComposition->setBase(base(*choice()));
    retranslate();
    generate();
}

void GenerateDialog::reroll() {
    if (!mKeepSeed->isChecked()) mSeed->setSeed(SeedField::randomSeed());
}

void GenerateDialog::generate() {
    if (mRestoring) return;
    if (choice() == nullptr) return tellError({tr("There is no layout for this number of players.")});
    if (!mSystem.generate) return tellError({tr("This game has no generator.")});
    if (!mComposition->reasons().isEmpty()) return tellError(mComposition->reasons());
    GenerateRequest request;
    request.base = base(*choice());
    request.seed = mSeed->seed();
    request.counts = mComposition->wishes();
    auto made = makeMap(mSystem, request);
    if (!made) return tellError({mLocale.text(made.error())});
    mMap = std::make_shared<const Scenario>(*std::move(made));
    mError.clear();
    showMap();
}

void GenerateDialog::tellError(const QStringList& sentences) {
    mMap = nullptr;
    mError = sentences;
    showMap();
}

void GenerateDialog::done(int code) {
    remember();
    QDialog::done(code);
}

void GenerateDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    // Sentences about what doesn't fit are in the old language: made anew.
    generate();
}

void GenerateDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        reroll();
    else
        QDialog::keyPressEvent(event);
}

void GenerateDialog::restore() {
    mSettings.beginGroup("generate/" + QString::fromStdString(mSystem.id()));
    const bool kept = mSettings.value("keepSeed", false).toBool();
    mKeepSeed->setChecked(kept);
    mSeed->setSeed(kept ? mSettings.value("seed").toULongLong() : SeedField::randomSeed());
    mKeepLocked->setChecked(mSettings.value("keepLocked", true).toBool());
    // The open map decides where it can; the choices of last time are for when there is none.
    const Choice* open = !mChoices.empty() && mChoices.front().current ? &mChoices.front() : nullptr;
    const int players = open != nullptr ? open->scenario->players() : mSettings.value("players").toInt();
    mPlayers->setCurrentIndex(std::max(0, mPlayers->findData(players)));
    fillLayouts();
    const QString id = mSettings.value("layout").toString();
    for (int i = 0; open == nullptr && i < mLayout->count(); ++i)
        if (mChoices[static_cast<std::size_t>(mLayout->itemData(i).toInt())].id == id)
            mLayout->setCurrentIndex(i);
    std::vector<std::optional<int>> wishes(mSystem.catalog.kinds.size());
    if (mSettings.value("players").toInt() == players)
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            const QVariant wish =
                mSettings.value("counts/" + QString::fromStdString(mSystem.catalog.kinds[i].id));
            if (wish.isValid()) wishes[i] = wish.toInt();
        }
    mSettings.endGroup();
    if (choice() != nullptr) mComposition->setBase(base(*choice()));
    mComposition->setWishes(wishes);
    mRestoring = false;
}

void GenerateDialog::remember() const {
    mSettings.beginGroup("generate/" + QString::fromStdString(mSystem.id()));
    mSettings.setValue("keepSeed", mKeepSeed->isChecked());
    mSettings.setValue("seed", QString::number(mSeed->seed()));
    mSettings.setValue("keepLocked", mKeepLocked->isChecked());
    mSettings.setValue("players", mPlayers->currentData());
    if (choice() != nullptr) mSettings.setValue("layout", choice()->id);
    mSettings.remove("counts");
    const auto wishes = mComposition->wishes();
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (wishes[i])
            mSettings.setValue("counts/" + QString::fromStdString(mSystem.catalog.kinds[i].id), *wishes[i]);
    mSettings.endGroup();
}

}  // namespace hexa
