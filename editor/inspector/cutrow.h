// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;

namespace hexa::editor {

/// Row for the cut of a hex: nothing, half of it in one of twelve directions, or any of its twelve
/// parts.
class CutRow : public QWidget {
    Q_OBJECT
public:
    explicit CutRow(QWidget* parent = nullptr);

    void setCut(Cut cut);
    Cut cut() const { return mCut; }
    void retranslate();

signals:
    /// A person changed the cut.
    void cutChanged(hexa::Cut cut);

private:
    void refresh();
    void take(Cut cut);

    Cut mCut = 0;
    QLabel* mName;
    QComboBox* mShape;
    QWidget* mSingly;  ///< Twelve parts; hidden if half of the hex is cut away.
    std::array<QCheckBox*, 12> mParts{};
};

}  // namespace hexa::editor
