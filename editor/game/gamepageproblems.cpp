// SPDX-License-Identifier: GPL-3.0-or-later
// Problems of the game file on its page: their places and repairs.
#include "editor/game/gamepage.h"
#include "editor/game/parttable.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <variant>

namespace hexa::editor {

GamePage::PlaceInParts GamePage::placeOf(const Error& problem) const {
    const auto* place = std::get_if<JsonPointer>(&problem.place());
    return place != nullptr ? placeOf(QString::fromStdString(place->path)) : PlaceInParts();
}

GamePage::PlaceInParts GamePage::placeOf(const QString& path) const {
    PlaceInParts found;
    for (const GamePart& one : mParts)
        if (const int row = one.rowOf ? one.rowOf(mDocument.definition(), path) : -1; row >= 0) {
            // Words are inside of their property.
            if (found.part == nullptr || one.id == QLatin1String("words")) found = {&one, row};
        }
    if (found.part != nullptr) return found;
    for (const GamePart& one : mParts)
        if (path.startsWith(one.pointer) &&
            (found.part == nullptr || one.pointer.size() > found.part->pointer.size()))
            found.part = &one;
    if (found.part == nullptr) return found;
    bool isRow = false;
    const int row = path.mid(found.part->pointer.size() + 1).section('/', 0, 0).toInt(&isRow);
    if (isRow) found.row = row;
    return found;
}

/// Returns the sentence of a problem. People see parts and rows, not the pointers of the file.
QString GamePage::textOf(const Error& problem) const {
    const PlaceInParts place = placeOf(problem);
    if (place.part == nullptr) return mLocale.text(problem);
    const QString where = place.row < 0 ? place.part->title
                                        : tr("%1, row %2", "part of a game file, number")
                                              .arg(place.part->title, QString::number(place.row + 1));
    Message message(problem);
    for (Argument& argument : message.arguments)
        if (argument.name == "pointer") {
            argument.value = where.toStdString();
            return mLocale.text(message);
        }
    return mLocale.text(problem) + QStringLiteral("  (%1)").arg(where);
}

/// Marks the rows of the shown part that have problems.
void GamePage::markProblems() {
    QHash<int, QString> rows;
    for (const Error& problem : mDocument.problems())
        if (const PlaceInParts place = placeOf(problem); place.part != nullptr && place.part == part())
            rows.insert(std::max(0, place.row), textOf(problem));
    mTable->setProblems(std::move(rows));
}

/// Shows the part and the row of a problem.
void GamePage::showProblem(int index) {
    if (index < 0 || index >= static_cast<int>(mDocument.problems().size())) return;
    const Error& problem = mDocument.problems()[static_cast<std::size_t>(index)];
    if (const auto* place = std::get_if<JsonPointer>(&problem.place()))
        showPlace(QString::fromStdString(place->path));
}

void GamePage::refreshFixes() {
    const auto chosen = static_cast<std::size_t>(std::max(0, mProblems->currentRow()));
    const std::vector<Error>& problems = mDocument.problems();
    mFixes = chosen < problems.size() ? owngame::fixesOf(mDocument.definition(), problems[chosen])
                                      : std::vector<owngame::FileFix>();
    for (std::size_t i = 0; i < mFixButtons.size(); ++i) {
        const bool there = i < mFixes.size();
        mFixButtons[i]->setVisible(there);
        if (there) mFixButtons[i]->setText(caption(mLocale.text(mFixes[i].name)));
    }
}

/// Takes the repair by value, because its change replaces the list.
void GamePage::apply(owngame::FileFix fix) {
    mDocument.apply(tr("Problem: %1", "a repair of a game file").arg(mLocale.text(fix.name)), fix.apply);
    mView->setFocus();
}

void GamePage::showPlace(const QString& pointer) {
    const PlaceInParts place = placeOf(pointer);
    if (place.part == nullptr) return;
    const int at = std::max(0, place.row);
    showPart(place.part->id);
    if (at < mTable->rowCount()) mView->setCurrentIndex(mTable->index(at, 0));
    mView->setFocus();
}

}  // namespace hexa::editor
