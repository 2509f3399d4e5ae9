// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/file/filefixes.h"
#include "editor/game/gameparts.h"

#include <QHash>
#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace hexa::editor {

class GameDocument;

/// The problems of the open game file with their repairs. Hidden if there are none.
class GameProblems : public QWidget {
    Q_OBJECT
public:
    /// `parts` are those of the page, and may change.
    GameProblems(GameDocument& document, const Locale& locale, const std::vector<GamePart>& parts,
                 QWidget* parent = nullptr);

    void refresh();
    /// Returns the problems of a part: sentences by row.
    QHash<int, QString> problemsOf(const GamePart& part) const;
    /// Makes a repair as one undo step. Takes it by value, because its change replaces the list.
    void apply(owngame::FileFix fix);

signals:
    /// The place of this problem is to be shown.
    void placeRequested(const QString& pointer);
    void fixed();

private:
    PlaceInParts placeOf(const Error& problem) const;
    QString sentenceOf(const Error& problem) const;
    void goTo(int index);
    /// Offers the repairs of the chosen problem.
    void refreshFixes();

    GameDocument& mDocument;
    const Locale& mLocale;
    const std::vector<GamePart>& mParts;
    QLabel* mTitle;
    QListWidget* mList;
    std::array<QPushButton*, 2> mFixButtons{};
    std::vector<owngame::FileFix> mFixes;  ///< Of the chosen problem.
};

}  // namespace hexa::editor
