// SPDX-License-Identifier: GPL-3.0-or-later
// Spelling: always with a small dictionary of its own, and with the installed ones if they exist.
#include "editor/shell/actions.h"
#include "editor/shell/files/leftwork.h"
#include "editor/translate/marking.h"
#include "editor/translate/spelling.h"
#include "editor/translate/textcell.h"
#include "tests/editor/gamechoice.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QLayout>
#include <QMenu>
#include <QMessageBox>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTimer>
#include <QWidget>
#include <QWindow>

using namespace hexa;
using namespace hexa::editor;
using SpellingFixture = test::TextWindow;

namespace {

/// A dictionary that knows a few words, in a folder of its own.
struct Dictionary {
    explicit Dictionary(const char* name = "de_DE", const char* encoding = "UTF-8") {
        base = folder.filePath(name);
        write(".aff", std::string("SET ") + encoding + "\nTRY aeinrstd\n");
        write(".dic", "8\nder\nWald\nist\ngrün\nordre\nweek-end\naujourd'hui\ngroß\n");
    }
    void write(const char* ending, const std::string& text) {
        QFile file(base + ending);
        if (!file.open(QIODevice::WriteOnly)) qFatal("no test file");
        const bool latin1 = text.find("ISO") != std::string::npos || isLatin1;
        isLatin1 = latin1;
        file.write(latin1 ? QString::fromStdString(text).toLatin1() : QByteArray::fromStdString(text));
    }
    std::vector<std::string> folders() const { return {folder.path().toStdString()}; }
    std::unique_ptr<Speller> open() const { return Speller::open(base.toStdString()); }
    QTemporaryDir folder;
    QString base;
    bool isLatin1 = false;
};

QStringList words(const std::string& text, const std::vector<ByteRange>& ranges) {
    QStringList found;
    for (const ByteRange& range : ranges)
        found << QString::fromStdString(text.substr(range.begin, range.end - range.begin));
    return found;
}

QStringList misspelt(Spelling& spelling, const char* language, const std::string& text) {
    static_cast<void>(spelling.misspelt(language, text));  // asks
    if (!QTest::qWaitFor([&] { return !spelling.busy(); }, test::patience)) return {"still busy"};
    return words(text, spelling.misspelt(language, text));
}

/// Returns the word with the spelling underline in a text being edited, or an empty text.
QString underlinedIn(const TextCell& cell) {
    for (const auto& mark : cell.document()->firstBlock().layout()->formats())
        if (mark.format.underlineColor() == spellingColour())
            return cell.toPlainText().mid(mark.start, mark.length);
    return {};
}

std::string installed(const char* language) { return Speller::dictionaryOf(language, Speller::folders()); }

}  // namespace

class SpellingTest : public QObject {
    Q_OBJECT
private slots:
    void dictionariesAreFound() {
        Dictionary german;
        const std::string base = german.base.toStdString();
        QCOMPARE(Speller::dictionaryOf("de", german.folders()), base);
        QCOMPARE(Speller::dictionaryOf("de-DE", german.folders()), base);
        QCOMPARE(Speller::dictionaryOf("fr", german.folders()), std::string());
        QCOMPARE(Speller::dictionaryOf("../de_DE", german.folders()), std::string());
        QCOMPARE(Speller::dictionaryOf("", german.folders()), std::string());
        QCOMPARE(Speller::dictionaryOf("de", {"/not/there"}), std::string());
        Dictionary swiss("de_CH");
        QCOMPARE(Speller::dictionaryOf("de", swiss.folders()), swiss.base.toStdString());
        QFile::remove(swiss.base + ".dic");
        QCOMPARE(Speller::dictionaryOf("de", swiss.folders()), std::string());
    }

