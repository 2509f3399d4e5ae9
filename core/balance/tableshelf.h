// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::balance {

/// Fitted tables of a game by configuration. Reading them all takes as long as the rest of a
/// program's start, and most are never asked for: those of a configuration are read when it first
/// comes up. Any thread may ask.
/// @tparam Table has a TableInfo `info`
/// @tparam read Result<Table>(std::string_view json)
template <class Table, auto read>
class TableShelfOf {
public:
    TableShelfOf() = default;
    /// Creates it from tables already read.
    explicit TableShelfOf(std::vector<Table> tables) {
        for (Table& table : tables) {
            std::vector<Table>& known = shelf(table.info.configuration).tables;
            known.push_back(std::move(table));
            sortByBot(known);
        }
    }
    TableShelfOf(const TableShelfOf&) = delete;
    TableShelfOf& operator=(const TableShelfOf&) = delete;

    /// Adds a table's file, which must be valid and outlive the shelf. Not after the first call of
    /// of().
    void put(std::string_view configuration, std::string_view json) {
        shelf(configuration).texts.push_back(json);
    }
    /// Returns the tables of a configuration, by bot; they live as long as the shelf. Empty if none
    /// was fitted.
    std::vector<const Table*> of(std::string_view configuration) const {
        const auto found = mShelves.find(configuration);
        if (found == mShelves.end()) return {};
        Shelf& shelf = *found->second;
        std::call_once(shelf.once, [&] {
            for (const std::string_view text : shelf.texts) {
                auto table = read(text);
                assert(table && table->info.configuration == configuration &&
                       "the file's name says what is in it");
                if (table) shelf.tables.push_back(*std::move(table));
            }
            sortByBot(shelf.tables);
        });
        std::vector<const Table*> tables;
        for (const Table& table : shelf.tables) tables.push_back(&table);
        return tables;
    }
    std::vector<std::string> configurations() const {
        std::vector<std::string> names;
        for (const auto& [name, shelf] : mShelves) names.push_back(name);
        return names;
    }

private:
    struct Shelf {
        std::once_flag once;
        std::vector<std::string_view> texts;
        std::vector<Table> tables;
    };
    static void sortByBot(std::vector<Table>& tables) {
        std::sort(tables.begin(), tables.end(),
                  [](const Table& a, const Table& b) { return a.info.bot < b.info.bot; });
    }
    Shelf& shelf(std::string_view configuration) {
        auto& found = mShelves[std::string(configuration)];
        if (found == nullptr) found = std::make_unique<Shelf>();
        return *found;
    }
    std::map<std::string, std::unique_ptr<Shelf>, std::less<>> mShelves;
};

}  // namespace hexa::balance
