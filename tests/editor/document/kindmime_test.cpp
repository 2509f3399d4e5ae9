// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindmime.h"
#include "tests/editor/desk.h"
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
        Desk desk(game);
        auto kinds = desk.kinds;
        kinds.insert(kinds.end(), {KindId::Empty, KindId::Blank});
        for (const KindId kind : kinds) {
            const std::unique_ptr<QMimeData> mime(kindMime(desk.game.catalog, kind));
            QVERIFY(kindFromMime(mime.get(), desk.game.catalog) == kind);
        }
    }

    void otherThingsAreNoKinds() {
        Desk desk("toy");
        QVERIFY(!kindFromMime(nullptr, desk.game.catalog));
        QMimeData mime;
        mime.setText("meadow");
        QVERIFY(!kindFromMime(&mime, desk.game.catalog));
        for (const char* text : {"", "village", "#", "meadow\n", "MEADOW"}) {
            mime.setData(kindMimeType, text);
            QVERIFY2(!kindFromMime(&mime, desk.game.catalog), text);
        }
    }
};

}  // namespace hexa::test

using hexa::test::KindMimeTest;
HEXA_TEST(KindMimeTest);
#include "kindmime_test.moc"
