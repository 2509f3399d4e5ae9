// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "core/texts/glossary/glossaryfile.h"
#include "tests/support/plantederrors.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

/// Checks that errors planted into good texts are found at the rates of
/// docs/studies/2026-11-text-checks.md.
class PlantedTest : public QObject {
    Q_OBJECT

private slots:
    void inOwnMessages() {
        texts::Project project = ownMessages(messageTables());
        QVERIFY(project.units.size() > 300);
        for (const PlantedResult& result : plantErrors(project, 60, 7)) {
            const QByteArray shown = QByteArray::fromStdString(result.kind) + ' ' +
                                     QByteArray::number(result.found) + " of " +
                                     QByteArray::number(result.planted);
            qInfo("%s", shown.constData());
            // Kinds of errors frequent in these texts; half sentences and terms are measured on
            // rules.
            for (const char* kind :
                 {"digit changed", "row emptied", "sentence in another language", "bracket or quote removed"})
                if (result.kind == kind) QVERIFY2(result.percent() >= 90, shown.constData());
        }
    }

    void inTheRulebooks() {
        const auto glossary = texts::readGlossary(builtInGlossary({}));
        QVERIFY(glossary);
        const texts::Project project = rulebooks(*glossary);
        if (project.units.empty()) QSKIP("the rulebooks are not on this machine (HEXATELIER_RULEBOOKS)");
        const auto results = plantErrors(project, 200, 1);
        QByteArray failed;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const QByteArray shown = QByteArray::fromStdString(results[i].kind) + ' ' +
                                     QByteArray::number(results[i].found) + " of " +
                                     QByteArray::number(results[i].planted) + ", goal " +
                                     QByteArray::number(plantedGoals()[i].percent) + " %";
            qInfo("%s", shown.constData());
            if (results[i].percent() < plantedGoals()[i].percent) failed += shown + "; ";
        }
        QVERIFY2(failed.isEmpty(), failed.constData());
    }
};

HEXA_TEST(PlantedTest, "slow-unoptimized");
#include "planted_test.moc"
