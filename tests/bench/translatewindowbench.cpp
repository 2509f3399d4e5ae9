// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the Translate mode with 12 000 rows in three languages, in the window with all its
// panels. For each user action it measures the longest time that the window's thread is blocked,
// until everything is shown and checked.
//
//   translatewindowbench [ROWS]
//   translatewindowbench ROWS typing    only what writing a text does
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/projectfile.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/translate/textcell.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"
#include "editor/window/mainwindow.h"
#include "tests/bench/manytexts.h"
#include "tests/bench/measure.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace {

using namespace hexa;
using namespace hexa::editor;
using bench::threadTime;
using bench::wallTime;

class Bench {
public:
    explicit Bench(MainWindow& window) : mWindow(window) {}

    TranslateParts& parts() { return mWindow.translateCommands().parts(); }
    TranslatePage& page() { return *mWindow.translateCommands().page(); }
    template <class Widget>
    Widget& find(const char* name) {
        return *mWindow.findChild<Widget*>(name);
    }
    void trigger(const char* action) { mWindow.actions()[action]->trigger(); }

    /// Times `act` itself and each round of the window's loop until it is idle; the longest is
    /// reported.
    /// @param until true when the action has come to its end, at the earliest
    template <class Act>
    void take(const std::string& name, Act act, const std::function<bool()>& until = {}) {
        mLongest = {};
        mRounds = 0;
        const double begin = wallTime();
        piece(act);
        const double own = mLongest.processor * 1e3;
        settle(until);
        bench::row(name, {mLongest.wall * 1e3, mLongest.processor * 1e3}, "ms",
                   "longest of " + std::to_string(mRounds) + " pieces; at once " +
                       std::to_string(static_cast<int>(own)) + ", at rest after " +
                       std::to_string(static_cast<int>(mRested - begin)),
                   "< 50");
    }

private:
    template <class Act>
    void piece(Act& act) {
        const double wall = wallTime();
        const double processor = threadTime();
        act();
        const double took = threadTime() - processor;
        if (took > 0.1) ++mRounds;
        if (took * 1e-3 < mLongest.processor) return;
        mLongest = {(wallTime() - wall) * 1e-3, took * 1e-3};
    }
    void settle(const std::function<bool()>& until) {
        const auto round = [] { QApplication::processEvents(); };
        mRested = wallTime();
        while (wallTime() - mRested < 400) {
            const double before = threadTime();
            piece(round);
            if ((until && !until()) || parts().alerts.checking() || !parts().suggestions.ready() ||
                threadTime() - before > 1)
                mRested = wallTime();
            QThread::usleep(300);
        }
    }

    MainWindow& mWindow;
    bench::Seconds mLongest;
    int mRounds = 0;
    double mRested = 0;
};

/// Presses the button of the next question, whatever it is.
void answer(QMessageBox::ButtonRole role) {
    QTimer::singleShot(0, qApp, [role] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == role) return button->click();
    });
}

