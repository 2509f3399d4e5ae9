// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/layoutedit.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace hexa::editor {

class GameDocument;
class Locale;

/// Choice of what a click in the picture of a layout sets: hexes, homes, fixed tiles, zones. Every
/// click is an undo step.
class LayoutForm : public QWidget {
    Q_OBJECT
public:
    LayoutForm(GameDocument& document, const Locale& locale, QWidget* parent = nullptr);

    /// Shows a layout by its place in the list; -1: none.
    void setRow(int row);
    void refresh();
    /// Sets the chosen thing on a hex of the layout, or takes it away.
    void press(Hex at);

private:
    void retranslate();

    GameDocument& mDocument;
    const Locale& mLocale;
    QLabel* mLabel;
    QComboBox* mChoice;
    QLabel* mHint;
    std::vector<owngame::LayoutMark> mMarks;  ///< By entry of the choice.
    int mRow = -1;
};

}  // namespace hexa::editor
