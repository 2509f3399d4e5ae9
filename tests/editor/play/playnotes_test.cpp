// SPDX-License-Identifier: GPL-3.0-or-later
// Help with decisions, through the real window: hints with their reasons, fights foretold.
#include "editor/play/playtexts.h"
#include "editor/ui/names.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTextDocumentFragment>

#include <algorithm>
#include <map>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayNotesTest : public QObject {
    Q_OBJECT

    static QString plain(const QLabel& label) {
        return QTextDocumentFragment::fromHtml(label.text()).toPlainText();
    }
    static void ask(PlayWindow& play) {
        QTest::mouseClick(&play.child<QPushButton>("playAskHint"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
    }

private slots:
    /// The places of a hint and the things to put there, until that is done.
    void theHintIsOnTheBoard() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        if (play.story().running()) QTest::keyClick(play.window.get(), Qt::Key_Space);
        ask(play);
        const auto places = play.hints().hint()->places;
        QVERIFY(!places.empty());
        const auto asked = [&] {
            std::map<Hex, QString> texts;
            for (const auto& badge : play.canvas().pieces()->badges)
                if (badge.text.contains('?')) texts[badge.at] = badge.text;
            return texts;
        };
        QCOMPARE(asked().size(), places.size());
        for (const auto& [at, what] : places) QVERIFY(!what.isEmpty() && asked()[at].endsWith('?' + what));
        QTest::mouseClick(&play.child<QPushButton>("playTakeHint"), Qt::LeftButton);
        QVERIFY(asked().empty());
        for (const auto& [at, what] : places)
            QVERIFY(std::ranges::any_of(play.canvas().pieces()->badges,
                                        [&, at = at, what = what](const auto& badge) {
                                            return badge.at == at && badge.text.startsWith(what);
                                        }));
    }

    void theProgramSaysWhatItWouldDoAndWhy() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        play.waitForPersons();
        ask(play);
        const Hints::Hint hint = *play.hints().hint();
        QVERIFY(play.session().match()->check(hint.line).ok());
        // The reasons are those of the strongest bot, in its order.
        const MatchAdvice advice = play.session().match()->advice(0, play.session().functions()->bots.back());
        QCOMPARE(hint.line, advice.line);
        QVERIFY(!advice.reasons.empty());
        const QString shown = plain(play.child<QLabel>("playHint"));
        qsizetype at = 0;
        for (const MatchAdvice::Reason& reason : advice.reasons) {
            const QString text = PlayTexts::text(reason.text, play.locale);
            QVERIFY(!text.contains("clockwork."));
            const qsizetype found = shown.indexOf(text, at);
            QVERIFY2(found >= at, qPrintable(shown + '|' + text));
            at = found;
        }
        for (const char* language : {"de", "fr"}) {
            play.locale.setLanguage(language);
            QCoreApplication::processEvents();
            const QString there = plain(play.child<QLabel>("playHint"));
            for (const MatchAdvice::Reason& reason : advice.reasons) {
                // A document has no other spaces than plain ones.
                const QString text = PlayTexts::text(reason.text, play.locale).simplified();
                QVERIFY2(there.simplified().contains(text), qPrintable(there + '|' + text));
            }
        }
        play.locale.setLanguage("en");
        const std::size_t before = play.session().position();
        QTest::mouseClick(&play.child<QPushButton>("playTakeHint"), Qt::LeftButton);
        QVERIFY(play.session().position() > before);
        const auto& lines = play.session().match()->record().lines;
        QVERIFY(std::ranges::find(lines, hint.line) != lines.end());
        QVERIFY(plain(play.child<QLabel>("playHint")).isEmpty());
    }

    void hintsComeToAlliesToo() {
        PlayWindow play(test::playableMap(4));
        play.begin({0}, {{"epic", true}, {"alliances", true}}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        ask(play);
        QVERIFY(play.session().match()->check(play.hints().hint()->line).ok());
        QVERIFY(!play.hints().hint()->reasons.empty());
    }

    void aSheetsReasonsLeadToTheBoard() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        ask(play);
        const auto& reasons = play.hints().hint()->reasons;
        const auto placed =
            std::ranges::find_if(reasons, [](const auto& reason) { return reason.at.has_value(); });
        QVERIFY(placed != reasons.end());
        auto& label = play.child<QLabel>("playHint");
        const QString link = QStringLiteral("hex:%1,%2").arg(placed->at->q).arg(placed->at->r);
        QVERIFY2(label.text().contains(link), qPrintable(label.text()));
        play.canvas().setZoom(6);
        const auto inside = [&] {
            return QRectF(play.canvas().rect()).contains(play.canvas().centreOfHex(*placed->at));
        };
        label.setFocus();
        for (int i = 0; i < 20 && !inside(); ++i) {
            QTest::keyClick(&label, Qt::Key_Tab);
            QTest::keyClick(&label, Qt::Key_Return);
        }
        QVERIFY(inside());
        // To take it only fills in the sheet.
        const std::size_t before = play.session().position();
        QTest::mouseClick(&play.child<QPushButton>("playTakeHint"), Qt::LeftButton);
        QCOMPARE(play.session().position(), before);
        QCOMPARE(play.orders().draft().line(), play.hints().hint()->line);
    }

    /// A laptop with 1366 x 768, less a task bar.
    void allFitsASmallScreen() {
        PlayWindow play(test::playableMap(4));
        play.begin({0}, {{"epic", true}}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        ask(play);
        for (const char* language : {"de", "fr", "en"}) {
            play.locale.setLanguage(language);
            for (const char* dock : {"dock.report", "dock.rules", "dock.log"}) {
                play.window->showDock(dock);
                QCoreApplication::processEvents();
            }
            play.window->resize(1366, 740);
            QCoreApplication::processEvents();
            QString docks;
            for (const QDockWidget* dock : play.window->findChildren<QDockWidget*>())
                if (dock->isVisible())
                    docks += QStringLiteral("%1 %2, ")
                                 .arg(dock->objectName())
                                 .arg(dock->minimumSizeHint().height());
            QVERIFY2(play.window->height() <= 740,
                     qPrintable(QStringLiteral("%1: %2").arg(play.window->height()).arg(docks)));
            QVERIFY(play.canvas().width() > 500);
        }
    }

    /// Workers put on an enemy's territory by clicks: the expected result is shown before the sheet
    /// is sealed.
    void fightsAreForetoldWhileTheSheetIsWritten() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 7);
        Rng rng(5, "person");
        const auto enemyTarget = [&]() -> std::optional<Hex> {
            if (!play.orders().writes()) return std::nullopt;
            std::vector<Hex> lit, mild;
            play.orders().targets(lit, mild);
            for (const MatchView::Piece& piece : play.viewer().view().pieces)
                if (piece.seat == 1 && piece.role == MatchView::Piece::Role::Many &&
                    std::ranges::find(lit, piece.at) != lit.end())
                    return piece.at;
            return std::nullopt;
        };
        std::optional<Hex> target;
        for (int i = 0; i < 400 && !target && !play.session().over(); ++i) {
            play.waitForPersons();
            target = enemyTarget();
            if (!target) play.act(rng);
        }
        QVERIFY(target);
        QTest::mouseClick(&play.child<QPushButton>("sheetClear"), Qt::LeftButton);
        auto& label = play.child<QLabel>("playFights");
        QVERIFY(!plain(label).contains("wins"));
        const auto fight = [&]() -> const MatchView::Fight* {
            for (const MatchView::Fight& found : play.orders().fights())
                if (found.at == *target) return &found;
            return nullptr;
        };
        int ours = -1, theirs = -1;
        for (int workers = 1; play.orders().draft().left() > 0; ++workers) {
            play.clickHex(*target);
            const MatchView::Fight* found = fight();
            QVERIFY(found != nullptr);
            QCOMPARE(found->sides.size(), std::size_t{2});
            ours = found->sides[0].strength;
            theirs = found->sides[1].strength;
            // The shown result is that of the rules for exactly this sheet.
            const auto foretold = play.session().match()->preview(0, play.orders().draft().line());
            QVERIFY(foretold == play.orders().fights());
            QVERIFY2(plain(label).contains(play.session().texts().outcome(*found)), qPrintable(plain(label)));
            if (ours > theirs)
                QCOMPARE(found->winners, std::vector<int>{0});
            else if (ours < theirs)
                QCOMPARE(found->winners, std::vector<int>{1});
            QVERIFY(plain(label).contains("sealed"));  // what the others do is not known
            QVERIFY(std::ranges::any_of(play.canvas().pieces()->badges, [&](const auto& badge) {
                return badge.at == *target &&
                       badge.text.contains(QStringLiteral("%1:%2").arg(ours).arg(theirs));
            }));
        }
        QVERIFY(ours > 0);
        // Sealed, the orders are out of sight.
        play.trigger("play.seal");
        QTRY_VERIFY(!play.orders().writes());
    }
};

HEXA_TEST(PlayNotesTest);
#include "playnotes_test.moc"
