// SPDX-License-Identifier: GPL-3.0-or-later
// Longest lengths and the checks that people write themselves.
#include "core/texts/check/checker.h"
#include "core/texts/edits.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/language/pattern.h"
#include "core/texts/projectfile.h"
#include "core/texts/reading.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project cardTexts() {
    Project project;
    project.languages = {"en", "de"};
    const auto add = [&](const char* id, const char* en, const char* de) {
        Unit unit;
        unit.id = id;
        unit.texts["en"] = {en, State::Approved, {}, {}, {}};
        unit.texts["de"] = {de, State::NeedsReview, {}, {}, {}};
        project.units.push_back(std::move(unit));
    };
    add("a", "Take **2** gold.", "Nimm **2** Gold!");
    add("b", "Take 5 gold.", "Nimm 5 Goldstücke.");
    return project;
}

OwnCheck check(const char* name, const char* pattern, OwnCheck::Wants wants = OwnCheck::Wants::NoMatch) {
    OwnCheck check;
    check.name = name;
    check.pattern = pattern;
    check.wants = wants;
    return check;
}

/// Alerts of the two kinds as "row language code words".
std::vector<std::string> found(const Project& project) {
    std::vector<std::string> out;
    for (const Alert& alert : checkAll(project)) {
        if (std::ranges::count(checkIds(), alert.check) != 1) out.push_back("not listed: " + alert.check);
        if (alert.check != "own" && alert.check != "longest") continue;
        std::string line = project.units[alert.unit].id + ' ' + alert.language + ' ' +
                           alert.code.substr(alert.code.rfind('.') + 1);
        for (const std::string& word : alert.words) line += " [" + word + ']';
        out.push_back(std::move(line));
    }
    return out;
}

using Lines = std::vector<std::string>;

}  // namespace

class OwnChecksTest : public QObject {
    Q_OBJECT
private slots:
    void patterns() {
        Project project = cardTexts();
        QCOMPARE(found(project), Lines());
        project.checks = {check("no exclamation", "!")};
        QCOMPARE(found(project), Lines{"a de found [!]"});
        project.checks[0].languages = {"en"};
        QCOMPARE(found(project), Lines());
        project.checks = {check("ends with a full stop", "\\.$", OwnCheck::Wants::Match)};
        project.checks[0].message = "Please end with a full stop.";
        project.checks[0].severity = Severity::Error;
        QCOMPARE(found(project), Lines{"a de message"});
        for (const Alert& alert : checkAll(project))
            if (alert.check == "own") QCOMPARE(alert.severity, Severity::Error);
    }

    /// A finding that a person lets stand is found again after a way through the file.
    void accepted() {
        Project project = cardTexts();
        project.checks = {check("no exclamation", "!")};
        QCOMPARE(found(project).size(), std::size_t(1));
        for (const Alert& alert : checkAll(project))
            if (alert.check == "own")
                (void)apply(project, accept(project, alert.unit, acceptanceOf(alert, "")));
        const auto read = readProject(writeProject(project));
        QVERIFY(read);
        QCOMPARE(found(*read).size(), std::size_t(1));
        for (const Alert& alert : openAlerts(*read, checkAll(*read))) QVERIFY(alert.check != "own");
        // Another text is another finding.
        Project changed = *read;
        changed.checks[0].pattern = "G";
        QVERIFY(std::ranges::any_of(openAlerts(changed, checkAll(changed)),
                                    [](const Alert& alert) { return alert.check == "own"; }));
    }

    /// Patterns that can't be used are reported once.
    void badPatterns() {
        Project project = cardTexts();
        project.checks = {check("bad", "("), check("refused", "a*+")};
        QCOMPARE(found(project), (Lines{"a  bad", "a  bad"}));
    }

