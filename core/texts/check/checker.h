// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace hexa::texts {

/// Knowledge that the checks gain from a project (docs/text-checks.md): glossary, names, usual
/// lengths. Keeps no reference to the project. Live checks keep one checker, and replace it by that
/// of checkAll() after many changes. One object belongs to one thread.
class Checker {
public:
    explicit Checker(const Project& project);
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// Returns the alerts of one row, including accepted ones. Omits alerts that compare rows with
    /// each other.
    std::vector<Alert> row(const Project& project, std::size_t unit);

private:
    friend std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop,
                                       std::optional<Checker>* learned);
    struct Data;
    explicit Checker(std::unique_ptr<Data> data);

    std::unique_ptr<Data> mData;
};

/// Returns all alerts of a project in the order of units, including accepted ones. If stopped,
/// returns the alerts found so far.
/// @param learned receives the checker trained on the project, unless it is null or training was
/// stopped
std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop = {},
                            std::optional<Checker>* learned = nullptr);

/// The checks find the same in both: they differ at most in states, notes and what was accepted.
bool checkedAlike(const Unit& a, const Unit& b);

}  // namespace hexa::texts
