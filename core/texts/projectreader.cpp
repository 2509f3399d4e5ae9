// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/firsterror.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/language/locale.h"
#include "core/texts/projectfile.h"

#include <set>

namespace hexa::texts {
namespace {

constexpr std::int64_t version = 1;
constexpr std::int64_t maxLine = 100'000'000;

class ProjectReader : FirstError {
public:
    explicit ProjectReader(const GlossarySource& glossaries) : mGlossaries(glossaries) {}

    Result<Project> read(const JsonNode& root) {
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        const auto format = object->optional("format");
        const auto name = format ? format->string() : Result<std::string_view>(std::string_view());
        if (!name || *name != "hexatelier-texts") return root.error("texts.format");
        if (const auto node = keep(object->require("version")))
            if (const auto number = keep(node->integer(1, 1'000'000)); number && *number > version)
                fail(node->error("texts.version", {{"version", *number}, {"known", version}}));
        if (mError) return *mError;

        Project project;
        if (const auto title = object->optional("title"))
            project.title = keep(readLocalized(*title)).value_or(Localized());
        if (const auto languages = keep(object->require("languages"))) {
            project.languages = texts(*languages);
            std::set<std::string> seen;
            for (const std::string& code : project.languages)
                if (!isLanguageCode(code) || !seen.insert(code).second)
                    fail(languages->error("texts.file.language", {{"value", code}}));
        }
        if (const auto source = object->optional("source")) project.source = text(*source);
        list(*object, "sections", [&](JsonObject& item, const JsonNode&) {
            Section section;
            if (const auto id = keep(item.require("id"))) section.id = text(*id);
            if (const auto title = item.optional("title"))
                section.title = keep(readLocalized(*title)).value_or(Localized());
            section.extra = item.leftover();
            project.sections.push_back(std::move(section));
        });
        std::set<std::string> ids;
        list(*object, "units", [&](JsonObject& item, const JsonNode& node) {
            project.units.push_back(unit(item));
            if (!mError && !ids.insert(project.units.back().id).second)
                fail(node.error("texts.file.twice", {{"id", project.units.back().id}}));
        });
        if (const auto glossary = object->optional("glossary")) project.glossary = terms(*glossary);
        if (const auto words = object->optional("words")) readWords(*words, project.words);
        project.extra = object->leftover();
        if (mError) return *mError;
        return project;
    }

private:
    template <class F>
    void list(JsonObject& object, std::string_view key, F readItem) {
        const auto node = object.optional(key);
        if (!node || mError) return;
        if (!node->isArray()) return fail(node->typeError("array"));
        for (auto walker = node->walk(); !walker.done() && !mError; walker.advance()) {
            const JsonNode value = walker.value();
            auto item = keep(JsonObject::open(value));
            if (item) readItem(*item, value);
        }
    }

    void readWords(const JsonNode& node, Words& words) {
        if (!node.isObject()) return fail(node.typeError("object"));
        for (auto walker = node.walk(); !mError && !walker.done(); walker.advance())
            for (std::string& word : texts(walker.value())) addWord(words, walker.key(), std::move(word));
    }

    Unit unit(JsonObject& object) {
        Unit unit;
        if (const auto id = keep(object.require("id"))) {
            unit.id = text(*id);
            if (unit.id.empty()) fail(id->error("texts.file.no-id"));
        }
        if (const auto node = object.optional("section")) unit.section = text(*node);
        if (const auto node = object.optional("source")) unit.source = text(*node);
        if (const auto node = object.optional("kind")) unit.kind = known(unitKindNamed(text(*node)), *node);
        if (const auto node = object.optional("rules")) unit.rules = texts(*node);
        if (const auto node = keep(object.require("texts"))) {
            if (!node->isObject()) fail(node->typeError("object"));
            for (auto walker = node->walk(); !mError && !walker.done(); walker.advance()) {
                const JsonNode value = walker.value();
                unit.texts[std::string(walker.key())] = language(value);
            }
        }
        if (const auto node = object.optional("notes")) unit.notes = texts(*node);
        list(object, "accepted", [&](JsonObject& item, const JsonNode&) {
            Acceptance accepted;
            if (const auto node = keep(item.require("check"))) accepted.check = text(*node);
            if (const auto node = item.optional("language")) accepted.language = text(*node);
            if (const auto node = keep(item.require("hash"))) accepted.hash = text(*node);
            if (const auto node = item.optional("note")) accepted.note = text(*node);
            accepted.extra = item.leftover();
            unit.accepted.push_back(std::move(accepted));
        });
        unit.extra = object.leftover();
        return unit;
    }

    /// Terms, or the name of the game that has them.
    Glossary terms(const JsonNode& node) {
        if (node.type() != JsonNode::Type::String) return keep(readTerms(node)).value_or(Glossary());
        Glossary glossary;
        const std::string system = text(node);
        if (const std::string_view file = mGlossaries ? mGlossaries(system) : std::string_view();
            !file.empty())
            glossary = keep(readGlossary(file)).value_or(Glossary());
        glossary.system = system;
        return glossary;
    }

    Text language(const JsonNode& node) {
        Text out;
        if (node.type() == JsonNode::Type::String) {  // a text alone: nobody has looked at it yet
            out.text = text(node);
            out.state = out.text.empty() ? State::Missing : State::NeedsReview;
            return out;
        }
        auto object = keep(JsonObject::open(node));
        if (!object) return out;
        if (const auto words = object->optional("text")) out.text = text(*words);
        out.state = out.text.empty() ? State::Missing : State::NeedsReview;
        if (const auto state = object->optional("state")) out.state = known(stateNamed(text(*state)), *state);
        Basis basis;
        if (const auto before = object->optional("previousSource")) basis.source = text(*before);
        if (const auto before = object->optional("previousState"))
            basis.state = known(stateNamed(text(*before)), *before);
        if (out.text.empty()) out.state = State::Missing;
        if (out.state == State::Stale) out.basis = std::move(basis);
        if (const auto lines = object->optional("lines")) out.lines = range(*lines);
        out.extra = object->leftover();
        return out;
    }

    std::optional<LineRange> range(const JsonNode& node) {
        std::vector<std::int64_t> numbers;
        if (!node.isArray()) fail(node.typeError("array"));
        for (auto walker = node.walk(); !mError && !walker.done(); walker.advance()) {
            const JsonNode value = walker.value();
            if (const auto number = keep(value.integer(1, maxLine))) numbers.push_back(*number);
        }
        if (!mError && (numbers.size() != 2 || numbers[0] > numbers[1])) fail(node.error("texts.file.lines"));
        if (mError) return std::nullopt;
        return LineRange{static_cast<int>(numbers[0]), static_cast<int>(numbers[1])};
    }

    template <class T>
    T known(std::optional<T> value, const JsonNode& node) {
        if (!value) fail(node.error("texts.file.value", {{"value", text(node)}}));
        return value.value_or(T{});
    }

    std::string text(const JsonNode& node) { return std::string(keep(node.string()).value_or("")); }

    std::vector<std::string> texts(const JsonNode& node) {
        std::vector<std::string> out;
        if (!node.isArray()) fail(node.typeError("array"));
        for (auto walker = node.walk(); !mError && !walker.done(); walker.advance()) {
            const JsonNode value = walker.value();
            out.push_back(text(value));
        }
        return out;
    }

    const GlossarySource& mGlossaries;
};

}  // namespace

Result<Project> readProject(std::string_view json, const GlossarySource& glossaries) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return ProjectReader(glossaries).read(root);
}

}  // namespace hexa::texts
