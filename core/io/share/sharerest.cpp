// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/sharerest.h"

#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"
#include "core/io/share/bitstream.h"
#include "core/io/share/sharecode.h"
#include "core/io/share/sharecontent.h"

#include <zlib.h>

#include <algorithm>
#include <optional>
#include <set>

namespace hexa::share {
namespace {

template <class Items>
Items withoutNotes(Items items) {
    for (auto& item : items) {
        item.locked = false;
        item.extra = {};
    }
    return items;
}

/// Returns the seats as a code holds them.
std::vector<Seat> seatsOf(const Scenario& scenario, const Catalog& catalog) {
    std::vector<Seat> seats;
    for (const Seat& seat : scenario.seats) {
        Seat& kept = seats.emplace_back();
        kept.home = seat.home;
        kept.team = seat.team;
        if (std::ranges::find(catalog.factions, seat.faction, &Faction::id) != catalog.factions.end())
            kept.faction = seat.faction;
    }
    return seats;
}

/// Returns a map with the parts of another one that the bits can't express. Its cells are those
/// with such parts, as empty slots.
Scenario restOf(const Scenario& scenario, const Catalog& catalog) {
    Scenario rest;
    rest.system = scenario.system;
    rest.seats = seatsOf(scenario, catalog);
    rest.shapes = scenario.shapes;
    Board& board = rest.board;
    board.orientation = scenario.board.orientation;
    std::vector<Cell> cells;
    std::map<Hex, CellDetails> details;
    for (const auto& [at, all] : scenario.board.details()) {
        CellDetails kept;
        kept.cut = all.cut;
        kept.attributes = all.attributes;
        if (kept.empty()) continue;
        cells.emplace_back().at = at;
        details.emplace(at, std::move(kept));
    }
    board.setCells(std::move(cells), std::move(details));
    board.edges = withoutNotes(scenario.board.edges);
    board.regions = withoutNotes(scenario.board.regions);
    board.pieces = withoutNotes(scenario.board.pieces);
    board.zones = withoutNotes(scenario.board.zones);
    return rest;
}

/// Gives a map the rest of it; false if that has cells which the map has not.
bool join(Scenario& scenario, Scenario rest) {
    std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
    std::map<Hex, CellDetails> details = scenario.board.details();
    for (const auto& [at, more] : rest.board.details()) {
        if (scenario.board.find(at) == nullptr) return false;
        details[at].cut = more.cut;
        details[at].attributes = more.attributes;
    }
    scenario.board.setCells(std::move(cells), std::move(details));
    scenario.board.edges = std::move(rest.board.edges);
    scenario.board.regions = std::move(rest.board.regions);
    scenario.board.pieces = std::move(rest.board.pieces);
    scenario.board.zones = std::move(rest.board.zones);
    scenario.seats = std::move(rest.seats);
    scenario.shapes = std::move(rest.shapes);
    return true;
}

/// Words of every map file, the commonest last (RFC 1950, preset dictionary). The stream names its
/// dictionary by a checksum, so a change of these words makes older codes unreadable.
constexpr std::string_view dictionary = R"(, "title": {"en": "", "text": "hedge", "hexes": [[, "mask": ,
    "zones": [
      {"kind": "deployment", "seat": 
    "regions": [
      {"kind": "origin": [0, 0], "turn": 
    "pieces": [
      {"kind": "owner": 1, "at": [1, 0], "corner": 5, "count": 2, "facing": 
    "edges": [
      {"kind": "road", "at": [0, 1], "side": 3, "cut": 1, "flooded": true, "number": "4", "value": "number": "
{
  "format": "hexatelier-scenario",
  "version": 1,
  "system": "
  "seats": [
    {"capital": [0, 0], "faction": "team": 1},
    {}
  ],
  "board": {
    "orientation": "pointy",
    "orientation": "flat",
    "cells": [
      {"at": [-2, -1], "kind": "empty"},
      {"at": [-1, 2], "kind": "empty"},
      {"at": [0, 1], "kind": "empty", ")";

/// A stream of zlib, closed when it goes.
struct Stream : z_stream {
    using End = int (*)(z_streamp);
    explicit Stream(End end) : z_stream{}, mEnd(end) {}
    ~Stream() { mEnd(this); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    void connect(std::string_view from, std::string& to) {
        next_in = reinterpret_cast<z_const Bytef*>(const_cast<char*>(from.data()));
        avail_in = static_cast<uInt>(from.size());
        next_out = reinterpret_cast<Bytef*>(to.data());
        avail_out = static_cast<uInt>(to.size());
    }

private:
    End mEnd;
};

const Bytef* dictionaryBytes() { return reinterpret_cast<const Bytef*>(dictionary.data()); }

std::string deflated(const std::string& text) {
    Stream stream(&::deflateEnd);
    ::deflateInit(&stream, Z_BEST_COMPRESSION);
    ::deflateSetDictionary(&stream, dictionaryBytes(), static_cast<uInt>(dictionary.size()));
    std::string bytes(::deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.connect(text, bytes);
    ::deflate(&stream, Z_FINISH);
    bytes.resize(bytes.size() - stream.avail_out);
    return bytes;
}

/// Returns the inflated text; none unless it has exactly that size. Codes of other programs may do
/// without the dictionary.
std::optional<std::string> inflated(std::string_view bytes, std::size_t size) {
    std::string text(size, '\0');
    Stream stream(&::inflateEnd);
    ::inflateInit(&stream);
    stream.connect(bytes, text);
    int done = ::inflate(&stream, Z_FINISH);
    if (done == Z_NEED_DICT) {
        ::inflateSetDictionary(&stream, dictionaryBytes(), static_cast<uInt>(dictionary.size()));
        done = ::inflate(&stream, Z_FINISH);
    }
    if (done != Z_STREAM_END || stream.avail_out != 0 || stream.avail_in != 0) return std::nullopt;
    return text;
}

/// Sizes of the two parts in front of them, in whole bytes.
constexpr int sizeBits = 24;
constexpr std::size_t headBytes = 2 * sizeBits / 8;

}  // namespace

bool isPlain(const Scenario& scenario) {
    const Board& board = scenario.board;
    if (!board.edges.empty() || !board.regions.empty() || !board.pieces.empty() || !board.zones.empty() ||
        !scenario.shapes.empty())
        return false;
    std::set<Hex> homes;
    for (const Seat& seat : scenario.seats)
        if (!seat.home || seat.team >= 0 || !homes.insert(*seat.home).second) return false;
    return std::ranges::all_of(board.details(), [](const auto& entry) {
        return entry.second.cut == 0 && entry.second.attributes.empty();
    });
}

Result<std::string> writeFullContent(const Scenario& scenario, const Systems& systems) {
    Scenario bare = scenario;
    bare.seats.clear();  // all of them are in the rest
    const auto plain = writeContent(bare, systems);
    if (!plain) return plain.error();
    Catalog catalog = systems.find(scenario.system)->catalog;
    catalog.definition = nullptr;  // the map names its game, which both sides have
    const std::string text = writeScenario(restOf(scenario, catalog), catalog, ScenarioForm::Lines);
    if (text.size() > maxRestBytes) return tooMuchForCode();
    BitWriter head;
    head.bits(plain->size(), sizeBits);
    head.bits(text.size(), sizeBits);
    return head.bytes() + *plain + deflated(text);
}

Result<Scenario> readFullContent(std::string_view bytes, const Systems& systems) {
    BitReader head(bytes);
    const auto plainSize = static_cast<std::size_t>(head.bits(sizeBits));
    const auto textSize = static_cast<std::size_t>(head.bits(sizeBits));
    if (head.failed() || plainSize > bytes.size() - headBytes || textSize > maxRestBytes)
        return Error("share.damaged");
    auto scenario = readContent(bytes.substr(headBytes, plainSize), systems);
    if (!scenario) return scenario;
    const auto text = inflated(bytes.substr(headBytes + plainSize), textSize);
    if (!text) return Error("share.damaged");
    const auto rest = readScenario(*text, systems);
    if (!rest || rest->system != scenario->system) return Error("share.damaged");
    if (!join(*scenario, restOf(*rest, systems.find(rest->system)->catalog))) return Error("share.damaged");
    // A valid code of this version holds a map that the other version can't express.
    if (isPlain(*scenario)) return Error("share.damaged");
    return scenario;
}

}  // namespace hexa::share
