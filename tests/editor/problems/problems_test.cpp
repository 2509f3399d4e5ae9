// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapchecker.h"
#include "editor/problems/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

class ProblemsTest : public QObject {
    Q_OBJECT

    static Finding found(Severity severity, const std::string& code, Place place) {
        return {{{code}, severity, std::move(place), "R-1"}, {}};
    }

private slots:
    void worstFirstThenByPlace() {
        MapFixture fixture("toy");
        FindingsModel model(fixture.document, fixture.locale);
        const QAbstractItemModelTester tester(&model);
        model.setFindings({found(Severity::Hint, "a", {}), found(Severity::Error, "b", HexPlace{1, 0}),
                           found(Severity::Warning, "c", HexPlace{0, 0}),
                           found(Severity::Error, "d", HexPlace{0, 1}), found(Severity::Error, "e", {})});
        QStringList order;
        for (int row = 0; row < model.rowCount(); ++row) order << model.index(row).data().toString();
        QCOMPARE(order.join(' '), QString("e d b c a"));
        model.setShown(Severity::Error, false);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.count(Severity::Error), 3);
        model.setShown(Severity::Error, true);
        QCOMPARE(model.index(1).data(FindingsModel::RuleRole).toString(), QString("R-1"));
        QVERIFY(model.index(0).data(FindingsModel::PlaceRole).toString().isEmpty());
        QVERIFY(!model.index(1).data(FindingsModel::PlaceRole).toString().isEmpty());
    }

    void clickJumpsToThePlace() {
        MapFixture fixture("toy");
        fixture.put({{1, 1}}, fixture.tile);
        fixture.document.apply(setTileId(fixture.document.scenario(), {1, 1}, {}), "no ID");
        MapChecker checker(fixture.document);
        QCOMPARE(checker.findings().size(), 1u);
        ProblemsPanel panel(fixture.document, checker, fixture.locale);
        panel.resize(260, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy jumps(&panel, &ProblemsPanel::jumpTo);
        auto* list = panel.findChild<QListView*>();
        const QModelIndex first = list->model()->index(0, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(jumps.size(), 1);
        QCOMPARE(jumps.front().front().value<Hex>(), (Hex{1, 1}));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(jumps.size(), 2);
    }

    void acceptedWithAReasonUntilTheTileChanges() {
        MapFixture fixture("toy");
        fixture.put({{1, 1}}, fixture.tile);
        fixture.document.apply(setTileId(fixture.document.scenario(), {1, 1}, {}), "no ID");
        MapChecker checker(fixture.document);
        ProblemsPanel panel(fixture.document, checker, fixture.locale);
        panel.resize(260, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QListView*>();
        auto* note = panel.findChild<QLineEdit*>("acceptNote");
        auto* accept = panel.findChild<QPushButton*>("accept");
        auto* filter = panel.findChild<QToolButton*>("acceptedFilter");
        QVERIFY(!filter->isVisible());
        list->setCurrentIndex({});
        QVERIFY(!accept->isVisible());
        list->setCurrentIndex(list->model()->index(0, 0));
        const int errors = checker.count(checker.findings().front().problem.severity);
        QCOMPARE(errors, 1);
        QTest::keyClicks(note, "as printed");
        QTest::mouseClick(accept, Qt::LeftButton);
        QCOMPARE(fixture.document.undoStack().undoText(), QString("Accept problem"));
        QCOMPARE(checker.count(checker.findings().front().problem.severity), 0);
        const auto role = [&] {
            return list->model()->index(0, 0).data(FindingsModel::AcceptedRole).toString();
        };
        QTRY_COMPARE(role(), QString("Accepted: as printed"));
        QTRY_VERIFY(filter->isVisible());
        QCOMPARE(filter->text(), QString("1"));
        filter->click();
        QCOMPARE(list->model()->rowCount(), 0);
        filter->click();
        QCOMPARE(list->model()->rowCount(), 1);
        // By the button, and by undo, it is open again.
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(note->isReadOnly());
        QCOMPARE(note->text(), QString("Accepted: as printed"));
        QTest::mouseClick(accept, Qt::LeftButton);
        QTRY_COMPARE(role(), QString());
        fixture.document.undoStack().undo();
        QTRY_COMPARE(role(), QString("Accepted: as printed"));
        CellDetails details;
        details.points = 2;
        fixture.document.apply(setDetails(fixture.document.scenario(), {1, 1}, details), "Points");
        QTRY_COMPARE(role(), QString());
    }

    void fixMendsAsOneStep_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("button") << false;
        QTest::newRow("key") << true;
    }
    void fixMendsAsOneStep() {
        QFETCH(bool, byKey);
        MapFixture fixture("toy");
        fixture.put({{1, 1}}, fixture.tile);
        fixture.document.apply(setTileId(fixture.document.scenario(), {1, 1}, {}), "no ID");
        fixture.document.undoStack().clear();
        MapChecker checker(fixture.document);
        ProblemsPanel panel(fixture.document, checker, fixture.locale);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.activateWindow();
        auto* list = panel.findChild<QListView*>();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(panel.fixAction()->isEnabled());
        if (byKey) {
            QTest::keyClick(list, Qt::Key_Return, Qt::ControlModifier);
        } else {
            QToolButton* button = nullptr;
            for (auto* candidate : panel.findChildren<QToolButton*>())
                if (candidate->defaultAction() == panel.fixAction()) button = candidate;
            QVERIFY(button != nullptr && button->isVisible());
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), fixture.locale.text("toy.fix.ids"));
        QVERIFY(!fixture.board().find({1, 1})->id.empty());
        QTRY_VERIFY(!list->isVisible());  // the empty state tells that all is well
    }

    void selectionSurvivesARefresh() {
        MapFixture fixture("toy");
        FindingsModel model(fixture.document, fixture.locale);
        const Finding kept = found(Severity::Error, "kept", HexPlace{2, 0});
        model.setFindings({found(Severity::Error, "gone", HexPlace{0, 0}), kept});
        QCOMPARE(model.rowOf(kept.problem), std::optional(1));
        model.setFindings({kept});
        QCOMPARE(model.rowOf(kept.problem), std::optional(0));
        Finding changed = kept;
        changed.problem.arguments = {{"count", std::int64_t{3}}};
        model.setFindings({changed});
        QCOMPARE(model.rowOf(kept.problem), std::optional(0));
        model.setFindings({});
        QCOMPARE(model.rowOf(kept.problem), std::optional<int>());
    }

    void currentProblemStaysWhenAnotherGoes() {
        MapFixture fixture("toy");
        MapChecker checker(fixture.document);
        ProblemsPanel panel(fixture.document, checker, fixture.locale);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QListView*>();
        // Two seats without their homes: two errors.
        fixture.document.apply({SetSeats{{{Hex{0, 0}, {}, {}, {}}, {Hex{1, 0}, {}, {}, {}}}}}, "seats");
        QTRY_COMPARE(list->model()->rowCount(), 2);
        list->setCurrentIndex(list->model()->index(1, 0));
        const QString text = list->currentIndex().data().toString();
        Board::Change home{{0, 0}, *fixture.board().state({0, 0})};
        home.state->cell.kind = *fixture.game.catalog.kindId("home");
        fixture.document.apply({SetCells{{home}}}, "home");
        QTRY_VERIFY(list->model()->rowCount() >= 1 && list->currentIndex().isValid());
        QTRY_COMPARE(list->currentIndex().data().toString(), text);
    }

    void tenThousandAreShown() {
        MapFixture fixture("toy", 60);
        FindingsModel model(fixture.document, fixture.locale);
        QListView view;
        view.setModel(&model);
        view.setUniformItemSizes(true);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        std::vector<Finding> many;
        for (const Cell& cell : fixture.board().cells())
            if (many.size() < 10'000)
                many.push_back(found(Severity::Warning, "toy.id-missing", HexPlace{cell.at.q, cell.at.r}));
        QCOMPARE(many.size(), 10'000u);
        model.setFindings(many);
        view.scrollToBottom();
        QCoreApplication::processEvents();
        QVERIFY(view.visualRect(model.index(model.rowCount() - 1, 0)).isValid());
    }
};

HEXA_TEST(ProblemsTest);
#include "problems_test.moc"
