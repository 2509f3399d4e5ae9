// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/programplayers.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Most decisions of the program in one go, before the window shows them.
constexpr std::size_t maxAtOnce = 48;

}  // namespace

ProgramPlayers::ProgramPlayers(PlaySession& session, QObject* parent) : QObject(parent), mSession(session) {
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &ProgramPlayers::think);
    connect(&session, &PlaySession::begun, this, [this](PlaySession::Begin how) {
        mPaused = how == PlaySession::Begin::Resumed;  // who opens a game looks at it first
        mHeld = false;
        if (!mPaceChosen) mPace = mSession.persons() == 0 ? watchPace : 0;
    });
    connect(&session, &PlaySession::decided, this, [this] { mPaused = mPaused && mSession.persons() == 0; });
    connect(&session, &PlaySession::playersChanged, this, [this] {
        mPaused = false;  // who gives a seat to the program wants it to play
        if (!mPaceChosen && mSession.persons() == 0) mPace = watchPace;
    });
    connect(&session, &PlaySession::moved, this, &ProgramPlayers::follow);
}

void ProgramPlayers::follow() {
    if (mActs) return;
    if (mRevision != mSession.revision()) {
        mTimer.stop();
        mJob.cancel();
    }
    emit changed();
    think();
}

bool ProgramPlayers::isTheirTurn() const {
    if (mSession.match() == nullptr || !mSession.match()->record().seed || mSession.inPast()) return false;
    const MatchDecision decision = mSession.match()->decision();
    switch (decision.kind) {
    case MatchDecision::Kind::Over:
        return false;
    case MatchDecision::Kind::Chance:
        return !mSession.match()->record().typedChance;
    default:
        return std::ranges::any_of(decision.seats, [this](int seat) { return !mSession.isPerson(seat); });
    }
}

void ProgramPlayers::think() {
    if (((mPaused || mHeld) && !mSingle) || mJob.running() || !isTheirTurn()) return;
    mRevision = mSession.revision();
    const bool many = mPace == 0 && !mSingle;
    mJob.start(
        [match = std::shared_ptr<Match>(mSession.match()->clone()), many](const JobControl& control) {
            std::vector<std::string> lines;
            do {
                const std::size_t before = match->record().lines.size();
                if (!match->playOne()) break;
                lines.push_back(match->record().lines[before]);
            } while (many && lines.size() < maxAtOnce && !control.stop.stop_requested());
            return lines;
        },
        [this](const std::vector<std::string>& lines) { thought(lines); });
    emit changed();
}

void ProgramPlayers::thought(const std::vector<std::string>& lines) {
    mSingle = false;
    // A person may have sealed orders meanwhile: then they think again.
    const bool current = mRevision == mSession.revision() && !mSession.inPast();
    if (current) {
        const QScopedValueRollback acting(mActs, true);
        mSession.append(lines);
    }
    emit changed();
    mTimer.start(current ? mPace : 0);
}

void ProgramPlayers::setPaused(bool paused) {
    if (mPaused == paused) return;
    mPaused = paused;
    if (paused) mJob.cancel();
    emit changed();
    if (!paused) think();
}

void ProgramPlayers::setPace(int milliseconds) {
    mPaceChosen = true;
    if (mPace == milliseconds) return;
    mPace = milliseconds;
    emit changed();
}

void ProgramPlayers::setHeld(bool held) {
    if (mHeld == held) return;
    mHeld = held;
    if (!held) mTimer.start(mPace);
}

void ProgramPlayers::step() {
    mSingle = true;
    think();
    if (!mJob.running()) mSingle = false;
}

}  // namespace hexa::editor

#include "moc_programplayers.cpp"
