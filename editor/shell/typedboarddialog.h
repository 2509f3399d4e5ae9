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

/// Asks for the line of a board that people have laid (GenerateFunctions::typed), and for the layout that it lies on. What is wrong
/// is told while it is typed.
class TypedBoardDialog : public QDialog {
    Q_OBJECT
public:
    /// `games`: all that have such lines, at least one, which outlive the dialog. The first one is in front. `start`: a map whose
    /// line stands there at first; null: none.
    TypedBoardDialog(std::vector<const GameSystem*> games, const Locale& locale, const Scenario* start,
                     QWidget* parent);

    /// The board that was typed, once the dialog is accepted.
    Scenario map() const { return *mMap; }

private:
    const GameSystem& game() const;
    void followGame();
    /// Reads the line for the layout that is chosen, else for the first one that takes it.
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
