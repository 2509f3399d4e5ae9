// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playsession.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/locale.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

/// Largest number of waiting games. Beyond it the oldest is dropped, finished ones first.
constexpr std::size_t maxWaiting = 8;

}  // namespace

PlaySession::PlaySession(const Document& map, const Locale& locale, RecoveryFolder* recovery, QObject* parent)
    : QObject(parent),
      mMap(map),
      mLocale(locale),
      mSetup(defaultSetup(system(), map.scenario().players())),
      mRecoveryFolder(recovery) {}

PlaySession::~PlaySession() = default;

const GameSystem& PlaySession::system() const { return mMap.system(); }

const PlayFunctions* PlaySession::functions() const { return system().play.get(); }

PlayTexts PlaySession::texts() const {
    return PlayTexts(system(), mMap.scenario(), match() != nullptr ? &match()->record() : nullptr, mLocale,
                     mRules);
}

// -- which game

Status PlaySession::start() {
    if (functions() == nullptr || !functions()->start) return Error("play.no-play");
    if (!mSetup.keepSeed || mSetup.seed == 0) mSetup.seed = freshSeed();
    const DrawnGame drawn = draw(system(), mMap.scenario(), mSetup);
    return begin(drawn.scenario, drawn.match);
}

Status PlaySession::start(const Scenario& scenario, MatchSetup setup) {
    if (functions() == nullptr || !functions()->start) return Error("play.no-play");
    setup.program = QCoreApplication::applicationVersion().toStdString();
    setup.seed = freshSeed();
    return begin(scenario, setup);
}

Status PlaySession::begin(const Scenario& scenario, const MatchSetup& setup) {
    auto match = functions()->start(scenario, setup);
    if (!match) return match.error();
    setAside();
    auto game = std::make_unique<PlayedGame>(*std::move(match), mRecoveryFolder, system().catalog);
    game->answerAlone();
    take(std::move(game), Begin::Anew);
    return Done{};
}

Status PlaySession::open(const GameRecord& record) {
    if (functions() == nullptr || !functions()->resume) return Error("play.no-play");
    auto match = functions()->resume(record, ReplayMode::Recorded);
    if (!match) return match.error();
    setAside();
    take(std::make_unique<PlayedGame>(*std::move(match), mRecoveryFolder, system().catalog), Begin::Resumed);
    return Done{};
}

void PlaySession::end() {
    mWaiting.clear();
    take(nullptr, Begin::Anew);
}

/// Puts the present game away to make room for another one.
void PlaySession::setAside() {
    if (length() == 0) return;
    if (mWaiting.size() == maxWaiting) {
        const auto missed =
            std::ranges::find_if(mWaiting, [](const auto& game) { return !game->unfinished(); });
        mWaiting.erase(missed != mWaiting.end() ? missed : mWaiting.begin());
    }
    mWaiting.push_back(std::move(mGame));
}

void PlaySession::goBefore() {
    if (mWaiting.empty()) return;
    auto game = std::move(mWaiting.back());
    mWaiting.pop_back();
    if (length() > 0) mWaiting.insert(mWaiting.begin(), std::move(mGame));
    take(std::move(game), Begin::Resumed);
}

bool PlaySession::wouldBeMissed() const {
    return isUnfinished() ||
           std::ranges::any_of(mWaiting, [](const auto& game) { return game->unfinished(); });
}

bool PlaySession::isOfMap() const {
    return mGame != nullptr && scenario().board == mMap.scenario().board &&
           scenario().players() == mMap.scenario().players();
}

void PlaySession::take(std::unique_ptr<PlayedGame> game, Begin how) {
    ++mRevision;
    mGame = std::move(game);
    mOver = isOver();
    emit begun(how);
    tellMoved();
}

// -- its decisions

bool PlaySession::isOver() const {
    return mGame != nullptr && match()->decision().kind == MatchDecision::Kind::Over;
}

void PlaySession::tellMoved() {
    mOver = isOver();
    if (mGame != nullptr) mGame->touch();
    emit moved();
}

Status PlaySession::decide(const std::vector<std::string>& lines) {
    if (mGame == nullptr) return Error("play.no-play");
    if (Status done = mGame->decide(lines); !done) return done;
    ++mRevision;
    mGame->answerAlone();
    emit decided();
    tellMoved();
    return Done{};
}

Status PlaySession::setPlayers(const std::vector<std::string>& bots) {
    if (mGame == nullptr) return Error("play.no-play");
    const auto change = [&bots](auto& game) -> Status {
        for (std::size_t seat = 0; seat < bots.size(); ++seat)
            if (Status changed = game.setPlayer(static_cast<int>(seat), bots[seat]); !changed) return changed;
        return Done{};
    };
    if (Status tried = change(*match()->clone()); !tried) return tried;
    if (Status changed = change(*mGame); !changed) return changed;
    ++mRevision;
    mGame->answerAlone();
    emit playersChanged();
    tellMoved();
    return Done{};
}

void PlaySession::append(const std::vector<std::string>& lines) {
    if (mGame == nullptr || lines.empty()) return;
    for (const std::string& line : lines)
        if (!mGame->append(line)) break;
    mGame->answerAlone();
    tellMoved();
}

void PlaySession::setDraft(const std::string& line) {
    if (mGame != nullptr) mGame->setDraft(line);
}

void PlaySession::setStanding(int seat, bool on) {
    if (mGame != nullptr) mGame->setStanding(seat, on);
}

void PlaySession::goTo(std::size_t position) {
    if (mGame == nullptr || std::min(position, length()) == mGame->position()) return;
    ++mRevision;
    mGame->goTo(position);
    tellMoved();
}

void PlaySession::playOn() {
    if (mGame == nullptr) return;
    mGame->leaveFuture();
    mGame->answerAlone();
    tellMoved();
}

void PlaySession::takeBranch(std::size_t index) {
    if (mGame == nullptr) return;
    const std::size_t before = mGame->position();
    mGame->takeBranch(index);
    if (mGame->position() != before) ++mRevision;
    tellMoved();
}

Status PlaySession::keepRecovery() { return mGame != nullptr ? mGame->keep() : Status(Done{}); }

}  // namespace hexa::editor

#include "moc_playsession.cpp"
