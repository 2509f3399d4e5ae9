// SPDX-License-Identifier: GPL-3.0-or-later
// Stand-in cards are marked wherever they show in the window, in three languages; printed ones are
// nowhere.
#include "editor/play/playexport.h"
#include "editor/play/playtexts.h"
#include "editor/play/reportpanel.h"
#include "editor/play/standinbadge.h"
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QTableWidget>
#include <QTextDocumentFragment>

#include <algorithm>
#include <set>
#include <vector>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

namespace {

struct Words {
    const char* language;
    QString wholly, partly, legend, foot;
};
const std::vector<Words>& wordsByLanguage() {
    static const std::vector<Words> list{
        {"en", "stand-in", "partly stand-in", "* stand-in card", "* Stand-in cards: 59 of 60"},
        {"de", "Ersatz", "teils Ersatz", "* Ersatzkarte", "* Ersatzkarten: 59 von 60"},
        {"fr", "remplacement", "remplacement partiel", "* carte de remplacement",
         "* Cartes de remplacement : 59 sur 60"}};
    return list;
}

void speak(PlayWindow& play, const char* language) {
    play.locale.setLanguage(language);
    QCoreApplication::processEvents();
}

/// Begins a game of a person against a bot with the program's cards, or with the same ones as
/// printed.
void begin(PlayWindow& play, bool printed) {
    MatchSetup setup;
    setup.seed = 5;
    setup.players = {{"Anna", "", {}}, {"", "greedy", {}}};
    if (printed) setup.cards = test::printedText();
    const auto match = play.session().functions()->start(test::playableMap(2), setup);
    QVERIFY(match.ok());
    QVERIFY(play.session().open((*match)->record()).ok());
    play.program().setPaused(false);  // who opens a game looks at it first
    play.trigger("play.start");       // to the game that is under way
    QCoreApplication::processEvents();
}

int badgesShown(const PlayWindow& play) {
    int count = 0;
    for (const auto* badge : play.window->findChildren<StandInBadge*>()) count += badge->isVisible() ? 1 : 0;
    return count;
}

}  // namespace

class StandInsTest : public QObject {
    Q_OBJECT

    static void bothKinds() {
        QTest::addColumn<bool>("printed");
        QTest::newRow("stand-ins") << false;
        QTest::newRow("printed") << true;
    }

private slots:
    void cardsPanel_data() { bothKinds(); }
    /// A letter in the corner of the button; the word and the made-up parts in its text.
    void cardsPanel() {
        QFETCH(bool, printed);
        PlayWindow play(test::playableMap(2));
        begin(play, printed);
        for (const Words& words : wordsByLanguage()) {
            speak(play, words.language);
            int cards = 0;
            for (QPushButton* button : play.window->findChildren<QPushButton*>("card")) {
                const auto& all = play.viewer().view().cards;
                const auto card = std::ranges::find(all, button->property("word").toString().toStdString(),
                                                    &MatchView::Card::word);
                QVERIFY(card != all.end());
                if (card->origin.text.code.empty()) continue;  // an action, a General, the Court
                ++cards;
                const bool marked = !printed && card->word != "ambush";
                QCOMPARE(card->origin.standIn != StandIn::None, marked);
                const QString word = card->origin.standIn == StandIn::Wholly ? words.wholly : words.partly;
                const QString reported = button->accessibleDescription();
                QCOMPARE(reported.contains(word, Qt::CaseInsensitive), marked);
                QVERIFY(!reported.contains("clockwork."));
            }
            QVERIFY(cards >= 9);
        }
    }

    /// Filled for a card that is made up entirely, otherwise an outline, nothing for a known card.
    void theLetterInTheCorner() {
        const auto darkness = [](StandIn standIn) {
            QImage picture(90, 30, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setPen(Qt::black);
            StandInBadge::paintCorner(painter, picture.rect(), standIn);
            painter.end();
            int dark = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    const bool black = qGray(picture.pixel(x, y)) < 128;
                    if (black && !StandInBadge::corner(picture.rect()).contains(x, y)) return -1;
                    dark += black ? 1 : 0;
                }
            return dark;
        };
        QCOMPARE(darkness(StandIn::None), 0);
        QVERIFY(darkness(StandIn::Partly) > 20);
        QVERIFY(darkness(StandIn::Wholly) > darkness(StandIn::Partly) + 20);
    }

