// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace hexa::texts {

/// What a project has taught the checks (docs/text-checks.md): glossary, names, usual lengths. Keeps no reference to the
/// project. Live checks keep one, and get another from checkAll() when much has changed. One object belongs to one thread.
class Checker {
public:
    explicit Checker(const Project& project);
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// Returns the alerts of one row, accepted ones included, without those that compare rows with each other.
    std::vector<Alert> row(const Project& project, std::size_t unit);

private:
    friend std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop,
                                       std::optional<Checker>* learned);
    struct Data;
    explicit Checker(std::unique_ptr<Data> data);

    std::unique_ptr<Data> mData;
};

/// Returns all alerts of a project in the order of units, accepted ones included. Stops early, with what it has, when it is
/// asked to.
/// @param learned becomes the checker of what the project taught, unless it is null or that was stopped
std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop = {},
                            std::optional<Checker>* learned = nullptr);

/// The checks find the same in both: they differ at most in states, notes and what was accepted.
bool checkedAlike(const Unit& a, const Unit& b);

}  // namespace hexa::texts
