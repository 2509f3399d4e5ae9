// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingsmodel.h"

#include "core/hex/place.h"
#include "editor/document/document.h"
#include "editor/ui/acceptrow.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/severity.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// Findings without a hex come first: they are about the whole map.
bool comesFirst(const Finding& a, const Finding& b) {
    if (a.open() != b.open()) return a.open();
    if (a.problem.severity != b.problem.severity) return a.problem.severity > b.problem.severity;
    return hexOf(a.problem.place) < hexOf(b.problem.place);
}

}  // namespace

FindingsModel::FindingsModel(const Document& document, const Locale& locale, QObject* parent)
    : QAbstractListModel(parent), mDocument(document), mLocale(locale) {}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mRows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Finding& found = finding(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return mLocale.text(found.problem);
    case Qt::DecorationRole:
        return icon(found.open() ? severityIcon(found.problem.severity) : QStringLiteral("problem-none"));
    case Qt::AccessibleTextRole:
        return spoken(found);
    case PlaceRole:
        return placeText(found.problem.place);
    case RuleRole:
        return QString::fromStdString(found.problem.rule);
    case AcceptedRole:
        return acceptedText(found);
    case FixRole:
        return found.fix ? mLocale.text(found.fix->code) : QString();
    default:
        return {};
    }
}

QString FindingsModel::placeText(const Place& place) const {
    const auto at = hexOf(place);
    if (!at) return {};
    const Board& board = mDocument.scenario().board;
    const Cell* cell = board.find(*at);
    const QString where = Names::shortPlace(board, *at);
    return cell == nullptr || cell->id.empty() || toQString(cell->id.text()) == where
               ? where
               : tr("%1 at %2", "tile ID, place").arg(toQString(cell->id.text()), where);
}

QString FindingsModel::acceptedText(const Finding& found) const {
    if (found.open()) return {};
    return AcceptRow::textOf(toQString(*found.accepted));
}

QString FindingsModel::spoken(const Finding& found) const {
    const Severity severity = found.problem.severity;
    const QString kind = severity == Severity::Error     ? tr("Error")
                         : severity == Severity::Warning ? tr("Warning")
                                                         : tr("Hint");
    const QString text = tr("%1: %2", "severity, sentence").arg(kind, mLocale.text(found.problem));
    const QString place = placeText(found.problem.place);
    const QString there = place.isEmpty() ? text : tr("%1 (%2)", "sentence, place").arg(text, place);
    return found.open() ? there : tr("%1: %2", "severity, sentence").arg(acceptedText(found), there);
}

void FindingsModel::setFindings(std::vector<Finding> findings) {
    std::stable_sort(findings.begin(), findings.end(), comesFirst);
    const bool same = std::equal(findings.begin(), findings.end(), mFindings.begin(), mFindings.end(),
                                 [](const Finding& a, const Finding& b) {
                                     return a.problem == b.problem && a.accepted == b.accepted;
                                 });
    if (same) {
        mFindings = std::move(findings);  // their fixes are made for the scenario as it is now
        retranslate();                    // and tiles may have new IDs
        return;
    }
    beginResetModel();
    mFindings = std::move(findings);
    mCounts = {};
    mAccepted = 0;
    for (const Finding& found : mFindings)
        ++(found.open() ? mCounts[static_cast<std::size_t>(found.problem.severity)] : mAccepted);
    filter();
    endResetModel();
}

void FindingsModel::setShown(Severity severity, bool shown) {
    bool& now = mShown[static_cast<std::size_t>(severity)];
    if (now == shown) return;
    beginResetModel();
    now = shown;
    filter();
    endResetModel();
}

void FindingsModel::setAcceptedShown(bool shown) {
    if (mAcceptedShown == shown) return;
    beginResetModel();
    mAcceptedShown = shown;
    filter();
    endResetModel();
}

void FindingsModel::filter() {
    mRows.clear();
    for (std::size_t i = 0; i < mFindings.size(); ++i) {
        const Finding& found = mFindings[i];
        if (found.open() ? mShown[static_cast<std::size_t>(found.problem.severity)] : mAcceptedShown)
            mRows.push_back(i);
    }
}

void FindingsModel::retranslate() {
    if (!mRows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

std::optional<int> FindingsModel::rowOf(const Problem& problem) const {
    std::optional<int> alike;
    for (int row = 0; row < rowCount(); ++row) {
        const Problem& candidate = finding(row).problem;
        if (candidate == problem) return row;
        if (!alike && candidate.code == problem.code && candidate.place == problem.place) alike = row;
    }
    return alike;
}

}  // namespace hexa::editor

#include "moc_findingsmodel.cpp"
