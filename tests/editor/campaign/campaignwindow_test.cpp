// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns in the whole window, by mouse and keyboard: created, played, continued, taken back,
// opened again. The results of a game begin the next one. Nothing is cut off on a small screen in
// any language. HEXATELIER_PICTURES=<folder> writes pictures.
#include "core/io/format/campaignfile.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/campaign/campaignpage.h"
#include "editor/play/playpage.h"
#include "editor/play/playparts.h"
#include "editor/shell/commands/campaigncommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/ui/style.h"
#include "tests/editor/openwindow.h"
#include "tests/editor/shell/cuttexts.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr QSize screenRoom(1366, 728);

struct CampaignWindow : test::OpenWindow {
    explicit CampaignWindow(Systems games) : OpenWindow(std::move(games)) {
        QStandardPaths::setTestModeEnabled(true);
        applyStyle();
        reopen();
    }
    void reopen() {
        show(screenRoom);
        window->activateWindow();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    }
    QString path(const char* name) const { return folder.filePath(name); }
    const Campaign& campaign() { return *window->campaignCommands().log().campaign(); }
    Campaign onDisk(const char* name) { return loadCampaign(path(name).toStdString(), systems).value(); }
    CampaignPage& page() { return *window->campaignCommands().page(); }
    PlaySession& session() { return workspace().play().session; }
    template <class T>
    T& child(const char* name) {
        T* found = window->findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return *found;
    }
    QString text(const char* table, int row, int column) {
        return child<QTableWidget>(table).item(row, column)->text();
    }
    void click(const char* name) {
        QAbstractButton& button = child<QAbstractButton>(name);
        QVERIFY2(button.isVisible() && button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
        settle();
    }
    /// Opens a dialog and acts on it as soon as it exists.
    template <class Dialog>
    void answer(const std::function<void()>& open, const std::function<void(Dialog&)>& act) {
        bool met = false;
        QTimer watch;
        watch.callOnTimeout([&] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || met) return;
            met = true;
            act(*dialog);
        });
        watch.start(20);
        open();
        settle();
        QVERIFY(met);
    }
    /// Types file names into the dialog that opens.
    void answerFile(const std::function<void()>& open, const QString& names) {
        answer<QFileDialog>(open, [names](QFileDialog& files) {
            auto* edit = files.findChild<QLineEdit*>("fileNameEdit");
            edit->setText(names);
            QMetaObject::invokeMethod(
                edit, [edit] { QTest::keyClick(edit, Qt::Key_Return); }, Qt::QueuedConnection);
        });
    }
    void confirm(const std::function<void()>& open) {
        answer<QMessageBox>(open, [](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (box.buttonRole(button) == QMessageBox::DestructiveRole)
                    QTest::mouseClick(button, Qt::LeftButton);
        });
    }
    void openMap() {
        window->files().openScenario(test::pastureMap(systems.list().front()));
        settle();
    }
    /// A campaign of the open map and two more maps of files.
    void makeSaga() {
        const GameSystem& toy = systems.list().front();
        for (const char* name : {"two.hexa", "three.hexa"}) {
            QFile file(path(name));
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(QByteArray::fromStdString(writeScenario(test::pastureMap(toy), toy.catalog)));
        }
        openMap();
        answerFile([this] { trigger("campaign.new"); }, path("saga"));
        answerFile([this] { click("campaignAddMaps"); },
                   QStringLiteral("\"%1\" \"%2\"").arg(path("two.hexa"), path("three.hexa")));
    }
    /// Gives all seats to the program's player of this number, by keys.
    void chooseBots(int number) {
        auto& players = child<QTableWidget>("campaignPlayers");
        for (int row = 0; row < players.rowCount(); ++row) {
            auto* who = qobject_cast<QComboBox*>(players.cellWidget(row, 2));
            QVERIFY(who != nullptr);
            who->setFocus();
            QTest::keyClick(who, Qt::Key_Home);
            for (int i = 0; i < number; ++i) QTest::keyClick(who, Qt::Key_Down);
            settle();
            QCOMPARE(who->currentIndex(), number);
        }
    }
    /// Plays the next scenario with the program's players alone.
    void playNext() {
        click("campaignPlay");
        QCOMPARE(window->mode(), WindowMode::Play);
        QVERIFY(session().match() != nullptr);
        workspace().play().program.setPace(0);
        QTRY_VERIFY_WITH_TIMEOUT(session().over(), test::patience);
        settle();
    }
    void picture(const QString& name) {
        const QString pictures = qEnvironmentVariable("HEXATELIER_PICTURES");
        if (!pictures.isEmpty()) window->grab().save(pictures + "/campaign-" + name + ".png");
    }
};

