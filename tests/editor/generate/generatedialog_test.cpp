// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/generatedialog.h"

#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "editor/generate/seedfield.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;

class GenerateDialogTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    Locale mLocale{mSystems};
    paint::TileArt mArt{mGame.catalog};
    QTemporaryDir mFolder;
    std::unique_ptr<QSettings> mSettings;

    std::unique_ptr<GenerateDialog> open(const Scenario& current) {
        auto dialog = std::make_unique<GenerateDialog>(mGame, current, mArt, mLocale, std::vector<Layout>{},
                                                       *mSettings);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get())) qFatal("the dialog doesn't open");
        return dialog;
    }
    std::vector<int> counts(const Scenario& map) const {
        return countKinds(map.board, mGame.catalog.kinds.size());
    }
    int count(const Scenario& map, const char* id) const {
        return counts(map)[indexOf(*mGame.catalog.kindId(id))];
    }
    template <class T>
    static T* child(const GenerateDialog& dialog, const char* name) {
        T* found = dialog.findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return found;
    }
    static void click(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

private slots:
    void init() {
        mLocale.setLanguage("en");
        mSettings = std::make_unique<QSettings>(mFolder.filePath("settings.ini"), QSettings::IniFormat);
        mSettings->clear();
    }

    void showsAMapAtOnce() {
        const auto dialog = open({});
        QVERIFY(child<QPushButton>(*dialog, "use")->isEnabled());
        QCOMPARE(dialog->result().players(), 2);
        QCOMPARE(counts(dialog->result())[0], 2);
        QVERIFY(mGame.check(dialog->result(), {}).empty() || dialog->result().provenance.standIn);
        QCOMPARE(*dialog->result().provenance.seed, child<SeedField>(*dialog, "seed")->seed());
    }

    void spaceAndCtrlRMakeAnother() {
        const auto dialog = open({});
        auto* seed = child<SeedField>(*dialog, "seed");
        const auto first = seed->seed();
        QVERIFY(child<QPushButton>(*dialog, "reroll")->hasFocus());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Space);
        const auto second = seed->seed();
        QVERIFY(second != first);
        QTest::keyClick(dialog.get(), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(seed->seed() != second);
        QCOMPARE(*dialog->result().provenance.seed, seed->seed());
        // The preview hears Space too, wherever the focus is.
        const auto third = seed->seed();
        QTest::keyClick(dialog.get(), Qt::Key_Space);
        QVERIFY(seed->seed() != third);
    }

    void sameSeedSameMap() {
        const auto dialog = open({});
        auto* seed = child<SeedField>(*dialog, "seed");
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, "18446744073709551615");
        QCOMPARE(seed->seed(), ~std::uint64_t(0));
        QTest::keyClicks(seed, "9");  // one digit too many
        QCOMPARE(seed->seed(), ~std::uint64_t(0));
        seed->selectAll();
        QTest::keyClicks(seed, "x42");
        QCOMPARE(seed->seed(), std::uint64_t(42));
        const Scenario once = dialog->result();
        click(child<QPushButton>(*dialog, "dice"));
        QVERIFY(!(dialog->result() == once));
        seed->selectAll();
        QTest::keyClicks(seed, "42");
        QCOMPARE(dialog->result(), once);
        // An empty field means the seed in use.
        seed->setFocus();
        seed->clear();
        QTest::keyClick(seed, Qt::Key_Tab);
        QCOMPARE(seed->text(), QString("42"));
    }

    void keptSeedStays() {
        {
            const auto dialog = open({});
            child<SeedField>(*dialog, "seed")->setSeed(7);
            QTest::keyClick(child<QCheckBox>(*dialog, "keepSeed"), Qt::Key_Space);
            QVERIFY(!child<QPushButton>(*dialog, "reroll")->isEnabled());
            dialog->reroll();
            QCOMPARE(child<SeedField>(*dialog, "seed")->seed(), std::uint64_t(7));
            dialog->accept();
        }
        const auto again = open({});
        QCOMPARE(child<SeedField>(*again, "seed")->seed(), std::uint64_t(7));
    }

    void playersChooseLayouts() {
        const auto dialog = open({});
        auto* players = child<QComboBox>(*dialog, "players");
        auto* layout = child<QComboBox>(*dialog, "layout");
        for (int n = mGame.catalog.minSeats; n <= mGame.catalog.maxSeats; ++n) {
            players->setFocus();
            players->setCurrentIndex(players->findData(n));
            const auto offered = std::ranges::count_if(
                mGame.layouts, [n](const Layout& candidate) { return candidate.scenario.players() == n; });
            QCOMPARE(layout->count(), static_cast<int>(offered));
            QCOMPARE(dialog->result().players(), n);
        }
    }

    void wishesAreMet() {
        const auto dialog = open({});
        auto* villages = child<QSpinBox>(*dialog, "count-village");
        QCOMPARE(villages->text(), QString("free"));
        villages->setFocus();
        for (const int wanted : {2, 3, 4}) {
            QTest::keyClick(villages, Qt::Key_Up);
            QCOMPARE(villages->value(), wanted);
            for (int i = 0; i < 20; ++i) {
                dialog->reroll();
                QCOMPARE(count(dialog->result(), "village"), wanted);
            }
        }
        QTest::keyClick(villages, Qt::Key_Up);  // no more than the rules allow
        QCOMPARE(villages->value(), 4);
        click(child<QPushButton>(*dialog, "allFree"));
        QCOMPARE(villages->text(), QString("free"));
    }

    void saysWhatDoesNotFit() {
        const auto dialog = open({});
        for (const char* name : {"count-village", "count-citadel", "count-lake", "count-forest",
                                 "count-tower", "count-manufactory", "count-shrine", "count-barrens"}) {
            auto* box = child<QSpinBox>(*dialog, name);
            box->setValue(box->maximum());
        }
        QVERIFY(!child<QPushButton>(*dialog, "use")->isEnabled());
        QVERIFY(!child<QPushButton>(*dialog, "new")->isEnabled());
        const QString words = child<QLabel>(*dialog, "words")->text();
        QVERIFY2(words.contains("25") && words.contains("20"), qPrintable(words));
        child<QSpinBox>(*dialog, "count-village")->setValue(2);
        child<QSpinBox>(*dialog, "count-barrens")->setValue(0);
        QVERIFY(child<QPushButton>(*dialog, "use")->isEnabled());
        QCOMPARE(count(dialog->result(), "barrens"), 0);
    }

    void lockedTilesStay() {
        Scenario map = mGame.layouts.front().scenario;
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (cell.kind == KindId::Empty && places.size() < 2) places.push_back(cell.at);
        const KindId lake = *mGame.catalog.kindId("lake");
        static_cast<void>(apply(map, paintCells(map, mGame.catalog, places, lake)));
        static_cast<void>(apply(map, setLocked(map, places, true)));

        const auto dialog = open(map);
        auto* keep = child<QCheckBox>(*dialog, "keepLocked");
        QVERIFY(keep->isEnabled() && keep->isChecked());
        QVERIFY2(keep->text().contains('2'), qPrintable(keep->text()));
        const auto kept = [&] {
            return std::ranges::all_of(places,
                                       [&](Hex at) { return dialog->result().board.find(at)->kind == lake; });
        };
        for (int i = 0; i < 50; ++i) {
            dialog->reroll();
            QVERIFY(kept());
        }
        click(keep);
        if (keep->isChecked()) QTest::keyClick(keep, Qt::Key_Space);
        bool changed = false;
        for (int i = 0; i < 50 && !changed; ++i) {
            dialog->reroll();
            changed = !kept();
        }
        QVERIFY(changed);
    }

    void opensWithALayoutThatFits() {
        // A layout for four that lost a Capital: more places than three players have tiles.
        Scenario map = mGame.layout("4p")->scenario;
        const Hex home = map.seats.back().home;
        static_cast<void>(apply(map, paintCells(map, mGame.catalog, std::vector<Hex>{home}, KindId::Empty)));
        QCOMPARE(map.players(), 3);
        const auto dialog = open(map);
        auto* layout = child<QComboBox>(*dialog, "layout");
        QVERIFY(child<QPushButton>(*dialog, "use")->isEnabled());
        QCOMPARE(dialog->result().players(), 3);
        QCOMPARE(dialog->result().board.cellCount(), mGame.layout("3p")->scenario.board.cellCount());
        QCOMPARE(layout->currentIndex(), 1);
        // The other one is there, and tells why it can't be.
        layout->setCurrentIndex(0);
        QVERIFY(!child<QPushButton>(*dialog, "use")->isEnabled());
        QVERIFY(!child<QLabel>(*dialog, "words")->text().isEmpty());
        // Also when the number of players is chosen anew.
        auto* players = child<QComboBox>(*dialog, "players");
        players->setCurrentIndex(players->findData(2));
        players->setCurrentIndex(players->findData(3));
        QVERIFY(child<QPushButton>(*dialog, "use")->isEnabled());
    }

    void opensWithTheOpenMapIfThatFits() {
        const auto dialog = open(mGame.layout("4p-alt")->scenario);
        QCOMPARE(child<QComboBox>(*dialog, "layout")->currentIndex(), 0);
        QCOMPARE(dialog->result().seats.front().home, mGame.layout("4p-alt")->scenario.seats.front().home);
    }

    void tellsWhatTheMapIsFor() {
        const auto dialog = open({});
        click(child<QPushButton>(*dialog, "new"));
        QCOMPARE(dialog->QDialog::result(), int(QDialog::Accepted));
        QCOMPARE(dialog->target(), GenerateDialog::Target::NewMap);
        const auto other = open({});
        click(child<QPushButton>(*other, "use"));
        QCOMPARE(other->target(), GenerateDialog::Target::ThisMap);
    }

    void remembersChoices() {
        {
            const auto dialog = open({});
            auto* players = child<QComboBox>(*dialog, "players");
            players->setCurrentIndex(players->findData(3));
            child<QSpinBox>(*dialog, "count-barrens")->setValue(1);
            dialog->reject();
        }
        const auto again = open({});
        QCOMPARE(again->result().players(), 3);
        QCOMPARE(child<QSpinBox>(*again, "count-barrens")->value(), 1);
        QCOMPARE(count(again->result(), "barrens"), 1);
    }

    void speaksTheLanguageOfTheWindow() {
        const auto dialog = open({});
        mLocale.setLanguage("de");
        QCoreApplication::processEvents();
        bool found = false;
        for (const QLabel* label : dialog->findChildren<QLabel*>()) found = found || label->text() == "Dorf";
        QVERIFY(found);
    }
};

HEXA_TEST(GenerateDialogTest);
#include "generatedialog_test.moc"
