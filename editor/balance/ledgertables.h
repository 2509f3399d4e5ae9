// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QTableWidget>

#include <vector>

namespace hexa::editor {

class BalanceSession;
struct BalanceFacts;

/// A table of the Measures panel. An activated row asks for the places that it is about.
class LedgerTable : public QTableWidget {
    Q_OBJECT
public:
    static constexpr int placesRole = Qt::UserRole;  ///< Places of a row, at its first cell.

signals:
    void placesRequested(const std::vector<hexa::Hex>& places);

protected:
    explicit LedgerTable(BalanceSession& session);
    BalanceSession& mSession;
};

/// Measures by seat, with their equality, and notes about the whole map.
class MeasureTable : public LedgerTable {
    Q_OBJECT
public:
    explicit MeasureTable(BalanceSession& session);
    /// @param before measures to compare with; null: none
    void showFacts(const BalanceFacts& facts, const BalanceFacts* before);
    /// Sets whether rows in which all seats are equal are hidden. They stay if there are no others.
    void setFolds(bool folds);
    /// Returns the number of such rows.
    int equalRows() const { return mEqual; }

private:
    void fold();
    void fitWidth();

    bool mFolds = true;
    int mEqual = 0;
};

/// Counts by side, colour, region or other things than seats.
class CountTable : public LedgerTable {
    Q_OBJECT
public:
    explicit CountTable(BalanceSession& session);
    void showFacts(const BalanceFacts& facts);
};

}  // namespace hexa::editor
