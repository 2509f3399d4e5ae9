// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Earlier texts of a row in a language, kept with the text.

namespace hexa::texts {

/// Maximum changes of a text, and maximum bytes of their texts. The latest change always stays.
inline constexpr std::size_t maxRevisions = 20;
inline constexpr std::size_t maxHistoryBytes = 100'000;

/// Author and time (UTC, "2026-01-31T12:00Z") of a change, given from outside.
struct Signature {
    std::string author;  ///< Empty: unknown.
    std::string time;
    friend bool operator==(const Signature&, const Signature&) = default;
};

/// Records what an edit changes: wordings, and states that are set. A translation that only becomes
/// stale or up to date with its source is not recorded. Units are matched by ID. Don't record an
/// edit that only moves texts between rows, because histories move with them.
void record(const Project& project, Edit& edit, const Signature& by);

/// A text at some time.
struct Version {
    std::string_view text;
    State state = State::Missing;
    std::string_view author;  ///< Author of this text or state; empty: unknown.
    std::string_view time;
    friend bool operator==(const Version&, const Version&) = default;
};
/// Returns the versions of a text, the present one first. Valid as long as the text.
std::vector<Version> versionsOf(const Text& text);

/// Returns the history of two texts that become one: by time, those without a time first.
std::vector<Revision> joinedHistory(std::vector<Revision> a, const std::vector<Revision>& b);

}  // namespace hexa::texts
