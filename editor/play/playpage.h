// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/play/playtool.h"
#include "editor/ui/colourvision.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QVariantAnimation;

namespace hexa::editor {

class MapPreview;
class MarkupLabel;
class PlayBar;
struct PlayParts;
struct StoryStep;

/// The middle of the window while a map is played: the board, with time and pace above it. Between
/// two persons it shows the curtain, and without a game the ways to begin one. The board has a
/// canvas and a selection of its own, so that those of the designed map don't change.
class PlayPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayPage(PlayParts& parts, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// Returns the canvas; null while nothing is played.
    MapCanvas* canvas() const;
    void setStyle(const paint::MapStyle& style);
    /// Returns the place of the board's cursor.
    std::optional<Hex> current() const;
    void showHex(Hex at);
    /// Switches motion on or off. Cells with an event light up for a moment.
    void setMotion(bool motion);
    /// Set the use of the mouse on the board, and the colour vision.
    void setMouse(const MouseHabits& habits);
    void setVision(ColourVision vision);
    /// Sets the colours of the report over the board; null for none.
    void setHeat(std::shared_ptr<const paint::HeatLayer> heat);
    void refreshLook();

signals:
    void newRequested();
    void startRequested();
    /// The designed map is wanted again.
    void mapRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Table;
    void showPicture();
    void buildLine();
    void buildPages();
    void begin();
    /// Forgets all actions of the previous person.
    void forget();
    void refresh();
    void refreshLine();
    /// Returns a key that distinguishes decisions, unchanged by decisions of others meanwhile.
    QString decisionKey() const;
    QString fittedWords(const StoryStep& step) const;
    void refreshLayer();
    /// Asks for one of several options at a place.
    void askOption(Hex at, const std::optional<Point>& point);
    void refreshBar();
    void reveal();
    void copyPicture();
    void retranslate();

    PlayParts& mParts;
    paint::MapStyle mStyle;
    bool mIds = true;
    bool mMotion = true;
    MouseHabits mMouse;
    ColourVision mVision = ColourVision::Usual;
    std::size_t mEventsShown = 0;
    std::vector<Hex> mFresh;
    QVariantAnimation* mFade;
    std::unique_ptr<Table> mTable;
    QStackedWidget* mPages;
    QWidget* mEmpty;
    QWidget* mBoard;
    QWidget* mCurtain;
    paint::TileArt mPictureArt;
    MapPreview* mPicture;  ///< Picture of the playable map.
    QLabel* mEmptyText;
    QPushButton* mStart;
    QPushButton* mSetUp;
    QLabel* mCurtainText;
    QPushButton* mReady;
    PlayBar* mBar;
    /// Line below the bar, of constant height: a refusal, or a note about the past, else the story,
    /// or the player to move.
    QWidget* mLine;
    MarkupLabel* mMessage;
    QLabel* mTurn;
    QPushButton* mNow;
    QPushButton* mPlayOn;
    /// Reason for a refusal; cleared by the next accepted input.
    QString mReported;
    QPointer<QMenu> mOptions;  ///< Open menu of a place on the board.
    QString mReportedFor;      ///< Decision that it was about.
};

}  // namespace hexa::editor
