// SPDX-License-Identifier: GPL-3.0-or-later
// A switch of the language while the program runs leaves nothing behind. Every text and number
// equals that of a window opened in that language.
#include "editor/generate/suggestionspanel.h"
#include "editor/print/printsession.h"
#include "editor/shell/actions.h"
#include "editor/window/writtenbar.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// Returns the displayed rows of a model, at most some hundred.
QString shown(const QAbstractItemModel& model) {
    QStringList cells;
    for (int row = 0; row < std::min(model.rowCount(), 60); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                cells << index.data(role).toString();
        }
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.headerData(column, Qt::Horizontal).toString();
    return cells.join('|');
}

/// Returns the texts of a widget itself, or an empty text.
QString wordsOf(const QWidget& widget) {
    QStringList words{widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.statusTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) words << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) words << button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) words << box->title();
    if (const auto* bar = qobject_cast<const QProgressBar*>(&widget)) words << bar->text();
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget)) words << spin->text();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        words << line->text() << line->placeholderText();
    if (const auto* text = qobject_cast<const QTextBrowser*>(&widget)) words << text->toPlainText();
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < combo->count(); ++i) words << combo->itemText(i);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) words << tabs->tabText(i);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view != nullptr && view->model() != nullptr)
        words << shown(*view->model());
    words.removeAll(QString());
    return words.join('\n');
}

/// Returns the texts by the widget's place in the window, so that two windows can be compared.
QStringList wordsIn(const QWidget& window) {
    QStringList list;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window) continue;
        // The scale of the map depends on the panels beside it, not on the language.
        if (widget->objectName() == "statusZoom") continue;
        // The arrows of a row of tabs are skipped, too. They appear in a narrow panel, and earlier
        // texts have widened it.
        if (qobject_cast<const QTabBar*>(widget->parentWidget()) != nullptr) continue;
        const QString words = wordsOf(*widget);
        if (!words.isEmpty())
            list << QString(widget->metaObject()->className()) + ' ' + widget->objectName() + " in " +
                        widget->parentWidget()->metaObject()->className() + ' ' +
                        widget->parentWidget()->objectName() + ": " + words;
    }
    return list;
}

}  // namespace

class LanguageSwitchTest : public hexa::test::WindowTest {
    Q_OBJECT

    QTemporaryDir mPages;  ///< Folder of all windows, so that all show the same path.

