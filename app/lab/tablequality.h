// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/tuning.h"
#include "core/balance/tablefile.h"

#include <span>

// Quality of a fitted table: its predictions of gaps for maps outside of its fit.

namespace hexa::cli {

/// Coefficients by feature, of all models.
struct Fitted {
    std::vector<int> models;  ///< By feature.
    std::vector<double> coefficients;
    int last = 0;  ///< The model that predicts.
    /// Mixture that the fit was held to, in the model that predicts (balance::fitNear).
    std::vector<double> mixture = {};
};

/// Form of a game's tables in the configuration of a setting.
struct TableForm {
    std::string configuration;
    std::vector<std::string> names;  ///< Names of features.
    std::vector<int> models;         ///< By feature.
};
/// Returns the form. Prints an error and returns none if the game has no tables for this setting.
std::optional<TableForm> tableFormOf(Context& context, const Setting& setting);

/// Returns the table of a file. Prints an error and returns none if it can't be read or has another
/// configuration.
std::optional<balance::TableFile> readTable(Context& context, const std::string& path, const TableForm& form);
/// Its weights as they were fitted.
std::vector<double> coefficientsOf(const balance::TableFile& table);

/// Returns the kinds of maps for fitting and trying tables. Symmetric ones are fair by
/// construction, so they would teach nothing.
std::vector<std::string> kindsToFit(const Setting& setting);

/// Returns the features of one model only.
SeatFeatures featuresOf(SeatFeatures features, const std::vector<int>& models, int model);
Result<SeatFeatures> featuresOn(const DrawnMaps& maps, std::int64_t number);

/// Fresh maps of each kind for trying a table, each in two halves with seeds of their own: the
/// agreement of the halves is the limit set by noise.
struct HeldOut {
    std::vector<DrawnMaps> kinds;  ///< One kind each.
    std::int64_t maps = 0;         ///< Maps of each kind.
    std::int64_t games = 0;        ///< On each map.

    static HeldOut of(const Setting& setting, const std::vector<std::string>& bots, std::int64_t maps,
                      std::int64_t games);
    void addTo(std::vector<parts::Trial>& trials) const;
    /// Judges by kind, from the tallies of its trials; prints each result when it is known.
    Result<std::vector<TableInfo::Quality>> judge(const Context& context, std::span<const sim::Tally> tallies,
                                                  const Fitted& fitted) const;
};

}  // namespace hexa::cli
