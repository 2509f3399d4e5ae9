// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibration.h"
#include "core/balance/report.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

namespace hexa::balance {

/// Conditions of a certificate: if one of them differs, it is void.
struct Bindings {
    std::string system;       ///< Catalog::system.
    std::uint64_t board = 0;  ///< boardHash
    OptionValues options;     ///< All that the game knows.
    std::uint64_t cards = 0;  ///< cardsHash(), of the program's own too.
    int rules = 0;            ///< PlayFunctions::rulesVersion
    std::string program;      ///< Version.
    std::vector<std::string> bots;
    bool madeUp = false;  ///< Made-up data takes part now; not in files.
    friend bool operator==(const Bindings&, const Bindings&) = default;
};

/// Returns a hash of everything important for a game: cells with kind, points and special rule,
/// edges, regions, pieces, zones, homes, factions and the declared shares of the wins. Texts for
/// people, IDs and locks don't matter, nor does the order of entries in a table.
std::uint64_t boardHash(const Scenario& scenario, const Catalog& catalog);

/// A verdict that others can check again.
struct Certificate {
    static constexpr int version = 1;
    Bindings bindings;
    BalanceReport report;
    /// Weakest calibration of all bots. None: not all were calibrated, which is stated; the report
    /// has the details.
    std::optional<CalibrationNote> calibration;
    friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// Returns the plan of a certificate: a fixed number of games, with seeds of a stream of its own
/// that no search has seen.
CheckPlan certificatePlan(std::vector<std::string> panel, std::int64_t games, double margin,
                          std::uint64_t seed, int threads);

/// Fails with BalanceReport::uncertifiable, "balance.certificate.cancelled" (a report of a broken
/// run), "balance.certificate.plan" (not by a certificatePlan), or "balance.certificate.bots"
/// (other bots than bound).
Result<Certificate> makeCertificate(BalanceReport report, Bindings bindings,
                                    std::optional<CalibrationNote> calibration);

/// Returns the bindings that differ, as codes "balance.binding.board" and so on; none if the
/// certificate is valid.
std::vector<std::string> differences(const Bindings& certified, const Bindings& now);

/// Repeats the certified games, and returns them as a report without notes: noteGrounds() adds
/// those. Fails with "balance.cancelled". `progress` gets the completed part, 0 to 1, from the
/// calling thread.
Result<BalanceReport> playAgain(const Series& series, const Certificate& certificate, int threads,
                                const std::stop_token& stop = {},
                                const std::function<void(double)>& progress = {});
/// Returns all claims of the certificate that `again` (of playAgain() and noteGrounds())
/// contradicts, in sentences by subject: games of bots, all games together, strength and
/// calibration of bots, stand-in cards. Returns none if it is true. Rounded numbers may differ in
/// their last digit.
std::vector<Message> untruths(const Certificate& certificate, const BalanceReport& again);

void writeCertificate(JsonWriter& json, const Certificate& certificate);
/// Reads a certificate. Fails with an error of core/json, with "balance.bad-report" (also for games
/// that can't be repeated), with "balance.certificate.version", or with
/// "balance.certificate.contradiction" if a verdict or figure doesn't follow from the certificate's
/// own counts. Only playAgain() proves that the counts come from the games.
Result<Certificate> readCertificate(const JsonNode& node);

}  // namespace hexa::balance
