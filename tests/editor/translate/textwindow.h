// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"
#include "core/registry/registry.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/translatecommands.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/sampletexts.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace hexa::test {

using namespace editor;

/// A whole window for texts, with settings and files of its own.
struct TextWindow {
    TextWindow() : systems(builtInSystems()), locale(systems) {
        QStandardPaths::setTestModeEnabled(true);  // the recovery folder is not the user's
        locale.setLanguage("en");
        window = std::make_unique<MainWindow>(systems, locale, settings, builtInTexts());
        window->resize(1200, 800);
        window->show();
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    }
    /// Writes the sample to a file and opens it.
    void open() {
        path = folder.filePath("sample.hexatext");
        QVERIFY(writeFile(path.toStdString(), texts::writeProject(test::sampleTexts())).ok());
        window->files().open(path);
        QVERIFY(texts().document().isOpen());
        waitForChecks();
    }
    void waitForChecks() { QTRY_VERIFY_WITH_TIMEOUT(!texts().checking(), 30'000); }

    TranslateSession& texts() { return window->translateCommands().session(); }
    TranslatePage& page() { return *window->translateCommands().page(); }
    QTableView& table() { return page().table(); }
    QString at(int row, int column) { return table().model()->index(row, column).data().toString(); }
    void go(int row, int column) { table().setCurrentIndex(table().model()->index(row, column)); }
    /// A key, to whatever has the focus.
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.get(), code, modifiers);
        QApplication::processEvents();
    }
    void type(const QString& text) {
        for (const QChar c : text) {
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr);
            QTest::keyClicks(focus, QString(c));
        }
    }
    texts::State state(int unit, const char* language) {
        return texts().unit(static_cast<std::size_t>(unit)).stateIn(language);
    }

    QTemporaryDir folder;
    QString path;
    Systems systems;
    Locale locale;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

}  // namespace hexa::test
