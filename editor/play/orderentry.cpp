// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/orderentry.h"

#include "editor/play/playsession.h"
#include "editor/play/spots.h"
#include "editor/play/viewer.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace hexa::editor {

OrderEntry::OrderEntry(PlaySession& session, Viewer& viewer, QObject* parent)
    : QObject(parent), mSession(session), mViewer(viewer) {
    connect(&session, &PlaySession::begun, this, [this] {
        mKey.clear();
        renew();
    });
    connect(&viewer, &Viewer::changed, this, &OrderEntry::renew);
}

bool OrderEntry::choose(const std::string& order) {
    if (!mViewer.mayDecide()) return false;
    const Status done = mSession.decide(order);
    if (!done) emit mViewer.reported(mSession.locale().text(done.error()));
    return done.ok();
}

void OrderEntry::setStanding(bool on) {
    if (mViewer.mayDecide()) mSession.setStanding(mViewer.seat(), on);
}

std::string OrderEntry::wordAt(Hex at) const {
    return mSession.match() != nullptr ? mSession.match()->wordOf(at) : std::string();
}

QString OrderEntry::reasonAgainst(const std::string& line) const {
    const Status legal = mSession.match()->check(line);
    return legal ? QString() : mSession.locale().text(legal.error());
}

QString OrderEntry::refusalAt(Hex at) const {
    if (!mViewer.mayDecide()) return {};
    const std::string word = wordAt(at);
    if (word.empty()) return {};
    if (!writes()) {
        const MatchDecision& decision = mViewer.decision();
        const auto onBoard = [](const MatchOption& option) { return option.at.has_value(); };
        if (std::ranges::none_of(decision.options, onBoard) || !optionsAt(at).empty()) return {};
        return reasonAgainst(decision.order + ' ' + word);
    }
    OrderDraft alone(mDraft.form());
    if (!mInHand.empty()) {
        alone.put(mInHand, word);
        return reasonAgainst(alone.line());
    }
    // Without units no place is at fault; an attempt shows the reason.
    const auto& places = mDraft.form().places;
    if (mDraft.left() <= 0 || std::ranges::find(places, word, &OrderForm::Place::word) != places.end())
        return {};
    return reasonAgainst(alone.lineWith(word));
}

std::vector<MatchOption> OrderEntry::optionsAt(Hex at, std::optional<Point> point) const {
    std::vector<MatchOption> list;
    if (!mViewer.mayDecide() || writes()) return list;
    double nearest = std::numeric_limits<double>::infinity();
    for (const MatchOption& option : mViewer.decision().options) {
        if (!isOffered(option) || !touches(*option.at, at)) continue;
        if (point) {
            const Point there = pointOf(*option.at, mSession.scenario(), mSession.system());
            const double away = std::hypot(there.x - point->x, there.y - point->y);
            constexpr double same = 1e-6;
            if (away > nearest + same) continue;
            if (away < nearest - same) list.clear();
            nearest = std::min(nearest, away);
        }
        list.push_back(option);
    }
    return list;
}

std::vector<MatchOption> OrderEntry::optionsOf(const std::string& card) const {
    std::vector<MatchOption> list;
    if (!mViewer.mayDecide() || writes() || card.empty()) return list;
    std::ranges::copy_if(mViewer.decision().options, std::back_inserter(list),
                         [&](const MatchOption& option) { return option.card == card; });
    return list;
}

bool OrderEntry::click(Hex at, int number, std::optional<Point> point) {
    if (!mViewer.mayDecide()) return false;
    if (writes()) return clickDraft(at, number);
    const std::vector<MatchOption> options = optionsAt(at, point);
    if (options.size() == 1) return choose(options.front().order);
    if (!options.empty()) {
        emit optionWanted(at, point);
        return false;
    }
    if (const QString refusal = refusalAt(at); !refusal.isEmpty()) emit mViewer.reported(refusal);
    return false;
}

