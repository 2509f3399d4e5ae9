// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/pack.h"

#include "core/base/hashtext.h"

#include <algorithm>

namespace hexa {

Result<JsonDocument> parsePack(std::string_view text) {
    if (text.size() > longestPack)
        return Error("pack.too-large", {{"max", static_cast<std::int64_t>(longestPack)}});
    return JsonDocument::parse(text);
}

void writePackHead(JsonWriter& writer, const PackHead& head) {
    writer.member("format", packFormat);
    writer.member("version", packVersion);
    writer.member("system", std::string_view(head.system));
    writer.member("id", std::string_view(head.id));
    writer.member("name", head.name);
    writer.member("author", std::string_view(head.author));
}

std::string PackReading::line(const Node& node) {
    std::string content = text(node, longestPackText);
    if (std::ranges::any_of(content,
                            [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
        fail(node->error("pack.control-character"));
    return content;
}

std::string PackReading::id(const Node& node) {
    std::string content = text(node);
    const auto allowed = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
    if (node && (content.empty() || content.size() > longestPackId || !std::ranges::all_of(content, allowed)))
        fail(node->error("pack.id", {{"max", static_cast<std::int64_t>(longestPackId)}}));
    return content;
}

Localized PackReading::name(const Node& node) {
    Localized name;
    if (!node) return name;
    if (node->type() == JsonNode::Type::String) {
        name.set("en", line(node));
    } else if (auto object = keep(JsonObject::open(*node))) {
        for (const char* language : {"en", "de", "fr"})
            if (const auto member = object->optional(language)) name.set(language, line(member));
        keep(object->refuseLeftover(unknownPackMember));
    }
    const auto english = name.texts.find("en");
    if (english == name.texts.end() || english->second.find_first_not_of(' ') == std::string::npos)
        fail(node->error("pack.no-english"));
    return name;
}

PackHead PackReading::readHead(JsonObject& object, std::string_view system, std::string_view earlier) {
    PackHead head;
    object.optional("$schema");  // for editors of JSON; says nothing about the data
    const auto format = keep(object.require("format"));
    const std::string word = text(format);
    if (format && word != packFormat && (earlier.empty() || word != earlier))
        fail(format->error("pack.format", {{"format", std::string(packFormat)}}));
    const auto version = keep(object.require("version"));
    const auto number = version ? keep(version->integer(1, 1'000'000)) : std::nullopt;
    // Migrations from older versions belong here; version 1 is the first.
    if (number && *number > packVersion)
        fail(version->error("file.newer-version", {{"version", *number}, {"known", packVersion}}));
    const auto game = keep(object.require("system"));
    head.system = text(game);
    if (game && head.system != system)
        fail(game->error("pack.system", {{"system", head.system}, {"expected", std::string(system)}}));
    if (mError) return head;
    head.id = id(keep(object.require("id")));
    head.name = name(keep(object.require("name")));
    head.author = line(object.optional("author"));
    return head;
}

void PackReading::checkSeal(JsonObject& object, std::uint64_t hash) {
    const auto node = object.optional("hash");
    const auto sealed = digits(node, "pack.hash-form", 16);
    if (sealed && !mError && *sealed != hash) fail(node->error("pack.hash", {{"hash", hashText(hash)}}));
}

}  // namespace hexa
