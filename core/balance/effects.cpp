// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/effects.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace hexa::balance {
namespace {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

/// One arrangement: traits of each team, and wins of each team.
struct Row {
    Matrix traits;  // team x effect
    Vector wins;    // by team
    double games = 0;
};

/// Order of the effects: teams, turns, factions.
struct Layout {
    const sim::Tally& tally;
    Eigen::Index turn(int turn) const { return tally.teams + turn; }
    Eigen::Index faction(int faction) const { return tally.teams + tally.seats + faction; }
    Eigen::Index size() const { return tally.teams + tally.seats + tally.factions; }
};

std::vector<Row> rowsOf(const sim::Tally& tally, const Layout& layout) {
    std::vector<Row> rows;
    for (const auto& [arrangement, wins] : tally.arrangements) {
        Row row{Matrix::Zero(tally.teams, layout.size()), Vector::Zero(tally.teams), 0};
        for (int team = 0; team < tally.teams; ++team) {
            row.traits(team, team) = 1;
            row.wins(team) = static_cast<double>(wins[team]);
        }
        for (int seat = 0; seat < tally.seats; ++seat) {
            const int turn = (seat - arrangement.first + tally.seats) % tally.seats;
            if (tally.ordered) row.traits(tally.teamOf[seat], layout.turn(turn)) += 1;
            if (tally.factions > 0)
                row.traits(tally.teamOf[seat], layout.faction(arrangement.faction[seat])) += 1;
        }
        row.games = row.wins.sum();
        rows.push_back(std::move(row));
    }
    return rows;
}

Vector softmax(const Vector& utility) {
    const Vector weights = (utility.array() - utility.maxCoeff()).exp();
    return weights / weights.sum();
}

/// Log-likelihood at some effects with its first two derivatives, the second one negated.
struct Likelihood {
    double value = 0;
    Vector slope;
    Matrix information;
};

Likelihood likelihoodOf(const std::vector<Row>& rows, const Vector& effects) {
    Likelihood sum{0, Vector::Zero(effects.size()), Matrix::Zero(effects.size(), effects.size())};
    for (const Row& row : rows) {
        const Vector chances = softmax(row.traits * effects);
        sum.value += row.wins.dot(chances.array().log().matrix());
        sum.slope += row.traits.transpose() * (row.wins - row.games * chances);
        const Vector mean = row.traits.transpose() * chances;
        sum.information += row.games * (row.traits.transpose() * chances.asDiagonal() * row.traits -
                                        mean * mean.transpose());
    }
    return sum;
}

/// Returns the maximum of likelihood and prior; none if it is not found.
std::optional<Vector> maximum(const std::vector<Row>& rows, Eigen::Index size, double ridge) {
    constexpr int maxSteps = 100;
    const auto worth = [&](const Vector& effects, const Likelihood& likelihood) {
        return likelihood.value - ridge / 2 * effects.squaredNorm();
    };
    Vector effects = Vector::Zero(size);
    Likelihood likelihood = likelihoodOf(rows, effects);
    for (int i = 0; i < maxSteps; ++i) {
        const Matrix curvature = likelihood.information + ridge * Matrix::Identity(size, size);
        Vector step = curvature.ldlt().solve(likelihood.slope - ridge * effects);
        if (!step.allFinite()) return std::nullopt;
        if (step.cwiseAbs().maxCoeff() < 1e-10) return effects;
        // Concave, so a short enough step climbs; near the top rounding decides, hence the
        // tolerance.
        const double old = worth(effects, likelihood);
        Likelihood next = likelihoodOf(rows, effects + step);
        while (worth(effects + step, next) < old - 1e-9 * (1 + std::abs(old))) {
            step /= 2;
            next = likelihoodOf(rows, effects + step);
        }
        effects += step;
        likelihood = std::move(next);
    }
    return std::nullopt;
}

/// Returns the inverse in the directions that the data determine, 0 in the others (e.g. all effects
/// of a kind shifted together).
Matrix covarianceOf(const Matrix& information) {
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(information);
    const double threshold = 1e-9 * solver.eigenvalues().maxCoeff();
    const Vector inverse = solver.eigenvalues().unaryExpr(
        [threshold](double value) { return value > threshold ? 1 / value : 0.0; });
    return solver.eigenvectors() * inverse.asDiagonal() * solver.eigenvectors().transpose();
}

}  // namespace

Result<Effects> fitEffects(const sim::Tally& tally, double ridge) {
    assert(ridge > 0);
    if (tally.games == 0) return Error("balance.no-games");
    const Layout layout{tally};
    const std::vector<Row> rows = rowsOf(tally, layout);
    const auto found = maximum(rows, layout.size(), ridge);
    if (!found) return Error("balance.no-fit", {{"games", tally.games}});
    const Matrix covariance = covarianceOf(likelihoodOf(rows, *found).information);

    const auto effect = [&](Eigen::Index i) {
        return Effect{(*found)(i), std::sqrt(std::max(0.0, covariance(i, i)))};
    };
    Effects effects;
    for (int team = 0; team < tally.teams; ++team) effects.teams.push_back(effect(team));
    for (int turn = 0; turn < tally.seats; ++turn) effects.turns.push_back(effect(layout.turn(turn)));
    for (int i = 0; i < tally.factions; ++i) effects.factions.push_back(effect(layout.faction(i)));

    const Vector shares = softmax(found->head(tally.teams));
    const Matrix slope = Matrix(shares.asDiagonal()) - shares * shares.transpose();
    const Matrix spread = slope * covariance.topLeftCorner(tally.teams, tally.teams) * slope.transpose();
    for (int team = 0; team < tally.teams; ++team) {
        effects.shares.push_back(shares(team));
        effects.shareErrors.push_back(std::sqrt(std::max(0.0, spread(team, team))));
    }
    return effects;
}

}  // namespace hexa::balance
