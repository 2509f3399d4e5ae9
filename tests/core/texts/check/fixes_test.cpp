// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of alerts, and words that take the place of others.
#include "core/texts/check/checker.h"
#include "core/texts/check/fixes.h"
#include "core/texts/find.h"
#include "core/texts/language/capitals.h"
#include "core/texts/language/elision.h"
#include "core/texts/replacements.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

namespace {

Term term(std::string key, const std::vector<std::vector<Form>>& forms) {
    Term term;
    term.key = std::move(key);
    const std::array languages{"en", "de", "fr"};
    for (std::size_t i = 0; i < forms.size(); ++i) term.forms[languages[i]] = forms[i];
    return term;
}

Project projectWithTerms(const std::vector<std::array<std::string, 3>>& rows) {
    Project project;
    project.languages = {"en", "de", "fr"};
    project.glossary.terms = {term("phase.stage", {{{"stage"}},
                                                   {{"Abschnitt"}, {"Stufe", FormStatus::Deprecated}},
                                                   {{"étape"}, {"phase", FormStatus::Forbidden}}}),
                              term("piece.knight", {{{"knight"}}, {{"Ritter"}}, {{"chevalier"}}}),
                              term("piece.archer", {{{"archer"}}, {{"Schütze"}}, {{"archer"}}})};
    for (const auto& row : rows) {
        Unit unit;
        unit.id = "u" + std::to_string(project.units.size() + 1);
        for (std::size_t i = 0; i < 3; ++i)
            if (!row[i].empty()) unit.texts[project.languages[i]] = {row[i], State::NeedsReview, {}, {}, {}};
        project.units.push_back(std::move(unit));
    }
    return project;
}

/// Returns the text after the first fix for the first row's alert of a check, or an empty text.
std::string fixedBy(const Project& project, const std::string& check, const std::string& language) {
    for (const Alert& alert : checkAll(project))
        if (alert.unit == 0 && alert.check == check && !alert.fixes.empty() &&
            alert.fixes.front().language == language)
            return fixedTexts(project, {{0, alert.fixes.front()}}).front();
    return {};
}

}  // namespace

