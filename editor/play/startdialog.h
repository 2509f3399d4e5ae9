// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playsetup.h"

#include <QDialog>

#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace hexa::editor {

class PlaySession;

/// How a game on the open map shall begin: variant, who sits where, what is dealt and what is
/// chosen, house options, seed. Says at once what keeps the map from being played, and what its
/// check finds.
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
    std::map<std::string, QCheckBox*> mOptions;
    QLabel* mSource;      ///< Whether variant and house options are those of the map.
    QPushButton* mAsMap;  ///< Makes them so.
    QLineEdit* mSeed;
    QCheckBox* mKeepSeed;
    QCheckBox* mTypedChance;  ///< Hidden if the game doesn't offer it.
    QLabel* mProblems;
    QPushButton* mPlay;
};

}  // namespace hexa::editor