    void groups_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("groups");
        QTest::newRow("plain") << "de"
                               << "Der Wald ist grün." << QStringList{"Der", "Wald", "ist", "grün"};
        QTest::newRow("elision") << "fr"
                                 << "l’ordre d'hier" << QStringList{"l’ordre", "d'hier"};
        QTest::newRow("hyphen") << "fr"
                                << "un week-end - bien" << QStringList{"un", "week-end", "bien"};
        QTest::newRow("no words") << "en"
                                  << "12 %1 {count} V3 TRN-01 NASA a" << QStringList{};
        QTest::newRow("markup") << "en"
                                << "**bold** and *more*" << QStringList{"bold", "and", "more"};
        QTest::newRow("quotes") << "en"
                                << "'quoted' (word)" << QStringList{"quoted", "word"};
        QTest::newRow("stuck") << "en"
                               << "{count}s 3x done" << QStringList{"done"};
        QTest::newRow("nothing") << "en"
                                 << "" << QStringList{};
    }

    void groups() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QStringList, groups);
        QStringList found;
        for (const SpellGroup& group : spellGroups(text.toStdString(), language.toStdString())) {
            found << QString::fromStdString(group.text);
            QCOMPARE(text.toStdString().substr(group.range.begin, group.range.end - group.range.begin),
                     group.text);
        }
        QCOMPARE(found, groups);
    }

    void wrongParts_data() {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QStringList>("wrong");
        QTest::newRow("right") << "Wald" << QStringList{};
        QTest::newRow("begins a sentence") << "Der" << QStringList{};
        QTest::newRow("wrong") << "Walt" << QStringList{"Walt"};
        QTest::newRow("elided") << "l’ordre" << QStringList{};
        QTest::newRow("elided wrong") << "l'ordrre" << QStringList{"ordrre"};
        QTest::newRow("whole with hyphen") << "week-end" << QStringList{};
        QTest::newRow("whole with apostrophe") << "aujourd’hui" << QStringList{};
        QTest::newRow("one part") << "Wald-Walt" << QStringList{"Walt"};
    }

    void wrongParts() {
        QFETCH(QString, group);
        QFETCH(QStringList, wrong);
        Dictionary dictionary;
        const auto speller = dictionary.open();
        QVERIFY(speller != nullptr);
        QCOMPARE(words(group.toStdString(), speller->wrongParts(group.toStdString())), wrong);
    }

    void oldEncodingsAndBrokenDictionaries() {
        Dictionary latin("de_DE", "ISO8859-1");
        const auto speller = latin.open();
        QVERIFY(speller != nullptr);
        QVERIFY(speller->isRight("grün"));
        QVERIFY(!speller->isRight("grun"));
        QCOMPARE(speller->suggestions("gruen", 1).size() <= 1, true);
        Dictionary cyrillic("de_DE", "KOI8-R");
        QVERIFY(cyrillic.open() == nullptr);
        QVERIFY(Speller::open("/not/there/de_DE") == nullptr);
        Dictionary broken;
        broken.write(".dic", "");
        const auto empty = broken.open();  // knows nothing, and does no harm
        QVERIFY(empty == nullptr || !empty->isRight("Wald"));
    }

    void theProjectsOwnWordsAreRight() {
        Dictionary dictionary;
        SpellingFixture window;
        TranslateParts& parts = window.texts();
        parts.document.take(test::sampleTexts(), {}, false);
        Spelling spelling(parts.document, parts.terms, dictionary.folders());
        QCOMPARE(misspelt(spelling, "de", "Der Wald ist grün und grosz."), (QStringList{"und", "grosz"}));
        // A term of the glossary, also inflected.
        QCOMPARE(misspelt(spelling, "de", "Der Soldat, die Soldaten"), QStringList{"die"});
        // The program's own name, which its samples have.
        QCOMPARE(misspelt(spelling, "de", "Hexatelier"), QStringList{});
        spelling.addWord("de", "grosz");
        QCOMPARE(misspelt(spelling, "de", "Der Wald ist grün und grosz."), QStringList{"und"});
        QCOMPARE(parts.document.project().words.at("de"), std::vector<std::string>{"grosz"});
        QVERIFY(parts.document.isModified());
        const auto again = texts::readProject(texts::writeProject(parts.document.project()));
        QVERIFY(again.ok() && *again == parts.document.project());
        parts.document.undoStack().undo();
        QCOMPARE(misspelt(spelling, "de", "grosz"), QStringList{"grosz"});
        // Names stay the same in all languages.
        texts::Glossary glossary = parts.document.project().glossary;
        texts::Term name = test::term("name.roger", "Roger Grosz", "Roger Grosz", "Roger Grosz");
        name.forms.erase("de");
        name.name = true;
        glossary.terms.push_back(name);
        QVERIFY(parts.terms.setGlossary(glossary, "names"));
        QCOMPARE(misspelt(spelling, "de", "Roger Grosz"), QStringList{});
        spelling.setOn(false);
        QVERIFY(spelling.misspelt("de", "Walt").empty());
        // No dictionary, no mistakes, no error.
        QVERIFY(!spelling.available("fr"));
        QCOMPARE(misspelt(spelling, "fr", "un mott"), QStringList{});
        window.window->actions()["file.close"]->trigger();
    }

    void wrongWordsWearALineAndCanBeReplaced() {
        if (installed("de").empty()) QSKIP("no German dictionary is installed (hunspell-de-de)");
        SpellingFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauertt lange."));
        const auto line = [&] {
            for (const auto& mark :
                 marksOf(fixture.texts(), 3, "de", fixture.at(3, 2), fixture.table().palette()))
                if (mark.format.underlineColor() == spellingColour())
                    return fixture.at(3, 2).mid(mark.start, mark.length);
            return QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(line(), QString("dauertt"), test::patience);
        fixture.go(3, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        TextCell* cell = fixture.page().cell();
        QTextCursor cursor = cell->textCursor();
        cursor.setPosition(12);
        cell->showMenu(cell->cursorRect(cursor).center());
        auto* menu = cell->findChild<QMenu*>("textMenu");
        QVERIFY(menu != nullptr);
        const auto entry = [&](const QString& text) -> QAction* {
            for (QAction* action : menu->actions())
                if (action->text().contains(text)) return action;
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(entry("dauert") != nullptr && entry("dauert")->text() == "dauert",
                                 test::patience);
        entry("dauert")->trigger();
        menu->close();
        QCOMPARE(cell->toPlainText(), QString("Das Spiel dauert lange."));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.at(3, 2), QString("Das Spiel dauert lange."));
        QTRY_COMPARE_WITH_TIMEOUT(line(), QString(), test::patience);
    }

    void wordsAreTaughtFromTheMenu() {
        if (installed("de").empty()) QSKIP("no German dictionary is installed (hunspell-de-de)");
        SpellingFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(3, "de", "Xyzzyfeld"));
        QVERIFY(QTest::qWaitFor([&] { return !fixture.texts().spelling.misspelt("de", "Xyzzyfeld").empty(); },
                                30'000));
        fixture.go(3, 2);
        // By the right button on the table, as usual.
        const QPoint at =
            fixture.table().visualRect(fixture.table().currentIndex()).topLeft() + QPoint(40, 12);
        emit fixture.table().customContextMenuRequested(at);
        QVERIFY(fixture.page().cell() != nullptr);
        auto* menu = fixture.page().cell()->findChild<QMenu*>("textMenu");
        QVERIFY(menu != nullptr);
        QAction* learn = nullptr;
        for (QAction* action : menu->actions())
            if (action->text().contains("Xyzzyfeld")) learn = action;
        QVERIFY(learn != nullptr);
        learn->trigger();
        menu->close();
        QCOMPARE(fixture.texts().document.project().words.at("de"), std::vector<std::string>{"Xyzzyfeld"});
        QVERIFY(fixture.texts().spelling.misspelt("de", "Xyzzyfeld").empty());
    }

    void theLineIsThereWhereTheWordIsWritten() {
        if (installed("de").empty()) QSKIP("no German dictionary is installed (hunspell-de-de)");
        SpellingFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauertt lange."));
        QVERIFY(QTest::qWaitFor(
            [&] { return !fixture.texts().spelling.misspelt("de", "Das Spiel dauertt lange.").empty(); },
            30'000));
        // The right button, pressed on the window as the system does it.
        QWidget* viewport = fixture.table().viewport();
        const QPoint inTable =
            fixture.table().visualRect(fixture.table().model()->index(3, 2)).topLeft() + QPoint(40, 12);
        QTest::mouseClick(fixture.window->windowHandle(), Qt::RightButton, {},
                          viewport->mapTo(fixture.window.get(), inTable));
        QTRY_VERIFY(fixture.page().cell() != nullptr);
        TextCell* cell = fixture.page().cell();
        QTRY_COMPARE(underlinedIn(*cell), QString("dauertt"));
        if (auto* menu = cell->findChild<QMenu*>("textMenu")) menu->close();
        // Also of the present text.
        cell->selectAll();
        cell->insertWords("Der Walldd.");
        QTRY_COMPARE_WITH_TIMEOUT(underlinedIn(*cell), QString("Walldd"), test::patience);
    }

    /// A text opened while a whole project is checked gets its lines first.
    void whatWasAskedLastComesFirst() {
        Dictionary german;
        SpellChecks checks(german.folders());
        constexpr int many = 5000;
        for (int i = 0; i < many; ++i)
            checks.wrongIn("de", "Wort" + std::string(1 + i / 100, 'a') + std::string(1 + i % 100, 'b'));
        checks.wrongIn("de", "Walt");
        int answers = 0;
        int busyWhenKnown = -1;
        connect(&checks, &SpellChecks::checked, this, [&] {
            ++answers;
            if (busyWhenKnown < 0 && checks.wrongIn("de", "Walt") != nullptr)
                busyWhenKnown = checks.busy() ? 1 : 0;
        });
        QTRY_VERIFY_WITH_TIMEOUT(!checks.busy(), test::patience);
        QCOMPARE(busyWhenKnown, 1);
        QVERIFY(answers > many / 1000);
        QCOMPARE(checks.wrongIn("de", "Walt")->size(), std::size_t(1));
    }

    /// A program killed during writing is started again: the text in its copy has its lines.
    void theLineIsThereAfterARecovery() {
        if (installed("de").empty()) QSKIP("no German dictionary is installed (hunspell-de-de)");
        SpellingFixture fixture;
        texts::Project project = test::sampleTexts();
        static_cast<void>(
            texts::apply(project, texts::setText(project, 3, "de", "Das Spiel dauertt lange.")));
        const QString folder = FileCommands::dataFolder("recovery");
        QDir().mkpath(folder);
        QVERIFY(writeFile((folder + "/killed.hexatext").toStdString(), texts::writeProject(project)).ok());
        QTimer::singleShot(50, &fixture.texts().document, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible())
                    for (QAbstractButton* button : box->buttons())
                        if (button->text().remove('&') == "Recover") button->click();
        });
        offerLeftWork(fixture.window.get(), fixture.window->translateCommands().files().leftWork());
        QCOMPARE(fixture.at(3, 2), QString("Das Spiel dauertt lange."));
        // At once, while the dictionary may still be being opened.
        fixture.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.go(3, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        TextCell* cell = fixture.page().cell();
        QVERIFY(cell != nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(underlinedIn(*cell), QString("dauertt"), test::patience);
        // Also if it is not opened.
        fixture.key(Qt::Key_Escape);
        QTRY_VERIFY(fixture.page().cell() == nullptr);
        bool marked = false;
        const QString text = fixture.at(3, 2);
        for (const auto& mark : marksOf(fixture.texts(), 3, "de", text, fixture.table().palette()))
            marked = marked || (mark.format.underlineColor() == spellingColour() &&
                                text.mid(mark.start, mark.length) == "dauertt");
        QVERIFY(marked);
    }

    void oneActionTurnsItOff() {
        SpellingFixture fixture;
        fixture.open();
        QAction* action = fixture.window->actions()["texts.spelling"];
        QVERIFY(action->isChecked());
        QVERIFY(fixture.texts().spelling.isOn());
        action->trigger();
        QVERIFY(!fixture.texts().spelling.isOn());
        QCOMPARE(fixture.settings.value("texts/spelling").toBool(), false);
        QVERIFY(fixture.table()
                    .model()
                    ->headerData(2, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains("not"));
    }

    void installedDictionariesKnowTheirLanguages_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wrong");
        QTest::newRow("en") << "en"
                            << "The player doesn't draw a seccond card." << QStringList{"seccond"};
        QTest::newRow("de") << "de"
                            << "Der Spieler zieht keine zweitte Karte, größer als Häuser."
                            << QStringList{"zweitte"};
        QTest::newRow("fr") << "fr"
                            << "Le joueur n’a pas l’ordre d’aujourd’hui, jusqu’à la fin du tourr."
                            << QStringList{"tourr"};
    }

    void installedDictionariesKnowTheirLanguages() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QStringList, wrong);
        if (installed(qPrintable(language)).empty()) QSKIP("no dictionary of this language is installed");
        SpellingFixture window;
        Spelling spelling(window.texts().document, window.texts().terms);
        QCOMPARE(misspelt(spelling, qPrintable(language), text.toStdString()), wrong);
    }

    /// The program's own rules in short, with the glossary of the game and the words learned by the
    /// project.
    void theRulesReferenceIsSpelledRight_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        const Systems systems = builtInSystems();
        for (const GameSystem& game : systems.list())
            for (const char* language : {"en", "de", "fr"})
                QTest::addRow("%s, %s", game.id().c_str(), language)
                    << QString::fromStdString(std::string(game.catalog.name.in("en"))) << language;
    }

    void theRulesReferenceIsSpelledRight() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const std::string code = language.toStdString();
        if (installed(qPrintable(language)).empty()) QSKIP("no dictionary of this language is installed");
        SpellingFixture window;
        test::answerGame(this, game);
        window.window->actions()["texts.reference"]->trigger();
        QStringList wrong;
        Spelling spelling(window.texts().document, window.texts().terms);
        for (const int round : {0, 1}) {
            for (const texts::Unit& unit : window.texts().document.project().units) {
                const std::string text(unit.in(code));
                const auto found = spelling.misspelt(code, text);  // asked for in the first round
                if (round == 1) wrong += words(text, found);
            }
            QVERIFY(QTest::qWaitFor([&] { return !spelling.busy(); }, test::patience));
        }
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    }
};

HEXA_TEST(SpellingTest);
#include "spelling_test.moc"
