// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/file/parts.h"

#include <vector>

namespace hexa::owngame {

/// Reads the words of a game file into a definition that has its catalog: sets, figures and decks.
class WordReader : PartReading {
public:
    WordReader(Definition& definition, Reading mode) : PartReading(definition, mode) {}
    Status read(JsonObject& root);

private:
    void readSet(JsonObject& item, const JsonNode& node);
    void readFigure(JsonObject& item, const JsonNode& node);
    void readDeck(JsonObject& item);
    void checkDecks();

    std::vector<Error> mUnknownOntos;  // by deck: the error if its set isn't known by then
};

}  // namespace hexa::owngame
