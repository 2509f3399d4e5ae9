// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/hints.h"
#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/programplayers.h"
#include "editor/play/spotlight.h"
#include "editor/play/story.h"
#include "editor/play/timeline.h"
#include "editor/play/viewer.h"

namespace hexa::editor {

/// All parts needed to play the open map, lowest first. Each part knows only those above it, and
/// hears of a change before those below and before any panel. Lives as long as the map is open.
/// Panels show the parts and never each other.
struct PlayParts {
    /// Creates the parts. If `recovery` is null, there are no recovery copies.
    PlayParts(const Document& map, const Locale& locale, RecoveryFolder* recovery)
        : session(map, locale, recovery),
          viewer(session),
          orders(session, viewer),
          program(session),
          hints(session, viewer, orders),
          timeline(session, program),
          story(session, viewer, orders, program) {}

    PlaySession session;
    Viewer viewer;
    OrderEntry orders;
    ProgramPlayers program;
    Hints hints;
    Timeline timeline;
    Story story;
    Spotlight spotlight;
};

}  // namespace hexa::editor
