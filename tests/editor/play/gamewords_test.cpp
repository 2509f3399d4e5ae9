// SPDX-License-Identifier: GPL-3.0-or-later
// Another game in the same window: its texts are its own or neutral, never those of Clockwork Wars,
// which keeps its own.
#include "core/engine/words.h"
#include "core/registry/registry.h"
#include "editor/play/playexport.h"
#include "editor/play/playparts.h"
#include "editor/play/playtexts.h"
#include "editor/play/reportpanel.h"
#include "editor/play/ruleids.h"
#include "editor/play/startdialog.h"
#include "editor/play/tablepanel.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/words.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/openwindow.h"
#include "tests/editor/shell/shown.h"
#include "tests/support/harvest.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr const char* languages[] = {"en", "de", "fr"};

/// Words in a language that belong to Clockwork Wars alone; a word of one may be a common word of
/// another ("court").
const QRegularExpression& clockworkWords(const std::string& language) {
    static const std::map<std::string, QRegularExpression> words{
        {"en",
         QRegularExpression(
             "\\b[Rr]aces?\\b|[Tt]erritor|[Ww]orker|\\bCapitals?\\b|\\b[Cc]ourt\\b|\\b[Ss]py|\\b[Ss]pies\\b|"
             "\\b[Ee]pic\\b|(?:of|from) supply|\\bVP\\b")},
        {"de", QRegularExpression(
                   "Rasse|Gebiet|Arbeiter|Hauptst|Spion|Versorgung|Nachschub|Gewaltmarsch|\\bSP\\b")},
        {"fr", QRegularExpression("\\b[Rr]aces?\\b|[Tt]erritoire|[Oo]uvrier|\\bCapitale|\\bCour\\b|[Ee]spion|"
                                  "ravitaill|Marche Forc|"
                                  "\\bPV\\b")}};
    return words.at(language);
}

/// Every text of the program that has a word of Clockwork Wars, or that has another word.
class FoundWords : public test::ShownTexts {
public:
    explicit FoundWords(QRegularExpression words) : mWords(std::move(words)) {}
    QStringList found;
    int texts = 0;

private:
    void look(const QString& place, const QString& text, const QString& where) override {
        if (text.trimmed().isEmpty()) return;
        ++texts;
        const QString line = place + " of " + where + ": " + text;
        if (mWords.match(text).hasMatch() && !found.contains(line)) found << line;
    }
    QRegularExpression mWords;
};

/// The window with one game and a game played to its end by the program.
struct Played : test::OpenWindow {
    explicit Played(GameSystem game) : OpenWindow(Systems({std::move(game)})) { show({1366, 900}); }
    const GameSystem& game() const { return systems.list().front(); }
    PlayParts& play() { return workspace().play(); }
    void open() {
        Scenario map = game().layouts.front().scenario;
        for (const Cell& cell : std::vector<Cell>(map.board.cells().begin(), map.board.cells().end())) {
            if (isTile(cell.kind)) continue;
            CellDetails details;
            details.points = 2;
            map.board.put({Cell{cell.at, kindIdAt(0), false, {}}, details});
        }
        window->files().openScenario(std::move(map));
    }
    void playToEnd() {
        PlaySetup setup = defaultSetup(game(), document().scenario().players());
        for (PlaySetup::Seat& seat : setup.seats)
            seat.bot = QString::fromStdString(game().play->bots.front());
        setup.seed = 4;
        setup.keepSeed = true;
        play().session.setSetup(setup);
        play().program.setPace(0);
        QVERIFY(play().session.start());
        window->setMode(WindowMode::Play);
        QTRY_VERIFY_WITH_TIMEOUT(play().session.over(), test::patience);
        window->showDock("dock.report");
        const auto* panel = window->findChild<ReportPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->report() != nullptr && panel->report()->over, test::patience);
    }
    /// Looks at every panel of every mode, the start dialog, and the place under the pointer.
    void lookAround(test::ShownTexts& texts) {
        for (const auto& mode : window->modes()) {
            const ModeInfo& info = mode->info();
            window->setMode(info.mode);
            for (const auto& [dock, title, area] : info.docks) {
                window->showDock(dock);
                QTest::qWait(10);  // what is seen is filled in now
            }
            texts.lookAround();
        }
        const StartDialog dialog(play().session);
        texts.lookAround();
    }
    QStringList seatColumns() {
        auto* table = window->findChild<QTableWidget*>("playSeats");
        QStringList rows;
        for (int column = 0; column < table->columnCount(); ++column)
            rows << table->horizontalHeaderItem(column)->toolTip();
        return rows;
    }
};

}  // namespace

class GameWordsTest : public QObject {
    Q_OBJECT

private slots:
    void wordsOfAllGamesAreNeutral() {
        const Messages common = coreMessages();
        int words = 0;
        for (const auto& [code, texts] : common.all()) {
            words += code.starts_with("word.") ? 1 : 0;
            for (const auto& [language, text] : texts.texts)
                QVERIFY2(!clockworkWords(language).match(QString::fromStdString(text)).hasMatch(),
                         (code + " " + language + ": " + text).c_str());
        }
        QVERIFY(words > 10);
    }

    /// A game's word without a common counterpart would never be seen.
    void everyWordOfAGameStandsForACommonOne() {
        const Messages common = coreMessages();
        const Systems systems = builtInSystems();
        const Messages all = systems.messages();
        for (const GameSystem& system : systems.list()) {
            int words = 0;
            for (const auto& [code, texts] : all.all()) {
                if (!code.starts_with(system.id() + ".")) continue;
                ++words;
                const std::string said = code.substr(system.id().size() + 1);
                QVERIFY2(common.knows(said) && said.starts_with("word."), code.c_str());
                QCOMPARE(inWordsOf(system.id(), all, {said}).code, code);
            }
            QVERIFY(words > 0);
        }
        QCOMPARE(inWordsOf("toy", all, {"word.faction"}).code, std::string("word.faction"));
    }

