// SPDX-License-Identifier: GPL-3.0-or-later
// Every code that the game's sources can produce has its sentences, and they are written alike.
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace hexa;

class ClockworkMessagesTest : public QObject {
    Q_OBJECT

    static QSet<QString> codesInSources() {
        QSet<QString> codes;
        const QRegularExpression code(R"re("((?:clockwork|fix)\.[a-z.-]+)")re");
        QDirIterator files(HEXATELIER_SOURCE_DIR "/core/systems/clockwork", {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QFile::ReadOnly)) continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = code.globalMatch(text); match.hasNext();) codes << match.next().captured(1);
        }
        // Names of random streams are not messages.
        codes.removeIf([](const QString& name) { return name.startsWith("clockwork.rulebook."); });
        return codes;
    }

private slots:
    void everyCodeHasItsSentence() {
        const Messages messages = test::onlyThisGame().messages();
        const QSet<QString> codes = codesInSources();
        QVERIFY(codes.size() > 40);
        for (const QString& code : codes) {
            const auto found = messages.all().find(code.toStdString());
            QVERIFY2(found != messages.all().end(), qPrintable(code));
            for (const char* language : {"en", "de", "fr"})
                QVERIFY2(found->second.texts.contains(language), qPrintable(code + " " + language));
        }
    }

    void noSentenceIsLeftOver() {
        Messages own;
        QVERIFY(own.add(test::game().messages).ok());
        const QSet<QString> codes = codesInSources();
        const Messages all = test::onlyThisGame().messages();
        const auto& common = all.all();
        for (const auto& [name, texts] : own.all()) {
            QString code = QString::fromStdString(name);
            // The game's own words for common messages (core/engine/words.h).
            if (code.startsWith("clockwork-wars.word.")) {
                QVERIFY2(common.contains(code.mid(QString("clockwork-wars.").size()).toStdString()),
                         name.c_str());
                continue;
            }
            if (code.endsWith(".more")) code.chop(5);
            // Public part of a secret event (MatchEvent::open).
            if (code.endsWith(".open")) code.chop(5);
            // Title of a kind of event or question in reports (PlayFunctions::happenings).
            if (code.endsWith(".title")) code.chop(6);
            // Description of a bot's play, beside its name (PlayFunctions::botTexts).
            if (code.startsWith("clockwork.bot.") && code.endsWith(".character")) code.chop(10);
            // The ends of an axis of taste, and its explanation (TasteAxis::code); that of a metric
            // and its short name (MetricInfo::code).
            static const QRegularExpression end(
                "^(clockwork\\.(?:taste|balance)\\.[a-z-]+)\\.(low|high|hint|short)(\\.trait)?$");
            if (const auto match = end.match(code); match.hasMatch()) code = match.captured(1);
            QVERIFY2(codes.contains(code), name.c_str());
        }
    }

    /// The same placeholders in all languages; French signs have a narrow no-break space before
    /// them.
    void sentencesAreWellFormed() {
        Messages own;
        QVERIFY(own.add(test::game().messages).ok());
        const QRegularExpression placeholder(R"(\{[a-z]+\})");
        const QRegularExpression pluralForms(R"(\{[a-z]+:)");
        const QRegularExpression badFrench(QString::fromUtf8(u8"[^\u202f][;:!?»]|«[^\u202f]|'"));
        for (const auto& [code, texts] : own.all()) {
            QStringList first;
            for (const char* language : {"en", "de", "fr"}) {
                QString text = QString::fromStdString(texts.texts.at(language));
                text.replace(pluralForms, "{");
                QStringList names;
                for (auto match = placeholder.globalMatch(text); match.hasNext();)
                    names << match.next().captured();
                names.sort();
                if (std::string_view(language) == "en") first = names;
                QVERIFY2(names == first, code.c_str());
                if (std::string_view(language) == "fr") QVERIFY2(!text.contains(badFrench), code.c_str());
            }
        }
    }
};

HEXA_TEST(ClockworkMessagesTest);
#include "messages_test.moc"
