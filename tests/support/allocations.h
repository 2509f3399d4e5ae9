// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

// Counts every call of new in the whole program. Must be included in one file of a program without
// other content.

namespace hexa::test {
inline std::atomic<long> allocations = 0;
}  // namespace hexa::test

void* operator new(std::size_t size) {
    ++hexa::test::allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++hexa::test::allocations;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
