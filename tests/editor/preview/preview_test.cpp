// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "editor/preview/backgroundtask.h"
#include "editor/preview/longrun.h"
#include "editor/preview/mappreview.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <limits>

using namespace hexa;

namespace {

struct Count {
    bool running = true;
    int number = 0;
};

/// Counts until it is asked to stop or has counted to `end`; every number is handed over.
class CountingRun : public LongRun<Count> {
public:
    explicit CountingRun(QObject* parent = nullptr) : LongRun(parent) {}

    void start(int end) {
        begin([this, end](const std::stop_token& stop) {
            Count count;
            while (count.number < end && !stop.stop_requested()) {
                ++count.number;
                hand(count);
            }
            count.running = false;
            hand(count);
        });
    }
};

}  // namespace

class PreviewTest : public QObject {
    Q_OBJECT

private slots:
    void taskTellsProgressAndEnd() {
        BackgroundTask task;
        QSignalSpy progressed(&task, &BackgroundTask::progressed);
        int ended = 0;
        connect(&task, &BackgroundTask::finished, this, [&](const Status& status) {
            ++ended;
            QVERIFY(!status.ok());
            QCOMPARE(status.error().code(), std::string("some.code"));
            QVERIFY(!task.running());
        });
        task.start([](std::stop_token, const BackgroundTask::Progress& progress) -> Status {
            for (int i = 0; i <= 1000; ++i) progress(i / 1000.0);
            return Error("some.code");
        });
        QVERIFY(task.running());
        QTRY_COMPARE(ended, 1);
        QCOMPARE(progressed.count(), 101);  // once for each percent
        QCOMPARE(progressed.last().first().toInt(), 100);
    }

    void destroyingStopsTheTask() {
        std::atomic<bool> left = false;
        {
            BackgroundTask task;
            task.start([&left](std::stop_token stop, const BackgroundTask::Progress&) -> Status {
                while (!stop.stop_requested()) std::this_thread::yield();
                left = true;
                return Done{};
            });
        }
        QVERIFY(left);
    }

    void aLongRunShowsItsLastState() {
        CountingRun run;
        QSignalSpy progressed(&run, &LongRunBase::progressed);
        QSignalSpy finished(&run, &LongRunBase::finished);
        int last = 0;
        bool forwards = true;
        connect(&run, &LongRunBase::progressed, this, [&] {
            forwards = forwards && run.state()->number >= last;
            last = run.state()->number;
        });
        QVERIFY(run.state() == nullptr);
        run.start(50'000);
        QVERIFY(run.running());
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!run.running());
        QVERIFY(forwards);
        QCOMPARE(run.state()->number, 50'000);
        QVERIFY(!run.state()->running);
        // What the window was too slow for was replaced, not queued.
        QVERIFY2(progressed.count() < 50'001, qPrintable(QString::number(progressed.count())));
        // Another run begins anew.
        run.start(3);
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(run.state()->number, 3);
    }

    void aLongRunStops() {
        CountingRun run;
        QSignalSpy finished(&run, &LongRunBase::finished);
        run.start(std::numeric_limits<int>::max());
        QTRY_VERIFY(run.state() != nullptr);
        run.stop();
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(run.state()->number < std::numeric_limits<int>::max());
        // Destroying one that runs waits for it.
        CountingRun gone;
        gone.start(std::numeric_limits<int>::max());
    }

    void showsTheWholeMap() {
        const Systems systems = builtInSystems();
        const GameSystem& game = systems.list().front();
        paint::TileArt art(game.catalog);
        MapPreview preview(game.catalog, art, MapPreview::Frame::Free);
        preview.resize(300, 300);
        const QImage empty = preview.grab().toImage();
        preview.setScenario(std::make_shared<const Scenario>(game.layouts.front().scenario));
        const QImage full = preview.grab().toImage();
        QVERIFY(empty != full);
        for (int i = 0; i < 300; ++i)
            for (const QPoint at : {QPoint(i, 0), QPoint(i, 299), QPoint(0, i), QPoint(299, i)})
                QCOMPARE(full.pixel(at), empty.pixel(at));  // nothing is cut at the edge
    }
};

HEXA_TEST(PreviewTest);
#include "preview_test.moc"
