// SPDX-License-Identifier: GPL-3.0-or-later
// The Print mode: its session, its panel and its pages, with a real game and one with nothing to
// print.
#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/print/printsession.h"
#include "editor/print/printview.h"
#include "editor/print/sheetspanel.h"
#include "editor/sheets/optioninfo.h"
#include "editor/sheets/ruler.h"
#include "editor/ui/locale.h"
#include "tests/editor/openmap.h"
#include "tests/support/printedtoy.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QApplication>
#include <QCheckBox>
#include <QColor>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QIODevice>
#include <QLabel>
#include <QListWidget>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

namespace hexa::test {

using namespace editor;
namespace {

/// A session with panel and pages on the screen.
struct PrintFixture : test::OpenMap {
    explicit PrintFixture(Systems games) : OpenMap(std::move(games), sample) {
        session.useSettings(settings);
        panel.show();
        QObject::connect(&session, &PrintSession::finished, [this](const Status& status) {
            ++ended;
            code = status ? "fine" : QString::fromStdString(status.error().code());
        });
        view.resize(700, 600);
        view.show();
    }
    static Scenario sample(const GameSystem& system) {
        if (system.samples.empty()) return system.layouts.front().scenario;
        return readScenario(system.samples.front().text, Systems({system})).value();
    }
    template <class T>
    T* field(const char* name) const {
        T* found = panel.findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return found;
    }
    QListWidget* list() const { return view.findChild<QListWidget*>("pages"); }

    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    PrintSession session{document, locale};
    SheetsPanel panel{session};
    PrintView view{session};
    int ended = 0;
    QString code;  ///< Code of the last end.
};

}  // namespace

class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheChosenSheetsAsPages() {
        PrintFixture mode(builtInSystems());
        QTRY_VERIFY(mode.view.idle());
        QCOMPARE(mode.list()->count(), 2);  // map, bag list
        mode.field<QCheckBox>("sheet-poster")->click();
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.list()->count() > 4);
        QVERIFY(mode.list()->item(2)->text().contains("page plan"));
        mode.list()->setCurrentRow(3);
        QCOMPARE(mode.view.page(), 3);
        QTRY_VERIFY(mode.view.idle());
        // A thumbnail is a picture, not the blank sheet shown first.
        const QImage thumb = mode.list()->item(3)->icon().pixmap(132, 132).toImage();
        bool coloured = false;
        for (int y = 0; y < thumb.height(); ++y)
            for (int x = 0; x < thumb.width(); ++x) {
                const QColor colour = thumb.pixelColor(x, y);
                coloured = coloured || (colour.alpha() > 200 && colour.saturation() > 120);
            }
        QVERIFY(coloured);
    }

    void speaksTheLanguageOfTheSheets() {
        PrintFixture mode(builtInSystems());
        auto* language = mode.field<QComboBox>("sheetLanguage");
        language->setCurrentIndex(language->findData("de"));
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.list()->item(1)->text().contains("Plättchenliste"));
        QCOMPARE(mode.field<QPushButton>("pdf")->text(), QStringLiteral("Save PDF…"));
    }

    void followsTheMap() {
        PrintFixture mode(builtInSystems());
        QTRY_VERIFY(mode.view.idle());
        const auto before = mode.session.plan();
        const Scenario& map = mode.document.scenario();
        QVERIFY(mode.document.apply(setLocked(map, std::vector{map.board.cells()[3].at}, true), "lock"));
        QVERIFY(!mode.session.upToDate());
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.session.plan() != before);
    }

    void plansOnlyWhileSomebodyLooks() {
        PrintFixture mode(builtInSystems());
        QTRY_VERIFY(mode.view.idle());
        mode.view.hide();
        const auto before = mode.session.plan();
        mode.field<QCheckBox>("sheet-tiles")->click();
        QTest::qWait(400);
        QVERIFY(mode.session.plan() == before);
        mode.view.show();
        QTRY_VERIFY(mode.session.plan() != before);
    }

    void remembersWhatWasChosen() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        const Systems systems = builtInSystems();
        Locale locale(systems);
        const GameSystem& system = systems.list().front();
        const Document document(system, system.layouts.front().scenario);
        sheets::SheetOptions options;
        {
            PrintSession session(document, locale);
            session.useSettings(settings);
            options = session.options();
            options.sheets = {sheets::SheetKind::Tiles, sheets::SheetKind::Ruler};
            options.paper = {300, 450.5};
            options.turn = sheets::Turn::Landscape;
            options.style = paint::TileStyle::Ink;
            options.language = "fr";
            options.tileSize = 61.5;
            options.backs = sheets::Backs::Fold;
            options.ordersPerPage = 6;
            options.sheets.push_back(sheets::SheetKind::Items);
            options.items = {"units", "court"};
            options.cardSize = {57.5, 87};
            options.counterScale = 0.9;
            options.itemCopies = 3;
            options.cutLines = sheets::CutLines::Layer;
            session.setOptions(options);
        }
        PrintSession again(document, locale);
        again.useSettings(settings);
        QVERIFY(again.options() == options);
        // Settings from elsewhere may hold anything.
        for (const QString& key : settings.allKeys()) settings.setValue(key, "nonsense,-5");
        PrintSession odd(document, locale);
        odd.useSettings(settings);
        QVERIFY(odd.options().tileSize >= 10 && odd.options().margin >= 0);
        QVERIFY(!odd.options().sheets.empty());
    }

    void measuresBelongToAPrinter() {
        PrintFixture mode(builtInSystems());
        mode.session.setPrinter("Büro/1. Stock");
        const QSizeF lines = sheets::rulerLines(mode.session.options().paper);
        auto* x = mode.field<QDoubleSpinBox>("measuredX");
        QCOMPARE(x->value(), lines.width());
        x->setValue(lines.width() - 2);
        QVERIFY(std::abs(mode.session.options().correction.x - lines.width() / (lines.width() - 2)) < 1e-9);
        QCOMPARE(mode.session.options().correction.y, 1.0);
        mode.session.setPrinter("");
        QCOMPARE(mode.session.options().correction.x, 1.0);
        QCOMPARE(x->value(), lines.width());
        mode.session.setPrinter("Büro/1. Stock");
        QCOMPARE(x->value(), lines.width() - 2);
        // Impossible measures of a printer are refused, with a message.
        x->setValue(20);
        QVERIFY(std::abs(mode.session.options().correction.x - 1) < 0.1);
        QVERIFY(mode.field<QLabel>("measureHint")->text().contains("Measure again"));
    }

    /// Measured lengths belong to the measured page, even if another one is printed now.
    void measuresBelongToTheirPaper() {
        PrintFixture mode(builtInSystems());
        mode.session.setPrinter("Office");
        sheets::SheetOptions options = mode.session.options();
        options.sheets = {sheets::SheetKind::Ruler};
        options.paper = {210, 297};
        mode.session.setOptions(options);
        QTemporaryDir folder;
        mode.session.savePdf(folder.filePath("ruler.pdf"));
        QTRY_COMPARE(mode.ended, 1);
        QCOMPARE(mode.code, QStringLiteral("fine"));
        // Other paper, another margin: the lines of the page are still those of A4.
        options = mode.session.options();
        options.sheets = {sheets::SheetKind::Layout};
        options.paper = {215.9, 279.4};
        options.margin = 5;
        mode.session.setOptions(options);
        auto* y = mode.field<QDoubleSpinBox>("measuredY");
        QCOMPARE(y->value(), 250.0);
        QVERIFY(mode.field<QLabel>("measureHint")->text().contains("297"));
        mode.field<QDoubleSpinBox>("measuredX")->setValue(168.3);
        y->setValue(247.5);
        const sheets::Correction found = mode.session.options().correction;
        QVERIFY(std::abs(found.x - 170 / 168.3) < 1e-9 && std::abs(found.y - 250 / 247.5) < 1e-9);
        // And they are when the window is opened again.
        QCOMPARE(mode.session.rulerPaper(), QSizeF(210, 297));
        mode.session.setPrinter("");
        QCOMPARE(mode.session.rulerPaper(), QSizeF(215.9, 279.4));
        mode.session.setPrinter("Office");
        QCOMPARE(mode.session.rulerPaper(), QSizeF(210, 297));
        QVERIFY(std::abs(mode.session.measured().width() - 168.3) < 1e-9);
    }

    void theGamesSheetsAreChosenByThemselves() {
        PrintFixture mode(Systems({printedToy()}));
        QCOMPARE(mode.session.options().tileSize, 60.0);  // the game's
        QCOMPARE(mode.field<QCheckBox>("sheet-chips")->text(), QStringLiteral("Chips"));
        QTRY_VERIFY(mode.view.idle());
        const int before = mode.list()->count();
        mode.field<QCheckBox>("sheet-chips")->click();
        mode.field<QCheckBox>("sheet-farms")->click();
        QCOMPARE(mode.session.options().items, (std::vector<std::string>{"chips", "farms"}));
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.list()->count() > before);
        QVERIFY(mode.list()->item(mode.list()->count() - 1)->text().contains("Farms"));
        QTRY_COMPARE(mode.field<QLabel>("pageCount")->text(),
                     QStringLiteral("Pages: %1").arg(mode.list()->count()));
        // A kit has all of the game's sheets, and its pages are counted too.
        QVERIFY(mode.session.plan()->kitPages > static_cast<std::size_t>(mode.list()->count()));
        for (const char* sheet : {"sheet-chips", "sheet-farms"}) mode.field<QCheckBox>(sheet)->click();
        QVERIFY(mode.session.options().items.empty());
        const auto& kinds = mode.session.options().sheets;
        QVERIFY(std::find(kinds.begin(), kinds.end(), sheets::SheetKind::Items) == kinds.end());
    }

    /// Pads for the longer game are available for a map without a variant.
    void theVariantIsChosen() {
        PrintFixture mode(builtInSystems());
        auto* variant = mode.field<QComboBox>("sheetVariant");
        mode.field<QCheckBox>("sheet-orders")->click();
        QVERIFY(variant->isVisibleTo(&mode.panel));
        QCOMPARE(variant->itemText(0), QString("Same as map"));
        QCOMPARE(variant->itemText(1), QString("Basic game"));
        QCOMPARE(variant->count(), 3);  // two players: no alliances
        QTRY_VERIFY(mode.view.idle());
        mode.field<QDoubleSpinBox>("ordersPerPage")->setValue(1);
        QTRY_VERIFY(mode.view.idle());
        const int before = mode.list()->count();
        variant->setCurrentIndex(2);
        QTRY_VERIFY(mode.view.idle());
        QTRY_COMPARE(mode.list()->count(), before + 2 * 2);  // two turns more for two players
        QVERIFY(mode.session.options().variant->at("epic"));
        mode.locale.setLanguage("de");
        QTRY_COMPARE(variant->itemText(0), QString("Wie auf der Karte"));
        QCOMPARE(variant->currentIndex(), 2);
        PrintFixture other({Systems({*builtInSystems().find("claymore-saga")})});
        other.field<QCheckBox>("sheet-rules")->click();
        QVERIFY(!other.field<QComboBox>("sheetVariant")->isVisibleTo(&other.panel));
    }

    /// No control is without an effect: those that no chosen sheet uses are hidden, in every game.
    void onlyUsedOptionsAreShown() {
        const Systems games = builtInSystems();
        for (const GameSystem& game : games.list()) {
            PrintFixture mode(Systems({game}));
            std::vector<QCheckBox*> boxes;
            for (QCheckBox* box : mode.panel.findChildren<QCheckBox*>())
                if (!box->isHidden()) boxes.push_back(box);
            QVERIFY(boxes.size() > 2);
            for (QCheckBox* box : boxes) {
                for (QCheckBox* other : boxes)
                    if (other->isChecked() != (other == box)) other->click();
                const auto used = sheets::usedOptions(mode.session.options(), game, mode.map());
                int shown = 0;
                for (const sheets::OptionInfo& info : sheets::optionInfos()) {
                    const bool uses = std::find(used.begin(), used.end(), &info) != used.end();
                    QVERIFY2(mode.field<QWidget>(info.key)->isVisibleTo(&mode.panel) == uses, info.key);
                    QVERIFY(mode.field<QWidget>(info.key)->isEnabled());
                    shown += uses ? 1 : 0;
                }
                QVERIFY(shown >= 2);
            }
        }
    }

    /// With the map on one page and the list of tiles, nothing is offered for posters and pads.
    void thePanelFollowsTheSheets() {
        PrintFixture mode(builtInSystems());
        const auto shows = [&](const char* name) {
            return mode.field<QWidget>(name)->isVisibleTo(&mode.panel);
        };
        for (const char* name :
             {"overlap", "ordersPerPage", "cutLines", "backs", "counterScale", "itemCopies"})
            QVERIFY2(!shows(name), name);
        QVERIFY(shows("paper") && shows("tiles") && !shows("tileOptions"));
        mode.field<QCheckBox>("sheet-tiles")->click();
        QVERIFY(shows("cutLines") && shows("bleed") && !shows("flip") && !shows("overlap"));
        mode.field<QComboBox>("backs")->setCurrentIndex(1);
        QVERIFY(shows("flip"));
        // What is hidden is kept for the next time, but does nothing.
        mode.field<QComboBox>("cutLines")->setCurrentIndex(2);
        mode.field<QCheckBox>("sheet-tiles")->click();
        QTRY_VERIFY(mode.view.idle());
        QCOMPARE(mode.list()->count(), 2);
        QCOMPARE(mode.session.options().cutLines, sheets::CutLines::Only);
    }

    void cardsHaveTheSizeThatIsChosen() {
        PrintFixture mode(builtInSystems());
        mode.field<QCheckBox>("sheet-cards")->click();
        auto* size = mode.field<QComboBox>("cardSize");
        auto* width = mode.field<QDoubleSpinBox>("cardWidth");
        QVERIFY(!mode.session.options().cardSize.isValid() && !width->isVisible());
        size->setCurrentIndex(1);
        QCOMPARE(mode.session.options().cardSize, QSizeF(44, 68));
        size->setCurrentIndex(size->count() - 1);
        QVERIFY(width->isVisible());
        width->setValue(59);
        mode.field<QDoubleSpinBox>("cardHeight")->setValue(92);
        QCOMPARE(mode.session.options().cardSize, QSizeF(59, 92));
        size->setCurrentIndex(0);
        QVERIFY(!mode.session.options().cardSize.isValid() && !width->isVisible());
    }

    void customPaperIsTypedIn() {
        PrintFixture mode(builtInSystems());
        auto* paper = mode.field<QComboBox>("paper");
        auto* width = mode.field<QDoubleSpinBox>("paperWidth");
        QVERIFY(!width->isVisible());
        paper->setCurrentIndex(paper->count() - 1);
        QVERIFY(width->isVisible());
        width->setValue(333);
        QCOMPARE(mode.session.options().paper, QSizeF(333, 297));
        paper->setCurrentIndex(1);
        QCOMPARE(mode.session.options().paper, QSizeF(297, 420));
        QVERIFY(!width->isVisible());
    }

    void theWheelScrollsInsteadOfChangingFields() {
        PrintFixture mode(builtInSystems());
        auto* paper = mode.field<QComboBox>("paper");
        const QPointF at = paper->rect().center();
        QWheelEvent wheel(at, paper->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(paper, &wheel);
        QCOMPARE(paper->currentIndex(), 0);
    }

    void writesFilesAside() {
        PrintFixture mode(builtInSystems());
        QTRY_VERIFY(mode.view.idle());
        const QString path = mode.folder.filePath("sheets.pdf");
        mode.session.savePdf(path);
        QVERIFY(mode.session.running());
        QVERIFY(mode.field<QProgressBar>("printProgress")->isVisible());
        QVERIFY(!mode.field<QPushButton>("pdf")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(mode.ended, 1, test::patience);
        QVERIFY(QFile::exists(path));
        QVERIFY(!mode.session.running());
        QVERIFY(mode.field<QLabel>("printStatus")->text().contains("sheets.pdf"));
        const auto again = loadScenario(path.toStdString(), mode.systems);
        QVERIFY(again.ok());
        QVERIFY(*again == mode.document.scenario());

        mode.session.saveKit(mode.folder.filePath("none/kit.zip"));
        QTRY_COMPARE_WITH_TIMEOUT(mode.ended, 2, test::patience);
        QCOMPARE(mode.code, QStringLiteral("file.no-folder"));
        QVERIFY(!mode.field<QLabel>("printStatus")->text().isEmpty());
    }

    void canBeStopped() {
        PrintFixture mode(builtInSystems());
        for (const char* sheet : {"sheet-tiles", "sheet-poster", "sheet-orders"})
            mode.field<QCheckBox>(sheet)->click();
        QTRY_VERIFY(mode.view.idle());
        const QString path = mode.folder.filePath("kit.zip");
        mode.session.saveKit(path);
        mode.field<QPushButton>("printStop")->click();
        QTRY_COMPARE_WITH_TIMEOUT(mode.ended, 1, test::patience);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(mode.code, QStringLiteral("render.stopped"));
    }

    void printsAtTrueSize() {
        PrintFixture mode(builtInSystems());
        QTRY_VERIFY(mode.view.idle());
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(mode.folder.filePath("printed.pdf"));
        mode.session.print(printer, 2, 2);
        QCOMPARE(mode.ended, 1);
        QCOMPARE(mode.code, QStringLiteral("fine"));
        QFile file(mode.folder.filePath("printed.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("/Type /Page\n"), 1);
    }

    /// A game with a printed mat as its map has no tiles to lay, and names its tracks itself.
    void sheetsAreThoseOfTheGame() {
        PrintFixture mode(Systems({*builtInSystems().find("claymore-saga")}));
        for (const char* sheet : {"sheet-orders", "sheet-baglist", "sheet-tiles"})
            QVERIFY2(mode.field<QCheckBox>(sheet)->isHidden(), sheet);
        QCOMPARE(mode.field<QCheckBox>("sheet-tracks")->text(), QString("Campaign log"));
        QTRY_VERIFY(mode.view.idle());
        const int pages = mode.list()->count();
        for (const sheets::Page& page : mode.session.plan()->pages)
            QVERIFY(page.kind == sheets::SheetKind::Layout);
        mode.field<QCheckBox>("sheet-tracks")->click();
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.list()->count() > pages);
        QVERIFY(mode.list()->item(pages)->text().contains("Campaign log"));
    }

    void aGameWithoutSheetsOfItsOwnPrintsItsMap() {
        PrintFixture mode(toySystems());
        for (const char* sheet : {"sheet-orders", "sheet-tracks"})
            QVERIFY(mode.field<QCheckBox>(sheet)->isHidden());
        mode.field<QCheckBox>("sheet-poster")->click();
        QTRY_VERIFY(mode.view.idle());
        QVERIFY(mode.list()->count() >= 1);
        // Nothing chosen: no page, a reason, no button.
        QVERIFY(!mode.field<QComboBox>("cardSize")->isVisible());
        for (const char* sheet : {"sheet-layout", "sheet-baglist", "sheet-poster"}) {
            auto* box = mode.field<QCheckBox>(sheet);
            if (box->isChecked()) box->click();
        }
        QTRY_COMPARE(mode.list()->count(), 0);
        QVERIFY(mode.view.findChild<QLabel*>("printProblem")->isVisible());
        QVERIFY(!mode.field<QPushButton>("pdf")->isEnabled());
    }
};

HEXA_TEST(PrintTest);

}  // namespace hexa::test

#include "print_test.moc"
