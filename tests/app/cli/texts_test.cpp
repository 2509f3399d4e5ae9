// SPDX-License-Identifier: GPL-3.0-or-later
// hexatelier-cli texts ...
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class CliTextsTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const {
        QFile file(at(name));
        if (file.open(QIODevice::WriteOnly)) file.write(content);
        return at(name);
    }

private slots:
    void initTestCase() {
        write("en.txt", "Set-up\n\nPut 3 pieces here.\n\nThe game ends after 7 turns.\n");
        write("de.txt", "Aufbau\n\nLege 3 Figuren hierher.\n\nDas Spiel endet nach 7 Runden.\n");
        write("fr.txt", "Mise en place\n\nPosez 3 pièces ici.\n\n\nLa partie se termine après 8 tours.\n");
        const Run result = run({"texts", "import", "--en", at("en.txt"), "--de", at("de.txt"), "--fr",
                                at("fr.txt"), "-o", at("p.hexatext")});
        QVERIFY2(result.status == 0, result.err.constData());
    }

    void rows() {
        const Run result = run({"texts", "rows", at("p.hexatext"), "--json"});
        const QJsonArray rows = QJsonDocument::fromJson(result.out).object()["rows"].toArray();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[2].toObject()["lines"].toObject()["fr"].toArray(), QJsonArray({6, 6}));
    }

    /// Terms of a text with an empty glossary, as lines and as JSON.
    void terms() {
        QByteArray en, de;
        for (const char* verb : {"sleeps", "eats", "runs", "stays"})
            en += QByteArray("The Shepherd ") + verb + ".\n\n";
        for (const char* verb : {"schläft", "isst", "läuft", "bleibt"})
            de += QByteArray("Der Hirte ") + verb + ".\n\n";
        QCOMPARE(run({"texts", "import", "--en", write("flock.en.txt", en), "--de", write("flock.de.txt", de),
                      "-o", at("flock.hexatext")})
                     .status,
                 0);
        const Run found = run({"texts", "terms", at("flock.hexatext"), "--json"});
        QCOMPARE(found.status, 0);
        const QJsonArray terms = QJsonDocument::fromJson(found.out).object()["terms"].toArray();
        QCOMPARE(terms.size(), 1);
        QCOMPARE(terms[0].toObject()["forms"].toObject(), (QJsonObject{{"en", "Shepherd"}, {"de", "Hirte"}}));
        QCOMPARE(terms[0].toObject()["rows"].toInt(), 4);
        QCOMPARE(run({"texts", "terms", at("flock.hexatext"), "--lang", "en"}).out,
                 QByteArray("Shepherd | Hirte (4 rows)\n"));
        QCOMPARE(run({"texts", "terms", at("p.hexatext")}).out, QByteArray());
        QCOMPARE(run({"texts", "terms", at("p.hexatext"), "--max", "0"}).status, 2);
    }

    void check() {
        const Run result = run({"texts", "check", at("p.hexatext"), "--json", "--lang", "de"});
        QCOMPARE(result.status, 1);
        const QJsonArray alerts = QJsonDocument::fromJson(result.out).object()["alerts"].toArray();
        bool found = false;
        for (const QJsonValue& value : alerts) {
            const QJsonObject alert = value.toObject();
            QCOMPARE(alert.keys(),
                     QStringList({"check", "lang", "lines", "message", "severity", "unit", "words"}));
            QVERIFY(!alert["message"].toString().startsWith("texts."));
            if (alert["check"] != "number") continue;
            found = true;
            QCOMPARE(alert["lang"].toString(), QString("fr"));
            QCOMPARE(alert["severity"].toString(), QString("error"));
            QVERIFY(alert["words"].toArray().contains("8"));
            QCOMPARE(alert["lines"].toObject()["en"].toArray(), QJsonArray({5, 5}));
        }
        QVERIFY(found);
    }

    void report() {
        const Run result =
            run({"texts", "report", at("p.hexatext"), "--lang", "fr", "-o", at("report.html")});
        QVERIFY2(result.status == 0, result.err.constData());
        QFile file(at("report.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("<html lang=\"fr\">"));
        QVERIFY(page.contains("La partie se termine après <mark>8</mark> tours."));
        QVERIFY(page.contains("<strong>Erreur</strong>") && !page.contains("texts.check"));
        // The project itself is not written over.
        QVERIFY(run({"texts", "report", at("p.hexatext"), "-o", at("p.hexatext")}).status != 0);
    }

    /// Progress of an import, on standard error only.
    void progressOfAnImport() {
        QByteArray book;
        for (int i = 0; i < 300; ++i) book += "Row " + QByteArray::number(i * 7919 % 1000) + ".\n\n";
        const QString en = write("long.en.txt", book);
        const QString de = write("long.de.txt", book);
        const Run reported =
            run({"texts", "import", "--en", en, "--de", de, "--progress", "-o", at("long.hexatext")});
        QCOMPARE(reported.status, 0);
        QVERIFY2(reported.err.contains("0%: 0 of ") && reported.err.contains(" sentences"),
                 reported.err.constData());
        QVERIFY(reported.out.isEmpty());
        const Run quiet = run({"texts", "import", "--en", en, "--de", de, "-o", at("long2.hexatext")});
        QVERIFY(!quiet.err.contains("sentences"));
    }

    void memory() {
        // Nothing is approved: a memory without texts, but a good file.
        const Run result = run({"texts", "export", at("p.hexatext"), "--to", "tmx", "-o", "-"});
        QVERIFY2(result.status == 0, result.err.constData());
        QVERIFY(result.out.contains("<tmx version=\"1.4\">") && result.out.contains("srclang=\"*all*\""));
        QVERIFY(run({"texts", "export", at("p.hexatext"), "--to", "po", "-o", "-"}).status != 0);
    }

    void exchange() {
        for (const QString form : {"po", "xliff", "xliff2", "ts"}) {
            QCOMPARE(run({"texts", "export", at("p.hexatext"), "--language", "de", "--to", form, "-o",
                          at("x." + form)})
                         .status,
                     0);
            const Run update =
                run({"texts", "update", at("p.hexatext"), at("x." + form), "-o", at("q.hexatext")});
            QVERIFY2(update.status == 0, update.err.constData());
            QFile before(at("p.hexatext"));
            QFile after(at("q.hexatext"));
            QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
            QCOMPARE(after.readAll(), before.readAll());
            QCOMPARE(run({"texts", "import", at("x." + form), "-o", at("r.hexatext")}).status, 0);
        }
        // Files of several languages become one project again.
        for (const QString language : {"de", "fr"})
            QCOMPARE(run({"texts", "export", at("p.hexatext"), "--language", language, "--to", "xliff", "-o",
                          at("x." + language + ".xlf")})
                         .status,
                     0);
        QCOMPARE(run({"texts", "import", at("x.de.xlf"), at("x.fr.xlf"), "-o", at("r.hexatext")}).status, 0);
        const auto texts = [&](const char* project) {
            const QByteArray rows = run({"texts", "rows", at(project), "--json"}).out;
            QStringList found;
            for (const QJsonValue& row : QJsonDocument::fromJson(rows)["rows"].toArray())
                if (!row["texts"]["en"].toString().isEmpty())
                    found << row["texts"]["de"].toString() + '|' + row["texts"]["fr"].toString();
            return found;
        };
        QVERIFY(texts("p.hexatext").size() > 1);
        QCOMPARE(texts("r.hexatext"), texts("p.hexatext"));
        const Run twice = run({"texts", "import", at("x.de.xlf"), at("x.de.xlf"), "-o", at("s.hexatext")});
        QCOMPARE(twice.status, 3);
        QVERIFY(!QFile::exists(at("s.hexatext")));
        // The error names the right file.
        const Run other =
            run({"texts", "import", at("x.de.xlf"), at("x.fr.xlf"),
                 write("none.po", "msgid \"\"\nmsgstr \"\"\n\nmsgid \"One\"\nmsgstr \"Eins\"\n"), "-o",
                 at("s.hexatext")});
        QCOMPARE(other.status, 3);
        QVERIFY2(other.err.contains("none.po") && !other.err.contains("x.de.xlf"), other.err.constData());
        QVERIFY(run({"texts", "export", at("p.hexatext"), "--language", "fr", "--to", "md", "-o", "-"})
                    .out.contains("## Mise en place"));
        QVERIFY(run({"texts", "status", at("p.hexatext"), "--lang", "en"}).out.contains("3 to review"));
    }

    /// A file of another program comes back as it was, with what has changed.
    void inPlace() {
        const QByteArray po =
            "# Mine\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n\n#. On the card.\n#: a.c:1\n#, c-format\n"
            "msgid \"Draw %d cards.\"\nmsgstr \"Ziehe %d Karten.\"\n\n#~ msgid \"old\"\n#~ msgstr \"alt\"\n";
        const QString file = write("other.po", po);
        QCOMPARE(run({"texts", "import", file, "-o", at("other.hexatext")}).status, 0);
        const auto exported = [&](const QString& project, const QStringList& more = {}) {
            return run(QStringList{"texts", "export", at(project), "--language", "de", "--to", "po", "-o",
                                   "-"} +
                       more)
                .out;
        };
        QCOMPARE(exported("other.hexatext"), po);
        QVERIFY(exported("other.hexatext", {"--new"}).contains("msgctxt"));
        QByteArray changed = po;
        changed.replace("Ziehe %d Karten.", "Zieh %d Karten.");
        QCOMPARE(run({"texts", "update", at("other.hexatext"), write("changed.po", changed)}).status, 0);
        QCOMPARE(exported("other.hexatext"), changed);
        const Run reported = run({"texts", "export", at("other.hexatext"), "--language", "de", "--to", "po",
                                  "-o", at("back.po"), "--lang", "en"});
        QVERIFY2(reported.err.contains("other.po: 1."), reported.err.constData());
        // A template says no language.
        QByteArray pot = po;
        pot.replace("Language: de", "Language: ");
        const QString unnamed = write("rules.pot", pot);
        QCOMPARE(run({"texts", "import", unnamed, "-o", at("pot.hexatext")}).status, 3);
        QCOMPARE(run({"texts", "import", unnamed, "--language", "de", "-o", at("pot.hexatext")}).status, 0);
        // "app" could be a language.
        const QString app = write("app.po", pot);
        QCOMPARE(run({"texts", "import", app, "--language", "de", "-o", at("app.hexatext")}).status, 0);
        QCOMPARE(exported("app.hexatext"), pot);
    }

    /// Terms of a game are used only if it is named.
    void glossaryOfAGame() {
        const QStringList import{"texts", "import", "--en", at("en.txt"), "--de", at("de.txt"), "-o"};
        const auto content = [&](const char* name) {
            QFile project(at(name));
            return project.open(QIODevice::ReadOnly) ? project.readAll() : QByteArray();
        };
        QCOMPARE(run(import + QStringList{at("none.hexatext")}).status, 0);
        QVERIFY(!content("none.hexatext").contains("\"glossary\""));
        QCOMPARE(run(import + QStringList{at("game.hexatext"), "--system", "clockwork-wars"}).status, 0);
        QVERIFY(content("game.hexatext").contains("\"glossary\""));
    }

    /// --lang is the language that the program speaks, everywhere; --language that of the texts.
    void languageOfMessagesAndOfTexts() {
        const Run export_ = run({"texts", "export", at("p.hexatext"), "--language", "fr", "--to", "po", "-o",
                                 at("de-says.po"), "--lang", "de"});
        QVERIFY2(export_.status == 0, export_.err.constData());
        QVERIFY2(export_.err.contains("Geschrieben"), export_.err.constData());
        QCOMPARE(
            run({"texts", "export", at("p.hexatext"), "--lang", "fr", "--to", "po", "-o", at("n.po")}).status,
            2);
    }

    /// What a file changed is kept, with its author.
    void history() {
        QVERIFY(run({"texts", "history", at("p.hexatext")})
                    .err.contains("There are no earlier versions of these texts."));
        QCOMPARE(run({"texts", "export", at("p.hexatext"), "--language", "de", "--to", "po", "--new", "-o",
                      at("h.de.po")})
                     .status,
                 0);
        QFile file(at("h.de.po"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray po = file.readAll();
        QVERIFY(po.contains("Lege 3 Figuren hierher."));
        po.replace("Lege 3 Figuren hierher.", "Stelle 3 Figuren hierher.");
        const Run update = run({"texts", "update", at("p.hexatext"), write("h.de.po", po), "-o",
                                at("h.hexatext"), "--author", "Ada"});
        QVERIFY2(update.status == 0, update.err.constData());
        const Run lines = run({"texts", "history", at("h.hexatext"), "--language", "de"});
        QVERIFY2(lines.out.contains("  de (needs review, Ada, 2"), lines.out.constData());
        QVERIFY2(lines.out.contains("): Lege 3 Figuren hierher."), lines.out.constData());
        const QJsonArray all =
            QJsonDocument::fromJson(run({"texts", "history", at("h.hexatext"), "--json"}).out)
                .object()["history"]
                .toArray();
        QCOMPARE(all.size(), 1);
        const QString row = all[0].toObject()["unit"].toString();
        const QJsonArray versions = all[0].toObject()["versions"].toArray();
        QCOMPARE(versions.size(), 2);
        QCOMPARE(versions[0].toObject()["author"].toString(), QString("Ada"));
        QCOMPARE(versions[1].toObject()["text"].toString(), QString("Lege 3 Figuren hierher."));
        QVERIFY(run({"texts", "history", at("h.hexatext"), "--row", row}).out.startsWith(row.toUtf8()));
        QCOMPARE(run({"texts", "history", at("h.hexatext"), "--row", "none"}).status, 2);
        // Exports are the same with and without it.
        const auto exported = [&](const QString& project) {
            const Run done = run({"texts", "export", project, "--language", "de", "--to", "md", "-o", "-"});
            return done.out;
        };
        QVERIFY(exported(at("h.hexatext")).contains("Stelle 3") &&
                !exported(at("h.hexatext")).contains("Ada"));
    }

    /// For a file without a language, the language comes from the option or from the file's name.
    void updateWithLanguage() {
        const QByteArray po =
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
            "msgctxt \"u2\"\nmsgid \"Put 3 pieces here.\"\nmsgstr \"Setze 3 Figuren hierher.\"\n";
        const QByteArray rows = run({"texts", "rows", at("p.hexatext"), "--json"}).out;
        const QString id = QJsonDocument::fromJson(rows)["rows"][1]["unit"].toString();
        const QByteArray file = QByteArray(po).replace("u2", id.toUtf8());
        const Run unnamed =
            run({"texts", "update", at("p.hexatext"), write("sent.po", file), "-o", at("u.hexatext")});
        QCOMPARE(unnamed.status, 2);
        QVERIFY2(unnamed.err.contains("--language"), unnamed.err.constData());
        const Run named = run(
            {"texts", "update", at("p.hexatext"), at("sent.po"), "--language", "de", "-o", at("u.hexatext")});
        QVERIFY2(named.status == 0, named.err.constData());
        QVERIFY(run({"texts", "rows", at("u.hexatext"), "--json"}).out.contains("Setze 3 Figuren"));
        const Run byName =
            run({"texts", "update", at("p.hexatext"), write("sent.de.po", file), "-o", at("v.hexatext")});
        QVERIFY2(byName.status == 0, byName.err.constData());
    }

    /// A table of card texts comes in with chosen columns and goes back with changed cells only.
    /// A file that a translator sends back in Latin 1.
    void updateInAnOldEncoding() {
        QCOMPARE(
            run({"texts", "import", "--en", at("en.txt"), "--de", at("de.txt"), "-o", at("old.hexatext")})
                .status,
            0);
        const auto german = [&] { return run({"texts", "rows", at("old.hexatext"), "--json"}).out; };
        const QString po = write("old.de.po", "msgid \"Set-up\"\nmsgstr \"Vorg\xe4nge\"\n");
        const QStringList update{"texts", "update", at("old.hexatext"), po};
        const Run refused = run(update);
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.contains("--encoding latin1"), refused.err.constData());
        const Run taken = run(update + QStringList{"--encoding", "latin1"});
        QVERIFY2(taken.status == 0, taken.err.constData());
        QVERIFY(german().contains("Vorg\u00e4nge"));
        const QString csv = write("old.csv", "en;de\nSet-up;R\xfcsten\n");
        QCOMPARE(run({"texts", "update", at("old.hexatext"), csv}).status, 3);
        const Run table = run({"texts", "update", at("old.hexatext"), csv, "--encoding", "latin1"});
        QVERIFY2(german().contains("R\u00fcsten"), table.err.constData());
    }

    /// A memory has what is translated, approved or not, and is never empty.
    void translationMemory() {
        const Run written = run({"texts", "export", at("p.hexatext"), "--to", "tmx", "-o", at("p.tmx")});
        QVERIFY2(written.status == 0, written.err.constData());
        QFile file(at("p.tmx"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray memory = file.readAll();
        QVERIFY(memory.contains("Lege 3 Figuren hierher."));
        QVERIFY(memory.contains("x-hexatelier-state"));
        QCOMPARE(run({"texts", "import", "--en", at("en.txt"), "-o", at("alone.hexatext")}).status, 0);
        const Run empty = run(
            {"texts", "export", at("alone.hexatext"), "--to", "tmx", "-o", at("alone.tmx"), "--lang", "en"});
        QCOMPARE(empty.status, 3);
        QVERIFY2(empty.err.contains("Translate some texts first"), empty.err.constData());
        QVERIFY(!QFile::exists(at("alone.tmx")));
    }

    void tables() {
        const QByteArray cards = "\xef\xbb\xbfKey;English;Art;Deutsch;Max\r\n"
                                 "fox;Draw a card.;\"a;b\";Ziehe eine Karte.;16\r\n"
                                 "owl;Take 2 gold.;;\"Nimm \"\"2\"\" Gold.\";\r\n";
        const QString file = write("cards.csv", cards);
        const Run in = run({"texts", "import", file, "--column", "en=English", "--column", "de=4", "--id",
                            "Key", "-o", at("cards.hexatext")});
        QVERIFY2(in.status == 0, in.err.constData());
        const auto exported = [&](const char* project) {
            return run({"texts", "export", at(project), "--to", "csv", "-o", "-"}).out;
        };
        QCOMPARE(exported("cards.hexatext"), cards);
        QVERIFY(run({"texts", "check", at("cards.hexatext"), "--lang", "en"}).out.contains("17 characters"));
        QByteArray sent = cards;
        sent.replace("Ziehe eine Karte.", "\"Zieh; eine!\"");
        const Run back = run({"texts", "update", at("cards.hexatext"), write("sent.csv", sent)});
        QVERIFY2(back.status == 0, back.err.constData());
        QCOMPARE(exported("cards.hexatext"), sent);
        QVERIFY(run({"texts", "export", at("cards.hexatext"), "--to", "csv", "--new", "-o", "-"})
                    .out.contains("\r\nfox,Draw a card.,Zieh; eine!,16\r\n"));
        // Without options, the names of the columns decide.
        QCOMPARE(run({"texts", "import", file, "-o", at("guessed.hexatext")}).status, 0);
        QCOMPARE(exported("guessed.hexatext"), cards);
        // A separator makes any file a table.
        const Run separated = run({"texts", "import", write("cards.txt", cards), "--separator", ";", "-o",
                                   at("separated.hexatext")});
        QVERIFY2(separated.status == 0, separated.err.constData());
        QCOMPARE(exported("separated.hexatext"), cards);
        const Run wrong = run({"texts", "import", file, "--column", "de=Deutch", "-o", at("x.hexatext")});
        QCOMPARE(wrong.status, 3);
        QVERIFY(wrong.err.contains("Deutsch"));
        QCOMPARE(run({"texts", "import", file, "--column", "Deutsch", "-o", at("x.hexatext")}).status, 2);
        QCOMPARE(run({"texts", "import", file, file, "-o", at("x.hexatext")}).status, 2);
        const Run book =
            run({"texts", "import", write("a.xlsx", "PK\x03\x04"), "--lang", "en", "-o", at("x.hexatext")});
        QCOMPARE(book.status, 3);
        QVERIFY(book.err.contains("CSV"));
    }

    /// Columns named by countries are taken where it is clear what they mean, and the others are
    /// said.
    void countryColumns() {
        const auto importing = [&](const QByteArray& table) {
            return run(
                {"texts", "import", write("lands.csv", table), "--lang", "en", "-o", at("lands.hexatext")});
        };
        const Run clear =
            importing("Key;US;DE;JP;Art\nfox;Draw a card;Ziehe eine Karte;カードを引く;fox.png\n");
        QVERIFY2(clear.status == 0, clear.err.constData());
        QVERIFY2(clear.err.contains("en = 2 (US), de = 3 (DE), ja = 4 (JP), ID = 1 (Key)"),
                 clear.err.constData());
        QVERIFY2(clear.err.contains("Columns left out: 5 (Art)."), clear.err.constData());
        const Run unsure = importing("Key;EN;SE\nfox;Draw a card;\n");
        QVERIFY2(unsure.status == 0, unsure.err.constData());
        QVERIFY2(unsure.err.contains("Columns left out: 3 (SE)."), unsure.err.constData());
        QVERIFY2(unsure.err.contains("--column en=2 --column sv=3"), unsure.err.constData());
        const Run reported = run({"texts", "import", at("lands.csv"), "--column", "en=2", "--column", "sv=3",
                                  "--lang", "en", "-o", at("lands.hexatext")});
        QVERIFY2(reported.err.contains("sv = 3 (SE)"), reported.err.constData());
    }

    /// Documents come in by pandoc, or say that it is missing; a language ends their names.
    void documents() {
        write("book.en.html",
              "<h1>Setup</h1><p>Take <b>3 cards</b>.</p><table><tr><td>Fox</td><td>Owl</td></tr>"
              "</table>");
        write("book.de.html",
              "<h1>Aufbau</h1><p>Nimm <b>3 Karten</b>.</p><table><tr><td>Fuchs</td><td>Eule</td>"
              "</tr></table>");
        const QByteArray path = qgetenv("PATH");
        const QStringList command{"texts", "import", at("book.en.html"), at("book.de.html"), "--lang",
                                  "en",    "-o",     at("book.hexatext")};
        qputenv("PATH", "");
        const Run without = run(command);
        qputenv("PATH", path);
        QCOMPARE(without.status, 3);
        QVERIFY2(without.err.contains("Install pandoc"), without.err.constData());
        if (QStandardPaths::findExecutable("pandoc").isEmpty()) QSKIP("pandoc is not installed");
        const Run in = run(command);
        QVERIFY2(in.status == 0, in.err.constData());
        const QByteArray rows = run({"texts", "rows", at("book.hexatext"), "--json"}).out;
        for (const char* text : {"Take **3 cards**.", "Nimm **3 Karten**.", "Owl", "Eule"})
            QVERIFY2(rows.contains(text), rows.constData());
        // One document alone, in the language that is named.
        write("alone.html", "<p>Take 3 cards.</p>");
        const Run unnamed =
            run({"texts", "import", at("alone.html"), "--lang", "en", "-o", at("x.hexatext")});
        QCOMPARE(unnamed.status, 2);
        QVERIFY2(unnamed.err.contains("--text en="), unnamed.err.constData());
        QCOMPARE(
            run({"texts", "import", at("alone.html"), "--language", "it", "-o", at("alone.hexatext")}).status,
            0);
        QCOMPARE(run({"texts", "import", at("none.en.docx"), "-o", at("x.hexatext")}).status, 3);
    }

    /// Lines that are too wide in the font of the project.
    void widths() {
        write("wide.hexatext",
              R"({"format": "hexatelier-texts", "version": 1, "source": "en", "languages": ["en", "de"],
            "widest": {"mm": 20, "font": "DejaVu Sans", "points": 10},
            "units": [{"id": "a", "texts": {"en": "Fox", "de": "Ein Fuchs, der sehr lange schläft"}}]})");
        const QByteArray said = run({"texts", "check", at("wide.hexatext"), "--lang", "en"}).out;
        QVERIFY2(said.contains("at most 20 mm allowed (DejaVu Sans, 10 pt)"), said.constData());
    }

    /// Named columns take the place of guessed ones, and a separator alone makes a table.
    void columnsThatCollide() {
        const QString file = write("t.csv", "id;en;de;note;key\nfox;Draw;Zieh;Karte;k1\n");
        const auto rows = [&](const QStringList& options) {
            const Run in = run(QStringList{"texts", "import", file, "-o", at("t.hexatext")} + options);
            if (in.status != 0) return QByteArray("failed: ") + in.err;
            return run({"texts", "export", at("t.hexatext"), "--to", "csv", "--new", "-o", "-"}).out;
        };
        QVERIFY(rows({"--note", "de"}).contains("id,en,note\r\nfox,Draw,Zieh\r\n"));
        QVERIFY(rows({"--id", "note"}).contains("\r\nKarte,Draw,Zieh\r\n"));
        QVERIFY(rows({"--id", "key", "--note", "id"}).contains("\r\nk1,Draw,Zieh,fox\r\n"));
        QVERIFY(
            rows({"--column", "fr=id", "--column", "en=note"}).contains("id,fr,en\r\nrow-1,fox,Karte\r\n"));
        const QString text = write("t.txt", "id|en|de\nfox|Draw|Zieh\n");
        QCOMPARE(run({"texts", "import", text, "--separator", "|", "-o", at("u.hexatext")}).status, 0);
        const QString back = write("back.txt", "id|en|de\nfox|Draw|Ziehe\n");
        const Run updated = run({"texts", "update", at("u.hexatext"), back, "--separator", "|"});
        QVERIFY2(updated.status == 0, updated.err.constData());
        QVERIFY(run({"texts", "export", at("u.hexatext"), "--to", "csv", "-o", "-"}).out.contains("|Ziehe"));
        const Run lacking = run({"texts", "update", at("u.hexatext"), write("b.csv", "id,de\nfox,Z\n")});
        QCOMPARE(lacking.status, 3);
        QVERIFY2(lacking.err.contains("source language (en)"), lacking.err.constData());
    }

    /// Terms leave as TBX and CSV, and come back.
    void glossaries() {
        write("terms.tsv", "key\ten\tde\nlake\tlake\tSee | Weiher\n");
        write("game.hexatext",
              R"({"format":"hexatelier-texts","version":1,"languages":["en","de"],"units":[]})");
        const auto content = [&](const char* name) {
            QFile file(at(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(run({"texts", "glossary", at("game.hexatext"), "--import", at("terms.tsv")}).status, 0);
        for (const QString form : {"tbx", "csv", "json"}) {
            const QString file = at("terms." + form);
            QCOMPARE(run({"texts", "glossary", at("game.hexatext"), "-o", file}).status, 0);
            QCOMPARE(run({"texts", "glossary", at("game.hexatext"), "--import", file, "-o", at("a.hexatext")})
                         .status,
                     0);
            QVERIFY(content("a.hexatext").contains("Weiher"));
            QCOMPARE(content("a.hexatext"), content("game.hexatext"));
        }
        QCOMPARE(run({"texts", "glossary", at("game.hexatext")}).status, 2);
        const QString bad = write("bad.tbx", "<tbx");
        QCOMPARE(run({"texts", "glossary", at("game.hexatext"), "--import", bad}).status, 3);
        QVERIFY(run({"texts", "glossary", at("game.hexatext"), "-o", at("game.hexatext")}).status != 0);
    }

    /// Empty texts are filled from a memory with similar sources. Existing ones stay, and texts
    /// with other placeholders are not used.
    void pretranslate() {
        const QString tmx =
            write("m.tmx", "<?xml version=\"1.0\"?><tmx version=\"1.4\"><header srclang=\"en\"/><body>"
                           "<tu><tuv xml:lang=\"en\"><seg>Draw a card.</seg></tuv><tuv "
                           "xml:lang=\"de\"><seg>Ziehe eine Karte.</seg></tuv></tu>"
                           "<tu><tuv xml:lang=\"en\"><seg>Draw {n} cards.</seg></tuv><tuv "
                           "xml:lang=\"de\"><seg>Ziehe Karten.</seg></tuv></tu>"
                           "</body></tmx>");
        const QString project =
            write("empty.hexatext",
                  R"({"format":"hexatelier-texts","version":1,"source":"en","languages":["en","de"],"units":[
                {"id":"a","texts":{"en":"Draw a card.","de":""}},
                {"id":"b","texts":{"en":"Draw a red card.","de":""}},
                {"id":"c","texts":{"en":"Draw a card.","de":"Karte ziehen."}},
                {"id":"d","texts":{"en":"Draw {n} cards.","de":""}},
                {"id":"e","texts":{"en":"The game ends.","de":""}}]})");
        const QStringList filling{"texts", "pretranslate", project, tmx,  "--language",
                                  "de",    "--least",      "70",    "-o", at("filled.hexatext")};
        const Run filled = run(filling + QStringList{"--json"});
        QVERIFY2(filled.status == 0, filled.err.constData());
        const QJsonDocument json = QJsonDocument::fromJson(filled.out);
        QCOMPARE(json["filled"].toArray().size(), 2);
        QCOMPARE(json["filled"][0]["unit"].toString(), QString("a"));
        QCOMPARE(json["filled"][0]["percent"].toInt(), 100);
        QCOMPARE(json["filled"][1]["unit"].toString(), QString("b"));
        QVERIFY(json["filled"][1]["percent"].toInt() < 100);
        const QJsonDocument rows =
            QJsonDocument::fromJson(run({"texts", "rows", at("filled.hexatext"), "--json"}).out);
        QCOMPARE(rows["rows"][1]["texts"]["de"].toString(), QString("Ziehe eine Karte."));
        QCOMPARE(rows["rows"][2]["texts"]["de"].toString(), QString("Karte ziehen."));
        const QJsonDocument status =
            QJsonDocument::fromJson(run({"texts", "status", at("filled.hexatext"), "--json"}).out);
        QCOMPARE(status["languages"][1]["missing"].toInt(), 2);
        QCOMPARE(status["languages"][1]["needsReview"].toInt(),
                 2);  // the one that was there, and one of an equal source
        QCOMPARE(status["languages"][1]["draft"].toInt(), 1);
        // A project is a memory, too; an unsuccessful search changes nothing.
        QCOMPARE(run({"texts", "pretranslate", at("filled.hexatext"), project, "--language", "de", "--json"})
                     .out.simplified(),
                 QByteArray(R"({ "filled": [] })"));
        QCOMPARE(run({"texts", "pretranslate", project, "--language", "it"}).status, 2);
        QCOMPARE(run({"texts", "pretranslate", project, write("no.tmx", "<tmx>"), "--language", "de"}).status,
                 3);
        QCOMPARE(run({"texts", "pretranslate", project, tmx, "--language", "de", "--least", "0"}).status, 2);
    }

    void refused() {
        QCOMPARE(run({"texts"}).status, 2);
        QCOMPARE(run({"texts", "import", "-o", at("y.hexatext")}).status, 2);
        QCOMPARE(
            run({"texts", "export", at("p.hexatext"), "--language", "it", "--to", "po", "-o", at("y.po")})
                .status,
            2);
        const QString latin = write("latin.txt", "gr\xfcn\n");
        const Run unasked = run({"texts", "import", "--de", latin, "-o", at("y.hexatext"), "--lang", "en"});
        QCOMPARE(unasked.status, 3);
        QVERIFY(unasked.err.contains("latin1"));
        QVERIFY(!QFile::exists(at("y.hexatext")));
        QCOMPARE(
            run({"texts", "import", "--de", latin, "--encoding", "latin1", "-o", at("y.hexatext")}).status,
            0);
        QCOMPARE(run({"texts", "check", at("en.txt")}).status, 3);
        QCOMPARE(run({"texts", "update", at("p.hexatext"),
                      write("bomb.ts", "<!DOCTYPE TS [<!ENTITY a \"b\">]><TS>&a;</TS>")})
                     .status,
                 3);
    }
};

HEXA_TEST(CliTextsTest);
#include "texts_test.moc"
