// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/definitionfile.h"

#include "core/catalog/catalogwriter.h"
#include "core/json/writer.h"

#include <array>

namespace hexa::owngame {
namespace {

using Style = JsonWriter::Style;

class DefinitionWriter {
public:
    std::string write(const Definition& definition) {
        mJson.beginObject();
        mJson.member("format", definitionFormat);
        mJson.member("version", definitionVersion);
        mJson.member("edition", definition.edition);
        text("author", definition.author);
        text("licence", definition.licence);
        text("source", definition.source);
        mJson.key("catalog");
        writeCatalog(mJson, definition.catalog);
        list("sets", definition.sets, [&](const CellSet& set) { this->set(set); });
        list("figures", definition.figures, [&](const Figure& figure) { this->figure(figure); });
        list("decks", definition.decks, [&](const Deck& deck) { this->deck(deck); });
        list("layouts", definition.layouts, [&](const LayoutPlan& plan) { layout(plan); });
        list("counts", definition.counts, [&](const Count& count) {
            text("what", count.what);
            if (count.is.parts.empty()) {  // no limit
                mJson.key("is");
                mJson.beginObject();
                mJson.endObject();
            }
            bounds("is", count.is);
        });
        list("rules", definition.rules, [&](const Rule& rule) { this->rule(rule); });
        list("styles", definition.styles, [&](const GameStyle& style) { this->style(style); });
        list("ways", definition.ways, [&](const Way& way) {
            text("what", way.what);
            constexpr double unit = 1'000;
            if (way.steps) mJson.member("steps", *way.steps / unit);
        });
        if (!definition.worth.decay.empty()) worth(definition.worth);
        mJson.key("print");
        mJson.beginObject(Style::Compact);
        mJson.member("tileMm", static_cast<int>(definition.tileSize));
        if (definition.pieceSize > 0) mJson.member("pieceMm", definition.pieceSize);
        if (definition.tokenSize > 0) mJson.member("tokenMm", definition.tokenSize);
        mJson.endObject();
        if (!definition.drawings.empty()) {
            mJson.key("drawings");
            mJson.beginObject();
            for (const auto& [name, drawing] : definition.drawings)
                mJson.member(name, std::string_view(drawing));
            mJson.endObject();
        }
        if (!definition.translation.empty()) {
            mJson.key("translation");
            mJson.raw(definition.translation);
        }
        mJson.endObject();
        return mJson.take();
    }

private:
    template <class Things, class Write>
    void list(std::string_view key, const Things& things, Write write) {
        if (things.empty()) return;
        mJson.key(key);
        mJson.beginArray();
        for (const auto& thing : things) {
            mJson.beginObject(Style::Compact);
            write(thing);
            mJson.endObject();
        }
        mJson.endArray();
    }
    void text(std::string_view key, const std::string& content) {
        if (!content.empty()) mJson.member(key, std::string_view(content));
    }
    void words(std::string_view key, const Localized& content) {
        if (!content.empty()) mJson.member(key, content);
    }
    void texts(std::string_view key, const std::vector<std::string>& all) {
        if (all.empty()) return;
        mJson.key(key);
        mJson.beginArray();
        for (const std::string& one : all) mJson.value(std::string_view(one));
        mJson.endArray();
    }
    void hex(Hex at) {
        mJson.beginArray(Style::Compact);
        mJson.value(at.q);
        mJson.value(at.r);
        mJson.endArray();
    }
    void hexes(std::string_view key, const std::vector<Hex>& all) {
        if (all.empty()) return;
        mJson.key(key);
        mJson.beginArray();
        for (const Hex at : all) hex(at);
        mJson.endArray();
    }
    void bounds(const Bounds& is) {
        if (is.min == is.max) return mJson.value(is.min);
        mJson.beginArray();
        if (is.min == Bounds::least)
            mJson.null();
        else
            mJson.value(is.min);
        if (is.max == Bounds::most)
            mJson.null();
        else
            mJson.value(is.max);
        mJson.endArray();
    }
    void bounds(std::string_view key, const PlayerBounds& all) {
        if (all.parts.empty()) return;
        mJson.key(key);
        const PlayerBounds::Part& first = all.parts.front();
        if (all.parts.size() == 1 && first.from == 1 && first.to == PlayerBounds::maxPlayers)
            return bounds(first.is);
        mJson.beginObject();
        for (const PlayerBounds::Part& part : all.parts) {
            const std::string from = std::to_string(part.from);
            mJson.key(part.from == part.to ? from : from + '-' + std::to_string(part.to));
            bounds(part.is);
        }
        mJson.endObject();
    }

