// SPDX-License-Identifier: GPL-3.0-or-later
// Steps back and forward through a game, and the lines of play that were left.
#include "editor/play/playdesk.h"

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

constexpr std::size_t mostBranches = 12;
constexpr int replayPace = 250;  // milliseconds, where the program's players act at once

}  // namespace

/// What comes after now does not count any more.
void PlayDesk::branch() {
    if (mFuture.empty()) return;
    mTakenBack.push_back({mLines + mFuture.size(), mLines});
    if (mBranches.size() == mostBranches) mBranches.erase(mBranches.begin());
    mBranches.push_back(wholeLine());
    mFuture.clear();
    mAlone.erase(mAlone.lower_bound(mLines), mAlone.end());
}

std::vector<std::string> PlayDesk::wholeLine() const {
    std::vector<std::string> lines = decisionsOf(mMatch->record());
    lines.insert(lines.end(), mFuture.begin(), mFuture.end());
    return lines;
}

void PlayDesk::goTo(std::size_t position) {
    if (mMatch == nullptr) return;
    position = std::min(position, length());
    if (position == mLines) return;
    ++mGeneration;
    mTimer.stop();
    mReplaying = false;
    if (position < mLines) {
        const std::vector<std::string> lines = decisionsOf(mMatch->record());
        mFuture.insert(mFuture.begin(), lines.begin() + static_cast<std::ptrdiff_t>(position), lines.end());
        mMatch->stepBack(mLines - position);
        mLines = position;
    } else {
        const auto steps = static_cast<std::ptrdiff_t>(position - mLines);
        for (std::ptrdiff_t i = 0; i < steps; ++i)
            if (!apply(mFuture[static_cast<std::size_t>(i)])) break;
        mFuture.erase(mFuture.begin(), mFuture.begin() + steps);
        mLines = position;
    }
    dropHint();
    refresh();
    emit changed();
    emit runChanged();
    think();
}

std::vector<PlayDesk::Branch> PlayDesk::branches() const {
    std::vector<Branch> list;
    if (mMatch == nullptr) return list;
    const std::vector<std::string> present = wholeLine();
    for (const std::vector<std::string>& line : mBranches) {
        const auto differ = std::ranges::mismatch(line, present);
        list.push_back({line.size(), static_cast<std::size_t>(differ.in1 - line.begin())});
    }
    return list;
}

void PlayDesk::takeBranch(std::size_t index) {
    if (mMatch == nullptr || index >= mBranches.size()) return;
    const std::size_t common = branches()[index].common;
    std::vector<std::string> line = std::exchange(mBranches[index], wholeLine());
    mAlone.erase(mAlone.lower_bound(common), mAlone.end());
    if (common < mLines) goTo(common);
    mFuture.assign(line.begin() + static_cast<std::ptrdiff_t>(mLines), line.end());
    goTo(common);
    ++mGeneration;
    emit changed();
    emit runChanged();
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
    if (mMatch == nullptr || mLines == 0) return;
    const std::vector<std::string> lines = decisionsOf(mMatch->record());
    std::size_t to = mLines - 1;
    if (persons() > 0)
        for (std::size_t i = mLines; i-- > 0;) {
            bool persons = false;
            for (int seat = 0; seat < players(); ++seat)
                if (isPerson(seat) && lines[i].starts_with('P' + std::to_string(seat + 1) + ' '))
                    persons = true;
            if (persons && !mAlone.contains(i)) {
                to = i;
                break;
            }
        }
    goTo(to);
}

void PlayDesk::playOn() {
    if (mMatch == nullptr) return;
    branch();
    ++mGeneration;
    mPaused = false;
    mReplaying = false;
    refresh();
    answerAlone();
    emit changed();
    emit runChanged();
    think();
}

}  // namespace hexa