    void anotherGameShowsNoneOfThem() {
        Played toy(test::playedToy());
        toy.open();
        toy.playToEnd();
        for (const char* language : languages) {
            toy.locale.setLanguage(language);
            FoundWords clockwork(clockworkWords(language));
            toy.lookAround(clockwork);
            QVERIFY2(clockwork.found.isEmpty(), qPrintable(clockwork.found.join('\n')));
            QVERIFY2(clockwork.texts > 1000, qPrintable(QString::number(clockwork.texts)));
            const QString neutral = toy.locale.text("word.faction");
            FoundWords factions(QRegularExpression("^" + QRegularExpression::escape(neutral) + "$"));
            toy.lookAround(factions);
            QVERIFY(!factions.found.isEmpty());
            const QString csv =
                PlayExport::csv(toy.play().session, *toy.window->findChild<ReportPanel*>()->report());
            QVERIFY2(!clockworkWords(language).match(csv).hasMatch(), qPrintable(csv));
            QVERIFY(csv.contains("\npoints after turn,1,"));
        }
    }

    void aGameBringsItsOwnWords() {
        GameSystem toy = test::playedToy();
        std::string messages = std::string(toy.messages.substr(0, toy.messages.rfind('}'))) +
                               R"(, "toy.word.faction": {"en": "Family", "de": "Familie", "fr": "Famille"}})";
        // A figure of the standing has the name that the game gives it.
        const std::string figure = R"("Points", "de": "Punkte", "fr": "Points")";
        QVERIFY(messages.find(figure) != std::string::npos);
        messages.replace(messages.find(figure), figure.size(), R"("Fields", "de": "Äcker", "fr": "Champs")");
        toy.messages = messages;
        Played played(std::move(toy));
        played.open();
        played.playToEnd();
        QCOMPARE(played.seatColumns().mid(0, 2), QStringList({"Family", "Fields"}));
        played.locale.setLanguage("fr");
        QTRY_COMPARE(played.seatColumns().mid(0, 2), QStringList({"Famille", "Champs"}));
        QVERIFY(PlayExport::csv(played.play().session, *played.window->findChild<ReportPanel*>()->report())
                    .contains("\npoints after turn,1,"));
    }

    void clockworkKeepsItsWords_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("texts");
        const auto row = [](const char* code, QStringList texts) { QTest::newRow(code) << code << texts; };
        row("word.faction", {"Race", "Rasse", "Race"});
        row("word.faction.of-player", {"Race of player 2", "Rasse von Spieler 2", "Race du joueur 2"});
        row("word.places", {"Territories", "Gebiete", "Territoires"});
        row("word.points", {"Victory points", "Siegpunkte", "Points de victoire"});
        row("word.points.of-hex", {"3 VP", "3 SP", "3 PV"});
        row("word.cut-off", {"out of supply", "ohne Versorgung", "sans ravitaillement"});
        row("word.units.left", {"Workers left: 1 of 4", "Arbeiter übrig: 1 von 4",
                                QStringLiteral("Ouvriers restants\u202f: 1 sur 4")});
        row("word.units.across", {"V3, with a Forced March", "V3, im Gewaltmarsch", "V3, par Marche Forcée"});
    }
    void clockworkKeepsItsWords() {
        QFETCH(QString, code);
        QFETCH(QStringList, texts);
        const Systems systems = builtInSystems();
        Locale locale(systems);
        const Arguments arguments{{"player", std::int64_t{2}},
                                  {"points", std::int64_t{3}},
                                  {"left", std::int64_t{1}},
                                  {"count", std::int64_t{4}},
                                  {"place", std::string("V3")}};
        for (int i = 0; i < 3; ++i) {
            locale.setLanguage(languages[i]);
            QCOMPARE(wordOf(locale, systems.list().front().catalog, code.toStdString(), arguments), texts[i]);
        }
    }

    /// Links lead to the section in the reference, with any format of IDs.
    void rulesAreFoundByTheirIds() {
        const auto idsIn = [](const QStringList& known, const QString& text) {
            QStringList found;
            for (const auto& [at, id] : RuleIds([known] { return known; }).in(text)) {
                found << id;
                if (text.mid(at, id.size()) != id) found << "misplaced";
            }
            return found;
        };
        const QStringList known{"DEP-01", "R4", "R41", "7.3.1", "ÜB-2"};
        QCOMPARE(idsIn(known, "Not there (DEP-01), see R41 and R4."), QStringList({"DEP-01", "R41", "R4"}));
        QCOMPARE(idsIn(known, "ABC-99 DEP-011 XDEP-01 R4a ÜR4 R411"), QStringList());
        QCOMPARE(idsIn(known, "7.3.1, then 7x3x1; ÜB-2"), QStringList({"7.3.1", "ÜB-2"}));
        QCOMPARE(idsIn({}, "DEP-01"), QStringList());
        QVERIFY(RuleIds().in("DEP-01").empty());
        int asked = 0;
        const RuleIds once([&asked] { return ++asked, QStringList({"R4"}); });
        QCOMPARE(asked, 0);
        QVERIFY(once.in("").empty() && asked == 0);
        QVERIFY(once.in("R4").size() == 1 && once.in("none").empty());
        QCOMPARE(asked, 1);
    }
};

HEXA_TEST(GameWordsTest);
#include "gamewords_test.moc"
