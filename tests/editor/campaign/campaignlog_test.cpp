// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the open campaign: written with every change, based on the changes of others, and
// never incomplete.
#include "editor/campaign/campaignlog.h"

#include "core/io/format/campaignfile.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class CampaignLogTest : public QObject {
    Q_OBJECT

    const Systems mSystems{{test::pasturedToy()}};
    const GameSystem& mToy = mSystems.list().front();
    QTemporaryDir mFolder;
    QString mPath;

    Campaign made() const {
        const auto map = readScenario(writeScenario(test::pastureMap(mToy), mToy.catalog), mSystems);
        return makeCampaign({*map, *map}, mToy, "00c0ffee").value();
    }
    Campaign onDisk() const { return loadCampaign(mPath.toStdString(), mSystems).value(); }
    static CampaignLog::Change named(const char* title) {
        return [title](Campaign& campaign, const GameSystem&) -> Status {
            campaign.title.set("en", title);
            return Done{};
        };
    }

private slots:
    void init() { mPath = mFolder.filePath("saga.hexacampaign"); }

    void everyChangeIsInTheFile() {
        CampaignLog log(mSystems);
        QSignalSpy changes(&log, &CampaignLog::changed);
        QVERIFY(log.create(mPath, made()).ok());
        QCOMPARE(changes.size(), 1);
        QVERIFY(*log.campaign() == onDisk());
        QVERIFY(log.change(named("Saga")).ok());
        QVERIFY(log.change([](Campaign& campaign, const GameSystem& game) {
                       return typeOutcome(campaign, game, {1}, {});
                   })
                    .ok());
        QCOMPARE(changes.size(), 3);
        QVERIFY(*log.campaign() == onDisk());
        QCOMPARE(pointsOf(onDisk()), (std::vector{0, 1}));
    }

    void whatAnotherWindowWroteStays() {
        CampaignLog one(mSystems), other(mSystems);
        QVERIFY(one.create(mPath, made()).ok());
        QVERIFY(other.open(mPath).ok());
        QVERIFY(one.change(named("Saga")).ok());
        QVERIFY(other
                    .change([](Campaign& campaign, const GameSystem&) -> Status {
                        campaign.author = "Anna";
                        return Done{};
                    })
                    .ok());
        QCOMPARE(std::string(onDisk().title.in("en")), std::string("Saga"));
        QCOMPARE(onDisk().author, std::string("Anna"));
        QCOMPARE(std::string(other.campaign()->title.in("en")), std::string("Saga"));
    }

    void whatIsRefusedChangesNothing() {
        CampaignLog log(mSystems);
        QVERIFY(log.create(mPath, made()).ok());
        const Campaign before = onDisk();
        QSignalSpy changes(&log, &CampaignLog::changed);
        const Status refused = log.change([](Campaign& campaign, const GameSystem&) -> Status {
            campaign.stages.clear();
            return Done{};
        });
        QCOMPARE(refused.error().code(), std::string("campaign.empty"));
        QVERIFY(!log.change([](Campaign& campaign, const GameSystem& game) {
                        return typeOutcome(campaign, game, {7}, {});
                    })
                     .ok());
        QVERIFY(changes.isEmpty());
        QVERIFY(onDisk() == before && *log.campaign() == before);
    }

    /// An unreadable file is not overwritten, and the open campaign stays open.
    void aBrokenFileStaysAsItIs() {
        CampaignLog log(mSystems);
        QVERIFY(log.create(mPath, made()).ok());
        const Campaign before = *log.campaign();
        QFile file(mPath);
        QVERIFY(file.open(QFile::WriteOnly) && file.write("{\"format\":") > 0);
        file.close();
        QVERIFY(!log.change(named("Saga")).ok());
        QVERIFY(!log.open(mPath).ok());
        QVERIFY(*log.campaign() == before);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"format\":"));
        file.close();
        QVERIFY(file.remove());
        QVERIFY(!log.change(named("Saga")).ok());
        QVERIFY(!QFile::exists(mPath));
    }

    void aFolderThatIsGoneIsReported() {
        CampaignLog log(mSystems);
        QVERIFY(!log.create(mFolder.filePath("none/saga.hexacampaign"), made()).ok());
        QVERIFY(log.campaign() == nullptr);
    }
};

HEXA_TEST(CampaignLogTest);

#include "campaignlog_test.moc"
