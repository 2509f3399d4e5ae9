// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace hexa {

/// Returns the error of a JSON text inside another one, at `pointer`, with its place in the outer
/// one.
inline Error nestedError(const Error& error, const std::string& pointer) {
    const auto* at = std::get_if<JsonPointer>(&error.place());
    const std::string path = pointer + (at != nullptr ? at->path : std::string());
    Arguments arguments = error.arguments();
    for (Argument& argument : arguments)
        if (argument.name == "pointer") argument.value = path;
    return Error(error.code(), std::move(arguments), JsonPointer{path});
}

}  // namespace hexa
