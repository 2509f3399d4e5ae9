// SPDX-License-Identifier: GPL-3.0-or-later
// Settings about mouse, author, start and saving take effect.
#include "core/io/format/scenariofile.h"
#include "editor/settings/keys.h"
#include "editor/ui/colourvision.h"
#include "editor/window/autosave.h"
#include "tests/editor/shell/designstudio.h"
#include "tests/support/test.h"

#include <QAction>
#include <QColor>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QIODevice>
#include <QTest>
#include <QWheelEvent>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::DesignStudio;

class DesignSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void theMouseIsUsedAsTheSettingsSay() {
        DesignStudio studio;
        settings::setMouse(studio.settings, {MouseHabits::Wheel::Scrolls, MouseHabits::Right::Moves});
        studio.openSample();
        const double zoom = studio.canvas().zoom();
        const auto wheel = [&](Qt::KeyboardModifiers modifiers) {
            const QPointF point = studio.canvas().rect().center();
            QWheelEvent event(point, studio.canvas().mapToGlobal(point), {}, {0, 120}, {}, modifiers,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&studio.canvas(), &event);
        };
        const QRectF seen = studio.canvas().visibleMap();
        wheel({});
        QCOMPARE(studio.canvas().zoom(), zoom);
        QVERIFY(studio.canvas().visibleMap().top() < seen.top());
        wheel(Qt::ControlModifier);
        QVERIFY(studio.canvas().zoom() > zoom);
        const KindId brush = studio.workspace().state().brush();
        const QRectF before = studio.canvas().visibleMap();
        QTest::mousePress(&studio.canvas(), Qt::RightButton, {}, studio.pixel(studio.tiles().front()));
        studio.move(studio.tiles().back(), Qt::RightButton);
        QTest::mouseRelease(&studio.canvas(), Qt::RightButton, {}, studio.pixel(studio.tiles().back()));
        QVERIFY(studio.workspace().state().brush() == brush);
        QVERIFY(studio.canvas().visibleMap() != before);
    }

    void newMapsHaveTheirAuthorAndTheProgramBeginsAsWanted() {
        DesignStudio studio;
        settings::setAuthor(studio.settings, "Ada");
        studio.window->begin();
        QVERIFY(studio.window->workspace() == nullptr);
        settings::setStart(studio.settings, settings::Start::EmptyMap);
        studio.window->begin();
        QVERIFY(studio.window->workspace() != nullptr);
        QCOMPARE(studio.document().scenario().author, std::string("Ada"));
        QVERIFY(!studio.document().isModified());
        const QString path = studio.folder.filePath("last.hexa");
        QVERIFY(saveScenario(studio.document().scenario(), studio.document().catalog(), path.toStdString()));
        studio.window->files().open(path);
        studio.window->files().close();
        settings::setStart(studio.settings, settings::Start::LastMap);
        studio.window->begin();
        QCOMPARE(studio.document().path(), path);
    }

    void mapsAreSavedByThemselvesButNeverOverOthers() {
        DesignStudio studio;
        studio.openSample();
        const QString path = studio.folder.filePath("map.hexa");
        QVERIFY(saveScenario(studio.document().scenario(), studio.document().catalog(), path.toStdString()));
        studio.window->files().open(path);
        studio.settle();
        auto* saving = studio.child<Autosave>();
        saving->setPause(std::chrono::milliseconds(50));
        studio.workspace().selection().set({studio.tiles().front()});
        studio.key(Qt::Key_Delete);
        QVERIFY(studio.document().isModified());
        QTRY_VERIFY(!studio.document().isModified());
        // Another program writes the file: the decision is left to the user.
        QTest::qWait(20);
        QFile other(path);
        QVERIFY(other.open(QIODevice::Append));
        other.write("\n");
        other.close();
        studio.workspace().selection().set({studio.tiles().front()});
        studio.key(Qt::Key_Delete);
        QTest::qWait(300);
        QVERIFY(studio.document().isModified());
    }

    void coloursAreShownAsOthersSeeThem() {
        DesignStudio studio;
        studio.openSample();
        const QImage usual = studio.canvas().grab().toImage();
        for (const char* id : {"view.visionProtanopia", "view.visionDeuteranopia", "view.visionTritanopia"}) {
            studio.trigger(id);
            QVERIFY(studio.canvas().graphicsEffect() != nullptr);
        }
        studio.trigger("view.visionUsual");
        QVERIFY(studio.canvas().graphicsEffect() == nullptr);
        QVERIFY(studio.canvas().grab().toImage() == usual);
        // Red and green of one lightness are one colour without red cones; greys do not change.
        QImage colours(2, 2, QImage::Format_RGB32);
        colours.setPixelColor(0, 0, QColor(200, 60, 40));
        colours.setPixelColor(1, 0, QColor(60, 125, 40));
        colours.setPixelColor(0, 1, QColor(128, 128, 128));
        colours.setPixelColor(1, 1, Qt::white);
        const auto differ = [](const QImage& image) {
            const QColor a = image.pixelColor(0, 0), b = image.pixelColor(1, 0);
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                   std::abs(a.blue() - b.blue());
        };
        const QImage seen = seenWith(colours, ColourVision::Protanopia);
        QVERIFY(differ(seen) < differ(colours) / 2);
        for (const ColourVision vision :
             {ColourVision::Protanopia, ColourVision::Deuteranopia, ColourVision::Tritanopia}) {
            const QColor grey = seenWith(colours, vision).pixelColor(0, 1);
            QVERIFY(std::abs(grey.red() - 128) <= 1 && std::abs(grey.green() - 128) <= 1 &&
                    std::abs(grey.blue() - 128) <= 1);
        }
    }
};

HEXA_TEST(DesignSettingsTest);
#include "designsettings_test.moc"
