// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/edits.h"
#include "core/texts/language/encoding.h"
#include "core/texts/language/plurals.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts of one pair of languages, as translators and their programs exchange them.

namespace hexa::texts {

enum class ExchangeForm : unsigned char { Po, Xliff12, Xliff20, Ts };

struct CatalogueEntry {
    std::string id;
    std::string source;
    std::string target;
    State state = State::Missing;
    std::string plural;  ///< Category of the plural form that it is; its id ends with it (pluralId).
    /// A person has marked it as in need of work: fuzzy, unfinished. It lowers the state, even if the text is the same.
    bool needsWork = false;
    bool partial = false;  ///< Parts of the source have no target (segments of XLIFF 2): a draft at most.
    std::string previousSource;  ///< Of a stale target.
    std::vector<std::string> notes;
    std::vector<std::pair<std::string, std::string>>
        references;  ///< Language and text of the others, to look at.
    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

struct Catalogue {
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string title;     ///< Of the project, for the head of the file.
    std::string revision;  ///< When the texts were last changed ("2026-01-31 12:00+0000"), if that is known.
    ExchangeForm form = ExchangeForm::Po;  ///< Of the file that it was read from.
    std::size_t marks = 0;                 ///< Translations with annotations, which a new text would lose.
    std::size_t segmented = 0;  ///< Texts in several segments of XLIFF 2, which stay as they are in the file.
    PluralRule plurals;         ///< Of a PO file; without forms: that of the target language.
    std::vector<CatalogueEntry> entries;
    friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Returns the name of a form in project files and on the command line: "po", "xliff", "xliff2", "ts".
std::string_view nameOf(ExchangeForm form);
std::optional<ExchangeForm> exchangeFormNamed(std::string_view name);

/// The texts of a project for a translator into `target`: all units whose source is not empty. The source language is
/// the project's, or the first other one if that is the target.
Catalogue catalogueOf(const Project& project, std::string_view target);

/// A file of the catalogue; the same catalogue gives the same bytes.
std::string writeCatalogue(const Catalogue& catalogue, ExchangeForm form);

/// So many texts a file may have: ten times those of the largest games, and a few hundred megabytes here.
inline constexpr std::size_t maxCatalogueEntries = 200'000;

/// A PO, XLIFF 1.2 or 2.x, or Qt TS file; the form is found out, and so is the encoding unless one is asked for. Fails with
/// "texts.exchange.*" or "texts.import.*".
Result<Catalogue> readCatalogue(std::string_view bytes, Encoding asked = Encoding::Detect);

/// A new project from a file alone.
Project projectOf(const Catalogue& catalogue);

/// What taking a file into a project would do.
struct MergePlan {
    struct Change {
        std::size_t unit = 0;
        std::string before;
        std::string after;  ///< The same as before where only the state is lowered.
        friend bool operator==(const Change&, const Change&) = default;
    };
    /// Why a text is not taken: "texts.update.unknown", "texts.update.source", "texts.update.placeholders" or, where it
    /// would take the place of another one, "texts.update.partial".
    struct Refusal {
        std::string unit;
        std::string code;
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    /// What a translator has noted and the unit does not have yet.
    struct Note {
        std::size_t unit = 0;
        std::string note;
        friend bool operator==(const Note&, const Note&) = default;
    };
    std::vector<Change> changes;
    std::vector<Note> notes;
    std::vector<Refusal> refusals;
    Edit edit;  ///< All changes as one.
};

/// Texts are found by id, several entries of one id by their source and order. A changed target needs review, at most:
/// what a person has approved stays so only if it comes back as it was and not marked as in need of work. Empty targets change nothing,
/// notes are added to those that are there. Fails with "texts.exchange.language".
Result<MergePlan> planMerge(const Project& project, const Catalogue& catalogue);

}  // namespace hexa::texts
