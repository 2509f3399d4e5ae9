// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/shareprocess.h"

#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::generate;

namespace {

using Covariance = BotRelations::Covariance;

constexpr double exact = 1e-12;

/// Three bots of different kinds: the last changes with two tiles almost as much as from map to
/// map.
const Covariance onMaps{{0.0025, 0.001, 0.0005}, {0.001, 0.004, -0.0002}, {0.0005, -0.0002, 0.0049}};
const Covariance onNeighbours{{0.0004, 0.0001, 0.0001}, {0.0001, 0.0009, 0.0002}, {0.0001, 0.0002, 0.004}};

class ShareProcessTest : public QObject {
    Q_OBJECT

private slots:
    /// The process reproduces the measured covariances of maps, and of the change to a neighbour.
    void bothMeasuredCovariancesComeOut() {
        const ShareProcess process(onMaps, onNeighbours, 0);
        const auto same = process.kept(0), swapped = process.kept(1);
        for (std::size_t a = 0; a < 3; ++a)
            for (std::size_t b = 0; b < 3; ++b) {
                QVERIFY(std::abs(process.covariance(a, b, same) - onMaps[a][b]) < exact);
                // Of the difference of two that vary alike.
                const double change =
                    2 * process.covariance(a, b, same) - 2 * process.covariance(a, b, swapped);
                QVERIFY(std::abs(change - onNeighbours[a][b]) < exact);
            }
    }

    void mapsForgetEachOtherSwapBySwap() {
        const ShareProcess process(onMaps, onNeighbours, 0);
        const auto variance = [&](std::size_t bot, double swaps) {
            return process.covariance(bot, bot, process.kept(swaps));
        };
        for (std::size_t bot = 0; bot < 3; ++bot) {
            double last = process.variance(bot);
            for (const double swaps : {0.1, 0.5, 1.0, 2.5, 4.0, 10.0, 20.0}) {
                QVERIFY(variance(bot, swaps) > 0 && variance(bot, swaps) < last);
                last = variance(bot, swaps);
            }
            QVERIFY(variance(bot, 200) < 0.001 * onMaps[bot][bot]);
        }
        // The bot most affected by a swap is forgotten first.
        const auto kept = [&](std::size_t bot) { return variance(bot, 2) / onMaps[bot][bot]; };
        QVERIFY(kept(2) < kept(0) && kept(2) < kept(1));
    }

    /// A measured change larger than between two unrelated maps means that they are unrelated.
    void aChangeThatIsTooLargeLeavesNothing() {
        const ShareProcess process({{0.001}}, {{0.003}}, 0);
        QVERIFY(std::abs(process.variance(0) - 0.001) < exact);
        QVERIFY(std::abs(process.covariance(0, 0, process.kept(1))) < exact);
    }

    /// A neighbour without changes is the same map.
    void whereNothingChangesNothingIsForgotten() {
        const ShareProcess process({{0.001}}, {{0}}, 0);
        QVERIFY(std::abs(process.covariance(0, 0, process.kept(15)) - 0.001) < exact);
    }

    void botsDeviateByTheirOwnAndTogether() {
        const Covariance covariance = covarianceOf({0.1, 0.2}, 0.3);
        QVERIFY(std::abs(covariance[0][0] - 0.1) < exact && std::abs(covariance[1][1] - 0.13) < exact);
        QVERIFY(std::abs(covariance[0][1] - 0.09) < exact && std::abs(covariance[1][0] - 0.09) < exact);
    }
};

}  // namespace

HEXA_TEST(ShareProcessTest, "slow-unoptimized");
#include "shareprocess_test.moc"
