// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/game/gameparts.h"
#include "editor/jobs/latestjob.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QVBoxLayout;

namespace hexa {
struct GameSystem;
}  // namespace hexa
namespace hexa::paint {
class TileArt;
}  // namespace hexa::paint

namespace hexa::editor {

class GameDocument;
class MapPreview;

/// The picture beside the tables of a game file: the open map in the new edition, the chosen
/// region, or the chosen layout. Reports the rules that the open map breaks.
class GamePreview : public QWidget {
    Q_OBJECT
public:
    /// Subject of the picture.
    struct Subject {
        enum class About { Map, Layout, Region };
        About about = About::Map;
        QString layout;  ///< ID of the chosen one, which is also shown as long as no map is open.
        int row = -1;    ///< Row of the region.
        std::optional<Scenario> region = {};
    };

    GamePreview(GameDocument& document, const Locale& locale, QWidget* parent = nullptr);
    ~GamePreview() override;

    /// Sets the open map that follows the game, and its game. Null: a layout is shown instead.
    void setMap(std::shared_ptr<const Scenario> map, const GameSystem* game);
    /// Sets whether any open map follows the game, also in other tabs.
    void setFollowed(bool followed) { mReport.followed = followed; }
    /// Shows a subject after a short pause, as soon as the file has no problems.
    void follow(Subject subject);
    const MapReport& report() const { return mReport; }

signals:
    /// The report is new.
    void reported();
    /// A hex of the picture of this layout or region was clicked.
    void layoutPressed(const QString& layout, hexa::Hex at);
    void regionPressed(int row, hexa::Hex at);

private:
    void clear();
    void refresh();
    /// Returns the open map in the new edition of its game, and reports on it.
    Scenario adoptedMap(const GameSystem& game);
    void askExample();
    bool showsExample() const;

    GameDocument& mDocument;
    const Locale& mLocale;
    Subject mSubject;
    MapReport mReport;
    std::shared_ptr<const Scenario> mMap;
    const GameSystem* mMapGame = nullptr;
    std::shared_ptr<const GameSystem> mShownGame;  ///< Game of the picture.
    /// The picture may still be that of another row than the chosen one, because it waits after
    /// changes and while the file has problems.
    QString mShownLayout;   ///< ID of the layout in the picture; empty: the open map, or nothing.
    int mShownRegion = -1;  ///< Row of the region in the picture; -1: no region.
    std::unique_ptr<paint::TileArt> mArt;
    QTimer mTimer;
    LatestJob mExample;  ///< A generated map, as long as no map is open.
    QVBoxLayout* mColumn;
    QLabel* mTitle;
    MapPreview* mPicture = nullptr;
    QLabel* mLosses;
};

}  // namespace hexa::editor
