// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/studio.h"

#include "app/studio/ending.h"
#include "app/studio/owngames.h"
#include "editor/document/fileclaim.h"
#include "editor/jobs/threads.h"
#include "editor/settings/keys.h"
#include "editor/settings/ownerpacks.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/commands/generatecommands.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/leftwork.h"
#include "editor/ui/locale.h"
#include "editor/ui/style.h"
#include "editor/ui/theme.h"
#include "editor/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>
#include <QWindow>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace hexa {
namespace {

/// Does something once a window has its place on the screen, so that questions appear over it.
class OnceSeen : public QObject {
public:
    OnceSeen(QWidget& widget, std::function<void()> act) : QObject(&widget), mAct(std::move(act)) {
        widget.windowHandle()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Expose || !qobject_cast<QWindow*>(watched)->isExposed()) return false;
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, mAct);
        return false;
    }

private:
    std::function<void()> mAct;
};

}  // namespace

int runStudio(int argc, char** argv, const Games& games) {
    QApplication::setApplicationName("hexatelier");
    QApplication::setOrganizationName("Hexatelier");
    QApplication::setApplicationVersion(HEXATELIER_VERSION);
    QGuiApplication::setDesktopFileName("org.hexatelier.Hexatelier");
    QSettings settings;
    // Qt reads the variable when the application is created. A value set by the user has priority.
    if (const int scale = editor::settings::scale(settings);
        scale != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale / 100.0));
    const QString style = editor::styleWanted(argc, argv);  // the application takes its arguments away
    QApplication application(argc, argv);
    editor::applyStyle(style);
    editor::setWorkThreads(editor::settings::threads(settings));

    editor::Locale locale(games.systems);

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("file", QCoreApplication::translate("main", "Maps to open."), "[file…]");
    const QCommandLineOption language(
        "lang", QCoreApplication::translate("main", "Interface language: en, de or fr."), "code");
    const QCommandLineOption exitAfterStart(
        "exit-after-start",
        QCoreApplication::translate("main", "Show the window, then quit (for tests and timing)."));
    parser.addOptions({language, exitAfterStart});
    parser.process(application);

    locale.setLanguage(parser.isSet(language) ? parser.value(language)
                                              : editor::settings::language(settings));
    editor::applyTheme(editor::settings::theme(settings));

    QStringList files;
    for (const QString& file : parser.positionalArguments()) files << QFileInfo(file).absoluteFilePath();
    // A second start with a file that a window has open already shows that window, which opens the
    // others.
    for (const QString& file : files) {
        QStringList others = files;
        others.removeOne(file);
        if (editor::FileClaim::show(file, others)) return 0;
    }

    // Adds the games of the folder of games. Those that maps bring are learned when the window
    // opens them.
    const OwnGames own = withOwnGames(games.systems, editor::FileCommands::dataFolder("games"));
    editor::OwnerPacks packs(own.systems, games.packs, settings);
    editor::MainWindow window(own.systems, locale, settings, games.texts, games.panels, &packs);
    if (games.library != nullptr) window.generateCommands().setLibraries(games.library);
    const Ending ending(application);
    window.startLiveChecks();
    window.show();
    QTimer::singleShot(0, &window, [&] {
        for (const auto& [path, error] : own.failures)
            editor::tellFailure(&window, locale,
                                QCoreApplication::translate("main", "%1 can’t be opened.").arg(path), error);
        window.showUnfinishedGames(own.unfinished);
        if (files.isEmpty()) window.begin();
        for (const QString& file : files) window.files().open(file);
    });
    QTimer idle;
    if (parser.isSet(exitAfterStart)) {
        // The timer fires when the event loop is idle. It waits for a map that another thread
        // reads.
        QObject::connect(&idle, &QTimer::timeout, &window, [&, calm = 0]() mutable {
            calm = window.files().isLoading() ? 0 : calm + 1;
            if (calm == 10) QCoreApplication::quit();
        });
        QTimer::singleShot(0, &idle, [&] { idle.start(5); });
    } else
        new OnceSeen(window, [&] {
            std::vector<editor::LeftWork> left = window.files().leftWork();
            std::ranges::move(window.playCommands().leftWork(), std::back_inserter(left));
            std::ranges::move(window.gameCommands().leftWork(), std::back_inserter(left));
            std::ranges::move(window.translateCommands().files().leftWork(), std::back_inserter(left));
            editor::offerLeftWork(&window, std::move(left));
        });
    return QApplication::exec();
}

}  // namespace hexa
