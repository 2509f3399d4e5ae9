// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/exchange.h"

#include "core/engine/system.h"
#include "core/exchange/oneway.h"
#include "core/exchange/tiledboard.h"
#include "core/exchange/tmx.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/io/format/scenariotext.h"
#include "core/io/textmap/textmap.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace hexa {
namespace {

constexpr std::array<ExchangeFormInfo, 6> forms{{{ExchangeForm::Text, "text", "txt", true},
                                                 {ExchangeForm::Tmx, "tmx", "tmx", true},
                                                 {ExchangeForm::Tmj, "tmj", "tmj", true},
                                                 {ExchangeForm::Tts, "tts", "json", false},
                                                 {ExchangeForm::Vassal, "vmod", "vmod", false},
                                                 {ExchangeForm::Hexa1, "hexa1", "hexa", false}}};

std::string suffixOf(std::string_view path) {
    const auto dot = path.rfind('.');
    if (dot == std::string_view::npos) return {};
    std::string suffix(path.substr(dot + 1));
    for (char& c : suffix)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return suffix;
}

const ExchangeFormInfo* formWithSuffix(std::string_view suffix) {
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const auto& info) { return info.suffix == suffix; });
    return found == forms.end() ? nullptr : &*found;
}

Result<MapExport> exportTiled(const Scenario& scenario, const GameSystem& system, ExchangeForm form,
                              const MapExportOptions& options) {
    MapExport out;
    out.files.push_back({options.name + '.' + std::string(infoOf(form).suffix), {}});
    const std::string folder = options.name + "-tiles/";
    const auto size = exchange::tiled::tileSize(scenario.board.orientation);
    std::optional<Error> failed;
    auto map = exchange::tiled::fromScenario(
        scenario, system, options.language, [&](const exchange::TileLook& look) {
            std::string name = folder + exchange::lookName(look, system.catalog);
            if (options.painter) {
                auto picture = options.painter(look, size, scenario.board.orientation);
                if (!picture && !failed) failed = picture.error();
                name += ".png";
                if (picture) out.files.push_back({name, std::move(*picture)});
            } else {
                name += ".svg";
                out.files.push_back(
                    {name, exchange::tileSvg(look, system, size, scenario.board.orientation)});
            }
            return name;
        });
    if (failed) return *failed;
    if (!map) return map.error();
    out.files.front().content =
        form == ExchangeForm::Tmx ? exchange::tiled::writeTmx(*map) : exchange::tiled::writeTmj(*map);
    out.warnings = std::move(map->warnings);
    return out;
}

/// Proves that the map can be saved and opened again, whatever strange keys and texts came with it.
Result<MapImport> proven(exchange::tiled::Imported imported, const Systems& systems, bool keepFile) {
    const GameSystem* system = systems.find(imported.scenario.system);
    std::string text = writeScenario(imported.scenario, system->catalog);
    imported.scenario = {};  // of a million cells both at once would be a lot of memory
    std::string kept = keepFile ? text : std::string();
    auto again = consumeScenario(std::move(text), systems);
    if (!again) return again.error();
    return MapImport{std::move(*again), std::move(kept), std::move(imported.warnings)};
}

}  // namespace

std::span<const ExchangeFormInfo> exchangeForms() { return forms; }

const ExchangeFormInfo& infoOf(ExchangeForm form) { return forms[static_cast<std::size_t>(form)]; }

const ExchangeFormInfo* exchangeFormNamed(std::string_view name) {
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const auto& info) { return info.name == name; });
    return found == forms.end() ? nullptr : &*found;
}

const ExchangeFormInfo* exchangeFormToWrite(std::string_view path) { return formWithSuffix(suffixOf(path)); }

const ExchangeFormInfo* exchangeFormToRead(std::string_view path) {
    const std::string suffix = suffixOf(path);
    if (suffix == "json") return &infoOf(ExchangeForm::Tmj);
    if (suffix == "xml") return &infoOf(ExchangeForm::Tmx);
    const ExchangeFormInfo* info = formWithSuffix(suffix);
    return info != nullptr && info->canImport ? info : nullptr;
}

Result<MapExport> exportMap(const Scenario& scenario, const GameSystem& system, ExchangeForm form,
                            const MapExportOptions& options) {
    switch (form) {
    case ExchangeForm::Tmx:
    case ExchangeForm::Tmj:
        return exportTiled(scenario, system, form, options);
    case ExchangeForm::Tts:
        return exchange::exportTts(scenario, system, options);
    case ExchangeForm::Vassal:
        return exchange::exportVassal(scenario, system, options);
    case ExchangeForm::Text:
    case ExchangeForm::Hexa1:
        break;
    }
    const bool drawn = form == ExchangeForm::Text;
    MapExport out;
    out.files.push_back({options.name + (drawn ? ".txt" : ".hexa"),
                         drawn ? writeTextMap(scenario, system.catalog)
                               : writeScenario(scenario, system.catalog, ScenarioForm::Lines)});
    return out;
}

Status writeExport(const MapExport& content, const std::string& path) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(path).parent_path();
    // The main file comes last, so that all its files exist already.
    for (std::size_t i = content.files.size(); i-- > 1;) {
        const std::string file = (folder / content.files[i].name).string();
        // Creates only the folder of the pictures: a wrong path must not become a tree of folders.
        // writeFile() reports errors.
        std::error_code ignored;
        fs::create_directory(fs::path(file).parent_path(), ignored);
        if (const Status status = writeFile(file, content.files[i].content); !status) return status;
    }
    return writeFile(path, content.files.front().content);
}

Result<MapImport> importMap(std::string_view text, ExchangeForm form, const Systems& systems,
                            const MapImportOptions& options, const CompanionFile& companion) {
    if (form == ExchangeForm::Text) {
        auto scenario = readTextMap(text, systems);
        if (!scenario) return scenario.error();
        MapImport map{std::move(*scenario), {}, {}};
        if (options.keepFile)
            map.file = writeScenario(map.scenario, systems.find(map.scenario.system)->catalog);
        return map;
    }
    if (form != ExchangeForm::Tmx && form != ExchangeForm::Tmj) return Error("exchange.not-importable");
    const auto map = form == ExchangeForm::Tmx ? exchange::tiled::readTmx(text, companion)
                                               : exchange::tiled::readTmj(text, companion);
    if (!map) return map.error();
    std::vector<ForeignTile> unknown;
    auto imported = exchange::tiled::toScenario(*map, systems, {options.system, options.kinds}, unknown);
    if (options.unknown != nullptr) *options.unknown = std::move(unknown);
    if (!imported) return imported.error();
    return proven(std::move(*imported), systems, options.keepFile);
}

Result<MapImport> importMapFile(const std::string& path, ExchangeForm form, const Systems& systems,
                                const MapImportOptions& options) {
    const auto text = readFile(path);
    if (!text) return text.error();
    const auto folder = std::filesystem::path(path).parent_path();
    // All tilesets together are limited to the size of one file.
    auto left = maxFileBytes;
    return importMap(*text, form, systems, options, [&](const std::string& name) {
        auto content = readFile((folder / name).string());
        if (content) left -= static_cast<std::int64_t>(content->size());
        return left < 0 ? Result<std::string>(Error("file.too-large")) : content;
    });
}

}  // namespace hexa
