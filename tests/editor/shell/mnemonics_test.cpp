// SPDX-License-Identifier: GPL-3.0-or-later
// Alt with a letter does one thing: on Welcome and in Design no two controls that are seen together, nor a control and a menu, have
// the same letter, in any language. With two Qt would only move the focus to and fro.
#include "tests/editor/shell/cuttexts.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
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
    /// The letters of all that is seen now.
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
            const Letters all = letters();
            for (auto letter = all.begin(); letter != all.end(); ++letter)
                if (letter->size() > 1) found << where + ": " + letter.key() + ": " + letter->join(", ");
        };
        look("welcome");
        files().openSample("clockwork-wars", "hale");
        const ModeInfo& design = infoOf(WindowMode::Design);
        for (const char* id : design.docks) {
            mWindow->showDock(id);
            look(QString(design.action) + ' ' + id);
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }
};

HEXA_TEST(MnemonicsTest);
#include "mnemonics_test.moc"
