// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/seatlog.h"

#include <algorithm>

namespace hexa {

SeatLog seatLogOf(const Match& match, int seat) {
    SeatLog log;
    log.seat = seat;
    const auto& lines = match.record().lines;
    const auto& events = match.events();
    const std::string start = 'P' + std::to_string(seat + 1) + ' ';
    auto event = events.begin();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (seat >= 0 && lines[i].starts_with(start)) log.entries.push_back({lines[i], {}});
        for (; event != events.end() && event->line <= i; ++event)
            if (const Message* known = knownOf(*event, seat))
                log.entries.push_back({{}, *known, event->at, event->kind == MatchEvent::Kind::TurnBegins});
    }
    log.standing = match.standing();
    log.standIns = match.standIns();
    MatchView view = match.view(seat);
    log.counters = std::move(view.counters);
    const MatchView open = match.view(-1);
    std::ranges::copy_if(view.cards, std::back_inserter(log.cards), [&](const MatchView::Card& card) {
        return std::ranges::find(open.cards, card) == open.cards.end();
    });
    return log;
}

}  // namespace hexa
