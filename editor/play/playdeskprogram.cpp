// SPDX-License-Identifier: GPL-3.0-or-later
// The program's players and its hints, which think aside.
#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

/// What the program does in one go, before the window shows it.
constexpr std::size_t mostAtOnce = 48;

}  // namespace

bool PlayDesk::programsTurn() const {
    if (mGame == nullptr) return false;
    switch (mDecision.kind) {
    case MatchDecision::Kind::Over:
        return false;
    case MatchDecision::Kind::Chance:
        return mGame->match->record().seed.has_value();
    default:
        return mGame->match->record().seed &&
               std::ranges::any_of(mDecision.seats, [this](int seat) { return !isPerson(seat); });
    }
}

void PlayDesk::think() {
    if ((mPaused && !mSingle) || inPast() || mThinking.running() || !programsTurn()) return;
    const bool many = mPace == 0 && !mSingle;
    mThinking.start(
        [match = std::shared_ptr<Match>(mGame->match->clone()), many](const JobControl& control) {
            std::vector<std::string> lines;
            do {
                const std::size_t before = match->record().lines.size();
                if (!match->playOne()) break;
                lines.push_back(match->record().lines[before]);
            } while (many && lines.size() < mostAtOnce && !control.stop.stop_requested());
            return lines;
        },
        [this, generation = mGeneration](const std::vector<std::string>& lines) {
            thought(generation, lines);
        });
    emit runChanged();
}

void PlayDesk::thought(std::uint64_t generation, const std::vector<std::string>& lines) {
    mSingle = false;
    // A person may have sealed a sheet meanwhile: then only what is overtaken is left out.
    if (generation == mGeneration && mGame != nullptr) {
        for (const std::string& line : lines) {
            if (!mGame->match->apply(line)) break;
            ++mLines;
        }
        if (!lines.empty()) {
            refresh();
            answerAlone();
            tellChanged();
        }
    }
    emit runChanged();
    mTimer.start(generation == mGeneration ? mPace : 0);
}

void PlayDesk::setPaused(bool paused) {
    if (mPaused == paused) return;
    mPaused = paused;
    if (paused) mThinking.cancel();
    emit runChanged();
    if (!paused) think();
}

void PlayDesk::setPace(int milliseconds) {
    if (mPace == milliseconds) return;
    mPace = milliseconds;
    emit runChanged();
}

void PlayDesk::step() {
    if (inPast()) return goTo(mLines + 1);
    mSingle = true;
    think();
    if (!mThinking.running()) mSingle = false;
}

void PlayDesk::askHint() {
    if (!mayDecide() || functions()->bots.empty()) return;
    if (mHinting.running()) {
        mHintAgain = mHintFor != mGeneration;
        return;
    }
    mHint.reset();
    mHintFor = mGeneration;
    mHinting.start([match = std::shared_ptr<Match>(mGame->match->clone()), seat = mViewer,
                    bot = functions()->bots.back()](const JobControl&) { return match->advice(seat, bot); },
                   [this](const MatchAdvice& advice) { advised(advice); });
    emit hintChanged();
}

void PlayDesk::advised(const MatchAdvice& advice) {
    if (mHintFor == mGeneration && !advice.empty() && mayDecide()) {
        mHint = PlayHint{advice.line, describe(advice.line), {}, advice.reasons};
        for (const MatchOption& option : mDecision.options)
            if (option.order == advice.line) mHint->at = option.at;
    }
    emit hintChanged();
    if (std::exchange(mHintAgain, false)) askHint();
}

void PlayDesk::dropHint() {
    if (!mHint) return;
    mHint.reset();
    emit hintChanged();
}

void PlayDesk::takeHint() {
    if (!mHint || !mayDecide()) return;
    const std::string line = mHint->line;
    if (!writesSheet()) {
        choose(line);
        return;
    }
    mSheet.read(line);
    sheetTouched();
}

QString PlayDesk::describe(const std::string& line) const {
    for (const MatchOption& option : mDecision.options)
        if (option.order == line) return PlayTexts::sentence(*this, option.text);
    return PlayTexts::sheetText(*this, mSheet.form(), line);
}

}  // namespace hexa
