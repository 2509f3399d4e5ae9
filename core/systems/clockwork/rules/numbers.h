// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Numbers of the rules outside of the game's tables: one name each, so that the engine and the
/// rules reference (reference/reference.h) can't differ.
namespace hexa::clockwork::number {

inline constexpr int cityUnits = 3;     ///< MAP-03: units that make a Village a City.
inline constexpr int lakePoints = 3;    ///< SCO-01.
inline constexpr int lakeUnits = 2;     ///< SCO-01.
inline constexpr int forestPoints = 3;  ///< SCO-01: at most, one for each unit.

inline constexpr int capitalWorkers = 4;       ///< REC-01.
inline constexpr int epicCapitalWorkers = 3;   ///< EPI-03.
inline constexpr int conscriptionWorkers = 1;  ///< SPY-02.
inline constexpr int gambitUnits = 2;          ///< SPY-03.
inline constexpr int developmentCards = 2;     ///< SPY-04: drawn; one is kept.
inline constexpr int counterIntelIp = 1;       ///< SPY-05: won and lost.
inline constexpr int technophiliaPoints = 1;   ///< SPY-06.

inline constexpr int operativeStrength = 1;  ///< BAT-02.
inline constexpr int hunterStrength = 2;     ///< BAT-02.
inline constexpr int steamtankStrength = 3;  ///< BAT-02.
inline constexpr int operativeSoldiers = 1;  ///< UNI-05: largest number of Soldiers there.
inline constexpr int hunterRange = 2;        ///< UNI-06.
inline constexpr int crasherKills = 3;       ///< UNI-08.

inline constexpr int rasputinCards = 2;  ///< CRT-02, Early Age.
inline constexpr int rasputinLoss = 2;   ///< CRT-02, Middle Age.
inline constexpr int firstCourtPoints =
    3;  ///< CRT-02, Late Age; each further Court gives one more (CRT-03, CRT-04).
inline constexpr int lovelaceIp = 3;  ///< CRT-04, Early Age, in all.
inline constexpr int ipPerPoint = 3;  ///< END-01.

}  // namespace hexa::clockwork::number
