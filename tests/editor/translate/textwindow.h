// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/translate/translatepage.h"
#include "tests/editor/openwindow.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <memory>

namespace hexa::test {

using namespace editor;

/// A whole window for texts, with settings and files of its own.
struct TextWindow : OpenWindow {
    TextWindow() : OpenWindow(builtInSystems()) {
        QStandardPaths::setTestModeEnabled(true);  // the recovery folder is not the user's
        show({1200, 800}, builtInTexts());
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    }
    /// Writes the sample to a file and opens it.
    void open() {
        path = folder.filePath("sample.hexatext");
        QVERIFY(writeFile(path.toStdString(), texts::writeProject(test::sampleTexts())).ok());
        window->files().open(path);
        QVERIFY(texts().document.isOpen());
        waitForChecks();
    }
    void waitForChecks() { QTRY_VERIFY_WITH_TIMEOUT(!texts().alerts.checking(), test::patience); }

    TranslateParts& texts() { return window->translateCommands().parts(); }
    TranslatePage& page() { return *window->translateCommands().page(); }
    QTableView& table() { return page().table(); }
    QString at(int row, int column) { return table().model()->index(row, column).data().toString(); }
    void go(int row, int column) { table().setCurrentIndex(table().model()->index(row, column)); }
    /// Presses a key in the widget with the focus.
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
        return texts().document.unit(static_cast<std::size_t>(unit)).stateIn(language);
    }

    QString path;
};

}  // namespace hexa::test
