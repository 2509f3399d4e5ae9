// SPDX-License-Identifier: GPL-3.0-or-later
// Small screens: every mode with each of its panels in front and every dialog fits into 1366 x 768
// less a title bar and a panel of the desktop, in every language. No text of a control is cut off.
// HEXATELIER_PICTURES=<folder> writes pictures.
#include "core/io/file/file.h"
#include "editor/document/leftcopy.h"
#include "editor/export/tilemapdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/exchangecommands.h"
#include "editor/shell/files/gamechoice.h"
#include "editor/shell/files/keptgames.h"
#include "editor/shell/files/leftwork.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/style.h"
#include "editor/welcome/welcomepage.h"
#include "tests/editor/shell/cuttexts.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <cmath>
#include <functional>
#include <vector>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::cutTexts;
using hexa::test::isBehind;
using hexa::test::nameOf;
using hexa::test::overlaps;

namespace {

constexpr QSize screenRoom(1366, 728);
constexpr QSize dialogRoom(1280, 680);  // UI.md

/// Returns the visible controls of a window or panel reached by Tab, in its order.
std::vector<const QWidget*> tabChain(const QWidget& owner) {
    std::vector<const QWidget*> chain;
    const QWidget* window = owner.window();
    for (const QWidget* next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain())
        if (owner.isAncestorOf(next) && !next->visibleRegion().isEmpty() && next->focusProxy() == nullptr &&
            (next->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            chain.push_back(next);
    return chain;
}

/// Returns the controls above others in the same column that Tab reaches after them: one for each
/// that comes too late.
QStringList tabsUpwards(const QWidget& owner) {
    QStringList list;
    const auto placeOf = [&](const QWidget* widget) {
        return QRect(widget->mapTo(&owner, QPoint(0, 0)), widget->size());
    };
    const std::vector<const QWidget*> chain = tabChain(owner);
    for (std::size_t later = 1; later < chain.size(); ++later) {
        const QRect above = placeOf(chain[later]);
        for (std::size_t i = 0; i < later; ++i) {
            const QRect below = placeOf(chain[i]);
            const bool sameColumn = above.left() <= below.right() && below.left() <= above.right();
            if (!sameColumn || above.bottom() >= below.top()) continue;
            list << "Tab reaches " + nameOf(*chain[later]) + " after " + nameOf(*chain[i]) + " below it";
            break;
        }
    }
    return list;
}

}  // namespace

class FitTest : public hexa::test::WindowTest {
    Q_OBJECT

    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << QString(language);
    }
    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    static void picture(QWidget& window, const QString& name) {
        const QString folder = qEnvironmentVariable("HEXATELIER_PICTURES");
        if (!folder.isEmpty())
            window.grab().save(folder + '/' + QTest::currentDataTag() + '-' + name + ".png");
    }

    /// Returns the faults of the present window.
    QStringList faults(const QString& where) {
        settle();
        QStringList list;
        const auto tell = [&](const QString& what) { list << where + ": " + what; };
        const QSize min = mWindow->minimumSizeHint();
        if (min.width() > screenRoom.width() || min.height() > screenRoom.height())
            tell(QStringLiteral("needs %1 x %2").arg(min.width()).arg(min.height()));
        if (mWindow->width() > screenRoom.width() || mWindow->height() > screenRoom.height())
            tell(QStringLiteral("has grown to %1 x %2").arg(mWindow->width()).arg(mWindow->height()));
        for (const QString& cut : cutTexts(*mWindow)) tell(cut);
        for (const QString& overlap : overlaps(*mWindow)) tell(overlap);
        for (const QDockWidget* dock : mWindow->findChildren<QDockWidget*>())
            if (dock->isVisible() && !isBehind(*dock) && dock->widget() != nullptr)
                for (const QString& up : tabsUpwards(*dock->widget())) tell(up);
        for (const QComboBox* box : visibleChoices())
            if (isCut(*box)) tell(box->objectName() + ": " + box->currentText());
        picture(*mWindow, where);
        return list;
    }

    /// Returns what needs more room than a small screen has, or leaves less than half of the window
    /// to the map, the board or the page.
    QStringList tooLarge(const QString& where) const {
        QStringList list;
        const QSize least = mWindow->minimumSizeHint().expandedTo(mWindow->minimumSize());
        if (least.width() > dialogRoom.width() || least.height() > dialogRoom.height())
            list << QStringLiteral("%1 needs %2 x %3").arg(where).arg(least.width()).arg(least.height());
        const int page = mWindow->centralWidget()->width();
        // Forms and tables of figures at both sides take more, above all in German and French.
        const bool figures = where.startsWith("mode.generate") || where.startsWith("mode.balance");
        const double part = figures ? 0.4 : 0.5;
        if (page < screenRoom.width() * part - 2)
            list << QStringLiteral("%1 leaves %2 to the page").arg(where).arg(page);
        return list;
    }

    std::vector<const QComboBox*> visibleChoices() const {
        std::vector<const QComboBox*> list;
        for (const auto* box : mWindow->findChildren<QComboBox*>())
            if (box->isVisible() && !isBehind(*box) && !box->currentText().isEmpty()) list.push_back(box);
        return list;
    }
    static bool isCut(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        const QRect field =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
        return field.width() < icon + box.fontMetrics().horizontalAdvance(box.currentText());
    }

    void openSmall(const QString& language) {
        mLocale.setLanguage(language);
        mWindow->resize(screenRoom);
        settle();
    }

    /// Fills Generate and Balance with results, so that their panels show everything.
    void fillPanels() {
        GenerateSession& generate = mWindow->workspace()->generate();
        GenerateWishes wishes = generate.wishes();
        wishes.request.mode = "symmetric";
        wishes.request.keep = 4;
        wishes.request.effort = 2;
        wishes.tournament = false;
        generate.setWishes(wishes);
        generate.start();
        QTRY_VERIFY_WITH_TIMEOUT(!generate.running(), test::patience);
        BalanceSession& balance = mWindow->workspace()->balance();
        balance.setMargin(0.2);
        balance.setPanel({balance.panel().begin(), balance.panel().begin() + 2});  // the quick ones
        balance.startCheck();
        QTRY_VERIFY_WITH_TIMEOUT(balance.job() == BalanceSession::Job::None, test::patience);
        QTRY_VERIFY_WITH_TIMEOUT(!balance.factsPending(), test::patience);
    }

    /// Shows every mode, and in it each of its panels in front. `look` receives the mode and the
    /// panel.
    void eachPanel(const std::function<void(const QString& where)>& look) {
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            mWindow->setMode(info.mode);
            mWindow->resize(screenRoom);
            look(info.mode.id());
            std::vector<const char*> docks(info.guests.begin(), info.guests.end());
            for (const DockInfo& dock : info.docks) docks.push_back(dock.id);
            for (const char* id : docks) {
                mWindow->showDock(id);
                look(QString(info.mode.id()) + ' ' + id);
            }
        }
    }

