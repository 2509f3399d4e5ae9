// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textmodel.h"

#include "core/texts/language/characters.h"
#include "editor/translate/languagename.h"
#include "editor/translate/marking.h"
#include "editor/translate/statesign.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QIcon>

#include <algorithm>
#include <numeric>

namespace hexa::editor {
namespace {

/// True if a text is longer than its source by this many percent.
bool isLonger(const texts::Project& project, const texts::Unit& unit, int percent) {
    const std::string& source = project.sourceOf(unit);
    const std::size_t length = texts::characterCount(unit.in(source));
    return length > 0 && std::any_of(unit.texts.begin(), unit.texts.end(), [&](const auto& text) {
               return text.first != source && 100 * texts::characterCount(text.second.text) >
                                                  length * (100 + static_cast<std::size_t>(percent));
           });
}

}  // namespace

TextModel::TextModel(TranslateParts& parts, QObject* parent) : QAbstractTableModel(parent), mParts(parts) {
    connect(&parts.document, &TextDocument::reset, this, [this] {
        mFilter = {};
        refilter();
    });
    connect(&parts.document, &TextDocument::changed, this, &TextModel::documentChanged);
    connect(&parts.alerts, &TextAlerts::changed, this, &TextModel::alertsChanged);
    refilter();
}

int TextModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mUnits.size());
}

int TextModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(mParts.document.project().languages.size());
}

std::string TextModel::languageOf(const QModelIndex& index) const {
    const auto& languages = mParts.document.project().languages;
    return index.column() < 1 || index.column() > static_cast<int>(languages.size())
               ? std::string()
               : languages[static_cast<std::size_t>(index.column() - 1)];
}

QModelIndex TextModel::indexOf(std::size_t unit, const std::string& language) const {
    const auto row = std::lower_bound(mUnits.begin(), mUnits.end(), unit);
    if (row == mUnits.end() || *row != unit) return {};
    const auto& languages = mParts.document.project().languages;
    const auto column = std::find(languages.begin(), languages.end(), language);
    return index(static_cast<int>(row - mUnits.begin()),
                 column == languages.end() ? 1 : 1 + static_cast<int>(column - languages.begin()));
}

QModelIndex TextModel::nearest(std::size_t unit, const std::string& language) const {
    if (mUnits.empty()) return {};
    const auto row = std::lower_bound(mUnits.begin(), mUnits.end(), unit);
    return indexOf(row == mUnits.end() ? mUnits.back() : *row, language);
}

QVariant TextModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const std::size_t number = unitOf(index);
    // An open editor asks for its text while the project has already changed, but the rows have
    // not.
    if (number >= mParts.document.project().units.size()) return {};
    const texts::Unit& unit = mParts.document.unit(number);
    const std::string language = languageOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return language.empty() ? QString::number(number + 1) : toQString(unit.in(language));
    case Qt::ToolTipRole:
        return toolTipOf(number, language);
    case Qt::AccessibleTextRole:
        if (language.empty()) return tr("Row %1").arg(number + 1);
        return tr("%1, %2: %3")
            .arg(languageName(language), stateName(unit.stateIn(language)), toQString(unit.in(language)));
    default:
        return {};
    }
}

QString TextModel::toolTipOf(std::size_t number, const std::string& language) const {
    const texts::Unit& unit = mParts.document.unit(number);
    QStringList lines;
    if (language.empty()) {
        lines << tr("Row %1, %2").arg(number + 1).arg(toQString(unit.id));
        for (const texts::Section& section : mParts.document.project().sections)
            if (section.id == unit.section) lines << mParts.locale.text(section.title);
        if (!unit.rules.empty()) {
            QStringList rules;
            for (const std::string& rule : unit.rules) rules << toQString(rule);
            lines << tr("Rules: %1").arg(rules.join(QStringLiteral(", ")));
        }
        for (const texts::Note& note : unit.notes) lines << toQString(note.text);
    } else {
        lines << stateName(unit.stateIn(language));
        const std::string_view text = unit.in(language);
        if (const std::string read = texts::filled(text, mParts.terms.values()); read != text)
            lines << tr("With values: %1").arg(toQString(read));
    }
    for (const texts::Alert& alert : mParts.alerts.openOf(number))
        if (language.empty() || alert.language.empty() || alert.language == language)
            lines << QStringLiteral("– ") + mParts.locale.text(alert);
    return folded(lines.join('\n'));
}

