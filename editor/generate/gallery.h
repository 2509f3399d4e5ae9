// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

#include <vector>

namespace hexa::editor {

/// A map in the gallery.
struct GalleryEntry {
    generate::Produced produced;
    bool pinned = false;
    bool proven = false;  ///< From the library, with the games of its proof.
    /// Serial number while the map is open. It stays when entries come and go.
    int number = 0;
    friend bool operator==(const GalleryEntry& a, const GalleryEntry& b) { return a.number == b.number; }
};

/// The maps to choose from, with their numbers. Pinned ones stay when others come.
class Gallery {
public:
    const std::vector<GalleryEntry>& entries() const { return mEntries; }
    void setEntries(std::vector<GalleryEntry> entries) { mEntries = std::move(entries); }
    /// Returns the map with this number, or null if the gallery no longer has it.
    const GalleryEntry* entry(int number) const;
    /// Returns false if nothing changes.
    bool setPinned(int number, bool pinned);
    void removeUnpinned();
    /// Adds maps of the library.
    void addProven(std::vector<generate::Produced> maps);
    /// Replaces the previous best maps by those of a run. Maps that were already there keep their
    /// numbers. Returns true if there is something new to see.
    bool take(const std::vector<generate::Produced>& maps);

private:
    GalleryEntry* find(int number);

    std::vector<GalleryEntry> mEntries;
    int mLastNumber = 0;
};

}  // namespace hexa::editor
