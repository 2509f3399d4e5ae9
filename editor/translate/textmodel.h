// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translateparts.h"

#include <QAbstractTableModel>

namespace hexa::editor {

/// Conditions on the units to show.
struct TextFilter {
    QString words;                      ///< In any language.
    std::string section;                ///< Empty = all.
    std::optional<texts::State> state;  ///< Some text has it.
    std::string check;                  ///< Some open alert is of this check.
    bool problems = false;              ///< Some alert is open that counts.
    bool hints = false;                 ///< Hints count, too.
    enum class Only : unsigned char { All, Changed, Noted, Long };
    /// Changed since the texts were opened, with notes, longer than the source ...
    Only only = Only::All;
    int percent = 0;  ///< ... by so much.

    bool operator==(const TextFilter&) const = default;
    bool all() const {
        return words.isEmpty() && section.empty() && !state && check.empty() && !problems &&
               only == Only::All;
    }
    /// True if an alert needs work: an alert of the chosen check, if there is one. Otherwise all
    /// alerts except hints, which are many and mostly right.
    bool counts(const texts::Alert& alert) const {
        return check.empty() ? hints || alert.severity != Severity::Hint : alert.check == check;
    }
};

/// The units of the open project as a table: first their number and alerts, then a column for each
/// language. Shown rows stay until the filter is set again, so that no row disappears while it is
/// being corrected.
class TextModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TextModel(TranslateParts& parts, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    const TextFilter& filter() const { return mFilter; }
    void setFilter(TextFilter filter);
    /// Applies the filter again.
    void refilter();
    void retranslate();

    std::size_t unitOf(const QModelIndex& index) const {
        return mUnits[static_cast<std::size_t>(index.row())];
    }
    /// Returns an empty code for the first column.
    std::string languageOf(const QModelIndex& index) const;
    /// Invalid if the unit is hidden or the language unknown.
    QModelIndex indexOf(std::size_t unit, const std::string& language) const;
    /// Returns the unit's place. If it is hidden, returns that of the next shown unit; invalid if
    /// there is none.
    QModelIndex nearest(std::size_t unit, const std::string& language) const;
    bool passes(std::size_t unit) const;
    TranslateParts& parts() const { return mParts; }

private:
    void documentChanged(std::size_t at, std::size_t removed, std::size_t inserted);
    void alertsChanged(int unit);
    QString toolTipOf(std::size_t unit, const std::string& language) const;

    TranslateParts& mParts;
    TextFilter mFilter;
    std::vector<std::size_t> mUnits;  ///< Shown ones, by row.
};

}  // namespace hexa::editor
