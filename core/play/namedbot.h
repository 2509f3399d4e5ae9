// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hexa::play {

/// Name and version of a bot for files, reports and the command line. Its decisions belong to its
/// game.
class NamedBot {
public:
    NamedBot(const NamedBot&) = delete;
    NamedBot& operator=(const NamedBot&) = delete;

    /// Returns the name in files and on the command line.
    std::string_view name() const { return mName; }
    /// Returns the version, which rises whenever the bot may decide differently. Reports and
    /// certificates name it.
    int version() const { return mVersion; }

protected:
    ~NamedBot() = default;  // bots live as long as the program
    constexpr NamedBot(std::string_view name, int version) : mName(name), mVersion(version) {}

private:
    std::string_view mName;
    int mVersion;
};

}  // namespace hexa::play
