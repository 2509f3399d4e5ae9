// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/tableshelf.h"

#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {
namespace {

void sortByBot(std::vector<WeightTable>& tables) {
    std::sort(tables.begin(), tables.end(),
              [](const WeightTable& a, const WeightTable& b) { return a.info.bot < b.info.bot; });
}

}  // namespace

TableShelf::TableShelf(std::vector<WeightTable> tables) {
    for (WeightTable& table : tables) {
        std::vector<WeightTable>& known = shelf(table.info.configuration).tables;
        known.push_back(std::move(table));
        sortByBot(known);
    }
}

TableShelf::Shelf& TableShelf::shelf(std::string_view configuration) {
    auto& found = mShelves[std::string(configuration)];
    if (found == nullptr) found = std::make_unique<Shelf>();
    return *found;
}

void TableShelf::put(std::string_view configuration, std::string_view json) {
    shelf(configuration).texts.push_back(json);
}

std::vector<const WeightTable*> TableShelf::of(std::string_view configuration) const {
    const auto found = mShelves.find(configuration);
    if (found == mShelves.end()) return {};
    Shelf& shelf = *found->second;
    std::call_once(shelf.read, [&] {
        for (const std::string_view text : shelf.texts) {
            auto table = readWeightTable(text);
            assert(table && table->info.configuration == configuration &&
                   "the file's name says what is in it");
            if (table) shelf.tables.push_back(std::move(*table));
        }
        sortByBot(shelf.tables);
    });
    std::vector<const WeightTable*> tables;
    for (const WeightTable& table : shelf.tables) tables.push_back(&table);
    return tables;
}

std::vector<std::string> TableShelf::configurations() const {
    std::vector<std::string> names;
    for (const auto& [name, shelf] : mShelves) names.push_back(name);
    return names;
}

std::shared_ptr<const TableShelf> builtInTables() {
    auto tables = std::make_shared<TableShelf>();
    for (const EmbeddedFile& file : resourceFiles()) {
        const auto folder = file.path.find("/balance/");
        if (folder == std::string_view::npos || file.path.ends_with("/calibration.json")) continue;
        const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
        tables->put(name.substr(0, name.rfind('-')), file.text);
    }
    return tables;
}

}  // namespace hexa::clockwork