    QStringList faultsOfDialog(const char* action) {
        return faultsOfDialog(action, [&] { mWindow->actions()[action]->trigger(); });
    }
    /// Opens a dialog, at once or later, looks for faults, and closes it.
    QStringList faultsOfDialog(const char* name, const std::function<void()>& open) {
        QStringList list;
        bool seen = false;
        QTimer watch;
        watch.callOnTimeout([&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr) {
                for (QWidget* widget : QApplication::topLevelWidgets())
                    if (widget->isVisible() && qobject_cast<QDialog*>(widget) != nullptr) dialog = widget;
                if (dialog == nullptr) return;
            }
            seen = true;
            settle();
            const QSize min = dialog->minimumSizeHint().expandedTo(dialog->size());
            if (min.width() > dialogRoom.width() || min.height() > dialogRoom.height())
                list << QStringLiteral("%1: %2 x %3").arg(name).arg(min.width()).arg(min.height());
            if (dialog->width() < dialog->fontMetrics().horizontalAdvance(dialog->windowTitle()))
                list << QStringLiteral("%1: narrower than its title").arg(name);
            for (const QString& cut : cutTexts(*dialog)) list << QString(name) + ": " + cut;
            for (const QString& up : tabsUpwards(*dialog)) list << QString(name) + ": " + up;
            picture(*dialog, name);
            dialog->close();
        });
        watch.start(30);
        open();
        for (int i = 0; i < 100 && !seen; ++i) QTest::qWait(20);
        if (!seen) list << QString(name) + ": no dialog came";
        return list;
    }
    void write(const char* name, const std::string& text) const {
        QVERIFY(writeFile(path(name).toStdString(), text));
    }
    /// Returns a file that another program has changed since.
    FileStamp changedFile(const char* name) const {
        write(name, "before");
        const FileStamp stamp = readStamped(path(name).toStdString())->stamp;
        write(name, "changed by somebody else");
        return stamp;
    }
    /// Offers a copy, left by an earlier run, of a file that is newer now.
    void offerCopy() {
        const FileStamp stamp = changedFile("The Shores of a Distant Land.hexa");
        QVERIFY(QDir(mFolder->path()).mkpath("left"));
        write("left/a.hexa", "work");
        write("left/a.path", originText(path("The Shores of a Distant Land.hexa"), stamp));
        offerLeftWork(mWindow.get(), leftWork(mWindow.get(), mLocale, path("left"), ".hexa",
                                              [](const LeftCopy&) -> Result<LeftWork> {
                                                  LeftWork work;
                                                  work.name = "the map “The Shores of a Distant Land”";
                                                  work.recover = [] { return true; };
                                                  return work;
                                              }));
    }