    void set(const CellSet& set) {
        text("id", set.id);
        words("name", set.name);
        texts("kinds", set.kinds);
        texts("groups", set.groups);
        text("property", set.property);
        texts("values", set.values);
        if (set.is != Bounds()) {
            mJson.key("is");
            bounds(set.is);
        }
        text("piece", set.piece);
        text("zone", set.zone);
        text("except", set.except);
    }
    void figure(const Figure& figure) {
        constexpr std::array<std::string_view, 4> ways{"kind", "property", "sum", "larger"};
        text("id", figure.id);
        words("name", figure.name);
        mJson.member("by", ways[static_cast<std::size_t>(figure.by)]);
        text("property", figure.property);
        if (!figure.values.empty()) {
            mJson.key("values");
            mJson.beginObject();
            for (const auto& [word, value] : figure.values) mJson.member(word, value);
            mJson.endObject();
        }
        texts("of", figure.parts);
    }
    void deck(const Deck& deck) {
        text("property", deck.property);
        text("onto", deck.onto);
        mJson.key("values");
        mJson.beginArray();
        for (const Deck::Value& value : deck.values) {
            mJson.beginObject();
            text("id", value.id);
            bounds("copies", value.copies);
            text("colour", value.colour);
            mJson.endObject();
        }
        mJson.endArray();
    }
    void shape(const BlankShape& shape) {
        mJson.key("shape");
        mJson.beginObject();
        if (shape.form == BlankShape::Form::Hexagon) mJson.member("hexagon", shape.size);
        if (shape.form == BlankShape::Form::Triangle) mJson.member("triangle", shape.size);
        if (shape.form == BlankShape::Form::Rectangle) {
            mJson.key("rectangle");
            mJson.beginArray();
            mJson.value(shape.size);
            mJson.value(shape.rows);
            mJson.endArray();
        }
        mJson.endObject();
    }
    void layout(const LayoutPlan& plan) {
        text("id", plan.id);
        words("name", plan.name);
        mJson.member("players", plan.players);
        if (plan.shape) shape(*plan.shape);
        hexes("cells", plan.cells);
        hexes("holes", plan.holes);
        hexes("homes", plan.homes);
        list("fixed", plan.fixed, [&](const LayoutPlan::Fixed& fixed) {
            mJson.key("at");
            hex(fixed.at);
            text("kind", fixed.kind);
        });
        list("zones", plan.zones, [&](const LayoutPlan::Area& area) {
            text("kind", area.kind);
            if (area.seat >= 0) mJson.member("seat", area.seat);
            if (area.from > 0) {
                mJson.key("lines");
                mJson.beginArray();
                mJson.value(area.from);
                mJson.value(area.to);
                mJson.endArray();
            }
            hexes("cells", area.cells);
        });
    }
    void rule(const Rule& rule) {
        constexpr std::array<std::string_view, 3> severities{"hint", "warning", "error"};
        constexpr std::array<std::string_view, 3> pers{"map", "seat", "ring"};
        const auto place = [](auto value) { return static_cast<std::size_t>(value); };
        text("id", rule.id);
        mJson.member("rule", formNames[place(rule.form)]);
        if (rule.severity != Severity::Error) mJson.member("severity", severities[place(rule.severity)]);
        // Members without a meaning for the form are left out, because readers refuse them.
        const auto has = [&](RulePart part) { return uses(rule.form, part); };
        if (has(RulePart::What)) text("what", rule.what);
        if (has(RulePart::With)) text("with", rule.with);
        if (has(RulePart::Of)) text("of", rule.of);
        if (has(RulePart::Through)) text("through", rule.through);
        if (has(RulePart::Is)) bounds("is", rule.is);
        if (has(RulePart::Within) && rule.near) mJson.member("within", rule.within);
        if (has(RulePart::Scope)) scope(rule.scope);
        if (has(RulePart::Per) && rule.per != Per::Map) mJson.member("per", pers[place(rule.per)]);
        if (has(RulePart::Never) && rule.never) mJson.member("never", true);
        if (has(RulePart::Alike) && rule.alike) mJson.member("alike", true);
        if (has(RulePart::Symmetry)) text("symmetry", rule.symmetry);
        words("text", rule.text);
    }
    void scope(const Scope& scope) {
        constexpr std::array<std::string_view, 3> places{"map", "edge", "inside"};
        if (scope.in != Scope::In::Map) mJson.member("in", places[static_cast<std::size_t>(scope.in)]);
        if (scope.rings) {
            mJson.key("ring");
            bounds(scope.ring);
        }
        text("zone", scope.zone);
    }
    void style(const GameStyle& style) {
        text("id", style.id);
        mJson.member("style", styleNames[static_cast<std::size_t>(style.form)]);
        text("what", style.what);
        if (style.form == GameStyle::Form::Near) text("with", style.with);
    }
    void worth(const Worth& worth) {
        constexpr double unit = 1'000;
        mJson.key("worth");
        mJson.beginObject();
        mJson.key("figures");
        mJson.beginObject(Style::Compact);
        for (const auto& [figure, weight] : worth.figures) mJson.member(figure, weight / unit);
        mJson.endObject();
        mJson.key("decay");
        mJson.beginArray(Style::Compact);
        for (const int step : worth.decay) mJson.value(step / unit);
        mJson.endArray();
        if (worth.share == Worth::Share::Nearest) mJson.member("share", "nearest");
        mJson.member("accept", worth.accept);
        mJson.endObject();
    }

    JsonWriter mJson;
};

}  // namespace

std::string writeDefinition(const Definition& definition) { return DefinitionWriter().write(definition); }

}  // namespace hexa::owngame
