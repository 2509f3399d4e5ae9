// SPDX-License-Identifier: GPL-3.0-or-later
// Correct texts that must give no alert. They are rules of eight kinds of games, written for this
// test in three languages (tests/files/texts/clean), and the program's own messages and window
// texts.
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/language/sentences.h"
#include "tests/support/plantederrors.h"
#include "tests/support/plantedlist.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>

using namespace hexa;
using namespace hexa::texts;

namespace {

/// Returns the texts of a .ts file by context and source, without mnemonic marks. Uses the last one
/// of plural forms.
std::map<QString, QString> windowTexts(const QString& language) {
    QFile file(QStringLiteral(HEXATELIER_SOURCE_DIR "/translations/hexatelier_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression mnemonic(QStringLiteral("&(?=\\w)"));
    std::map<QString, QString> texts;
    QString context;
    QString source;
    bool plural = false;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("message"))
            plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() != (plural ? QLatin1String("numerusform") : QLatin1String("translation"))) continue;
        const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        if (!text.trimmed().isEmpty()) texts[context + '/' + source] = QString(text).remove(mnemonic);
    }
    return texts;
}

/// Returns the texts of the window in three languages. The English ones are the sources, except for
/// plurals.
Project ownWindow() {
    static const QRegularExpression mnemonic(QStringLiteral("&(?=\\w)"));
    const auto german = windowTexts(QStringLiteral("de"));
    const auto french = windowTexts(QStringLiteral("fr"));
    const auto plurals = windowTexts(QStringLiteral("en"));
    Project project;
    project.languages = {"en", "de", "fr"};
    for (const auto& [key, text] : german) {
        const auto other = french.find(key);
        if (other == french.end() || text.contains(QLatin1String(";;")) ||
            text.contains(QLatin1String("(*.")))
            continue;  // a file filter
        const auto plural = plurals.find(key);
        const QString english =
            plural != plurals.end() ? plural->second : key.mid(key.indexOf('/') + 1).remove(mnemonic);
        Unit unit;
        unit.id = key.toStdString();
        unit.texts["en"] = {english.toStdString(), State::Approved, {}, {}, {}};
        unit.texts["de"] = {text.toStdString(), State::Approved, {}, {}, {}};
        unit.texts["fr"] = {other->second.toStdString(), State::Approved, {}, {}, {}};
        project.units.push_back(std::move(unit));
    }
    return project;
}

struct Complaints {
    int errors = 0;
    int warnings = 0;
    int sentences = 0;  ///< Sentences of one language, the average of all.
    QByteArray shown;
};

Complaints complaintsOf(const Project& project) {
    Complaints found;
    int all = 0;
    for (const Unit& unit : project.units)
        for (const std::string& language : project.languages) {
            const auto tokens = tokensOf(unit.in(language), language);
            all += static_cast<int>(sentencesOf(tokens, unit.in(language), language).size());
        }
    found.sentences = all / static_cast<int>(project.languages.size());
    for (const Alert& alert : openAlerts(project, checkAll(project))) {
        if (alert.severity == Severity::Hint) continue;
        ++(alert.severity == Severity::Error ? found.errors : found.warnings);
        std::string line = project.units[alert.unit].id + ' ' + alert.code + ' ' + alert.language + ':';
        for (const std::string& word : alert.words) line += " \"" + word + '"';
        found.shown += QByteArray::fromStdString(line + '\n');
    }
    return found;
}

}  // namespace

class CleanTextsTest : public QObject {
    Q_OBJECT

private slots:
    void rulesOfEightKindsOfGames() {
        auto projects = test::projectsIn("tests/files/texts/clean");
        QVERIFY(projects.size() >= 8);
        // Nine more, which no check was made for; three of them are no games.
        for (const char* folder :
             {"tests/files/texts/unseen", "tests/files/texts/apart", "tests/files/texts/later",
              "tests/files/texts/plurals", "tests/files/texts/training"})
            for (Project& unseen : test::projectsIn(folder)) projects.push_back(std::move(unseen));
        Complaints all;
        for (const Project& project : projects) {
            QCOMPARE(project.languages.size(), 3U);
            const Complaints found = complaintsOf(project);
            all.errors += found.errors;
            all.warnings += found.warnings;
            all.sentences += found.sentences;
            all.shown += found.shown;
        }
        qInfo("%d errors, %d warnings in %d sentences a language", all.errors, all.warnings, all.sentences);
        QVERIFY(all.sentences >= 150);
        QVERIFY2(all.errors == 0, all.shown.constData());
        QVERIFY2(100 * all.warnings <= 2 * all.sentences, all.shown.constData());
    }

    /// The same texts in two languages each, and those that checks are trained with.
    void inTwoLanguages_data() {
        QTest::addColumn<QString>("languages");
        for (const char* pair : {"en de", "en fr", "de fr"}) QTest::newRow(pair) << pair;
    }
    void inTwoLanguages() {
        QFETCH(QString, languages);
        std::vector<std::string> pair;
        for (const QString& language : languages.split(' ')) pair.push_back(language.toStdString());
        Complaints all;
        for (const char* folder :
             {"tests/files/texts/clean", "tests/files/texts/unseen", "tests/files/texts/apart",
              "tests/files/texts/later", "tests/files/texts/plurals", "tests/files/texts/training"})
            for (const Project& project : test::withLanguages(test::projectsIn(folder), pair)) {
                const Complaints found = complaintsOf(project);
                all.errors += found.errors;
                all.warnings += found.warnings;
                all.sentences += found.sentences;
                all.shown += found.shown;
            }
        qInfo("%s: %d errors, %d warnings in %d sentences\n%s", qPrintable(languages), all.errors,
              all.warnings, all.sentences, all.shown.constData());
        QVERIFY(all.sentences >= 150);
        QVERIFY2(all.errors == 0, all.shown.constData());
        QVERIFY2(100 * all.warnings <= 2 * all.sentences, all.shown.constData());
    }

    /// Every message of the program, with the terms of the game.
    void ownMessages() {
        const Project all = test::ownMessages(test::messageTables());
        QVERIFY(all.units.size() > 900);
        // "Stadt" is a city in one game and a town in another, so each has its own glossary.
        const auto ofBauen = [](const Unit& unit) { return unit.id.starts_with("bauen"); };
        for (const bool bauen : {false, true}) {
            Project project;
            project.languages = all.languages;
            for (const Unit& unit : all.units)
                if (ofBauen(unit) == bauen) project.units.push_back(unit);
            QVERIFY(project.units.size() > 100);
            project.glossary = *readGlossary(builtInGlossary(bauen ? "bauen-und-beherrschen" : ""));
            const Complaints found = complaintsOf(project);
            qInfo("%s", found.shown.constData());
            QVERIFY2(found.errors == 0 && found.warnings == 0, found.shown.constData());
        }
    }

    /// Checks every text of the window with the terms of the first game. Some alerts concern words
    /// needed by other games or Qt. Their number may only fall.
    void ownWindow() {
        Project project = ::ownWindow();
        QVERIFY(project.units.size() > 1500);
        project.glossary = *readGlossary(builtInGlossary(""));
        const Complaints found = complaintsOf(project);
        qInfo("%d errors, %d warnings\n%s", found.errors, found.warnings, found.shown.constData());
        QVERIFY2(found.errors + found.warnings <= 42, found.shown.constData());
    }
};

HEXA_TEST(CleanTextsTest, "long slow-unoptimized");
#include "cleantexts_test.moc"
