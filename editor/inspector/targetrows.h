// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace hexa::editor {

class Document;
class Locale;

/// Shares of the wins that a map declares (core/engine/judge/targets.h): a switch, and one number
/// for each place that can have a share in this game (BalanceFunctions::targetPlaces). Hidden
/// without such places.
class TargetRows : public QWidget {
    Q_OBJECT
public:
    TargetRows(Document& document, const Locale& locale, QWidget* parent = nullptr);

    /// Shows the declaration of the map. Unfinished typing stays, unless `force`.
    void show(bool force);
    void commit();
    /// Returns typed, uncommitted text.
    std::optional<Edit> typed() const;
    void retranslate();

signals:
    void typedChanged();

private:
    struct Row {
        QWidget* box;
        QLabel* name;
        QSpinBox* part;
        QLabel* share;
    };
    using QWidget::show;
    Row makeRow(std::size_t place);
    QString nameOf(const std::vector<std::size_t>& seats) const;
    std::vector<std::int32_t> shown() const;
    /// Adjusts the other one of two shares, so that the sum stays a hundred.
    void balanceOut(std::size_t place);
    void showShares();
    void declare(bool declared);
    void apply();

    Document& mDocument;
    const Locale& mLocale;
    QVBoxLayout* mColumn;
    QLabel* mTitle;
    QCheckBox* mDeclared;
    QLabel* mHint;
    std::vector<Row> mRows;
    std::vector<std::int32_t> mStored;  ///< Empty: none are declared.
    QTimer mPause;                      ///< Between a number that changes and the edit.
};

}  // namespace hexa::editor
