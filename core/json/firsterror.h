// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <utility>

namespace hexa {

/// Keeps the first mistake of a chain of readings, so that a reader's code reads like its format.
/// After a mistake every reading gives nothing or a default, and the end checks once. A reader
/// inherits it or has one. A reader of drafts can set mLenient: it passes over mistakes, so each
/// reading has to expect that an earlier one failed.
class FirstError {
public:
    template <class T>
    std::optional<T> keep(Result<T> result) {
        if (result) return std::move(*result);
        fail(result.error());
        return std::nullopt;
    }
    void fail(Error error) {
        if (!mError && !mLenient) mError = std::move(error);
    }
    explicit operator bool() const { return mError.has_value(); }
    const Error& first() const { return *mError; }

protected:
    std::optional<Error> mError;
    bool mLenient = false;  ///< Mistakes are not kept; reading goes on.
};

}  // namespace hexa
