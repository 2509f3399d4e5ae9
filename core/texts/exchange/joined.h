// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/inplace.h"

#include <string>
#include <string_view>
#include <vector>

// A new project from what translators' programs hold: a file for each language, all from the same source.

namespace hexa::texts {

/// The language that a file's name ends with: "rules.de.po", "app_pt-BR.ts", "fr.xlf"; empty if there is none.
std::string languageOfName(std::string_view path);

/// The first file gives source language, order and ids; texts of the others are found by id and source, those that only
/// they have come last. Fails with "texts.exchange.empty" (no file), "texts.exchange.no-language" (a file that does not
/// say what it is translated into), "texts.exchange.bad-language" (that says it in a way that no project can hold),
/// "texts.exchange.same-language" or "texts.exchange.sources"; the argument `number` is
/// that of the file, from 1. `files` are those that the catalogues were read from, or none: they are kept with the project.
Result<Project> joinCatalogues(std::vector<Catalogue> catalogues, std::vector<SourceFile> files = {});

}  // namespace hexa::texts
