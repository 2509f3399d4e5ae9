// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/story.h"

#include "editor/play/orderentry.h"
#include "editor/play/programplayers.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int usualStep = 400;  // milliseconds, for somebody who plays himself

QString signedNumber(int number) {
    return number < 0 ? QString(QChar(0x2212)) + QString::number(-number) : '+' + QString::number(number);
}

}  // namespace

Story::Story(PlaySession& session, Viewer& viewer, OrderEntry& orders, ProgramPlayers& program,
             QObject* parent)
    : QObject(parent), mSession(session), mViewer(viewer), mProgram(program) {
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &Story::next);
    connect(&session, &PlaySession::begun, this, [this](PlaySession::Begin how) {
        stop();
        mSteps.clear();
        mSeat.reset();
        mWasPast = false;
        mReported = how == PlaySession::Begin::Resumed ? mSession.position() : 0;
    });
    connect(&viewer, &Viewer::changed, this, &Story::follow);
    // A deciding player needs the present board.
    connect(&session, &PlaySession::decided, this, &Story::stop);
    connect(&orders, &OrderEntry::changed, this, &Story::stop);
}

void Story::follow() {
    if (mSession.match() == nullptr || mViewer.curtain()) return stop();
    const std::size_t now = mSession.position();
    if (mSession.inPast() || mWasPast || now < mReported) {
        mWasPast = mSession.inPast();
        mReported = now;
        return stop();
    }
    if (mSeat && *mSeat != mViewer.seat()) {
        stop();
        // A viewer of all seats, as at the end, has seen the same as the viewer before.
        if (!mViewer.mayLook()) mReported = mViewer.lastDecision();
    }
    mSeat = mViewer.seat();
    if (now == mReported) return;
    if (!mViewer.mayDecide() && !mSession.over() && mProgram.pace() == 0) return;  // more is to come at once
    const std::size_t from = std::exchange(mReported, now);
    // A whole game played at once by the program has no story.
    if (!mMotion || (mSession.persons() == 0 && mProgram.pace() == 0)) return;
    auto steps = stepsFrom(from);
    if (!isNews(steps)) return;
    // Steps that arrive during a story follow it.
    if (mRunning)
        mSteps.insert(mSteps.end(), std::make_move_iterator(steps.begin()),
                      std::make_move_iterator(steps.end()));
    else
        run(std::move(steps));
}

std::size_t Story::start() const {
    if (mViewer.seat() >= 0) return mViewer.lastDecision();
    const auto& events = mSession.match()->events();
    const auto begins = std::find_if(events.rbegin(), events.rend(), [](const MatchEvent& event) {
        return event.kind == MatchEvent::Kind::TurnBegins;
    });
    if (begins == events.rend()) return 0;
    const std::vector<std::string>& lines = mSession.match()->record().lines;
    const auto line = static_cast<std::ptrdiff_t>(std::min(begins->line, lines.size()));
    return static_cast<std::size_t>(std::count_if(lines.begin(), lines.begin() + line,
                                                  [](const std::string& text) { return !isMark(text); }));
}

void Story::replay() {
    if (!canReplay() || mViewer.curtain()) return;
    stop();
    if (auto steps = stepsFrom(start()); !steps.empty()) run(std::move(steps));
}

std::vector<StoryStep> Story::stepsFrom(std::size_t position) const {
    return storyOf(mViewer.stagesFrom(position), mSession.scenario().board, mSession.locale());
}

bool Story::isNews(const std::vector<StoryStep>& steps) const {
    return std::ranges::any_of(steps, [this](const StoryStep& step) {
        return step.kind != StoryStep::Kind::TextOnly ||
               std::ranges::any_of(step.events, [this](const MatchEvent& event) {
                   return event.kind != MatchEvent::Kind::TurnBegins && event.seat != mViewer.seat();
               });
    });
}

int Story::stepTime() const { return mProgram.pace() == 0 ? usualStep : mProgram.pace() * 4 / 5; }

void Story::run(std::vector<StoryStep> steps) {
    mSteps = std::move(steps);
    mRunning = true;
    mAt = 0;
    mProgram.setHeld(mProgram.pace() > 0);
    mTimer.start(stepTime());
    emit changed();
}

void Story::next() {
    if (!mRunning) return;
    if (mAt + 1 >= mSteps.size()) return stop();
    ++mAt;
    mTimer.start(stepTime());
    emit changed();
}

void Story::stop() {
    if (!mRunning) return;
    mTimer.stop();
    mRunning = false;
    emit changed();
    mProgram.setHeld(false);
}

void Story::setMotion(bool motion) {
    mMotion = motion;
    if (!motion) stop();
}

QString Story::words(const StoryStep& step, int maxSentences) const {
    const PlayTexts texts = mSession.texts();
    QStringList sentences;
    if (step.kind == StoryStep::Kind::Scored) {
        std::map<int, int> sums;
        for (const MatchEvent& event : step.events) sums[event.seat] += event.amount;
        QStringList all;
        for (const auto& [seat, sum] : sums)
            all << tr("%1 %2", "player and points").arg(texts.seatName(seat), signedNumber(sum));
        return tr("%1: %2.", "what is counted, and the sums").arg(texts.word("word.points"), all.join(", "));
    }
    for (const MatchEvent& event : step.events) {
        const bool ends = event.kind == MatchEvent::Kind::Won || event.kind == MatchEvent::Kind::Tied;
        sentences.insert(ends ? 0 : sentences.size(), texts.sentence(event.text));
    }
    QStringList strengths;
    for (const StoryStep::Side& side : step.sides)
        if (side.strength)
            strengths << tr("%1 %2", "player and points")
                             .arg(texts.seatName(side.seat), QString::number(*side.strength));
    if (!strengths.isEmpty()) sentences.insert(1, tr("Strength: %1.").arg(strengths.join(" : ")));
    const int more = static_cast<int>(sentences.size()) - maxSentences;
    if (more > 0) {
        sentences = sentences.mid(0, maxSentences);
        sentences << tr("And %Ln more event(s).", "sentences of the log", more);
    }
    return sentences.join(' ');
}

}  // namespace hexa::editor

#include "moc_story.cpp"
