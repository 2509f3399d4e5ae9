// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/sheetdraft.h"
#include "core/hex/geometry.h"

#include <QObject>

#include <string>
#include <vector>

namespace hexa::editor {

class PlaySession;
class Viewer;

/// What the viewer decides: choices, clicks on the board, orders while they are written.
class OrderEntry : public QObject {
    Q_OBJECT
public:
    OrderEntry(PlaySession& session, Viewer& viewer, QObject* parent = nullptr);

    /// Refused: Viewer::told() says why.
    bool choose(const std::string& order);
    /// Why a hex can't be chosen now, with the rule; empty if it can.
    QString refusalAt(Hex at) const;
    /// Handles a click on the board: chooses an option there, or puts this number of units there.
    /// With several options optionWanted() asks for one.
    bool click(Hex at, int number = 1, std::optional<Point> point = std::nullopt);
    /// The options on a hex, at its sides and in its slots; with a point of the map only those that
    /// are nearest to it.
    std::vector<MatchOption> optionsAt(Hex at, std::optional<Point> point = std::nullopt) const;
    /// Where far more options differ in their place than one can read: what they do, one of which
    /// is chosen first, then a place on the board. Else empty.
    const std::vector<Message>& deeds() const { return mDeeds; }
    /// The one that is chosen: only its places can be chosen then. None: those of all.
    std::optional<std::size_t> deed() const { return mDeed; }
    void setDeed(std::optional<std::size_t> deed);
    /// How many places a deed has.
    int placesOf(std::size_t deed) const;
    /// The options that choose a card.
    std::vector<MatchOption> optionsOf(const std::string& card) const;
    /// Hexes that can be chosen, and those that can with a condition.
    void targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const;
    /// Sides and slots that can be chosen.
    std::vector<Spot> litSpots() const;

    /// True if the person at the screen types results of chance from the table.
    bool typesChance() const;
    bool typeChance(const std::string& line);
    /// Several counts are asked for that belong together (MatchDecision::bundle): one form, one
    /// confirmation. The functions do nothing otherwise.
    bool counts() const { return !mCounts.empty(); }
    const std::vector<int>& bundleCounts() const { return mCounts; }
    void setCount(std::size_t part, int count);
    void setCounts(std::vector<int> counts);
    /// Gives all of them, if no more are needed.
    bool giveCounts();

    /// The viewer's standing order (PlayedGame::setStanding).
    void setStanding(bool on);

    /// Why a line would be refused now; empty if it would not.
    QString reasonAgainst(const std::string& line) const;
    /// The fights that the viewer sees; while orders are written, as they would be by them.
    const std::vector<MatchView::Fight>& fights() const { return mFights; }

    /// Orders are to be written; the functions below do nothing otherwise.
    bool writes() const;
    const SheetDraft& draft() const { return mDraft; }
    bool add(const std::string& place, int number);
    /// Moves a unit from place to place.
    void move(Hex from, Hex to);
    /// An empty place: it stays at home.
    void put(const std::string& piece, const std::string& place);
    /// As the line says.
    void fill(const std::string& line);
    void clear();
    /// What a click puts: units (empty), or a special piece by its word.
    const std::string& inHand() const { return mInHand; }
    void setInHand(const std::string& piece);
    /// Why the orders can't be sealed as they are; empty if they can.
    QString refusal() const;
    bool seal();

signals:
    /// The draft, or the counts.
    void changed();
    /// One of optionsAt() the place of a click is to be chosen.
    void optionWanted(hexa::Hex at, const std::optional<hexa::Point>& point);

private:
    void renew();
    void renewCounts();
    void renewDeeds();
    /// Whether it has a place that can be chosen now.
    bool isOffered(const MatchOption& option) const;
    void lookAhead();
    void touched();
    bool clickDraft(Hex at, int number);
    std::string wordAt(Hex at) const;

    PlaySession& mSession;
    Viewer& mViewer;
    SheetDraft mDraft;
    std::string mKey;  ///< Of which seat and turn the draft is.
    std::string mInHand;
    std::vector<Message> mDeeds;
    std::optional<std::size_t> mDeed;
    std::size_t mDeedsAt = 0;  ///< Position that they are for.
    std::vector<int> mCounts;  ///< By part of the bundle.
    BundleForm mBundle;        ///< That the counts are for.
    std::size_t mBundleAt = 0;
    std::vector<MatchView::Fight> mFights;
};

}  // namespace hexa::editor
