// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are wider than they may be in the font of the project, for example than a card is.
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"
#include "core/texts/reading.h"

#include <algorithm>
#include <string>

namespace hexa::texts {
namespace {

constexpr std::size_t measuredBytes = 5'000;  // of a line; no card has so much room
constexpr double pointsOfTenth = 0.1;

/// Returns a text cut after a whole character.
std::string_view beginningOf(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    std::size_t end = 0;
    for (std::size_t at = 0; at <= most; nextCharacter(text, at)) end = at;
    return text.substr(0, end);
}

/// Returns the width of a line in millimetres, or none without a font.
std::optional<double> widthOf(std::string_view line, const Knowledge& knowledge) {
    if (!knowledge.measure) return std::nullopt;
    double width = 0;
    for (const Run& run : runsOf(beginningOf(line, measuredBytes))) {
        const auto part = knowledge.measure({run.text, run.bold, run.italic}, knowledge.widest.font,
                                            knowledge.widest.points * pointsOfTenth);
        if (!part) return std::nullopt;
        width += *part;
    }
    return width;
}

/// Returns tenths as readers write them: "55.3", in German and French "55,3".
Localized decimal(int tenths) {
    const std::string whole = std::to_string(tenths / 10);
    const std::string rest = std::to_string(tenths % 10);
    Localized out;
    for (const char* language : {"en", "de", "fr"})
        out.set(language,
                rest == "0" ? whole : whole + (language == std::string_view("en") ? '.' : ',') + rest);
    return out;
}

}  // namespace

void checkWidest(const Row& row, const Knowledge& knowledge, Sink& sink) {
    const int most = widestOf(*row.unit, knowledge.widest);
    if (most <= 0) return;
    for (const std::string& language : knowledge.languages) {
        const std::string_view text = row.unit->in(language);
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            const auto width = widthOf(text.substr(at, end - at), knowledge);
            if (!width) return;
            // Compared as shown: a smaller excess would read "40.0 of 40.0 mm".
            constexpr double perMillimetre = 10;
            if (const int tenths = static_cast<int>(std::min(*width, 1e6) * perMillimetre + 0.5);
                tenths > most) {
                sink.draft("longest", Severity::Warning, language, "texts.check.longest.millimetres")
                    .argument("width", decimal(tenths))
                    .argument("most", decimal(most))
                    .argument("font", knowledge.widest.font)
                    .argument("points", decimal(knowledge.widest.points))
                    .markBytes(language, text, at, end)
                    .add();
            }
            at = end + 1;
        }
    }
}

void checkFont(const Project& project, const Knowledge& knowledge, std::vector<Alert>& alerts) {
    if (knowledge.widest.font.empty()) return;
    const auto limited = std::find_if(project.units.begin(), project.units.end(),
                                      [&](const Unit& unit) { return widestOf(unit, knowledge.widest) > 0; });
    if (limited == project.units.end() || widthOf("x", knowledge)) return;
    const auto unit = static_cast<std::size_t>(limited - project.units.begin());
    Sink(unit, alerts)
        .draft("longest", Severity::Warning, {},
               knowledge.measure ? "texts.check.longest.no-font" : "texts.check.longest.no-measure")
        .argument("font", knowledge.widest.font)
        .add();
}

}  // namespace hexa::texts
