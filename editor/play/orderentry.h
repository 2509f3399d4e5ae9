// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/orderdraft.h"
#include "core/hex/geometry.h"

#include <QObject>

#include <string>
#include <vector>

namespace hexa::editor {

class PlaySession;
class Viewer;

/// Input of the viewer: choices, clicks on the board, orders in preparation.
class OrderEntry : public QObject {
    Q_OBJECT
public:
    OrderEntry(PlaySession& session, Viewer& viewer, QObject* parent = nullptr);

    /// Chooses an order. If it is refused, Viewer::reported() gives the reason.
    bool choose(const std::string& order);
    /// Returns the reason why a hex can't be chosen now, with the rule; empty if it can.
    QString refusalAt(Hex at) const;
    /// Handles a click on the board: chooses an option there, or puts this number of units there.
    /// With several options optionWanted() asks for one.
    bool click(Hex at, int number = 1, std::optional<Point> point = std::nullopt);
    /// Returns the options on a hex, at its sides and in its slots. With a point of the map it
    /// returns only the nearest of them.
    std::vector<MatchOption> optionsAt(Hex at, std::optional<Point> point = std::nullopt) const;
    /// Returns the actions to choose from first, then a place on the board, if far too many options
    /// differ only in their place. Else empty.
    const std::vector<Message>& deeds() const { return mDeeds; }
    /// Returns the chosen deed: only its places can then be chosen. If none is chosen, the places
    /// of all can be.
    std::optional<std::size_t> deed() const { return mDeed; }
    void setDeed(std::optional<std::size_t> deed);
    /// Returns the number of places of a deed.
    int placesOf(std::size_t deed) const;
    /// Returns the options that choose a card.
    std::vector<MatchOption> optionsOf(const std::string& card) const;
    /// Returns the hexes that can be chosen, and those that can be chosen with a condition.
    void targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const;
    /// Sides and slots that can be chosen.
    std::vector<Spot> litSpots() const;

    /// True if the person at the screen types results of chance from the table.
    bool typesChance() const;
    bool typeChance(const std::string& line);
    /// True if several counts that belong together are wanted (MatchDecision::bundle), with one
    /// form and one confirmation. Otherwise the functions below do nothing.
    bool counts() const { return !mCounts.empty(); }
    const std::vector<int>& bundleCounts() const { return mCounts; }
    void setCount(std::size_t part, int count);
    void setCounts(std::vector<int> counts);
    /// Gives all of them, if no more are needed.
    bool giveCounts();

    /// Switches the standing order of the viewer on or off (PlayedGame::setStanding).
    void setStanding(bool on);

    /// Returns the reason for refusing a line now; empty if it is legal.
    QString reasonAgainst(const std::string& line) const;
    /// Returns the fights that the viewer sees; while orders are written, as they would be by them.
    const std::vector<MatchView::Fight>& fights() const { return mFights; }

    /// True if orders are to be written. Otherwise the functions below do nothing.
    bool writes() const;
    const OrderDraft& draft() const { return mDraft; }
    bool add(const std::string& place, int number);
    /// Moves a unit from place to place.
    void move(Hex from, Hex to);
    /// Puts a piece on a place; with an empty place it stays at home.
    void put(const std::string& piece, const std::string& place);
    /// Fills the draft from the line.
    void fill(const std::string& line);
    void clear();
    /// Returns the thing that a click puts: units (empty), or a special piece by its word.
    const std::string& inHand() const { return mInHand; }
    void setInHand(const std::string& piece);
    /// Returns the reason why the orders can't be sealed now; empty if they can.
    QString refusal() const;
    bool seal();

signals:
    /// The draft or the counts have changed.
    void changed();
    /// One of optionsAt() must be chosen at the place of a click.
    void optionWanted(hexa::Hex at, const std::optional<hexa::Point>& point);

private:
    void renew();
    void renewCounts();
    void renewDeeds();
    /// True if the option has a place that can be chosen now.
    bool isOffered(const MatchOption& option) const;
    void lookAhead();
    void touched();
    bool clickDraft(Hex at, int number);
    std::string wordAt(Hex at) const;

    PlaySession& mSession;
    Viewer& mViewer;
    OrderDraft mDraft;
    std::string mKey;  ///< Seat and turn of the draft.
    std::string mInHand;
    std::vector<Message> mDeeds;
    std::optional<std::size_t> mDeed;
    std::size_t mDeedsAt = 0;  ///< Position that they are for.
    std::vector<int> mCounts;  ///< By part of the bundle.
    BundleForm mBundle;        ///< Bundle of the counts.
    std::size_t mBundleAt = 0;
    std::vector<MatchView::Fight> mFights;
};

}  // namespace hexa::editor
