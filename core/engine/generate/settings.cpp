// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/settings.h"

#include "core/json/reading.h"
#include "core/json/writer.h"

#include <cassert>
#include <charconv>
#include <cmath>

namespace hexa {
namespace {

constexpr std::string_view code = "generate.settings";
constexpr int maxNumber = 1'000'000;

void writeCount(JsonWriter& json, const CountWish& wish) {
    if (wish.exact()) return json.value(wish.min);
    json.beginArray();
    json.value(wish.min);
    json.value(wish.max);
    json.endArray();
}

void writeCounts(JsonWriter& json, const GenerateRequest& request, const Catalog& catalog) {
    bool any = false;
    for (std::size_t kind = 0; kind < request.counts.size() && kind < catalog.kinds.size(); ++kind) {
        if (!request.counts[kind] || catalog.kinds[kind].seat) continue;
        if (!any) json.key("counts"), json.beginObject();
        any = true;
        json.key(catalog.kinds[kind].id);
        writeCount(json, *request.counts[kind]);
    }
    if (any) json.endObject();
}

void writeWish(JsonWriter& json, const Wish& wish, const Catalog& catalog) {
    json.beginObject();
    json.member("form", std::string_view(wish.form));
    if (isTile(wish.kind)) json.member("kind", std::string_view(catalog.kind(wish.kind).id));
    if (isTile(wish.other)) json.member("other", std::string_view(catalog.kind(wish.other).id));
    if (wish.number != 0) json.member("number", wish.number);
    if (wish.at != Hex{}) {
        json.key("at");
        json.beginArray();
        json.value(wish.at.q);
        json.value(wish.at.r);
        json.endArray();
    }
    json.endObject();
}

class SettingsReader : JsonReading {
public:
    SettingsReader(const Catalog& catalog, GenerateRequest request)
        : mCatalog(catalog), mRequest(std::move(request)) {}

    Result<GenerateRequest> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        const auto take = [&](std::string_view key, auto reader) {
            if (const auto node = object->optional(key); node && !mError) reader(*node);
        };
        take("mode", [&](const JsonNode& node) { mRequest.mode = text(node); });
        take("symmetry", [&](const JsonNode& node) { mRequest.symmetry = text(node); });
        take("counts", [&](const JsonNode& node) { readCounts(node); });
        take("parts", [&](const JsonNode& node) {
            eachMember(node, [&](std::string_view part, const JsonNode& value) {
                mRequest.parts.push_back({std::string(part), countWish(value)});
            });
        });
        take("options", [&](const JsonNode& node) {
            eachMember(node, [&](std::string_view name, const JsonNode& value) {
                mRequest.options[std::string(name)] = flag(value);
            });
        });
        take("atlas", [&](const JsonNode& node) { mRequest.atlas = digits(node); });
        take("tastes", [&](const JsonNode& node) {
            eachMember(node, [&](std::string_view axis, const JsonNode& value) {
                const double position = keep(value.real()).value_or(0);
                if (position < 0 || position > 1) return fail(value.error(std::string(code)));
                mRequest.tastes.push_back({std::string(axis), std::round(position * 1000) / 1000});
            });
        });
        take("wishes",
             [&](const JsonNode& node) { each(node, [&](const JsonNode& value) { readWish(value); }); });
        take("swaps", [&](const JsonNode& node) { mRequest.swaps = number(node, 0, maxWishedSwaps); });
        take("keep", [&](const JsonNode& node) { mRequest.keep = number(node, 1, maxKeptMaps); });
        take("pick", [&](const JsonNode& node) { mRequest.pick = number(node, 1, maxKeptMaps); });
        take("effort", [&](const JsonNode& node) { mRequest.effort = number(node, 1); });
        // Settings of the choice by games belong to core/generate.
        take("race", [](const JsonNode&) {});
        if (mError) return *mError;
        if (!object->leftover().members.empty())
            return Error(std::string(code), {{"pointer", "/" + object->leftover().members.front().first}},
                         JsonPointer{"/" + object->leftover().members.front().first});
        return std::move(mRequest);
    }

private:
    int number(const JsonNode& node, int min, int max = maxNumber) {
        return static_cast<int>(keep(node.integer(min, max)).value_or(min));
    }
    std::optional<std::uint64_t> digits(const JsonNode& node) {
        const std::string text = this->text(node);
        std::uint64_t value = 0;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (!mError && (failure != std::errc() || end != text.data() + text.size() || text.empty()))
            fail(node.error(std::string(code), {{"pointer", node.pointer()}}));
        return value;
    }
    KindId kindOf(std::string_view id, const JsonNode& node) {
        for (const KindId kind : mCatalog.kindIds())
            if (mCatalog.kind(kind).id == id) return kind;
        fail(node.error(std::string(code), {{"pointer", node.pointer()}}));
        return KindId{};
    }
    /// Returns a number, or a list of the least and the most.
    CountWish countWish(const JsonNode& node) {
        if (!node.isArray()) return number(node, 0);
        std::vector<int> ends;
        each(node, [&](const JsonNode& value) { ends.push_back(number(value, 0)); });
        if (!mError && (ends.size() != 2 || ends[0] > ends[1]))
            fail(node.error(std::string(code), {{"pointer", node.pointer()}}));
        return mError ? CountWish{} : CountWish(ends[0], ends[1]);
    }
    void readCounts(const JsonNode& node) {
        mRequest.counts.assign(mCatalog.kinds.size(), std::nullopt);
        eachMember(node, [&](std::string_view id, const JsonNode& value) {
            const KindId kind = kindOf(id, value);
            const auto count = countWish(value);
            if (!mError) mRequest.counts[indexOf(kind)] = count;
        });
    }
    void readWish(const JsonNode& node) {
        auto object = keep(JsonObject::open(node));
        if (!object) return;
        Wish wish;
        if (const auto form = keep(object->require("form"))) wish.form = text(*form);
        if (const auto kind = object->optional("kind")) wish.kind = kindOf(text(*kind), *kind);
        if (const auto other = object->optional("other")) wish.other = kindOf(text(*other), *other);
        if (const auto count = object->optional("number")) wish.number = number(*count, 0);
        if (const auto at = object->optional("at")) {
            std::vector<int> place;
            each(at, [&](const JsonNode& value) {
                place.push_back(static_cast<int>(
                    keep(value.integer(-Board::maxCoordinate, Board::maxCoordinate)).value_or(0)));
            });
            if (!mError && place.size() != 2)
                fail(at->error(std::string(code), {{"pointer", at->pointer()}}));
            if (!mError) wish.at = {place[0], place[1]};
        }
        mRequest.wishes.push_back(std::move(wish));
    }

