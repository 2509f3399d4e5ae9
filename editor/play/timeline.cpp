// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/timeline.h"

#include "editor/play/playsession.h"
#include "editor/play/programplayers.h"

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int minPace = 250;  // milliseconds, where the program's players act at once

}  // namespace

Timeline::Timeline(PlaySession& session, ProgramPlayers& program, QObject* parent)
    : QObject(parent), mSession(session), mProgram(program) {
    mTimer.setSingleShot(true);
    connect(&session, &PlaySession::moved, this, [this] { setReplaying(false); });
    connect(&mTimer, &QTimer::timeout, this, [this] {
        forward();  // ends the replay
        setReplaying(true);
    });
}

void Timeline::back() {
    if (mSession.position() > 0) mSession.goTo(mSession.position() - 1);
}

void Timeline::forward() { mSession.goTo(mSession.position() + 1); }

void Timeline::undo() {
    if (mSession.game() != nullptr) mSession.goTo(mSession.game()->lastOfPersons());
}

void Timeline::step() {
    if (mSession.inPast())
        forward();
    else
        mProgram.step();
}

void Timeline::playOn() {
    mSession.playOn();
    mProgram.setPaused(false);
}

void Timeline::setReplaying(bool replaying) {
    if (mReplaying == replaying || (replaying && !mSession.inPast())) return;
    mReplaying = replaying;
    emit changed();
    if (replaying)
        mTimer.start(std::max(mProgram.pace(), minPace));
    else
        mTimer.stop();
}

bool Timeline::rests() const { return mSession.inPast() ? !mReplaying : mProgram.paused(); }

void Timeline::setRests(bool rests) {
    if (mSession.inPast())
        setReplaying(!rests);
    else
        mProgram.setPaused(rests);
}

bool Timeline::hasBranches() const { return mSession.game() != nullptr && mSession.game()->hasBranches(); }

std::vector<PlayedGame::Branch> Timeline::branches() const {
    return mSession.game() != nullptr ? mSession.game()->branches() : std::vector<PlayedGame::Branch>();
}

}  // namespace hexa::editor

#include "moc_timeline.cpp"
