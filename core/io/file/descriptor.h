// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <utility>

namespace hexa {

/// An open file of the operating system, closed when this goes.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int fd) : mFd(fd) {}
    Descriptor(Descriptor&& other) noexcept : mFd(std::exchange(other.mFd, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(mFd, other.mFd);
        return *this;
    }
    ~Descriptor() {
        if (mFd >= 0) ::close(mFd);
    }
    int fd() const { return mFd; }
    bool open() const { return mFd >= 0; }

private:
    int mFd = -1;
};

}  // namespace hexa
