// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of a project teach about its words, without a glossary: one word in place of
// another, a word left in another language, the order of a list.
#include "core/texts/check/checker.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

using Texts = std::array<const char*, 3>;

/// Rules of a game of bakers.
const std::vector<Texts>& taughtRows() {
    static const std::vector<Texts> all{
        {"Take two loaves from the oven.", "Nimm zwei Brote aus dem Ofen.", "Prenez deux pains du four."},
        {"The oven holds six loaves.", "Der Ofen fasst sechs Brote.", "Le four contient six pains."},
        {"Place a baker next to the oven.", "Stelle einen Bäcker neben den Ofen.",
         "Placez un boulanger à côté du four."},
        {"Each baker needs one sack of flour.", "Jeder Bäcker braucht einen Sack Mehl.",
         "Chaque boulanger a besoin d’un sac de farine."},
        {"Carry the flour from the mill to the oven.", "Trage das Mehl von der Mühle zum Ofen.",
         "Portez la farine du moulin au four."},
        {"The mill grinds three sacks of flour.", "Die Mühle mahlt drei Säcke Mehl.",
         "Le moulin moud trois sacs de farine."},
        {"Place a baker next to the mill.", "Stelle einen Bäcker neben die Mühle.",
         "Placez un boulanger à côté du moulin."},
        {"At the counter, sell the loaves.", "Verkaufe die Brote an der Theke.",
         "Au comptoir, vendez les pains."},
        {"The counter shows four loaves.", "Die Theke zeigt vier Brote.", "Le comptoir montre quatre pains."},
        {"Place a baker next to the counter.", "Stelle einen Bäcker neben die Theke.",
         "Placez un boulanger à côté du comptoir."},
        {"Sugar sweetens the loaves.", "Zucker süßt die Brote.", "Le sucre adoucit les pains."},
        {"Buy the sugar at the counter.", "Kaufe den Zucker an der Theke.", "Achetez le sucre au comptoir."},
        {"One sack of sugar costs two coins.", "Ein Sack Zucker kostet zwei Münzen.",
         "Un sac de sucre coûte deux pièces."},
        {"The baking phase begins.", "Die Backphase beginnt.", "La phase de Cuisson commence."},
        {"In the baking phase, heat the oven.", "Heize in der Backphase den Ofen.",
         "Pendant la phase de Cuisson, chauffez le four."},
        {"After the baking phase, cool the loaves.", "Kühle die Brote nach der Backphase.",
         "Après la phase de Cuisson, refroidissez les pains."},
        {"The selling phase begins.", "Die Verkaufsphase beginnt.", "La phase de Vente commence."},
        {"In the selling phase, open the counter.", "Öffne in der Verkaufsphase die Theke.",
         "Pendant la phase de Vente, ouvrez le comptoir."},
        {"After the selling phase, count the coins.", "Zähle die Münzen nach der Verkaufsphase.",
         "Après la phase de Vente, comptez les pièces."}};
    return all;
}

/// Returns the alerts of a row behind all others.
std::vector<Alert> alertsOf(const Texts& row, const std::vector<std::size_t>& which) {
    static const std::array<const char*, 3> languages{"en", "de", "fr"};
    Project project;
    for (const std::size_t l : which) project.languages.emplace_back(languages[l]);
    project.source = project.languages.front();
    std::vector<Texts> all = taughtRows();
    all.push_back(row);
    for (const Texts& texts : all) {
        Unit unit;
        unit.id = "u" + std::to_string(project.units.size());
        for (const std::size_t l : which)
            unit.texts[languages[l]] = {texts[l], State::NeedsReview, {}, {}, {}};
        project.units.push_back(std::move(unit));
    }
    std::vector<Alert> found;
    for (const Alert& alert : checkAll(project))
        if (alert.unit == taughtRows().size() && alert.severity != Severity::Hint) found.push_back(alert);
    return found;
}

}  // namespace

