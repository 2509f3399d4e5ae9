// SPDX-License-Identifier: GPL-3.0-or-later
// Stones of the third game are laid by clicks on the cards of the action board.
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;

namespace {

Scenario started() {
    const Systems systems = builtInSystems();
    const auto& samples = systems.find("bauen-und-beherrschen")->samples;
    return *readScenario(std::ranges::find(samples, "start-2", &Sample::id)->text, systems);
}

struct StoneWindow : test::PlayWindow {
    StoneWindow() : PlayWindow(started()) {
        begin({0, 1}, {}, 3);
        window->showDock("dock.cards");
        QTest::qWait(0);
    }
    QPushButton* card(const std::string& word) {
        for (QPushButton* button : window->findChildren<QPushButton*>("card"))
            if (button->property("word").toString().toStdString() == word) return button;
        return nullptr;
    }
    QMenu* menu() {
        QMenu* found = nullptr;
        for (QMenu* menu : window->findChildren<QMenu*>("playOptionMenu"))
            if (menu->isVisible()) found = menu;
        return found;
    }
    /// Returns a field on which several kinds of stones can be laid.
    std::string field() {
        for (const MatchOption& option : viewer().decision().options)
            if (orders().optionsOf(option.card).size() > 1) return option.card;
        return {};
    }
};

}  // namespace

class BauenStoneCardsTest : public QObject {
    Q_OBJECT
private slots:
    void aClickOffersTheStones() {
        StoneWindow play;
        QCOMPARE(play.viewer().decision().text.code, std::string("bauen.ask.stone"));
        const std::string field = play.field();
        QVERIFY(!field.empty());
        QPushButton* card = play.card(field);
        QVERIFY(card != nullptr);
        QVERIFY(card->accessibleDescription().contains("Click to see the options"));
        const auto options = play.orders().optionsOf(field);
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_VERIFY(play.menu() != nullptr);
        QMenu* menu = play.menu();
        QCOMPARE(static_cast<std::size_t>(menu->actions().size()), options.size());
        // The second one, by keys.
        const std::size_t before = play.session().position();
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(play.session().position() > before);
        const auto& lines = play.session().record().lines;
        QVERIFY(std::ranges::find(lines, options[1].order) != lines.end());
        QVERIFY(std::ranges::find(lines, options[0].order) == lines.end());
        QVERIFY(play.menu() == nullptr);
    }

    /// Price and means stand beside each stone before it is laid.
    void pricesAreSeenBeforehand() {
        StoneWindow play;
        const auto options = play.viewer().decision().options;
        const auto priced = std::ranges::find_if(
            options, [](const MatchOption& option) { return option.note.code == "bauen.note.stone-price"; });
        QVERIFY(priced != options.end());
        const QString note = play.session().texts().sentence(priced->note);
        QVERIFY2(note.startsWith("Price: building "), qPrintable(note));
        const auto labels = play.window->findChildren<QLabel*>("optionNote");
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == note; }));
        QTest::mouseClick(play.card(priced->card), Qt::LeftButton);
        QTRY_VERIFY(play.menu() != nullptr);
        QVERIFY(play.menu()->actions().constFirst()->text().contains(note));
    }
};

HEXA_TEST(BauenStoneCardsTest);
#include "stonecards_test.moc"
