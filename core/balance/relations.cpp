// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/relations.h"

#include <Eigen/Dense>

#include <algorithm>

namespace hexa::balance {
namespace {

/// Of a share of the games, squared.
constexpr double ridge = 0.01 * 0.01;

}  // namespace

std::optional<BotRelations::Covariance> covarianceOf(std::span<const std::string> bots,
                                                     const BotRelations& relations,
                                                     const BotRelations::Covariance& measured) {
    std::vector<std::size_t> places;
    for (const std::string& bot : bots) {
        const auto found = std::ranges::find(relations.bots, bot);
        if (found == relations.bots.end()) return std::nullopt;
        places.push_back(static_cast<std::size_t>(found - relations.bots.begin()));
    }
    BotRelations::Covariance covariance;
    for (const std::size_t a : places) {
        auto& row = covariance.emplace_back();
        for (const std::size_t b : places) row.push_back(measured[a][b]);
    }
    return covariance;
}

std::optional<std::vector<double>> expectedFrom(const std::string& bot, std::span<const std::string> others,
                                                const BotRelations& relations) {
    if (others.empty()) return std::nullopt;
    std::vector<std::string> all(others.begin(), others.end());
    all.push_back(bot);
    const auto covariance = covarianceOf(all, relations, relations.onNeighbours);
    if (!covariance) return std::nullopt;
    const auto count = static_cast<Eigen::Index>(others.size());
    Eigen::MatrixXd among(count, count);
    Eigen::VectorXd with(count);
    for (Eigen::Index a = 0; a < count; ++a) {
        const std::vector<double>& row = (*covariance)[static_cast<std::size_t>(a)];
        for (Eigen::Index b = 0; b < count; ++b) among(a, b) = row[static_cast<std::size_t>(b)];
        among(a, a) += ridge;
        with(a) = row.back();
    }
    const Eigen::VectorXd factors = among.ldlt().solve(with);
    return std::vector<double>(factors.begin(), factors.end());
}

}  // namespace hexa::balance
