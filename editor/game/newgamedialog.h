// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/start.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace hexa::editor {

/// Asks for the settings of a new game: its name, a shape and numbers of players.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    /// @param open cells of the open map, a possible shape; empty if no map is open
    NewGameDialog(std::vector<Hex> open, Orientation orientation, QWidget* parent);

    owngame::StartWish wish() const;

private:
    void refresh();

    std::vector<Hex> mOpen;
    Orientation mOpenOrientation;
    QFormLayout* mForm;
    QLineEdit* mName;
    QComboBox* mShape;
    QSpinBox* mSize;
    QSpinBox* mRows;
    QComboBox* mDirection;
    QSpinBox* mFewest;
    QSpinBox* mMost;
    QLabel* mCount;
};

}  // namespace hexa::editor
