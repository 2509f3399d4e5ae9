// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/blankshape.h"
#include "core/scenario/scenario.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Asks for the game, outline, size and direction of the hexes of an empty map.
class BlankShapeDialog : public QDialog {
    Q_OBJECT
public:
    /// @param likely ID of the game in front
    BlankShapeDialog(const Systems& systems, const Locale& locale, const QString& likely, QWidget* parent);

    /// Returns the requested map: empty slots, without players.
    Scenario map() const;

private:
    const GameSystem& game() const;
    Orientation orientation() const;
    BlankShape shape() const;
    void refresh();
    void followGame();

    const Systems& mSystems;
    QFormLayout* mForm;
    QComboBox* mGame;
    QComboBox* mShape;
    QSpinBox* mSize;
    QSpinBox* mRows;
    QComboBox* mDirection;
    QLabel* mCount;
};

}  // namespace hexa::editor
