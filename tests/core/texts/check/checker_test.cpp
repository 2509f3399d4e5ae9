// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/edits.h"
#include "core/texts/glossary/glossaryfile.h"
#include "tests/support/test.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>
#include <stop_token>
#include <string>
#include <utility>

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

/// Returns enough good rows to learn from, with this one.
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

/// Returns the rows of checks.tsv.
QList<QStringList> rows() {
    const auto file = readFile(HEXATELIER_SOURCE_DIR "/tests/core/texts/check/checks.tsv");
    if (!file) qFatal("no checks.tsv");
    QList<QStringList> rows;
    for (QString line : QString::fromStdString(*file).split('\n')) {
        if (line.isEmpty() || line.startsWith('#')) continue;
        line.replace("\\n", "\n");
        for (const ushort c : {0x00a0, 0x00b1, 0x2009, 0x2013, 0x2022, 0x202f, 0x2212})
            line.replace(QString("\\u%1").arg(c, 4, 16, QChar('0')), QChar(c));
        rows.push_back(line.split('\t'));
        if (rows.back().size() != 6) qFatal("checks.tsv: %s", qPrintable(line));
    }
    return rows;
}

}  // namespace

/// For each check: texts that must be flagged, with the language to blame, and look-alikes that
/// must not.
class CheckerTest : public QObject {
    Q_OBJECT

private slots:
    void row_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("blamed");  // "-" = must not be flagged
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        QTest::addColumn<QString>("fr");
        for (const QStringList& cells : rows())
            QTest::newRow(qPrintable(cells[0])) << cells[1] << cells[2] << cells[3] << cells[4] << cells[5];
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
                   (blamed == "-" || alert.language == (blamed == "nobody" ? "" : blamed.toStdString()));
        });
        const std::string all = shown(alerts);
        for (const Alert& alert : alerts)
            QVERIFY2(std::ranges::count(checkIds(), alert.check) == 1, alert.check.c_str());
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

    /// Two good words for one thing: a hint if the texts use both.
    void admittedFormsBesideThePreferredOne() {
        const auto alerts = [](const char* first) {
            const Project project =
                projectOf({{first, "Wähle geheim.", "Choisissez secrètement."},
                           {"Choose in secret.", "Wähle geheim.", "Choisissez secrètement."}});
            const auto all = checkAll(project);
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
        const auto alerts = checkAll(project);
        const auto has = [&](std::size_t unit, const char* code) {
            return std::any_of(alerts.begin(), alerts.end(), [&](const Alert& a) {
                return a.unit == unit && a.language == "fr" && a.code == code;
            });
        };
        QVERIFY(has(2, "texts.check.consistency.differs"));
        QVERIFY(has(3, "texts.check.consistency.same"));
        QVERIFY(!has(1, "texts.check.consistency.differs"));
    }

    /// Numbers in words may differ like those in digits.
    void numberWordsMakeNoOtherTexts() {
        std::vector<std::array<std::string, 3>> rows;
        const std::pair<const char*, const char*> numbers[] = {
            {"2", "deux"}, {"3", "trois"}, {"21", "vingt et une"}, {"4", "quatre"}};
        for (const auto& [digits, words] : numbers)
            rows.push_back({"Draw " + std::string(digits) + " cards.",
                            "Ziehe " + std::string(digits) + " Karten.",
                            "Piochez " + std::string(words) + " cartes."});
        const auto differing = [](const std::vector<Alert>& alerts) {
            return std::ranges::count_if(alerts, [](const Alert& a) { return a.check == "consistency"; });
        };
        QCOMPARE(differing(checkAll(projectOf(rows))), 0);
        rows.push_back({"Draw 5 cards.", "Ziehe 5 Karten.", "Tirez cinq cartes."});
        QCOMPARE(differing(checkAll(projectOf(rows))), 1);
    }

    /// British English may be as English is, and its number words are known.
    void aVariantOfALanguage() {
        Project project;
        project.languages = {"en", "en-GB"};
        for (const auto& [en, british] :
             {std::pair("Draw two colored cards and keep the other one.",
                        "Draw two coloured cards and keep the other one."),
              std::pair("Put all of them back into the box now.", "Put all of them back into the box now."),
              std::pair("Take 3 of them.", "Take three of them.")}) {
            Unit unit;
            unit.id = "u" + std::to_string(project.units.size());
            unit.texts["en"] = {en, State::Approved, {}, {}, {}};
            unit.texts["en-GB"] = {british, State::NeedsReview, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
        auto alerts = checkAll(project);
        QVERIFY2(alerts.empty(), shown(alerts).c_str());
        project.units.change(2).texts["en-GB"].text = "Take four of them.";
        alerts = checkAll(project);
        QVERIFY(std::ranges::count_if(alerts, [](const Alert& a) { return a.check == "number"; }) == 1);
    }

    /// What the checks say of English, German and French holds for their variants. Terms and
    /// quotation marks do not: glossaries name languages, and marks differ by region.
    void variantsAreCheckedAlike() {
        const std::map<std::string, std::string> variants{{"en", "en-GB"}, {"de", "de-AT"}, {"fr", "fr-CA"}};
        const QStringList own{"term",    "sibling", "form",    "name",
                              "missing", "quotes",  "spacing", "punctuation"};
        QStringList wrong;
        int compared = 0;
        for (const QStringList& cells : rows()) {
            if (own.contains(cells[1])) continue;
            const Project project = projectOf(
                withNeighbours({cells[3].toStdString(), cells[4].toStdString(), cells[5].toStdString()}));
            Project other = project;
            for (std::string& language : other.languages) language = variants.at(language);
            other.source = variants.contains(other.source) ? variants.at(other.source) : other.source;
            for (std::size_t i = 0; i < other.units.size(); ++i) {
                auto& texts = other.units.change(i).texts;
                for (const auto& [language, variant] : variants)
                    if (auto node = texts.extract(language)) {
                        node.key() = variant;
                        texts.insert(std::move(node));
                    }
            }
            const auto has = [&](const std::vector<Alert>& alerts) {
                return std::ranges::any_of(
                    alerts, [&](const Alert& alert) { return alert.check == cells[1].toStdString(); });
            };
            ++compared;
            if (has(Checker(project).row(project, 0)) != has(Checker(other).row(other, 0))) wrong << cells[0];
        }
        QVERIFY(compared > 200);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    /// Quotation marks, spaces and thousands as the regions write them.
    void conventionsOfRegions_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("right");
        const auto add = [](const char* language, const char* text, bool right = true) {
            QTest::addRow("%s %s", language, text) << language << text << right;
        };
        add("en-US", "He says “Go” here.");
        add("en-GB", "He says ‘Go’ here.");
        add("de", "Er sagt „Geh“ hier.");
        add("de-AT", "Er sagt „Geh“ hier.");
        add("de-AT", "Er sagt »Geh« hier.");
        add("de-CH", "Er sagt «Geh» hier.");
        add("de-CH", "Er sagt „Geh“ hier.");
        add("de-CH", "Er sagt „Geh hier.", false);
        add("fr", "Il dit «\u202fva\u202f» ici.");
        add("fr", "Il dit «va» ici.", false);
        add("fr-BE", "Il dit «va» ici.", false);
        add("fr-CH", "Il dit «va» ici.");
        add("fr-CH", "Il dit «\u202fva\u202f» ici.");
        add("fr-CH", "Il dit «va ici.", false);
        add("fr-CA", "Il dit «\u00a0va\u00a0»! Bien.");
    }
    void conventionsOfRegions() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(bool, right);
        Project project;
        project.languages = {"en", language.toStdString()};
        Unit unit;
        unit.id = "a";
        unit.texts[language.toStdString()].text = text.toStdString();
        project.units.push_back(std::move(unit));
        const auto alerts = Checker(project).row(project, 0);
        const bool found = std::ranges::any_of(alerts, [](const Alert& alert) {
            return (alert.check == "quotes" || alert.check == "spacing") && alert.severity != Severity::Hint;
        });
        QVERIFY2(found != right, shown(alerts).c_str());
    }

    /// A heading names the place that a reference leads to, whatever it is called.
    void referencesToHeadings() {
        Project project = projectOf(
            {{"Arrest", "Festnahme", "Arrestation"},
             {"Tools", "Geräte", "Outils"},
             {"Go now (see Arrest).", "Geh jetzt (siehe Festnahme).",
              "Partez maintenant (voir Arrestation)."},
             {"Go now (see Arrest).", "Geh jetzt (siehe Geräte).", "Partez maintenant (voir Arrestation)."}});
        for (const std::size_t heading : {0U, 1U}) project.units.change(heading).kind = UnitKind::Heading;
        const auto references = [&](std::size_t row) {
            auto alerts = Checker(project).row(project, row);
            std::erase_if(alerts, [](const Alert& alert) { return alert.check != "reference"; });
            return alerts;
        };
        QVERIFY(references(2).empty());
        QCOMPARE(references(3).size(), std::size_t{1});
        QCOMPARE(references(3).front().language, std::string("de"));
    }

    void duplicates() {
        const Project project =
            projectOf({{"Put the pieces back into the box now.", "Lege die Figuren nun in die Schachtel.",
                        "Remettez les pièces dans la boîte."},
                       {"Put the pieces back into the box now.", "", ""}});
        const auto alerts = checkAll(project);
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
        const auto alerts = checkAll(project);
        int leaders = 0;
        int followers = 0;
        for (const Alert& alert : alerts)
            if (alert.check == "form") ++(alert.follower ? followers : leaders);
        QCOMPARE(leaders, 1);
        QCOMPARE(followers, 4);
    }

    /// Three untranslated paragraphs are one error.
    void anUntranslatedTextIsOneAlert() {
        std::vector<std::array<std::string, 3>> rows;
        for (int i = 0; i < 3; ++i)
            rows.push_back({"\u30bb\u30c3\u30c8\u30a2\u30c3\u30d7\u3092\u3057\u307e\u3059\u3002",
                            "Baue das Spiel auf.", "Installez le jeu."});
        const auto alerts = checkAll(projectOf(rows));
        const auto count = [&](Severity severity) {
            return std::count_if(alerts.begin(), alerts.end(), [&](const Alert& alert) {
                return alert.check == "untranslated" && alert.severity == severity;
            });
        };
        QCOMPARE(count(Severity::Error), 1);
        QCOMPARE(count(Severity::Hint), 2);
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
        std::stop_source source;
        source.request_stop();
        QVERIFY(checkAll(project, source.get_token()).empty());
        Checker checker;
        QVERIFY(!checker.update(project, source.get_token()));
        QVERIFY(!checker.ready());
        // What was stopped goes on from there.
        QVERIFY(checker.update(project));
        QVERIFY(checker.ready());
        QVERIFY(checker.alerts() == checkAll(project));
    }

    /// Checks that a whole check teaches the same as training a separate checker.
    void aWholeCheckTeachesTheRows() {
        Project project =
            projectOf(withNeighbours({"Draw 3 cards.", "Ziehe 4 Karten.", "Piochez 3 cartes."}));
        Checker learned;
        QVERIFY(learned.update(project));
        QVERIFY(!learned.alerts().empty());
        Checker own(project);
        for (std::size_t unit = 0; unit < project.units.size(); ++unit)
            QVERIFY(learned.row(project, unit) == own.row(project, unit));
        QVERIFY(!learned.row(project, 0).empty());
    }

    /// A changed text has its own row checked again, and no row that doesn't depend on it.
    void checksAgainWhatHasChanged() {
        Project project =
            projectOf(withNeighbours({"Draw 3 cards.", "Ziehe 3 Karten.", "Piochez 3 cartes."}));
        Checker checker;
        QVERIFY(checker.update(project));
        QCOMPARE(checker.checkedRows(), project.units.size());
        QVERIFY(checker.update(project));
        QCOMPARE(checker.checkedRows(), std::size_t{0});
        (void)apply(project, setState(project, 0, "de", State::Approved));
        QVERIFY(checker.update(project));
        QCOMPARE(checker.checkedRows(), std::size_t{0});
        (void)apply(project, setText(project, 0, "de", "Ziehe 4 Karten."));
        QVERIFY(checker.update(project));
        QCOMPARE(checker.checkedRows(), std::size_t{1});
        QVERIFY(checker.alerts() == checkAll(project));
    }
};

HEXA_TEST(CheckerTest, "long slow-unoptimized");
#include "checker_test.moc"
