// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/settings.h"

#include "core/json/firsterror.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <cassert>

namespace hexa::generate {

std::string writeSettings(const ProduceRequest& request, const Catalog& catalog) {
    std::string text = writeSettings(request.search, catalog);
    if (request.tournament == WithTournament::No) return text;
    JsonWriter json;
    json.beginObject(JsonWriter::Style::Compact);
    json.key("race");
    json.beginObject();
    if (request.games > 0) json.member("games", request.games);
    if (request.finalists > 0) json.member("finalists", request.finalists);
    if (!request.panel.empty()) {
        json.key("bots");
        json.beginArray();
        for (const std::string& bot : request.panel) json.value(std::string_view(bot));
        json.endArray();
    }
    json.endObject();
    json.endObject();
    const auto document = JsonDocument::parse(json.take());
    assert(document && "just written");
    const std::string tournament = document->root().raw();
    if (text.empty()) return tournament;
    text.pop_back();
    return text + ',' + tournament.substr(1);
}

Result<ProduceRequest> readSettings(std::string_view text, const Catalog& catalog, ProduceRequest request) {
    auto search = readSettings(text, catalog, std::move(request.search));
    if (!search) return search.error();
    request.search = *std::move(search);
    request.tournament = WithTournament::No;
    request.games = 0;
    request.finalists = 0;
    request.panel.clear();
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return request;
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    FirstError error;
    // The document must live as long as its children.
    const JsonNode root = document->root();
    auto object = error.keep(JsonObject::open(root));
    const auto tournament = object ? object->optional("race") : std::nullopt;
    if (!tournament) return error ? Result<ProduceRequest>(error.first()) : request;
    request.tournament = WithTournament::Yes;
    auto fields = error.keep(JsonObject::open(*tournament));
    if (!fields) return error.first();
    if (const auto games = fields->optional("games"))
        request.games = error.keep(games->integer(1, balance::maxCheckedGames)).value_or(0);
    if (const auto number = fields->optional("finalists"))
        request.finalists = static_cast<int>(error.keep(number->integer(1, 1'000'000)).value_or(0));
    if (const auto bots = fields->optional("bots")) {
        if (!bots->isArray()) return bots->typeError("array");
        for (auto walker = bots->walk(); !walker.done() && !error; walker.advance())
            request.panel.emplace_back(error.keep(walker.value().string()).value_or(""));
        if (const auto panel = balance::checkPanel(request.panel); !panel && !error)
            return bots->error(panel.error().code(), panel.error().arguments());
    }
    if (error) return error.first();
    return request;
}

}  // namespace hexa::generate