    void decisions_data() { bothKinds(); }
    /// Buttons that choose a card: bought, kept (R&D), played or used.
    void decisions() {
        QFETCH(bool, printed);
        PlayWindow play(test::playableMap(2));
        begin(play, printed);
        Rng rng(11, "person");
        std::set<std::string> kinds;
        for (int i = 0; i < 5'000 && !play.session().over() && kinds.size() < 3; ++i) {
            play.waitForPersons();
            if (QTest::currentTestFailed()) return;
            const MatchDecision& decision = play.viewer().decision();
            const bool cards = std::ranges::any_of(
                decision.options, [](const MatchOption& option) { return !option.origin.text.code.empty(); });
            if (play.viewer().mayDecide() && cards && kinds.insert(decision.text.code).second) {
                for (const Words& words : wordsByLanguage()) {
                    speak(play, words.language);
                    int marked = 0;
                    for (const MatchOption& option : decision.options) {
                        marked += option.origin.standIn == StandIn::None ? 0 : 1;
                        if (option.effect.code.empty()) continue;
                        for (const auto* button : play.window->findChildren<QPushButton*>("option")) {
                            if (button->property("order").toString().toStdString() != option.order) continue;
                            const bool mark = option.origin.standIn != StandIn::None;
                            QCOMPARE(button->text().endsWith('*'), mark);
                            QCOMPARE(button->toolTip().contains(words.wholly, Qt::CaseInsensitive), mark);
                            // The effect of the card is shown too (R&D: it is nowhere on the
                            // table).
                            QVERIFY(button->toolTip().contains(PlayTexts::text(option.effect, play.locale)));
                        }
                    }
                    QTRY_COMPARE(badgesShown(play), marked);
                    for (const auto* badge : play.window->findChildren<StandInBadge*>()) {
                        QVERIFY(QStringList({words.wholly, words.partly}).contains(badge->text()));
                        QVERIFY(badge->toolTip().startsWith(badge->text(), Qt::CaseInsensitive));
                    }
                    QCOMPARE(marked == 0, printed);
                }
                speak(play, "en");
            }
            play.act(rng);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(kinds.size() >= 2, qPrintable(QString::number(kinds.size())));
    }

    void hintsLogAndReport_data() { bothKinds(); }
    void hintsLogAndReport() {
        QFETCH(bool, printed);
        PlayWindow play(test::playableMap(2));
        begin(play, printed);
        Rng rng(11, "person");
        bool hinted = false;
        play.playToEnd(rng, [&] {
            const MatchDecision& decision = play.viewer().decision();
            if (hinted || !play.viewer().mayDecide() || decision.text.code != "clockwork.ask.buy") return;
            play.hints().ask();
            QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
            for (const Words& words : wordsByLanguage()) {
                speak(play, words.language);
                const QString shown =
                    QTextDocumentFragment::fromHtml(play.child<QLabel>("playHint").text()).toPlainText();
                const bool named = QString(shown).remove(words.legend).contains('*');
                QCOMPARE(shown.contains(words.legend), named);
                if (printed) QVERIFY(!named);
                hinted = hinted || named || printed;
            }
            speak(play, "en");
        });
        QVERIFY(hinted);
        play.window->showDock("dock.report");
        auto& panel = play.child<ReportPanel>("playReportPanel");
        QTRY_VERIFY(panel.report() != nullptr && panel.report()->over);
        for (const Words& words : wordsByLanguage()) {
            speak(play, words.language);
            play.window->showDock("dock.log");
            QCoreApplication::processEvents();
            int marked = 0;
            const auto& log = play.child<QListWidget>("playLog");
            for (int row = 0; row < log.count(); ++row) marked += log.item(row)->text().contains('*') ? 1 : 0;
            QCOMPARE(marked > 3, !printed);
            // Log and report each explain the mark.
            for (const char* dock : {"dock.log", "dock.report"}) {
                play.window->showDock(dock);
                QCoreApplication::processEvents();
                int legends = 0;
                for (const auto* legend : play.window->findChildren<StandInLegend*>())
                    if (legend->isVisible()) {
                        ++legends;
                        QCOMPARE(legend->text(), words.legend);
                    }
                QCOMPARE(legends > 0, !printed);
            }
            const QString csv = PlayExport::csv(play.session(), *panel.report());
            QCOMPARE(csv.contains(words.foot), !printed);
            QCOMPARE(csv.contains('*'), !printed);
            const QString path = play.folder.filePath("report.pdf");
            QVERIFY(PlayExport::write(path, play.session(), *panel.report(), {}).ok());
            QProcess text;
            text.start("pdftotext", {"-layout", path, "-"});
            if (!text.waitForFinished()) QSKIP("pdftotext is not installed");
            QCOMPARE(QString::fromUtf8(text.readAll()).simplified().contains(words.foot.simplified()),
                     !printed);
        }
        speak(play, "en");
    }
};

HEXA_TEST(StandInsTest);
#include "standins_test.moc"
