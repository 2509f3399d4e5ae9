// SPDX-License-Identifier: GPL-3.0-or-later
// Play by file, through the real window: one player's knowledge, and orders sent and received.
#include "core/io/file/file.h"
#include "core/io/format/ordersfile.h"
#include "editor/shell/files/seatfiles.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayByFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const char* name) const { return mFolder.filePath(name); }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static PlayParts& partsOf(PlayWindow& play) { return play.workspace().play(); }
    static void toOrders(PlayWindow& play, std::uint64_t seed = 31) {
        play.begin({0, 1}, {}, seed);
        Rng rng(3, "persons");
        play.actUntilSheet(rng);
    }
    static void put(PlayWindow& play, std::size_t place) {
        std::vector<Hex> lit, mild;
        play.orders().targets(lit, mild);
        QVERIFY(lit.size() > place);
        play.clickHex(lit[place]);
    }

private slots:
    /// Orders are written in one window, and received in another one with the same game.
    void ordersAreSentAndTakenIn() {
        const QString file = at("orders.hexsheet");
        std::string line;
        {
            PlayWindow away(test::playableMap(2));
            toOrders(away);
            QVERIFY(away.window->actions()["play.orders.save"]->isEnabled());
            put(away, 0);
            line = away.orders().draft().line();
            const std::size_t before = away.session().position();
            QVERIFY(SeatFiles::saveOrders(partsOf(away), file).ok());
            QCOMPARE(away.session().position(), before);  // they are not given here
        }
        PlayWindow table(test::playableMap(2));
        QVERIFY(!table.window->actions()["play.orders.take"]->isEnabled());
        toOrders(table);
        QVERIFY(table.window->actions()["play.orders.take"]->isEnabled());
        const int seat = table.viewer().seat();
        QString refused;
        const auto taken = SeatFiles::takeOrders(partsOf(table), {file}, refused);
        QVERIFY2(taken.ok(), qPrintable(refused));
        QCOMPARE(taken->size(), 1);
        const auto lines = decisionsOf(table.session().record());
        QCOMPARE(lines.back(), line);
        const auto asked = table.session().match()->decision().seats;
        QVERIFY(std::ranges::find(asked, seat) == asked.end());
        // Once is enough.
        const auto again = SeatFiles::takeOrders(partsOf(table), {file}, refused);
        QVERIFY(!again.ok());
        QCOMPARE(again.error().code(), std::string("sheet.given"));
        QCOMPARE(refused, QString("orders.hexsheet"));
        QCOMPARE(decisionsOf(table.session().record()).size(), lines.size());
        // In the past nothing is received: it would change the later moves.
        table.session().goTo(table.session().position() - 1);
        QVERIFY(!table.window->actions()["play.orders.take"]->isEnabled());
    }

    /// Two players, or one in two turns, write files of different names.
    void namesOfFilesDiffer() {
        PlayWindow play(test::playableMap(2));
        PlaySetup setup = defaultSetup(play.session().system(), 2);
        setup.seats[0] = {"Ann/a b", {}, {}};
        setup.seats[1].bot.clear();
        setup.keepSeed = true;
        setup.seed = 31;
        play.session().setSetup(setup);
        play.trigger("play.start");
        Rng rng(3, "persons");
        QStringList names;
        for (int sheet = 0; sheet < 4; ++sheet) {
            play.actUntilSheet(rng);
            names << SeatFiles::suggestion("/maps/Sons", partsOf(play));
            play.act(rng);
        }
        names.sort();
        QCOMPARE(names, (QStringList{"/maps/Sons-1-2", "/maps/Sons-1-Ann_a_b", "/maps/Sons-2-2",
                                     "/maps/Sons-2-Ann_a_b"}));
        play.actUntilSheet(rng);
        QVERIFY(SeatFiles::suggestion("/maps/Sons", partsOf(play), "log").startsWith("/maps/Sons-log-3-"));
    }

    void whatIsBeingWrittenStays() {
        PlayWindow play(test::playableMap(2));
        toOrders(play);
        const int other = 1 - play.viewer().seat();
        put(play, 1);
        const std::string draft = play.orders().draft().line();
        const auto& match = *play.session().match();
        const auto sheet =
            sealOrders(match, play.session().system().catalog, other, match.advice(other, "random").line);
        QVERIFY(sheet.ok());
        const QString file = at("other.hexsheet");
        QVERIFY(writeFile(file.toStdString(), writeOrders(*sheet)).ok());
        QString refused;
        QVERIFY(SeatFiles::takeOrders(partsOf(play), {file}, refused).ok());
        QVERIFY(play.orders().writes() && !play.viewer().curtain());
        QCOMPARE(play.orders().draft().line(), draft);
        QTest::mouseClick(&play.child<QPushButton>("sheetSeal"), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(!play.orders().writes());  // both are there: they are carried out
    }

    void filesThatDoNotFitChangeNothing() {
        PlayWindow play(test::playableMap(2));
        toOrders(play);
        const std::string line = play.orders().draft().line();
        const auto good =
            sealOrders(*play.session().match(), play.session().system().catalog, play.viewer().seat(), line);
        QVERIFY(good.ok());
        const auto before = decisionsOf(play.session().record());
        const auto refuse = [&](const QByteArray& content, const char* code) {
            const QString path = at("bad.hexsheet");
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
            file.close();
            QString refused;
            const auto taken = SeatFiles::takeOrders(partsOf(play), {path}, refused);
            QVERIFY(!taken.ok());
            QCOMPARE(taken.error().code(), std::string(code));
            QVERIFY(!play.locale.text(taken.error()).contains('{'));
            QVERIFY(decisionsOf(play.session().record()) == before);
        };
        const QByteArray text = QByteArray::fromStdString(writeOrders(*good));
        refuse(text.left(text.size() / 2), "json.syntax");
        refuse("no file of ours", "json.syntax");
        refuse(QByteArray(70'000, ' '), "sheet.too-large");
        SealedOrders other = *good;
        other.turn = 3;
        refuse(QByteArray::fromStdString(writeOrders(other)), "sheet.future");
        other = *good;
        other.seat = 1 - good->seat;
        refuse(QByteArray::fromStdString(writeOrders(other)), "sheet.other-seat");
        other = *good;
        other.moment = "0123456789abcdef";
        refuse(QByteArray::fromStdString(writeOrders(other)), "sheet.other-course");
    }

    /// The log of the one at the screen is the same whatever the one before sealed, in every form.
    void aLogTellsNothingOfOthers() {
        std::vector<QList<QByteArray>> runs;
        for (const std::size_t place : {0, 1}) {
            PlayWindow play(test::playableMap(2));
            toOrders(play);
            put(play, place);
            QTest::mouseClick(&play.child<QPushButton>("sheetSeal"), Qt::LeftButton);
            QCoreApplication::processEvents();
            QVERIFY(play.viewer().curtain());
            QVERIFY(!play.window->actions()["play.log"]->isEnabled());
            QTest::mouseClick(&play.child<QPushButton>("playReady"), Qt::LeftButton);
            QVERIFY(play.window->actions()["play.log"]->isEnabled());
            QList<QByteArray>& files = runs.emplace_back();
            for (const char* language : {"en", "de", "fr"}) {
                play.locale.setLanguage(language);
                for (const char* name : {"log.txt", "log.json"}) {
                    QVERIFY(SeatFiles::saveLog(partsOf(play), at(name)).ok());
                    files << contentOf(at(name));
                    QVERIFY(files.last().size() > 200);
                    QVERIFY(!files.last().contains("clockwork.event") && !files.last().contains("{player}"));
                }
            }
            const QByteArray own = "P" + QByteArray::number(play.viewer().seat() + 1) + " spy ";
            QVERIFY2(files.front().contains("> " + own), files.front().constData());
        }
        QCOMPARE(runs[0], runs[1]);
    }
};

HEXA_TEST(PlayByFileTest);
#include "playbyfile_test.moc"
