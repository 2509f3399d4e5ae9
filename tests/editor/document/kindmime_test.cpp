// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindmime.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QMimeData>

namespace hexa::test {

using namespace editor;

class KindMimeTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindThereAndBack_data() { bothGames(); }
    void everyKindThereAndBack() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        auto kinds = fixture.kinds;
        kinds.insert(kinds.end(), {KindId::Empty, KindId::Blank});
        for (const KindId kind : kinds) {
            const std::unique_ptr<QMimeData> mime(kindMime(fixture.game.catalog, kind));
            QVERIFY(kindFromMime(mime.get(), fixture.game.catalog) == kind);
        }
    }

    void otherThingsAreNoKinds() {
        MapFixture fixture("toy");
        QVERIFY(!kindFromMime(nullptr, fixture.game.catalog));
        QMimeData mime;
        mime.setText("meadow");
        QVERIFY(!kindFromMime(&mime, fixture.game.catalog));
        for (const char* text : {"", "village", "#", "meadow\n", "MEADOW"}) {
            mime.setData(kindMimeType, text);
            QVERIFY2(!kindFromMime(&mime, fixture.game.catalog), text);
        }
    }
};

}  // namespace hexa::test

using hexa::test::KindMimeTest;
HEXA_TEST(KindMimeTest);
#include "kindmime_test.moc"
