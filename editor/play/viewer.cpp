// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/viewer.h"

#include "core/engine/play/seatlog.h"
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
    mPeeks = false;
    mReported.reset();
    refresh();
}

void Viewer::refresh() {
    const Match* match = mSession.match();
    mDecision = match != nullptr ? match->decision() : MatchDecision{};
    const int before = mSeat;
    mAsksToPeek = false;
    findSeat();
    mPeeks = mPeeks && mSeat == before && mayPeek();
    mView = match != nullptr ? match->view(shownSeat()) : MatchView{};
    if (!mayDecide() && mDecision.kind == MatchDecision::Kind::Choice) {
        // The options of other players would reveal their cards.
        mDecision.options.clear();
        mDecision.bundle = {};
        mDecision.note = {};
        mDecision.standing.clear();
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
    // Several persons at one screen: it is handed over to an asked player other than the viewer.
    std::vector<int> asked;
    std::ranges::copy_if(mDecision.seats, std::back_inserter(asked),
                         [this](int seat) { return mSession.isPerson(seat); });
    mCurtain.reset();
    if (asked.empty() || std::ranges::find(asked, mSeat) != asked.end()) return;
    if (!hasSecrets()) {
        mSeat = asked.front();
        return;
    }
    mSeat = -1;
    mCurtain = asked.front();
}

void Viewer::tell() {
    emit changed();
    const std::pair now(mSeat, mCurtain);
    if (mReported == now) return;
    const bool another = !mReported || hasSecrets();
    mReported = now;
    if (another) emit handedOver();
}

bool Viewer::hasSecrets() const {
    const Match* match = mSession.match();
    if (match == nullptr || mDecision.kind == MatchDecision::Kind::Orders) return true;
    return match->secretsNow() && !match->secretsOnDemand();
}

bool Viewer::onDemand() const {
    const Match* match = mSession.match();
    return match != nullptr && mSession.persons() > 1 && !mayLook() && match->secretsOnDemand();
}

bool Viewer::mayPeek() const { return onDemand() && mayDecide() && mSession.match()->secretsNow(); }

void Viewer::peek() {
    if (!mayPeek() || mPeeks) return;
    mAsksToPeek = true;
    mCurtain = mSeat;
    tell();
}

void Viewer::hide() {
    if (!mPeeks) return;
    mPeeks = false;
    refresh();
    emit changed();
    emit handedOver();
}

bool Viewer::mayLook() const {
    return mSession.match() != nullptr && (mSession.persons() == 0 || mSession.over());
}

void Viewer::look(int seat) {
    if (!mayLook() || seat == mLook || seat >= mSession.players()) return;
    mLook = seat;
    refresh();
    mReported = {mSeat, mCurtain};  // whoever may look at everybody has nothing to hide
    tell();
}

void Viewer::liftCurtain() {
    if (!mCurtain) return;
    mSeat = *mCurtain;
    mCurtain.reset();
    mPeeks = mAsksToPeek;
    refresh();
    tell();
}

std::vector<const MatchEvent*> Viewer::events() const {
    std::vector<const MatchEvent*> list;
    if (mSession.match() == nullptr) return list;
    for (const MatchEvent& event : mSession.match()->events())
        if (knownOf(event, shownSeat()) != nullptr) list.push_back(&event);
    return list;
}

const Message& Viewer::wordsOf(const MatchEvent& event) const {
    const Message* known = knownOf(event, shownSeat());
    Q_ASSERT(known != nullptr);
    return *known;
}

std::size_t Viewer::lastDecision() const {
    return mSession.game() != nullptr ? mSession.game()->lastOf(mSeat).value_or(0) : 0;
}

std::size_t Viewer::firstNewLine() const {
    if (mSession.match() == nullptr) return 0;
    const std::vector<std::string>& lines = mSession.match()->record().lines;
    if (mSeat < 0) return lines.size();
    std::size_t decisions = lastDecision();
    std::size_t line = 0;
    for (; line < lines.size(); ++line)
        if (!isMark(lines[line]) && decisions-- == 0) break;
    return line;
}

std::vector<Viewer::Stage> Viewer::stagesFrom(std::size_t position) const {
    std::vector<Stage> stages;
    if (mSession.match() == nullptr) return stages;
    const std::vector<std::string> lines = decisionsOf(mSession.match()->record());
    const auto match = mSession.match()->clone();
    if (position < lines.size()) match->stepBack(lines.size() - position);
    std::size_t reported = match->events().size();
    for (std::size_t i = position; i < lines.size(); ++i) {
        Stage stage{match->view(shownSeat()), {}};
        if (!match->apply(lines[i])) break;
        for (const auto& events = match->events(); reported < events.size(); ++reported)
            if (const Message* known = knownOf(events[reported], shownSeat())) {
                stage.events.push_back(events[reported]);
                if (known == &events[reported].text) continue;
                stage.events.back().text = *known;
                stage.events.back().what = {};
            }
        if (!stage.events.empty()) stages.push_back(std::move(stage));
    }
    return stages;
}

bool Viewer::mayDecide() const {
    return mSeat >= 0 && !mCurtain && mSession.isPerson(mSeat) &&
           std::ranges::find(mDecision.seats, mSeat) != mDecision.seats.end();
}

}  // namespace hexa::editor

#include "moc_viewer.cpp"
