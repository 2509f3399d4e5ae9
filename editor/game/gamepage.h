// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/file/filefixes.h"
#include "core/scenario/scenario.h"
#include "editor/game/gamedocument.h"
#include "editor/game/gameparts.h"
#include "editor/jobs/latestjob.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QMimeData;
class QPushButton;
class QVBoxLayout;

namespace hexa::paint {
class TileArt;
}  // namespace hexa::paint

namespace hexa::editor {

class LayoutForm;
class Locale;
class MapPreview;
class PartTable;
class PartView;
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

    /// Sets the open map that follows the game, and its game. Null: a layout is shown instead.
    void setMap(std::shared_ptr<const Scenario> map, const GameSystem* game);
    /// Sets whether any open map follows the game, also in other tabs.
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
    QWidget* makeMiddle();
    QWidget* makeRight();
    void retranslate();
    /// Rebuilds the parts after a change of the language or the numbers of players.
    void rebuildParts();
    void takePart(const QString& id);
    void refresh();
    void refreshPreview();
    void refreshSummary();
    void askExample();
    bool showsLayouts() const;
    void nameNewMap();
    bool showsRegions() const;
    void followLayout();
    void pressPicture(Hex at);
    void refreshButtons();
    void addRow();
    void removeRow();
    void moveRow(int steps);
    void askDrawing();
    void askColour();
    void removeDrawing();
    void paste();
    void takeDrawing(int row, const QMimeData& data);
    void takeDrawing(int row, const QByteArray& content);
    /// Place of a problem; null: in no part of the page.
    struct PlaceInParts {
        const GamePart* part = nullptr;
        int row = -1;  ///< -1: in no row.
    };
    PlaceInParts placeOf(const QString& pointer) const;
    PlaceInParts placeOf(const Error& problem) const;
    QString textOf(const Error& problem) const;
    void markProblems();
    void showProblem(int index);
    /// Offers the repairs of the chosen problem.
    void refreshFixes();
    /// Makes a repair as one undo step.
    void apply(owngame::FileFix fix);
    void tell(const QString& text);
    int row() const;
    const GamePart* part() const;

    GameDocument& mDocument;
    const Locale& mLocale;
    MapReport mReport;
    std::vector<GamePart> mParts;
    QString mColumns;  ///< columnsOf() the definition that mParts covers.
    std::shared_ptr<const Scenario> mMap;
    const GameSystem* mMapGame = nullptr;
    std::shared_ptr<const GameSystem> mShownGame;  ///< Game of the preview.
    std::string mChosenLayout;                     ///< ID of the layout that was selected last.
    QString mShownLayout;   ///< ID of the layout in the preview; empty: the open map, or nothing.
    int mShownRegion = -1;  ///< Row of the region in the preview; -1: no region.
    std::unique_ptr<paint::TileArt> mArt;
    QTimer mPreviewTimer;
    LatestJob mExample;  ///< A generated map, as long as no map is open.

    QLabel* mTitle;
    QLabel* mFile;
    QListWidget* mList;
    QLabel* mIntro;
    PartTable* mTable;
    PartView* mView;
    QPushButton *mAdd, *mRemove, *mUp, *mDown, *mDrawing, *mNoDrawing, *mColour;
    QLabel* mSummary;
    QPushButton* mLower;  ///< Beside the summary: counts that fit.
    QLabel* mStatus;
    RuleForm* mRule;
    WeightForm* mWeights;
    LayoutForm* mLayout;
    RegionForm* mRegion;
    QLabel* mProblemsTitle;
    QListWidget* mProblems;
    std::array<QPushButton*, 2> mFixButtons{};
    std::vector<owngame::FileFix> mFixes;  ///< Of the chosen problem.
    QVBoxLayout* mRight;
    QLabel* mPreviewTitle;
    MapPreview* mPreview = nullptr;
    QLabel* mLosses;
    QPushButton *mNewMap, *mTranslate, *mSave, *mClose;
};

}  // namespace hexa::editor
