// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/optioninfo.h"

#include "editor/sheets/sheetinfo.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace hexa::sheets {
namespace {

std::vector<std::string_view> listed(std::string_view ids) {
    std::vector<std::string_view> list;
    for (std::size_t begin = 0; begin < ids.size();) {
        const std::size_t end = std::min(ids.find(' ', begin), ids.size());
        list.push_back(ids.substr(begin, end - begin));
        begin = end + 1;
    }
    return list;
}

template <auto member>
double valueOf(const SheetOptions& options) {
    return static_cast<double>(options.*member);
}

template <auto member>
void setValue(SheetOptions& options, double value) {
    options.*member = static_cast<std::remove_cvref_t<decltype(options.*member)>>(value);
}

template <auto member>
constexpr OptionInfo numberRow(const char* id, const char* key, OptionGroup group, double min, double max,
                               double step) {
    return {.id = id,
            .key = key,
            .group = group,
            .kind = OptionKind::Number,
            .min = min,
            .max = max,
            .step = step,
            .get = valueOf<member>,
            .set = setValue<member>};
}

template <auto member>
constexpr OptionInfo lengthRow(const char* id, const char* key, OptionGroup group, double min, double max,
                               double step) {
    OptionInfo info = numberRow<member>(id, key, group, min, max, step);
    info.decimals = 1;
    info.unit = "mm";
    return info;
}

/// A choice between the values of an enumeration, in their order.
template <auto member>
constexpr OptionInfo choiceRow(const char* id, const char* key, OptionGroup group, const char* choices) {
    return {.id = id,
            .key = key,
            .group = group,
            .kind = OptionKind::Choice,
            .choices = choices,
            .get = valueOf<member>,
            .set = setValue<member>};
}

constexpr OptionInfo sizeRow(const char* id, const char* key, OptionGroup group, QSizeF SheetOptions::*member,
                             std::optional<QSizeF> (*sized)(std::string_view), const char* choices,
                             double min, double max) {
    return {.id = id,
            .key = key,
            .group = group,
            .kind = OptionKind::Size,
            .min = min,
            .max = max,
            .step = 1,
            .decimals = 1,
            .unit = "mm",
            .choices = choices,
            .size = member,
            .sized = sized};
}

template <class Member, class Value>
constexpr OptionInfo with(OptionInfo info, Member OptionInfo::*member, Value value) {
    info.*member = value;
    return info;
}

constexpr OptionInfo percent(OptionInfo info) {
    info.factor = 100;
    info.unit = "%";
    return info;
}

bool turnsPaper(const SheetOptions& options) { return options.backs == Backs::Duplex; }

using Group = OptionGroup;
using Options = SheetOptions;
using Info = OptionInfo;

constexpr std::array optionRows{
    sizeRow("paper", "paper", Group::Paper, &Options::paper, paperSize, "A4 A3 A5 Letter Legal", minPaper,
            maxPaper),
    choiceRow<&Options::turn>("orientation", "turn", Group::Paper, "auto portrait landscape"),
    lengthRow<&Options::margin>("margin", "margin", Group::Paper, 0, 40, 1),
    choiceRow<&Options::style>("style", "tiles", Group::Paper, "colour pictorial ink"),
    Info{.id = "lang", .key = "sheetLanguage", .group = Group::Paper, .kind = OptionKind::Language},
    with(lengthRow<&Options::tileSize>("tile-size", "tileSize", Group::Tiles, 10, 1000, 1), &Info::usual,
         tileSizeOf),
    choiceRow<&Options::tiles>("tiles", "tileChoice", Group::Tiles, "map box"),
    lengthRow<&Options::bleed>("bleed", "bleed", Group::Tiles, 0, 10, 0.5),
    lengthRow<&Options::safe>("safe", "safe", Group::Tiles, 0, 20, 0.5),
    choiceRow<&Options::backs>("backs", "backs", Group::Tiles, "none duplex fold"),
    with(choiceRow<&Options::flip>("flip", "flip", Group::Tiles, "long short"), &Info::active, turnsPaper),
    choiceRow<&Options::cutLines>("cut-lines", "cutLines", Group::Tiles, "none layer only"),
    lengthRow<&Options::overlap>("overlap", "overlap", Group::Tiles, 0, 60, 1),
    with(choiceRow<&Options::poster>("poster", "poster", Group::Tiles, "pieces terrain bare"), &Info::offered,
         hasPieces),
    Info{.id = "variant", .key = "sheetVariant", .group = Group::Tiles, .kind = OptionKind::Variant},
    numberRow<&Options::ordersPerPage>("per-page", "ordersPerPage", Group::Tiles, 1, 16, 1),
    with(numberRow<&Options::orderCopies>("copies", "orderCopies", Group::Tiles, 0, 200, 1), &Info::special,
         true),
    sizeRow("card-size", "cardSize", Group::Items, &Options::cardSize, cardSize, "game mini poker tarot",
            minCard, maxCard),
    percent(numberRow<&Options::counterScale>("counter-scale", "counterScale", Group::Items, 25, 400, 5)),
    numberRow<&Options::itemCopies>("item-copies", "itemCopies", Group::Items, 1, 50, 1),
};

/// Returns the ids of all options of the chosen sheets, with repetitions.
std::vector<std::string> usedBy(const SheetOptions& options, const GameSystem& system,
                                const Scenario& scenario) {
    std::vector<std::string> used;
    for (const SheetKind kind : options.sheets) {
        const SheetInfo& info = sheetInfos()[static_cast<std::size_t>(kind)];
        for (const std::string_view id : listed(info.options)) used.emplace_back(id);
        if (info.moreOptions == nullptr) continue;
        for (const char* id : info.moreOptions(options, system, scenario)) used.emplace_back(id);
    }
    return used;
}

}  // namespace

