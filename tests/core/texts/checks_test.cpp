// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/edits.h"
#include "core/texts/glossary/glossaryfile.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project projectOf(const std::vector<std::array<std::string, 3>>& rows) {
    static const Glossary glossary = *readGlossary(builtInGlossary({}));
    Project project;
    project.languages = {"en", "de", "fr"};
    project.glossary = glossary;
    for (const auto& row : rows) {
        Unit unit;
        unit.id = "u" + std::to_string(project.units.size() + 1);
        for (std::size_t i = 0; i < 3; ++i)
            if (!row[i].empty()) unit.texts[project.languages[i]] = {row[i], State::NeedsReview, {}, {}, {}};
        project.units.push_back(std::move(unit));
    }
    return project;
}

std::string shown(const std::vector<Alert>& alerts) {
    std::string out;
    for (const Alert& alert : alerts) out += alert.check + '(' + alert.language + ' ' + alert.code + ") ";
    return out;
}

/// Enough good rows to learn from.
std::vector<std::array<std::string, 3>> withNeighbours(std::array<std::string, 3> row) {
    std::vector<std::array<std::string, 3>> rows{std::move(row)};
    for (int i = 0; i < 14; ++i)
        rows.push_back({"This row number " + std::to_string(i + 20) +
                            " says nothing that would be of interest, **really**.",
                        "Diese Zeile Nummer " + std::to_string(i + 20) +
                            " sagt nichts, was von Belang wäre, **wirklich**.",
                        "Cette ligne numéro " + std::to_string(i + 20) +
                            " ne dit rien d’intéressant à lire, **vraiment**."});
    return rows;
}

}  // namespace