    /// Hostile patterns in a large project: said where they are given up, and soon over. After a
    /// change the same is found as by a whole check, whichever rows were checked before.
    void hostile() {
        Project project = cardTexts();
        project.units.clear();
        for (int i = 0; i < 1'000; ++i) {
            Unit unit;
            unit.id = std::to_string(i);
            unit.texts["en"] = {std::string(400, 'a') + "!", State::Approved, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
        project.checks = {check("slow", "(a*)*b"), check("quick", "!"), check("slow too", "(a|aa)+b")};
        const auto own = [](std::vector<Alert> alerts) {
            std::erase_if(alerts, [](const Alert& alert) { return alert.check != "own"; });
            return alerts;
        };
        const auto count = [](const std::vector<Alert>& alerts, const std::string& code) {
            return std::ranges::count(alerts, "texts.check.own." + code, &Alert::code);
        };
        Checker checker;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(checker.update(project));
        QVERIFY2(clock.elapsed() < 30'000, qPrintable(QString::number(clock.elapsed())));
        const auto first = own(checker.alerts());
        QCOMPARE(count(first, "spent"), 2);
        QCOMPARE(count(first, "found"), 1'000);  // the others have their own budget
        QVERIFY(count(first, "slow") > 10 && count(first, "slow") < 200);
        for (const Alert& alert : first)
            if (alert.code == "texts.check.own.spent") QVERIFY(alert.unit > 10 && alert.unit < 100);

        // Cheap rows at the beginning leave more of the budget to the others, and back.
        for (const char* text : {"short", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
            for (std::size_t unit = 0; unit < 30; ++unit)
                (void)apply(project, setText(project, unit, "en", text));
            QVERIFY(checker.update(project));
            QVERIFY(own(checker.alerts()) == own(checkAll(project)));
        }
        (void)apply(project, removeUnits(0, 10));
        QVERIFY(checker.update(project));
        QVERIFY(own(checker.alerts()) == own(checkAll(project)));
        // A row alone has a budget of its own.
        QCOMPARE(count(own(checker.row(project, 900)), "slow"), 2);
        QCOMPARE(count(own(checker.row(project, 900)), "found"), 1);
    }

    /// The pattern is not blamed for what is wrong with a text.
    void textsThatAreNotSearched() {
        Project project = cardTexts();
        std::string marks = "Z";
        for (int i = 0; i < 100; ++i) marks += "\u0301";
        (void)apply(project, setText(project, 0, "en", marks + "algo"));
        (void)apply(project, setText(project, 1, "en", std::string(Pattern::maxTextBytes + 1, 'a')));
        project.checks = {check("none", "§")};
        const Lines lines = found(project);
        QCOMPARE(lines, (Lines{"a en marks [" + marks.substr(1) + ']', "b en long"}));
    }

    /// A budget that the last row uses up is no loss.
    void spentAtTheEnd() {
        Project project = cardTexts();
        project.checks = {check("slow", "(a*)*b")};
        project.units.truncate(1);
        for (const Alert& alert : checkAll(project)) QVERIFY(alert.code != "texts.check.own.spent");
    }

    void lengths() {
        QCOMPARE(lengthOf("**Ä** *b* {name} 2*3"), std::size_t(14));
        Project project = cardTexts();
        (void)apply(project, setLongest(14));
        QCOMPARE(found(project), Lines{"b de characters [cke.]"});
        const texts::Edit back = apply(project, setLongest(project, 1, 18));
        QCOMPARE(found(project), Lines());
        (void)apply(project, back);
        (void)apply(project, setLongest(project, 0, 3));
        QCOMPARE(found(project).size(), std::size_t(3));
    }

    /// Lines are measured by what the program hands in, bold words in their own letters.
    void widths() {
        // One millimetre a letter and point, bold ones twice as much.
        const auto measure = [](const MeasuredRun& run, const std::string& font,
                                double points) -> std::optional<double> {
            if (font != "Test") return std::nullopt;
            return points * static_cast<double>(run.text.size()) * (run.bold ? 2 : 1);
        };
        const auto widthsOf = [&](const Project& project, const TextMeasure& by) {
            std::vector<std::string> out;
            for (const Alert& alert : checkAll(project, {}, by)) {
                if (alert.check != "longest") continue;
                std::string line = project.units[alert.unit].id + ' ' + alert.language + ' ' +
                                   alert.code.substr(alert.code.rfind('.') + 1);
                for (const Argument& argument : alert.arguments)
                    if (const auto* number = std::get_if<Localized>(&argument.value))
                        line += ' ' + std::string(number->in("de"));
                for (const std::string& word : alert.words) line += " [" + word + ']';
                out.push_back(std::move(line));
            }
            return out;
        };
        Project project = cardTexts();
        Widest widest;
        widest.tenths = 185;
        widest.font = "Test";
        widest.points = 15;
        (void)apply(project, setWidest(widest));
        // "Take 2 gold." and a bold letter: 13 letters of 1.5 mm.
        QCOMPARE(widthsOf(project, measure), (Lines{"a en millimetres 19,5 18,5 1,5 [Take **2** gold.]",
                                                    "a de millimetres 19,5 18,5 1,5 [Nimm **2** Gold!]",
                                                    "b de millimetres 28,5 18,5 1,5 [Nimm 5 Goldstücke.]"}));
        (void)apply(project, setWidest(project, 0, 210));
        (void)apply(project, setText(project, 1, "de", "Nimm\n5 Goldstücke."));
        QCOMPARE(widthsOf(project, measure), (Lines{"b de millimetres 21 18,5 1,5 [5 Goldstücke.]"}));
        // Why nothing is measured is said once.
        QCOMPARE(widthsOf(project, {}), (Lines{"a  no-measure"}));
        widest.font = "Another";
        (void)apply(project, setWidest(widest));
        QCOMPARE(widthsOf(project, measure), (Lines{"a  no-font"}));
        widest.font.clear();
        (void)apply(project, setWidest(widest));
        QCOMPARE(widthsOf(project, {}), Lines());
    }

    void throughTheFile() {
        Project project = cardTexts();
        project.longest = 80;
        project.units.change(1).longest = 12;
        project.widest = {555, "DejaVu Sans", 95, {}};
        project.units.change(1).widest = 123;
        project.checks = {check("x", "y", OwnCheck::Wants::Match)};
        project.checks[0].languages = {"de"};
        project.checks[0].message = "m";
        project.units.change(0).notes = {"plain", Note("signed", "Ada", "2026-01-31T12:00Z")};
        const auto read = readProject(writeProject(project));
        QVERIFY2(read, read ? "" : read.error().code().c_str());
        QVERIFY(*read == project);
        Project many = project;
        many.checks.assign(51, check("a", "b"));
        QVERIFY(!readProject(writeProject(many)));
        many.checks.assign(1, check("a", std::string(501, 'b').c_str()));
        QVERIFY(!readProject(writeProject(many)));
    }

    /// XLIFF and PO carry notes with their author, XLIFF lengths as well.
    void throughForms_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("lengths");
        QTest::newRow("PO") << int(ExchangeForm::Po) << false;
        QTest::newRow("XLIFF 1.2") << int(ExchangeForm::Xliff12) << true;
        QTest::newRow("XLIFF 2") << int(ExchangeForm::Xliff20) << true;
        QTest::newRow("TS") << int(ExchangeForm::Ts) << false;
    }
    void throughForms() {
        QFETCH(int, form);
        QFETCH(bool, lengths);
        Project project = cardTexts();
        project.units.change(0).longest = 20;
        project.units.change(0).notes = {
            Note("Too long, I think: see card 3", "Lovelace, Ada", "2026-01-31T12:00Z")};
        const auto read = readCatalogue(writeCatalogue(catalogueOf(project, "de"), ExchangeForm(form)));
        QVERIFY2(read, read ? "" : read.error().code().c_str());
        const Project back = projectOf(*read);
        QCOMPARE(back.units[0].notes, project.units[0].notes);
        QCOMPARE(back.units[0].longest, lengths ? 20 : 0);
        QCOMPARE(back.units[1].longest, 0);
        // What comes back unchanged adds no note.
        const auto plan = planMerge(project, *read);
        QVERIFY(plan);
        QVERIFY(plan->notes.empty());
    }

    void lengthsOfOtherPrograms_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("longest");
        const auto old = [](const char* attributes) {
            return QByteArray(
                       "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>"
                       "<trans-unit id=\"a\" ") +
                   attributes + "><source>x</source></trans-unit></body></file></xliff>";
        };
        QTest::newRow("characters") << old("maxwidth=\"25\" size-unit=\"char\"") << 25;
        QTest::newRow("pixels") << old("maxwidth=\"25\"") << 0;
        QTest::newRow("no number") << old("maxwidth=\"-3\" size-unit=\"char\"") << 0;
        const auto now = [](const char* file, const char* unit) {
            return QByteArray(
                       "<xliff version=\"2.1\" srcLang=\"en\" trgLang=\"de\" xmlns:s=\"x\"><file id=\"f\" ") +
                   file + "><unit id=\"a\" " + unit +
                   "><segment><source>x</source></segment></unit></file></xliff>";
        };
        QTest::newRow("2") << now("", "s:sizeRestriction=\"30\"") << 30;
        QTest::newRow("2, range") << now("", "s:sizeRestriction=\"2,30\"") << 30;
        QTest::newRow("2, of the file") << now("s:sizeRestriction=\"9\"", "") << 9;
        QTest::newRow("2, too much") << now("", "s:sizeRestriction=\"99999999999\"") << 0;
    }
    void lengthsOfOtherPrograms() {
        QFETCH(QByteArray, file);
        QFETCH(int, longest);
        const auto read = readCatalogue(file.toStdString());
        QVERIFY2(read, read ? "" : read.error().code().c_str());
        QCOMPARE(read->entries[0].longest, longest);
    }
};

HEXA_TEST(OwnChecksTest);
#include "ownchecks_test.moc"
