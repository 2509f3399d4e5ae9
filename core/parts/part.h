// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parts/trials.h"

#include <set>
#include <string>
#include <vector>

namespace hexa::parts {

/// Request of a run. Only parts with equal requests belong together.
struct Request {
    std::vector<std::string>
        command;  ///< Its name and the options that matter for the result, in a fixed order.
    std::vector<std::string> grounds;  ///< Further grounds: the content of files, versions.

    std::uint64_t hash() const;
    friend bool operator==(const Request&, const Request&) = default;
};

/// Result of one part of a run.
struct Part {
    Request request;
    PartNumber number;
    Tallies tallies;
    friend bool operator==(const Part&, const Part&) = default;
};

/// A part and the name of its file, for messages.
struct NamedPart {
    std::string name;
    Part part;
};

/// Fails with "parts.missing" (`file`: the name of one of them) unless all numbers from 1 to `of`
/// are there.
Status allThere(const std::set<int>& numbers, int of, const std::string& name);

/// Merges all parts, in any order, into the whole. A part may occur several times if its copies
/// agree. Fails with "parts.none", "parts.other-request", "parts.other-count", "parts.twice",
/// "parts.shape" or "parts.missing"; their argument `file` is the unsuitable part.
Result<Part> merge(const std::vector<NamedPart>& parts);

/// Returns the tallies of these trials, in their order. Fails with "parts.incomplete" if games of a
/// trial are missing, or if there are other trials.
Result<std::vector<sim::Tally>> complete(Tallies tallies, const std::vector<Trial>& trials);

}  // namespace hexa::parts
