// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/memory.h"

#include <cstddef>
#include <vector>

namespace hexa::editor {

/// The translation memory of a project during editing. It consists of blocks of units, and an edit
/// makes only its own blocks outdated.
class LiveMemory {
public:
    /// Sets another project. All blocks are outdated then.
    void reset(const texts::Project& project);
    /// Records that units [at, at + removed) became `inserted` others.
    void change(std::size_t at, std::size_t removed, std::size_t inserted);
    /// Learns an old block. Returns false if none is left.
    bool learnSome(const texts::Project& project);
    bool ready() const { return mOld == 0; }

    /// Finds matches as texts::Memory::find() does. First learns the outdated blocks.
    std::vector<texts::MemoryMatch> find(const texts::Project& project, std::string_view text,
                                         std::string_view from, std::string_view to, int minPercent,
                                         std::size_t max, std::string_view except);

private:
    struct Block {
        std::size_t units = 0;
        bool old = true;
        texts::Memory memory;
    };
    void makeOld(Block& block);
    /// Splits blocks, so that many new units are learned in several turns.
    void split();

    std::vector<Block> mBlocks;  ///< One after the other, all units.
    std::size_t mOld = 0;        ///< Old blocks.
};

}  // namespace hexa::editor
