// SPDX-License-Identifier: GPL-3.0-or-later
// Steps back and forward through a game, and the lines of play that were left.
#include "editor/play/playdesk.h"

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

constexpr int replayPace = 250;  // milliseconds, where the program's players act at once

}  // namespace

/// What comes after now does not count any more.
void PlayDesk::branch() {
    if (!inPast()) return;
    mGame->takenBack.push_back({length(), mLines});
    std::vector<std::string> left = mGame->line();
    mGame->future.clear();
    mGame->keepLine(std::move(left));
    mGame->alone.erase(mGame->alone.lower_bound(mLines), mGame->alone.end());
}

/// What is being thought about is not the game any more.
void PlayDesk::overtake() {
    ++mGeneration;
    mThinking.cancel();
}

void PlayDesk::goTo(std::size_t position) {
    if (mGame == nullptr) return;
    position = std::min(position, length());
    if (position == mLines) return;
    overtake();
    mTimer.stop();
    mReplaying = false;
    if (position < mLines) {
        const std::vector<std::string> lines = decisionsOf(mGame->match->record());
        mGame->future.insert(mGame->future.begin(), lines.begin() + static_cast<std::ptrdiff_t>(position),
                             lines.end());
        mGame->match->stepBack(mLines - position);
        mLines = position;
    } else {
        const auto steps = static_cast<std::ptrdiff_t>(position - mLines);
        for (std::ptrdiff_t i = 0; i < steps; ++i)
            if (!apply(mGame->future[static_cast<std::size_t>(i)])) break;
        mGame->future.erase(mGame->future.begin(), mGame->future.begin() + steps);
        mLines = position;
    }
    dropHint();
    refresh();
    tellChanged();
    emit runChanged();
    think();
}

std::vector<PlayDesk::Branch> PlayDesk::branches() const {
    std::vector<Branch> list;
    if (mGame == nullptr) return list;
    const std::vector<std::string> present = mGame->line();
    for (const std::vector<std::string>& line : mGame->branches) {
        const auto differ = std::ranges::mismatch(line, present);
        const auto common = static_cast<std::size_t>(differ.in1 - line.begin());
        const auto end = mGame->after(line);
        list.push_back({line.size(), common, end->view(-1).tracks, end->standing()});
    }
    return list;
}

void PlayDesk::takeBranch(std::size_t index) {
    if (mGame == nullptr || index >= mGame->branches.size()) return;
    const std::vector<std::string> present = mGame->line();
    const std::vector<std::string> line = std::move(mGame->branches[index]);
    mGame->branches.erase(mGame->branches.begin() + static_cast<std::ptrdiff_t>(index));
    const auto common = static_cast<std::size_t>(std::ranges::mismatch(line, present).in1 - line.begin());
    mGame->takenBack.push_back({length(), common});
    mGame->alone.erase(mGame->alone.lower_bound(common), mGame->alone.end());
    if (common < mLines) goTo(common);
    mGame->future.assign(line.begin() + static_cast<std::ptrdiff_t>(mLines), line.end());
    mGame->keepLine(present);
    goTo(common);
    overtake();
    refresh();
    tellChanged();
    emit runChanged();
    think();  // the line may be no longer than what both have in common
}

void PlayDesk::setReplaying(bool replaying) {
    if (mReplaying == replaying || (replaying && !inPast())) return;
    mReplaying = replaying;
    emit runChanged();
    if (replaying) mTimer.start(std::max(mPace, replayPace));
}

void PlayDesk::tick() {
    if (!mReplaying) return think();
    goTo(mLines + 1);
    mReplaying = inPast();
    if (mReplaying) mTimer.start(std::max(mPace, replayPace));
    emit runChanged();
}

void PlayDesk::undo() {
    if (mGame == nullptr || mLines == 0) return;
    const std::vector<std::string> lines = decisionsOf(mGame->match->record());
    std::size_t to = mLines - 1;
    if (persons() > 0)
        for (std::size_t i = mLines; i-- > 0;) {
            bool persons = false;
            for (int seat = 0; seat < players(); ++seat)
                if (isPerson(seat) && lines[i].starts_with('P' + std::to_string(seat + 1) + ' '))
                    persons = true;
            if (persons && !mGame->alone.contains(i)) {
                to = i;
                break;
            }
        }
    goTo(to);
}

void PlayDesk::playOn() {
    if (mGame == nullptr) return;
    branch();
    overtake();
    mPaused = false;
    mReplaying = false;
    refresh();
    answerAlone();
    tellChanged();
    emit runChanged();
    think();
}

}  // namespace hexa
