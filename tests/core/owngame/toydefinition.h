// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/file/definitionfile.h"
#include "core/owngame/shelf.h"
#include "core/owngame/system.h"

#include <cassert>
#include <string>
#include <string_view>

namespace hexa::test {

/// Game file that uses every construct of the format: two players, hexagon of 19, homes, a deck and
/// every form of rule.
inline constexpr std::string_view toyDefinition = R"({
  "format": "hexatelier-game-definition", "version": 1, "edition": 3, "author": "A", "licence": "CC0-1.0", "source": "a test",
  "catalog": {
    "system": "toy-file", "name": {"en": "Toy", "de": "Spielzeug", "fr": "Jouet"}, "orientation": "pointy", "minSeats": 2,
    "maxSeats": 4,
    "groups": [{"id": "land", "name": "Land"}],
    "kinds": [
      {"id": "field", "name": "Field", "letter": "F", "group": "land", "colour": "#7fbf5f", "supply": 12},
      {"id": "wood", "name": "Wood", "letter": "W", "group": "land", "colour": "#3f7a45"},
      {"id": "lake", "name": "Lake", "letter": "L", "colour": "#4a90c8", "points": 1},
      {"id": "hearth", "name": "Home", "letter": "H", "colour": "#b0643c", "seat": true}],
    "edgeKinds": [{"id": "road", "name": "Road", "colour": "#c8a878", "lies": "across"}, {"id": "wall", "name": "Wall", "colour": "#555555"}],
    "regionShapes": [{"id": "farm", "name": "Farm", "parts": [{"q": 0, "r": 0, "kind": "field"}, {"q": 1, "r": 0}]}],
    "pieceKinds": [{"id": "sheep", "name": "Sheep", "letter": "s", "supply": 4, "where": ["field"]}],
    "zoneKinds": [{"id": "start", "name": "Start", "colour": "#2c5fa8", "owned": true}],
    "cellProperties": [
      {"id": "token", "name": "Token", "type": "choice", "choices": [
        {"id": "none", "name": "none"}, {"id": "one", "name": "One"}, {"id": "two", "name": "Two"}]},
      {"id": "level", "name": "Level", "type": "number", "max": 3},
      {"id": "wet", "name": "Wet", "type": "flag"}],
    "factions": [{"id": "red", "name": "Red", "colour": "#c0392b"}, {"id": "blue", "name": "Blue", "colour": "#2c5fa8"}]},
  "sets": [
    {"id": "dry", "name": "Dry land", "groups": ["land"]},
    {"id": "high", "property": "level", "is": [2, null]},
    {"id": "twos", "property": "token", "values": ["two"]},
    {"id": "grazed", "piece": "sheep"}, {"id": "begin", "zone": "start"}, {"id": "low", "kinds": ["field"], "except": "high"}],
  "figures": [
    {"id": "worth", "by": "property", "property": "token", "values": {"one": 1, "two": 4}},
    {"id": "food", "by": "kind", "values": {"field": 2, "lake": 1}},
    {"id": "all", "by": "sum", "of": ["worth", "food"]}, {"id": "best", "by": "larger", "of": ["worth", "food"]},
    {"id": "level", "by": "property", "property": "level"}],
  "decks": [{"property": "token", "onto": "group:land", "values": [
    {"id": "one", "copies": 6, "colour": "#ffffff"}, {"id": "two", "copies": {"2": 3, "3-4": 4}}]}],
  "layouts": [
    {"id": "two", "name": "For two", "players": 2, "shape": {"hexagon": 2}, "homes": [[-2, 0], [2, 0]],
     "zones": [{"kind": "start", "seat": 0, "lines": [1, 1]}, {"kind": "start", "seat": 1, "cells": [[0, 2], [-1, 2]]}]},
    {"id": "three", "players": 3, "shape": {"triangle": 6}, "holes": [[2, 3]], "homes": [[0, 0], [5, 0], [0, 5]],
     "fixed": [{"at": [1, 1], "kind": "lake"}]},
    {"id": "four", "players": 4, "shape": {"rectangle": [6, 4]}, "cells": [[9, 9]], "homes": [[0, 0], [5, 0], [1, 3], [4, 2]]}],
  "counts": [{"what": "lake", "is": {"2": 4, "3-4": [2, 5]}}, {"what": "dry", "is": [10, null]}],
  "rules": [
    {"id": "apart", "rule": "apart", "what": "lake", "is": [2, null], "text": {"en": "Lakes never touch."}},
    {"id": "near", "rule": "near", "what": "home", "with": "dry", "is": [1, null]},
    {"id": "differ", "rule": "differ", "severity": "warning", "what": "twos", "of": "worth", "within": 1, "is": [1, null]},
    {"id": "corner", "rule": "corner", "severity": "warning", "of": "worth", "is": [null, 9]},
    {"id": "stands", "rule": "stands", "what": "lake", "zone": "start", "never": true},
    {"id": "groups", "rule": "groups", "severity": "warning", "what": "dry", "alike": true, "is": [1, 6]},
    {"id": "connected", "rule": "connected", "what": "dry", "through": "home"},
    {"id": "reach", "rule": "reach", "with": "lake", "through": "dry", "within": 4, "is": [1, null]},
    {"id": "count", "rule": "count", "what": "wood", "in": "inside", "is": [1, null]},
    {"id": "sum", "rule": "sum", "of": "food", "per": "seat", "within": 2, "is": [2, 60]},
    {"id": "rings", "rule": "count", "severity": "hint", "what": "dry", "per": "ring", "ring": [0, 1], "is": [0, 9]},
    {"id": "spread", "rule": "spread", "severity": "warning", "of": "all", "per": "seat", "is": [null, 6]},
    {"id": "symmetric", "rule": "symmetric", "severity": "hint", "what": "lake", "symmetry": "turn-2"},
    {"id": "largest", "rule": "largest", "severity": "warning", "what": "dry", "is": [3, null]}],
  "styles": [
    {"id": "groups", "style": "clumps"}, {"id": "woods", "style": "clumps", "what": "wood"},
    {"id": "lakes", "style": "near", "what": "lake", "with": "home"}],
  "ways": [{"what": "high", "steps": 2}, {"what": "edge:road", "steps": -0.5}, {"what": "edge:wall"}],
  "worth": {"figures": {"all": 1, "best": 0.5}, "decay": [1, 1, 0.5, 0.25], "share": "nearest", "accept": 10},
  "print": {"tileMm": 60},
  "drawings": {"lake": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"#4a90c8\"/></svg>"}
})";

/// Returns the toy game with one text replaced. The text must exist.
inline std::string toyWith(std::string_view part, std::string_view other) {
    std::string text(toyDefinition);
    const auto at = text.find(part);
    assert(at != std::string::npos && "the part is there");
    return text.replace(at, part.size(), other);
}

}  // namespace hexa::test
