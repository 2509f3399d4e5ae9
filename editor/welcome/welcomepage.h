// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Card;
class CardSection;
class GameCards;
class Locale;
class OwnCards;
class Thumbnails;
class WelcomeHeader;

/// Page of the program without an open map: new maps by players, recent files, sample maps, by game
/// if there are several. It doesn't delay the start: pictures and titles come after the page is
/// visible.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(const Systems& systems, Locale& locale, QWidget* parent = nullptr);
    ~WelcomePage() override;

    /// Sets the paths of files, latest first, and the games of those that are maps: ids of systems
    /// by path. Other files are below the games.
    void setRecentFiles(const QStringList& paths, const QHash<QString, QString>& games = {});
    /// Gives the keyboard focus to the game's new maps.
    void focusNew(const QString& game);
    /// Shows the games of the list as it is now.
    void refreshGames();
    /// A game that was kept to go on with.
    struct KeptGame {
        QString path;  ///< Path of its recovery copy.
        QDateTime made;
        friend bool operator==(const KeptGame&, const KeptGame&) = default;
    };
    /// Sets the kept games, latest first.
    void setKeptGames(const QList<KeptGame>& games);
    /// Sets the maps open last time, if any, the current one first.
    void setLastTime(const QStringList& paths);
    /// Begins no picture while a map is being opened, because that would take time from it and most
    /// likely not be seen. Pictures continue when the page does.
    void setOpening(bool opening);
    /// True while pictures are still to come.
    bool isBusy() const;
    WelcomeHeader& header() const { return *mHeader; }
    OwnCards& ownGames() const { return *mOwn; }

signals:
    void newRequested(const QString& systemId, const QString& layoutId);
    /// A custom shape of empty slots is requested.
    void shapeRequested(const QString& systemId);
    /// Open all maps of last time.
    void lastTimeRequested();
    void openRequested(const QString& path);
    void changeGameRequested(const QString& systemId);
    void sampleRequested(const QString& systemId, const QString& sampleId);
    /// Begin this campaign, which comes with the game.
    void campaignRequested(const QString& systemId, const QString& campaignId);
    /// This file should be removed from the list of recent ones; the file itself stays.
    void forgetRequested(const QString& path);
    /// This kept game should be continued, or given up.
    void goOnRequested(const QString& path);
    void giveUpRequested(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeGames();
    void focusFirst();
    /// Returns the sections in reading order.
    QList<CardSection*> sections() const;
    CardSection& recentOf(const QString& systemId) const;
    void addRecentCard(CardSection& section, const QString& path);
    /// Returns the map; none if the file is missing, too large for a picture, or not a map.
    std::optional<Scenario> mapOf(const QString& path) const;
    void addKeptCard(const KeptGame& game);
    /// Shows the menu of a card that can be opened and removed.
    void showMenu(Card* card, const QPoint& at, const QString& open, const QString& remove);
    void walk(Card* from, int key);
    void retranslate();

    const Systems& mSystems;
    std::shared_ptr<const Systems>
        mShown;  ///< The list that the page shows; for pictures, made on another thread.
    Locale& mLocale;
    QScrollArea* mScroll;
    QVBoxLayout* mColumn;
    WelcomeHeader* mHeader;
    CardSection* mLast;  ///< Items open at the last exit.
    QStringList mLastPaths;
    CardSection* mKept;  ///< Games under way.
    QList<KeptGame> mKeptGames;
    std::vector<GameCards*> mGames;
    OwnCards* mOwn;
    QStringList mRecentPaths;
    QHash<QString, QString> mRecentGames;
    CardSection* mOther;  ///< Recent files that belong to no game.
    Thumbnails* mThumbnails;
    bool mSeen = false;
    bool mOpening = false;
};

}  // namespace hexa::editor
