// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/judge/targets.h"
#include "core/engine/play/play.h"
#include "core/registry/registry.h"
#include "editor/inspector/cellpage.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/inspector.h"
#include "editor/inspector/languagetabs.h"
#include "editor/inspector/mappage.h"
#include "editor/inspector/selectionpage.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

namespace {

/// An inspector on a map with two tiles, the first one current.
struct Bench {
    explicit Bench(const QString& game = "clockwork-wars") : fixture(game), art(fixture.game.catalog) {
        fixture.put({first, second}, fixture.tile);
        fixture.selection.setCurrent(first);
        inspector = std::make_unique<Inspector>(fixture.document, fixture.selection, art, fixture.locale);
        inspector->resize(280, 700);
        inspector->show();
        inspector->activateWindow();
        (void)QTest::qWaitForWindowActive(inspector.get());
    }
    template <class Page, class Field>
    Field* field(const QString& name) const {
        for (auto* candidate : inspector->findChild<Page*>()->template findChildren<Field*>())
            if (candidate->accessibleName() == name) return candidate;
        return nullptr;
    }
    CommitLine* id() const { return field<CellPage, CommitLine>("ID"); }
    QString idOf(Hex at) const {
        const auto text = fixture.board().find(at)->id.text();
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    static void retype(QWidget* field, const QString& text) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }

    MapFixture fixture;
    paint::TileArt art;
    Hex first{0, 0};
    Hex second{1, 0};
    std::unique_ptr<Inspector> inspector;
};

}  // namespace

class InspectorTest : public QObject {
    Q_OBJECT
private slots:
    void pageFollowsTheSelection() {
        Bench bench;
        const auto visible = [&](auto* page) { return page->isVisible(); };
        QVERIFY(visible(bench.inspector->findChild<CellPage*>()));
        bench.fixture.selection.set({bench.first, bench.second});
        QVERIFY(visible(bench.inspector->findChild<SelectionPage*>()));
        bench.fixture.selection.clear();
        bench.fixture.selection.setCurrent({});
        QVERIFY(visible(bench.inspector->findChild<MapPage*>()));
        bench.fixture.selection.set({bench.second});
        QCOMPARE(bench.inspector->findChild<CellPage*>()->hex(), bench.second);
    }

    void variantAndHouseRulesOfTheMap() {
        Bench bench;
        bench.fixture.selection.clear();
        bench.fixture.selection.setCurrent({});
        auto* variant = bench.inspector->findChild<QComboBox*>("mapVariant");
        QVERIFY(variant != nullptr && variant->isVisible());
        const auto options = [&] { return bench.fixture.document.scenario().options; };
        QCOMPARE(variant->currentText(), QString("Basic game"));
        const int epic = variant->findText("Epic", Qt::MatchContains);
        QVERIFY(epic > 0);
        variant->setFocus();
        for (int row = 0; row < epic; ++row) QTest::keyClick(variant, Qt::Key_Down);
        QVERIFY(options().at("epic"));
        QCOMPARE(bench.fixture.steps(), epic);
        QTRY_COMPARE(variant->currentIndex(), epic);
        // With a house rule; the game's default is not written.
        auto* rule = bench.inspector->findChild<QCheckBox*>("mapOption");
        QVERIFY(rule != nullptr && rule->isVisible());
        const std::string name = rule->property("option").toString().toStdString();
        QTRY_VERIFY(rule->height() > 0);  // laid out
        QTest::mouseClick(rule, Qt::LeftButton, {}, QPoint(8, rule->height() / 2));
        QVERIFY(options().contains(name));
        QTest::mouseClick(rule, Qt::LeftButton, {}, QPoint(8, rule->height() / 2));
        QVERIFY(!options().contains(name));
        bench.fixture.document.undoStack().setIndex(0);
        QTRY_COMPARE(variant->currentText(), QString("Basic game"));
        QVERIFY(options().empty());
    }

    void everyGameWithOptionsShowsThem() {
        const Systems games = builtInSystems();
        for (const GameSystem& game : games.list()) {
            Bench bench(QString::fromStdString(game.id()));
            bench.fixture.selection.clear();
            bench.fixture.selection.setCurrent({});
            std::size_t shown = 0;
            for (const auto* box : bench.inspector->findChildren<QCheckBox*>("mapOption"))
                shown += box->isVisible() && !box->text().isEmpty() ? 1 : 0;
            const auto& all = game.play->options;
            QCOMPARE(shown, static_cast<std::size_t>(std::ranges::count(all, false, &PlayOption::variant)));
        }
    }

