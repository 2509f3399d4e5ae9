// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/engine/record.h"

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

/// Returns the default margin of fairness for maps of this game.
double marginOf(const GameSystem& system);

/// Returns a hash of the data in a text of cards (MatchSetup::cards), empty for those of the
/// program. For a game that can't read cards, it is the hash of the text itself.
std::uint64_t cardsHash(const GameSystem& system, std::string_view cards);

/// Returns the present bindings of a certificate for this map. `options` overrides those of the
/// map; `cards` is the text of the owner's cards, empty for those of the program; `program` its
/// version. The game must be playable.
Bindings bindingsOf(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                    std::string_view cards, std::string_view program, std::vector<std::string> bots);

/// Returns why games with these cards can't certify a map, or none if they can.
std::optional<Message> uncertifiable(const GameSystem& system, const Scenario& scenario,
                                     std::string_view cards);

/// Returns the certificate stored with a map, or none. Fails if it is invalid or of a later
/// version.
Result<std::optional<Certificate>> certificateOf(const Scenario& scenario);
/// Certificate from a file, for display. Its games have not been repeated, so its counts are a
/// claim.
struct ShownCertificate {
    /// While it is valid, its notes (strength and calibration of bots, stand-in cards) are this
    /// program's own, whatever the file says.
    Certificate certificate;
    std::vector<std::string> differences;  ///< Reasons why it is void, as differences().
    bool holds() const { return differences.empty(); }
};
/// Returns the certificate of a map for play with the cards of the program; none and failures as
/// above.
Result<std::optional<ShownCertificate>> shownCertificate(const GameSystem& system, const Scenario& scenario,
                                                         std::string_view program);

/// Replaces this map's certificate by the other map's, or by none.
void takeCertificate(Scenario& scenario, const Scenario& other);
/// Stores it under the file key "certificate", in the place of an earlier one.
void setCertificate(Scenario& scenario, const Certificate& certificate);

}  // namespace hexa::balance