bool OrderEntry::clickDraft(Hex at, int number) {
    const std::string word = wordAt(at);
    if (word.empty()) return false;
    if (number < 0) {
        for (const OrderForm::Piece& piece : mDraft.form().pieces)
            if (mDraft.at(word) == 0 && mDraft.placeOf(piece.word) == word) {
                put(piece.word, {});
                return true;
            }
        return add(word, number);
    }
    if (const QString refusal = refusalAt(at); !refusal.isEmpty()) {
        emit mViewer.reported(refusal);
        return false;
    }
    if (mInHand.empty() && mDraft.left() <= 0) {
        emit mViewer.reported(mSession.texts().word("word.units.all-placed"));
        return false;
    }
    if (mInHand.empty()) return add(word, number);
    put(mInHand, word);
    setInHand({});
    return true;
}

void OrderEntry::targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const {
    if (!mViewer.mayDecide()) return;
    if (!writes()) {
        const MatchDecision& decision = mViewer.decision();
        bool onBoard = false;
        for (const MatchOption& option : decision.options) {
            if (!isOffered(option)) continue;
            onBoard = true;
            if (!option.at->isFine() && std::ranges::find(lit, option.at->at) == lit.end())
                lit.push_back(option.at->at);
        }
        if (decision.at && !onBoard) mild.push_back(decision.at->at);
        return;
    }
    const std::vector<OrderForm::Place>* places = &mDraft.form().places;
    for (const OrderForm::Piece& piece : mDraft.form().pieces)
        if (piece.word == mInHand) places = &piece.places;
    if (mInHand.empty() && mDraft.left() <= 0) return;
    for (const OrderForm::Place& place : *places)
        if (place.at) (place.needsStop ? mild : lit).push_back(*place.at);
}

std::vector<Spot> OrderEntry::litSpots() const {
    std::vector<Spot> spots;
    if (!mViewer.mayDecide() || writes()) return spots;
    for (const MatchOption& option : mViewer.decision().options)
        if (isOffered(option) && option.at->isFine() &&
            std::ranges::none_of(spots, [&](const Spot& spot) { return samePlace(spot, *option.at); }))
            spots.push_back(*option.at);
    return spots;
}

bool OrderEntry::typesChance() const {
    if (mSession.match() == nullptr || mViewer.curtain()) return false;
    const GameRecord& record = mSession.match()->record();
    return mViewer.decision().kind == MatchDecision::Kind::Chance && !mViewer.decision().chance.empty() &&
           (record.typedChance || !record.seed);
}

bool OrderEntry::typeChance(const std::string& line) {
    if (!typesChance()) return false;
    const Status done = mSession.decide(line);
    if (!done) emit mViewer.reported(mSession.locale().text(done.error()));
    return done.ok();
}

// -- what is done first, then where

void OrderEntry::renewDeeds() {
    const bool asked = mViewer.mayDecide() && mViewer.decision().kind == MatchDecision::Kind::Choice;
    if (asked && mDeedsAt == mSession.position() && !mDeeds.empty()) return;
    mDeeds.clear();
    mDeed.reset();
    mDeedsAt = mSession.position();
    if (!asked) return;
    constexpr std::size_t readable = 40;
    std::size_t places = 0;
    for (const MatchOption& option : mViewer.decision().options) {
        if (!option.at) continue;
        ++places;
        if (std::ranges::find(mDeeds, option.text) == mDeeds.end()) mDeeds.push_back(option.text);
    }
    // One deed at many places is chosen on the board, and a list of as many deeds as places would
    // be no shorter.
    if (places <= readable || mDeeds.size() < 2 || 3 * mDeeds.size() > places) mDeeds.clear();
}

bool OrderEntry::isOffered(const MatchOption& option) const {
    return option.at && (!mDeed || option.text == mDeeds[*mDeed]);
}

void OrderEntry::setDeed(std::optional<std::size_t> deed) {
    if (deed == mDeed || (deed && *deed >= mDeeds.size())) return;
    mDeed = deed;
    emit changed();
}

int OrderEntry::placesOf(std::size_t deed) const {
    return static_cast<int>(std::ranges::count_if(mViewer.decision().options, [&](const MatchOption& option) {
        return option.at && option.text == mDeeds[deed];
    }));
}

