// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the window and its dialogs, in every language, light and dark, without a
// screen. usage: hexatelier-screenshots FOLDER
// [--readme|--manual|--manual-pdf|--balance|--generate|--play|--print|--translate [FILE]];
// --readme: only the picture of README.md; else only that mode, the last with the texts of a file.
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/balance/balanceexport.h"
#include "editor/commands/commandsearch.h"
#include "editor/export/exportdialog.h"
#include "editor/help/manual.h"
#include "editor/play/startdialog.h"
#include "editor/print/printview.h"
#include "editor/settings/settingsdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/glossarydialog.h"
#include "editor/translate/importdialog.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/style.h"
#include "editor/ui/theme.h"
#include "editor/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <utility>

using namespace hexa;
using namespace hexa::editor;

namespace {

void settle() {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 400) QApplication::processEvents(QEventLoop::AllEvents, 50);
}

class Photographer {
public:
    explicit Photographer(QString folder)
        : mFolder(std::move(folder)), mSystems(builtInSystems()), mLocale(mSystems) {}

    void everything() {
        for (const QString& language : Locale::languages())
            for (const bool dark : {false, true})
                for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)}) {
                    mPrefix =
                        QStringLiteral("%1-%2-%3").arg(language, dark ? "dark" : "light").arg(size.width());
                    mLocale.setLanguage(language);
                    applyTheme(dark ? Theme::Dark : Theme::Light);
                    windows(size, size.width() == 1366);
                }
    }

    /// Shows one mode, in the smaller window.
    void only(const std::function<void(MainWindow&)>& mode) {
        for (const QString& language : Locale::languages())
            for (const bool dark : {false, true}) {
                mPrefix = QStringLiteral("%1-%2").arg(language, dark ? "dark" : "light");
                mLocale.setLanguage(language);
                applyTheme(dark ? Theme::Dark : Theme::Light);
                MainWindow window(mSystems, mLocale, mSettings, builtInTexts());
                window.resize(1366, 768);
                window.show();
                mode(window);
            }
    }

    void readme() {
        mLocale.setLanguage("en");
        applyTheme(Theme::Light);
        MainWindow window(mSystems, mLocale, mSettings, builtInTexts());
        window.resize(1366, 820);
        window.show();
        window.files().openSample("clockwork-wars", "diamond");
        window.workspace()->selection().setCurrent(Hex{3, 0});
        window.workspace()->selection().set({Hex{3, 0}});
        settle();
        window.grab().save(mFolder + "/screenshot.png");
    }

    /// The pictures of the manual, into <folder>/<language>/<name>.png.
    void manual() {
        applyTheme(Theme::Light);
        for (const QString& language : Locale::languages()) {
            mLocale.setLanguage(language);
            mManual = mFolder + '/' + language;
            QDir().mkpath(mManual);
            MainWindow window(mSystems, mLocale, mSettings, builtInTexts());
            window.resize(1280, 720);
            window.show();
            window.files().openSample("clockwork-wars", "diamond");
            window.workspace()->selection().set({Hex{3, 0}});
            takeForManual(window, "design");
            window.files().newMap("clockwork-wars", "3p");
            window.setMode(WindowMode::Generate);
            GenerateWishes wishes = window.workspace()->generate().wishes();
            wishes.seed = 7;
            window.workspace()->generate().setWishes(wishes);
            window.actions()["generate.start"]->trigger();
            while (window.workspace()->generate().running())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
            takeForManual(window, "generate");
            takeBack(window);
            window.files().openSample("clockwork-wars", "archon");
            window.setMode(WindowMode::Balance);
            // Bots that don't search have played enough for a picture within seconds.
            window.workspace()->balance().setPanel({"calm", "trained"});
            window.actions()["balance.check"]->trigger();
            wait(window.workspace()->balance());
            takeForManual(window, "balance");
            window.files().openSample("clockwork-wars", "hale");
            begin(window, {0}, false);
            takeSome(window, [](const PlayParts& play) {
                return play.viewer.view().tracks[0].now >= 2 && play.orders.writes();
            });
            takeForManual(window, "play");
            window.workspace()->play().session.end();
            window.setMode(WindowMode::Print);
            while (!window.findChild<PrintView*>()->idle())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
            takeForManual(window, "print");
            window.translateCommands().files().openReference();
            while (window.translateCommands().parts().alerts.checking())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
            takeForManual(window, "translate");
        }
    }

    /// The manual as PDFs, from the same sources as the one in the program.
    void manualPdf() {
        for (const QString& language : Locale::languages())
            if (!Manual::inLanguage(language).writePdf(
                    QStringLiteral("%1/hexatelier-%2.pdf").arg(mFolder, language)))
                qFatal("the manual can't be written to %s", qPrintable(mFolder));
    }

    /// Shows the sheets of the open map.
    void print(MainWindow& window) {
        window.setMode(WindowMode::Print);
        sheets::SheetOptions options = window.workspace()->print().options();
        options.sheets = {sheets::SheetKind::Layout, sheets::SheetKind::BagList, sheets::SheetKind::Tiles,
                          sheets::SheetKind::Orders};
        options.language = mLocale.language().toStdString();
        window.workspace()->print().setOptions(options);
        auto* view = window.findChild<PrintView*>();
        while (!view->idle()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        settle();
        take(window, "print");
    }

    /// Texts side by side, one being written; the rules beside the map. Without a file the rules
    /// reference is shown.
    void translate(MainWindow& window, const QString& file = {}) {
        if (file.isEmpty())
            window.translateCommands().files().openReference();
        else
            window.files().open(file);
        const TextAlerts& alerts = window.translateCommands().parts().alerts;
        while (alerts.checking()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        window.actions()["texts.nextProblem"]->trigger();
        take(window, "translate");
        window.actions()["texts.edit"]->trigger();
        window.actions()["edit.find"]->trigger();
        take(window, "translate-find");
        window.actions()["texts.edit"]->trigger();
        take(window, "translate-writing");
        window.translateCommands().page()->commit();
        window.actions()["texts.glossary"]->trigger();
        auto* glossary = window.findChild<GlossaryDialog*>();
        take(*glossary, "translate-glossary");
        glossary->close();
        photograph(ImportDialog(mLocale, {}, mHome.path(), &window), "translate-import");
        window.files().openSample("clockwork-wars", "diamond");
        window.showRule("BAT-02");
        take(window, "rules");
    }

    /// Shows the beginning with proven maps, all settings, a gallery of symmetric maps with one of
    /// them on the table, and a repair.
    void generate(MainWindow& window) {
        window.files().newMap("clockwork-wars", "4p");
        window.setMode(WindowMode::Generate);
        settle();
        take(window, "generate-begin");
        auto* more = window.findChild<QToolButton*>("generateMore");
        more->click();
        settle();
        take(window, "generate-more");
        more->click();
        GenerateSession& session = window.workspace()->generate();
        window.actions()["generate.start"]->trigger();
        while (session.running()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        settle();
        take(window, "generate");
        takeBack(window);
        window.files().openSample("clockwork-wars", "archon");
        window.actions()["generate.repair"]->trigger();
        while (window.workspace()->repairs().running())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        settle();
        take(window, "generate-repair");
    }
    /// Shows several games. One for two has a choice, a sheet with a fight and a hint, and a rule.
    /// One of two persons has the curtain; one for four is at its end, one has alliances.
    void play(MainWindow& window) {
        window.files().openSample("clockwork-wars", "hale");
        begin(window, {0}, false);
        takeSome(window, [](const PlayParts& play) {
            return play.viewer.view().tracks[0].now >= 2 && play.viewer.mayDecide() && !play.orders.writes();
        });
        take(window, "play-choice");
        takeSome(window, [](const PlayParts& play) {
            return play.viewer.view().tracks[0].now >= 3 && play.orders.writes();
        });
        PlayParts& play = window.workspace()->play();
        std::vector<Hex> lit, mild;
        play.orders.targets(lit, mild);
        for (std::size_t i = 0; i < 3 && i < lit.size(); ++i) play.orders.click(lit[i]);
        if (!mild.empty()) play.orders.click(mild.front());
        take(window, "play-sheet");
        play.hints.ask();
        while (!play.hints.hint()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        play.hints.take();
        take(window, "play-hint");
        takeSome(window, [](const PlayParts& game) {
            return !game.orders.writes() && !game.orders.fights().empty();
        });
        take(window, "play-fight");
        window.showRule("BAT-03");
        take(window, "play-rule");
        window.showDock("dock.decision");
        begin(window, {0, 1}, false);
        take(window, "play-curtain");
        play.session.end();
        window.files().openSample("clockwork-wars", "diamond");
        StartDialog dialog(window.workspace()->play().session, &window);
        photograph(dialog, "play-setup");
        begin(window, {}, true);
        settle();
        while (!window.workspace()->play().session.over())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        PlayParts& ended = window.workspace()->play();
        ended.session.goTo(ended.session.length() * 2 / 3);
        take(window, "play-4p");
        ended.session.goTo(ended.session.length());
        window.showDock("dock.report");
        take(window, "play-report");
        window.showDock("dock.decision");
        begin(window, {1}, false, true);
        takeSome(window, [](const PlayParts& game) {
            return game.viewer.view().tracks[0].now >= 2 && game.orders.writes();
        });
        take(window, "play-alliances");
        // No question about the finished game.
        ended.session.end();
    }
    /// Shows a measured, a played, and a compared map.
    void balance(MainWindow& window) {
        window.files().openSample("clockwork-wars", "diamond");
        window.actions()["mode.balance"]->trigger();
        BalanceSession& session = window.workspace()->balance();
        take(window, "balance");
        window.actions()["balance.overlayNext"]->trigger();
        window.actions()["balance.check"]->trigger();
        wait(session);
        take(window, "balance-checked");
        const Status written = BalanceExport::write(mFolder + '/' + mPrefix + "-balance-page.png", session,
                                                    window.workspace()->canvas().style());
        if (!written) qFatal("the page of the balance report: %s", written.error().code().c_str());
        window.actions()["balance.keepA"]->trigger();
        const auto cells = window.workspace()->document().scenario().board.cells();
        session.swap(cells[3].at, cells[cells.size() - 5].at);
        session.startComparison(200);
        wait(session);
        window.actions()["balance.overlayNext"]->trigger();
        take(window, "balance-compared");
        takeBack(window);
    }

private:
    /// Returns the colours that a picture has most of, as many as a small file can name: Qt's own
    /// table has neither our greys nor our greens.
    static QList<QRgb> commonColours(const QImage& image) {
        QHash<QRgb, int> counts;
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) ++counts[line[x] | 0xff000000U];
        }
        QList<QRgb> colours = counts.keys();
        std::sort(colours.begin(), colours.end(),
                  [&](QRgb a, QRgb b) { return std::pair(-counts[a], a) < std::pair(-counts[b], b); });
        return colours.mid(0, 256);
    }

    /// Takes a small picture, with as many colours as necessary to look like the window.
    void takeForManual(QWidget& widget, const QString& name) {
        settle();
        const QImage image = widget.grab()
                                 .toImage()
                                 .scaledToWidth(960, Qt::SmoothTransformation)
                                 .convertToFormat(QImage::Format_RGB32);
        image
            .convertToFormat(QImage::Format_Indexed8, commonColours(image),
                             Qt::ThresholdDither | Qt::AvoidDither)
            .save(mManual + '/' + name + ".png");
    }
    void take(QWidget& widget, const QString& name) {
        settle();
        widget.grab().save(mFolder + '/' + mPrefix + '-' + name + ".png");
    }

    void windows(QSize size, bool dialogs) {
        MainWindow window(mSystems, mLocale, mSettings, builtInTexts());
        window.resize(size);
        window.show();
        settle();
        take(window, "welcome");
        window.files().newMap("clockwork-wars", "2p");
        take(window, "design-empty");
        window.files().openSample("clockwork-wars", "diamond");
        take(window, "design-4p");
        window.actions()["view.pictorial"]->trigger();
        take(window, "design-pictorial");
        window.actions()["view.pictorial"]->trigger();
        balance(window);
        generate(window);
        play(window);
        print(window);
        translate(window);
        window.setMode(WindowMode::Design);
        breakMap(*window.workspace());
        take(window, "design-broken");
        if (!dialogs) return;
        const GameSystem& system = mSystems.list().front();
        Document& document = window.workspace()->document();
        paint::TileArt art(system.catalog);
        photograph(ExportDialog(document, art, mLocale, mSettings), "export");
        SettingsDialog settings(mSettings, mLocale, window.actions().all());
        photograph(settings, "settings");
        SettingsDialog keys(mSettings, mLocale, window.actions().all());
        keys.showKeyboard();
        photograph(keys, "keys");
        // Left unsaved on purpose; there is no question, because the window is not closed but
        // destroyed.
    }

    /// Restores the map as opened: otherwise the next one would ask about the changes.
    static void takeBack(MainWindow& window) {
        window.setMode(WindowMode::Design);
        while (window.workspace()->document().isModified() && window.actions()["edit.undo"]->isEnabled())
            window.actions()["edit.undo"]->trigger();
    }

    static void begin(MainWindow& window, const std::vector<int>& persons, bool epic,
                      bool alliances = false) {
        PlayParts& play = window.workspace()->play();
        PlaySetup setup =
            defaultSetup(play.session.system(), window.workspace()->document().scenario().players());
        for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
            setup.seats[seat].bot = std::ranges::find(persons, static_cast<int>(seat)) != persons.end()
                                        ? QString()
                                        : QStringLiteral("greedy");
        setup.options["epic"] = epic;
        setup.options["alliances"] = alliances;
        setup.seed = 4;
        setup.keepSeed = true;
        play.session.setSetup(setup);
        // Pictures show the present board, without its history.
        play.program.setPace(0);
        play.story.setMotion(false);
        play.session.end();
        window.actions()["play.start"]->trigger();
    }
    /// Lets the program choose for the person until something is to be seen.
    static void takeSome(MainWindow& window, const std::function<bool(const PlayParts&)>& enough) {
        PlayParts& play = window.workspace()->play();
        for (int i = 0; i < 100'000 && !play.session.over(); ++i) {
            QApplication::processEvents();
            if (!play.viewer.mayDecide()) continue;
            if (enough(play)) return;
            play.orders.choose(play.session.match()->advice(play.viewer.seat(), "greedy").line);
        }
    }

    void wait(const BalanceSession& session) {
        while (session.job() != BalanceSession::Job::None)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }

    template <class Dialog>
    void photograph(Dialog&& dialog, const QString& name) {
        dialog.show();
        take(dialog, name);
        dialog.hide();
    }

    /// Makes a map with many different problems.
    void breakMap(Workspace& workspace) {
        Document& document = workspace.document();
        const auto cells = document.scenario().board.cells();
        const std::vector<Hex> some{cells[5].at, cells[6].at, cells[12].at};
        document.apply(paintCells(document.scenario(), document.catalog(), some, KindId::Empty), "break");
        document.apply(
            paintCells(document.scenario(), document.catalog(), std::vector<Hex>{cells[0].at}, kindIdAt(1)),
            "break");
        document.apply(setTileId(document.scenario(), cells[8].at, cells[9].id), "break");
        workspace.selection().setCurrent(cells[8].at);
    }

    QTemporaryDir mHome;
    QString mFolder;
    QString mPrefix;
    QString mManual;  ///< Folder of the manual's pictures in one language.
    Systems mSystems;
    Locale mLocale;
    QSettings mSettings{mHome.filePath("settings.ini"), QSettings::IniFormat};
};

}  // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    applyStyle();
    const QStringList arguments = QApplication::arguments();
    const auto wrongUsage = [] {
        qCritical("usage: hexatelier-screenshots FOLDER "
                  "[--readme|--manual|--manual-pdf|--balance|--generate|--play|--print|--translate [FILE]]");
        return 2;
    };
    if (arguments.size() < 2 || arguments[1].startsWith('-')) return wrongUsage();
    QDir().mkpath(arguments[1]);
    Photographer photographer(arguments[1]);
    const QString what = arguments.value(2);
    const QString file = arguments.value(3);
    if (what == "--readme")
        photographer.readme();
    else if (what == "--manual")
        photographer.manual();
    else if (what == "--manual-pdf")
        photographer.manualPdf();
    else if (what == "--balance")
        photographer.only([&](MainWindow& window) { photographer.balance(window); });
    else if (what == "--generate")
        photographer.only([&](MainWindow& window) { photographer.generate(window); });
    else if (what == "--play")
        photographer.only([&](MainWindow& window) { photographer.play(window); });
    else if (what == "--print")
        photographer.only([&](MainWindow& window) {
            window.files().openSample("clockwork-wars", "diamond");
            photographer.print(window);
        });
    else if (what == "--translate")
        photographer.only([&](MainWindow& window) { photographer.translate(window, file); });
    else if (what.isEmpty())
        photographer.everything();
    else
        return wrongUsage();
    return 0;
}
