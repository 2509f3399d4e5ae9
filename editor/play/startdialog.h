// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playsetup.h"

#include <QDialog>

#include <map>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace hexa {
struct SetupChoice;
}

namespace hexa::editor {

class PlaySession;

/// Set-up of a game on the open map: variant, players of the seats, random and chosen parts, house
/// options, seed. It shows at once why the map can't be played, and the findings of its check.
class StartDialog : public QDialog {
    Q_OBJECT
public:
    explicit StartDialog(const PlaySession& session, QWidget* parent = nullptr);

    PlaySetup setup() const;
    void setSetup(const PlaySetup& setup);

private:
    struct Row {
        QLineEdit* name;
        QComboBox* player;
        QComboBox* faction;
    };
    QWidget* buildSeats();
    QWidget* buildChoices();
    QComboBox* choiceField(const SetupChoice& choice);
    void showChoicesOf(int seat);
    QWidget* buildOptions();
    void usePreset(int preset);
    void showOptions(const OptionValues& chosen);
    void refresh();

    const PlaySession& mSession;
    QComboBox* mPreset;
    QComboBox* mVariant;
    std::vector<OptionValues> mVariants;
    std::vector<Row> mSeats;
    QComboBox* mDraw;
    std::map<std::string, QComboBox*> mChoices;
    QGroupBox* mChosen;
    QFormLayout* mChoiceForm;
    QComboBox* mChoosingSeat;  ///< Player for whom secret choices are shown; null if there are none.
    std::vector<std::pair<int, QComboBox*>> mSecretChoices;  ///< By seat.
    std::map<std::string, QCheckBox*> mOptions;
    QLabel* mSource;      ///< Shows if variant and house options are those of the map.
    QPushButton* mAsMap;  ///< Makes them so.
    QLineEdit* mSeed;
    QCheckBox* mKeepSeed;
    QCheckBox* mTypedChance;  ///< Hidden if the game doesn't offer it.
    QLabel* mProblems;
    QPushButton* mPlay;
};

}  // namespace hexa::editor