private slots:
    void init() {
        applyStyle();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    /// Every mode with each of its panels in front, before a game and in one.
    void modesFit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("sample");
        QTest::addColumn<bool>("playing");
        for (const char* language : {"en", "de", "fr"}) {
            QTest::addRow("%s", language) << language << "clockwork-wars"
                                          << "hale" << false;
            QTest::addRow("%s playing", language) << language << "clockwork-wars"
                                                  << "diamond" << true;
            QTest::addRow("%s claymore", language) << language << "claymore-saga"
                                                   << "battle-4" << true;
        }
    }
    void modesFit() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        QFETCH(QString, sample);
        QFETCH(bool, playing);
        openSmall(language);
        files().openSample(game, sample);
        QVERIFY(mWindow->workspace() != nullptr);
        if (game == "clockwork-wars") fillPanels();
        if (playing) {
            mWindow->actions()["texts.map"]->trigger();
            QVERIFY(mWindow->workspace()->play().session.start());
        }
        QStringList found;
        int choices = 0;
        eachPanel([&](const QString& where) {
            found << faults(where) << tooLarge(where);
            choices += static_cast<int>(visibleChoices().size());
        });
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
        QVERIFY(choices > 20);
    }

    /// The gallery shows a whole row of maps with their texts, at any place of the ledger.
    void theGalleryHasRoom_data() { languages(); }
    void theGalleryHasRoom() {
        QFETCH(QString, language);
        openSmall(language);
        files().openSample("clockwork-wars", "diamond");
        fillPanels();
        mWindow->setMode(WindowMode::Generate);
        const auto* list = mWindow->findChild<QListWidget*>("gallery");
        QDockWidget* gallery = mWindow->dock("dock.gallery");
        QDockWidget* ledger = mWindow->dock("dock.ledger");
        const auto room = [&] {
            mWindow->setMode(WindowMode::Generate);
            mWindow->actions()["view.resetDocks"]->trigger();
            settle();
            QVERIFY(!isBehind(*gallery) && list->count() > 1);
            const QRect first = list->visualItemRect(list->item(0));
            for (int row = 0; row < list->count(); ++row)
                for (const QString& line : list->item(row)->text().split('\n'))
                    QVERIFY2(list->fontMetrics().horizontalAdvance(line) + 6 <= first.width(),
                             qPrintable(line));
            QVERIFY2(
                first.height() <= list->viewport()->height(),
                qPrintable(QStringLiteral("%1 of %2").arg(list->viewport()->height()).arg(first.height())));
        };
        room();
        QVERIFY(isBehind(*ledger));
        mWindow->showDock("dock.ledger");
        QTRY_VERIFY(!isBehind(*ledger));
        mWindow->resize(1900, 1040);
        settle();
        room();
        QVERIFY(!isBehind(*ledger));
        const QStringList found = overlaps(*mWindow);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    /// Panels grow with the window and shrink with it, also if it was closed in between.
    void panelsFollowTheWindow() {
        openSmall("en");
        files().openSample("clockwork-wars", "diamond");
        mWindow->setMode(WindowMode::Balance);
        settle();
        const auto width = [&] { return mWindow->dock("dock.ledger")->width(); };
        const int small = width();
        mWindow->resize(2540, 1380);
        settle();
        const int large = width();
        QVERIFY2(large > small * 1.3, qPrintable(QString("%1 %2").arg(small).arg(large)));
        mWindow->setMode(WindowMode::Design);
        mWindow->resize(screenRoom);
        settle();
        mWindow->setMode(WindowMode::Balance);  // kept by the large window
        settle();
        QVERIFY2(std::abs(width() - small) < 12, qPrintable(QString("%1 %2").arg(small).arg(width())));
        QVERIFY(mWindow->centralWidget()->width() >= screenRoom.width() * 0.4);
    }

    /// Names of the ledger are short, and whole in the narrow panel of a small screen.
    void rowsOfTheLedgerAreShort_data() { languages(); }
    void rowsOfTheLedgerAreShort() {
        QFETCH(QString, language);
        openSmall(language);
        files().openSample("clockwork-wars", "diamond");
        mWindow->setMode(WindowMode::Balance);
        QTRY_VERIFY_WITH_TIMEOUT(!mWindow->workspace()->balance().factsPending(), test::patience);
        settle();
        const auto* table = mWindow->findChild<QTableWidget*>("ledgerTable");
        QTRY_VERIFY(table->rowCount() > 20);
        QStringList found;
        for (int row = 0; row < table->rowCount(); ++row) {
            // Two lines at most, and no word is cut.
            const QString name = table->item(row, 0)->text();
            const int room = table->columnWidth(0) - 6;
            if (name.count(' ') > 2) found << name + ": many words";
            for (const QString& word : name.split(' '))
                if (table->fontMetrics().horizontalAdvance(word) > room) found << name + ": cut";
            QVERIFY(!table->item(row, 0)->toolTip().isEmpty());
        }
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
        // Sentences wrap, so the panel stays narrow here and as a tab of Generate.
        const int least = mWindow->dock("dock.ledger")->widget()->minimumSizeHint().width();
        QVERIFY2(least <= 370, qPrintable(QString::number(least)));
    }

    /// Names of panels that share a place are complete; if there is no room for all, they scroll.
    void namesOfPanelsAreWhole_data() { languages(); }
    void namesOfPanelsAreWhole() {
        QFETCH(QString, language);
        openSmall(language);
        files().openSample("clockwork-wars", "diamond");
        mWindow->resize(screenRoom);
        int checked = 0;
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            mWindow->setMode(info.mode);
            if (info.mode == WindowMode::Design) mWindow->showDock("dock.find");
            settle();
            for (const auto* bar : mWindow->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
                for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab, ++checked) {
                    QVERIFY2(bar->elideMode() == Qt::ElideNone, info.mode.id());
                    QVERIFY2(bar->tabRect(tab).width() >=
                                 bar->fontMetrics().horizontalAdvance(bar->tabText(tab)),
                             qPrintable(info.mode.id() + (' ' + bar->tabText(tab))));
                }
        }
        QVERIFY(checked > 10);
    }

    /// The window never changes its size, for any contents and any language.
    void nothingMakesTheWindowGrow() {
        files().openSample("clockwork-wars", "hale");
        mWindow->resize(screenRoom);
        settle();
        for (const char* language : {"en", "de", "fr", "en"})
            for (const auto& mode : mWindow->modes()) {
                const ModeInfo& info = mode->info();
                mLocale.setLanguage(language);
                mWindow->setMode(info.mode);
                settle();
                QVERIFY2(
                    mWindow->size() == screenRoom,
                    qPrintable(
                        QStringLiteral("%1 %2: %3").arg(language, info.mode.id()).arg(mWindow->width())));
            }
        // From each mode to each other one: panels of one are never beside the page of another.
        mLocale.setLanguage("fr");
        for (const auto& first : mWindow->modes())
            for (const auto& second : mWindow->modes()) {
                const WindowMode from = first->info().mode, to = second->info().mode;
                mWindow->setMode(from);
                mWindow->setMode(to);
                settle();
                QVERIFY2(
                    mWindow->size() == screenRoom,
                    qPrintable(
                        QStringLiteral("from %1 to %2: %3").arg(from.id(), to.id()).arg(mWindow->width())));
            }
    }

    void dialogsFit_data() { languages(); }
    void dialogsFit() {
        QFETCH(QString, language);
        openSmall(language);
        files().openSample("clockwork-wars", "hale");
        QStringList found;
        for (const char* action :
             {"file.open", "file.openCode", "file.saveAs", "file.saveLayout", "file.export", "file.import",
              "file.exportOther", "tools.settings", "help.keys", "help.about", "play.new"}) {
            mWindow->setMode(WindowMode::Design);
            found << faultsOfDialog(action);
        }
        mWindow->setMode(WindowMode::Translate);
        mWindow->actions()["texts.map"]->trigger();
        settle();
        for (const char* action :
             {"texts.import", "texts.importFiles", "texts.update", "texts.export", "texts.glossary"})
            found << faultsOfDialog(action);
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }

    /// Questions and messages, with names of realistic length.
    void questionsFit_data() { languages(); }
    void questionsFit() {
        QFETCH(QString, language);
        openSmall(language);
        files().openSample("clockwork-wars", "hale");
        const QString name = "The Shores of a Distant Land";
        QStringList found;
        found << faultsOfDialog("unsaved", [&] { askAboutUnsaved(mWindow.get(), name); });
        const FileStamp stamp = changedFile("The Shores of a Distant Land.hexa");
        const QString file = path("The Shores of a Distant Land.hexa");
        found << faultsOfDialog("changed file", [&] { askBeforeSaving(mWindow.get(), file, stamp); });
        QVERIFY(QFile::remove(file));
        found << faultsOfDialog("missing file", [&] { askBeforeSaving(mWindow.get(), file, stamp); });
        found << faultsOfDialog("recovery", [&] { offerCopy(); });
        found << faultsOfDialog("games",
                                [&] { askAboutGames(mWindow.get(), mWindow->workspace()->play().session); });
        found << faultsOfDialog("failure", [&] {
            files().fail(name, Error("file.not-found", {{"path", "x"}}));
        });
        write("wild.tmx",
              "<map orientation=\"hexagonal\" width=\"2\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
              "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\"><tileset firstgid=\"1\" "
              "name=\"wild\"><tile id=\"0\" type=\"grass\"/>"
              "<tile id=\"1\" type=\"mud\"/></tileset><layer name=\"l\">"
              "<data encoding=\"csv\">1,2</data></layer></map>");
        found << faultsOfDialog("game of an import",
                                [&] { mWindow->exchange().importFile(path("wild.tmx")); });
        QTRY_VERIFY_WITH_TIMEOUT(!mWindow->exchange().busy(), test::patience);
        std::vector<const GameSystem*> games;
        for (const GameSystem& system : mSystems.list()) games.push_back(&system);
        found << faultsOfDialog("layouts", [&] {
            chooseLayout(mWindow.get(), mLocale, "Surprise map for:", games, {}, AnyLayout::Offered);
        });
        found << faultsOfDialog("tiles of an import", [&] {
            TileMapDialog({{"grass of the southern steppe", {}, 12, 0, {}},
                           {"mud1", "mud", 1, 0, {}},
                           {"mud2", "mud", 1, 0, {}}},
                          {}, document().catalog(), mLocale, mWindow.get())
                .exec();
        });
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }
};

HEXA_TEST(FitTest, "long");
#include "fit_test.moc"
