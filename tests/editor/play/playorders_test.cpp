// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of the window during a decision: refusals come and go, success looks like success, cards
// have their texts.
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QPushButton>

using namespace hexa;
using test::PlayWindow;

class PlayOrdersTest : public QObject {
    Q_OBJECT

private slots:
    /// A refusal is shown once, moves nothing, and disappears with the next accepted action.
    void refusalsGoAgain() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(2, "person");
        play.actUntilSheet(rng);
        const Hex own = *play.orders().draft().form().places.front().at;
        const Hex enemy = play.session().scenario().seats[1].homeHex();
        const auto& message = play.child<QLabel>("playMessage");
        const QRect map = play.canvas().geometry();
        play.clickHex(enemy);
        QVERIFY(!message.text().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(play.canvas().geometry(), map);
        play.clickHex(own);
        QVERIFY2(message.text().isEmpty(), qPrintable(message.text()));
        QCoreApplication::processEvents();
        QCOMPARE(play.canvas().geometry(), map);
        play.clickHex(enemy);
        play.trigger("play.seal");
        QTRY_VERIFY(!play.orders().writes());
        QVERIFY2(message.text().isEmpty(), qPrintable(message.text()));
    }

    /// The click that uses up the workers has worked, and looks like it; only one more is refused.
    void theLastWorkerIsNoRefusal() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(2, "person");
        play.actUntilSheet(rng);
        const OrderForm::Place place = play.orders().draft().form().places.front();
        const auto& message = play.child<QLabel>("playMessage");
        const int all = play.orders().draft().left();
        QVERIFY(all > 1);
        const auto red = [&] {
            const QImage seen = play.canvas().grab().toImage();
            int count = 0;
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x) {
                    const QColor colour = seen.pixelColor(x, y);
                    count += colour.red() > 180 && colour.green() < 90 && colour.blue() < 90 ? 1 : 0;
                }
            return count;
        };
        const int before = red();
        play.clickHex(play.session().scenario().seats[1].homeHex());
        const int refused = red();
        QVERIFY2(refused > before + 20, qPrintable(QStringLiteral("%1 %2").arg(before).arg(refused)));
        for (int i = 0; i < all; ++i) play.clickHex(*place.at);
        QCOMPARE(play.orders().draft().left(), 0);
        QVERIFY2(message.text().isEmpty(), qPrintable(message.text()));
        QVERIFY2(red() - before < (refused - before) / 2,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(before).arg(refused).arg(red())));
        play.clickHex(*place.at);
        QVERIFY(!message.text().isEmpty());
        play.clickHex(*place.at, Qt::RightButton);
        QVERIFY(message.text().isEmpty());
    }

    /// Choosing a card shows its effect.
    void everyCardThatIsOfferedHasItsText() {
        PlayWindow play(test::playableMap(2));
        Rng rng(6, "persons");
        int kept = 0, offered = 0;
        const auto look = [&] {
            if (!play.viewer().mayDecide() || play.viewer().decision().kind != MatchDecision::Kind::Choice)
                return;
            for (const MatchOption& option : play.viewer().decision().options) {
                if (option.text.code != "clockwork.option.card") continue;
                ++offered;
                kept += play.viewer().decision().text.code == "clockwork.ask.keep-card" ? 1 : 0;
                const QString name = play.locale.text(option.text);
                const QPushButton* button = nullptr;
                for (const QPushButton* one : play.window->findChildren<QPushButton*>("option"))
                    if (one->property("order").toString().toStdString() == option.order) button = one;
                QVERIFY(button != nullptr);
                const QString what = play.locale.text(option.effect);
                QVERIFY2(what.size() > 5, qPrintable(name));
                QVERIFY2(button->accessibleDescription().contains(what), qPrintable(name));
                bool written = false;
                for (const QLabel* label : play.child<QWidget>("playOptions").findChildren<QLabel*>())
                    written = written || label->text().contains(what);
                QVERIFY2(written, qPrintable(name));
                bool lies = false;
                for (const MatchView::Card& card : play.viewer().view().cards)
                    lies = lies || option.order.ends_with(' ' + card.word);
                QVERIFY2(lies, qPrintable(name));
            }
        };
        for (std::uint64_t seed = 5; seed < 9; ++seed) {
            play.begin({0, 1}, {}, seed);
            QVERIFY(play.session().start());
            play.playToEnd(rng, look);
        }
        QVERIFY2(kept > 3 && offered > 20, qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(offered)));
    }
};

HEXA_TEST(PlayOrdersTest);
#include "playorders_test.moc"
