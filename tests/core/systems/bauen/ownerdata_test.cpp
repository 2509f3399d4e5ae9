// SPDX-License-Identifier: GPL-3.0-or-later
// Owner's data: the changes by a pack, and refusals with the place in the file.
#include "core/systems/bauen/ownerdata.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/print/print.h"
#include "core/messages/messages.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/changedjson.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace hexa;
using namespace hexa::bauen;

class BauenOwnerDataTest : public QObject {
    Q_OBJECT

    const GamePack mPack = ownerData();

    QJsonObject starter() const {
        return QJsonDocument::fromJson(QByteArray::fromStdString(mPack.starter())).object();
    }
    static std::string textOf(const QJsonObject& pack) {
        return QJsonDocument(pack).toJson(QJsonDocument::Compact).toStdString();
    }
    QJsonObject with(const char* at, const QJsonValue& put) const {
        return test::changed(starter(), QJsonObject{{"at", at}, {"put", put}}).toObject();
    }
    static QJsonArray badPacks() {
        QFile file(HEXATELIER_SOURCE_DIR "/tests/core/systems/bauen/bad-packs.json");
        if (!file.open(QIODevice::ReadOnly)) qFatal("no bad packs");
        return QJsonDocument::fromJson(file.readAll()).object()["bad"].toArray();
    }
    static std::string listOf(const GameSystem& system, const Scenario& map) {
        for (const Finding& finding : system.check(map, {}))
            if (finding.problem.code == "bauen.W01")
                return std::string(std::get<Localized>(finding.problem.arguments.front().value).in("en"));
        return {};
    }

private slots:
    void theStarterIsTheGameItself() {
        const auto own = editionOf(mPack.starter());
        QVERIFY2(own.ok(), own ? "" : own.error().code().c_str());
        QVERIFY(own->lattice == fixture::set().lattice);
        QCOMPARE(hashOf(own->data), hashOf(fixture::set().data));
        QCOMPARE(own->catalog.regionShapes.size(), std::size_t{18});
        for (std::size_t i = 0; i < 18; ++i) {
            const RegionShape& one = own->catalog.regionShapes[i];
            const RegionShape& other = fixture::set().catalog.regionShapes[i];
            QCOMPARE(one.id, other.id);
            QVERIFY(one.name == other.name);
            for (std::size_t part = 0; part < 3; ++part) {
                QVERIFY(one.parts[part].offset == other.parts[part].offset);
                QVERIFY(printOf(one.parts[part].attributes) == printOf(other.parts[part].attributes));
            }
        }
        QVERIFY(own->standInRegions && own->lattice.standIn);
        const auto info = mPack.read(mPack.starter());
        QVERIFY(info && info->about == mPack.about);
    }
    void whatAnOwnerTypedIsNoStandIn() {
        QJsonObject pack = starter();
        pack["source"] = "owner";
        const GameSystem own = mPack.use(fixture::game(), textOf(pack));
        const std::string before = listOf(fixture::game(), fixture::layout(2)),
                          after = listOf(own, fixture::layout(2));
        QVERIFY(before.find("markings of the regions") != std::string::npos);
        QVERIFY(after.find("markings of the regions") == std::string::npos);
        QVERIFY(after.find("columns") == std::string::npos);
        QVERIFY(!own.layout("2p")->scenario.provenance.standIn);
    }
    /// A straight piece lies on a lattice of its own, and can't be turned by a third.
    void anotherShapeIsLaidAndDrawn() {
        QJsonObject pack = starter();
        QJsonObject parts = pack["parts"].toObject();
        QJsonArray columns;
        for (int column = 0; column < 6; ++column) {
            QJsonArray rows;
            for (int row = 0; row < 3; ++row) rows.append(QJsonArray{3 * column, row});
            columns.append(rows);
        }
        parts["layout"] =
            QJsonObject{{"shape", QJsonArray{QJsonArray{0, 0}, QJsonArray{1, 0}, QJsonArray{2, 0}}},
                        {"columns", columns}};
        pack["parts"] = parts;
        const GameSystem own = mPack.use(fixture::game(), textOf(pack));
        GenerateRequest request;
        request.base = own.layout("3p")->scenario;
        request.mode = "turned";
        std::set<int> turns;
        for (request.seed = 0; request.seed < 10; ++request.seed) {
            const auto made = own.generate->run(request);
            QVERIFY(made.ok());
            for (const Finding& finding : findingsOf(own, made->front().scenario))
                QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
            for (const RegionPlacement& region : made->front().scenario.board.regions)
                turns.insert(region.turns);
        }
        QVERIFY(turns == (std::set<int>{0, 3}));
    }
    void oneRegionOfTheOwner() {
        const GameSystem own =
            mPack.use(fixture::game(), textOf(with("/parts/regions/0/areas/0", QJsonObject{{"brown", 4}})));
        const RegionShape* shape = own.catalog.regionShape("plains-1");
        QVERIFY(shape != nullptr);
        const AreaPrint print = printOf(shape->parts[0].attributes);
        QCOMPARE(int{print.markings[indexOf(Colour::Brown)]}, 4);
        QVERIFY(!print.hasSite());
        QVERIFY(mPack.read(textOf(with("/parts/regions/0/areas/0", QJsonObject{{"brown", 4}})))->hash !=
                mPack.read(mPack.starter())->hash);
    }

    void whatIsRefused_data() {
        QTest::addColumn<QJsonObject>("what");
        for (const QJsonValue& one : badPacks())
            QTest::newRow(one["name"].toString().toUtf8().constData()) << one.toObject();
    }
    void whatIsRefused() {
        QFETCH(QJsonObject, what);
        const QJsonObject pack = test::changed(starter(), what).toObject();
        const auto read = mPack.read(textOf(pack));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), what["code"].toString());
        const auto* place = std::get_if<JsonPointer>(&read.error().place());
        QVERIFY(place != nullptr);
        QCOMPARE(QString::fromStdString(place->path), what["place"].toString());
        Messages messages = coreMessages();
        QVERIFY(messages.add(fixture::game().messages).ok());
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = messages.text(language, read.error());
            QVERIFY2(text != read.error().code() && text.find('{') == std::string::npos, text.c_str());
        }
    }
};

HEXA_TEST(BauenOwnerDataTest);
#include "ownerdata_test.moc"
