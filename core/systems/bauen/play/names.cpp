// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/names.h"

#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/sentences.h"

#include <string>

namespace hexa::bauen::name {
namespace {

/// Returns the sentences of `ids` behind `prefix`, read once.
template <std::size_t Count>
std::array<Localized, Count> named(const std::string& prefix,
                                   const std::array<std::string_view, Count>& ids) {
    std::array<Localized, Count> names;
    for (std::size_t i = 0; i < Count; ++i) names[i] = say((prefix + std::string(ids[i])).c_str());
    return names;
}

template <class Index, std::size_t Count>
const Localized& at(const std::array<Localized, Count>& names, Index index) {
    return names[static_cast<std::size_t>(index)];
}

}  // namespace

const Localized& action(Action action) {
    static const auto names = named("bauen.action.", actionIds);
    return at(names, action);
}

const Localized& theme(Theme theme) {
    static const auto names = named("bauen.theme.", themeIds);
    return at(names, theme);
}

const Localized& stone(Stone stone) {
    static const auto names = named("bauen.stone.", word::stones);
    return at(names, stone);
}

const Localized& side(int direction) {
    static const auto names = named("bauen.side.", word::sides);
    return at(names, direction);
}

std::string area(const Table& table, int index) {
    const std::string& id = table.area(index).id;
    return id.empty() ? word::area(table, index) : id;
}

Localized region(const Table& table, int index) {
    const Localized& title = table.region(index).title;
    return title.empty() ? Localized(word::region(index)) : title;
}

Localized field(const Field& field) {
    if (field.kind == Field::Kind::Action) return action(field.action);
    return say(field.kind == Field::Kind::Experts ? "bauen.field.experts" : "bauen.field.service",
               {{"first", theme(field.themes[0])}, {"second", theme(field.themes[1])}});
}

Localized goods(const Table& table, const Field& field) {
    std::vector<Localized> list;
    for (const Good good : field.goods) list.push_back(name::good(table, static_cast<int>(good)));
    return listed(list);
}

CardOrigin origin(ValueSource source) {
    if (source != ValueSource::StandIn) return {};
    return {StandIn::Wholly, {"bauen.origin.stand-in", {}}};
}

}  // namespace hexa::bauen::name
