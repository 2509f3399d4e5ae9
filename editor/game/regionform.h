// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "core/scenario/scenario.h"
#include "editor/game/gameparts.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace hexa::editor {

class GameDocument;
class Locale;

/// Changes the region of the chosen row by clicks in its picture.
class RegionForm : public QWidget {
    Q_OBJECT
public:
    RegionForm(GameDocument& document, const Locale& locale, QWidget* parent = nullptr);

    /// Chooses the row of the table; -1: none.
    void setRow(int row);
    void refresh();
    /// Returns the region as a map; none if no region is chosen.
    std::optional<Scenario> map() const;
    /// Adds, changes or removes the hex.
    void press(Hex at);

private:
    const RegionShape* region() const;
    void retranslate();

    GameDocument& mDocument;
    const Locale& mLocale;
    QLabel* mLabel;
    QComboBox* mChoice;
    QLabel* mHint;
    int mRow = -1;
};

}  // namespace hexa::editor
