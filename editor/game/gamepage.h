// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/game/gamedocument.h"
#include "editor/game/gameparts.h"

#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace hexa::editor {

class GamePreview;
class GameProblems;
class LayoutForm;
class Locale;
class PartPanel;
class RegionForm;
class RuleForm;
class WeightForm;

/// The page of a game file. Its parts are at the left, and a table is in the middle. The open map
/// in the new edition is at the right, and problems of the file are below.
class GamePage : public QWidget {
    Q_OBJECT
public:
    GamePage(GameDocument& document, const Locale& locale, QWidget* parent = nullptr);
    ~GamePage() override;

    /// As those of GamePreview.
    void setMap(std::shared_ptr<const Scenario> map, const GameSystem* game);
    void setFollowed(bool followed);
    void showPart(const QString& id);
    /// Shows the part and the row with this JSON pointer.
    void showPlace(const QString& pointer);
    /// Commits unfinished typing.
    void commit();
    /// Returns the layout selected in its table, else the first.
    QString chosenLayout() const;

signals:
    void placesRequested(const std::vector<hexa::Hex>& hexes);
    void newMapRequested();
    void textsRequested();
    void saveRequested();
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLayout* makeHead();
    QWidget* makeMiddle();
    void retranslate();
    /// Rebuilds the parts after a change of the language or the numbers of players.
    void rebuildParts();
    void takePart(const QString& id);
    void refresh();
    void refreshHead();
    void nameNewMap();
    /// Shows the current row in the form of its part, and the layout or region in the picture.
    void followRow();

    GameDocument& mDocument;
    const Locale& mLocale;
    std::vector<GamePart> mParts;
    QString mColumns;           ///< columnsOf() the definition that mParts covers.
    std::string mChosenLayout;  ///< ID of the layout that was selected last.

    QLabel* mTitle;
    QLabel* mFile;
    QPushButton *mNewMap, *mTranslate, *mSave, *mClose;
    QListWidget* mList;
    GamePreview* mPreview;
    PartPanel* mPanel;
    RuleForm* mRule;
    WeightForm* mWeights;
    LayoutForm* mLayout;
    RegionForm* mRegion;
    GameProblems* mProblems;
};

}  // namespace hexa::editor
