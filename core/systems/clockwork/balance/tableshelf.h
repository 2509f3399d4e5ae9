// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/table.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// Fitted tables by configuration. Reading them all takes as long as the rest of a program's start, and most are never
/// asked for: those of a configuration are read when it first comes up. Any thread may ask.
class TableShelf {
public:
    TableShelf() = default;
    /// Tables that are read already.
    explicit TableShelf(std::vector<WeightTable> tables);
    TableShelf(const TableShelf&) = delete;
    TableShelf& operator=(const TableShelf&) = delete;

    /// A table as a file of `writeWeightTable`; it must be valid and outlive the shelf. Not once of() was called.
    void put(std::string_view configuration, std::string_view json);
    /// Those of a configuration, by bot; they live as long as the shelf. Empty if none was fitted.
    std::vector<const WeightTable*> of(std::string_view configuration) const;
    std::vector<std::string> configurations() const;

private:
    struct Shelf {
        std::once_flag read;
        std::vector<std::string_view> texts;
        std::vector<WeightTable> tables;
    };
    Shelf& shelf(std::string_view configuration);
    std::map<std::string, std::unique_ptr<Shelf>, std::less<>> mShelves;
};

/// The tables that come with the program: resources/clockwork/balance/<configuration>-<bot>.json.
std::shared_ptr<const TableShelf> builtInTables();

}  // namespace hexa::clockwork
