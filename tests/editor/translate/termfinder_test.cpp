// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that the open texts use: found, taken into the glossary or passed over by one key.
#include "editor/translate/termfinder.h"

#include "editor/shell/actions.h"
#include "editor/translate/concordancedialog.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// Rows in which a shepherd and a dog come back.
struct TermFinderFixture : test::TextWindow {
    TermFinderFixture() {
        open();
        texts::Project project = test::sampleTexts();
        const std::array<std::array<const char*, 3>, 5> rows{
            {{"The Shepherd takes a Dog.", "Der Hirte nimmt einen Hund.", "Le Berger prend un Chien."},
             {"Now each Shepherd may count.", "Nun darf jeder Hirte zählen.", "Chaque Berger peut compter."},
             {"A Shepherd feeds his Dog.", "Ein Hirte füttert seinen Hund.", "Un Berger nourrit son Chien."},
             {"Nobody owns a Dog for ever.", "Niemand hat für immer einen Hund.",
              "Nul n’a pour toujours un Chien."},
             {"If a Shepherd leaves, all end.", "Geht ein Hirte fort, enden alle.",
              "Si un Berger part, tout finit."}}};
        for (const auto& [en, de, fr] : rows)
            project.units.push_back(test::unit("t" + std::to_string(project.units.size()), en, de, fr));
        texts().document.take(std::move(project), path, false);
        waitForChecks();
        window->actions()["texts.findTerms"]->trigger();
        finder = window->findChild<TermFinder*>();
        waitForTerms();
    }
    void waitForTerms() { QTRY_VERIFY(!finder->looking()); }
    QString cell(int row, int column) const {
        return finder->table().model()->index(row, column).data().toString();
    }
    int rows() const { return finder->table().model()->rowCount(); }
    const std::vector<texts::Term>& terms() { return texts().document.project().glossary.terms; }

    TermFinder* finder = nullptr;
};

}  // namespace

class TermFinderTest : public QObject {
    Q_OBJECT
private slots:
    void oneKeyTakesATerm() {
        TermFinderFixture fixture;
        QCOMPARE(fixture.rows(), 2);
        QCOMPARE(fixture.cell(0, 0), QString("Shepherd"));
        QCOMPARE(fixture.cell(0, 1), QString("Hirte"));
        QCOMPARE(fixture.cell(0, 2), QString("Berger"));
        QCOMPARE(fixture.cell(0, 3), QString("4"));
        const std::size_t before = fixture.terms().size();
        QTest::keyClick(&fixture.finder->table(), Qt::Key_Return);
        QCOMPARE(fixture.terms().size(), before + 1);
        QCOMPARE(fixture.terms().back().preferred("de")->text, std::string("Hirte"));
        // The next one is chosen already, and stays so when terms were looked for again.
        fixture.waitForTerms();
        QCOMPARE(fixture.rows(), 1);
        QTest::keyClick(&fixture.finder->table(), Qt::Key_Return);
        QCOMPARE(fixture.terms().size(), before + 2);
        fixture.waitForTerms();
        QCOMPARE(fixture.rows(), 0);
        QVERIFY(!fixture.finder->findChild<QPushButton*>("confirmTerm")->isEnabled());
        // The checks use the new terms at once: each is found in its row.
        QVERIFY(!fixture.texts().terms.termsIn("fr", "Le Berger dort.").empty());
        // Undone, it is a candidate again.
        fixture.texts().document.undoStack().undo();
        QCOMPARE(fixture.terms().size(), before + 1);
        QTRY_COMPARE(fixture.rows(), 1);
    }

    void whatIsPassedOverStaysAway() {
        TermFinderFixture fixture;
        const std::size_t before = fixture.terms().size();
        QTest::keyClick(&fixture.finder->table(), Qt::Key_Delete);
        QCOMPARE(fixture.rows(), 1);
        QCOMPARE(fixture.cell(0, 0), QString("Dog"));
        fixture.finder->look();
        fixture.waitForTerms();
        QCOMPARE(fixture.rows(), 1);
        QCOMPARE(fixture.terms().size(), before);
    }

    void aFormIsMendedBeforeItIsTaken() {
        TermFinderFixture fixture;
        QAbstractItemModel& model = *fixture.finder->table().model();
        QVERIFY(model.setData(model.index(0, 1), "Schäfer"));
        QVERIFY(model.setData(model.index(0, 2), "  "));
        QVERIFY(!model.setData(model.index(0, 3), "9"));
        QTest::mouseClick(fixture.finder->findChild<QPushButton*>("confirmTerm"), Qt::LeftButton);
        QCOMPARE(fixture.terms().back().preferred("de")->text, std::string("Schäfer"));
        QVERIFY(fixture.terms().back().preferred("fr") == nullptr);
    }

    void placesAreShown() {
        TermFinderFixture fixture;
        QTest::mouseClick(fixture.finder->findChild<QPushButton*>("showTermPlaces"), Qt::LeftButton);
        auto* places = fixture.window->findChild<ConcordanceDialog*>("concordance");
        QVERIFY(places != nullptr && places->isVisible());
        QCOMPARE(places->findChild<QLineEdit*>("concordanceWords")->text(), QString("Hirte"));
        QTRY_COMPARE(places->table().model()->rowCount(), 4);
    }

    void aGlossaryOfSomebodyElseTakesNothing() {
        TermFinderFixture fixture;
        const std::size_t before = fixture.terms().size();
        fixture.texts().terms.setOwnsGlossary(false);
        fixture.waitForTerms();
        QVERIFY(!fixture.finder->findChild<QPushButton*>("confirmTerm")->isEnabled());
        QTest::keyClick(&fixture.finder->table(), Qt::Key_Return);
        QCOMPARE(fixture.terms().size(), before);
        const QString said = fixture.finder->findChild<QLabel*>("termFinderState")->text();
        QVERIFY2(said.contains("game"), qPrintable(said));
        fixture.texts().terms.setOwnsGlossary(true);
    }
};

HEXA_TEST(TermFinderTest);
#include "termfinder_test.moc"
