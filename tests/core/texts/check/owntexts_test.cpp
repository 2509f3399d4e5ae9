// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own texts in three languages pass its own checks, without open alerts.
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/check/checker.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::texts;

namespace {

/// Returns alerts that have not been accepted, one a line.
QByteArray open(const Project& project) {
    std::string out;
    for (const Alert& alert : openAlerts(project, checkAll(project))) {
        out += project.units[alert.unit].id + ' ' + alert.check + ' ' + alert.language + ':';
        for (const std::string& word : alert.words) out += " \"" + word + '"';
        out += '\n';
    }
    return QByteArray::fromStdString(out);
}

}  // namespace

class OwnTextsTest : public QObject {
    Q_OBJECT

private slots:
    void rulesReference() {
        const auto file = readFile(HEXATELIER_SOURCE_DIR "/resources/rules/clockwork-wars.hexatext");
        QVERIFY(file);
        const auto project = readProject(*file, builtInGlossary);
        QVERIFY(project);
        QCOMPARE(project->languages, (std::vector<std::string>{"en", "de", "fr"}));
        QVERIFY(project->units.size() > 150);
        // It is checked with the terms of the game, which the file names.
        QCOMPARE(project->glossary.system, std::string("clockwork-wars"));
        QVERIFY(project->glossary.terms.size() > 200);
        const QByteArray left = open(*project);
        QVERIFY2(left.isEmpty(), left.constData());
        for (const Unit& unit : project->units)
            for (const std::string& language : project->languages)
                QVERIFY2(unit.stateIn(language) == State::Approved, unit.id.c_str());
    }

    /// Without the glossary the checks don't take words of the game for names.
    void withoutTerms() {
        auto project =
            readProject(*readFile(HEXATELIER_SOURCE_DIR "/resources/rules/clockwork-wars.hexatext"));
        QVERIFY(project);
        QVERIFY(project->glossary.empty());
        for (const Alert& alert : checkAll(*project))
            QVERIFY2(alert.check != "name", project->units[alert.unit].id.c_str());
    }

    void sampleMaps() {
        std::size_t maps = 0;
        const Systems systems = builtInSystems();
        for (const GameSystem& system : systems.list()) {
            // One game's town is another's city.
            const auto glossary = readGlossary(builtInGlossary(system.id()));
            QVERIFY(glossary);
            for (const auto& sample : system.samples) {
                const auto map = readScenario(sample.text, systems);
                QVERIFY2(map, sample.id.c_str());
                const Project project = textsOf(*map, {"en", "de", "fr"}, *glossary);
                const QByteArray left = open(project);
                QVERIFY2(left.isEmpty(), left.constData());
                ++maps;
            }
        }
        QVERIFY(maps >= 6);
    }
};

HEXA_TEST(OwnTextsTest, "slow-unoptimized");
#include "owntexts_test.moc"
