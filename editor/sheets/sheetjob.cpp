// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/sheetjob.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/engine/words.h"
#include "core/io/format/scenariofile.h"
#include "core/zip/zip.h"
#include "editor/sheets/optioninfo.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hexa::sheets {
namespace {

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::optional<double> millimetres(std::string_view text, double min, double max) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!(value >= min && value <= max)) return std::nullopt;
    return value;
}

/// Reads "WIDTHxHEIGHT".
std::optional<QSizeF> sizeFrom(std::string_view text, double min, double max) {
    const auto cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = millimetres(text.substr(0, cross), min, max);
    const auto height = millimetres(text.substr(cross + 1), min, max);
    if (!width || !height) return std::nullopt;
    return QSizeF(*width, *height);
}

/// Adds the map's own texts: description, variants, special rules, labels.
void addOwnTexts(RulesCard& card, const Scenario& scenario, const Messages& messages,
                 const std::string& language) {
    RulesCard::Section about{messages.text(language, "sheet.rules.about"), {}};
    if (const auto text = scenario.description.in(language); !text.empty())
        about.entries.push_back({{}, std::string(text)});
    if (!about.entries.empty()) card.sections.push_back(std::move(about));
    RulesCard::Section special{messages.text(language, "sheet.special"), {}};
    for (const auto& [at, details] : scenario.board.details()) {
        const Cell* cell = scenario.board.find(at);
        if (cell == nullptr || !isTile(cell->kind)) continue;
        const std::string id(cell->id.text());
        if (details.points)
            special.entries.push_back(
                {id, messages.text(language,
                                   inWordsOf(scenario.system, messages,
                                             {"word.points.at",
                                              {{"id", id}, {"points", std::int64_t(*details.points)}}}))});
        if (const auto text = details.special.in(language); !text.empty())
            special.entries.push_back({id, std::string(text)});
    }
    if (!special.entries.empty()) card.sections.push_back(std::move(special));
}

}  // namespace

std::optional<Correction> correctionFrom(double measuredX, double measuredY, QSizeF lines) {
    const auto factor = [](double wanted, double measured) { return measured > 0 ? wanted / measured : 0; };
    const Correction found{factor(lines.width(), measuredX), factor(lines.height(), measuredY)};
    constexpr double apart = 0.04;  // papers of other proportions differ by more, printers by less
    const auto likely = [](double value) { return value >= 0.9 && value <= 1.1; };
    if (!likely(found.x) || !likely(found.y) || std::abs(found.x - found.y) > apart) return std::nullopt;
    return found;
}

std::optional<QSizeF> paperSize(std::string_view name) {
    const std::string known = lowered(name);
    if (known == "a3") return QSizeF(297, 420);
    if (known == "a4") return QSizeF(210, 297);
    if (known == "a5") return QSizeF(148, 210);
    if (known == "letter") return QSizeF(215.9, 279.4);
    if (known == "legal") return QSizeF(215.9, 355.6);
    return sizeFrom(known, minPaper, maxPaper);
}

std::optional<QSizeF> cardSize(std::string_view name) {
    const std::string known = lowered(name);
    if (known == "mini") return QSizeF(44, 68);
    if (known == "poker") return QSizeF(63, 88);
    if (known == "tarot") return QSizeF(70, 120);
    return sizeFrom(known, minCard, maxCard);
}

std::vector<OptionValues> variantsOf(const GameSystem& system, const Scenario& scenario) {
    std::vector<OptionValues> variants;
    if (system.play && system.play->variants) variants = system.play->variants(scenario.players());
    if (variants.size() < 2) variants.clear();
    return variants;
}

Scenario inVariant(Scenario map, const GameSystem& system, const std::optional<OptionValues>& variant) {
    const std::vector<OptionValues> variants = variantsOf(system, map);
    if (variant && std::ranges::find(variants, *variant) != variants.end())
        for (const auto& [option, on] : *variant) map.options[option] = on;
    return map;
}

bool hasPieces(const GameSystem& system) { return !system.catalog.pieceKinds.empty(); }

double tileSizeOf(const GameSystem& system) {
    return system.print ? system.print->tileSize : PrintFunctions().tileSize;
}

const std::vector<CutSheet>& itemSheetsOf(const GameSystem& system) {
    static const std::vector<CutSheet> none;
    return system.print ? system.print->sheets : none;
}

RulesCard rulesCardOf(const GameSystem& system, const Scenario& scenario, const Messages& messages,
                      const std::string& language) {
    RulesCard card;
    if (system.print && system.print->rules) card = system.print->rules(language, scenario);
    if (card.title.empty()) card.title = messages.text(language, "sheet.rules.title");
    addOwnTexts(card, scenario, messages, language);
    return card;
}

const Catalog& SheetJob::catalog() const { return system->catalog; }

SheetJob makeJob(const Scenario& scenario, const GameSystem& system, const Messages& messages,
                 const SheetOptions& options, std::string shareCode, const std::string& name,
                 std::string text) {
    SheetJob job;
    job.options = withoutUnused(options, system, scenario);
    job.options.onTiles = job.options.tileSize / tileSizeOf(system);
    auto complete = std::make_shared<Scenario>(inVariant(scenario, system, job.options.variant));
    // Sheets name tiles by their IDs, so all sheets of a job must agree on them.
    assignMissingIds(complete->board, system.catalog);
    job.scenario = std::move(complete);
    job.system = &system;
    job.messages = &messages;
    if (system.print && system.print->facts) job.facts = system.print->facts(*job.scenario);
    job.rules = rulesCardOf(system, *job.scenario, messages, options.language);
    job.shareCode = std::move(shareCode);
    job.fileName = (name.empty() ? "map" : portableName(name)) + ".hexa";
    job.fileText = text.empty() ? writeScenario(scenario, system.catalog) : std::move(text);
    return job;
}

void setFairness(SheetJob& job, const Scenario& map, const std::optional<balance::Headline>& fairness) {
    const auto& play = job.system->play;
    if (play && optionsOn(*play, *job.scenario) == optionsOn(*play, map)) job.fairness = fairness;
}

}  // namespace hexa::sheets
