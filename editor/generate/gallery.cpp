// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/gallery.h"

#include "core/balance/binding.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

/// Returns a result for a known map. Games and certificate that only the known one has stay.
generate::Produced joined(const generate::Produced& known, generate::Produced now) {
    if (now.played.empty()) now.played = known.played;
    if (!now.certificate && known.certificate) {
        now.certificate = known.certificate;
        balance::takeCertificate(now.candidate.scenario, known.candidate.scenario);
    }
    return now;
}

/// True if the gallery's entry for a map has changed.
bool looksOther(const generate::Produced& before, const generate::Produced& now) {
    return before.playedGap() != now.playedGap() ||
           before.certificate.has_value() != now.certificate.has_value();
}

}  // namespace

const GalleryEntry* Gallery::entry(int number) const {
    const auto found = std::ranges::find(mEntries, number, &GalleryEntry::number);
    return found != mEntries.end() ? &*found : nullptr;
}

GalleryEntry* Gallery::find(int number) { return const_cast<GalleryEntry*>(entry(number)); }

bool Gallery::setPinned(int number, bool pinned) {
    GalleryEntry* known = find(number);
    return known != nullptr && std::exchange(known->pinned, pinned) != pinned;
}

void Gallery::removeUnpinned() {
    std::erase_if(mEntries, [](const GalleryEntry& entry) { return !entry.pinned; });
}

void Gallery::addProven(std::vector<generate::Produced> maps) {
    for (generate::Produced& map : maps) mEntries.push_back({std::move(map), false, true, ++mLastNumber});
}

bool Gallery::take(const std::vector<generate::Produced>& maps) {
    std::vector<GalleryEntry> gallery;
    for (const GalleryEntry& entry : mEntries)
        if (entry.pinned) gallery.push_back(entry);
    bool changed = false;
    for (const generate::Produced& produced : maps) {
        const auto sameMap = [&](const GalleryEntry& entry) {
            return entry.produced.candidate.scenario.board == produced.candidate.scenario.board;
        };
        auto place = std::ranges::find_if(gallery, sameMap);
        if (place == gallery.end()) {
            const auto known = std::ranges::find_if(mEntries, sameMap);
            changed = changed || known == mEntries.end();
            gallery.push_back(known != mEntries.end() ? *known
                                                      : GalleryEntry{produced, false, false, ++mLastNumber});
            place = gallery.end() - 1;
        }
        generate::Produced both = joined(place->produced, produced);
        changed = changed || looksOther(place->produced, both);
        place->produced = std::move(both);
    }
    changed = changed || gallery.size() != mEntries.size();
    mEntries = std::move(gallery);
    return changed;
}

}  // namespace hexa::editor