std::span<const OptionInfo> optionInfos() { return optionRows; }

const OptionInfo* optionInfo(std::string_view id) {
    const auto* found = std::find_if(optionRows.begin(), optionRows.end(),
                                     [id](const OptionInfo& row) { return row.id == id; });
    return found == optionRows.end() ? nullptr : found;
}

std::vector<std::string_view> choicesOf(const OptionInfo& info) {
    return info.choices == nullptr ? std::vector<std::string_view>() : listed(info.choices);
}

double usualOf(const OptionInfo& info, const GameSystem& system) {
    return info.usual != nullptr ? info.usual(system) : info.get(SheetOptions());
}

std::string usualText(const OptionInfo& info) {
    if (info.kind == OptionKind::Choice || info.kind == OptionKind::Size)
        return std::string(choicesOf(info).front());
    if (info.kind != OptionKind::Number || info.usual != nullptr || info.special) return {};
    return std::to_string(std::lround(info.get(SheetOptions()) * info.factor));
}

bool setOption(SheetOptions& options, const OptionInfo& info, std::string_view text) {
    const auto choices = choicesOf(info);
    switch (info.kind) {
    case OptionKind::Number: {
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size()) return false;
        if (!(value >= info.min && value <= info.max)) return false;
        if (info.unit[0] == '\0' && value != std::floor(value)) return false;  // a count
        info.set(options, value / info.factor);
        return true;
    }
    case OptionKind::Choice: {
        const auto found = std::find(choices.begin(), choices.end(), text);
        if (found == choices.end()) return false;
        info.set(options, static_cast<double>(found - choices.begin()));
        return true;
    }
    case OptionKind::Size: {
        // The first card size is none: that of each card.
        const bool none = !(SheetOptions().*info.size).isValid() && text == choices.front();
        const auto size = none ? QSizeF() : info.sized(text);
        if (size) options.*info.size = *size;
        return size.has_value();
    }
    case OptionKind::Language:
    case OptionKind::Variant:
        break;
    }
    return false;
}

std::vector<const OptionInfo*> usedOptions(const SheetOptions& options, const GameSystem& system,
                                           const Scenario& scenario) {
    const std::vector<std::string> ids = usedBy(options, system, scenario);
    const bool variants = !variantsOf(system, scenario).empty();
    std::vector<const OptionInfo*> used;
    for (const OptionInfo& info : optionRows) {
        if (std::find(ids.begin(), ids.end(), info.id) == ids.end()) continue;
        if (info.kind == OptionKind::Variant && !variants) continue;
        if (info.offered != nullptr && !info.offered(system)) continue;
        if (info.active == nullptr || info.active(options)) used.push_back(&info);
    }
    return used;
}

SheetOptions withoutUnused(SheetOptions options, const GameSystem& system, const Scenario& scenario) {
    const auto used = usedOptions(options, system, scenario);
    for (const OptionInfo& info : optionRows) {
        if (std::find(used.begin(), used.end(), &info) != used.end()) continue;
        if (info.set != nullptr) info.set(options, usualOf(info, system));
        if (info.size != nullptr) options.*info.size = SheetOptions().*info.size;
        if (info.kind == OptionKind::Variant) options.variant.reset();
    }
    return options;
}

}  // namespace hexa::sheets
