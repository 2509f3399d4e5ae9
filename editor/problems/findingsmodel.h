// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QAbstractListModel>

#include <array>
#include <optional>
#include <vector>

namespace hexa::editor {

class Document;
class Locale;

/// The findings of a check as a list: worst first, then by place, accepted ones last. Each severity
/// can be hidden, and so can the accepted ones.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// Qt::DisplayRole is the sentence, Qt::DecorationRole the severity's icon.
    enum Role { PlaceRole = Qt::UserRole, RuleRole, FixRole, AcceptedRole };

    FindingsModel(const Document& document, const Locale& locale, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Takes new findings; resets the model unless they are the same problems as before.
    void setFindings(std::vector<Finding> findings);
    /// Hides or shows all findings of a severity.
    void setShown(Severity severity, bool shown);
    void setAcceptedShown(bool shown);
    void retranslate();

    const Finding& finding(int row) const { return mFindings[mRows[static_cast<std::size_t>(row)]]; }
    /// Returns the row of the same problem, or else of one of the same kind at the same place; none
    /// if it is mended.
    std::optional<int> rowOf(const Problem& problem) const;
    /// Returns the number of open findings.
    int count(Severity severity) const { return mCounts[static_cast<std::size_t>(severity)]; }
    int accepted() const { return mAccepted; }
    int total() const { return static_cast<int>(mFindings.size()); }

private:
    void filter();
    QString placeText(const Place& place) const;
    QString acceptedText(const Finding& found) const;
    QString spoken(const Finding& found) const;

    const Document& mDocument;
    const Locale& mLocale;
    std::vector<Finding> mFindings;
    std::vector<std::size_t> mRows;  ///< Indices into mFindings.
    std::array<int, 3> mCounts{};
    int mAccepted = 0;
    std::array<bool, 3> mShown{true, true, true};
    bool mAcceptedShown = true;
};
}  // namespace hexa::editor
