// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// Returns the path of a program in one of the folders (separated by colons), or an empty text.
std::string findProgram(std::string_view name, std::string_view folders);

/// Bounds of a program that is run.
struct ProgramLimits {
    std::size_t output = 0;  ///< Bytes of its output ...
    std::size_t words = 0;   ///< ... and of its errors, of which the rest is dropped.
    std::size_t memory = 0;  ///< Bytes.
    int seconds = 0;         ///< Of processor time, and nearly so many without any output.
};

/// What a program has left behind.
struct ProgramEnd {
    enum class How : unsigned char { Finished, NotStarted, Stopped, TooLarge, TooSlow };
    How how = How::Finished;
    int status = 0;  ///< Exit status, or -1 after a signal; of NotStarted the system's error.
    std::string output;
    std::string words;  ///< From its standard error.
};

/// Runs a program with arguments, without input, and waits for it. It is killed with all that it
/// has started when it passes a limit or is stopped.
ProgramEnd runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const ProgramLimits& limits, const std::stop_token& stop);

}  // namespace hexa::texts
