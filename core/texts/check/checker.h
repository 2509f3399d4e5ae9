// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace hexa::texts {

/// Checks a project, and checks it again after changes: only the changed rows, and those whose
/// alerts depend on what has changed (docs/text-checks.md). Keeps no reference to the project. One
/// object belongs to one thread at a time.
class Checker {
public:
    Checker();
    /// Learns from a project: glossary, names, usual lengths. Checks no row yet.
    explicit Checker(const Project& project);
    /// Checks widths, too.
    explicit Checker(TextMeasure measure);
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// Checks a project, or what has changed since the last one. Returns false if stopped; the next
    /// call goes on from there.
    bool update(const Project& project, const std::stop_token& stop = {});
    /// True after the first complete update.
    bool ready() const;

    /// Returns all alerts of the last update in the order of units, including accepted ones.
    std::vector<Alert> alerts() const;
    /// Returns the alerts of one row as it is now, by what the last update has taught. Omits alerts
    /// that compare rows with each other. Checks that people have written have a budget of their
    /// own here.
    std::vector<Alert> row(const Project& project, std::size_t unit);

    /// Returns the number of rows that the last update has checked.
    std::size_t checkedRows() const;

private:
    struct Data;
    std::unique_ptr<Data> mData;
};

/// Returns all alerts of a project in the order of units, including accepted ones. If stopped,
/// returns none.
/// Without a measure, widths are not checked, which an alert says.
std::vector<Alert> checkAll(const Project& project, const std::stop_token& stop = {},
                            TextMeasure measure = {});

/// The checks find the same in both: they differ at most in states, notes and what was accepted.
bool checkedAlike(const Unit& a, const Unit& b);

}  // namespace hexa::texts
