// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cassert>
#include <memory>
#include <utility>
#include <variant>

namespace hexa {

/// Reason of a failed operation: a message and a place. Two words wide, so that a Result in a hot
/// loop stays cheap; the data behind it is shared and never changes.
class Error {
public:
    explicit Error(std::string code, Arguments arguments = {}, Place place = {})
        : mData(
              std::make_shared<const Data>(Data{{std::move(code), std::move(arguments)}, std::move(place)})) {
    }

    const std::string& code() const { return mData->code; }
    const Arguments& arguments() const { return mData->arguments; }
    const Place& place() const { return mData->place; }
    operator const Message&() const {
        return *mData;
    }  // NOLINT: an error can be shown wherever a message can

    friend bool operator==(const Error& a, const Error& b) { return *a.mData == *b.mData; }

private:
    struct Data : Message {
        Place place;
        friend bool operator==(const Data&, const Data&) = default;
    };
    std::shared_ptr<const Data> mData;
};

/// A value or the Error that prevented it.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : mContent(std::in_place_index<0>, std::move(value)) {}  // NOLINT: implicit on purpose
    Result(Error error)
        : mContent(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit on purpose

    bool ok() const { return mContent.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& { return assert(ok()), *std::get_if<0>(&mContent); }
    T& value() & { return assert(ok()), *std::get_if<0>(&mContent); }
    T&& value() && { return assert(ok()), std::move(*std::get_if<0>(&mContent)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const Error& error() const { return assert(!ok()), *std::get_if<1>(&mContent); }

private:
    std::variant<T, Error> mContent;
};

/// The Result of an operation that only succeeds or fails.
struct Done {
    friend bool operator==(Done, Done) = default;
};
using Status = Result<Done>;

}  // namespace hexa
