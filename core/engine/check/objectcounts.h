// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <string>
#include <vector>

namespace hexa {

/// Number of objects of a kind on a map; a piece with a count counts as that many.
struct ObjectCount {
    ObjectTable table = ObjectTable::Pieces;
    std::string kind;  ///< Empty: labels, and zones of no kind.
    Localized name;    ///< Name of the kind; may be empty.
    int count = 0;
    friend bool operator==(const ObjectCount&, const ObjectCount&) = default;
};

/// Returns all kinds that occur: table by table, in the order of the catalog; own regions of the
/// map and zones without a kind last in theirs.
std::vector<ObjectCount> countObjects(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa
