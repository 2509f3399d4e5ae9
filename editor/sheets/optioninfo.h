// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::sheets {

/// Box of the window in which an option is.
enum class OptionGroup { Paper, Tiles, Items };

enum class OptionKind {
    Number,
    Choice,    ///< One of `choices`.
    Size,      ///< One of `choices`, or width and height in mm.
    Language,  ///< That of the sheets.
    Variant    ///< One of variantsOf().
};

/// Option of printed sheets: a row of the table used by window, settings and command line. Names
/// for people: "sheet.option.ID", its explanation ".help", its choices ".CHOICE".
struct OptionInfo {
    const char* id;   ///< On the command line, after "--".
    const char* key;  ///< Object name of its field, and its name in settings.
    OptionGroup group;
    OptionKind kind;
    /// Range of a number or a custom size, as people read it: `factor` times the value.
    double min = 0, max = 0, step = 1, factor = 1;
    int decimals = 0;
    const char* unit = "";          ///< "mm" or "%".
    bool special = false;           ///< The minimum has a name of its own: "sheet.option.ID.special".
    const char* choices = nullptr;  ///< Ids, separated by blanks.
    /// Value of a number, index of a choice.
    double (*get)(const SheetOptions& options) = nullptr;
    void (*set)(SheetOptions& options, double value) = nullptr;
    QSizeF SheetOptions::*size = nullptr;
    /// Returns the size with this name, or from "WIDTHxHEIGHT".
    std::optional<QSizeF> (*sized)(std::string_view text) = nullptr;
    /// Returns the default if it depends on the game.
    double (*usual)(const GameSystem& system) = nullptr;
    /// True if a game offers this choice; null if all games do.
    bool (*offered)(const GameSystem& system) = nullptr;
    /// True if the other options leave it a meaning; null if they always do.
    bool (*active)(const SheetOptions& options) = nullptr;
};

/// Returns the table, in the order of the window.
std::span<const OptionInfo> optionInfos();
/// Returns the row of this id, or null.
const OptionInfo* optionInfo(std::string_view id);

/// Returns the ids of an option's choices.
std::vector<std::string_view> choicesOf(const OptionInfo& info);

/// Returns the default of a number, or the index of a choice.
double usualOf(const OptionInfo& info, const GameSystem& system);

/// Returns the default as people write it; empty if the explanation says it.
std::string usualText(const OptionInfo& info);

/// Sets an option from a text as people write it: a number, a choice or a size. Returns false if it
/// is none, or out of range.
bool setOption(SheetOptions& options, const OptionInfo& info, std::string_view text);

/// Returns the options that have an effect on one of the chosen sheets, in the order of the table.
std::vector<const OptionInfo*> usedOptions(const SheetOptions& options, const GameSystem& system,
                                           const Scenario& scenario);

/// Returns the options with defaults where no chosen sheet uses them: a hidden option does nothing.
SheetOptions withoutUnused(SheetOptions options, const GameSystem& system, const Scenario& scenario);

}  // namespace hexa::sheets
