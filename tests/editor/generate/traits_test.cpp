// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/traits.h"

#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class TraitsTest : public QObject {
    Q_OBJECT

    static Candidate map(double contact, double villages) {
        Candidate candidate;
        candidate.tastes = {{0, contact}, {0, villages}};
        return candidate;
    }
    static std::string of(const Candidate& which, const std::vector<Candidate>& all) {
        GenerateFunctions game;
        game.axes = {{"contact", "contact"}, {"villages", "villages"}};
        std::vector<const Candidate*> beside;
        for (const Candidate& each : all) beside.push_back(&each);
        return traitOf(game, which, beside).value_or(Message()).code;
    }

private slots:
    void aMapIsNamedByWhatTellsItApart() {
        const std::vector<Candidate> maps{map(0.1, 0.9), map(0.9, 0.9), map(0.5, 0.2)};
        QCOMPARE(of(maps[0], maps), std::string("contact.low.trait"));
        QCOMPARE(of(maps[1], maps), std::string("contact.high.trait"));
        QCOMPARE(of(maps[2], maps), std::string("villages.low.trait"));
    }
    /// A map with late contact of opponents is not called "early" only because contact elsewhere is
    /// still later.
    void noneIsCalledWhatItIsNot() {
        const std::vector<Candidate> maps{map(0.7, 0.5), map(1, 0.5), map(1, 0.5)};
        QCOMPARE(of(maps[0], maps), std::string());
    }
    void oneAloneIsComparedWithWhatIsUsual() {
        QCOMPARE(of(map(0.95, 0.4), {map(0.95, 0.4)}), std::string("contact.high.trait"));
        QCOMPARE(of(map(0.5, 0.5), {map(0.5, 0.5)}), std::string());
    }
};

HEXA_TEST(TraitsTest);
#include "traits_test.moc"
