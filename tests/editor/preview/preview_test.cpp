// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "editor/preview/mappreview.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class PreviewTest : public QObject {
    Q_OBJECT

private slots:
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
