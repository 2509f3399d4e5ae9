// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/inplace.h"

#include <string>
#include <string_view>
#include <vector>

// A new project from translation files: a file for each language, all from the same source.

namespace hexa::texts {

/// Returns the language at the end of a file name: "rules.de.po", "app_pt-BR.ts", "fr.xlf". Returns
/// an empty string without one.
std::string languageOfName(std::string_view path);

/// Joins catalogues into a project. The first file gives source language, order and IDs. Texts of
/// the others are found by ID and source; texts that the first file lacks come last. Fails with
/// "texts.exchange.empty" (no file), "texts.exchange.no-language" (a file doesn't name its target
/// language), "texts.exchange.bad-language" (no project can hold the named language),
/// "texts.exchange.same-language", "texts.exchange.source-language" (the source's own) or
/// "texts.exchange.sources". The argument `number` is that of the file, from 1. A country tells
/// apart what would be the same language: "en-GB" beside "en".
/// @param files files that the catalogues were read from, or none: they are kept with the project
Result<Project> joinCatalogues(std::vector<Catalogue> catalogues, std::vector<SourceFile> files = {});

}  // namespace hexa::texts
