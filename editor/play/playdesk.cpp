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

/// What the program does in one go, before the window shows it.
constexpr std::size_t mostAtOnce = 48;
constexpr std::size_t mostBranches = 12;
constexpr int replayPace = 250;  // milliseconds, where the program's players act at once
const char* const takenBackKey = "takenBack";

bool isMark(const std::string& line) { return line.starts_with("state "); }

std::vector<std::string> decisionsOf(const GameRecord& record) {
    std::vector<std::string> lines;
    for (const std::string& line : record.lines)
        if (!isMark(line)) lines.push_back(line);
    return lines;
}

}  // namespace

PlayDesk::PlayDesk(const Document& map, const Locale& locale, const QString& recoveryFolder, QObject* parent)
    : QObject(parent), mMap(map), mLocale(locale) {
    mSetup = usualSetup(system(), map.scenario().players());
    if (!recoveryFolder.isEmpty())
        mRecovery = std::make_unique<PlayRecovery>(recoveryFolder, system().catalog, [this] {
            return mMatch != nullptr && !over() ? std::optional(record()) : std::nullopt;
        });
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &PlayDesk::tick);
    connect(&mTask, &BackgroundTask::finished, this, [this] {
        const auto lines = std::move(mThought);
        thought(mThinkingFor, *lines);
    });
    connect(&mHintTask, &BackgroundTask::finished, this, [this] {
        const std::string line = *mAdvice;
        if (mHintFor == mGeneration && !line.empty() && mayDecide()) {
            mHint = PlayHint{line, describe(line), {}};
            for (const MatchOption& option : mDecision.options)
                if (option.order == line) mHint->at = option.at;
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
    mFuture.clear();
    mTakenBack.clear();
    take(*std::move(match));
    return Done{};
}

Status PlayDesk::open(const GameRecord& record) {
    if (functions() == nullptr || !functions()->resume) return Error("play.no-play");
    auto match = functions()->resume(record, ReplayMode::Recorded);
    if (!match) return match.error();
    mFuture.clear();
    mTakenBack.clear();
    mPaused = true;  // who opens a game looks at it first
    take(*std::move(match));
    return Done{};
}

void PlayDesk::end() {
    mFuture.clear();
    take(nullptr);
}

void PlayDesk::take(std::unique_ptr<Match> match) {
    ++mGeneration;
    mTimer.stop();
    mMatch = std::move(match);
    mViewer = -1;
    mLook = -1;
    mReplaying = false;
    mBranches.clear();
    mCurtain.reset();
    mSheet = {};
    mSheetKey.clear();
    mLines = mMatch != nullptr ? decisionsOf(mMatch->record()).size() : 0;
    refresh();
    emit begun();
    emit changed();
    emit runChanged();
    think();
}

GameRecord PlayDesk::record() const {
    GameRecord record = mMatch->record();
    if (!mFuture.empty()) {
        // The whole game is kept, wherever one looks at the moment.
        auto whole = mMatch->clone();
        for (const std::string& line : mFuture) static_cast<void>(whole->apply(line));
        record = whole->record();
    }
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

/// What comes after now does not count any more.
void PlayDesk::branch() {
    if (mFuture.empty()) return;
    mTakenBack.push_back({mLines + mFuture.size(), mLines});
    if (mBranches.size() == mostBranches) mBranches.erase(mBranches.begin());
    mBranches.push_back(wholeLine());
    mFuture.clear();
}

std::vector<std::string> PlayDesk::wholeLine() const {
    std::vector<std::string> lines = decisionsOf(mMatch->record());
    lines.insert(lines.end(), mFuture.begin(), mFuture.end());
    return lines;
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
    if (mRecovery) mRecovery->touch();
}

bool PlayDesk::mayDecide() const {
    return mMatch != nullptr && mViewer >= 0 && !mCurtain && isPerson(mViewer) &&
           std::ranges::find(mDecision.seats, mViewer) != mDecision.seats.end();
}

// -- what is to be done -------------------------------------------------------------------------------------------

bool PlayDesk::choose(const std::string& order) {
    if (mMatch == nullptr || !mayDecide()) return false;
    if (const Status legal = mMatch->check(order); !legal) {
        emit told(mLocale.text(legal.error()));
        return false;
    }
    branch();
    ++mGeneration;
    mReplaying = false;
    if (!apply(order)) return false;
    mPaused = mPaused && persons() == 0;
    dropHint();
    refresh();
    emit changed();
    think();
    return true;
}

std::string PlayDesk::wordAt(Hex at) const { return mMatch != nullptr ? mMatch->wordOf(at) : std::string(); }

QString PlayDesk::refusalAt(Hex at) const {
    if (!mayDecide()) return {};
    const std::string word = wordAt(at);
    if (word.empty()) return {};
    std::string line;
    if (writesSheet()) {
        SheetDraft alone(mSheet.form());
        if (!mInHand.empty()) {
            alone.put(mInHand, word);
            line = alone.line();
        } else if (mSheet.left() <= 0) {
            return tr("All workers are placed; the right button takes one back.");
        } else {
            for (const SheetForm::Place& place : mSheet.form().places)
                if (place.word == word) return {};
            line = alone.lineWith(word);
        }
    } else {
        const auto onBoard = [](const MatchOption& option) { return option.at.has_value(); };
        if (std::ranges::none_of(mDecision.options, onBoard)) return {};
        for (const MatchOption& option : mDecision.options)
            if (option.at == at) return {};
        line = mDecision.order + ' ' + word;
    }
    const Status legal = mMatch->check(line);
    return legal ? QString() : mLocale.text(legal.error());
}

bool PlayDesk::click(Hex at, int number) {
    if (!mayDecide()) return false;
    if (writesSheet()) {
        const std::string word = wordAt(at);
        if (word.empty()) return false;
        if (number < 0) {
            for (const SheetForm::Piece& piece : mSheet.form().pieces)
                if (mSheet.at(word) == 0 && mSheet.placeOf(piece.word) == word) {
                    put(piece.word, {});
                    return true;
                }
            return add(word, number);
        }
        if (const QString refusal = refusalAt(at); !refusal.isEmpty()) {
            emit told(refusal);
            return false;
        }
        if (mInHand.empty()) return add(word, number);
        put(mInHand, word);
        setInHand({});
        return true;
    }
    for (const MatchOption& option : mDecision.options)
        if (option.at == at) return choose(std::string(option.order));
    if (const QString refusal = refusalAt(at); !refusal.isEmpty()) emit told(refusal);
    return false;
}

void PlayDesk::targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const {
    if (!mayDecide()) return;
    if (!writesSheet()) {
        for (const MatchOption& option : mDecision.options)
            if (option.at) lit.push_back(*option.at);
        if (mDecision.at && lit.empty()) mild.push_back(*mDecision.at);
        return;
    }
    const std::vector<SheetForm::Place>* places = &mSheet.form().places;
    for (const SheetForm::Piece& piece : mSheet.form().pieces)
        if (piece.word == mInHand) places = &piece.places;
    if (mInHand.empty() && mSheet.left() <= 0) return;
    for (const SheetForm::Place& place : *places)
        if (place.at) (place.needsUnitBetween ? mild : lit).push_back(*place.at);
}

// -- a sheet ------------------------------------------------------------------------------------------------------

bool PlayDesk::writesSheet() const { return mayDecide() && mDecision.kind == MatchDecision::Kind::Sheets; }

void PlayDesk::renewSheet() {
    if (!writesSheet()) {
        mSheet = {};
        mSheetKey.clear();
        mInHand.clear();
        return;
    }
    SheetForm form = mMatch->sheetForm(mViewer);
    std::string key = form.order;
    for (const MatchView::Track& track : mView.tracks) key += ' ' + std::to_string(track.now);
    if (key == mSheetKey) return;
    mSheetKey = std::move(key);
    mSheet = SheetDraft(std::move(form));
    mInHand.clear();
}

bool PlayDesk::add(const std::string& place, int number) {
    if (!writesSheet() || !mSheet.add(place, number)) return false;
    emit sheetChanged();
    return true;
}

void PlayDesk::move(Hex from, Hex to) {
    const std::string source = wordAt(from);
    const std::string target = wordAt(to);
    if (!writesSheet() || source == target || mSheet.at(source) == 0) return;
    mSheet.add(source, -1);
    if (const QString refusal = refusalAt(to); !refusal.isEmpty() || target.empty()) {
        mSheet.add(source, 1);
        if (!refusal.isEmpty()) emit told(refusal);
        return;
    }
    mSheet.add(target, 1);
    emit sheetChanged();
}

void PlayDesk::put(const std::string& piece, const std::string& place) {
    if (!writesSheet()) return;
    if (place.empty())
        mSheet.take(piece);
    else
        mSheet.put(piece, place);
    emit sheetChanged();
}

void PlayDesk::clearSheet() {
    if (!writesSheet()) return;
    mSheet.clear();
    emit sheetChanged();
}

void PlayDesk::setInHand(const std::string& piece) {
    if (!writesSheet()) return;
    mInHand = piece;
    emit sheetChanged();
}

QString PlayDesk::sheetRefusal() const {
    if (!writesSheet()) return {};
    const Status legal = mMatch->check(mSheet.line());
    return legal ? QString() : mLocale.text(legal.error());
}

bool PlayDesk::seal() {
    if (!writesSheet()) return false;
    return choose(mSheet.line());
}

// -- time ---------------------------------------------------------------------------------------------------------

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
            if (persons) {
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
    emit changed();
    emit runChanged();
    think();
}

// -- the program's players ----------------------------------------------------------------------------------------

bool PlayDesk::programsTurn() const {
    if (mMatch == nullptr) return false;
    switch (mDecision.kind) {
    case MatchDecision::Kind::Over:
        return false;
    case MatchDecision::Kind::Chance:
        return mMatch->record().seed.has_value();
    default:
        return mMatch->record().seed &&
               std::ranges::any_of(mDecision.seats, [this](int seat) { return !isPerson(seat); });
    }
}

void PlayDesk::think() {
    if ((mPaused && !mSingle) || inPast() || mTask.running() || !programsTurn()) return;
    mThinkingFor = mGeneration;
    mThought = std::make_shared<std::vector<std::string>>();
    const bool many = mPace == 0 && !mSingle;
    mTask.start([match = std::shared_ptr<Match>(mMatch->clone()), lines = mThought,
                 many](const std::stop_token& stop, const BackgroundTask::Progress&) -> Status {
        do {
            const std::size_t before = match->record().lines.size();
            if (!match->playOne()) break;
            lines->push_back(match->record().lines[before]);
        } while (many && lines->size() < mostAtOnce && !stop.stop_requested());
        return Done{};
    });
    emit runChanged();
}

void PlayDesk::thought(std::uint64_t generation, const std::vector<std::string>& lines) {
    mSingle = false;
    // A person may have sealed a sheet meanwhile: then only what is overtaken is left out.
    if (generation == mGeneration && mMatch != nullptr) {
        for (const std::string& line : lines) {
            if (!mMatch->apply(line)) break;
            ++mLines;
        }
        if (!lines.empty()) {
            refresh();
            emit changed();
        }
    }
    emit runChanged();
    mTimer.start(generation == mGeneration ? mPace : 0);
}

void PlayDesk::setPaused(bool paused) {
    if (mPaused == paused) return;
    mPaused = paused;
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
    if (!mTask.running()) mSingle = false;
}

void PlayDesk::askHint() {
    if (!mayDecide() || mHintTask.running() || functions()->bots.empty()) return;
    mHint.reset();
    mHintFor = mGeneration;
    mAdvice = std::make_shared<std::string>();
    mHintTask.start(
        [match = std::shared_ptr<Match>(mMatch->clone()), seat = mViewer, line = mAdvice,
         bot = functions()->bots.back()](const std::stop_token&, const BackgroundTask::Progress&) -> Status {
            *line = match->advice(seat, bot);
            return Done{};
        });
    emit hintChanged();
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
    emit sheetChanged();
}

QString PlayDesk::describe(const std::string& line) const {
    for (const MatchOption& option : mDecision.options)
        if (option.order == line) return PlayTexts::text(option.text, mLocale);
    return PlayTexts::sheetText(mSheet.form(), line, mLocale);
}

void PlayDesk::flushRecovery() {
    if (mRecovery) mRecovery->flush();
}

}  // namespace hexa
