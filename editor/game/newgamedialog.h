// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/start.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace hexa::editor {

class Locale;

/// Asks for the settings of a new game: its name, a shape and numbers of players, or an example to
/// copy.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    /// @param open cells of the open map, a possible shape; empty if no map is open
    /// @param examples games to start from
    NewGameDialog(std::vector<Hex> open, Orientation orientation, std::vector<owngame::Definition> examples,
                  const Locale& locale, QWidget* parent);

    /// Chooses the example of this index.
    void chooseExample(int index);
    owngame::Definition definition() const;

private:
    owngame::StartWish wish() const;
    /// Returns the chosen example, or null.
    const owngame::Definition* example() const;
    /// Suggests a name, unless the user has entered one.
    void suggestName();
    void refresh();

    std::vector<owngame::Definition> mExamples;
    const Locale& mLocale;
    QComboBox* mStart;
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
