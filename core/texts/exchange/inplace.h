// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/project.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Translation files that come back unchanged, except for new translations and states.

namespace hexa::texts {

/// A translation file as it was read.
struct SourceFile {
    std::string name;  ///< File name without a folder.
    std::string bytes;
    Encoding encoding = Encoding::Detect;  ///< Encoding that it was read with.
};

struct InPlace {
    std::string bytes;
    /// Texts and states that the form can hold and that differ from those of the imported file.
    std::size_t changed = 0;
    /// Texts that could not be written, because their unit is deleted or they have several
    /// segments.
    std::size_t unwritten = 0;
    /// Texts of the project that no imported file of this form and language contains.
    std::size_t missing = 0;
};

/// Texts of a file that can't be written back unchanged.
struct Loss {
    /// Code of the message: "texts.exchange.kept.marks" or "texts.exchange.kept.segments".
    std::string code;
    std::size_t count = 0;
};

/// Returns the warnings before the import of a file.
std::vector<Loss> lossesOf(const Catalogue& catalogue);

/// Returns the kept file of a language that has the form, or null.
const KeptFile* keptFile(const Project& project, std::string_view language, ExchangeForm form);

/// Returns a kept file with the translations of the project. Unchanged texts and states keep their
/// bytes; a file without changes stays equal byte by byte. A changed source is not written, because
/// it belongs to the file's owner; in a table the source is written, too. Fails with
/// "texts.exchange.charset" or "texts.exchange.kept", or as readCatalogue does.
Result<InPlace> writeInPlace(const Project& project, const KeptFile& file);

}  // namespace hexa::texts
