// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Asks for the line of a board on a table (GenerateFunctions::typed), and for its layout. Shows
/// errors while the user types.
class TypedBoardDialog : public QDialog {
    Q_OBJECT
public:
    /// Creates the dialog.
    /// @param games all games with such lines. Must not be empty, and must outlive the dialog. The
    /// first game is preselected.
    /// @param start map with the line to fill in; may be null
    TypedBoardDialog(std::vector<const GameSystem*> games, const Locale& locale, const Scenario* start,
                     QWidget* parent);

    /// Returns the typed board. Requires that the dialog was accepted.
    Scenario map() const { return *mMap; }

private:
    const GameSystem& game() const;
    void followGame();
    /// Reads the line for the chosen layout, or otherwise for the first layout that fits.
    void read();
    std::optional<Scenario> readFor(int layout, QString* problem) const;

    std::vector<const GameSystem*> mGames;
    const Locale& mLocale;
    std::optional<Scenario> mMap;
    QComboBox* mGame;
    QComboBox* mLayout;
    QPlainTextEdit* mLine;
    QLabel* mProblem;
    QPushButton* mMake;
};

}  // namespace hexa::editor
