// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace hexa::texts {

/// Finds what differs between the languages of a project (docs/text-checks.md). Made from a project it learns what the
/// checks go by: glossary, names, usual lengths. It keeps no reference to the project. For live checks keep one and make
/// it anew, aside, when much has changed. One object belongs to one thread.
class Checker {
public:
    explicit Checker(const Project& project);
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// The alerts of one row, accepted ones included, without those that compare rows with each other.
    std::vector<Alert> row(const Project& project, std::size_t unit);

    /// All alerts of the project in the order of units, accepted ones included. Stops early, with what it has, when
    /// it is asked to.
    std::vector<Alert> all(const Project& project, const std::stop_token& stop = {});

private:
    struct Data;
    std::unique_ptr<Data> mData;
};

/// The checks find the same in both: they differ at most in states, notes and what was accepted.
bool checkedAlike(const Unit& a, const Unit& b);

}  // namespace hexa::texts
