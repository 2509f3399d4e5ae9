// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/sentences.h"
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::Rule;

const auto rulesOf = [](auto& d) -> auto& { return d.rules; };

GamePart rulePart(const Locale& locale, const MapReport& report) {
    GamePart part{"rules", "/rules", PartTexts::tr("Rules"),
                  PartTexts::tr("Placement rules for every map. Choose one and fill in its fields below.")};
    addRows(part, rulesOf);
    part.add = [](Definition& d, int row) {
        Rule rule;
        rule.id = freeId(d.rules, "rule");
        rule.form = owngame::Form::Apart;
        rule.what = d.catalog.kinds.empty() ? "any" : d.catalog.kinds.front().id;
        rule.is.parts.push_back({1, owngame::PlayerBounds::maxPlayers, {2, owngame::Bounds::most}});
        d.rules.insert(d.rules.begin() + row, std::move(rule));
    };
    part.columns.push_back(
        {PartTexts::tr("Rule"), PartTexts::tr("Your wording, or the sentence of the program"),
         PartColumn::Input::Fixed, [&locale](const Definition& d, int row) {
             const Rule& rule = itemAt(d.rules, row);
             const owngame::Bounds is = rule.is.parts.empty() ? owngame::Bounds() : rule.is.parts.front().is;
             return QVariant(locale.text(owngame::sentenceOf(d, rule, is)));
         }});
    part.columns.push_back(
        {PartTexts::tr("On the open map"), PartTexts::tr("Places on the open map where the rule is broken"),
         PartColumn::Input::Fixed, [&report](const Definition& d, int row) {
             if (!report.there) return QVariant(QStringLiteral("–"));
             const std::string& id = itemAt(d.rules, row).id;
             const auto found = report.broken.find(id);
             if (found != report.broken.end())
                 return QVariant(
                     PartTexts::tr("Broken in %n place(s)", nullptr, static_cast<int>(found->second.size())));
             return QVariant(report.whole.contains(id) ? PartTexts::tr("Broken") : PartTexts::tr("Followed"));
         }});
    part.columns.push_back(
        {PartTexts::tr("Strictness"),
         PartTexts::tr(
             "The generator meets every requirement, and wishes where possible. Hints are only reported."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             return QVariant(QString::number(static_cast<int>(itemAt(d.rules, row).severity)));
         },
         [](Definition& d, int row, const QVariant& value) {
             itemAt(d.rules, row).severity = static_cast<Severity>(std::clamp(value.toInt(), 0, 2));
             return QString();
         },
         [](const Definition&, int) {
             return QList<PartChoice>{{"2", PartTexts::tr("Requirement")},
                                      {"1", PartTexts::tr("Wish")},
                                      {"0", PartTexts::tr("Hint")}};
         }});
    part.columns.push_back(
        textColumn(PartTexts::tr("ID"),
                   PartTexts::tr("Identifies the rule in files. Use lower-case letters, digits and hyphens."),
                   rulesOf, &Rule::id));
    return part;
}

GamePart worthPart(const Locale& locale) {
    GamePart part{
        "weights", "/worth", PartTexts::tr("Weights"),
        PartTexts::tr("The value of a hex for a player: its numeric values times their weights. It decreases "
                      "with the distance from home. The table “Tiles” has the numeric values of each tile. "
                      "The weights come from the author, not from played games.")};
    part.rows = [](const Definition& d) { return static_cast<int>(d.worth.figures.size()); };
    part.cantAdd =
        PartTexts::tr("All numeric values have weights. Create another one in “Numeric Values” first.");
    part.add = [](Definition& d, int row) {
        auto& figures = d.worth.figures;
        for (const owngame::Figure& figure : d.figures)
            if (std::ranges::find(figures, figure.id, &std::pair<std::string, int>::first) == figures.end()) {
                figures.insert(figures.begin() + row, {figure.id, 1'000});
                if (d.worth.decay.empty()) d.worth.decay = {1'000, 1'000, 500};
                return;
            }
    };
    part.remove = [](Definition& d, int row) { d.worth.figures.erase(d.worth.figures.begin() + row); };
    part.rowOf = [](const Definition& d, const QString& pointer) {
        const std::string id = pointer.section('/', 3, 3).toStdString();
        const auto found = std::ranges::find(d.worth.figures, id, &std::pair<std::string, int>::first);
        return pointer.startsWith(u"/worth/figures/") && found != d.worth.figures.end()
                   ? static_cast<int>(found - d.worth.figures.begin())
                   : -1;
    };
    part.columns.push_back(
        {PartTexts::tr("Numeric value"),
         PartTexts::tr("Numeric value of each hex, from the table “Numeric Values”"),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) { return QVariant(textOf(itemAt(d.worth.figures, row).first)); },
         [](Definition& d, int row, const QVariant& value) {
             for (const auto& [figure, weight] : d.worth.figures)
                 if (figure == utf8Of(value) && figure != itemAt(d.worth.figures, row).first)
                     return PartTexts::tr(
                         "Another row already uses this numeric value. Choose a different one.");
             itemAt(d.worth.figures, row).first = utf8Of(value);
             return QString();
         },
         [&locale](const Definition& d, int) { return figureChoices(d, locale); }});
    part.columns.push_back(
        {PartTexts::tr("Weight"), PartTexts::tr("Factor of the numeric value, such as 1 or 0.5"),
         PartColumn::Input::Text,
         [](const Definition& d, int row) {
             return QVariant(numberText(itemAt(d.worth.figures, row).second / 1'000.0));
         },
         [](Definition& d, int row, const QVariant& value) {
             const std::optional<double> weight = numberIn(value.toString());
             if (!weight || std::abs(*weight) > 1'000)
                 return PartTexts::tr("Enter a number from −1000 to 1000, such as 0.5.");
             itemAt(d.worth.figures, row).second = static_cast<int>(std::lround(*weight * 1'000));
             return QString();
         }});
    return part;
}

}  // namespace

std::vector<GamePart> planParts(const Definition& definition, const Locale& locale, const MapReport& report) {
    std::vector<GamePart> parts;
    parts.push_back(countPart(definition, locale));
    parts.push_back(layoutPart(locale));
    parts.push_back(rulePart(locale, report));
    parts.push_back(worthPart(locale));
    parts.push_back(stylePart(locale));
    parts.push_back(wayPart(locale));
    return parts;
}

}  // namespace hexa::editor
