// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/inplace.h"

#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::string_view latin1Name = "latin1";

/// Returns the state that a project gives to an imported entry (see projectOf).
State importedState(const CatalogueEntry& entry) {
    if (entry.target.empty()) return State::Missing;
    return entry.state == State::Missing ? State::Draft : entry.state;
}

}  // namespace

Catalogue& ParsedFile::catalogue() {
    return std::holds_alternative<PoFile>(content) ? std::get<PoFile>(content).catalogue
                                                   : std::get<XmlFile>(content).catalogue;
}

ExchangeForm ParsedFile::form() const {
    return std::holds_alternative<PoFile>(content) ? ExchangeForm::Po : std::get<XmlFile>(content).form;
}

std::string nameOf(Encoding asked) { return std::string(asked == Encoding::Latin1 ? latin1Name : ""); }

Encoding encodingOf(const KeptFile& file) {
    return file.encoding == latin1Name ? Encoding::Latin1 : Encoding::Detect;
}

Result<ParsedFile> parseFile(std::string_view bytes, Encoding asked) {
    if (isWorkbook(bytes)) return Error("texts.exchange.workbook");
    ParsedFile parsed;
    auto encoded = decodeFile(bytes, asked);
    if (!encoded) return encoded.error();
    parsed.encoded = std::move(*encoded);
    std::string& text = parsed.encoded.text;
    const std::string_view content = trimmed(text);
    if (content.empty()) return Error("texts.exchange.empty");
    if (content.front() == '<') {
        auto read = readXmlFile(text);
        if (!read) return read.error();
        parsed.content = std::move(*read);
    } else if (content.front() == '#' || content.starts_with("msg") || content.starts_with("domain \"")) {
        parsed.onlyReturns = text.find('\n') == std::string::npos && text.find('\r') != std::string::npos;
        if (parsed.onlyReturns) std::replace(text.begin(), text.end(), '\r', '\n');
        auto read = readPoFile(text);
        if (!read) return read.error();
        parsed.content = std::move(*read);
    } else {
        return Error("texts.exchange.form");
    }
    Catalogue& catalogue = parsed.catalogue();
    catalogue.form = parsed.form();
    if (catalogue.entries.size() > maxCatalogueEntries)
        return Error("texts.exchange.too-many", {{"max", std::int64_t{maxCatalogueEntries}}});
    for (CatalogueEntry& entry : catalogue.entries) makeWritable(entry);
    if (catalogue.entries.empty()) return Error("texts.exchange.empty");
    return parsed;
}

Result<Catalogue> readCatalogue(std::string_view bytes, Encoding asked) {
    auto parsed = parseFile(bytes, asked);
    if (!parsed) return parsed.error();
    return std::move(parsed->catalogue());
}

std::vector<Loss> lossesOf(const Catalogue& catalogue) {
    std::vector<Loss> losses;
    if (catalogue.marks > 0) losses.push_back({"texts.exchange.kept.marks", catalogue.marks});
    if (catalogue.segmented > 0) losses.push_back({"texts.exchange.kept.segments", catalogue.segmented});
    return losses;
}

const KeptFile* keptFile(const Project& project, std::string_view language, ExchangeForm form) {
    for (const SharedFile& file : project.files)
        if (file->language == language && file->form == nameOf(form)) return &*file;
    return nullptr;
}

namespace {

/// Returns the number of texts that came into the project after its files of this kind.
std::size_t missingTexts(const Project& project, const KeptFile& file) {
    std::set<std::string_view> named;
    for (const SharedFile& kept : project.files)
        if (kept->form == file.form && kept->language == file.language)
            named.insert(kept->units.begin(), kept->units.end());
    return static_cast<std::size_t>(std::ranges::count_if(project.units, [&](const Unit& unit) {
        const bool any =
            file.form == tableForm
                ? std::ranges::any_of(project.languages,
                                      [&](const std::string& language) { return !unit.in(language).empty(); })
                : !unit.in(file.language).empty();
        return any && !named.contains(unit.id);
    }));
}

Result<InPlace> patched(const Project& project, const KeptFile& file) {
    if (file.form == tableForm) return writeTableInPlace(project, file);
    auto parsed = parseFile(file.bytes, encodingOf(file));
    if (!parsed) return parsed.error();
    const std::vector<CatalogueEntry>& entries = parsed->catalogue().entries;
    if (entries.size() != file.units.size()) return Error("texts.exchange.kept", {{"name", file.name}});
    std::map<std::string_view, const Unit*> units;
    for (const Unit& unit : project.units) units.emplace(unit.id, &unit);

    InPlace out;
    std::vector<NewText> changes(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        changes[i].whole = importedState(entries[i]);
        const auto unit = units.find(file.units[i]);
        if (unit == units.end()) {
            ++out.unwritten;
            continue;
        }
        std::string text = withoutControls(unit->second->in(file.language));
        const State state = unit->second->stateIn(file.language);
        const bool differs = text != entries[i].target || state != changes[i].whole;
        if (!differs) continue;
        const auto* const xml = std::get_if<XmlFile>(&parsed->content);
        if (xml != nullptr && xml->places[i].fixed) {
            ++out.unwritten;
            continue;
        }
        if (text != entries[i].target) changes[i].text = std::move(text);
        if (state != changes[i].whole) changes[i].state = state;
        changes[i].whole = state;
    }
    Patches patches;
    const std::string& text = parsed->encoded.text;
    const bool po = parsed->form() == ExchangeForm::Po;
    out.changed = po ? patchPo(std::get<PoFile>(parsed->content), text, changes, patches)
                     : patchXml(std::get<XmlFile>(parsed->content), text, changes, patches);
    if (out.changed == 0) {
        out.bytes = file.bytes;
        return out;
    }
    std::string written = patches.apply(text);
    if (parsed->onlyReturns) std::replace(written.begin(), written.end(), '\n', '\r');
    auto bytes = encodeFile(written, parsed->encoded, !po);
    if (!bytes) return bytes.error();
    out.bytes = std::move(*bytes);
    return out;
}

}  // namespace

Result<InPlace> writeInPlace(const Project& project, const KeptFile& file) {
    auto out = patched(project, file);
    if (out) out->missing = missingTexts(project, file);
    return out;
}

}  // namespace hexa::texts
