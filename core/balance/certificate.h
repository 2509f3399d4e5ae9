// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibration.h"
#include "core/balance/report.h"

namespace hexa::balance {

/// What a certificate holds for: if one of these differs, it says nothing.
struct Bindings {
    std::string system;       ///< Catalog::system.
    std::uint64_t board = 0;  ///< boardHash
    OptionValues options;     ///< All that the game knows.
    std::uint64_t cards = 0;  ///< cardsHash(), of the program's own too.
    int rules = 0;            ///< PlayFunctions::rulesVersion
    std::string program;      ///< Version.
    std::vector<std::string> bots;
    friend bool operator==(const Bindings&, const Bindings&) = default;
};

/// Of all that can matter for a game: cells with kind, points and special rule, edges, regions, pieces, zones, homes,
/// factions and the declared shares of the wins. Texts for people, IDs and locks don't matter, nor does the order of entries in a table.
std::uint64_t boardHash(const Scenario& scenario, const Catalog& catalog);

/// A verdict that others can check again.
struct Certificate {
    static constexpr int version = 1;
    Bindings bindings;
    BalanceReport report;
    /// The weakest of all bots. None: not all were calibrated, which is said; the report knows which.
    std::optional<CalibrationNote> calibration;
    friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// The plan of a certificate: a fixed number of games, with seeds of a stream of its own that no search has seen.
CheckPlan certificatePlan(std::vector<std::string> panel, std::int64_t games, double margin,
                          std::uint64_t seed, int threads);

/// Fails with "balance.certificate.cancelled" (a report of a broken run), "balance.certificate.plan" (not by a
/// certificatePlan), or "balance.certificate.bots" (other bots than bound).
Result<Certificate> makeCertificate(BalanceReport report, Bindings bindings,
                                    std::optional<CalibrationNote> calibration);

/// Which bindings differ, as codes "balance.binding.board" and so on; none: the certificate is valid.
std::vector<std::string> differences(const Bindings& certified, const Bindings& now);

/// Plays the certified games again. Gives the bots of whom not all is the same to the last bit; none: all is true. Fails
/// with "balance.cancelled". `progress` is told the part that is done, 0 to 1, by the calling thread.
Result<std::vector<std::string>> verify(const Series& series, const Certificate& certificate, int threads,
                                        const std::stop_token& stop = {},
                                        const std::function<void(double)>& progress = {});

void writeCertificate(JsonWriter& json, const Certificate& certificate);
/// Fails with an error of core/json, "balance.bad-report" (also for games that nobody can play again) or
/// "balance.certificate.version".
Result<Certificate> readCertificate(const JsonNode& node);

}  // namespace hexa::balance
