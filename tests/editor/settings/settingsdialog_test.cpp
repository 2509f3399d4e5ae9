// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/settingsdialog.h"

#include "core/registry/registry.h"
#include "editor/jobs/threads.h"
#include "editor/settings/keys.h"
#include "editor/settings/shortcuts.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

class SettingsDialogTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    Locale mLocale{mSystems};
    QTemporaryDir mFolder;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<QObject> mOwner;
    QList<QAction*> mActions;
    std::unique_ptr<SettingsDialog> mDialog;

    void add(const char* id, const QString& text, const char* keys) {
        auto* action = new QAction(text, mOwner.get());
        action->setObjectName(id);
        action->setProperty("defaultShortcut", QKeySequence(QString::fromLatin1(keys)));
        mActions << action;
    }
    template <class T>
    T* child(const char* name) {
        T* found = mDialog->findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return found;
    }
    void choose(int row) {
        auto* table = child<QTreeWidget>("table");
        table->setCurrentItem(table->topLevelItem(row));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        auto* keys = child<QKeySequenceEdit>("keys");
        keys->setFocus();
        QTest::keyClick(keys, key, modifiers);
    }

private slots:
    void init() {
        mSettings = std::make_unique<QSettings>(mFolder.filePath("settings.ini"), QSettings::IniFormat);
        mSettings->clear();
        mLocale.setLanguage("en");
        mOwner = std::make_unique<QObject>();
        mActions.clear();
        add("file.save", "&Save", "Ctrl+S");
        add("view.fit", "&Fit map", "F");
        add("file.export", "&Export…", "");
        loadShortcuts(mActions, *mSettings);
        mDialog = std::make_unique<SettingsDialog>(*mSettings, mLocale, mActions);
        mDialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(mDialog.get()));
    }
    void cleanup() {
        mDialog.reset();
        applyTheme(Theme::System);
    }

    void languageChangesAtOnce() {
        auto* box = child<QComboBox>("language");
        box->setCurrentIndex(box->findData("fr"));
        QCOMPARE(mLocale.language(), QString("fr"));
        QCOMPARE(mSettings->value("ui/language").toString(), QString("fr"));
        box->setCurrentIndex(0);
        QVERIFY(!mSettings->contains("ui/language"));
    }

    void themeChangesAtOnce() {
        auto* box = child<QComboBox>("theme");
        box->setCurrentIndex(box->findData(int(Theme::Dark)));
        QVERIFY(isDark());
        QCOMPARE(mSettings->value("ui/theme").toString(), QString("dark"));
        QCOMPARE(settings::theme(*mSettings), Theme::Dark);
        box->setCurrentIndex(box->findData(int(Theme::Light)));
        QVERIFY(!isDark());
    }

    void otherChoicesAreStoredAndReported() {
        QSignalSpy style(mDialog.get(), &SettingsDialog::tileStyleChanged);
        QSignalSpy motion(mDialog.get(), &SettingsDialog::reducedMotionChanged);
        auto* box = child<QComboBox>("tileStyle");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(style.count(), 1);
        QCOMPARE(settings::tileStyle(*mSettings), paint::TileStyle::Pictorial);
        auto* check = child<QCheckBox>("reducedMotion");
        QTest::keyClick(check, Qt::Key_Space);
        QCOMPARE(motion.count(), 1);
        QVERIFY(settings::reducedMotion(*mSettings));
    }

    void workIsStoredAsItIsChosen() {
        QSignalSpy changed(mDialog.get(), &SettingsDialog::habitsChanged);
        mDialog->findChild<QTabWidget*>()->setCurrentIndex(1);
        QTest::keyClicks(child<QLineEdit>("author"), " Ada ");
        QCOMPARE(settings::author(*mSettings), QString("Ada"));
        QCOMPARE(settings::start(*mSettings), settings::Start::Welcome);
        child<QComboBox>("start")->setCurrentIndex(1);
        QCOMPARE(settings::start(*mSettings), settings::Start::LastMap);
        QCOMPARE(settings::savingMinutes(*mSettings), 0);
        QTest::keyClick(child<QComboBox>("saving"), Qt::Key_Down);
        QCOMPARE(settings::savingMinutes(*mSettings), 1);
        QCOMPARE(changed.count(), 1);
        QVERIFY(settings::mouse(*mSettings) == MouseHabits());
        QTest::keyClick(child<QComboBox>("wheel"), Qt::Key_Down);
        QTest::keyClick(child<QComboBox>("rightButton"), Qt::Key_Down);
        QVERIFY(settings::mouse(*mSettings) ==
                (MouseHabits{MouseHabits::Wheel::Scrolls, MouseHabits::Right::Moves}));
        QCOMPARE(changed.count(), 3);
        auto* threads = child<QSpinBox>("threads");
        QCOMPARE(threads->text(), QString("All (%1)").arg(mostWorkThreads()));
        QTest::keyClick(threads, Qt::Key_Up);
        QCOMPARE(settings::threads(*mSettings), 1);
        QCOMPARE(workThreads(), 1);
        QTest::keyClick(threads, Qt::Key_Down);
        QCOMPARE(workThreads(), mostWorkThreads());
        // The next dialog shows the same, in any language.
        mDialog = std::make_unique<SettingsDialog>(*mSettings, mLocale, mActions);
        QCOMPARE(child<QLineEdit>("author")->text(), QString("Ada"));
        mLocale.setLanguage("de");
        QTRY_COMPARE(child<QComboBox>("saving")->currentText(), QString("Nach 1 Minute"));
        QCOMPARE(settings::savingMinutes(*mSettings), 1);
    }

    void theSizeOfEverythingIsForTheNextStart() {
        QCOMPARE(settings::scale(*mSettings), 100);
        auto* box = child<QComboBox>("scale");
        QCOMPARE(box->currentText(), QString("100%"));
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(settings::scale(*mSettings), 125);
        mSettings->setValue("ui/scale", 7);  // by hand
        QCOMPARE(settings::scale(*mSettings), 100);
    }

    void mapsArePlayedWhileTheyRestUnlessSwitchedOff() {
        auto* live = child<QCheckBox>("liveCheck");
        auto* battery = child<QCheckBox>("liveCheckOnBattery");
        QVERIFY(live->isChecked() && !battery->isChecked());
        QCOMPARE(settings::liveCheck(*mSettings), BackgroundWork::OnMains);
        QTest::keyClick(battery, Qt::Key_Space);
        QCOMPARE(settings::liveCheck(*mSettings), BackgroundWork::Always);
        QTest::keyClick(live, Qt::Key_Space);
        QCOMPARE(settings::liveCheck(*mSettings), BackgroundWork::Never);
        QVERIFY(!battery->isEnabled());
        QTest::keyClick(live, Qt::Key_Space);
        QCOMPARE(settings::liveCheck(*mSettings), BackgroundWork::Always);
    }

    void keysChange() {
        mDialog->showKeyboard();
        choose(1);
        press(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("Ctrl+K"));
        QCOMPARE(mSettings->value("shortcuts/view.fit").toString(), QString("Ctrl+K"));
        QCOMPARE(child<QTreeWidget>("table")->topLevelItem(1)->text(1), QString("Ctrl+K"));
        // As at the next start of the program.
        mActions[1]->setShortcut({});
        loadShortcuts(mActions, *mSettings);
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("Ctrl+K"));

        QTest::mouseClick(child<QPushButton>("reset"), Qt::LeftButton);
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("F"));
        QVERIFY(!mSettings->contains("shortcuts/view.fit"));
    }

    void conflictIsShownAndTakenOverOnlyOnDemand() {
        mDialog->showKeyboard();
        choose(1);
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(child<QLabel>("conflict")->text().contains("Save"));
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("F"));
        QCOMPARE(mActions[0]->shortcut(), QKeySequence("Ctrl+S"));
        QVERIFY(child<QPushButton>("take")->isVisible());
        QTest::mouseClick(child<QPushButton>("take"), Qt::LeftButton);
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("Ctrl+S"));
        QVERIFY(mActions[0]->shortcut().isEmpty());
        QCOMPARE(mSettings->value("shortcuts/file.save").toString(), QString());
        QVERIFY(mSettings->contains("shortcuts/file.save"));
        QVERIFY(!child<QPushButton>("take")->isVisible());

        QTest::mouseClick(child<QPushButton>("resetAll"), Qt::LeftButton);
        QCOMPARE(mActions[0]->shortcut(), QKeySequence("Ctrl+S"));
        QCOMPARE(mActions[1]->shortcut(), QKeySequence("F"));
        mSettings->beginGroup("shortcuts");
        QVERIFY(mSettings->allKeys().isEmpty());
        mSettings->endGroup();
    }

    void namesEndWithoutDots_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << "&Export…";
        QTest::newRow("German, with a space before the dots") << "&Export …";
        QTest::newRow("French, with a narrow no-break space") << u"&Export\u202f…"_qs;
        QTest::newRow("three dots") << "&Export ...";
    }
    void namesEndWithoutDots() {
        QFETCH(QString, text);
        mActions[2]->setText(text);
        mDialog = std::make_unique<SettingsDialog>(*mSettings, mLocale, mActions);
        mDialog->showKeyboard();
        choose(2);
        QCOMPARE(child<QTreeWidget>("table")->topLevelItem(2)->text(0), QString("Export"));
        bool named = false;
        for (const QLabel* label : mDialog->findChildren<QLabel*>())
            named |= label->text().contains(u"“Export”");
        QVERIFY(named);
    }

    void searchFiltersByNameAndKeys() {
        mDialog->showKeyboard();
        auto* table = child<QTreeWidget>("table");
        const auto seen = [&] {
            QStringList names;
            for (int i = 0; i < table->topLevelItemCount(); ++i)
                if (!table->topLevelItem(i)->isHidden()) names << table->topLevelItem(i)->text(0);
            return names;
        };
        auto* search = child<QLineEdit>("search");
        QTest::keyClicks(search, "exp");
        QCOMPARE(seen(), QStringList{"Export"});
        QVERIFY(child<QKeySequenceEdit>("keys")->isEnabled());
        search->clear();
        QTest::keyClicks(search, "ctrl+s");
        QCOMPARE(seen(), QStringList{"Save"});
        QTest::keyClicks(search, "zz");
        QVERIFY(seen().isEmpty());
        QVERIFY(!child<QKeySequenceEdit>("keys")->isEnabled());
    }

    void noKeys() {
        mDialog->showKeyboard();
        choose(0);
        QTest::mouseClick(child<QPushButton>("clear"), Qt::LeftButton);
        QVERIFY(mActions[0]->shortcut().isEmpty());
        loadShortcuts(mActions, *mSettings);
        QVERIFY(mActions[0]->shortcut().isEmpty());
    }
};

HEXA_TEST(SettingsDialogTest);
#include "settingsdialog_test.moc"