/// For each check: texts that must be flagged, with the language to blame, and look-alikes that must not.
class ChecksTest : public QObject {
    Q_OBJECT

private slots:
    void row_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("blamed");  // "-" = must not be flagged, "" = nobody
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        QTest::addColumn<QString>("fr");
        const auto add = [](const char* name, const char* check, const char* blamed, const char* en,
                            const char* de, const char* fr) {
            QTest::newRow(name) << check << blamed << QString::fromUtf8(en) << QString::fromUtf8(de)
                                << QString::fromUtf8(fr);
        };
        add("number: digits", "number", "fr", "Move up to 3 pieces.", "Bewege bis zu 3 Figuren.",
            "Déplacez jusqu’à 4 pièces.");
        add("number: word against digit", "number", "-", "Move up to three pieces.",
            "Bewege bis zu 3 Figuren.", "Déplacez jusqu’à trois pièces.");
        add("number: another word", "number", "de", "It lasts seven rounds.", "Es dauert neun Durchgänge.",
            "Cela dure sept manches.");
        add("number: articles are no numbers", "number", "-", "Take 1 piece.", "Nimm eine Figur.",
            "Prenez une pièce.");
        add("number: range", "number", "-", "2-4 people play.", "Es spielen 2–4 Personen.",
            "On joue de 2 à 4.");
        add("number: range end", "number", "de", "2-4 people play.", "Es spielen 2–5 Personen.",
            "On joue de 2 à 4.");
        add("number: both", "number", "-", "Both lose a piece.", "Beide verlieren eine Figur.",
            "Les deux perdent une pièce.");
        add("number: a couple", "number", "-", "Here are a couple of hints.", "Hier sind ein paar Tipps.",
            "Voici deux astuces.");
        add("number: Roman", "number", "fr", "See chapter IV.", "Siehe Kapitel IV.", "Voir le chapitre VI.");
        add("number: ordinal of German", "number", "-", "It is turn 5 now.", "Es ist die 5. Runde jetzt.",
            "C’est le tour 5.");
        add("number: thousands", "number", "-", "It costs 1,000 coins.", "Es kostet 1.000 Münzen.",
            "Cela coûte 1000 pièces.");
        add("reference: page", "reference", "de", "See page 17.", "Siehe S. 16.", "Voir page 17.");
        add("reference: same page", "reference", "-", "See page 17.", "Siehe S. 17.", "Voir page 17.");
        add("permission: reversed", "permission", "fr", "You may look at the pieces.",
            "Du darfst die Figuren ansehen.", "Vous ne pouvez pas regarder les pièces.");
        add("permission: allowed", "permission", "fr", "You are allowed to help your friend.",
            "Es ist dir gestattet, deinem Freund zu helfen.", "Vous n’êtes pas autorisé à aider votre ami.");
        add("permission: only if", "permission", "-", "It is not allowed to move unless it helps.",
            "Es kann sich nur bewegen, wenn es hilft.",
            "Il n’est pas autorisé à bouger à moins qu’il n’aide.");
        add("permission: forbidden in all", "permission", "-", "You cannot move there.",
            "Du kannst dort nicht hinziehen.", "Vous ne pouvez pas y aller.");
        add("permission: no one may", "permission", "-", "No piece may enter it and no card kills there.",
            "Keine Figur darf hinein und keine Karte wirkt dort.",
            "Aucune pièce ne peut y entrer et aucune carte n’y tue.");
        add("permission: neither nor", "permission", "-", "They can’t stop there, turn or go back.",
            "Sie können dort weder halten noch wenden noch zurück.",
            "Ils ne peuvent ni s’arrêter là, ni tourner, ni revenir.");
        add("permission: no piece, allowed after the comma", "permission", "-",
            "If there are no pieces, you can pass.", "Sind da keine Figuren, kannst du passen.",
            "S’il n’y a aucune pièce, vous pouvez passer.");
        add("permission: can take none", "permission", "-", "It goes on if he can take none of them.",
            "Es geht weiter, wenn er keine von ihnen nehmen kann.",
            "Cela continue s’il ne peut en prendre aucune.");
        add("negation: without is one", "negation", "-", "A place with no piece is free.",
            "Ein Ort ohne Figur ist frei.", "Un lieu sans pièce est libre.");
        add("negation: no more than is one, not two", "negation", "-", "No place holds more than 3 pieces.",
            "Kein Ort fasst mehr als 3 Figuren.", "Aucun lieu ne contient plus de 3 pièces.");
        add("negation: lost", "negation", "de", "It is not moved.", "Es wird bewegt.",
            "Il n’est pas déplacé.");
        add("negation: un- is one", "negation", "-", "It is unoccupied.", "Es ist unbesetzt.",
            "Il est inoccupé.");
        add("restriction: only", "restriction", "fr", "You may only use it once a day.",
            "Du darfst es nur einmal am Tag benutzen.", "Vous pouvez l’utiliser une fois par jour.");
        add("restriction: ne ... que", "restriction", "-", "You may only use it here.",
            "Du darfst es nur hier benutzen.", "Vous ne pouvez l’utiliser qu’ici.");
        add("restriction: or more", "restriction", "fr", "Two or more people play.",
            "Zwei oder mehr Personen spielen.", "Deux personnes jouent.");
        add("restriction: nothing of what", "restriction", "-", "Nothing of what it took remains.",
            "Nichts bleibt von dem, was es nahm.", "Il ne reste rien de ce qu’il a pris.");
        add("restriction: nicht ... vor is only with a time", "restriction", "-", "Nobody proposes it here.",
            "Es schlägt hier nicht vor.", "Personne ne le propose ici.");
        add("modality", "modality", "fr", "It can be played.", "Es kann gespielt werden.",
            "Cela doit être joué.");
        add("modality: should and must", "modality", "-", "They should look.", "Sie müssen schauen.",
            "Ils doivent regarder.");
        add("term: missing", "term", "fr", "Put the worker into the Forest.",
            "Lege den Arbeiter in den Wald.", "Mettez l’ouvrier là-bas.");
        add("term: inflected", "term", "-", "The Forests hold workers.", "Die Wälder beherbergen Arbeiter.",
            "Les forêts abritent des ouvriers.");
        add("term: compound", "term", "-", "The Recruitment Phase begins.",
            "Die Rekrutierungs-Phase beginnt.", "La phase de recrutement commence.");
        add("sibling", "sibling", "fr", "Control a resource territory.", "Kontrolliere ein Ressourcengebiet.",
            "Contrôlez un territoire de recherche.");
        add("sibling: orders", "sibling", "de", "Give a reinforcement order.",
            "Gib einen Aufstellungsbefehl.", "Donnez un ordre de renfort.");
        add("sibling: shared form", "sibling", "-", "The Tower is yours this turn.",
            "Der Turm gehört dir diese Runde.", "La tour est à vous ce tour.");
        add("sibling: two differ, the third has neither", "sibling", "", "It ends with the Battle stage.",
            "Es endet dann von selbst.", "Cela finit avec la Phase de Combat.");
        add("sibling: a word that the others need for another term", "sibling", "fr",
            "He wins the battle at the end of the Battle stage.",
            "Er gewinnt die Schlacht am Ende des Schlacht-Abschnitts.",
            "Il gagne le combat à la fin de la Phase de Combat.");
        add("term: part of a longer one", "term", "-", "Add up the Army Strength of the alliance.",
            "Zählt die Armeestärke der Allianz zusammen.", "Additionnez la force d’armée de l’alliance.");
        add("form: forbidden", "form", "fr", "Gambit", "Schachzug", "Manceuvres");
        add("form: deprecated", "form", "fr", "The Shrine is gold.", "Der Schrein ist gold.",
            "Le sanctuaire est doré.");
        add("form: preferred", "form", "-", "Shrines are gold.", "Schreine sind gold.",
            "Les temples sont dorés.");
        add("form: abbreviation", "form", "-", "You score 3 VP now.", "Du bekommst jetzt 3 SP.",
            "Vous marquez maintenant 3 PV.");
        add("form: part of the preferred one", "form", "-", "Take a tile.", "Nimm ein Plättchen.",
            "Prenez une tuile.");
        add("form: another word of the stem", "form", "-", "The oldest begins.", "Der älteste beginnt.",
            "Le plus vieux commence.");
        add("name: exchanged", "name", "de", "Ada hits Jules.", "Jules schlägt Jules.", "Ada frappe Jules.");
        add("name: genitive", "name", "-", "Ada’s piece hits Jules.", "Adas Figur schlägt Jules.",
            "La pièce d’Ada frappe Jules.");
        add("name: pronoun is only a hint", "name", "fr", "Ada rests and Jules runs, Ada wins.",
            "Ada ruht und Jules läuft, Ada gewinnt.", "Elle se repose et Jules court, elle gagne.");
        add("name: related words are none", "name", "-",
            "Combat needs Influence. Exception: Combat of an Age.",
            "Kampf braucht Einfluss. Ausnahme: Kampf eines Zeitalters.",
            "Le Combat demande de l’Influence. Exception : Combat d’un Âge.");
        add("name: plural of a term", "name", "-", "Crashers and Villages stand there.",
            "Crasher und Dörfer stehen dort.", "Des Crashers et des Villages sont là.");
        add("missing", "missing", "fr", "Nobody may look at these cards before the end.",
            "Niemand darf diese Karten vor dem Ende ansehen.", "");
        add("sentence: missing", "sentence", "de",
            "Put the piece down over there. Then turn it around once more. After that take it back again.",
            "Setze die Figur dort drüben ab. Danach nimm sie wieder zurück.",
            "Posez la pièce là-bas. Ensuite tournez-la encore une fois. Après cela reprenez-la.");
        add("sentence: short ones held by placeholders", "sentence", "-",
            "**Court**. Early: {a.b} cards. Middle: minus {c.d} points, but nobody gets less than 0. Late: "
            "{e.f} points.",
            "**Hof**. Früh: {a.b} Karten. Mitte: minus {c.d} Punkte, aber niemand fällt unter 0. Spät: {e.f} "
            "Punkte.",
            "**Cour**. Début : {a.b} cartes. Milieu : moins {c.d} points, mais personne n’a moins de 0. Fin "
            ": {e.f} "
            "points.");
        add("sentence: lost, though the text is long", "sentence", "de",
            "The pieces wait beside the board until they are wanted. Pay 5 coins for each Tower. Then "
            "everybody goes on "
            "as before, one after another, until nobody wants to go on any more.",
            "Die Figuren warten neben dem Brett, bis sie von jemandem verlangt werden, und so lange stehen "
            "sie dort in "
            "Reih und Glied. Dann machen alle weiter wie zuvor, einer nach dem anderen, bis niemand mehr "
            "weitermachen "
            "will.",
            "Les pièces attendent près du plateau qu’on les demande. Payez 5 sous pour chaque Tour. Ensuite "
            "chacun "
            "continue comme avant, l’un après l’autre, jusqu’à ce que personne ne veuille plus continuer.");
        add("sentence: a number before its end is no ordinal", "sentence", "-",
            "Charles has a strength of 7 and Jules one of 6. Charles wins here. He keeps a piece.",
            "Charles hat eine Stärke von 7 und Jules eine von 6. Charles gewinnt hier. Er behält eine Figur.",
            "Charles a une force de 7 et Jules une de 6. Charles gagne ici. Il garde une pièce.");
        add("sentence: joined", "sentence", "-",
            "Put the piece down over there. Then turn it around once more.",
            "Setze die Figur dort drüben ab und drehe sie dann noch einmal um.",
            "Posez la pièce là-bas. Ensuite tournez-la encore une fois.");
        add("clause: if necessary", "clause", "fr", "Remove it if necessary.", "Entferne es ggf.",
            "Retirez-le.");
        add("clause: at once", "clause", "-", "Remove it at once.", "Entferne es sofort.",
            "Retirez-le aussitôt.");
        add("clause: the turn order is no time", "clause", "-", "The turn order decides.",
            "Die Spielerreihenfolge entscheidet.", "L’ordre de tour de jeu décide.");
        add("clause: other words", "clause", "-", "Remove it immediately.", "Entferne es sofort.",
            "Retirez-le aussitôt.");
        add("direction: compass", "direction", "de", "Southwest of the hill.", "Südöstlich des Hügels.",
            "Au sud-ouest de la colline.");
        add("direction: colour", "direction", "fr", "The red piece.", "Die rote Figur.", "La pièce bleue.");
        add("direction: right as in good", "direction", "-", "The right choice matters.",
            "Die richtige Wahl zählt.", "Le bon choix compte.");
        add("quantity: tout with a singular is each", "quantity", "-", "They act like every place.",
            "Sie wirken wie jeder Ort.", "Ils agissent comme tout lieu.");
        add("quantity", "quantity", "fr", "Useful in many cases.", "In vielen Fällen nützlich.",
            "Utile dans tous les cas.");
        add("untranslated: script", "untranslated", "en", "セットアップをします。", "Baue das Spiel auf.",
            "Installez le jeu.");
        add("untranslated: sentence", "untranslated", "de",
            "You move the piece over to the other side of the hill.",
            "You move the piece over to the other side of the hill.",
            "Vous déplacez la pièce de l’autre côté de la colline.");
        add("untranslated: word", "untranslated", "de", "Here and there.", "Hier and dort.", "Ici et là.");
        add("untranslated: by the words of the project", "untranslated", "fr", "Number of interest: row.",
            "Nummer von Belang: Zeile.", "Zeile Nummer Belang.");
        add("untranslated: accents are not English", "untranslated", "en", "C’est ensuite à Jules de jouer.",
            "Jetzt ist Jules am Zug.", "C’est ensuite à Jules de jouer.");
        add("untranslated: name", "untranslated", "-", "Crasher", "Crasher", "Crasher");
        add("markup: bold", "markup", "de", "The **piece** moves.", "Die Figur zieht.",
            "La **pièce** bouge.");
        add("markup: other words bold", "markup", "-", "The **piece** moves.", "Die **Figur** zieht.",
            "La **pièce** bouge.");
        add("markup: open", "markup", "de", "The **piece** moves.", "Die **Figur zieht.",
            "La **pièce** bouge.");
        add("placeholder: lost", "placeholder", "fr", "You have {n} pieces.", "Du hast {n} Figuren.",
            "Vous avez des pièces.");
        add("placeholder: Qt", "placeholder", "de", "%1 of %2", "%1 von %3", "%1 sur %2");
        add("placeholder: other order", "placeholder", "-", "%1 of %2", "%2, davon %1", "%1 sur %2");
        add("punctuation: no stop", "punctuation", "de", "This is a sentence of some length here.",
            "Das ist ein Satz von einiger Länge hier", "Ceci est une phrase d’une certaine longueur.");
        add("punctuation: doubled", "punctuation", "fr", "It goes on.", "Es geht weiter.", "Cela continue..");
        add("punctuation: dots", "punctuation", "-", "And so on...", "Und so weiter...",
            "Et ainsi de suite...");
        add("spacing: after a mark", "spacing", "en", "Note:This goes on.", "Hinweis: Das geht weiter.",
            "Note\u00a0: cela continue.");
        add("spacing: French without", "spacing", "fr", "Note: go on.", "Hinweis: weiter.",
            "Note: continuez.");
        add("spacing: French good", "spacing", "-", "Note: go on!", "Hinweis: weiter!",
            "Note\u00a0: continuez\u202f!");
        add("spacing: cut word", "spacing", "en", "It is out- of reach.", "Es ist zu weit weg.",
            "C’est trop loin.");
        add("spacing: German hanging hyphen", "spacing", "-", "Summer and winter.", "Sommer- und Winterzeit.",
            "Été et hiver.");
        add("quotes: open", "quotes", "fr", "The “pieces” move.", "Die „Figuren“ ziehen.",
            "Les « pièces bougent.");
        add("quotes: pairs", "quotes", "-", "The “pieces” move.", "Die „Figuren“ ziehen.",
            "Les «\u00a0pièces\u00a0» bougent.");
        add("quotes: bracket", "quotes", "de", "A piece (a big one) moves.", "Eine Figur (eine große zieht.",
            "Une pièce (une grande) bouge.");
        add("list: length", "list", "de", "- one\n- two\n- three", "- eins\n- zwei", "- un\n- deux\n- trois");
        add("list: same", "list", "-", "- one\n- two", "- eins\n- zwei", "- un\n- deux");
        add("length", "length", "de",
            "This row has a great many words in it, so that it is long enough to be compared with others by "
            "length alone.",
            "Diese Zeile ist kurz.",
            "Cette ligne contient un grand nombre de mots, de sorte qu’elle est assez longue pour être "
            "comparée par sa longueur.");
        add("repeated", "repeated", "en", "The the piece moves.", "Die Figur zieht.", "La pièce bouge.");
        add("repeated: French pronouns", "repeated", "-", "You turn round.", "Ihr dreht euch um.",
            "Vous vous tournez.");
    }
    void row() {
        QFETCH(QString, check);
        QFETCH(QString, blamed);
        QFETCH(QString, en);
        QFETCH(QString, de);
        QFETCH(QString, fr);
        const Project project =
            projectOf(withNeighbours({en.toStdString(), de.toStdString(), fr.toStdString()}));
        const auto alerts = Checker(project).row(project, 0);
        const auto found = std::find_if(alerts.begin(), alerts.end(), [&](const Alert& alert) {
            return alert.check == check.toStdString() &&
                   (blamed == "-" || alert.language == blamed.toStdString());
        });
        const std::string all = shown(alerts);
        if (blamed == "-") {
            QVERIFY2(found == alerts.end(), all.c_str());
            return;
        }
        QVERIFY2(found != alerts.end(), all.c_str());
        for (const TextSpan& span : found->spans) {
            QVERIFY(span.begin < span.end);
            QVERIFY(span.end <= project.units[0].in(span.language).size());
        }
    }

    /// Two good words for one thing: a hint where the texts use both.
    void admittedFormsBesideThePreferredOne() {
        const auto alerts = [](const char* first) {
            const Project project =
                projectOf({{first, "Wähle geheim.", "Choisissez secrètement."},
                           {"Choose in secret.", "Wähle geheim.", "Choisissez secrètement."}});
            const auto all = Checker(project).all(project);
            return std::count_if(all.begin(), all.end(),
                                 [](const Alert& alert) { return alert.check == "form"; });
        };
        QCOMPARE(alerts("Choose secretly."), 1);
        QCOMPARE(alerts("Choose in secret, then go."), 0);
    }

    void twoLanguagesBlameNobody() {
        const Project project = projectOf(withNeighbours({"Move 3 pieces.", "Bewege 4 Figuren.", ""}));
        const auto alerts = Checker(project).row(project, 0);
        const auto found =
            std::find_if(alerts.begin(), alerts.end(), [](const Alert& a) { return a.check == "number"; });
        QVERIFY(found != alerts.end());
        QVERIFY(found->language.empty());
    }

    void consistency() {
        const Project project =
            projectOf({{"The stage ends now.", "Der Abschnitt endet nun.", "L’étape se termine."},
                       {"The stage ends now.", "Der Abschnitt endet nun.", "L’étape se termine."},
                       {"The stage ends now.", "Der Abschnitt endet nun.", "La phase est finie."},
                       {"The phase begins here.", "Die Phase beginnt hier.", "L’étape se termine."}});
        const auto alerts = Checker(project).all(project);
        const auto has = [&](std::size_t unit, const char* code) {
            return std::any_of(alerts.begin(), alerts.end(), [&](const Alert& a) {
                return a.unit == unit && a.language == "fr" && a.code == code;
            });
        };
        QVERIFY(has(2, "texts.check.consistency.differs"));
        QVERIFY(has(3, "texts.check.consistency.same"));
        QVERIFY(!has(1, "texts.check.consistency.differs"));
    }

    void duplicates() {
        const Project project =
            projectOf({{"Put the pieces back into the box now.", "Lege die Figuren nun in die Schachtel.",
                        "Remettez les pièces dans la boîte."},
                       {"Put the pieces back into the box now.", "", ""}});
        const auto alerts = Checker(project).all(project);
        QVERIFY(std::any_of(alerts.begin(), alerts.end(),
                            [](const Alert& a) { return a.check == "duplicate" && a.unit == 1; }));
        QVERIFY(
            std::none_of(alerts.begin(), alerts.end(), [](const Alert& a) { return a.check == "missing"; }));
    }

    void habitsAreOneAlert() {
        std::vector<std::array<std::string, 3>> rows;
        for (int i = 0; i < 5; ++i)
            rows.push_back({"The Shrine here.", "Der Schrein hier.", "Le sanctuaire ici."});
        const Project project = projectOf(rows);
        const auto alerts = Checker(project).all(project);
        int leaders = 0;
        int followers = 0;
        for (const Alert& alert : alerts)
            if (alert.check == "form") ++(alert.follower ? followers : leaders);
        QCOMPARE(leaders, 1);
        QCOMPARE(followers, 4);
    }

    void acceptedStaysAcceptedUntilWhatItComparesChanges() {
        Project project = projectOf(
            withNeighbours({"Move 3 pieces now.", "Bewege jetzt 3 Figuren.", "Déplacez 4 pièces."}));
        const auto isNumber = [](const Alert& alert) { return alert.check == "number"; };
        auto alerts = Checker(project).row(project, 0);
        const auto found = std::find_if(alerts.begin(), alerts.end(), isNumber);
        QVERIFY(found != alerts.end());
        (void)apply(project, accept(project, 0, acceptanceOf(*found, "as the publisher wants it")));
        QVERIFY(isAccepted(project.units[0], *found));
        alerts = openAlerts(project, Checker(project).row(project, 0));
        QVERIFY(std::none_of(alerts.begin(), alerts.end(), isNumber));
        // Another word: it stays settled. Another number: it comes back.
        (void)apply(project, setText(project, 0, "fr", "Déplacez 4 jetons."));
        alerts = openAlerts(project, Checker(project).row(project, 0));
        QVERIFY(std::none_of(alerts.begin(), alerts.end(), isNumber));
        (void)apply(project, setText(project, 0, "fr", "Déplacez 5 jetons."));
        alerts = openAlerts(project, Checker(project).row(project, 0));
        QVERIFY(std::any_of(alerts.begin(), alerts.end(), isNumber));
    }

    void everyCheckHasAName() {
        const Messages messages = coreMessages();
        for (const std::string& id : checkIds())
            for (const char* language : {"en", "de", "fr"})
                QVERIFY2(messages.text(language, "texts.check." + id) != "texts.check." + id, id.c_str());
    }

    void cancelled() {
        const Project project = projectOf(withNeighbours({"a", "b", "c"}));
        const std::atomic<bool> stop = true;
        QVERIFY(Checker(project).all(project, &stop).empty());
    }
};

HEXA_TEST(ChecksTest);
#include "checks_test.moc"
