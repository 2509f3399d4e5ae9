// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/draftcatalog.h"
#include "core/owngame/file/catalogcheck.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/drawing.h"
#include "core/owngame/file/planreader.h"
#include "core/owngame/file/wordreader.h"

#include <algorithm>
#include <string>

namespace hexa::owngame {
namespace {

/// Maximum depth of the JSON. Deeper input is treated as an attack.
constexpr int deepest = 32;

bool tooDeep(std::string_view text) {
    int level = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') {
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted) {
            level += (c == '{' || c == '[') ? 1 : (c == '}' || c == ']') ? -1 : 0;
            if (level > deepest) return true;
        }
    }
    return false;
}

class DefinitionReader : PartReading {
public:
    DefinitionReader(Definition& definition, Reading mode) : PartReading(definition), mMode(mode) {}

    Status read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) readHead(root, *object);
        if (!object || mError) return *mError;
        const auto catalog = keep(object->require("catalog"));
        if (catalog)
            mDefinition.catalog =
                mLenient ? readDraftCatalog(*catalog) : keep(readCatalog(*catalog)).value_or(Catalog());
        if (!mError) keep(checkCatalog(mDefinition.catalog, "/catalog"));
        if (!mError) keep(WordReader(mDefinition, mMode).read(*object));
        if (!mError) keep(PlanReader(mDefinition, mMode).read(*object));
        if (!mError && mDefinition.layouts.empty())
            if (const auto layouts = keep(object->require("layouts")))
                fail(layouts->error("owngame.no-layouts"));
        if (const auto print = object->optional("print"))
            if (auto sizes = keep(JsonObject::open(*print))) {
                using namespace limits;
                const auto counter = [&](const char* key) {
                    return integer(sizes->optional(key), smallestCounter, largestCounter).value_or(0);
                };
                mDefinition.tileSize =
                    integer(sizes->optional("tileMm"), smallestTile, largestTile).value_or(75);
                mDefinition.pieceSize = counter("pieceMm");
                mDefinition.tokenSize = counter("tokenMm");
                keep(sizes->refuseLeftover());
            }
        readDrawings(object->optional("drawings"));
        readTranslation(object->optional("translation"));
        keep(object->refuseLeftover());
        if (mError) return *mError;
        return Done{};
    }

private:
    void readHead(const JsonNode& root, JsonObject& object) {
        object.optional("$schema");  // for JSON editors; has no effect on the game
        const auto format = object.optional("format");
        if (!format || format->type() != JsonNode::Type::String || *format->string() != definitionFormat)
            return fail(root.error("owngame.not-a-game"));
        const auto version = keep(object.require("version"));
        const auto number = version ? keep(version->integer(1, 1'000'000)) : std::nullopt;
        // Migrations from older versions belong here; version 1 is the first.
        if (number && *number > definitionVersion)
            return fail(
                version->error("file.newer-version", {{"version", *number}, {"known", definitionVersion}}));
        if (mError) return;
        // Even a draft must be a game file of a known version.
        mLenient = mMode == Reading::Draft;
        mDefinition.edition = anyInteger(object.optional("edition"), 1, 1'000'000).value_or(1);
        mDefinition.author = line(object.optional("author"));
        mDefinition.licence = line(object.optional("licence"));
        mDefinition.source = line(object.optional("source"));
    }

    const Reading mMode;
    std::size_t mPixels = 0;  // of all PNG drawings

    void readDrawings(const Node& node) {
        if (node && !mError && !keep(JsonObject::open(*node))) return;  // detects duplicate names
        if (node && !mError && node->size() > limits::drawings)
            fail(node->error("json.too-many", {{"max", std::int64_t{limits::drawings}}}));
        eachMember(node, [&](std::string_view name, const JsonNode& drawing) {
            const std::string word(name);
            const bool thing =
                word.starts_with("piece-") && mDefinition.catalog.pieceKind(word.substr(6)) != nullptr;
            const bool edge =
                word.starts_with("edge-") && mDefinition.catalog.edgeKind(word.substr(5)) != nullptr;
            need(thing || edge || mDefinition.catalog.kindId(word).has_value(), Node(drawing), word);
            const std::string content = text(Node(drawing), limits::drawingBytes);
            if (mError) return;
            mPixels += pixelsOf(content);
            if (mPixels > limits::pixels)
                fail(drawing.error("owngame.drawing.too-many-pixels",
                                   {{"max", static_cast<std::int64_t>(limits::pixels >> 20)}}));
            if (mError) return;
            auto kept = keptDrawing(content);
            if (!kept) return fail(drawing.error(kept.error().code(), kept.error().arguments()));
            mDefinition.drawings[word] = *std::move(kept);
        });
    }

    void readTranslation(const Node& node) {
        // Kept as it is: its user reads it, and ignores that of a newer program.
        auto object = node && !mError ? keep(JsonObject::open(*node)) : std::nullopt;
        if (!object) return;
        const auto format = object->optional("format");
        if (!format || format->type() != JsonNode::Type::String || *format->string() != "hexatelier-texts")
            return fail(node->error("owngame.translation"));
        mDefinition.translation = node->raw();
        if (mDefinition.translation.size() > limits::translationBytes)
            fail(node->error("json.text-too-long", {{"max", std::int64_t{limits::translationBytes}}}));
    }
};

Result<Definition> read(std::string_view text, Reading mode) {
    if (text.size() > limits::fileBytes && mode == Reading::File)
        return Error("owngame.too-large", {{"max", static_cast<std::int64_t>(limits::fileBytes >> 20)}});
    if (tooDeep(text)) return Error("json.too-deep", {{"max", std::int64_t{deepest}}});
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    Definition definition;
    const JsonNode root = document->root();
    if (const auto status = DefinitionReader(definition, mode).read(root); !status) return status.error();
    return definition;
}

/// Returns the text with the line ends that the program writes. Strings of JSON hold no raw
/// returns.
std::string withoutReturns(std::string_view text) {
    std::string plain(text);
    std::erase(plain, '\r');
    return plain;
}

}  // namespace

Result<Definition> readDefinition(std::string_view text) { return read(text, Reading::File); }

Result<Definition> readDraft(std::string_view text) { return read(text, Reading::Draft); }

Result<Definition> readSaved(std::string_view text) {
    auto sound = readDefinition(text);
    if (sound || text.size() > limits::fileBytes) return sound;
    auto draft = readDraft(text);
    return draft && writeDefinition(*draft) == withoutReturns(text) ? draft : sound;
}

}  // namespace hexa::owngame
