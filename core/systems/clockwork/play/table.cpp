// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/table.h"

#include "core/base/hashtext.h"
#include "core/json/nested.h"
#include "core/json/reading.h"
#include "core/json/writer.h"
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/play/words.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

const CardPack& builtInPack() {
    static const CardPack pack = standInPack();
    return pack;
}

/// Reads member by member and keeps the first mistake.
class SetupReader : JsonReading {
public:
    Result<Setup> read(const JsonNode& root, int players) {
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        readPack(*object);
        if (!mError) readGrid(keep(object->require("discoveries")));
        if (!mError) readDeck(keep(object->require("espionage")));
        mSetup.deal.court = choice(keep(object->require("court")), word::courts, Court{});
        mSetup.deal.firstPlayer =
            static_cast<Player>(integer(keep(object->require("firstPlayer")), 1, players).value_or(1) - 1);
        if (mError) return *mError;
        return std::move(mSetup);
    }

private:
    void readPack(JsonObject& object) {
        const auto id = keep(object.require("cards"));
        const auto hash = keep(object.require("cardsHash"));
        if (mError) return;
        mSetup.pack = builtInPack();
        if (const auto own = object.optional("pack")) {
            auto pack = readCardPack(own->raw());
            if (!pack) return fail(nestedError(pack.error(), own->pointer()));
            mSetup.pack = std::move(*pack);
        }
        const auto name = keep(id->string());
        const auto digits = keep(hash->string());
        if (mError) return;
        if (*name != mSetup.pack.id)
            return fail(id->error("clockwork.record.other-cards", {{"cards", std::string(*name)}}));
        if (*digits != hashText(mSetup.pack.hash))
            fail(hash->error("clockwork.record.other-cards", {{"cards", mSetup.pack.id}}));
    }

    /// The cards of a list by their ids; `find` gives the number for place and id, or none.
    template <class Find>
    void readIds(const Node& list, std::size_t count, Find find) {
        if (list && list->isArray() && list->size() != count)
            return fail(
                list->error("clockwork.record.card-count", {{"expected", static_cast<std::int64_t>(count)}}));
        std::size_t at = 0;
        each(list, [&](const JsonNode& node) {
            const auto id = keep(node.string());
            if (id && !find(at, *id))
                fail(node.error("clockwork.record.no-card", {{"card", std::string(*id)}}));
            ++at;
        });
    }
    void readGrid(const Node& list) {
        readIds(list, decks, [this](std::size_t slot, std::string_view id) {
            const auto& deck = mSetup.pack.discoveries[slot];
            const auto found =
                std::find_if(deck.begin(), deck.end(), [id](const Card& card) { return card.id == id; });
            mSetup.deal.discovery[slot] = static_cast<std::uint8_t>(found - deck.begin());
            return found != deck.end();
        });
    }
    void readDeck(const Node& list) {
        unsigned seen = 0;
        readIds(list, espionageCards, [&](std::size_t at, std::string_view id) {
            const auto& deck = mSetup.pack.espionage;
            const auto found =
                std::find_if(deck.begin(), deck.end(), [id](const Card& card) { return card.id == id; });
            if (found == deck.end()) return false;
            const auto number = static_cast<unsigned>(found - deck.begin());
            mSetup.deal.deck[at] = static_cast<std::uint8_t>(number);
            const bool again = (seen >> number & 1) != 0;
            seen |= 1U << number;
            return !again;
        });
    }

    Setup mSetup;
};

}  // namespace

Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values) {
    RuleOptions options;
    for (const auto& [name, value] : optionsOn(scenario, values)) {
        const auto& names = optionNames();
        const auto found =
            std::find_if(names.begin(), names.end(),
                         [&wanted = name](const OptionName& option) { return option.name == wanted; });
        if (found == names.end())
            return Error("clockwork.play.option", {{"option", name}}, JsonPointer{"/options/" + name});
        options.*(found->member) = value;
    }
    if (options.alliances && scenario.players() != maxPlayers)
        return Error("clockwork.play.alliances", {{"players", std::int64_t{scenario.players()}}},
                     JsonPointer{"/options/alliances"});
    return options;
}

Result<RuleOptions> optionsFor(int players, const OptionValues& values) {
    if (players < 2 || players > maxPlayers)
        return Error("clockwork.play.players", {{"players", std::int64_t{players}}});
    Scenario seats;
    seats.seats.resize(static_cast<std::size_t>(players));
    return readOptions(seats, values);
}

OptionValues optionValues(const RuleOptions& options) {
    OptionValues values;
    for (const OptionName& option : optionNames())
        values[std::string(option.name)] = options.*(option.member);
    return values;
}

Result<CardPack> readCards(const std::string& text) {
    if (text.empty()) return builtInPack();
    return readCardPack(text);
}

std::string setupText(const Game& game) {
    const CardPack& pack = game.pack();
    JsonWriter json;
    json.beginObject();
    json.member("cards", std::string_view(pack.id));
    json.member("cardsHash", std::string_view(hashText(pack.hash)));
    if (pack != builtInPack()) {
        json.key("pack");
        json.raw(writeCardPack(pack));
    }
    json.key("discoveries");
    json.beginArray();
    for (int slot = 0; slot < decks; ++slot) json.value(std::string_view(game.card(slot).id));
    json.endArray();
    json.member("court", word::courts[static_cast<std::size_t>(game.deal().court)]);
    json.member("firstPlayer", game.deal().firstPlayer + 1);
    json.key("espionage");
    json.beginArray();
    for (const std::uint8_t card : game.deal().deck) json.value(std::string_view(pack.espionage[card].id));
    json.endArray();
    json.endObject();
    return JsonDocument::parse(json.take())->root().raw();  // as it is read from a file
}

Result<Setup> readSetup(std::string_view text, int players) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return SetupReader().read(root, players);
}

Deal dealOf(std::uint64_t seed, int players) {
    Rng rng(seed, "deal");
    return dealCards(players, rng);
}

}  // namespace hexa::clockwork
