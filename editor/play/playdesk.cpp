// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playdesk.h"

#include "editor/document/document.h"
#include "editor/play/playtexts.h"
#include "editor/ui/locale.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

/// Games that wait; of more the one that was left first is forgotten, one that nobody would miss before the others.
constexpr std::size_t mostWaiting = 8;

}  // namespace

PlayDesk::PlayDesk(const Document& map, const Locale& locale, RecoveryFolder* recovery, QObject* parent)
    : QObject(parent), mMap(map), mLocale(locale), mRecoveryFolder(recovery) {
    mSetup = usualSetup(system(), map.scenario().players());
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &PlayDesk::tick);
}

PlayDesk::~PlayDesk() = default;

const GameSystem& PlayDesk::system() const { return mMap.system(); }

const PlayFunctions* PlayDesk::functions() const { return system().play ? &*system().play : nullptr; }

// -- the game -----------------------------------------------------------------------------------------------------

Status PlayDesk::start() {
    if (functions() == nullptr || !functions()->start) return Error("play.no-play");
    if (!mSetup.keepSeed || mSetup.seed == 0) mSetup.seed = QRandomGenerator::global()->generate64() >> 1;
    DrawnGame drawn = draw(system(), mMap.scenario(), mSetup);
    auto match = functions()->start(drawn.scenario, drawn.match);
    if (!match) return match.error();
    setAside();
    take(std::make_unique<PlayedGame>(*std::move(match), mRecoveryFolder, system().catalog), false);
    return Done{};
}

Status PlayDesk::open(const GameRecord& record) {
    if (functions() == nullptr || !functions()->resume) return Error("play.no-play");
    auto match = functions()->resume(record, ReplayMode::Recorded);
    if (!match) return match.error();
    setAside();
    // Who opens a game looks at it first.
    take(std::make_unique<PlayedGame>(*std::move(match), mRecoveryFolder, system().catalog), true);
    return Done{};
}

void PlayDesk::end() {
    mWaiting.clear();
    take(nullptr, false);
}

/// The game that is shown makes room for another one.
void PlayDesk::setAside() {
    if (mGame == nullptr || length() == 0) return;
    if (mWaiting.size() == mostWaiting) {
        const auto missed =
            std::ranges::find_if(mWaiting, [](const auto& game) { return !game->unfinished(); });
        mWaiting.erase(missed != mWaiting.end() ? missed : mWaiting.begin());
    }
    mWaiting.push_back(std::move(mGame));
}

void PlayDesk::goBefore() {
    if (mWaiting.empty()) return;
    auto game = std::move(mWaiting.back());
    mWaiting.pop_back();
    if (mGame != nullptr && length() > 0) mWaiting.insert(mWaiting.begin(), std::move(mGame));
    take(std::move(game), true);
}

bool PlayDesk::wouldBeMissed() const {
    return isUnfinished() ||
           std::ranges::any_of(mWaiting, [](const auto& game) { return game->unfinished(); });
}

void PlayDesk::take(std::unique_ptr<PlayedGame> game, bool paused) {
    overtake();
    mTimer.stop();
    mGame = std::move(game);
    mPaused = paused;  // whatever the game before was
    mViewer = -1;
    mLook = -1;
    mReplaying = false;
    mCurtain.reset();
    mHint.reset();
    mSheet = {};
    mSheetKey.clear();
    mLines = mGame != nullptr ? decisionsOf(mGame->match->record()).size() : 0;
    refresh();
    if (!mPaused) answerAlone();
    mToldViewer.reset();
    emit begun();
    tellChanged();
    emit hintChanged();
    emit runChanged();
    think();
}

GameRecord PlayDesk::record() const { return mGame->record(); }

bool PlayDesk::isOfMap() const {
    return mGame != nullptr && scenario().board == mMap.scenario().board &&
           scenario().players() == mMap.scenario().players();
}

bool PlayDesk::apply(const std::string& line) {
    const Status status = mGame->match->apply(line);
    if (!status) {
        emit told(mLocale.text(status.error()));
        return false;
    }
    ++mLines;
    return true;
}

// -- who looks ----------------------------------------------------------------------------------------------------

QString PlayDesk::nameOf(int seat) const { return PlayTexts::seatName(*this, seat); }

bool PlayDesk::mayLook() const { return mGame != nullptr && (persons() == 0 || over()); }

void PlayDesk::look(int seat) {
    if (!mayLook() || seat == mLook || seat >= players()) return;
    mLook = seat;
    refresh();
    mToldViewer = {mViewer, mCurtain};  // whoever may look at everybody has nothing to hide
    tellChanged();
}

void PlayDesk::liftCurtain() {
    if (!mCurtain) return;
    dropHint();  // of whoever sat there before
    mViewer = *mCurtain;
    mCurtain.reset();
    refresh();
    tellChanged();
}

void PlayDesk::tellChanged() {
    emit changed();
    const std::pair now(mViewer, mCurtain);
    if (mToldViewer == now) return;
    mToldViewer = now;
    mHintAgain = false;  // the one before asked for it
    emit viewerChanged();
}

void PlayDesk::lookAround() {
    const int before = mViewer;
    if (mGame == nullptr) {
        mViewer = -1;
        mCurtain.reset();
    } else if (mayLook()) {
        mViewer = mLook;
        mCurtain.reset();
    } else if (persons() == 1) {
        for (int seat = 0; seat < players(); ++seat)
            if (isPerson(seat)) mViewer = seat;
    } else {
        // Several persons at one screen: whoever is asked and does not look already gets it handed over.
        std::vector<int> asked;
        for (const int seat : mDecision.seats)
            if (isPerson(seat)) asked.push_back(seat);
        mCurtain.reset();
        if (!asked.empty() && std::ranges::find(asked, mViewer) == asked.end()) {
            mViewer = -1;
            mCurtain = asked.front();
        }
    }
    if (before != mViewer && mHint) dropHint();
}

std::vector<const MatchEvent*> PlayDesk::events() const {
    std::vector<const MatchEvent*> list;
    if (mGame == nullptr) return list;
    for (const MatchEvent& event : mGame->match->events())
        if (!event.secret || (mViewer >= 0 && event.seat == mViewer)) list.push_back(&event);
    return list;
}

void PlayDesk::refresh() {
    mDecision = mGame != nullptr ? mGame->match->decision() : MatchDecision{};
    lookAround();
    mView = mGame != nullptr ? mGame->match->view(mViewer) : MatchView{};
    if (!mayDecide() && mGame != nullptr && mDecision.kind == MatchDecision::Kind::Choice) {
        // The options of others would tell what they hold.
        mDecision.options.clear();
        mDecision.order.clear();
    }
    renewSheet();
    lookAhead();
    if (mGame == nullptr) return;
    mGame->dropContained();
    mGame->touch();
}

bool PlayDesk::mayDecide() const {
    return mGame != nullptr && mViewer >= 0 && !mCurtain && isPerson(mViewer) &&
           std::ranges::find(mDecision.seats, mViewer) != mDecision.seats.end();
}

Status PlayDesk::keepRecovery() { return mGame != nullptr ? mGame->keep() : Status(Done{}); }

}  // namespace hexa
