// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa {

/// Functions for the alternatives of a variant, as one that std::visit can call.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;  // clang 14 does not deduce it by itself

}  // namespace hexa
