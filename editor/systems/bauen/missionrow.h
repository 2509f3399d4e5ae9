// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/scoring.h"

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

/// One mission of the score calculator: which one, whose, what each player has of it, and what glory comes of that.
class MissionRow : public QWidget {
    Q_OBJECT
public:
    /// `offered`: all missions, which outlive the row.
    MissionRow(const std::vector<ScoredRow>& offered, const Locale& locale, int players,
               QWidget* parent = nullptr);

    std::string mission() const;
    void setMission(const std::string& id);
    /// Whose secret mission it is, by seat; -1: a public one.
    int holder() const;
    void setHolder(int seat);
    void setPlayers(int players);
    std::vector<int> figures() const;
    /// Figures that were counted on a board, with what stands where.
    void setCounted(const ScoredRow& counted);
    /// By seat; nobody's are empty texts.
    void showGlory(const std::vector<int>& points);
    QWidget* first() const;

signals:
    /// Mission, holder or a figure is another.
    void changed();
    void removeRequested();
    /// A figure is looked at: where it was counted.
    void pointed(const std::vector<hexa::Hex>& places);

protected:
    void changeEvent(QEvent* event) override;
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
    std::vector<std::vector<Hex>> mPlaces;  ///< By seat; empty: typed.
};

}  // namespace hexa::editor::bauen
