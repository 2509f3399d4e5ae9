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
    std::string plural;  ///< Category of the plural form. The ID ends with it (pluralId).
    /// True if a person has marked it as in need of work: fuzzy, unfinished. Lowers the state even
    /// if the text is the same.
    bool needsWork = false;
    /// True if parts of the source have no target (segments of XLIFF 2). Such a text is a draft at
    /// most.
    bool partial = false;
    std::string previousSource;      ///< Previous source of a stale target.
    std::vector<std::string> notes;  ///< With author and time in them (core/texts/signednote.h).
    int longest = 0;                 ///< Characters that the texts may have; 0: any number.
    std::vector<std::pair<std::string, std::string>>
        references;  ///< Language and text of the others, to look at.
    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

struct Catalogue {
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string title;  ///< Title of the project, for the head of the file.
    /// Time of the last change of the texts ("2026-01-31 12:00+0000"), if known.
    std::string revision;
    ExchangeForm form = ExchangeForm::Po;  ///< Form of the file that it was read from.
    std::size_t marks = 0;                 ///< Translations with annotations, which a new text would lose.
    /// Texts in several segments of XLIFF 2, which the file keeps unchanged.
    std::size_t segmented = 0;
    /// Plural rule of a PO file. Without forms: that of the target language.
    PluralRule plurals;
    std::vector<CatalogueEntry> entries;
    friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Returns the name of a form in project files and on the command line: "po", "xliff", "xliff2",
/// "ts".
std::string_view nameOf(ExchangeForm form);
std::optional<ExchangeForm> exchangeFormNamed(std::string_view name);

/// Returns the texts of a project for a translator into `target`: all units that have a source
/// text. The source language is the project's, or the first other one if the project's is the
/// target.
Catalogue catalogueOf(const Project& project, std::string_view target);

/// Returns a catalogue as a file. The same catalogue gives the same bytes.
std::string writeCatalogue(const Catalogue& catalogue, ExchangeForm form);

/// Limit on the texts of a file: ten times as many as the largest games have. They take a few
/// hundred megabytes of memory.
inline constexpr std::size_t maxCatalogueEntries = 200'000;

/// Reads a PO, XLIFF 1.2 or 2.x, or Qt TS file. Detects its form, and its encoding unless `asked`
/// gives one. Fails with "texts.exchange.*" or "texts.import.*".
Result<Catalogue> readCatalogue(std::string_view bytes, Encoding asked = Encoding::Detect);

/// Returns a new project from a file alone.
Project projectOf(const Catalogue& catalogue);

/// Changes that the import of a file would make to a project.
struct MergePlan {
    struct Change {
        std::size_t unit = 0;
        std::string before;
        std::string after;  ///< The same as before if only the state is lowered.
        friend bool operator==(const Change&, const Change&) = default;
    };
    /// Refused text with the reason: "texts.update.unknown", "texts.update.ambiguous",
    /// "texts.update.source" or
    /// "texts.update.placeholders". "texts.update.partial": it would replace another text.
    struct Refusal {
        std::string unit;  ///< ID of the entry, or the beginning of its source if it has none.
        std::string code;
        std::size_t entry = 0;  ///< Its number in the catalogue, from 0.
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    /// Note of a translator that the unit lacks so far.
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

/// Finds texts by ID, and several entries of one ID by their source and order. Entries without ID
/// are found by their source; equal ones by their order, if there are as many of them as texts. A
/// changed target becomes at most "needs review". An approved text stays approved only if it comes
/// back unchanged and not marked as in need of work. Empty targets change nothing, and notes are
/// added to existing ones. Fails with "texts.exchange.language".
Result<MergePlan> planMerge(const Project& project, const Catalogue& catalogue);
/// Does the same for a file with several languages, one catalogue each with the same entries. Each
/// refusal is listed once.
Result<MergePlan> planMerge(const Project& project, const std::vector<Catalogue>& catalogues);

}  // namespace hexa::texts