    static void settle() {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::sendPostedEvents();
            QTest::qWait(20);
        }
    }

    /// A map with figures, a checked balance and a gallery, the same in every language.
    void open() {
        files().openSample("clockwork-wars", "hale");
        mWindow->resize(1366, 728);
        makeSteps();
        BalanceSession& balance = mWindow->workspace()->balance();
        QTRY_VERIFY_WITH_TIMEOUT(!balance.factsPending(), test::patience);
        GenerateSession& generate = mWindow->workspace()->generate();
        GenerateWishes wishes = generate.wishes();
        wishes.request.mode = "symmetric";
        wishes.request.keep = 4;
        wishes.request.effort = 10;
        wishes.seed = 7;
        wishes.keepSeed = true;
        wishes.tournament = false;
        generate.setWishes(wishes);
        generate.start();
        QTRY_VERIFY_WITH_TIMEOUT(!generate.running(), test::patience);
        mWindow->setMode(WindowMode::Print);
        PrintSession& print = mWindow->workspace()->print();
        print.savePdf(mPages.filePath("pages.pdf"));
        QTRY_VERIFY_WITH_TIMEOUT(!print.running(), test::patience);
    }

    /// Undo steps of many sorts: History and the menu name them.
    void makeSteps() {
        Document& document = mWindow->workspace()->document();
        std::vector<Hex> tiles;
        for (const Cell& cell : document.scenario().board.cells())
            if (isTile(cell.kind) && !document.catalog().isSeat(cell.kind)) tiles.push_back(cell.at);
        const auto kindAt = [&](std::size_t i) { return document.scenario().board.find(tiles[i])->kind; };
        std::size_t other = 1;
        while (kindAt(other) == kindAt(0)) ++other;
        const auto actions = [&](std::initializer_list<const char*> ids) {
            for (const char* id : ids) mWindow->findChild<QAction*>(id)->trigger();
        };
        const Placement placement = mWindow->workspace()->placement();
        const int before = document.undoStack().count();
        QVERIFY(Placement(placement).move({{tiles[0], tiles[other]}}, MoveMode::Swap));
        QVERIFY(Placement(placement).clear({tiles.data(), 1}));
        QVERIFY(Placement(placement).place(tiles[0], kindAt(other)));
        QVERIFY(Placement(placement).lock({tiles.data(), 2}, true));
        QVERIFY(Placement(placement).lock({tiles.data(), 2}, false));
        document.beginGesture(placement.paintName(KindId::Blank));
        document.apply(placement.painting({tiles.data(), 1}, KindId::Blank), {});
        document.endGesture();
        actions({"map.turnLeft", "map.mirror", "map.assignIds", "map.free"});
        QCOMPARE(document.undoStack().count(), before + 10);
        while (document.undoStack().index() > before + 1) document.undoStack().undo();
    }

    /// Returns the texts of all modes, mode by mode, each of their panels in front.
    QStringList wordsOfAllModes() {
        QStringList list;
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            mWindow->setMode(info.mode);
            settle();
            const auto look = [&](const QString& where) {
                for (const QString& words : wordsIn(*mWindow)) list << where + ' ' + words;
            };
            PrintSession& print = mWindow->workspace()->print();
            const auto ready = [&] { return info.mode != WindowMode::Print || print.upToDate(); };
            if (!QTest::qWaitFor(ready, test::patience))
                list << QString(info.mode.id()) + " has no pages yet";
            look(info.mode.id());
            for (const auto& [id, title, area] : info.docks) {
                mWindow->showDock(id);
                settle();
                const auto* suggestions = mWindow->findChild<SuggestionsPanel*>();
                if (!QTest::qWaitFor([&] { return !suggestions->looks(); }, test::patience))
                    list << "no suggestions yet";
                look(QString(info.mode.id()) + ' ' + id);
            }
        }
        return list;
    }

    WrittenBar& written() const { return *mWindow->findChild<WrittenBar*>(); }
    /// Returns the message about a written file, and closes it: it would disappear during the tour
    /// of the modes.
    QStringList wordsOfFile() const {
        QStringList list;
        for (const QWidget* part : written().findChildren<QWidget*>())
            if (part->isVisibleTo(&written())) list << "written " + wordsOf(*part);
        written().hide();
        return list;
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void nothingStaysOfTheLanguageBefore() {
        open();
        settle();
        QVERIFY(wordsOfFile().size() > 3);
        wordsOfAllModes();
        QMap<QString, QStringList> switched;
        for (const char* language : {"de", "fr", "en"}) {
            written().tell(mPages.filePath("pages.pdf"));
            mLocale.setLanguage(language);
            settle();
            switched[language] = wordsOfFile();
            switched[language] += wordsOfAllModes();
        }
        for (const char* language : {"de", "fr", "en"}) {
            closeWindow();
            openFresh(language);
            open();
            settle();
            const QStringList file = wordsOfFile();
            wordsOfAllModes();
            const QStringList fresh = file + wordsOfAllModes();
            QStringList different;
            for (const QString& words : switched[language])
                if (!fresh.contains(words)) different << "switched: " + words;
            for (const QString& words : fresh)
                if (!switched[language].contains(words)) different << "fresh: " + words;
            QVERIFY2(different.isEmpty(), qPrintable(QString(language) + '\n' + different.join('\n')));
        }
    }

private:
    void openFresh(const char* language) {
        openWindow();  // settings of its own
        closeWindow();
        mLocale.setLanguage(language);
        mWindow = std::make_unique<MainWindow>(mSystems, mLocale, *mSettings);
        mWindow->show();
    }
};

HEXA_TEST(LanguageSwitchTest);
#include "languageswitch_test.moc"
