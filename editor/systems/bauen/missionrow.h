// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/scoring.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace hexa::editor {
class Locale;
}  // namespace hexa::editor

namespace hexa::editor::bauen {

/// One mission of the score calculator: the mission, its holder, each player's figure and the
/// resulting glory.
class MissionRow : public QWidget {
    Q_OBJECT
public:
    /// Creates a row. `offered` contains all missions and must outlive the row.
    MissionRow(const std::vector<ScoredRow>& offered, const Locale& locale, int players,
               QWidget* parent = nullptr);

    std::string mission() const;
    void setMission(const std::string& id);
    /// Returns the seat that holds the secret mission, or -1 for a public one.
    int holder() const;
    void setHolder(int seat);
    void setPlayers(int players);
    std::vector<int> figures() const;
    /// Sets figures counted on a board and the places they come from.
    void setCounted(const ScoredRow& counted);
    /// Shows the glory by seat; empty texts for seats without glory.
    void showGlory(const std::vector<int>& points);
    QWidget* first() const;

signals:
    /// Emitted when mission, holder or a figure changes.
    void changed();
    void removeRequested();
    /// Emitted with the counted places when a figure gets the focus.
    void pointed(const std::vector<hexa::Hex>& places);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void forgetPlaces();

    const std::vector<ScoredRow>& mOffered;
    const Locale& mLocale;
    QComboBox* mMission;
    QComboBox* mHolder;
    QToolButton* mRemove;
    QGridLayout* mGrid;
    std::vector<QLabel*> mNumbers;
    std::vector<QSpinBox*> mFigures;
    std::vector<QLabel*> mGlory;
    std::vector<std::vector<Hex>> mPlaces;  ///< By seat; empty for typed figures.
};

}  // namespace hexa::editor::bauen
