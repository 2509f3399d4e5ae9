// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/supply.h"

#include "editor/document/document.h"

namespace hexa::editor {

SupplyState supplyOf(const Document& document, KindId kind) {
    const auto supply = isTile(kind) ? document.catalog().kind(kind).supply : std::nullopt;
    if (!supply || document.counts().of(kind) < *supply) return SupplyState::Fine;
    return leftInBox(document, kind) ? SupplyState::UsedUp : SupplyState::Exceeded;
}

std::optional<int> leftInBox(const Document& document, KindId kind) {
    if (!isTile(kind) || document.scenario().profile == RuleProfile::Free) return std::nullopt;
    const auto supply = document.catalog().kind(kind).supply;
    const int used = document.counts().of(kind);
    // A map that already needs a second box is not held up by the first.
    if (!supply || used > *supply) return std::nullopt;
    return *supply - used;
}

}  // namespace hexa::editor
