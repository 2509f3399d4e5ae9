// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/livememory.h"

#include <algorithm>
#include <iterator>

namespace hexa::editor {
namespace {

constexpr std::size_t blockUnits = 128;  // some milliseconds to learn

}  // namespace

void LiveMemory::reset(const texts::Project& project) {
    mBlocks.clear();
    for (std::size_t at = 0; at < project.units.size(); at += blockUnits)
        mBlocks.push_back({std::min(blockUnits, project.units.size() - at), true, {}});
    mOld = mBlocks.size();
}

void LiveMemory::makeOld(Block& block) {
    if (!block.old) ++mOld;
    block.old = true;
}

void LiveMemory::change(std::size_t at, std::size_t removed, std::size_t inserted) {
    if (removed == 0 && inserted == 0) return;  // something else than texts
    if (mBlocks.empty()) {
        mBlocks.push_back({});
        ++mOld;
    }
    std::size_t begin = 0;
    // If the number of units stays, each block keeps its size. Otherwise new units replace the
    // removed ones, or, at the very end, go into the last block.
    bool put = false;
    for (std::size_t i = 0; i < mBlocks.size(); ++i) {
        Block& block = mBlocks[i];
        const std::size_t end = begin + block.units;
        const std::size_t from = std::clamp(at, begin, end);
        const std::size_t to = std::clamp(at + removed, begin, end);
        const bool here = removed != inserted && !put && (at < end || i + 1 == mBlocks.size());
        begin = end;
        if (from == to && !here) continue;
        makeOld(block);
        if (removed == inserted) continue;
        block.units -= to - from;
        if (here) block.units += inserted;
        put = put || here;
    }
    split();
}

void LiveMemory::split() {
    for (std::size_t i = 0; i < mBlocks.size(); ++i) {
        if (mBlocks[i].units <= 2 * blockUnits) continue;
        // Learning it at once would block the window.
        makeOld(mBlocks[i]);
        const std::size_t rest = mBlocks[i].units - blockUnits;
        mBlocks[i].units = blockUnits;
        mBlocks.insert(mBlocks.begin() + static_cast<std::ptrdiff_t>(i) + 1, Block{rest, true, {}});
        ++mOld;
    }
}

bool LiveMemory::learnSome(const texts::Project& project) {
    std::size_t begin = 0;
    for (Block& block : mBlocks) {
        if (block.old) {
            texts::Project some;
            some.units = project.units.part(begin, block.units);
            block.memory = texts::Memory(some);
            block.old = false;
            --mOld;
            return true;
        }
        begin += block.units;
    }
    return false;
}

std::vector<texts::MemoryMatch> LiveMemory::find(const texts::Project& project, std::string_view text,
                                                 std::string_view from, std::string_view to, int minPercent,
                                                 std::size_t max, std::string_view except) {
    while (learnSome(project)) {
    }
    std::vector<const texts::Memory*> memories;
    for (const Block& block : mBlocks) memories.push_back(&block.memory);
    return texts::Memory::findIn(memories, text, from, to, minPercent, max, except);
}

}  // namespace hexa::editor
