// SPDX-License-Identifier: GPL-3.0-or-later
// A separate studio that a test can kill. `playchild play` plays a few decisions through the
// window, waits until they are on the disk, prints the hash of the state and continues for ever.
// `playchild resume` accepts the offered game and prints its hash. Its data folder depends on HOME.
#include "editor/play/playrecovery.h"
#include "editor/shell/files/leftwork.h"
#include "tests/editor/play/playwindow.h"

#include "core/io/format/recordfile.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

namespace {

using namespace hexa;
using namespace hexa::editor;

void say(const char* word, std::uint64_t hash, std::size_t position) {
    std::printf("%s %016llx %zu\n", word, static_cast<unsigned long long>(hash), position);
    std::fflush(stdout);
}

/// True if the copy on the disk has all decisions.
bool isKept(test::PlayWindow& play) {
    const QDir folder(FileCommands::dataFolder("recovery"));
    for (const QString& name : folder.entryList({"*.hexgame"}, QDir::Files)) {
        const auto record = loadRecord(folder.filePath(name).toStdString(), play.systems);
        if (record && record->lines == play.session().record().lines) return true;
    }
    return false;
}

int play() {
    test::PlayWindow window(test::playableMap(2));
    window.begin({0}, {}, 5);
    Rng rng(4, "person");
    for (int i = 0; i < 9; ++i) window.act(rng);
    window.waitForPersons();
    while (!isKept(window)) QTest::qWait(20);
    say("kept", window.session().match()->hash(), window.session().position());
    return QApplication::exec();
}

int resume() {
    test::PlayWindow window(test::playableMap(2));
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, [] {
        const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
    });
    answer.start(10);
    offerLeftWork(window.window.get(), window.window->playCommands().leftWork());
    answer.stop();
    if (window.session().match() == nullptr) {
        say("nothing", 0, 0);
        return 1;
    }
    say(window.viewer().mayDecide() ? "resumed" : "waits", window.session().match()->hash(),
        window.session().position());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("hexatelier");
    QStandardPaths::setTestModeEnabled(true);
    return QApplication::arguments().value(1) == "resume" ? resume() : play();
}
