// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"
#include "core/json/reading.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/history.h"
#include "core/texts/language/encoding.h"
#include "core/texts/language/locale.h"
#include "core/texts/projectfile.h"
#include "core/texts/signednote.h"

#include <cmath>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::int64_t version = 1;
constexpr std::int64_t maxLine = 100'000'000;
constexpr int maxColumn = 1'000'000;

class ProjectReader : JsonReading {
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
        project.title = localized(object->optional("title"));
        if (const auto languages = keep(object->require("languages"))) {
            project.languages = texts(*languages);
            std::set<std::string> seen;
            for (const std::string& code : project.languages)
                if (!isLanguageCode(code) || !seen.insert(code).second)
                    fail(languages->error("texts.file.language", {{"value", code}}));
        }
        project.source = text(object->optional("source"));
        eachObject(object->optional("sections"), [&](JsonObject& item, const JsonNode&) {
            Section section;
            section.id = text(keep(item.require("id")));
            section.title = localized(item.optional("title"));
            section.extra = item.leftover();
            project.sections.push_back(std::move(section));
        });
        std::set<std::string> ids;
        eachObject(object->optional("units"), [&](JsonObject& item, const JsonNode& node) {
            project.units.push_back(unit(item));
            if (!mError && !ids.insert(project.units.back().id).second)
                fail(node.error("texts.file.twice", {{"id", project.units.back().id}}));
        });
        if (const auto glossary = object->optional("glossary")) project.glossary = terms(*glossary);
        eachMember(object->optional("words"), [&](std::string_view language, const JsonNode& list) {
            for (std::string& word : texts(list)) addWord(project.words, language, std::move(word));
        });
        project.longest = integer(object->optional("longest"), 0, maxLongest).value_or(0);
        if (const auto node = object->optional("widest")) project.widest = widest(*node);
        eachObject(object->optional("checks"), maxOwnChecks,
                   [&](JsonObject& item, const JsonNode&) { project.checks.push_back(ownCheck(item)); });
        eachObject(object->optional("files"), [&](JsonObject& item, const JsonNode& node) {
            project.files.emplace_back(keptFile(item, node));
        });
        project.extra = object->leftover();
        if (mError) return *mError;
        return project;
    }

