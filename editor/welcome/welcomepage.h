// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Card;
class CardSection;
class Locale;
class Thumbnails;

/// Page of the program without an open map: new maps by players, recent files, sample maps, by game
/// if there are several. It doesn't delay the start: pictures and titles come after the page is
/// visible.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(const Systems& systems, Locale& locale, QWidget* parent = nullptr);
    ~WelcomePage() override;

    /// Paths of files, latest first, and the games of those that are maps: ids of systems by path.
    /// Other files stand below the games.
    void setRecentFiles(const QStringList& paths, const QHash<QString, QString>& games = {});
    /// The keyboard begins at the game's new maps.
    void focusNew(const QString& game);
    /// A game that was kept to go on with.
    struct KeptGame {
        QString path;  ///< Path of its recovery copy.
        QDateTime made;
        friend bool operator==(const KeptGame&, const KeptGame&) = default;
    };
    /// Latest first.
    void setKeptGames(const QList<KeptGame>& games);
    /// Maps that were open last time, the current one first; empty: there is nothing to go on with.
    void setLastTime(const QStringList& paths);
    /// While a surprise is being made: what its button says; empty: none is.
    void setSurprising(const QString& text);
    /// While a map is being opened, no picture is begun: it would take time from that and most
    /// likely not be seen. Later they go on when the page is.
    void setOpening(bool opening);
    /// True while pictures are still to come.
    bool isBusy() const;

signals:
    void newRequested(const QString& systemId, const QString& layoutId);
    /// An own shape of empty slots.
    void shapeRequested(const QString& systemId);
    /// Open all maps of last time.
    void lastTimeRequested();
    void openRequested(const QString& path);
    void openFileRequested();
    void generateRequested();
    void surpriseRequested();
    void tourRequested();
    void manualRequested();
    void sampleRequested(const QString& systemId, const QString& sampleId);
    /// Begin this campaign, which comes with the game.
    void campaignRequested(const QString& systemId, const QString& campaignId);
    /// Take this file out of the list of recent ones; it stays where it is.
    void forgetRequested(const QString& path);
    /// Go on with this kept game, or give it up.
    void goOnRequested(const QString& path);
    void giveUpRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Cards of one game, below its name.
    struct GameCards {
        const GameSystem* system;
        QLabel* name;
        CardSection* fresh;
        CardSection* recent;
        CardSection* samples;
    };

    QWidget* makeHeader();
    GameCards makeGame(const GameSystem& system, QWidget* content);
    std::set<std::string> layoutsOfSamples(const GameSystem& system) const;
    void makeNewCards(const GameCards& game);
    void makeShapeCard(const GameCards& game);
    void makeSampleCards(const GameCards& game);
    void makeCampaignCards(const GameCards& game);
    /// In reading order.
    QList<CardSection*> sections() const;
    CardSection* recentOf(const QString& systemId) const;
    void addRecentCard(CardSection& section, const QString& path);
    /// None of files that are gone, too large for a picture, or no map.
    std::optional<Scenario> mapOf(const QString& path) const;
    void addKeptCard(const KeptGame& game);
    /// The menu of a card that can be opened and taken away.
    void showMenu(Card* card, const QPoint& at, const QString& open, const QString& remove);
    void adopt(Card* card, std::function<void()> retranslateCard);
    void walk(Card* from, int key);
    void retranslate();

    const Systems& mSystems;
    Locale& mLocale;
    QScrollArea* mScroll;
    QLabel* mName;
    QLabel* mSentence;
    QPushButton* mOpen;
    QPushButton* mGenerate;
    QPushButton* mSurprise;
    QString mSurprising;  ///< Text of its button while a map is being made.
    QPushButton* mTour;
    QPushButton* mManual;
    std::vector<GameCards> mGames;
    CardSection* mLast;  ///< Items open at the last exit.
    QStringList mLastPaths;
    CardSection* mKept;  ///< Games under way.
    QList<KeptGame> mKeptGames;
    CardSection* mOther;  ///< Recent files that belong to no game.
    Thumbnails* mThumbnails;
    /// Sets a card's texts in the language of the window.
    QHash<Card*, std::function<void()>> mTexts;
    bool mSeen = false;
    bool mOpening = false;
};

}  // namespace hexa::editor