QVariant TextModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const auto& languages = mParts.document.project().languages;
    if (section == 0 || section > static_cast<int>(languages.size())) return QString();
    const std::string& language = languages[static_cast<std::size_t>(section - 1)];
    if (role == Qt::ToolTipRole)
        return !mParts.spelling.isOn() ? tr("Spelling is not checked. Turn it on with Check Spelling.")
               : mParts.spelling.available(language)
                   ? tr("Spelling is checked with the installed dictionary.")
                   : tr("Spelling is not checked. Install a Hunspell dictionary for this language.");
    return language == mParts.document.project().source ? tr("%1 (source)").arg(languageName(language))
                                                        : languageName(language);
}

Qt::ItemFlags TextModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() > 0) flags |= Qt::ItemIsEditable;
    return flags;
}

bool TextModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const std::string language = index.isValid() ? languageOf(index) : std::string();
    if (role != Qt::EditRole || language.empty()) return false;
    mParts.edits.setText(unitOf(index), language, value.toString());
    return true;
}

// -- filter ---------------------------------------------------------------------------------------

bool TextModel::passes(std::size_t number) const {
    const texts::Unit& unit = mParts.document.unit(number);
    if (!mFilter.section.empty() && unit.section != mFilter.section) return false;
    if (mFilter.state &&
        std::none_of(mParts.document.project().languages.begin(), mParts.document.project().languages.end(),
                     [&](const std::string& language) { return unit.stateIn(language) == *mFilter.state; }))
        return false;
    if ((mFilter.problems || !mFilter.check.empty()) &&
        !mParts.alerts.anyOpen(number, [&](const texts::Alert& alert) { return mFilter.counts(alert); }))
        return false;
    if (mFilter.only == TextFilter::Only::Changed && !mParts.document.changedSinceOpened(number))
        return false;
    if (mFilter.only == TextFilter::Only::Noted && unit.notes.empty()) return false;
    if (mFilter.only == TextFilter::Only::Long && !isLonger(mParts.document.project(), unit, mFilter.percent))
        return false;
    if (mFilter.words.isEmpty()) return true;
    if (toQString(unit.id).contains(mFilter.words, Qt::CaseInsensitive)) return true;
    return std::any_of(unit.texts.begin(), unit.texts.end(), [&](const auto& text) {
        return toQString(text.second.text).contains(mFilter.words, Qt::CaseInsensitive);
    });
}

void TextModel::setFilter(TextFilter filter) {
    if (filter == mFilter) return;
    mFilter = std::move(filter);
    refilter();
}

void TextModel::refilter() {
    beginResetModel();
    mUnits.resize(mParts.document.project().units.size());
    std::iota(mUnits.begin(), mUnits.end(), std::size_t{0});
    if (!mFilter.all()) std::erase_if(mUnits, [this](std::size_t unit) { return !passes(unit); });
    endResetModel();
}

void TextModel::retranslate() {
    if (columnCount() > 1) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TextModel::documentChanged(std::size_t at, std::size_t removed, std::size_t inserted) {
    if (removed != inserted) return refilter();
    // Sends one signal for all visible rows, so that receivers need not look at thousands of rows
    // one by one.
    const auto first = std::lower_bound(mUnits.begin(), mUnits.end(), at);
    const auto behind = std::lower_bound(first, mUnits.end(), at + removed);
    if (first != behind)
        emit dataChanged(index(static_cast<int>(first - mUnits.begin()), 0),
                         index(static_cast<int>(behind - mUnits.begin()) - 1, columnCount() - 1));
}

void TextModel::alertsChanged(int unit) {
    if (rowCount() == 0) return;
    if (unit < 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ToolTipRole});
    } else if (const QModelIndex shown = indexOf(static_cast<std::size_t>(unit), {}); shown.isValid()) {
        emit dataChanged(shown.siblingAtColumn(0), shown.siblingAtColumn(columnCount() - 1),
                         {Qt::ToolTipRole});
    }
}

}  // namespace hexa::editor

#include "moc_textmodel.cpp"
