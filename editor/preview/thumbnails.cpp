// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/thumbnails.h"

#include "core/engine/system.h"
#include "editor/paint/render.h"

namespace hexa::editor {
namespace {

Thumbnail make(const Thumbnails::Source& source, const Thumbnails::GameOf& gameOf, int longestSide) {
    const std::optional<Scenario> scenario = source();
    const GameSystem* game = scenario ? gameOf(*scenario) : nullptr;
    if (game == nullptr) return {{}, {}, 0, true};
    paint::MapStyle style;
    style.ids = false;
    style.rulers = false;
    style.seatNames = false;
    style.locks = false;
    style.ground = Qt::transparent;
    return {paint::thumbnail(*scenario, *game, style, longestSide), scenario->title, scenario->players(),
            false};
}

}  // namespace

Thumbnails::Thumbnails(GameOf gameOf, int longestSide, QObject* parent)
    : QObject(parent), mGameOf(std::move(gameOf)), mLongestSide(longestSide) {}

void Thumbnails::add(QObject* receiver, Source source, Taker take) {
    mQueue.push_back({receiver, std::move(source), std::move(take)});
    next();
}

void Thumbnails::start() {
    mStarted = true;
    next();
}

void Thumbnails::next() {
    if (!mStarted || mJob.running()) return;
    // Deleted cards need no picture.
    while (!mQueue.empty() && mQueue.front().receiver.isNull()) mQueue.pop_front();
    if (mQueue.empty()) return;
    const Wanted wanted = std::move(mQueue.front());
    mQueue.pop_front();
    mJob.start(
        [this, source = wanted.source](const JobControl&) { return make(source, mGameOf, mLongestSide); },
        [this, receiver = wanted.receiver, take = wanted.take](const Thumbnail& thumbnail) {
            if (!receiver.isNull()) take(thumbnail);
            next();
        });
}

}  // namespace hexa::editor

#include "moc_thumbnails.cpp"