class LinkedWordsTest : public QObject {
    Q_OBJECT

private slots:
    void oneWordForAnother_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("blamed");  // "-": no alert at all
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        QTest::addColumn<QString>("fr");
        const auto row = [](const char* name, const char* check, const char* blamed, const Texts& texts) {
            QTest::newRow(name) << check << blamed << texts[0] << texts[1] << texts[2];
        };
        row("counter for mill, German", "sibling", "de",
            {"Put one loaf next to the mill.", "Lege ein Brot neben die Theke.",
             "Posez un pain à côté du moulin."});
        row("oven for counter, English", "sibling", "en",
            {"Put one loaf next to the oven.", "Lege ein Brot neben die Theke.",
             "Posez un pain à côté du comptoir."});
        row("phase of sale for phase of baking, French", "sibling", "fr",
            {"Sacks stay closed in the baking phase.", "Säcke bleiben in der Backphase zu.",
             "Les sacs restent fermés pendant la phase de Vente."});
        row("the same", "", "-",
            {"Put one loaf next to the mill.", "Lege ein Brot neben die Mühle.",
             "Posez un pain à côté du moulin."});
        row("a pronoun for the word", "", "-",
            {"Put one loaf next to it.", "Lege ein Brot neben die Theke.", "Posez un pain à côté de lui."});
        row("an unknown word instead", "", "-",
            {"Put one loaf next to the mill.", "Lege ein Brot neben das Mahlwerk.",
             "Posez un pain à côté du moulin."});
        row("left in English", "untranslated", "fr",
            {"Pay for the flour at the counter.", "Bezahle das Mehl an der Theke.",
             "Payez la flour au comptoir."});
        row("order of a list", "order", "fr",
            {"Bring flour, sugar, loaves and coins.", "Bringe Mehl, Zucker, Brote und Münzen.",
             "Apportez farine, pains, sucre et pièces."});
        row("a list in order", "", "-",
            {"Bring flour, sugar, loaves and coins.", "Bringe Mehl, Zucker, Brote und Münzen.",
             "Apportez farine, sucre, pains et pièces."});
    }
    /// Three languages outvote the odd one; two languages show that one of them must be.
    void oneWordForAnother() {
        QFETCH(QString, check);
        QFETCH(QString, blamed);
        QFETCH(QString, en);
        QFETCH(QString, de);
        QFETCH(QString, fr);
        const std::string texts[]{en.toStdString(), de.toStdString(), fr.toStdString()};
        const Texts row{texts[0].c_str(), texts[1].c_str(), texts[2].c_str()};
        static const std::array<const char*, 3> languages{"en", "de", "fr"};
        for (const std::vector<std::size_t>& which :
             std::vector<std::vector<std::size_t>>{{0, 1, 2}, {0, 1}, {0, 2}, {1, 2}}) {
            const std::vector<Alert> alerts = alertsOf(row, which);
            std::string all;
            for (const Alert& alert : alerts) all += alert.check + '(' + alert.language + ") ";
            for (const std::size_t l : which) all += languages[l];
            if (blamed == "-") {
                QVERIFY2(alerts.empty(), all.c_str());
                continue;
            }
            // German says "baking phase" in one word, and parts of compounds are not compared.
            if (which == std::vector<std::size_t>{1, 2} && fr.contains("phase de")) continue;
            const bool concerned = std::ranges::any_of(
                which, [&](std::size_t l) { return blamed == QLatin1String(languages[l]); });
            const bool borrowed = check == "untranslated";
            // The language that a word comes from must be there, too.
            if (borrowed && which.front() != 0) continue;
            if (!concerned) {
                QVERIFY2(alerts.empty(), all.c_str());
                continue;
            }
            const auto found = std::ranges::find(alerts, check.toStdString(), &Alert::check);
            QVERIFY2(found != alerts.end(), all.c_str());
            QCOMPARE(QString::fromStdString(found->language),
                     which.size() > 2 || borrowed ? blamed : QString());
        }
    }
};

HEXA_TEST(LinkedWordsTest);
#include "linkedwords_test.moc"
