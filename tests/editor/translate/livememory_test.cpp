// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/livememory.h"

#include "core/base/rng.h"
#include "core/texts/edits.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

texts::Project manyTexts(std::size_t rows) {
    texts::Project project = test::sampleTexts();
    project.units.clear();
    for (std::size_t i = 0; i < rows; ++i) {
        const std::string n = std::to_string(i);
        project.units.push_back(test::unit("u" + n, "The game lasts " + n + " turns here.",
                                           "Das Spiel dauert hier " + n + " Runden.", "",
                                           i % 3 == 0 ? texts::State::Draft : texts::State::Approved));
    }
    return project;
}

}  // namespace

class LiveMemoryTest : public QObject {
    Q_OBJECT
private slots:
    void findsWhatAMemoryOfAllWouldFind() {
        texts::Project project = manyTexts(600);
        LiveMemory live;
        live.reset(project);
        QVERIFY(!live.ready());
        const auto same = [&] {
            const std::string text = "The game lasts 77 turns here.";
            const auto expected = texts::Memory(project).find(text, "en", "de", 50, 5, "u4");
            return !expected.empty() && live.find(project, text, "en", "de", 50, 5, "u4") == expected;
        };
        QVERIFY(same());
        QVERIFY(live.ready());
        Rng rng(7, "edits");
        for (int round = 0; round < 60; ++round) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(project.units.size() - 1));
            const texts::Edit edit =
                round % 4 == 0   ? texts::joinUnits(project, at)
                : round % 4 == 1 ? texts::splitUnit(project, at, {{"en", 4}, {"de", 4}})
                : round % 4 == 2 ? texts::setText(project, at, "de", "Anders " + std::to_string(round))
                                 : texts::setState(project, at, "de", texts::State::Approved);
            live.change(edit.at, edit.removed, edit.inserted.size());
            static_cast<void>(texts::apply(project, edit));
            QVERIFY2(same(), qPrintable(QString::number(round)));
        }
    }

    void anEditMakesOnlyItsBlockOld() {
        texts::Project project = manyTexts(600);
        LiveMemory live;
        live.reset(project);
        while (live.learnSome(project)) {
        }
        live.change(300, 1, 1);
        QVERIFY(!live.ready());
        QVERIFY(live.learnSome(project));
        QVERIFY(live.ready());
        QVERIFY(!live.learnSome(project));
    }

    void rowsMayGoAndCome() {
        texts::Project project = manyTexts(300);
        LiveMemory live;
        live.reset(project);
        while (live.learnSome(project)) {
        }
        const auto found = [&] {
            return live.find(project, "The game lasts 1 turns here.", "en", "de", 50, 5, {}).size();
        };
        // All of them, over all blocks.
        const auto units = project.units;
        project.units.clear();
        live.change(0, units.size(), 0);
        QCOMPARE(found(), std::size_t(0));
        project.units = units;
        live.change(0, 0, units.size());
        QCOMPARE(found(), std::size_t(5));
        // From an empty memory.
        LiveMemory empty;
        empty.reset({});
        QVERIFY(empty.ready());
        empty.change(0, 0, units.size());
        QCOMPARE(empty.find(project, "The game lasts 1 turns here.", "en", "de", 50, 5, {}).size(),
                 std::size_t(5));
    }
};

HEXA_TEST(LiveMemoryTest);
#include "livememory_test.moc"
