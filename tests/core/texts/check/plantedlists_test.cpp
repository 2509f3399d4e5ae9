// SPDX-License-Identifier: GPL-3.0-or-later
// Errors planted by hand, in a list for each kind of text. Figures:
// docs/studies/2026-11-text-checks.md. To print the table, run this program with the name of the
// class.
#include "core/registry/registry.h"
#include "tests/support/plantedlist.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

class PlantedListsTest : public QObject {
    Q_OBJECT

private slots:
    void lists_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("languages");
        QTest::addColumn<int>("least");  // percent at warning
        QTest::newRow("rules reference, tuned on") << "planted-rules.tsv"
                                                   << "resources/rules"
                                                   << "en de fr" << 93;
        QTest::newRow("clean texts, not tuned on") << "planted-clean.tsv"
                                                   << "tests/files/texts/clean"
                                                   << "en de fr" << 90;
        QTest::newRow("unseen texts") << "planted-unseen.tsv"
                                      << "tests/files/texts/unseen"
                                      << "en de fr" << 90;
        QTest::newRow("texts held apart") << "planted-apart.tsv"
                                          << "tests/files/texts/apart"
                                          << "en de fr" << 86;
        QTest::newRow("later texts") << "planted-later.tsv"
                                     << "tests/files/texts/later"
                                     << "en de fr" << 82;
        QTest::newRow("plurals only") << "planted-plurals.tsv"
                                      << "tests/files/texts/plurals"
                                      << "en de fr" << 70;
        QTest::newRow("training texts") << "planted-training.tsv"
                                        << "tests/files/texts/training"
                                        << "en de fr" << 70;
        // Two languages are the usual case, and none of them is the odd one out.
        for (const char* pair : {"en de", "en fr", "de fr"}) {
            QTest::addRow("training texts, %s", pair) << "planted-training.tsv"
                                                      << "tests/files/texts/training" << pair << 60;
            QTest::addRow("later texts, %s", pair) << "planted-later.tsv"
                                                   << "tests/files/texts/later" << pair << 50;
        }
    }
    void lists() {
        QFETCH(QString, list);
        QFETCH(QString, folder);
        QFETCH(QString, languages);
        QFETCH(int, least);
        std::vector<std::string> kept;
        for (const QString& language : languages.split(' ')) kept.push_back(language.toStdString());
        const auto errors =
            errorsIn(readPlantedList(std::string(HEXATELIER_SOURCE_DIR "/tests/core/texts/check/") +
                                     list.toStdString()),
                     kept);
        const PlantedScore score = plantList(withLanguages(projectsIn(folder.toStdString()), kept), errors);
        QString shown;
        for (const std::string& line : tableOf(score)) shown += QString::fromStdString(line) + '\n';
        qInfo("%s", qPrintable(shown));
        QVERIFY2(score.unusable.empty(), score.unusable.empty() ? "" : score.unusable.front().c_str());
        QVERIFY(score.planted >= (kept.size() > 2 ? 30 : 20));
        QVERIFY2(score.percent() >= least, qPrintable(shown));
        QVERIFY2(score.elsewhere <= 2, qPrintable(shown));
    }
};

HEXA_TEST(PlantedListsTest, "slow-unoptimized");
#include "plantedlists_test.moc"
