// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/shelf.h"
#include "core/registry/registry.h"
#include "editor/game/gamedocument.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/filecommands.h"
#include "tests/editor/openwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <functional>
#include <string_view>

namespace hexa::test {

/// Parts of a game in the list of its page.
enum GamePart {
    General,
    Tiles,
    Layouts,
    Counts,
    Rules,
    Weights,
    More,  // a heading
    Groups,
    Pieces,
    EdgeKinds,
    Regions,
    Zones,
    Factions,
    Properties,
    Words,
    Decks,
    Sets,
    Figures
};

/// The whole window with games of one's own, used by mouse and keyboard.
struct GameWindow : OpenWindow {
    GameWindow() : OpenWindow(builtInSystems()) {
        QStandardPaths::setTestModeEnabled(true);
        QDir(FileCommands::dataFolder("games")).removeRecursively();
        reopen();
    }
    void reopen() {
        show(QSize(1366, 728));
        window->activateWindow();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    /// Writes a map of a game that this program doesn't know.
    QString writeMap(const QString& name, std::string_view game, int edition = 1) {
        owngame::Definition definition = owngame::readDefinition(game).value();
        definition.edition = edition;
        const GameSystem system = owngame::readGame(owngame::writeDefinition(definition)).value();
        Scenario map = system.layouts.front().scenario;
        map.title = Localized("Map " + name.toStdString());
        const auto written = writeFile(path(name).toStdString(), writeScenario(map, system.catalog));
        if (!written) qFatal("not written");
        return path(name);
    }
    template <class T>
    T& child(const char* name) {
        T* found = window->findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return *found;
    }
    void click(const char* name) {
        QAbstractButton& button = child<QAbstractButton>(name);
        QVERIFY2(button.isVisible() && button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
        settle();
    }
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
        QTRY_VERIFY(met);  // files are read aside
    }
    GameDocument& game() { return window->gameCommands().document(); }
    const owngame::Definition& definition() { return game().definition(); }
    QTableView& table() { return child<QTableView>("gameTable"); }

    void makeGame(const QString& name) {
        answer<QDialog>([this] { trigger("game.new"); },
                        [&](QDialog& dialog) {
                            auto* line = dialog.findChild<QLineEdit*>("name");
                            line->setFocus();
                            line->selectAll();
                            QTest::keyClicks(line, name);
                            QTest::mouseClick(
                                dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                                Qt::LeftButton);
                        });
    }
    /// Chooses a part of the game in the list at the left.
    void part(int row) {
        auto& list = child<QListWidget>("gameParts");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        settle();
        QCOMPARE(list.currentRow(), row);
    }
    int column(const QString& title) {
        for (int i = 0; i < table().model()->columnCount(); ++i)
            if (table().model()->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title) return i;
        qFatal("no column %s", qPrintable(title));
    }
    void point(int row, const QString& title) {
        const QModelIndex at = table().model()->index(row, column(title));
        table().scrollTo(at);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(at).center());
        QCOMPARE(table().currentIndex(), at);
    }
    /// Writes into a cell as a person does: points at it, types over it.
    void type(int row, const QString& title, const QString& text) {
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        QVERIFY2(editor != nullptr, qPrintable(title));
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        settle();
        QCOMPARE(table().model()->index(row, column(title)).data(Qt::EditRole).toString(), text);
    }
    /// Chooses from the list of a cell.
    void choose(int row, const QString& title, const QString& name) {
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_F2);
        settle();
        auto* list = table().viewport()->findChild<QComboBox*>();
        QVERIFY2(list != nullptr, qPrintable(title));
        const int to = list->findText(name);
        QVERIFY2(to >= 0, qPrintable(name));
        QAbstractItemView* popup = list->view();
        popup->setCurrentIndex(list->model()->index(to, 0));
        QTest::keyClick(popup, Qt::Key_Return);
        settle();
        QCOMPARE(table().model()->index(row, column(title)).data(Qt::DisplayRole).toString(), name);
    }
    /// Pastes cells of a spreadsheet.
    void paste(int row, const QString& title, const QString& cells) {
        QGuiApplication::clipboard()->setText(cells);
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
        settle();
    }
    /// Chooses in a blank of the rule's sentence.
    void fill(const char* blank, const QString& text) {
        if (auto* list = window->findChild<QComboBox*>(blank)) {
            const int to = list->findText(text);
            QVERIFY2(to >= 0, qPrintable(text));
            list->setFocus();
            list->showPopup();
            list->view()->setCurrentIndex(list->model()->index(to, 0));
            QTest::keyClick(list->view(), Qt::Key_Return);
            settle();
            return;
        }
        auto& line = child<QLineEdit>(blank);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
        settle();
    }
    /// Makes a game with an open map that has one undo step: its first hex is a forest.
    void makeGameWithMap() {
        makeGame("Six Lands");
        click("gameNewMap");
        plantForest();
    }
    void plantForest() {
        const Hex at = document().scenario().board.cells().front().at;
        workspace().selection().setCurrent(at);
        trigger("place.2");
        QCOMPARE(document().scenario().board.find(at)->kind, *document().catalog().kindId("forest"));
    }
    /// Gives the game of the open map a new edition, which no map has yet.
    void changeGame() {
        trigger("game.change");
        settle();
        part(Tiles);
        type(1, "Name (English)", "Wood");
    }
    /// Takes the forest out of the game on the page.
    void removeForest() {
        part(Tiles);
        point(1, "Letter");
        click("gameRemove");
        part(Counts);
        point(1, "Tile or set");
        click("gameRemove");
        part(Figures);
        type(0, "Values", "field=3, meadow=2");
        QVERIFY(game().problems().empty());
    }
    void picture(const QString& name) const {
        const QString pictures = qEnvironmentVariable("HEXATELIER_PICTURES");
        if (!pictures.isEmpty()) window->grab().save(pictures + '/' + name + ".png");
    }
};

}  // namespace hexa::test
