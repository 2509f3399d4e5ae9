// SPDX-License-Identifier: GPL-3.0-or-later
// The report on texts: its contents, and that no text can break out of its place.
#include "core/messages/messages.h"
#include "core/texts/check/checker.h"
#include "core/texts/check/report.h"
#include "core/texts/edits.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project sample() {
    Project project;
    project.title.set("en", "Rules");
    project.title.set("de", "Regeln");
    project.languages = {"en", "de", "fr"};
    project.sections.push_back({"s1", Localized("First"), {}});
    const auto add = [&](const char* id, const char* en, const char* de, const char* fr) {
        Unit unit;
        unit.id = id;
        unit.section = "s1";
        for (const auto& [language, text] : {std::pair{"en", en}, std::pair{"de", de}, std::pair{"fr", fr}})
            if (*text != '\0') unit.texts[language] = {text, State::Approved, {}, {}, {}};
        project.units.push_back(std::move(unit));
    };
    add("u1", "Draw 3 cards.", "Ziehe 4 Karten.", "Piochez 3 cartes.");
    add("u2", "Take 5 of them.", "Nimm 6 davon.", "Prenez-en 5.");
    add("u3", "Good.", "Gut.", "Bien.");
    return project;
}

ReportWords words(const char* language) {
    return [language](std::string_view code, const Arguments& arguments) {
        static const Messages messages = coreMessages();
        return messages.text(language, code, arguments);
    };
}

bool has(const std::string& page, const std::string& part) { return page.find(part) != std::string::npos; }

/// True if the page is XML once the document type is removed and void elements are closed: no open
/// or crossed elements.
bool isWellFormed(std::string page) {
    page.erase(0, page.find("<html"));
    const std::string meta = "<meta charset=\"utf-8\">";
    page.replace(page.find(meta), meta.size(), "<meta charset=\"utf-8\"/>");
    const auto parsed = XmlSource::parse(page);
    if (!parsed) qWarning("%s", parsed.error().code().c_str());
    return parsed.ok();
}

}  // namespace

class ReportTest : public QObject {
    Q_OBJECT
private slots:
    void sideBySideWithFindingsAndReasons() {
        Project project = sample();
        auto alerts = checkAll(project);
        const auto second =
            std::find_if(alerts.begin(), alerts.end(), [](const Alert& a) { return a.unit == 1; });
        QVERIFY(second != alerts.end());
        static_cast<void>(apply(project, accept(project, 1, acceptanceOf(*second, "printed like this"))));
        static_cast<void>(apply(project, setState(project, 2, "de", State::Draft)));
        project.units.change(2).notes = {"Ask the author."};
        const std::string page = reportHtml(project, alerts, words("en"), {"en", false});
        QVERIFY(isWellFormed(page));
        QVERIFY(has(page, "<h1>Text report: Rules</h1>"));
        QVERIFY(has(page, "Open errors: 1. Open warnings: 0. Accepted alerts: 1."));
        QVERIFY(has(page, "Draw <mark>3</mark> cards."));
        QVERIFY(has(page, "Ziehe <mark>4</mark> Karten."));
        QVERIFY(has(page, "Nimm 6 davon."));  // accepted: no mark
        QVERIFY(has(page, "<li class=\"error\"><strong>Error</strong> · Number · DE – "));
        // Compared values, also of an accepted alert, and links to both.
        QVERIFY(has(page, "<span><b>EN</b> 3</span> <span><b>DE</b> 4</span> <span><b>FR</b> 3</span>"));
        QVERIFY(has(page, "<span><b>EN</b> 5</span> <span><b>DE</b> 6</span>"));
        QVERIFY(has(page, "<p>Rows with open alerts: <a href=\"#r1\">1</a></p>"));
        QVERIFY(has(page, "<p>Rows with accepted alerts: <a href=\"#r2\">2</a></p>"));
        QVERIFY(has(page, "<tr id=\"r1\">") && has(page, "<tr id=\"r2\">"));
        QVERIFY(has(page, "<th scope=\"col\">English <span class=\"state\">source</span></th>"));
        QVERIFY(has(page, "<th scope=\"col\">Deutsch</th>"));
        QVERIFY(has(page, "<li class=\"note\">Note: Ask the author.</li>"));
        QVERIFY(has(page, "<em>Accepted: printed like this</em>"));
        QVERIFY(has(page, "<span class=\"state\">Draft</span>"));
        QCOMPARE(page, reportHtml(project, alerts, words("en"), {"en", false}));
    }

    void inThreeLanguages() {
        const Project project = sample();
        const auto alerts = checkAll(project);
        const std::string german = reportHtml(project, alerts, words("de"), {"de", false});
        QVERIFY(has(german, "<html lang=\"de\">") && has(german, "Textbericht: Regeln") &&
                has(german, "Freigegeben"));
        const std::string french = reportHtml(project, alerts, words("fr"), {"fr", false});
        QVERIFY(has(french, "Rapport sur les textes\u202f: Rules") &&
                has(french, "<strong>Erreur</strong> · Nombre"));
        QVERIFY(has(french, "Alertes acceptées\u202f: 0."));
        for (const std::string& page : {german, french})
            QVERIFY2(!has(page, "texts."), page.c_str());  // no bare codes
    }

    void everythingIsEscaped() {
        const std::string evil = "<script>alert('x')</script> & \"q\" \x01 ]]> {n}";
        Project project = sample();
        project.title = Localized(evil);
        project.sections[0].title = Localized(evil);
        project.units.change(0).id = evil;
        project.units.change(0).texts["en"].text = evil + " 3";
        project.languages.push_back("\"><b>");
        project.units.change(0).texts["\"><b>"] = {evil, State::Draft, {}, {}, {}};
        auto alerts = checkAll(project);
        for (const Alert& alert : std::vector(alerts))
            static_cast<void>(apply(project, accept(project, alert.unit, acceptanceOf(alert, evil))));
        const std::string page = reportHtml(project, alerts, words("en"), {"en", true});
        QVERIFY(isWellFormed(page));
        QVERIFY(!has(page, "<script"));
        QVERIFY(!has(page, "\"><b>"));  // the language's name
        QVERIFY(has(page, "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;q&quot;"));
    }

    void hintsOnlyIfWanted() {
        Project project = sample();
        Alert hint;
        hint.check = "length";
        hint.code = "texts.check.length.short";
        hint.severity = Severity::Hint;
        hint.hash = "h";
        hint.unit = 2;
        QVERIFY(!has(reportHtml(project, {hint}, words("en"), {"en", false}), "class=\"hint\""));
        const std::string page = reportHtml(project, {hint}, words("en"), {"en", true});
        QVERIFY(has(page, "<li class=\"hint\"><strong>Hint</strong>") && has(page, "Hints: 1."));
        // Alerts of another project than this one are left out.
        hint.unit = 99;
        QVERIFY(!has(reportHtml(project, {hint}, words("en"), {"en", true}), "class=\"hint\""));
    }

    void anEmptyProject() {
        const std::string page = reportHtml({}, {}, words("en"));
        QVERIFY(isWellFormed(page));
        QVERIFY(has(page, "<h1>Text report</h1>"));
    }
};

HEXA_TEST(ReportTest, "slow-unoptimized");
#include "report_test.moc"
