// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/paint/tileart.h"

#include <QDialog>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSettings;

namespace hexa {

class CompositionPanel;
class Locale;
class MapPreview;
class SeedField;

/// Makes a map by chance, seen at once while the choices change: players, layout, number of tiles of each kind, seed.
/// The last choices are remembered under "generate/<game>/" in the settings.
class GenerateDialog : public QDialog {
    Q_OBJECT
public:
    /// What the person wants to do with the map.
    enum class Target { ThisMap, NewMap };

    /// `current` is the open map; `userLayouts` are offered beside those of the game. The references outlive the dialog.
    GenerateDialog(const GameSystem& system, const Scenario& current, paint::TileArt& art, Locale& locale,
                   std::vector<Layout> userLayouts, QSettings& settings, QWidget* parent = nullptr);
    ~GenerateDialog() override;

    /// The map that is seen; valid after the dialog was accepted.
    const Scenario& result() const { return *mMap; }
    Target target() const { return mTarget; }

    /// Another map with another seed; does nothing while the seed is kept.
    void reroll();
    void done(int code) override;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Choice {
        Localized name;  ///< Empty for the layout of the current map.
        QString id;
        std::shared_ptr<const Scenario> scenario;
        bool current = false;
    };
    QWidget* makeForm();
    QWidget* makeResult();
    void wire();
    void restore();
    void remember() const;
    void retranslate();
    /// Offers the layouts for the chosen number of players and takes the first one that can be filled.
    void fillLayouts();
    const Choice* choice() const;
    /// The map to generate on if this layout is taken.
    Scenario base(const Choice& from) const;
    void layoutChanged();
    void generate();
    void showMap();
    void tellError(const QStringList& sentences);

    const GameSystem& mSystem;
    paint::TileArt& mArt;
    Locale& mLocale;
    QSettings& mSettings;
    std::vector<Choice> mChoices;
    std::shared_ptr<const Scenario> mMap;
    Target mTarget = Target::ThisMap;
    QStringList mError;
    bool mRestoring = true;

    QFormLayout* mForm = nullptr;
    QComboBox* mPlayers = nullptr;
    QComboBox* mLayout = nullptr;
    QLabel* mStandIn = nullptr;
    SeedField* mSeed = nullptr;
    QPushButton* mDice = nullptr;
    QCheckBox* mKeepSeed = nullptr;
    QCheckBox* mKeepLocked = nullptr;
    CompositionPanel* mComposition = nullptr;
    MapPreview* mPreview = nullptr;
    QLabel* mSign = nullptr;
    QLabel* mWords = nullptr;
    QPushButton* mReroll = nullptr;
    QPushButton* mUse = nullptr;
    QPushButton* mNew = nullptr;
    QPushButton* mCancel = nullptr;
};

}  // namespace hexa