/// Writes into a text of the table, letter by letter, and leaves it.
void type(Bench& bench) {
    QTableView& table = bench.page().table();
    const auto press = [](QWidget* widget, int key, const QString& text = {}) {
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
        QApplication::sendEvent(widget, &down);
        QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, text);
        QApplication::sendEvent(widget, &up);
    };
    bench.take("go to a text", [&] { table.setCurrentIndex(table.model()->index(7, 2)); });
    bench.take("open it to write", [&] { table.edit(table.currentIndex()); });
    TextCell* cell = table.findChild<TextCell*>();
    if (cell == nullptr) std::abort();
    bench.take("type a letter", [&] { press(cell, Qt::Key_A, "a"); });
    // The checks of the letters before are under way.
    for (const int pause : {30, 250, 700, 900, 300}) {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < pause) QApplication::processEvents(QEventLoop::AllEvents, 5);
        press(cell, Qt::Key_B, "b");
    }
    bench.take("type a letter after others", [&] { press(cell, Qt::Key_C, "c"); });
    bench.take("leave the text", [&] { press(cell, Qt::Key_Return); });
}

}  // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QTemporaryDir home;
    QSettings settings(home.filePath("settings.ini"), QSettings::IniFormat);
    const Systems systems = builtInSystems();
    Locale locale(systems);
    locale.setLanguage("en");
    MainWindow window(systems, locale, settings, builtInTexts());
    window.resize(1366, 768);
    window.show();
    Bench bench(window);
    QApplication::processEvents();

    const QStringList arguments = QApplication::arguments();
    const std::size_t rows = arguments.size() > 1 ? arguments[1].toULongLong() : 12'000;
    const QString path = home.filePath("many.hexatext");
    static_cast<void>(writeFile(path.toStdString(), texts::writeProject(bench::manyTexts(rows))));

    TextDocument& document = bench.parts().document;
    bench.take(
        "open " + std::to_string(rows) + " rows", [&] { window.files().open(path); },
        [&] { return document.isOpen(); });
    type(bench);
    if (arguments.size() > 2) return 0;
    bench.take("select all", [&] { bench.page().table().selectAll(); });
    bench.take("36 000 texts drafts", [&] { bench.trigger("texts.draft"); });
    bench.take("undo it", [&] { bench.trigger("edit.undo"); });
    bench.take("redo it", [&] { bench.trigger("edit.redo"); });
    bench.take("approve 36 000 texts", [&] {
        answer(QMessageBox::AcceptRole);
        bench.trigger("texts.approve");
    });
    bench.take("go to the next problem", [&] { bench.trigger("texts.nextProblem"); });
    QLineEdit& words = *bench.page().findChildren<QLineEdit*>().front();
    bench.take("filter by a word", [&] { words.setText("lantern"); });
    bench.take("filter by words that nothing has", [&] { words.setText("lantern of gold"); });
    bench.take("all rows again", [&] { words.clear(); });
    bench.take("filter: changed", [&] { bench.find<QComboBox>("onlyRows").setCurrentIndex(1); });
    bench.take("filter: longer", [&] { bench.find<QComboBox>("onlyRows").setCurrentIndex(3); });
    bench.take("all rows again (2)", [&] { bench.find<QComboBox>("onlyRows").setCurrentIndex(0); });
    bench.take("write one text", [&] {
        QAbstractItemModel& model = *bench.page().table().model();
        model.setData(model.index(5, 2), "Der Kapitän nimmt zwei Karten.", Qt::EditRole);
    });
    bench.take("accept an alert", [&] { bench.trigger("texts.accept"); });
    bench.take("join two rows", [&] { bench.trigger("texts.join"); });
    bench.take("shift a language down", [&] { bench.trigger("texts.shiftDown"); });
    bench.take("undo that", [&] { bench.trigger("edit.undo"); });
    bench.take("open the search", [&] { bench.trigger("edit.find"); });
    bench.take("search", [&] { bench.find<QLineEdit>("findWords").setText("captain"); });
    bench.take("search a single letter", [&] { bench.find<QLineEdit>("findWords").setText("e"); });
    bench.take("search by expression", [&] {
        bench.find<QLineEdit>("findWords").setText("captain|Kapitän|capitaine");
        bench.find<QCheckBox>("findExpression").setChecked(true);
    });
    bench.take("replace all", [&] {
        bench.find<QLineEdit>("replacement").setText("Hafenmeister");
        bench.find<QPushButton>("replaceAll").click();
    });
    bench.take("undo the replacements", [&] { bench.trigger("edit.undo"); });
    bench.take("redo the replacements", [&] { bench.trigger("edit.redo"); });
    bench.take("undo them again", [&] { bench.trigger("edit.undo"); });
    bench.take("where words stand", [&] { bench.trigger("texts.concordance"); });
    for (QDialog* dialog : window.findChildren<QDialog*>()) dialog->close();
    bench.take("find terms", [&] { bench.trigger("texts.findTerms"); });
    for (QDialog* dialog : window.findChildren<QDialog*>()) dialog->close();
    bench.take("a glossary", [&] {
        texts::Glossary glossary;
        texts::Term term;
        term.key = "captain";
        for (const auto& [language, form] :
             {std::pair("en", "captain"), {"de", "Kapitän"}, {"fr", "capitaine"}})
            term.forms[language].push_back({form, texts::FormStatus::Preferred});
        glossary.terms.push_back(term);
        bench.parts().terms.setGlossary(std::move(glossary), [] { return QStringLiteral("Glossary"); });
    });
    bench.take("empty 4 000 texts", [&] {
        texts::Edit edit;
        edit.removed = 4000;
        edit.inserted = document.project().units.part(0, 4000);
        for (std::size_t i = 0; i < 4000; ++i) edit.inserted.change(i).texts["fr"] = {};
        document.apply(edit, [] { return QStringLiteral("Empty"); });
    });
    bench.parts().current.set(0, "fr");
    bench.take("fill them from memory", [&] { bench.trigger("texts.fillFromMemory"); });
    bench.take("other language of the window", [&] { locale.setLanguage("de"); });
    bench.take("save", [&] { window.translateCommands().saveFile(); });
    bench.take("close", [&] { document.close(); });
    return 0;
}