    const Catalog& mCatalog;
    GenerateRequest mRequest;
};

}  // namespace

std::string writeSettings(const GenerateRequest& request, const Catalog& catalog) {
    const GenerateRequest defaults;
    JsonWriter json;
    json.beginObject(JsonWriter::Style::Compact);
    if (!request.mode.empty()) json.member("mode", std::string_view(request.mode));
    if (!request.symmetry.empty()) json.member("symmetry", std::string_view(request.symmetry));
    if (request.atlas) json.member("atlas", std::string_view(std::to_string(*request.atlas)));
    writeCounts(json, request, catalog);
    if (!request.parts.empty()) {
        json.key("parts");
        json.beginObject();
        for (const PartWish& wish : request.parts) {
            json.key(wish.part);
            writeCount(json, wish.count);
        }
        json.endObject();
    }
    if (!request.options.empty()) {
        json.key("options");
        json.beginObject();
        for (const auto& [name, set] : request.options) json.member(name, set);
        json.endObject();
    }
    if (!request.tastes.empty()) {
        json.key("tastes");
        json.beginObject();
        for (const Taste& taste : request.tastes)
            json.member(taste.axis, std::round(taste.position * 1000) / 1000);
        json.endObject();
    }
    if (!request.wishes.empty()) {
        json.key("wishes");
        json.beginArray();
        for (const Wish& wish : request.wishes) writeWish(json, wish, catalog);
        json.endArray();
    }
    if (request.swaps != defaults.swaps) json.member("swaps", request.swaps);
    if (request.keep != defaults.keep) json.member("keep", request.keep);
    if (request.pick != defaults.pick) json.member("pick", request.pick);
    if (request.effort != defaults.effort) json.member("effort", request.effort);
    json.endObject();
    const auto document = JsonDocument::parse(json.take());
    assert(document && "just written");
    std::string text = document->root().raw();
    return text == "{}" ? std::string() : text;
}

Result<GenerateRequest> readSettings(std::string_view text, const Catalog& catalog, GenerateRequest request) {
    GenerateRequest fresh;
    fresh.base = std::move(request.base);
    fresh.seed = request.seed;
    fresh.threads = request.threads;
    fresh.stop = std::move(request.stop);
    fresh.progress = std::move(request.progress);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return fresh;
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    return SettingsReader(catalog, std::move(fresh)).read(document->root());
}

}  // namespace hexa