private:
    Unit unit(JsonObject& object) {
        Unit unit;
        if (const auto id = keep(object.require("id"))) {
            unit.id = text(*id);
            if (unit.id.empty()) fail(id->error("texts.file.no-id"));
        }
        unit.section = text(object.optional("section"));
        unit.source = text(object.optional("source"));
        if (const auto node = object.optional("kind")) unit.kind = known(unitKindNamed(text(*node)), *node);
        unit.plural = text(object.optional("plural"));
        unit.rules = texts(object.optional("rules"));
        eachMember(keep(object.require("texts")), [&](std::string_view code, const JsonNode& node) {
            unit.texts[std::string(code)] = language(node);
        });
        for (const std::string& note : texts(object.optional("notes"))) unit.notes.push_back(noteFrom(note));
        unit.longest = integer(object.optional("longest"), 0, maxLongest).value_or(0);
        unit.widest = tenths(object.optional("widest"), 0, maxWidest).value_or(0);
        eachObject(object.optional("accepted"), [&](JsonObject& item, const JsonNode&) {
            Acceptance accepted;
            accepted.check = text(keep(item.require("check")));
            accepted.language = text(item.optional("language"));
            accepted.hash = text(keep(item.require("hash")));
            accepted.note = text(item.optional("note"));
            accepted.extra = item.leftover();
            unit.accepted.push_back(std::move(accepted));
        });
        eachMember(object.optional("history"), [&](std::string_view code, const JsonNode& node) {
            history(node, unit.texts[std::string(code)]);
        });
        unit.extra = object.leftover();
        return unit;
    }

    /// A change without a text concerns only the state.
    void history(const JsonNode& node, Text& text) {
        std::vector<bool> same;
        eachObject(node, [&](JsonObject& item, const JsonNode&) {
            Revision change;
            const auto before = item.optional("text");
            same.push_back(!before);
            change.text = this->text(before);
            if (const auto state = keep(item.require("state")))
                change.state = known(stateNamed(this->text(*state)), *state);
            change.author = this->text(item.optional("author"));
            change.time = this->text(item.optional("time"));
            change.extra = item.leftover();
            text.history.push_back(std::move(change));
        });
        if (mError) return;
        // Texts that are left out could make a small file fill the memory, so limits apply at once.
        std::size_t bytes = 0, first = same.size();
        for (std::size_t i = same.size(); i-- > 0 && same.size() - i <= maxRevisions;) {
            const std::string& next = i + 1 < same.size() ? text.history[i + 1].text : text.text;
            bytes += same[i] ? next.size() : text.history[i].text.size();
            if (bytes > maxHistoryBytes && first < same.size()) break;
            if (same[i]) text.history[i].text = next;
            first = i;
        }
        text.history.erase(text.history.begin(), text.history.begin() + static_cast<std::ptrdiff_t>(first));
    }

    Widest widest(const JsonNode& node) {
        Widest widest;
        auto object = keep(JsonObject::open(node));
        if (!object) return widest;
        widest.tenths = tenths(object->optional("mm"), 0, maxWidest).value_or(0);
        widest.font = text(object->optional("font"), maxFontName);
        widest.points = tenths(object->optional("points"), minPoints, maxPoints).value_or(widest.points);
        widest.extra = object->leftover();
        return widest;
    }

    /// Returns a number with a decimal, in tenths.
    std::optional<int> tenths(const std::optional<JsonNode>& node, int min, int max) {
        const auto number = node ? keep(node->real()) : std::nullopt;
        if (!number) return std::nullopt;
        const double tenths = std::round(*number * 10);
        if (tenths >= min && tenths <= max) return static_cast<int>(tenths);
        fail(node->error("texts.file.value", {{"value", node->raw()}}));
        return std::nullopt;
    }

    /// The pattern may be one that this program refuses: it is kept, and the check says so.
    OwnCheck ownCheck(JsonObject& object) {
        OwnCheck check;
        check.name = text(keep(object.require("name")), maxOwnCheckText);
        check.pattern = text(keep(object.require("pattern")), maxOwnCheckText);
        check.languages = texts(object.optional("languages"));
        if (flag(object.optional("required"))) check.wants = OwnCheck::Wants::Match;
        if (const auto node = object.optional("severity"))
            check.severity = known(ownSeverityNamed(text(*node)), *node);
        check.message = text(object.optional("message"), maxOwnCheckText);
        check.extra = object.leftover();
        return check;
    }

    KeptFile keptFile(JsonObject& object, const JsonNode& node) {
        KeptFile file;
        file.name = text(object.optional("name"));
        file.form = text(keep(object.require("form")));
        file.language = text(keep(object.require("language")));
        file.encoding = text(object.optional("encoding"));
        if (const auto packed = object.optional("base64")) {
            auto bytes = fromBase64(text(*packed));
            if (!bytes) fail(packed->error("texts.file.value", {{"value", file.name}}));
            file.bytes = std::move(bytes).value_or(std::string());
        } else {
            file.bytes = text(keep(object.require("text")));
        }
        file.units = texts(object.optional("units"));
        file.separator = text(object.optional("separator"), 1);
        eachMember(object.optional("columns"), [&](std::string_view role, const JsonNode& number) {
            file.columns.emplace(role, integer(number, 0, maxColumn).value_or(0));
        });
        if (file.bytes.size() > maxImportBytes)
            fail(node.error("texts.import.too-large",
                            {{"megabytes", static_cast<std::int64_t>(file.bytes.size() >> 20U)},
                             {"max", static_cast<std::int64_t>(maxImportBytes >> 20U)}}));
        return file;
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
        out.text = text(object->optional("text"));
        out.state = out.text.empty() ? State::Missing : State::NeedsReview;
        if (const auto state = object->optional("state")) out.state = known(stateNamed(text(*state)), *state);
        Basis basis;
        basis.source = text(object->optional("previousSource"));
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
        each(node, [&](const JsonNode& value) {
            if (const auto number = keep(value.integer(1, maxLine))) numbers.push_back(*number);
        });
        if (!mError && (numbers.size() != 2 || numbers[0] > numbers[1])) fail(node.error("texts.file.lines"));
        if (mError) return std::nullopt;
        return LineRange{static_cast<int>(numbers[0]), static_cast<int>(numbers[1])};
    }

    template <class T>
    T known(std::optional<T> value, const JsonNode& node) {
        if (!value) fail(node.error("texts.file.value", {{"value", text(node)}}));
        return value.value_or(T{});
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
