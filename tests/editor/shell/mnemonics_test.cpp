// SPDX-License-Identifier: GPL-3.0-or-later
// Alt with a letter does one thing. In no mode and language do two visible controls, or a control
// and a menu, have the same letter. With two of them, Qt would only move the focus between them.
#include "editor/ui/letters.h"
#include "tests/editor/shell/cuttexts.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMainWindow>
#include <QMap>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class MnemonicsTest : public test::WindowTest {
    Q_OBJECT

    using Letters = QMap<QString, QStringList>;

    static void take(Letters& letters, const QString& text, const QString& who) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty()) letters[key.toString()] << who + " \"" + text + '"';
    }
    /// Returns the letters of all visible controls.
    Letters letters() {
        Letters letters;
        for (const QAction* menu : mWindow->menuBar()->actions()) take(letters, menu->text(), "menu");
        for (const QWidget* widget : mWindow->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || hexa::test::isBehind(*widget) ||
                widget->window() != mWindow.get())
                continue;
            const QString name = hexa::test::nameOf(*widget);
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
                button != nullptr && !button->inherits("hexa::editor::Card"))
                take(letters, button->text(), name);
            if (const auto* label = qobject_cast<const QLabel*>(widget);
                label != nullptr && label->buddy() != nullptr)
                take(letters, label->text(), name);
            if (const auto* group = qobject_cast<const QGroupBox*>(widget))
                take(letters, group->title(), name);
            if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i) take(letters, tabs->tabText(i), name);
        }
        return letters;
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyLetterMeansOneThing_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << QString(language);
    }
    void everyLetterMeansOneThing() {
        QFETCH(QString, language);
        mLocale.setLanguage(language);
        mWindow->resize(1366, 728);
        QStringList found;
        const auto look = [&](const QString& where) {
            QCoreApplication::processEvents();
            QTest::keyPress(mWindow.get(), Qt::Key_Alt, Qt::AltModifier);
            QTest::keyRelease(mWindow.get(), Qt::Key_Alt);
            const Letters all = letters();
            for (auto letter = all.begin(); letter != all.end(); ++letter)
                if (letter->size() > 1) found << where + ": " + letter.key() + ": " + letter->join(", ");
        };
        look("welcome");
        files().openSample("clockwork-wars", "hale");
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            mWindow->setMode(info.mode);
            for (const auto& [id, title, area] : info.docks) {
                mWindow->showDock(id);
                look(QString(info.mode.id()) + ' ' + id);
            }
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }

    /// Checks that a letter taken by another panel returns when that panel is closed.
    void aLetterComesBack() {
        QMainWindow window;
        window.menuBar()->addMenu("&File");
        auto* first = new QPushButton("&Save", &window);
        auto* second = new QPushButton("&Send", &window);
        auto* third = new QPushButton("R&D of a && b, &File", &window);
        second->move(0, 60);
        third->move(0, 120);
        window.resize(300, 300);
        window.show();
        hexa::editor::Letters letters(window);
        letters.settle();
        QCOMPARE(first->text(), "&Save");
        QCOMPARE(second->text(), "Send");
        QCOMPARE(third->text(), "R&D of a && b, &File");
        first->hide();
        letters.settle();
        QCOMPARE(second->text(), "&Send");
        second->setText("Sen&d");  // the panel changes its language
        letters.settle();
        QCOMPARE(second->text(), "Sen&d");
        QCOMPARE(third->text(), "RD of a && b, File");
    }
};

HEXA_TEST(MnemonicsTest);
#include "mnemonics_test.moc"
