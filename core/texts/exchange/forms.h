// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"

// One file a form, used by catalogue.cpp alone.

namespace hexa::texts {

/// The id of an entry that has none: how its source begins. Others may begin so, too (see Keys in joined.cpp and planMerge).
std::string idOfSource(std::string_view source);

/// The id of the n-th entry of a file that has this one: "a-2", and "files-2[few]" of a plural form.
std::string numberedId(std::string_view id, int number);

std::string writePo(const Catalogue& catalogue);
Result<Catalogue> readPo(std::string_view text);

std::string writeXliff12(const Catalogue& catalogue);
std::string writeXliff20(const Catalogue& catalogue);
std::string writeTs(const Catalogue& catalogue);
/// XLIFF of both versions and TS, told apart by the root element.
Result<Catalogue> readXml(std::string_view text);

}  // namespace hexa::texts