class FixesTest : public QObject {
    Q_OBJECT
private slots:
    void answers_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("row");
        QTest::addColumn<QString>("fixed");
        const auto row = [](const char* name, const char* check, const char* language, const char* en,
                            const char* de, const char* fr, const char* fixed) {
            QTest::newRow(name) << check << language << QStringList{en, de, fr} << fixed;
        };
        row("digits", "number", "de", "Draw 3 cards.", "Ziehe 4 Karten.", "Piochez 3 cartes.",
            "Ziehe 3 Karten.");
        row("number word", "number", "de", "Five cards stay.", "Sieben Karten bleiben.",
            "Il reste cinq cartes.", "Fünf Karten bleiben.");
        row("a number in doubt", "number", "de", "Draw 3 cards, then 5.", "Ziehe 4 Karten, dann 4.",
            "Piochez 3 cartes, puis 5.", "");
        row("forbidden form", "form", "fr", "The stage ends.", "Der Abschnitt endet.", "La phase est finie.",
            "L’étape est finie.");
        row("plural", "form", "fr", "Both stages end.", "Beide Abschnitte enden.",
            "Les deux phases finissent.", "Les deux étapes finissent.");
        row("sibling", "sibling", "de", "Move the knight.", "Bewege den Schützen.", "Déplacez le chevalier.",
            "Bewege den Ritter.");
        row("article", "sibling", "fr", "Move the archer.", "Bewege den Schützen.", "Déplacez le chevalier.",
            "Déplacez l’archer.");
        row("placeholder", "placeholder", "de", "You have {n} now.", "Du hast nun {m}.", "Vous avez {n} ici.",
            "Du hast nun {n}.");
        row("doubled word", "repeated", "en", "Take the the card.", "Nimm die Karte.", "Prenez la carte.",
            "Take the card.");
        row("doubled words", "repeated", "de", "It is your house.", "Es ist dein Haus dein Haus.",
            "C’est chez vous.", "Es ist dein Haus.");
        row("blank behind", "spacing", "en", "Go now,then rest.", "Gehe nun, dann ruhe.",
            "Allez, puis reposez-vous.", "Go now, then rest.");
        row("blank before", "spacing", "de", "Go now, then rest.", "Gehe nun , dann ruhe.",
            "Allez, puis reposez-vous.", "Gehe nun, dann ruhe.");
        row("French blank", "spacing", "fr", "Stop here!", "Halte hier an!", "Arrêtez ici!",
            "Arrêtez ici\u202f!");
        row("French plain blank", "spacing", "fr", "Stop here!", "Halte hier an!", "Arrêtez ici !",
            "Arrêtez ici\u202f!");
        row("guillemets", "spacing", "fr", "Say “stop”.", "Sage „halt“.", "Dites «\u202fstop».",
            "Dites «\u202fstop\u202f».");
        row("two marks", "punctuation", "en", "It ends here.. Now go.", "Es endet hier. Nun geh.",
            "Cela finit ici. Partez.", "It ends here. Now go.");
        row("no mark", "punctuation", "de", "All of you take a card and go back to the start now.",
            "Ihr alle nehmt eine Karte und geht nun zum Anfang zurück",
            "Prenez tous une carte et retournez maintenant au début.",
            "Ihr alle nehmt eine Karte und geht nun zum Anfang zurück.");
        row("quotation mark", "quotes", "de", "Say “stop” now.", "Sage nun „halt\".",
            "Dites maintenant «\u202fstop\u202f».", "Sage nun „halt“.");
        row("elision", "elision", "fr", "The friend of the hour.", "Der Freund der Stunde.",
            "Le ami de cette heure.", "L’ami de cette heure.");
        row("du", "elision", "fr", "The end of the order.", "Das Ende des Befehls.", "La fin du ordre.",
            "La fin de l’ordre.");
        row("a plain apostrophe stays", "elision", "fr", "Water and an hour.", "Wasser und eine Stunde.",
            "Que de eau, c'est une heure.", "Que d'eau, c'est une heure.");
        row("no elision", "elision", "fr", "The map of the end.", "Die Karte des Endes.", "La carte d’fin.",
            "La carte de fin.");
    }
    void answers() {
        QFETCH(QString, check);
        QFETCH(QString, language);
        QFETCH(QStringList, row);
        QFETCH(QString, fixed);
        const Project project =
            projectWithTerms({{row[0].toStdString(), row[1].toStdString(), row[2].toStdString()}});
        QCOMPARE(QString::fromStdString(fixedBy(project, check.toStdString(), language.toStdString())),
                 fixed);
    }

    void theGenderIsThatOfOtherRows() {
        const Project project = projectWithTerms(
            {{"The table.", "Der Tisch.", "L’table."}, {"A table.", "Ein Tisch.", "Une table."}});
        QCOMPARE(fixedBy(project, "elision", "fr"), std::string("La table."));
        const Project unknown = projectWithTerms({{"The table.", "Der Tisch.", "L’table."}});
        for (const Alert& alert : Checker(unknown).row(unknown, 0))
            if (alert.check == "elision") QCOMPARE(alert.fixes.size(), std::size_t(2));
    }

    void theSameTextAsElsewhere() {
        const Project project =
            projectWithTerms({{"Then it all ends.", "Dann ist es vorbei.", "Puis tout finit."},
                              {"Then it all ends.", "Dann endet alles.", "Puis tout finit."},
                              {"Then it all ends.", "Dann endet alles.", "Puis tout finit."}});
        QCOMPARE(fixedBy(project, "consistency", "de"), std::string("Dann endet alles."));
    }

    /// One edit for all of a kind; places changed meanwhile are left alone.
    void allOfAKind() {
        Project project = projectWithTerms({{"One stage.", "Ein Abschnitt.", "Une phase."},
                                            {"The stage.", "Der Abschnitt.", "La phase, puis cette phase."},
                                            {"No card.", "Keine Karte.", "Pas de carte."},
                                            {"Each stage.", "Jeder Abschnitt.", "Chaque phase."}});
        const auto alerts = checkAll(project);
        const auto first =
            std::find_if(alerts.begin(), alerts.end(), [](const Alert& a) { return a.check == "form"; });
        QVERIFY(first != alerts.end());
        std::vector<UnitFix> fixes;
        for (const Alert& alert : alerts)
            if (areAlike(*first, alert)) fixes.push_back({alert.unit, alert.fixes.front()});
        QCOMPARE(fixes.size(), std::size_t(4));
        const Project before = project;
        static_cast<void>(apply(project, setText(project, 3, "fr", "Autre chose.")));
        QVERIFY(!fits(project, fixes.back()));
        const texts::Edit undo = apply(project, applyFixes(project, fixes));
        QCOMPARE(std::string(project.units[0].in("fr")), std::string("Une étape."));
        QCOMPARE(std::string(project.units[1].in("fr")), std::string("L’étape, puis cette étape."));
        QCOMPARE(std::string(project.units[3].in("fr")), std::string("Autre chose."));
        static_cast<void>(apply(project, undo));
        QCOMPARE(project.units[1], before.units[1]);
    }

    /// Names that the other rows teach.
    void names_data() {
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("fixed");
        QTest::newRow("another name") << "Nimm die Karte von Bertold."
                                      << "Nimm die Karte von Adalbert.";
        QTest::newRow("which of the two") << "Nimm die Karten von Bertold und Bertold."
                                          << "";
        QTest::newRow("the same") << "Nimm die Karte von Adalbert."
                                  << "";
    }
    void names() {
        QFETCH(QString, german);
        QFETCH(QString, fixed);
        const Project project = projectWithTerms(
            {{"Take the card of Adalbert.", german.toStdString(), "Prenez la carte d'Adalbert."},
             {"Adalbert is first.", "Adalbert beginnt.", "Adalbert commence."},
             {"Bertold is next.", "Bertold folgt.", "Bertold suit."}});
        QCOMPARE(QString::fromStdString(fixedBy(project, "name", "de")), fixed);
    }

    /// Colours and directions, in a form that the other rows have.
    void directions_data() {
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("fixed");
        QTest::newRow("ending") << "Nimm den roten Stein."
                                << "Nimm den grünen Stein.";
        QTest::newRow("no ending") << "Der Stein ist rot."
                                   << "Der Stein ist grün.";
        QTest::newRow("capital") << "Roten Stein nehmen."
                                 << "Grünen Stein nehmen.";
        QTest::newRow("which of the two") << "Nimm den roten Stein, den roten."
                                          << "";
    }
    void directions() {
        QFETCH(QString, german);
        QFETCH(QString, fixed);
        const Project project =
            projectWithTerms({{"Take the green stone.", german.toStdString(), "Prenez la pierre verte."},
                              {"A green stone.", "Einen grünen Stein.", "Une pierre verte."},
                              {"It is green.", "Er ist grün.", "Elle est verte."}});
        QCOMPARE(QString::fromStdString(fixedBy(project, "direction", "de")), fixed);
        // A word that never occurs in the texts has an unknown form.
        const Project alone =
            projectWithTerms({{"Take the green stone.", german.toStdString(), "Prenez la pierre verte."}});
        QCOMPARE(fixedBy(alone, "direction", "de"), std::string());
    }

    /// The rest of a name.
    void fullNames() {
        const Project project =
            projectWithTerms({{"Ada Lang is first.", "Ada Kurz beginnt.", "Ada Lang commence."},
                              {"Ada wins.", "Ada gewinnt.", "Ada gagne."}});
        QCOMPARE(fixedBy(project, "name", "de"), std::string("Ada Lang beginnt."));
    }

    void articlesFit_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("by");
        QTest::addColumn<int>("gender");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* text, const char* by, Gender gender, const char* result) {
            QTest::newRow(qPrintable(QStringLiteral("%1 > %2").arg(text, by)))
                << text << by << static_cast<int>(gender) << result;
        };
        // [x] is the replaced part.
        row("La [phase] finit.", "étape", Gender::Unknown, "L’étape finit.");
        row("Fin de [phase].", "étape", Gender::Unknown, "Fin d’étape.");
        row("Dès que [ceci] finit.", "elle", Gender::Unknown, "Dès qu’elle finit.");
        row("Fin du [tour].", "ordre", Gender::Unknown, "Fin de l’ordre.");
        row("Allez au [camp].", "abri", Gender::Unknown, "Allez à l’abri.");
        row("Dans ce [camp].", "abri", Gender::Unknown, "Dans cet abri.");
        row("À la [phase], c'est fini.", "étape", Gender::Unknown, "À l'étape, c'est fini.");
        row("L’[étape] finit.", "phase", Gender::Feminine, "La phase finit.");
        row("Fin de l’[ordre].", "conseil", Gender::Masculine, "Fin du conseil.");
        row("Fin de l’[ordre].", "phase", Gender::Feminine, "Fin de la phase.");
        row("Allez à l’[abri].", "camp", Gender::Masculine, "Allez au camp.");
        row("L’[étape] finit.", "phase", Gender::Unknown, "L’phase finit.");
        row("Le [tour] finit.", "héros", Gender::Unknown, "Le héros finit.");
        row("Le [tour] finit.", "hiver", Gender::Unknown, "L’hiver finit.");
        row("La pr[é]sence.", "e", Gender::Unknown, "La presence.");
        row("Une [phase].", "étape", Gender::Unknown, "Une étape.");
    }
    void articlesFit() {
        QFETCH(QString, text);
        QFETCH(QString, by);
        QFETCH(int, gender);
        QFETCH(QString, result);
        std::string bytes = text.toStdString();
        const std::size_t begin = bytes.find('[');
        const std::size_t end = bytes.find(']') - 1;
        std::erase_if(bytes, [](char c) { return c == '[' || c == ']'; });
        const Placed placed =
            withFittingArticle(bytes, begin, end, by.toStdString(), static_cast<Gender>(gender));
        bytes.replace(placed.begin, placed.end - placed.begin, placed.text);
        QCOMPARE(QString::fromStdString(bytes), result);
    }

    void capitalsStay() {
        QCOMPARE(capitalsAs("Phase", "étape"), std::string("Étape"));
        QCOMPARE(capitalsAs("phase", "Étape"), std::string("Étape"));
        QCOMPARE(capitalsAs("PHASE", "étape"), std::string("ÉTAPE"));
        QCOMPARE(capitalsAs("VP", "points"), std::string("Points"));
        QCOMPARE(capitalsAs("{NAME}", "{name}"), std::string("{name}"));
        QCOMPARE(capitalsAs("", "x"), std::string("x"));
    }

    /// The review's case: eleven "la étape" after Replace All, and headings in small letters.
    void replaceAllKeepsArticlesAndCapitals() {
        Project project =
            projectWithTerms({{"", "", "Phase de renfort"},
                              {"", "", "À la phase de renfort, la phase de renfort précédente finit."}});
        const auto hits = findText(project, "phase de renfort");
        QCOMPARE(hits.size(), std::size_t(3));
        std::vector<Replacement> all;
        for (const FindHit& hit : hits)
            all.push_back({hit.unit, hit.language, hit.begin, hit.end, "étape de renfort"});
        static_cast<void>(apply(project, replace(project, std::move(all))));
        QCOMPARE(std::string(project.units[0].in("fr")), std::string("Étape de renfort"));
        QCOMPARE(std::string(project.units[1].in("fr")),
                 std::string("À l’étape de renfort, l’étape de renfort précédente finit."));
    }
};

HEXA_TEST(FixesTest, "slow-unoptimized");
#include "fixes_test.moc"