    void returnRenamesInOneStep() {
        Bench bench;
        const QString before = bench.idOf(bench.first);
        Bench::retype(bench.id(), "X9");
        QCOMPARE(bench.idOf(bench.first), before);
        QTest::keyClick(bench.id(), Qt::Key_Return);
        QCOMPARE(bench.idOf(bench.first), QString("X9"));
        QCOMPARE(bench.fixture.steps(), 1);
        QCOMPARE(bench.fixture.lastName(), QString("Rename tile %1 to X9").arg(before));
        bench.fixture.document.undoStack().undo();
        QTRY_COMPARE(bench.id()->text(), before);
    }

    void kindsThatAreUsedUpCantBeChosen() {
        Bench bench("toy");
        MapFixture& fixture = bench.fixture;
        auto* kinds = bench.field<CellPage, QComboBox>("Kind");
        const auto index = [&](KindId kind) { return kinds->findData(static_cast<uint>(kind)); };
        const auto enabled = [&](KindId kind) {
            return bool(kinds->model()->flags(kinds->model()->index(index(kind), 0)) & Qt::ItemIsEnabled);
        };
        fixture.put({bench.first, bench.second}, KindId::Empty);
        const std::vector<Hex> hexes = fixture.useUpBox();
        const int supply = fixture.supply();
        const Hex rest = fixture.board().cells().back().at;
        fixture.selection.setCurrent(rest);
        QTRY_VERIFY(!enabled(fixture.tile));
        QVERIFY(enabled(KindId::Empty) && enabled(KindId::Blank));
        QVERIFY(kinds->itemData(index(fixture.tile), Qt::ToolTipRole)
                    .toString()
                    .contains(QString::number(supply)));
        // The keyboard walks past it.
        kinds->setFocus();
        kinds->setCurrentIndex(index(fixture.tile) + 1);
        QTest::keyClick(kinds, Qt::Key_Up);
        QVERIFY(kinds->currentIndex() != index(fixture.tile));
        QCOMPARE(fixture.count(fixture.tile), supply);
        // The kind of the hex itself does not change.
        fixture.selection.setCurrent(hexes.front());
        QTRY_VERIFY(enabled(fixture.tile));
        fixture.selection.setCurrent(rest);
        QTRY_VERIFY(!enabled(fixture.tile));
        fixture.profile(RuleProfile::Free);
        QTRY_VERIFY(enabled(fixture.tile));
        QVERIFY(kinds->itemData(index(fixture.tile), Qt::ToolTipRole).toString().isEmpty());
    }

