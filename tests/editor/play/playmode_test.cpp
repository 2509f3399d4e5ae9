// SPDX-License-Identifier: GPL-3.0-or-later
// The Play mode through the real window: whole games, steps back, back to the editor, a random
// user.
#include "core/edit/builders.h"
#include "core/io/file/file.h"
#include "core/io/format/recordfile.h"
#include "editor/play/playrecovery.h"
#include "editor/play/startdialog.h"
#include "editor/play/tablepanel.h"
#include "editor/rules/rulespanel.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QProcessEnvironment>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayModeTest : public QObject {
    Q_OBJECT

    /// Returns the marked text of the Rules panel, with the IDs behind it.
    static QString marked(PlayWindow& play) {
        const auto* panel = play.window->findChild<RulesPanel*>();
        if (panel == nullptr || !panel->isVisible()) return {};
        QString text;
        const QTextDocument* rules = play.child<QTextBrowser>("rules").document();
        for (QTextBlock block = rules->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().background().style() != Qt::NoBrush) text += block.text();
        return text;
    }

private slots:
    void wholeGames_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("epic");
        QTest::addColumn<bool>("alliances");
        QTest::addColumn<QList<int>>("persons");
        QTest::newRow("two, basic") << 2 << false << false << QList<int>{0};
        QTest::newRow("two, basic, both at one screen") << 2 << false << false << QList<int>{0, 1};
        QTest::newRow("four, epic") << 4 << true << false << QList<int>{2};
        QTest::newRow("two against two") << 4 << false << true << QList<int>{1, 3};
    }
    void wholeGames() {
        QFETCH(int, players);
        QFETCH(bool, epic);
        QFETCH(bool, alliances);
        QFETCH(QList<int>, persons);
        const Scenario map = test::playableMap(players);
        PlayWindow play(map);
        play.begin({persons.begin(), persons.end()}, {{"epic", epic}, {"alliances", alliances}}, 11);
        QCOMPARE(play.window->mode(), WindowMode::Play);
        Rng rng(7, "person");
        play.playToEnd(rng);
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
        // The designed map is unchanged.
        QCOMPARE(play.window->workspace()->document().scenario(), map);
        QCOMPARE(play.window->workspace()->document().undoStack().count(), 0);
        QVERIFY(play.child<QLabel>("playQuestion").text().contains("over"));
        qInfo("the slowest decision took the window %lld ms", static_cast<long long>(play.slowest));
    }

    void oneClickBackToTheSamePlace() {
        PlayWindow play(test::playableMap(2));
        Workspace& open = *play.window->workspace();
        open.canvas().setZoom(1.7);
        const Hex at = open.document().scenario().board.cells()[4].at;
        open.selection().set({at});
        open.selection().setCurrent(at);
        // The panels may get other widths; the middle of the view stays.
        const auto middle = [&open] {
            return open.canvas().view().toMap(QPointF(open.canvas().width(), open.canvas().height()) / 2);
        };
        const QPointF centre = middle();
        const KindId brush = open.state().brush();
        play.begin({0}, {}, 3);
        play.waitForPersons();
        QCOMPARE(play.window->mode(), WindowMode::Play);
        QVERIFY(!play.window->actions()["edit.undo"]->isEnabled());
        QVERIFY(!play.window->actions()["place.1"]->isEnabled());
        play.clickHex(at, Qt::RightButton);
        play.trigger("view.zoomIn");
        const std::uint64_t hash = play.session().match()->hash();
        play.trigger("play.back");
        QCOMPARE(play.window->mode(), WindowMode::Design);
        QTRY_VERIFY((middle() - centre).manhattanLength() < 0.02);
        QCOMPARE(open.canvas().zoom(), 1.7);
        QVERIFY(open.selection().hexes() == std::set<Hex>{at});
        QVERIFY(open.state().brush() == brush);
        QVERIFY(play.window->actions()["place.1"]->isEnabled());
        // And to the game again, which has waited.
        play.trigger("play.start");
        QCOMPARE(play.window->mode(), WindowMode::Play);
        QCOMPARE(play.session().match()->hash(), hash);
        // Back is where one came from, whichever mode that was.
        play.window->setMode(WindowMode::Balance);
        play.trigger("play.start");
        play.trigger("play.back");
        QCOMPARE(play.window->mode(), WindowMode::Balance);
    }

    void aChangedMapIsAnotherGame() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 3);
        play.trigger("play.back");
        const std::uint64_t hash = play.session().match()->hash();
        Document& document = play.window->workspace()->document();
        const std::vector<Hex> one{document.scenario().board.cells()[3].at};
        QVERIFY(document.apply(setLocked(document.scenario(), one, true), "Lock"));
        QVERIFY(!play.session().isOfMap());
        // Until it is played, the game that waits is still there.
        QCOMPARE(play.session().match()->hash(), hash);
        play.trigger("play.start");
        QVERIFY(play.session().isOfMap());
    }

    /// The rules have a secret question even if "pass" is the only answer: a single person among
    /// bots skips it, one of two persons can't.
    void oneAnswerIsNoQuestion() {
        const auto lonely = [](PlayWindow& play) {
            return play.viewer().mayDecide() &&
                   play.viewer().decision().kind == MatchDecision::Kind::Choice &&
                   play.viewer().decision().options.size() < 2;
        };
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        play.playToEnd(rng, [&] { QVERIFY(!lonely(play)); });
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
        // Back through everything: no step ends at a moment without a choice.
        int steps = 0;
        for (; play.session().position() > 2; ++steps) {
            play.trigger("play.undo");
            QVERIFY(!lonely(play));
        }
        QVERIFY(steps > 20);
        PlayWindow two(test::playableMap(2));
        two.begin({0, 1}, {}, 5);
        int asked = 0;
        for (int i = 0; i < 60; ++i) {
            two.waitForPersons();
            asked += lonely(two) ? 1 : 0;
            two.act(rng);
        }
        QVERIFY(asked > 0);
    }

    void aSheetByKeysAndByItsFields() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(2, "person");
        play.actUntilSheet(rng);
        const OrderForm::Place place = play.orders().draft().form().places.front();
        QSpinBox* number = nullptr;
        for (QSpinBox* box : play.window->findChildren<QSpinBox*>("sheetNumber"))
            if (box->property("place").toString().toStdString() == place.word) number = box;
        QVERIFY(number != nullptr);
        number->setValue(2);
        QCOMPARE(play.orders().draft().at(place.word), 2);
        QCOMPARE(play.child<QLabel>("sheetLeft").text(), QStringLiteral("Workers left: %1 of %2")
                                                             .arg(play.orders().draft().form().units - 2)
                                                             .arg(play.orders().draft().form().units));
        play.canvas().setFocus();
        play.canvas().showHex(*place.at);
        QTest::keyClick(&play.canvas(), Qt::Key_Plus);
        QCOMPARE(play.orders().draft().at(place.word), 3);
        QTest::keyClick(&play.canvas(), Qt::Key_Minus);
        QTest::keyClick(&play.canvas(), Qt::Key_Delete);
        QCOMPARE(play.orders().draft().at(place.word), 1);
        QCOMPARE(number->value(), 1);
        QTest::keyClick(&play.canvas(), Qt::Key_Return);
        QCOMPARE(play.orders().draft().at(place.word), 2);
        play.clickHex(*place.at, Qt::RightButton);
        QCOMPARE(play.orders().draft().at(place.word), 1);
        // The board shows the plan; the sealed sheet is out of sight.
        QVERIFY(std::ranges::any_of(play.canvas().pieces()->badges, [&](const auto& badge) {
            return badge.at == *place.at && badge.text == "+1";
        }));
        play.trigger("play.seal");
        QTRY_VERIFY(!play.orders().writes() || play.orders().draft().empty());
    }

    void whyAHexCannotBeChosen() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(2, "person");
        play.actUntilSheet(rng);
        const Hex enemy = play.session().scenario().seats[1].homeHex();
        const QString refusal = play.orders().refusalAt(enemy);
        QVERIFY2(refusal.contains("DEP-"), qPrintable(refusal));
        const std::size_t before = play.session().position();
        play.clickHex(enemy);
        QCOMPARE(play.session().position(), before);
        auto& message = play.child<QLabel>("playMessage");
        QCOMPARE(QTextDocumentFragment::fromHtml(message.text()).toPlainText(), refusal);
        // The number of the rule opens the rules at its place.
        const auto rule = QRegularExpression("DEP-[0-9]{2}").match(refusal).captured();
        QVERIFY(message.text().contains(QStringLiteral("href=\"%1\"").arg(rule)));
        message.setFocus();
        QTest::keyClick(&message, Qt::Key_Tab);  // to the link
        QTest::keyClick(&message, Qt::Key_Return);
        QVERIFY2(marked(play).contains(rule), qPrintable(marked(play)));
        QCOMPARE(play.window->mode(), WindowMode::Play);
        QCOMPARE(play.session().position(), before);
    }

    void rulesAreReadWhereTheyStand() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        play.waitForPersons();
        // A decision: the first is a Spymaster action.
        auto& button = play.child<QToolButton>("playRule");
        QVERIFY(button.isVisible());
        QCOMPARE(button.text(), QStringLiteral("SPY-01"));
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY2(marked(play).contains("SPY-01"), qPrintable(marked(play)));
        // A phase, by the pointer and by keys.
        play.window->showDock("dock.table");
        QCoreApplication::processEvents();
        auto bars = play.window->findChildren<TrackBar*>();
        QCOMPARE(bars.size(), 2);
        TrackBar& phases = *bars.at(1);
        const int beside = phases.namesBeside(phases.width());
        QVERIFY(beside >= 3);
        const QPoint third(phases.width() * 5 / (2 * beside), 8);
        QTest::mouseClick(&phases, Qt::LeftButton, Qt::NoModifier, third);
        QVERIFY2(marked(play).contains("DEP-01"), qPrintable(marked(play)));
        play.window->showDock("dock.table");
        QCoreApplication::processEvents();
        phases.setFocus();
        for (int i = 0; i < 9; ++i) QTest::keyClick(&phases, Qt::Key_Right);
        QTest::keyClick(&phases, Qt::Key_Left);
        QTest::keyClick(&phases, Qt::Key_Return);
        QVERIFY2(marked(play).contains("STU-01"), qPrintable(marked(play)));
        // Other players don't see the question.
        QVERIFY(play.window->findChild<RulesPanel*>()->isVisible());
    }

    /// A real program in the middle of a game, killed; another one offers the game and it is the
    /// same.
    void goesOnAfterTheProgramWasKilled() {
        QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", home.path());
        environment.insert("XDG_CONFIG_HOME", home.filePath("config"));
        const auto start = [&](QProcess& program, const char* job) {
            program.setProcessEnvironment(environment);
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QStringLiteral(HEXATELIER_BIN_DIR "/playchild"), {job});
        };
        QProcess playing;
        start(playing, "play");
        QVERIFY(playing.waitForStarted());
        QVERIFY(playing.waitForReadyRead(test::patience));
        const QList<QByteArray> kept = playing.readLine().trimmed().split(' ');
        QCOMPARE(kept.size(), 3);
        QCOMPARE(kept[0], "kept");
        QVERIFY(kept[2].toInt() >= 9);
        // While it lives no other program takes its game.
        QProcess early;
        start(early, "resume");
        QVERIFY(early.waitForFinished(test::patience));
        QVERIFY(early.readAll().startsWith("nothing"));
        playing.kill();  // SIGKILL: nothing is tidied up
        QVERIFY(playing.waitForFinished());
        QCOMPARE(playing.exitStatus(), QProcess::CrashExit);
        QProcess again;
        start(again, "resume");
        QVERIFY(again.waitForFinished(test::patience));
        QCOMPARE(again.exitCode(), 0);
        const QList<QByteArray> resumed = again.readAll().trimmed().split(' ');
        QCOMPARE(resumed, (QList<QByteArray>{"resumed", kept[1], kept[2]}));
        // The last process has ended properly: nothing is left to offer.
        QProcess last;
        start(last, "resume");
        QVERIFY(last.waitForFinished(test::patience));
        QVERIFY(last.readAll().startsWith("nothing"));
    }

    void savesAndOpensGames() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        const QString path = play.folder.filePath("game.hexgame");
        QVERIFY(writeFile(path.toStdString(),
                          writeRecord(play.session().record(), play.session().system().catalog))
                    .ok());
        // File > Open takes games too, with or without an open map.
        PlayWindow other(test::playableMap(4));
        other.window->files().open(path);
        QCOMPARE(other.session().match()->hash(), play.session().match()->hash());
        QCOMPARE(other.window->workspace()->document().scenario().players(), 4);
        QVERIFY(!other.session().isOfMap());
        other.window->files().close();
        QVERIFY(other.window->workspace() == nullptr);
        other.window->files().open(path);
        QVERIFY(other.window->workspace() != nullptr);
        QCOMPARE(other.session().match()->hash(), play.session().match()->hash());
    }

    void theLogLeadsToTheBoardAndBack() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        play.window->showDock("dock.log");
        auto& log = play.child<QListWidget>("playLog");
        QTRY_VERIFY(log.count() > 50);
        const std::size_t last = play.session().position();
        log.scrollToItem(log.item(20));
        const QPoint line = log.visualItemRect(log.item(20)).center();
        QTest::mouseClick(log.viewport(), Qt::LeftButton, Qt::NoModifier, line);
        QTest::mouseDClick(log.viewport(), Qt::LeftButton, Qt::NoModifier, line);
        QTRY_VERIFY(play.session().position() < last);
    }

    /// People choose among four levels. A bot of earlier settings stays chosen.
    void playersAreOfFourLevels() {
        PlayWindow play(test::playableMap(2));
        const auto players = [&] {
            const StartDialog dialog(play.session());
            const auto* player = dialog.findChildren<QComboBox*>("startPlayer")[1];
            QStringList ids;
            for (int i = 1; i < player->count(); ++i) ids << player->itemData(i).toString();
            return std::pair(ids, player->currentData().toString());
        };
        QStringList levels;
        for (const PlayLevel& level : play.session().functions()->levels) levels << level.bot.c_str();
        QCOMPARE(levels.size(), 4);
        QCOMPARE(players().first, levels);
        PlaySetup setup = play.session().setup();
        setup.seats[1].bot = "hunter";
        play.session().setSetup(setup);
        QCOMPARE(players().first, levels << "hunter");
        QCOMPARE(players().second, QString("hunter"));
    }

    void theDialogSaysWhatWillBe() {
        PlayWindow play(test::playableMap(4));
        StartDialog dialog(play.session());
        dialog.show();
        const auto child = [&](const char* name) { return dialog.findChild<QComboBox*>(name); };
        child("startVariant")->setCurrentIndex(3);
        emit child("startPreset")->activated(2);
        PlaySetup setup = dialog.setup();
        // Options of the map need no choice: only differences from it are choices.
        QVERIFY((setup.options == OptionValues{{"alliances", true}, {"epic", true}}));
        for (const PlaySetup::Seat& seat : setup.seats) QVERIFY(seat.bot.isEmpty());
        emit child("startPreset")->activated(3);
        setup = dialog.setup();
        for (const PlaySetup::Seat& seat : setup.seats) QVERIFY(!seat.bot.isEmpty());
        // Two of one race can't be played, and the dialog shows this.
        auto races = dialog.findChildren<QComboBox*>("startFaction");
        races[0]->setCurrentIndex(1);
        races[1]->setCurrentIndex(1);
        QVERIFY(!dialog.findChild<QPushButton*>("startPlay")->isEnabled());
        QVERIFY(!dialog.findChild<QLabel*>("startProblems")->text().isEmpty());
        child("startDraw")->setCurrentIndex(1);
        QVERIFY(dialog.findChild<QPushButton*>("startPlay")->isEnabled());
        // It is there again next time.
        setup = dialog.setup();
        QSettings settings(play.folder.filePath("other.ini"), QSettings::IniFormat);
        setup.chosen = {{"court", "pius"}};
        writeSetup(settings, play.session().system(), setup);
        // Variant and house rules belong to this map; another one has its own.
        PlaySetup again = readSetup(settings, play.session().system(), 4);
        QVERIFY(again.options.empty());
        again.options = setup.options;
        QVERIFY(again == setup);
        settings.setValue("play/clockwork-wars-4/seat1/bot", "no such bot");
        QCOMPARE(readSetup(settings, play.session().system(), 4).seats[0].bot, QString());
    }

    /// Every game uses the variant and house rules of its map, as in the command line. Options
    /// chosen for this map take precedence, and the dialog shows which.
    void theMapSaysHowItIsPlayed() {
        const Systems systems = builtInSystems();
        Scenario clockwork = test::playableMap(4);
        clockwork.options = {{"epic", true}, {"gambitDistinctTargets", false}};
        Scenario claymore = systems.find("claymore-saga")->layout("plan-1")->scenario;
        claymore.options["eliteShadowOnly"] = true;
        claymore.options["attackOverHedge"] = false;
        for (const Scenario& map : {clockwork, claymore}) {
            PlayWindow play(map);
            const PlayFunctions& functions = *play.session().system().play;
            MatchSetup plain;
            plain.seed = 1;
            const auto commandLine = functions.start(map, plain);
            QVERIFY(commandLine.ok());
            const OptionValues wanted = (*commandLine)->record().options;
            for (const auto& [name, on] : map.options) QCOMPARE(wanted.at(name), on);
            play.trigger("play.start");
            QVERIFY(play.session().match() != nullptr);
            QVERIFY(play.session().record().options == wanted);
            play.session().end();

            StartDialog dialog(play.session());
            dialog.show();
            auto* says = dialog.findChild<QLabel*>("startSource");
            auto* asMap = dialog.findChild<QPushButton*>("startAsMap");
            QVERIFY(dialog.setup().options.empty());
            QVERIFY(says->text().contains("of the map apply"));
            QVERIFY(!asMap->isVisible());
            QCheckBox* house = dialog.findChildren<QCheckBox*>("startOption").constFirst();
            const std::string option = house->property("option").toString().toStdString();
            QCOMPARE(house->isChecked(), wanted.at(option));
            house->click();
            QVERIFY((dialog.setup().options == OptionValues{{option, !wanted.at(option)}}));
            QVERIFY(says->text().contains(play.session().texts().optionName(option)));
            QVERIFY(asMap->isVisible());
            play.session().setSetup(dialog.setup());
            QVERIFY(play.session().start().ok());
            OptionValues chosen = wanted;
            chosen[option] = !chosen[option];
            QVERIFY(play.session().record().options == chosen);
            asMap->click();
            QVERIFY(dialog.setup().options.empty());
            QCOMPARE(house->isChecked(), wanted.at(option));
        }
    }

    /// The program takes a seat in the middle of a game, and a person takes it back; record and
    /// file store it.
    void aSeatGoesToTheProgramAndBack() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 5);
        Rng rng(1, "persons");
        for (int i = 0; i < 9; ++i) play.act(rng);
        const std::size_t given = play.session().position();
        QVERIFY(play.window->actions()["play.players"]->isEnabled());
        QTimer::singleShot(0, play.window.get(), [&] {
            auto* dialog = play.window->findChild<QDialog*>("playersDialog");
            QVERIFY(dialog != nullptr);
            auto seats = dialog->findChildren<QComboBox*>("playersSeat");
            QCOMPARE(seats.size(), 2);
            seats[1]->setCurrentIndex(seats[1]->findData("greedy"));
            dialog->accept();
        });
        play.trigger("play.players");
        QVERIFY(!play.session().isPerson(1));
        QCOMPARE(play.session().persons(), 1);
        QVERIFY(!play.viewer().curtain());
        for (int i = 0; i < 12; ++i) play.act(rng);
        play.waitForPersons();
        const GameRecord record = play.session().record();
        QCOMPARE(record.seatChanges.size(), std::size_t{1});
        QVERIFY((record.seatChanges.front() == SeatChange{given, 1, "", "greedy"}));
        QCOMPARE(record.players[1].bot, std::string("greedy"));
        QCOMPARE(play.hashOfReplay(), play.session().match()->hash());
        // The file has it too, and the game continues from there, with the program at that seat.
        const QString path = play.folder.filePath("seats.hexgame");
        QVERIFY(writeFile(path.toStdString(), writeRecord(record, play.session().system().catalog)).ok());
        PlayWindow other(test::playableMap(2));
        other.window->files().open(path);
        QVERIFY(other.session().record() == record);
        QVERIFY(!other.session().isPerson(1));
        // A person takes it back; then the program takes all and plays to the end.
        QVERIFY(play.session().setPlayers({"", ""}).ok());
        QVERIFY(play.session().isPerson(1));
        QVERIFY(!play.session().setPlayers({"", "nobody"}).ok());
        QCOMPARE(play.session().persons(), 2);
        play.program().setPace(0);
        QVERIFY(play.session().setPlayers({"greedy", "greedy"}).ok());
        play.story().stop();
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        QCOMPARE(play.session().record().seatChanges.size(), std::size_t{4});
        QCOMPARE(play.hashOfReplay(), play.session().match()->hash());
    }

    /// A player asked only because of his cards sees this reason. "No cards for now" avoids further
    /// hand-overs.
    void standingOrdersSpareHandOvers() {
        const auto handOversBeforeSheets = [](bool standing, int* passOnly) {
            PlayWindow play(test::playableMap(2));
            play.begin({0, 1}, {}, 5);
            Rng rng(3, "persons");
            int count = 0;
            for (int i = 0; i < 60 && !play.orders().writes() && !QTest::currentTestFailed(); ++i) {
                count += play.viewer().curtain() ? 1 : 0;
                if (play.viewer().curtain()) {
                    play.act(rng);
                    continue;
                }
                const MatchDecision& decision = play.viewer().decision();
                if (decision.options.size() == 1) {
                    ++*passOnly;
                    [&] { QVERIFY(play.child<QLabel>("playNote").isVisible()); }();
                }
                auto& box = play.child<QCheckBox>("playStanding");
                if (standing && box.isVisible() && !box.isChecked()) box.click();
                play.act(rng);
            }
            [&] { QVERIFY(play.orders().writes()); }();
            return count;
        };
        int asked = 0, spared = 0;
        const int without = handOversBeforeSheets(false, &asked);
        const int with = handOversBeforeSheets(true, &spared);
        QVERIFY2(asked >= 2, QByteArray::number(asked).constData());
        QCOMPARE(spared, 0);
        QVERIFY2(with <= 3 && with < without,
                 QByteArray::number(without).append(" and ").append(QByteArray::number(with)).constData());
    }

    /// A standing order is the secret of its owner, and answers only its own questions.
    void aStandingOrderIsOnesOwn() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 5);
        play.viewer().liftCurtain();
        const int seat = play.viewer().seat();
        auto& box = play.child<QCheckBox>("playStanding");
        QVERIFY(box.isVisible() && !box.isChecked());
        box.click();
        QVERIFY(play.session().hasStanding(seat) && !play.session().hasStanding(1 - seat));
        Rng rng(3, "persons");
        for (int i = 0; i < 20 && play.viewer().seat() != 1 - seat; ++i) play.act(rng);
        QCOMPARE(play.viewer().seat(), 1 - seat);
        QVERIFY(!box.isChecked());
        // It is stored in no file.
        const std::string text = writeRecord(play.session().record(), play.session().system().catalog);
        QVERIFY(text.find("standing") == std::string::npos);
        // The next one at that seat is not bound by it.
        QVERIFY(play.session().setPlayers({"greedy", "greedy"}).ok());
        QVERIFY(play.session().setPlayers({"", ""}).ok());
        QVERIFY(!play.session().hasStanding(seat));
    }

    void enterInTheDialogPlays() {
        PlayWindow play(test::playableMap(2));
        StartDialog dialog(play.session());
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.show();
        dialog.findChild<QLineEdit*>("startName")->setFocus();
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);
    }

    void aMapThatCannotBePlayedSaysWhy() {
        const Systems systems = builtInSystems();
        PlayWindow play(systems.list().front().layout("2p")->scenario);
        QTimer::singleShot(0, play.window.get(), [] {});
        play.trigger("play.start");
        QCOMPARE(play.window->mode(), WindowMode::Design);
        QVERIFY(play.session().match() == nullptr);
        QWidget* box = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QMessageBox") && widget->isVisible()) box = widget;
        QVERIFY(box != nullptr);
        delete box;
    }

    void gamesWithoutRulesAreOnlyDesigned() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        const Systems systems = test::toySystems();
        Locale locale(systems);
        MainWindow window(systems, locale, settings);
        window.show();
        const GameSystem& toy = systems.list().front();
        window.files().newMap(QString::fromStdString(toy.id()),
                              QString::fromStdString(toy.layouts.front().id));
        QVERIFY(!window.actions()["play.start"]->isEnabled());
        window.setMode(WindowMode::Play);
        QCOMPARE(window.mode(), WindowMode::Design);
    }

    /// Clicks and keys at random, legal or not: the map does not change and the record is right.
    void aRandomUserBreaksNothing() {
        const Scenario map = test::playableMap(2);
        PlayWindow play(map);
        play.begin({0, 1}, {}, 12);
        Rng rng(99, "fuzz");
        const auto any = [&](int count) {
            return static_cast<int>(rng.below(static_cast<std::uint32_t>(std::max(1, count))));
        };
        const Qt::Key keys[] = {Qt::Key_Plus,   Qt::Key_Minus, Qt::Key_Return, Qt::Key_Escape,
                                Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                Qt::Key_Delete, Qt::Key_1,     Qt::Key_L};
        const char* actions[] = {"play.undo",  "play.redo", "play.on",     "play.pause",
                                 "play.step",  "play.seal", "play.hint",   "edit.undo",
                                 "edit.clear", "place.1",   "play.decide", "map.mirror"};
        const int rounds = qEnvironmentVariableIntValue("HEXATELIER_LONG") > 0 ? 20'000 : 1'500;
        for (int i = 0; i < rounds; ++i) {
            if (play.window->mode() != WindowMode::Play) play.trigger("play.start");
            const QPoint anywhere(any(play.canvas().width()), any(play.canvas().height()));
            switch (any(8)) {
            case 0:
            case 1:
                QTest::mouseClick(&play.canvas(), Qt::LeftButton,
                                  any(5) == 0 ? Qt::ShiftModifier : Qt::NoModifier, anywhere);
                break;
            case 2:
                QTest::mouseClick(&play.canvas(), Qt::RightButton, Qt::NoModifier, anywhere);
                break;
            case 3:
                QTest::keyClick(&play.canvas(), keys[any(std::size(keys))]);
                break;
            case 4:
                play.trigger(actions[any(std::size(actions))]);
                break;
            case 5:
            case 6: {
                const auto buttons = play.window->findChildren<QPushButton*>("option");
                if (!buttons.isEmpty()) buttons[any(static_cast<int>(buttons.size()))]->click();
                break;
            }
            default:
                if (play.viewer().curtain())
                    QTest::mouseClick(&play.child<QPushButton>("playReady"), Qt::LeftButton);
                if (play.orders().counts() && any(2) == 0)
                    QTest::mouseClick(&play.child<QPushButton>("bundleConfirm"), Qt::LeftButton);
                if (play.orders().writes() && any(3) == 0)
                    QTest::mouseClick(&play.child<QPushButton>("sheetSeal"), Qt::LeftButton);
                break;
            }
            QCoreApplication::processEvents();
            if (play.session().over()) play.begin({0, 1}, {}, static_cast<std::uint64_t>(i) + 1);
            if (i % 100 == 0) QVERIFY(play.hashOfReplay() != 0);
        }
        QCOMPARE(play.window->workspace()->document().scenario(), map);
        QCOMPARE(play.window->workspace()->document().undoStack().count(), 0);
        QVERIFY(play.session().position() > 20);
    }
};

HEXA_TEST(PlayModeTest);
#include "playmode_test.moc"
