// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "editor/help/manualwindow.h"
#include "editor/help/tourbar.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QFile>
#include <QIODevice>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace hexa;
using namespace hexa::editor;

class HelpTest : public QObject {
    Q_OBJECT

    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << language;
    }

private slots:
    void sectionsHaveIdsTopicsAndWords() {
        const Manual manual = Manual::parse(
            "# The title\n\n## First {#one alpha beta}\nSome **bold** words\nin two lines, and `F1`.\n\n- an "
            "item\n  that "
            "goes on\n- another [link](#two)\n\n## Second {#two}\n1. step\n\n![A picture](design)\n",
            "en");
        QCOMPARE(manual.title(), QString("The title"));
        QCOMPARE(manual.sections().size(), std::size_t{2});
        QCOMPARE(manual.about("beta"), std::optional<std::size_t>(0));
        QCOMPARE(manual.about("two"), std::optional<std::size_t>(1));
        QVERIFY(!manual.about("gamma") && !manual.about(""));
        const Manual::Section& first = manual.sections().front();
        QCOMPARE(first.plain,
                 QString("Some bold words in two lines, and F1.\nan item that goes on\nanother link\n"));
        QVERIFY(first.body.html().contains("<b>bold</b>") && first.body.html().contains("<code>F1</code>"));
        QVERIFY(first.body.html().contains("<ul><li>an item that goes on</li>"));
        QCOMPARE(manual.sections().back().pictures, QStringList{"design"});
        QCOMPARE(manual.find("BOLD lines"), std::vector<std::size_t>{0});
        QCOMPARE(manual.find("").size(), std::size_t{2});
        QVERIFY(manual.find("bold nowhere").empty());
    }

    /// The content of a text is shown literally.
    void marksOfATextAreNone() {
        const Manual manual =
            Manual::parse("# T\n## A <b> {#a}\nx < y & <img src=\"file:///etc/passwd\">\n", "en");
        QVERIFY(!manual.text().html().contains("<img src=\"file"));
        QVERIFY(manual.text().html().contains("&lt;img"));
    }

    /// The three languages have the same sections, topics and pictures; each picture exists.
    void theManualIsWhole_data() { languages(); }
    void theManualIsWhole() {
        QFETCH(QString, language);
        const Manual english = Manual::inLanguage("en"), manual = Manual::inLanguage(language);
        QVERIFY(!manual.title().isEmpty());
        QCOMPARE(manual.sections().size(), english.sections().size());
        std::set<QString> ids;
        for (std::size_t i = 0; i < manual.sections().size(); ++i) {
            const Manual::Section& section = manual.sections()[i];
            QCOMPARE(section.id, english.sections()[i].id);
            QCOMPARE(section.topics, english.sections()[i].topics);
            QCOMPARE(section.pictures, english.sections()[i].pictures);
            QVERIFY2(ids.insert(section.id).second, qPrintable(section.id));
            QVERIFY2(section.plain.size() > 120, qPrintable(section.id));
            for (const QString& topic : section.topics) QVERIFY2(ids.insert(topic).second, qPrintable(topic));
            for (const QString& name : section.pictures)
                QVERIFY2(!manual.picture(name).isNull(), qPrintable(language + ' ' + name));
        }
    }

    void theManualIsSearchedAndFollowsTheLanguage() {
        const Systems systems = builtInSystems();
        Locale locale(systems);
        locale.setLanguage("en");
        ManualWindow window(locale);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.minimumSizeHint().width() <= 1280 && window.minimumSizeHint().height() <= 680);
        auto& list = *window.findChild<QListWidget*>("manualSections");
        const int all = list.count();
        QVERIFY(all >= 12);
        QVERIFY(window.showTopic("dock.ledger"));
        QCOMPARE(window.section(), QString("fairness"));
        QTest::keyClicks(window.findChild<QLineEdit*>("manualSearch"), "share code");
        QVERIFY(list.count() > 0 && list.count() < all);
        QVERIFY(!window.showTopic("no such thing"));
        QVERIFY(window.showTopic("files"));
        QCOMPARE(list.count(), all);
        const QString english = window.manual().title();
        locale.setLanguage("de");
        QCoreApplication::processEvents();
        QVERIFY(window.manual().title() != english);
        QCOMPARE(window.section(), QString("files"));
    }

    void theManualIsAPdf() {
        QTemporaryDir folder;
        const QString path = folder.filePath("manual.pdf");
        QVERIFY(Manual::inLanguage("fr").writePdf(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.count("/Type /Page\n") >= 4);
        QVERIFY(!Manual::inLanguage("fr").writePdf(folder.filePath("no/such/folder.pdf")));
    }

    /// Steps count only in their turn; each can be skipped; a closed tour continues at its last
    /// step.
    void theTourGoesOnStepByStep() {
        TourBar tour;
        QSignalSpy steps(&tour, &TourBar::stepChanged), away(&tour, &TourBar::putAway);
        auto& next = *tour.findChild<QPushButton*>("tourNext");
        QVERIFY(!tour.running() && !tour.isVisible());
        tour.done(TourBar::Drag);
        QVERIFY(!tour.isDone());
        tour.start(0);
        QVERIFY(tour.isVisible());
        QCOMPARE(next.text(), QString("&Skip"));
        tour.done(TourBar::Print);
        QVERIFY(!tour.isDone());
        tour.done(TourBar::Drag);
        QVERIFY(tour.isDone());
        QCOMPARE(next.text(), QString("&Next"));
        QTest::mouseClick(&next, Qt::LeftButton);
        QCOMPARE(tour.step(), 1);
        QVERIFY(!tour.isDone());
        QTest::mouseClick(tour.findChild<QToolButton*>("tourClose"), Qt::LeftButton);
        QCOMPARE(away.count(), 1);
        QVERIFY(!tour.isVisible() && !tour.running());
        tour.start(1);
        QCOMPARE(tour.step(), 1);
        for (int i = 1; i < TourBar::steps; ++i) QTest::mouseClick(&next, Qt::LeftButton);
        QVERIFY(!tour.running() && !tour.isVisible());
        QCOMPARE(steps.back().front().toInt(), TourBar::steps);
        tour.start(2, TourBar::withPieces());
        QVERIFY(tour.task() == TourBar::Print);
        QTest::mouseClick(&next, Qt::LeftButton);
        QVERIFY(!tour.running());
        QCOMPARE(steps.back().front().toInt(), 3);
        tour.start(77);
        QCOMPARE(tour.step(), 0);
    }
};

HEXA_TEST(HelpTest);
#include "help_test.moc"
