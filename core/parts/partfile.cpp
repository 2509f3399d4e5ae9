// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parts/partfile.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/parts/tallyfile.h"

namespace hexa::parts {
namespace {

constexpr std::string_view formatName = "hexatelier-part";
constexpr int formatVersion = 1;

void writeWords(JsonWriter& json, std::string_view key, const std::vector<std::string>& words) {
    json.key(key);
    json.beginArray();
    for (const std::string& word : words) json.value(std::string_view(word));
    json.endArray();
}

/// Returns a checksum of a part's whole content: a truncated or changed file differs from it.
std::string checkOf(const Part& part) {
    JsonWriter json;
    json.beginArray();
    json.value(part.number.number);
    json.value(part.number.of);
    json.value(std::string_view(hashText(part.request.hash())));
    for (const auto& [trial, tally] : part.tallies) writeTally(json, trial, tally);
    json.endArray();
    return hashText(stableHash(json.take()));
}

class PartReader : JsonReading {
public:
    Result<Part> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        const auto member = [&](std::string_view key) { return keep(object->require(key)); };
        readFormat(object->optional("format"), member("version"), root);
        Part part;
        part.request.command = texts(member("command"));
        part.request.grounds = texts(member("grounds"));
        const auto request = member("request");
        if (text(request) != hashText(part.request.hash()) && !mError) fail(request->error("parts.damaged"));
        part.number.of = integer(member("of"), 1, maxParts).value_or(1);
        part.number.number = integer(member("part"), 1, part.number.of).value_or(1);
        eachObject(member("tallies"), [&](JsonObject& tally, const JsonNode& node) {
            auto found = keep(TallyReader(part.number.of).read(tally, node));
            if (found && !part.tallies.emplace(found->trial, std::move(found->tally)).second)
                fail(node.error("parts.tally"));
        });
        const auto check = member("check");
        keep(object->refuseLeftover());
        if (!mError && text(check) != checkOf(part)) fail(check->error("parts.damaged"));
        if (mError) return *mError;
        return part;
    }

private:
    void readFormat(const Node& format, const Node& version, const JsonNode& root) {
        if (!format || text(format) != formatName) {
            mError = (format ? *format : root).error("parts.no-part");
            return;
        }
        const auto number = integer(version, 1, 1'000'000);
        if (number && *number > formatVersion)
            fail(version->error("file.newer-version", {{"version", std::int64_t{*number}},
                                                       {"known", std::int64_t{formatVersion}}}));
    }
};

}  // namespace

std::string writePart(const Part& part) {
    JsonWriter json;
    json.beginObject();
    json.member("format", formatName);
    json.member("version", formatVersion);
    writeWords(json, "command", part.request.command);
    writeWords(json, "grounds", part.request.grounds);
    json.member("request", std::string_view(hashText(part.request.hash())));
    json.member("part", part.number.number);
    json.member("of", part.number.of);
    json.key("tallies");
    json.beginArray();
    for (const auto& [trial, tally] : part.tallies) writeTally(json, trial, tally);
    json.endArray();
    json.member("check", std::string_view(checkOf(part)));
    json.endObject();
    return json.take();
}

Result<Part> readPart(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return PartReader().read(root);
}

}  // namespace hexa::parts
