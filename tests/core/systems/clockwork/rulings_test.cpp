// SPDX-License-Identifier: GPL-3.0-or-later
// The table of rulings: complete and in all languages.
#include "core/systems/clockwork/rules/options.h"
#include "core/systems/clockwork/terms/resources.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/gametests.h"
#include "tests/support/rulings.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <utility>
#include <vector>

using namespace hexa;
using namespace hexa::clockwork;
using test::Ruling;

class RulingsTest : public QObject {
    Q_OBJECT

    static Result<std::vector<Ruling>> read() {
        std::vector<std::string_view> options;
        for (const OptionName& option : optionNames()) options.push_back(option.name);
        return test::readRulings(resource("rulings.json"), options);
    }
    static const std::vector<Ruling>& rulings() {
        static const auto table = read();
        Q_ASSERT(table.ok());
        return *table;
    }
    static QString in(const Localized& sentence, const char* language) {
        const auto found = sentence.texts.find(language);
        return found == sentence.texts.end() ? QString() : QString::fromStdString(found->second);
    }

private slots:
    void tableIsCorrect() {
        const auto table = read();
        QVERIFY2(table.ok(), table ? "" : table.error().code().c_str());
        QVERIFY(table->size() >= 40);
    }

    /// Rules that the rules file marks as decided by a ruling.
    void everyMarkedRuleHasOne() {
        const char* marked[] = {"SPY-03", "SPY-04", "SPY-05", "DEP-06", "DEP-12", "RNF-05", "RNF-07",
                                "BAT-08", "BAT-11", "STU-04", "GNL-05", "UNI-05", "UNI-06", "UNI-08",
                                "CRT-03", "CRT-05", "ESP-04", "EPI-04", "ALL-03", "ALL-04", "ALL-06",
                                "ALL-07", "ALL-09", "ALL-11", "ALL-16"};
        QSet<QString> rules;
        for (const Ruling& ruling : rulings()) rules << QString::fromStdString(ruling.rule);
        for (const char* rule : marked) QVERIFY2(rules.contains(rule), rule);
    }

    /// Every ruling named in the sources is in the table.
    void everyRulingOfTheSourcesIsThere() {
        QSet<QString> ids;
        for (const Ruling& ruling : rulings()) ids << QString::fromStdString(ruling.id);
        const QRegularExpression name("\\bR-[A-Z]{3}-\\d\\d[b-z]?\\b");
        int named = 0;
        QDirIterator files(HEXATELIER_SOURCE_DIR "/core/systems/clockwork", {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QFile::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = name.globalMatch(text); match.hasNext(); ++named) {
                const QString id = match.next().captured();
                QVERIFY2(ids.contains(id), qPrintable(file.fileName() + ": " + id));
            }
        }
        QVERIFY(named > 0);
    }

    void idsAreUniqueAndNameTheirRule() {
        const QRegularExpression form("^R-([A-Z]{3}-\\d\\d)[b-z]?$");
        QSet<QString> ids;
        for (const Ruling& ruling : rulings()) {
            const QString id = QString::fromStdString(ruling.id);
            const auto match = form.match(id);
            QVERIFY2(match.hasMatch(), qPrintable(id));
            QCOMPARE(match.captured(1), QString::fromStdString(ruling.rule));
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids << id;
        }
        // There is a letter only if the rule has a first ruling without one.
        for (const QString& id : ids)
            if (id.size() > 8) QVERIFY2(ids.contains(id.left(8)), qPrintable(id));
    }

    void optionsAndRulingsGoTogether() {
        // A new option needs a name here and a ruling about it.
        QCOMPARE(optionNames().size(), sizeof(RuleOptions));
        QSet<QString> names;
        RuleOptions flipped;
        for (const OptionName& option : optionNames()) {
            QVERIFY2(!names.contains(QLatin1String(option.name.data(), qsizetype(option.name.size()))),
                     std::string(option.name).c_str());
            names << QString::fromUtf8(option.name.data(), qsizetype(option.name.size()));
            flipped.*option.member = !(flipped.*option.member);
        }
        // Each name belongs to a member of its own: flipping all of them changes each one.
        const RuleOptions before;
        for (const OptionName& option : optionNames())
            QVERIFY(flipped.*option.member != before.*option.member);
        std::vector<std::pair<std::string_view, std::string_view>> options;
        for (const OptionName& option : optionNames()) options.emplace_back(option.name, std::string_view());
        const std::string trouble = test::troubleOfRulings(rulings(), options);
        QVERIFY2(trouble.empty(), trouble.c_str());
    }

    void germanTextsHaveGermanQuotes() {
        for (const Ruling& ruling : rulings())
            for (const Localized* sentence : {&ruling.question, &ruling.choice, &ruling.reason}) {
                const QString de = in(*sentence, "de");
                QVERIFY2(!de.contains(u'”') && !de.contains(u'’'), qPrintable(de));
            }
    }
};

HEXA_TEST(RulingsTest);
#include "rulings_test.moc"
