// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/viewer.h"

#include "editor/play/playsession.h"

#include <algorithm>

namespace hexa::editor {

Viewer::Viewer(PlaySession& session, QObject* parent) : QObject(parent), mSession(session) {
    connect(&session, &PlaySession::begun, this, &Viewer::begin);
    connect(&session, &PlaySession::moved, this, [this] {
        refresh();
        tell();
    });
}

void Viewer::begin() {
    mSeat = -1;
    mLook = -1;
    mCurtain.reset();
    mTold.reset();
    refresh();
}

void Viewer::refresh() {
    const Match* match = mSession.match();
    mDecision = match != nullptr ? match->decision() : MatchDecision{};
    findSeat();
    mView = match != nullptr ? match->view(mSeat) : MatchView{};
    if (!mayDecide() && mDecision.kind == MatchDecision::Kind::Choice) {
        // The options of others would tell what they hold.
        mDecision.options.clear();
        mDecision.order.clear();
    }
}

void Viewer::findSeat() {
    if (mSession.match() == nullptr || mayLook()) {
        mSeat = mLook;
        mCurtain.reset();
        return;
    }
    std::vector<int> persons;
    for (int seat = 0; seat < mSession.players(); ++seat)
        if (mSession.isPerson(seat)) persons.push_back(seat);
    if (persons.size() == 1) {
        mSeat = persons.front();
        return;
    }
    // Several persons at one screen: whoever is asked and does not look already gets it handed over.
    std::vector<int> asked;
    std::ranges::copy_if(mDecision.seats, std::back_inserter(asked),
                         [this](int seat) { return mSession.isPerson(seat); });
    mCurtain.reset();
    if (asked.empty() || std::ranges::find(asked, mSeat) != asked.end()) return;
    mSeat = -1;
    mCurtain = asked.front();
}

void Viewer::tell() {
    emit changed();
    const std::pair now(mSeat, mCurtain);
    if (mTold == now) return;
    mTold = now;
    emit handedOver();
}

bool Viewer::mayLook() const {
    return mSession.match() != nullptr && (mSession.persons() == 0 || mSession.over());
}

void Viewer::look(int seat) {
    if (!mayLook() || seat == mLook || seat >= mSession.players()) return;
    mLook = seat;
    refresh();
    mTold = {mSeat, mCurtain};  // whoever may look at everybody has nothing to hide
    tell();
}

void Viewer::liftCurtain() {
    if (!mCurtain) return;
    mSeat = *mCurtain;
    mCurtain.reset();
    refresh();
    tell();
}

std::vector<const MatchEvent*> Viewer::events() const {
    std::vector<const MatchEvent*> list;
    if (mSession.match() == nullptr) return list;
    for (const MatchEvent& event : mSession.match()->events())
        if (!event.secret || (mSeat >= 0 && event.seat == mSeat)) list.push_back(&event);
    return list;
}

bool Viewer::mayDecide() const {
    return mSeat >= 0 && !mCurtain && mSession.isPerson(mSeat) &&
           std::ranges::find(mDecision.seats, mSeat) != mDecision.seats.end();
}

}  // namespace hexa::editor
