// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What is known of all units of a project, kept from change to change: only changed units are
// looked at again, so that windows need not wait for thousands of rows.

namespace hexa::texts {

/// Progress of a project, as progressOf() counts it.
class ProgressCount {
public:
    /// Returns the progress after the latest changes.
    const std::vector<Progress>& update(const Project& project);

private:
    Units mUnits;
    std::vector<Progress> mProgress;
};

/// Units with the same source, as equalSources() finds them.
class EqualSources {
public:
    std::vector<std::size_t> of(const Project& project, std::size_t unit, std::string_view language);

private:
    void update(const Project& project);

    Units mUnits;
    std::string mSource;                 ///< Of the project.
    std::vector<std::uint64_t> mHashes;  ///< Of each unit's source text.
};

}  // namespace hexa::texts