// -- counts that belong together

void OrderEntry::renewCounts() {
    const BundleForm bundle = mViewer.mayDecide() ? mViewer.decision().bundle : BundleForm{};
    if (bundle == mBundle && (bundle.empty() || mBundleAt == mSession.position())) return;
    mBundle = bundle;
    mBundleAt = mSession.position();
    mCounts.assign(bundle.parts.size(), 0);
}

void OrderEntry::setCount(std::size_t part, int count) {
    if (part >= mCounts.size()) return;
    std::vector<int> counts = mCounts;
    counts[part] = count;
    setCounts(std::move(counts));
}

void OrderEntry::setCounts(std::vector<int> counts) {
    if (counts.size() != mCounts.size()) return;
    std::vector<int> taken(counts.size(), 0);
    for (std::size_t part = 0; part < counts.size(); ++part)
        taken[part] = std::clamp(counts[part], 0, mBundle.roomFor(part, taken));
    if (taken == mCounts) return;
    mCounts = std::move(taken);
    emit changed();
}

bool OrderEntry::giveCounts() {
    if (!counts() || !mBundle.complete(mCounts)) return false;
    const Status done = mSession.decide(mBundle.lines(mCounts));
    if (!done) emit mViewer.reported(mSession.locale().text(done.error()));
    return done.ok();
}

// -- orders

bool OrderEntry::writes() const {
    return mViewer.mayDecide() && mViewer.decision().kind == MatchDecision::Kind::Orders;
}

void OrderEntry::renew() {
    renewCounts();
    renewDeeds();
    std::string key;
    OrderForm form;
    if (writes()) {
        form = mSession.match()->orderForm(mViewer.seat());
        key = form.order;
        for (const MatchView::Track& track : mViewer.view().tracks) key += ' ' + std::to_string(track.now);
    }
    if (key.empty() || key != mKey) {
        mDraft = OrderDraft(std::move(form));
        // Restores a draft that a crash cut off, but never another player's.
        if (const std::string kept = mSession.draft();
            writes() && kept.starts_with(mDraft.form().order + ' '))
            mDraft.read(kept);
        mInHand.clear();
        mKey = std::move(key);
    }
    lookAhead();
}

void OrderEntry::lookAhead() {
    mFights = writes() ? mSession.match()->preview(mViewer.seat(), mDraft.line()) : mViewer.view().fights;
}

void OrderEntry::touched() {
    mSession.setDraft(mDraft.empty() ? std::string() : mDraft.line());
    lookAhead();
    emit changed();
}

bool OrderEntry::add(const std::string& place, int number) {
    if (!writes() || !mDraft.add(place, number)) return false;
    touched();
    return true;
}

void OrderEntry::move(Hex from, Hex to) {
    const std::string source = wordAt(from);
    const std::string target = wordAt(to);
    if (!writes() || source == target || mDraft.at(source) == 0) return;
    mDraft.add(source, -1);
    if (const QString refusal = refusalAt(to); !refusal.isEmpty() || target.empty()) {
        mDraft.add(source, 1);
        if (!refusal.isEmpty()) emit mViewer.reported(refusal);
        return;
    }
    mDraft.add(target, 1);
    touched();
}

void OrderEntry::put(const std::string& piece, const std::string& place) {
    if (!writes()) return;
    if (place.empty())
        mDraft.take(piece);
    else
        mDraft.put(piece, place);
    touched();
}

void OrderEntry::fill(const std::string& line) {
    if (!writes()) return;
    mDraft.read(line);
    touched();
}

void OrderEntry::clear() {
    if (!writes()) return;
    mDraft.clear();
    touched();
}

void OrderEntry::setInHand(const std::string& piece) {
    if (!writes()) return;
    mInHand = piece;
    touched();
}

QString OrderEntry::refusal() const { return writes() ? reasonAgainst(mDraft.line()) : QString(); }

bool OrderEntry::seal() { return writes() && choose(mDraft.line()); }

}  // namespace hexa::editor

#include "moc_orderentry.cpp"
