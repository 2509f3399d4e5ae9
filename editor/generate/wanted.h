// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// How many maps a gallery shows at most.
inline constexpr int maxShownMaps = 48;
/// Times as many games as usual that can be wished for: more of them find fairer maps.
inline constexpr std::array tournamentLengths{1, 2, 4};

/// How maps are compared by games, as the settings of a map tell it; 0 and empty: the defaults.
struct TournamentSettings {
    std::int64_t games = 0;
    int finalists = 0;
    std::vector<std::string> panel;
    friend bool operator==(const TournamentSettings&, const TournamentSettings&) = default;
};

/// What stays of the open map when maps are made on its layout. Homes and blank spaces always do.
enum class Keeping { Nothing, Locked, Placed };

/// What is asked of the generator; the map to fill and the seed are found when it starts.
struct GenerateWishes {
    QString layout;                     ///< Id of a Ground; empty = that of the open map.
    Keeping keeping = Keeping::Locked;  ///< Only for the open map's layout.
    std::uint64_t seed = 0;
    bool keepSeed = false;
    /// Without base, seed, threads. `pick` and `tournamentSettings` come from settings that were
    /// pasted and are seen nowhere: they hold for one run, and only while nothing else is wished.
    GenerateRequest request;
    bool tournament = false;  ///< Play the best against each other,
    int length = 1;           ///< with so many times as many games as usual: one of tournamentLengths.
    TournamentSettings tournamentSettings;  ///< Its number of games, if there is one, goes before the length.
    std::optional<double> margin;           ///< Certify the winner within this share.
};

/// Takes away what holds for one run only.
void forgetOneRun(GenerateWishes& wishes);
/// Whether both want the same maps, but for the seed and for what holds for one run only.
bool wantTheSame(const GenerateWishes& a, const GenerateWishes& b, const GameSystem& system);
/// Without margin. `wishes.request` has its base: how many games are usual depends on the map.
generate::ProduceRequest producing(const GenerateWishes& wishes, const GameSystem& system);
/// As a line of text to copy, and the wishes with those of a text for maps on that base; ground,
/// seed and margin stay.
std::string settingsOf(const GenerateWishes& wishes, const GameSystem& system);
Result<GenerateWishes> withSettings(GenerateWishes wishes, std::string_view text, const GameSystem& system,
                                    const Scenario& base);
/// The request without what its base and mode don't offer, and no panel shows: a number of the
/// atlas, numbers of tiles.
GenerateRequest offered(GenerateRequest request, const GameSystem& system);

}  // namespace hexa::editor
