// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/settings.h"

#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void defaultsAreNoText() {
        const Catalog catalog = test::toySystem().catalog;
        QCOMPARE(writeSettings({}, catalog), std::string());
        GenerateRequest request;
        request.seed = 9;
        request.threads = 4;
        QCOMPARE(writeSettings(request, catalog), std::string());
    }

    void everySettingComesBack() {
        const Catalog catalog = test::toySystem().catalog;
        GenerateRequest request;
        request.mode = "odd \"mode\"";
        request.symmetry = "turn-2";
        request.atlas = 18'446'744'073'709'551'615U;
        request.counts.assign(catalog.kinds.size(), std::nullopt);
        request.counts[0] = 7;
        request.parts = {{"hedge", 3}, {"odd \"part\"", {0, 2}}};
        request.options = {{"epic", true}, {"other", false}};
        request.tastes = {{"clusters", 0.125}, {"contact", 1}};
        request.wishes = {{"near", kindIdAt(0), {}, 2, {}}, {"here", kindIdAt(0), {}, 0, {-3, 4}}};
        request.keep = 12;
        request.pick = 3;
        request.effort = 250;
        const std::string text = writeSettings(request, catalog);
        GenerateRequest other;
        other.seed = 5;
        other.threads = 2;
        other.effort = 9;
        const auto read = readSettings(text, catalog, other);
        QVERIFY(read.ok());
        QCOMPARE(writeSettings(*read, catalog), text);
        QVERIFY(read->wishes == request.wishes && read->tastes == request.tastes &&
                read->counts == request.counts && read->parts == request.parts);
        QVERIFY(read->atlas == request.atlas && read->options == request.options &&
                read->mode == request.mode);
        QCOMPARE(read->seed, std::uint64_t{5});
        QCOMPARE(read->threads, 2);
        // Nothing of the previous values stays.
        const auto defaults = readSettings(" \n", catalog, *read);
        QVERIFY(defaults.ok());
        QCOMPARE(writeSettings(*defaults, catalog), std::string());
    }

    void mistakesAreRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("no JSON") << "{"
                                 << "json.syntax";
        QTest::newRow("unknown name") << R"({"modus":"x"})"
                                      << "generate.settings";
        QTest::newRow("unknown kind") << R"({"counts":{"moon":1}})"
                                      << "generate.settings";
        QTest::newRow("range the wrong way round") << R"({"counts":{"village":[4,2]}})"
                                                   << "generate.settings";
        QTest::newRow("half a range") << R"({"counts":{"village":[4]}})"
                                      << "generate.settings";
        QTest::newRow("beyond the end") << R"({"tastes":{"clusters":1.5}})"
                                        << "generate.settings";
        QTest::newRow("no number") << R"({"atlas":"many"})"
                                   << "generate.settings";
        QTest::newRow("half a place") << R"({"wishes":[{"form":"here","at":[1]}]})"
                                      << "generate.settings";
        QTest::newRow("a wish without form") << R"({"wishes":[{"number":1}]})"
                                             << "json.missing";
        QTest::newRow("text for a number") << R"({"keep":"2"})"
                                           << "json.type";
        QTest::newRow("too many") << R"({"keep":1001})"
                                  << "json.range";
        QTest::newRow("too far") << R"({"keep":1000,"pick":1001})"
                                 << "json.range";
        QTest::newRow("too few") << R"({"keep":0})"
                                 << "json.range";
    }
    void mistakesAreRefused() {
        QFETCH(QString, text);
        QFETCH(QString, code);
        const auto read = readSettings(text.toStdString(), test::toySystem().catalog, {});
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), code);
    }
};

HEXA_TEST(SettingsTest);
#include "settings_test.moc"
