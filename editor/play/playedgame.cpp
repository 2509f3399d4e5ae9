// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playedgame.h"

#include "core/json/reader.h"
#include "core/json/writer.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace hexa::editor {
namespace {

const char* const takenBackKey = "takenBack";
const char* const draftKey = "ordersBeingWritten";
constexpr std::size_t maxBranches = 12;

bool isStartOf(const std::vector<std::string>& start, const std::vector<std::string>& line) {
    return start.size() <= line.size() && std::equal(start.begin(), start.end(), line.begin());
}

/// Returns the number of common decisions in two lines of play.
std::size_t commonStart(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

std::string textOf(const std::vector<PlayedGame::TakenBack>& takenBack) {
    JsonWriter json;
    json.beginArray();
    for (const PlayedGame::TakenBack& back : takenBack) {
        json.beginObject();
        json.member("from", static_cast<std::int64_t>(back.from));
        json.member("to", static_cast<std::int64_t>(back.to));
        json.endObject();
    }
    json.endArray();
    std::string text = json.take();
    std::erase(text, '\n');
    return text;
}

std::string textOf(const std::string& string) {
    JsonWriter json;
    json.value(string);
    std::string text = json.take();
    std::erase(text, '\n');
    return text;
}

/// Reads the result of textOf(). Unreadable text of other programs is ignored.
std::vector<PlayedGame::TakenBack> takenBackOf(const std::string& text) {
    std::vector<PlayedGame::TakenBack> list;
    const auto document = JsonDocument::parse(text);
    if (!document || !document->root().isArray()) return {};
    // The document must live as long as its children.
    const JsonNode root = document->root();
    for (auto walker = root.walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        auto object = JsonObject::open(node);
        const auto from = object ? object->optional("from") : std::nullopt;
        const auto to = object ? object->optional("to") : std::nullopt;
        if (!from || !to) return {};
        constexpr std::int64_t max = std::numeric_limits<std::int32_t>::max();
        const auto first = from->integer(0, max);
        const auto second = to->integer(0, max);
        if (!first || !second) return {};
        list.push_back({static_cast<std::size_t>(*first), static_cast<std::size_t>(*second)});
    }
    return list;
}

/// Returns a string member; empty if it is not a string.
std::string stringOf(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return {};
    const JsonNode root = document->root();
    const auto string = root.string();
    return string ? std::string(*string) : std::string();
}

/// Sets a member; an empty text removes it.
void setMember(Extra& extra, const char* key, const std::string& text) {
    std::erase_if(extra.members, [key](const auto& member) { return member.first == key; });
    if (!text.empty()) extra.members.emplace_back(key, text);
}

}  // namespace

PlayedGame::PlayedGame(std::unique_ptr<Match> match, RecoveryFolder* folder, const Catalog& catalog)
    : mMatch(std::move(match)), mPosition(decisionsOf(mMatch->record()).size()) {
    for (const auto& [key, text] : mMatch->record().extra.members) {
        if (key == takenBackKey) mTakenBack = takenBackOf(text);
        if (key == draftKey) mDraft = stringOf(text);
    }
    if (folder != nullptr)
        mRecovery = std::make_unique<PlayRecovery>(*folder, catalog, [this]() -> std::optional<GameRecord> {
            if (line().empty()) return std::nullopt;
            GameRecord copy = record();
            if (!draft().empty()) setMember(copy.extra, draftKey, textOf(mDraft));
            return copy;
        });
}

bool PlayedGame::isPerson(int seat) const {
    if (seat < 0) return false;
    const auto& players = mMatch->record().players;
    const auto index = static_cast<std::size_t>(seat);
    return index >= players.size() || players[index].bot.empty();
}

int PlayedGame::persons() const {
    int count = 0;
    for (int seat = 0; seat < mMatch->record().scenario.players(); ++seat) count += isPerson(seat) ? 1 : 0;
    return count;
}

std::vector<std::string> PlayedGame::line() const {
    std::vector<std::string> lines = decisionsOf(mMatch->record());
    lines.insert(lines.end(), mFuture.begin(), mFuture.end());
    return lines;
}

// -- decisions

Status PlayedGame::apply(const std::string& line) {
    const Status status = mMatch->apply(line);
    if (status) ++mPosition, mDraft.clear();
    return status;
}

Status PlayedGame::decide(const std::vector<std::string>& lines) {
    if (lines.empty()) return Done{};
    std::vector<std::string> asked = lines;
    if (lines.size() == 1) {
        if (Status legal = mMatch->check(lines.front()); !legal) return legal;
    } else {
        const auto tried = mMatch->clone();
        const auto left = applyBundle(*tried, lines);
        if (!left) return left.error();
        asked = *left;
    }
    leaveFuture();
    const std::size_t first = mPosition;
    for (const std::string& line : asked) {
        if (mPosition > first) mAlone.insert(mPosition);
        if (Status done = apply(line); !done) return done;
    }
    return Done{};
}

Status PlayedGame::append(const std::string& line) { return apply(line); }

void PlayedGame::answerAlone() {
    const int people = persons();
    while (!inPast()) {
        const MatchDecision decision = mMatch->decision();
        const auto person = [this](int seat) { return isPerson(seat); };
        if (decision.kind != MatchDecision::Kind::Choice || std::ranges::none_of(decision.seats, person))
            return;
        std::string order;
        if (people == 1 && decision.options.size() == 1) order = decision.options.front().order;
        if (hasStanding(decision.seats.front()) && !decision.standing.empty()) order = decision.standing;
        if (order.empty()) return;
        mAlone.insert(mPosition);
        if (!apply(order)) return;
    }
}

Status PlayedGame::setPlayer(int seat, const std::string& bot) {
    const bool person = isPerson(seat);
    const Status changed = mMatch->setPlayer(seat, bot);
    if (changed && person != isPerson(seat)) mStanding.erase(seat);  // it was the order of whoever sat there
    return changed;
}

void PlayedGame::setStanding(int seat, bool on) {
    if (on)
        mStanding.insert(seat);
    else
        mStanding.erase(seat);
}

void PlayedGame::goTo(std::size_t position) {
    position = std::min(position, length());
    if (position < mPosition) {
        const std::vector<std::string> lines = decisionsOf(mMatch->record());
        mFuture.insert(mFuture.begin(), lines.begin() + static_cast<std::ptrdiff_t>(position), lines.end());
        mMatch->stepBack(mPosition - position);
        mPosition = position;
    }
    auto next = mFuture.begin();
    while (mPosition < position && apply(*next)) ++next;
    mFuture.erase(mFuture.begin(), next);
}

std::size_t PlayedGame::lastOfPersons() const {
    if (mPosition == 0) return 0;
    std::optional<std::size_t> last;
    for (int seat = 0; seat < mMatch->record().scenario.players(); ++seat)
        if (isPerson(seat)) last = std::max(last, lastOf(seat));  // none is less than any
    return last.value_or(mPosition - 1);
}

std::optional<std::size_t> PlayedGame::lastOf(int seat) const {
    const std::vector<std::string> lines = decisionsOf(mMatch->record());
    const std::string start = 'P' + std::to_string(seat + 1) + ' ';
    for (std::size_t i = lines.size(); i-- > 0;)
        if (lines[i].starts_with(start) && !mAlone.contains(i)) return i;
    return std::nullopt;
}

// -- lines of play

void PlayedGame::leaveFuture() {
    if (!inPast()) return;
    mTakenBack.push_back({length(), mPosition});
    std::vector<std::string> left = line();
    mFuture.clear();
    keepLine(std::move(left));
    mAlone.erase(mAlone.lower_bound(mPosition), mAlone.end());
}

void PlayedGame::keepLine(std::vector<std::string> left) {
    const auto holds = [&](const auto& line) { return isStartOf(left, line); };
    if (isStartOf(left, line()) || std::ranges::any_of(mBranches, holds)) return;
    std::erase_if(mBranches, [&](const auto& line) { return isStartOf(line, left); });
    mBranches.push_back(std::move(left));
    if (mBranches.size() > maxBranches)
        mBranches.erase(std::ranges::min_element(mBranches, {}, &std::vector<std::string>::size));
}

std::vector<PlayedGame::Branch> PlayedGame::branches() const {
    const std::vector<std::string> present = line();
    // Longer branches come before the ones that lead off from them.
    std::vector<std::size_t> byLength(mBranches.size());
    std::iota(byLength.begin(), byLength.end(), std::size_t{0});
    std::ranges::stable_sort(byLength, std::greater(), [this](std::size_t i) { return mBranches[i].size(); });
    std::vector<Branch> tree;
    for (const std::size_t index : byLength) {
        const std::vector<std::string>& left = mBranches[index];
        const auto end = after(left);
        Branch branch{index, left.size(), commonStart(left, present), 0, end->view(-1), end->standing()};
        auto place = tree.end();
        for (auto parent = tree.begin(); parent != tree.end(); ++parent)
            if (const std::size_t common = commonStart(left, mBranches[parent->index]);
                common > branch.common) {
                branch.common = common;
                branch.depth = parent->depth + 1;
                place = parent;
            }
        // The place behind that one and all its branches.
        if (place != tree.end())
            place = std::find_if(place + 1, tree.end(),
                                 [&](const Branch& other) { return other.depth < branch.depth; });
        tree.insert(place, std::move(branch));
    }
    return tree;
}

void PlayedGame::takeBranch(std::size_t index) {
    if (index >= mBranches.size()) return;
    const std::vector<std::string> present = line();
    const std::vector<std::string> taken = std::move(mBranches[index]);
    mBranches.erase(mBranches.begin() + static_cast<std::ptrdiff_t>(index));
    const std::size_t common = commonStart(taken, present);
    mTakenBack.push_back({length(), common});
    mAlone.erase(mAlone.lower_bound(common), mAlone.end());
    if (common < mPosition) goTo(common);
    mFuture.assign(taken.begin() + static_cast<std::ptrdiff_t>(mPosition), taken.end());
    keepLine(present);
    goTo(common);
}

std::unique_ptr<Match> PlayedGame::after(const std::vector<std::string>& decisions) const {
    const std::vector<std::string> shown = decisionsOf(mMatch->record());
    const std::size_t common = commonStart(decisions, shown);
    auto game = mMatch->clone();
    if (common < shown.size()) game->stepBack(shown.size() - common);
    for (std::size_t i = common; i < decisions.size(); ++i) static_cast<void>(game->apply(decisions[i]));
    return game;
}

// -- what is kept

GameRecord PlayedGame::record() const {
    GameRecord record = inPast() ? whole()->record() : mMatch->record();
    setMember(record.extra, draftKey, {});
    if (!mTakenBack.empty()) setMember(record.extra, takenBackKey, textOf(mTakenBack));
    return record;
}

void PlayedGame::setDraft(std::string line) {
    if (inPast() || line == mDraft) return;
    mDraft = std::move(line);
    if (mRecovery) mRecovery->touch();
}

bool PlayedGame::complete() const {
    const auto over = [](const Match& game) { return game.decision().kind == MatchDecision::Kind::Over; };
    return inPast() ? over(*whole()) : over(*mMatch);
}

bool PlayedGame::unfinished() const { return persons() > 0 && !line().empty() && !complete(); }

void PlayedGame::touch() {
    if (hasBranches())
        std::erase_if(mBranches, [present = line()](const auto& line) { return isStartOf(line, present); });
    if (mRecovery) mRecovery->touch();
}

Status PlayedGame::keep() { return mRecovery ? mRecovery->keep() : Status(Done{}); }

}  // namespace hexa::editor