    void refusedIdsSayWhy_data() {
        QTest::addColumn<QString>("typed");
        QTest::newRow("taken") << "second";
        QTest::newRow("too long") << "ABCDEFGHIJKL";
        QTest::newRow("too many bytes") << "ÄÄÄÄÄÄ";
        QTest::newRow("blank") << "A B";
        QTest::newRow("none") << "";
    }
    void refusedIdsSayWhy() {
        QFETCH(QString, typed);
        Bench bench;
        const QString before = bench.idOf(bench.first);
        QSignalSpy reported(bench.inspector.get(), &Inspector::reported);
        bench.id()->setFocus();
        QTest::keyClick(bench.id(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(bench.id(), Qt::Key_Delete);
        QTest::keyClicks(bench.id(), typed == "second" ? bench.idOf(bench.second) : typed);
        QTest::keyClick(bench.id(), Qt::Key_Return);
        QCOMPARE(bench.fixture.steps(), 0);
        QVERIFY(reported.isEmpty());  // still in the field: the message stands below it
        bench.fixture.selection.setCurrent(bench.second);
        QCOMPARE(bench.fixture.steps(), 0);
        QCOMPARE(reported.size(), 1);
        QCOMPARE(bench.idOf(bench.first), before);
        QCOMPARE(bench.id()->text(), bench.idOf(bench.second));
    }

    void escapeRestores() {
        Bench bench;
        Bench::retype(bench.id(), "X9");
        QTest::keyClick(bench.id(), Qt::Key_Escape);
        QCOMPARE(bench.id()->text(), bench.idOf(bench.first));
        bench.fixture.selection.setCurrent(bench.second);
        QCOMPARE(bench.fixture.steps(), 0);
    }

    void typedTextIsTakenOverWhenTheSelectionChanges() {
        Bench bench;
        auto* note = bench.field<CellPage, CommitText>("Design note");
        QVERIFY(note != nullptr);
        Bench::retype(note, "middle");
        bench.fixture.selection.setCurrent(bench.second);
        QCOMPARE(bench.fixture.board().detailsOf(bench.first).note, std::string("middle"));
        QVERIFY(bench.fixture.board().detailsOf(bench.second).note.empty());
        QVERIFY(note->toPlainText().isEmpty());
        QCOMPARE(bench.fixture.steps(), 1);
    }

    void typedTextStaysWhenTheMapChanges() {
        Bench bench;
        Bench::retype(bench.id(), "X9");
        const std::vector<Hex> other{{2, 0}};
        bench.fixture.document.apply(setLocked(bench.fixture.document.scenario(), other, true), "Lock");
        QCoreApplication::processEvents();
        QCOMPARE(bench.id()->text(), QString("X9"));
    }

    void specialRuleIsKeptByLanguage() {
        Bench bench;
        auto* special = bench.field<CellPage, CommitText>("Special rule");
        auto* tabs = bench.inspector->findChild<CellPage*>()->findChild<LanguageTabs*>();
        tabs->setLanguage("en");
        Bench::retype(special, "twice");
        tabs->setLanguage("de");
        QVERIFY(special->toPlainText().isEmpty());
        Bench::retype(special, "doppelt");
        special->clearFocus();
        const Localized& text = bench.fixture.board().detailsOf(bench.first).special;
        QCOMPARE(text.in("en"), std::string_view("twice"));
        QCOMPARE(text.in("de"), std::string_view("doppelt"));
        QCOMPARE(bench.fixture.steps(), 2);
    }

    void noBreakSpacesStay() {
        Bench bench;
        CellDetails details = bench.fixture.board().detailsOf(bench.first);
        details.note = "3\u00a0tiles\nbelow";
        bench.fixture.document.apply(setDetails(bench.fixture.document.scenario(), bench.first, details),
                                     "note");
        const int steps = bench.fixture.steps();
        QCoreApplication::processEvents();
        auto* note = bench.field<CellPage, CommitText>("Design note");
        QVERIFY(!note->isDirty());
        bench.fixture.selection.setCurrent(bench.second);  // leaves the field
        QCOMPARE(bench.fixture.steps(), steps);
        bench.fixture.selection.setCurrent(bench.first);
        note->setFocus();
        note->moveCursor(QTextCursor::End);
        QTest::keyClicks(note, "!");
        bench.inspector->commit();
        QCOMPARE(bench.fixture.board().detailsOf(bench.first).note, std::string("3\u00a0tiles\nbelow!"));
    }

    void specialPointsAreOneStep() {
        Bench bench;
        auto* special = bench.inspector->findChild<CellPage*>()->findChildren<QCheckBox*>().at(1);
        auto* points = bench.field<CellPage, QSpinBox>("Special victory points");
        QTest::mouseClick(special, Qt::LeftButton, {}, QPoint(8, special->height() / 2));
        QVERIFY(bench.fixture.board().detailsOf(bench.first).points.has_value());
        QTRY_VERIFY(points->isEnabled());
        const int steps = bench.fixture.steps();
        const int before = points->value();
        points->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(points, Qt::Key_Up);
        bench.inspector->commit();
        QCOMPARE(bench.fixture.board().detailsOf(bench.first).points, std::optional(before + 3));
        QCOMPARE(bench.fixture.steps(), steps + 1);
    }

    /// If no kind scores, points are only shown for a map that has some.
    void pointsAreShownWhereTheGameHasThem() {
        Bench scoring;
        const QSpinBox* shown = scoring.field<CellPage, QSpinBox>("Special victory points");
        QVERIFY(shown->isVisible());
        Bench bench("claymore-saga");
        auto* points = bench.field<CellPage, QSpinBox>("Special victory points");
        bench.fixture.put({bench.first}, bench.fixture.tile);
        bench.fixture.selection.set({bench.first});
        QTRY_VERIFY(!points->isVisible());
        CellDetails details;
        details.points = 2;
        bench.fixture.document.apply(setDetails(bench.fixture.document.scenario(), bench.first, details),
                                     "points");
        QTRY_VERIFY(points->isVisible());
    }

    void lockAndKind() {
        Bench bench;
        auto* locked = bench.inspector->findChild<CellPage*>()->findChild<QCheckBox*>();
        auto* kind = bench.field<CellPage, QComboBox>("Kind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QCOMPARE(bench.fixture.at(bench.first), KindId::Empty);
        QCOMPARE(bench.fixture.steps(), 1);
        QTest::mouseClick(locked, Qt::LeftButton, {}, QPoint(8, locked->height() / 2));
        QVERIFY(bench.fixture.board().find(bench.first)->locked);
        QTRY_VERIFY(!kind->isEnabled() && !kind->toolTip().isEmpty());
    }

    void mapTextsAndSeats() {
        Bench bench;
        bench.fixture.document.apply({SetSeats{{{bench.first, {}, {}, {}}, {bench.second, {}, {}, {}}}}},
                                     "seats");
        bench.fixture.document.undoStack().clear();
        bench.fixture.selection.setCurrent({});
        auto* title = bench.field<MapPage, CommitLine>("Title");
        bench.inspector->findChild<MapPage*>()->findChild<LanguageTabs*>()->setLanguage("fr");
        Bench::retype(title, "Lac de feu");
        QTest::keyClick(title, Qt::Key_Return);
        QCOMPARE(bench.fixture.document.scenario().title.in("fr"), std::string_view("Lac de feu"));
        QTRY_VERIFY((bench.field<MapPage, CommitLine>("Name of seat 2")) != nullptr);
        auto* name = bench.field<MapPage, CommitLine>("Name of seat 2");
        Bench::retype(name, "Nord");
        bench.fixture.selection.setCurrent(bench.first);
        QCOMPARE(bench.fixture.document.scenario().seats[1].name.in("fr"), std::string_view("Nord"));
        bench.fixture.selection.setCurrent({});
        auto* faction = bench.field<MapPage, QComboBox>("Race of player 1");
        faction->setFocus();
        QTest::keyClick(faction, Qt::Key_End);
        QCOMPARE(bench.fixture.document.scenario().seats[0].faction,
                 bench.fixture.game.catalog.factions.back().id);
        auto* rules = bench.field<MapPage, QComboBox>("Rules");
        rules->setFocus();
        QTest::keyClick(rules, Qt::Key_End);
        QCOMPARE(bench.fixture.document.scenario().profile, RuleProfile::Free);
        QCOMPARE(bench.fixture.steps(), 4);
    }

    /// Shares of the wins are declared in the window, in one step each. A game without declared
    /// shares shows no such field.
    void sharesOfTheWins() {
        const auto setSeats = [](Bench& bench, std::vector<std::string> factions) {
            std::vector<Seat> seats(factions.size());
            for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].faction = factions[seat];
            bench.fixture.document.apply({SetSeats{std::move(seats)}}, "seats");
            bench.fixture.document.undoStack().clear();
            bench.fixture.selection.setCurrent({});
        };
        const auto declares = [](const Bench& bench) {
            return bench.inspector->findChild<QCheckBox*>("declareTargets");
        };
        Bench other;
        setSeats(other, {"", ""});
        QVERIFY(!declares(other)->isVisible());

        Bench bench("claymore-saga");
        Document& document = bench.fixture.document;
        const auto stored = [&] { return *declaredTargets(document.scenario(), 2); };
        const auto part = [&](int place) {
            return bench.inspector->findChild<QSpinBox*>(QStringLiteral("target-%1").arg(place));
        };
        setSeats(bench, {"imperial"});
        QTRY_VERIFY(!declares(bench)->isVisible());  // the other army has no seat yet
        setSeats(bench, {"imperial", "shadow"});
        QTRY_VERIFY(declares(bench)->isVisible());
        QVERIFY(!declares(bench)->isChecked() && !part(1)->isVisible());
        QTest::mouseClick(declares(bench), Qt::LeftButton, {}, QPoint(8, declares(bench)->height() / 2));
        QCOMPARE(stored(), (std::vector<std::int32_t>{50, 50}));
        QTRY_VERIFY(part(1)->isVisible() && part(2)->isVisible());
        QVERIFY(part(2)->accessibleName().contains("Shadow Army"));
        // Percents stay percents: the other army gets the rest.
        part(2)->setFocus();
        part(2)->selectAll();
        QTest::keyClicks(part(2), "60");
        QTest::keyClick(part(2), Qt::Key_Return);
        QCOMPARE(stored(), (std::vector<std::int32_t>{40, 60}));
        QTRY_COMPARE(part(1)->value(), 40);
        QCOMPARE(bench.fixture.steps(), 2);
        QVERIFY(bench.fixture.lastName().contains("40 : 60"));
        // Several steps of the arrows are one, which is done after a moment or with the page.
        for (int i = 0; i < 3; ++i) QTest::keyClick(part(2), Qt::Key_Down);
        bench.inspector->commit();
        QCOMPARE(stored(), (std::vector<std::int32_t>{43, 57}));
        QCOMPARE(bench.fixture.steps(), 3);
        document.undoStack().undo();
        QTRY_COMPARE(part(2)->value(), 60);
        QCOMPARE(stored(), (std::vector<std::int32_t>{40, 60}));
        QTest::mouseClick(declares(bench), Qt::LeftButton, {}, QPoint(8, declares(bench)->height() / 2));
        QVERIFY(stored().empty());
        // Unreadable targets are reported as such, and can be reset.
        Extra broken = document.scenario().extra;
        broken.members.emplace_back("targets", "[1]");
        document.apply({SetExtra{broken}}, "broken");
        auto* hint = bench.inspector->findChild<QLabel*>("targetsHint");
        QTRY_VERIFY(hint->text().contains("whole number"));
        QVERIFY(declares(bench)->isChecked() && !part(1)->isVisible());
        QTest::mouseClick(declares(bench), Qt::LeftButton, {}, QPoint(8, declares(bench)->height() / 2));
        QVERIFY(declaredTargetsText(document.scenario()).empty());
    }

    void severalAreCountedAndLocked() {
        Bench bench;
        bench.fixture.selection.set({bench.first, bench.second, {0, 1}});
        auto* page = bench.inspector->findChild<SelectionPage*>();
        QVERIFY(!page->counting());
        QStringList texts;
        for (const QLabel* label : page->findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains(bench.fixture.kindName(bench.fixture.tile)) && texts.contains("2"),
                 qPrintable(texts.join('|')));
        auto* locked = page->findChild<QCheckBox*>();
        QTest::mouseClick(locked, Qt::LeftButton, {}, QPoint(8, locked->height() / 2));
        // Only tiles are kept: an empty slot stays free.
        for (const Hex at : bench.fixture.selection.hexes())
            QCOMPARE(bench.fixture.board().find(at)->locked, isTile(bench.fixture.board().find(at)->kind));
        QVERIFY(bench.fixture.board().find(bench.first)->locked);
        QCOMPARE(bench.fixture.steps(), 1);
    }

    void aMillionSelectedNeverStall() {
        MapFixture fixture("clockwork-wars", 577);
        paint::TileArt art(fixture.game.catalog);
        Inspector inspector(fixture.document, fixture.selection, art, fixture.locale);
        inspector.show();
        QVERIFY(QTest::qWaitForWindowExposed(&inspector));
        std::set<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.insert(all.end(), cell.at);
        fixture.selection.set(std::move(all));
        auto* page = inspector.findChild<SelectionPage*>();
        QVERIFY(page->counting());
        qint64 longest = 0;
        QElapsedTimer whole;
        whole.start();
        while (page->counting() && whole.elapsed() < 30'000) {
            QElapsedTimer clock;
            clock.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = std::max(longest, clock.elapsed());
        }
        qInfo("longest turn %lld ms, whole %lld ms", longest, whole.elapsed());
        QVERIFY(!page->counting());
        QVERIFY(longest < 250);  // usually below 50; the machine of the tests is shared
    }
};

HEXA_TEST(InspectorTest);
#include "inspector_test.moc"
