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
struct GenerateFunctions;
struct GenerateMethod;
}  // namespace hexa

namespace hexa::editor {

/// Highest number of maps in a gallery.
inline constexpr int maxShownMaps = 48;
/// Possible factors for the usual number of games. More games find fairer maps.
inline constexpr std::array tournamentLengths{1, 2, 4};

/// Settings for the comparison of maps by games, from the settings of a map. 0 and empty: the
/// defaults.
struct TournamentSettings {
    std::int64_t games = 0;
    int finalists = 0;
    std::vector<std::string> panel;
    friend bool operator==(const TournamentSettings&, const TournamentSettings&) = default;
};

/// Tiles of the open map that stay when maps are generated on its layout. Homes and blank spaces
/// always stay.
enum class Keeping { Nothing, Locked, Placed };

/// Request to the generator. The map to fill and the seed are determined when it starts.
struct GenerateWishes {
    QString layout;                     ///< Id of a BaseMap; empty = that of the open map.
    Keeping keeping = Keeping::Locked;  ///< Only for the open map's layout.
    std::uint64_t seed = 0;
    bool keepSeed = false;
    /// Request without base, seed and threads. `pick` and `tournamentSettings` come from pasted
    /// settings and are invisible in the window. They hold for one run, and only while no other
    /// wish changes.
    GenerateRequest request;
    bool tournament = false;  ///< Play the best against each other,
    /// with this many times the usual number of games: one of tournamentLengths.
    int length = 1;
    /// Its number of games, if any, takes precedence over the length.
    TournamentSettings tournamentSettings;
    std::optional<double> margin;  ///< Certify the winner within this share.
};

/// Returns the modes to offer first. The draw by the rulebook isn't among them if the game has a
/// symmetric mode.
std::vector<const GenerateMethod*> methodsOf(const GenerateFunctions& functions);
/// Returns the wishes for one of those modes. Modes that search get a tournament if the game can be
/// played, a nearly symmetric one with a third of the games: its maps are nearly fair before.
/// Symmetric maps need none. `wishes.request` has its base.
GenerateWishes withMethod(GenerateWishes wishes, const GenerateMethod& mode, const GameSystem& system);

/// Returns the style of these tastes, as library::Style::id(). Returns an empty text unless there
/// is just one taste, near an end of its axis.
std::string styleOf(const std::vector<Taste>& tastes);
/// Returns the tastes of a style. An empty style has none.
std::vector<Taste> tastesOf(const std::string& style);

/// Removes settings for a single run.
void forgetOneRun(GenerateWishes& wishes);
/// True if both want the same maps, apart from the seed and settings for a single run.
bool wantTheSame(const GenerateWishes& a, const GenerateWishes& b, const GameSystem& system);
/// Returns the request, without margin. `wishes.request` has its base, because the usual number of
/// games depends on the map.
generate::ProduceRequest producing(const GenerateWishes& wishes, const GameSystem& system);
/// settingsOf() returns the wishes as a line of text to copy. withSettings() returns the wishes
/// with those of such a text, for maps on that base; base, seed and margin stay.
std::string settingsOf(const GenerateWishes& wishes, const GameSystem& system);
Result<GenerateWishes> withSettings(GenerateWishes wishes, std::string_view text, const GameSystem& system,
                                    const Scenario& base);
/// Returns the request without entries that its base and mode don't offer and no panel shows: a
/// number of the atlas, numbers of tiles.
GenerateRequest offered(GenerateRequest request, const GameSystem& system);

}  // namespace hexa::editor
