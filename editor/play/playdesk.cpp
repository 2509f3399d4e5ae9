// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playdesk.h"

#include "core/json/writer.h"
#include "editor/document/document.h"
#include "editor/play/playrecovery.h"
#include "editor/play/playtexts.h"
#include "editor/ui/locale.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

const char* const takenBackKey = "takenBack";

}  // namespace

PlayDesk::PlayDesk(const Document& map, const Locale& locale, const QString& recoveryFolder, QObject* parent)
    : QObject(parent), mMap(map), mLocale(locale) {
    mSetup = usualSetup(system(), map.scenario().players());
    if (!recoveryFolder.isEmpty())
        mRecovery = std::make_unique<PlayRecovery>(recoveryFolder, system().catalog, [this] {
            return mMatch != nullptr && !complete() ? std::optional(record()) : std::nullopt;
        });
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &PlayDesk::tick);
    connect(&mTask, &BackgroundTask::finished, this, [this] {
        const auto lines = std::move(mThought);
        thought(mThinkingFor, *lines);
    });
    connect(&mHintTask, &BackgroundTask::finished, this, [this] {
        const MatchAdvice advice = *mAdvice;
        if (mHintFor == mGeneration && !advice.empty() && mayDecide()) {
            mHint = PlayHint{advice.line, describe(advice.line), {}, advice.reasons};
            for (const MatchOption& option : mDecision.options)
                if (option.order == advice.line) mHint->at = option.at;
        }
        emit hintChanged();
    });
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
    begin(*std::move(match), false);  // whatever the game before was
    return Done{};
}

Status PlayDesk::open(const GameRecord& record) {
    if (functions() == nullptr || !functions()->resume) return Error("play.no-play");
    auto match = functions()->resume(record, ReplayMode::Recorded);
    if (!match) return match.error();
    begin(*std::move(match), true);  // who opens a game looks at it first
    return Done{};
}

void PlayDesk::end() {
    mBefore = {};
    take({});
}

void PlayDesk::begin(std::unique_ptr<Match> match, bool paused) {
    if (mMatch != nullptr && length() > 0) mBefore = leave();
    mPaused = paused;
    Left game;
    game.match = std::move(match);
    take(std::move(game));
}

void PlayDesk::swapBefore() {
    if (!hasBefore()) return;
    Left now = mMatch != nullptr && length() > 0 ? leave() : Left{};
    mPaused = true;
    take(std::exchange(mBefore, std::move(now)));
}

PlayDesk::Left PlayDesk::leave() {
    return {std::move(mMatch), std::move(mFuture), std::move(mTakenBack), std::move(mAlone),
            std::move(mBranches)};
}

void PlayDesk::take(Left game) {
    ++mGeneration;
    mTimer.stop();
    mMatch = std::move(game.match);
    mFuture = std::move(game.future);
    mTakenBack = std::move(game.takenBack);
    mAlone = std::move(game.alone);
    mBranches = std::move(game.branches);
    mViewer = -1;
    mLook = -1;
    mReplaying = false;
    mCurtain.reset();
    mSheet = {};
    mSheetKey.clear();
    mLines = mMatch != nullptr ? decisionsOf(mMatch->record()).size() : 0;
    refresh();
    if (!mPaused) answerAlone();
    emit begun();
    emit changed();
    emit runChanged();
    think();
}

std::unique_ptr<Match> PlayDesk::whole() const {
    auto match = mMatch->clone();
    for (const std::string& line : mFuture) static_cast<void>(match->apply(line));
    return match;
}

bool PlayDesk::complete() const {
    if (mMatch == nullptr || !inPast()) return over();
    return whole()->decision().kind == MatchDecision::Kind::Over;
}

GameRecord PlayDesk::record() const {
    // The whole game is kept, wherever one looks at the moment.
    GameRecord record = inPast() ? whole()->record() : mMatch->record();
    if (mTakenBack.empty()) return record;
    JsonWriter json;
    json.beginArray();
    for (const TakenBack& back : mTakenBack) {
        json.beginObject();
        json.member("from", static_cast<std::int64_t>(back.from));
        json.member("to", static_cast<std::int64_t>(back.to));
        json.endObject();
    }
    json.endArray();
    std::string text = json.take();
    std::erase(text, '\n');
    auto& members = record.extra.members;
    const auto known = std::ranges::find(members, takenBackKey, &std::pair<std::string, std::string>::first);
    if (known == members.end())
        members.emplace_back(takenBackKey, text);
    else
        known->second = text;
    return record;
}

bool PlayDesk::isOfMap() const {
    return mMatch != nullptr && scenario().board == mMap.scenario().board &&
           scenario().players() == mMap.scenario().players();
}

bool PlayDesk::apply(const std::string& line) {
    const Status status = mMatch->apply(line);
    if (!status) {
        emit told(mLocale.text(status.error()));
        return false;
    }
    ++mLines;
    return true;
}

// -- who looks ----------------------------------------------------------------------------------------------------

bool PlayDesk::isPerson(int seat) const {
    if (mMatch == nullptr || seat < 0) return false;
    const auto& players = mMatch->record().players;
    const auto index = static_cast<std::size_t>(seat);
    return index >= players.size() || players[index].bot.empty();
}

int PlayDesk::persons() const {
    int count = 0;
    for (int seat = 0; seat < players(); ++seat) count += isPerson(seat) ? 1 : 0;
    return count;
}

QString PlayDesk::nameOf(int seat) const { return PlayTexts::seatName(*this, seat); }

bool PlayDesk::mayLook() const { return mMatch != nullptr && (persons() == 0 || over()); }

void PlayDesk::look(int seat) {
    if (!mayLook() || seat == mLook || seat >= players()) return;
    mLook = seat;
    refresh();
    emit changed();
}

void PlayDesk::liftCurtain() {
    if (!mCurtain) return;
    mViewer = *mCurtain;
    mCurtain.reset();
    refresh();
    emit changed();
}

void PlayDesk::lookAround() {
    const int before = mViewer;
    if (mMatch == nullptr) {
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
    if (mMatch == nullptr) return list;
    for (const MatchEvent& event : mMatch->events())
        if (!event.secret || (mViewer >= 0 && event.seat == mViewer)) list.push_back(&event);
    return list;
}

void PlayDesk::refresh() {
    mDecision = mMatch != nullptr ? mMatch->decision() : MatchDecision{};
    lookAround();
    mView = mMatch != nullptr ? mMatch->view(mViewer) : MatchView{};
    if (!mayDecide() && mMatch != nullptr && mDecision.kind == MatchDecision::Kind::Choice) {
        // The options of others would tell what they hold.
        mDecision.options.clear();
        mDecision.order.clear();
    }
    renewSheet();
    lookAhead();
    if (mRecovery) mRecovery->touch();
}

bool PlayDesk::mayDecide() const {
    return mMatch != nullptr && mViewer >= 0 && !mCurtain && isPerson(mViewer) &&
           std::ranges::find(mDecision.seats, mViewer) != mDecision.seats.end();
}

void PlayDesk::flushRecovery() {
    if (mRecovery) mRecovery->flush();
}

}  // namespace hexa
