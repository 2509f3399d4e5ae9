// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace hexa {

// A type in a file is described once. describe(io, value) names its members in the order of the
// file: to MembersIn, which fills the value, or to MembersOut, which writes it. Both have the same
// functions:
//
//   number, fraction, real, flag, text, seed, hash, choice   one value; those of an std::optional
//                                                            are left out if it is empty
//   numbers, reals, texts, flags, entries, fractions         lists, and objects with keys as data
//   object, objects                                          described values
//   has(key, there)   true if a member is read or written; `there` counts for writing
//   need(fine, key)   refuses what was read for a key

/// The value in describe(): constant when it is written.
template <class Io, class T>
using Described = std::conditional_t<Io::reads, T, const T>;

}  // namespace hexa