Systems toys() { return Systems({test::pasturedToy()}); }

}  // namespace

class CampaignWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void isMadeOfTheOpenMapAndOfFiles() {
        CampaignWindow toy(toys());
        QVERIFY(!toy.action("campaign.show")->isEnabled());
        toy.makeSaga();
        QVERIFY(toy.page().isVisible());
        QCOMPARE(toy.campaign().stages.size(), std::size_t{3});
        QVERIFY(toy.onDisk("saga.hexacampaign") == toy.campaign());
        // Title, points and name of a player, as a person types them.
        auto& title = toy.child<QLineEdit>("campaignTitle");
        title.setFocus();
        QTest::keyClicks(&title, "Saga");
        QTest::keyClick(&title, Qt::Key_Return);
        toy.settle();
        auto* points = qobject_cast<QSpinBox*>(toy.child<QTableWidget>("campaignScenarios").cellWidget(0, 1));
        points->setFocus();
        points->selectAll();
        QTest::keyClicks(points, "3");
        QTest::keyClick(points, Qt::Key_Return);
        toy.settle();
        auto& players = toy.child<QTableWidget>("campaignPlayers");
        players.setFocus();
        players.setCurrentCell(0, 0);
        players.editItem(players.item(0, 0));
        auto* editor = players.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "Anna");
        QTest::keyClick(editor, Qt::Key_Return);
        toy.settle();
        const Campaign made = toy.onDisk("saga.hexacampaign");
        QCOMPARE(std::string(made.title.in("en")), std::string("Saga"));
        QCOMPARE(made.stages[0].points, 3);
        QCOMPARE(made.players[0].name, std::string("Anna"));
        QVERIFY(made == toy.campaign());
    }

    void scenariosAreMovedAndTakenOut() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        auto& stages = toy.child<QTableWidget>("campaignScenarios");
        auto* points = qobject_cast<QSpinBox*>(stages.cellWidget(2, 1));
        points->setFocus();
        points->selectAll();
        QTest::keyClicks(points, "7");
        QTest::keyClick(points, Qt::Key_Return);
        toy.settle();
        stages.selectRow(2);
        toy.click("campaignUp");
        QCOMPARE(toy.campaign().stages[1].points, 7);
        QCOMPARE(stages.currentRow(), 1);
        toy.click("campaignUp");
        QCOMPARE(toy.campaign().stages[0].points, 7);
        QVERIFY(!toy.child<QPushButton>("campaignUp").isEnabled());
        toy.confirm([&] { toy.click("campaignRemove"); });
        QCOMPARE(toy.campaign().stages.size(), std::size_t{2});
        QVERIFY(toy.onDisk("saga.hexacampaign") == toy.campaign());
    }

    void isPlayedToItsEnd() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        toy.chooseBots(1);
        for (std::size_t stage = 0; stage < 3; ++stage) {
            const std::string carried = carriedInto(toy.campaign(), stage);
            toy.playNext();
            // It began with the results of the previous one, and its outcome is in the file at
            // once.
            QCOMPARE(toy.session().match()->record().carried, carried);
            const Campaign now = toy.onDisk("saga.hexacampaign");
            QVERIFY(now.stages[stage].outcome && now.stages[stage].outcome->game);
            QVERIFY(now == toy.campaign());
            QVERIFY(verifyCampaign(now, toy.systems.list().front()).ok());
            QVERIFY(toy.child<QWidget>("outcomeBar").isVisible());
            toy.click("outcomeShow");
            QVERIFY(toy.page().isVisible() && !toy.child<QWidget>("outcomeBar").isVisible());
            const QString reported = toy.text("campaignScenarios", static_cast<int>(stage), 2);
            QVERIFY2(reported.startsWith("won by") || reported.startsWith("draw"), qPrintable(reported));
        }
        QVERIFY(!toy.child<QPushButton>("campaignPlay").isEnabled());
        QVERIFY(toy.child<QLabel>("campaignNext").text().contains("over"));
        const std::vector<int> points = pointsOf(toy.campaign());
        for (int row = 0; row < 2; ++row)
            QCOMPARE(toy.text("campaignPlayers", row, 3),
                     QString::number(points[static_cast<std::size_t>(row)]));
    }

    /// Taken back, played otherwise, and opened again by another window.
    void isTakenBackAndReopened() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        toy.chooseBots(1);
        toy.playNext();
        toy.click("outcomeShow");
        const Campaign played = toy.campaign();
        toy.reopen();
        QVERIFY(!toy.action("campaign.show")->isEnabled());
        toy.answerFile([&] { toy.trigger("campaign.open"); }, toy.path("saga.hexacampaign"));
        QVERIFY(toy.page().isVisible());
        QVERIFY(toy.campaign() == played);
        toy.confirm([&] { toy.click("campaignTakeBack"); });
        QVERIFY(!lastStage(toy.campaign()));
        QVERIFY(!toy.child<QPushButton>("campaignTakeBack").isEnabled());
        toy.playNext();
        QVERIFY(toy.onDisk("saga.hexacampaign").stages[0].outcome.has_value());
    }

    void anOutcomeOfATableIsEntered() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        toy.answer<QDialog>([&] { toy.click("campaignOutcome"); },
                            [](QDialog& dialog) {
                                const auto boxes = dialog.findChildren<QCheckBox*>();
                                QCOMPARE(boxes.size(), 2);
                                boxes[1]->setFocus();
                                QTest::keyClick(boxes[1], Qt::Key_Space);
                                QTest::mouseClick(
                                    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                                    Qt::LeftButton);
                            });
        const Campaign entered = toy.onDisk("saga.hexacampaign");
        QVERIFY(entered.stages[0].outcome && !entered.stages[0].outcome->game);
        QCOMPARE(entered.stages[0].outcome->winners, std::vector{1});
        QVERIFY(toy.text("campaignScenarios", 0, 2).endsWith("entered by hand"));
        QCOMPARE(toy.text("campaignPlayers", 1, 3), QString("1"));
    }

    /// A game that people left for another day still finds its campaign.
    void aGameThatWasLeftGoesOn() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        toy.click("campaignPlay");  // one person against the program
        QVERIFY(!toy.session().over());
        QTRY_VERIFY_WITH_TIMEOUT(toy.workspace().play().viewer.mayDecide(), test::patience);
        toy.workspace().play().orders.choose(toy.workspace().play().viewer.decision().options.front().order);
        toy.settle();
        const std::size_t decisions = toy.session().length();
        toy.trigger("campaign.show");
        QCOMPARE(toy.child<QPushButton>("campaignPlay").text().remove('&'), QString("Resume Game"));
        toy.click("campaignPlay");
        QCOMPARE(toy.window->mode(), WindowMode::Play);
        QVERIFY(toy.session().length() >= decisions);
        QVERIFY(linkOf(toy.session().match()->record()).has_value());
    }

    /// A game of the same map outside of the campaign changes nothing in it.
    void otherGamesChangeNothing() {
        CampaignWindow toy(toys());
        toy.makeSaga();
        const Campaign before = toy.campaign();
        toy.openMap();
        PlaySetup setup = defaultSetup(toy.systems.list().front(), 2);
        for (PlaySetup::Seat& seat : setup.seats) seat.bot = "random";
        toy.session().setSetup(setup);
        toy.workspace().play().program.setPace(0);
        toy.trigger("play.start");
        QTRY_VERIFY_WITH_TIMEOUT(toy.session().over(), test::patience);
        toy.settle();
        QVERIFY(toy.campaign() == before && toy.onDisk("saga.hexacampaign") == before);
        QVERIFY(!toy.child<QWidget>("outcomeBar").isVisible());
    }

    /// The campaign that comes with a game, from its card on Welcome; two of its battles in the
    /// window.
    void theSampleIsPlayed() {
        CampaignWindow studio(builtInSystems());
        auto& card = studio.child<QAbstractButton>("campaign-claymore-saga-saga");
        // It has a file of its own at once, without a dialog. Earlier runs left none.
        QDir campaigns(FileCommands::dataFolder("campaigns"));
        campaigns.removeRecursively();
        card.setFocus();
        QTest::keyClick(&card, Qt::Key_Space);
        studio.settle();
        campaigns.refresh();
        QCOMPARE(campaigns.entryList(QDir::Files).size(), 1);
        QVERIFY(studio.page().isVisible());
        QCOMPARE(studio.campaign().stages.size(), std::size_t{5});
        int points = 0;
        for (int row = 0; row < 5; ++row)
            points +=
                qobject_cast<QSpinBox*>(studio.child<QTableWidget>("campaignScenarios").cellWidget(row, 1))
                    ->value();
        QCOMPARE(points, 13);
        studio.chooseBots(2);
        // In the first battle only the Shadow Army gets elite chips, and only if it wins: until it
        // does, the battle is taken back and fought again.
        const auto shadowWon = [&] {
            const Campaign& campaign = studio.campaign();
            const std::vector<int>& winners = campaign.stages.front().outcome->winners;
            return std::any_of(winners.begin(), winners.end(), [&](int player) {
                return campaign.players[static_cast<std::size_t>(player)].faction == "shadow";
            });
        };
        const auto hasElite = [&] {
            return carriedInto(studio.campaign(), 1).find("\"elite\":[\"") != std::string::npos;
        };
        studio.playNext();
        for (int again = 0; !shadowWon() && again < 25; ++again) {
            QVERIFY(!hasElite());
            studio.click("outcomeShow");
            studio.confirm([&] { studio.click("campaignTakeBack"); });
            studio.playNext();
        }
        QVERIFY(shadowWon());
        QVERIFY(hasElite());
        const std::string carried = carriedInto(studio.campaign(), 1);
        for (const char* language : {"de", "fr", "en"}) {
            studio.locale.setLanguage(language);
            studio.settle();
            const QStringList cut = test::cutTexts(*studio.window);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
            studio.picture(QString("over-") + language);
        }
        studio.click("outcomeShow");
        // Carried things are shown, and are on the board of the next battle.
        QVERIFY(studio.child<QLabel>("campaignNext").text().contains("elite regiments"));
        studio.picture("after-one");
        studio.playNext();
        QCOMPARE(studio.session().match()->record().carried, carried);
        const QString file = campaigns.absoluteFilePath(campaigns.entryList(QDir::Files).value(0));
        const auto kept = loadCampaign(file.toStdString(), studio.systems);
        QVERIFY(kept.ok());
        QVERIFY(verifyCampaign(*kept, *studio.systems.find("claymore-saga")).ok());
    }

    void nothingIsCut_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << QString(language);
    }
    void nothingIsCut() {
        QFETCH(QString, language);
        CampaignWindow studio(builtInSystems());
        studio.locale.setLanguage(language);
        QFile::copy(QStringLiteral(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexacampaign"),
                    studio.path("saga.hexacampaign"));
        studio.window->files().open(studio.path("saga.hexacampaign"));
        studio.settle();
        QVERIFY(studio.page().isVisible());
        const auto check = [&](const QWidget& window, const QString& where) {
            const QStringList cut = test::cutTexts(window);
            QVERIFY2(cut.isEmpty(), qPrintable(where + '\n' + cut.join('\n')));
        };
        check(*studio.window, "page");
        for (const char* name : {"campaignScenarios", "campaignPlayers"}) {
            auto& table = studio.child<QTableWidget>(name);
            for (int column = 0; column < table.columnCount(); ++column) {
                const int room = table.columnWidth(column);
                const auto header = table.horizontalHeader()->sectionSizeHint(column);
                QVERIFY2(header <= room, qPrintable(QString("%1, header %2").arg(name).arg(column)));
                for (int row = 0; row < table.rowCount(); ++row) {
                    const QWidget* field = table.cellWidget(row, column);
                    const int wanted =
                        field != nullptr ? field->minimumSizeHint().width()
                        : table.item(row, column) != nullptr
                            ? table.fontMetrics().horizontalAdvance(table.item(row, column)->text()) + 6
                            : 0;
                    QVERIFY2(wanted <= room, qPrintable(QString("%1, %2/%3").arg(name).arg(row).arg(column)));
                }
            }
        }
        QVERIFY(studio.window->size() == screenRoom);
        studio.picture("page-" + language);
        studio.answer<QDialog>([&] { studio.click("campaignOutcome"); },
                               [&](QDialog& dialog) {
                                   studio.settle();
                                   check(dialog, "outcome");
                                   dialog.reject();
                               });
        // Another language while it is shown.
        studio.locale.setLanguage(language == "de" ? "fr" : "de");
        studio.settle();
        check(*studio.window, "switched");
    }
};

HEXA_TEST(CampaignWindowTest);

#include "campaignwindow_test.moc"
