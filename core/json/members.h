// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace hexa {

// A type in a file is described once. describe(io, value) names its members in the order of the
// file: to MembersIn, which fills the value, or to MembersOut, which writes it. Both have the same
// functions:
//
//   header, format                           what the file is
//   number, place, fraction, real, flag, text, localized, seed, hash, choice, word, raw
//                                            one value; empty std::optional ones are left out
//   numbers, places, reals, texts            lists
//   flags, entries, fractions                objects with keys as data
//   object, objects                          described values
//   has(key, there)                          true if it is read or written (`there`)
//   need(fine, key), atMost(key, count)      refuse what was read
//   extra, end                               members that were not named: kept or refused
//
// Only MembersIn has refuse, each, eachMember, pointer and errors; only MembersOut has json. They
// stand behind `if constexpr (Io::reads)`.

/// The value in describe(): constant when it is written.
template <class Io, class T>
using Described = std::conditional_t<Io::reads, T, const T>;

}  // namespace hexa
