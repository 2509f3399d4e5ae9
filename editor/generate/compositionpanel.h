// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/generate/composition.h"
#include "editor/paint/tileart.h"

#include <QGroupBox>

class QGridLayout;
class QLabel;
class QPushButton;

namespace hexa::editor {

class CountRange;
class Locale;

/// Wanted number of tiles of each kind: a number or "free" for each. Shows the sums that they have
/// to meet below, with a note on a sum that they don't meet.
class CompositionPanel : public QGroupBox {
    Q_OBJECT
public:
    /// All arguments outlive the panel.
    CompositionPanel(const GameSystem& system, paint::TileArt& art, Locale& locale,
                     QWidget* parent = nullptr);

    /// Sets the map to generate on. Wishes outside its limits become free.
    void setBase(const Scenario& base);
    /// Returns the wishes as in GenerateRequest::counts.
    std::vector<std::optional<CountWish>> wishes() const;
    /// Sets the wishes. They may be shorter than the list of kinds; the rest is free.
    void setWishes(const std::vector<std::optional<CountWish>>& wishes);
    /// Returns the reasons why the wishes can't be met, as sentences; empty if they can.
    QStringList reasons() const { return mReasons; }

signals:
    void changed();

private:
    struct Row {
        KindId kind;
        CountRange* count;
    };
    struct Sum {
        QLabel* sign;
        QLabel* name;
        QLabel* value;
        QLabel* range;
    };
    void fill(const Row& row, const KindLimit& limit, const std::optional<CountWish>& wish);
    void addRow(KindId kind, QGridLayout& grid, paint::TileArt& art);
    void retranslate();
    void showSums();

    const GameSystem& mSystem;
    Locale& mLocale;
    Scenario mBase;
    std::vector<KindLimit> mLimits;
    std::vector<Row> mRows;
    std::vector<Sum> mSums;
    QGridLayout* mSumGrid;
    QPushButton* mAllFree;
    QStringList mReasons;
};

}  // namespace hexa::editor
