// SPDX-License-Identifier: GPL-3.0-or-later
// A text while it is being written: its contents are preserved.
#include "editor/shell/actions.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QClipboard>
#include <QLayout>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

using namespace hexa;
using namespace hexa::editor;

namespace {

const QString noBreak = QStringLiteral("Attention\u202f: piochez 3\u00a0cartes,\u00a0soldats !");

/// Texts with no-break spaces and two lines.
texts::Project spacedTexts() {
    texts::Project project = test::sampleTexts();
    project.units.change(1).texts["fr"].text = noBreak.toStdString();
    project.units.change(1).texts["de"].text = "Eins\nzwei\u00a0drei";
    return project;
}

/// A window with these texts, and a cell that can be written in.
struct TextCellFixture : test::TextWindow {
    TextCellFixture() {
        texts().document.take(spacedTexts(), {}, false);
        window->setMode(WindowMode::Translate);
    }
    void write(int row, int column) {
        go(row, column);
        table().setFocus();
        key(Qt::Key_F2);
    }
};

}  // namespace

class TextCellTest : public QObject {
    Q_OBJECT
private slots:
    void noBreakSpacesStay() {
        TextCellFixture fixture;
        for (const int column : {2, 3}) {
            const QString before = fixture.at(1, column);
            fixture.write(1, column);
            QVERIFY(fixture.page().cell() != nullptr);
            fixture.key(Qt::Key_Return);
            QVERIFY(fixture.page().cell() == nullptr);
            QCOMPARE(fixture.at(1, column), before);
        }
        QCOMPARE(fixture.texts().document.undoStack().count(), 0);
        fixture.go(1, 3);
        fixture.key(Qt::Key_F2);
        fixture.type("!");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.at(1, 3), QString(noBreak + '!'));
    }

    void marksStandWhereTheWordsAre() {
        TextCellFixture fixture;
        fixture.write(1, 3);
        TextCell* cell = fixture.page().cell();
        QVERIFY(cell != nullptr);
        // The term "Soldat" has a tinted ground: the word, and not one a byte or two beside it.
        QStringList tinted;
        const auto look = [&] {
            tinted.clear();
            const QTextBlock block = cell->document()->firstBlock();
            for (const QTextLayout::FormatRange& mark : block.layout()->formats())
                if (mark.format.background().style() != Qt::NoBrush)
                    tinted << block.text().mid(mark.start, mark.length);
            return tinted.contains("soldats");
        };
        QTRY_VERIFY2(look(), qPrintable(tinted.join('|')));
        // Alerts come later; each mark is about the text seen by the check.
        fixture.type("x");
        QTRY_VERIFY(fixture.texts().alerts.hasDraft());
        QCOMPARE(
            QString::fromStdString(std::string(fixture.texts().alerts.projectWithDraft().units[1].in("fr"))),
            QString(noBreak + 'x'));
    }

    void splittingAtTheCaretKeepsThem() {
        TextCellFixture fixture;
        fixture.write(1, 3);
        QTextCursor cursor = fixture.page().cell()->textCursor();
        cursor.setPosition(static_cast<int>(noBreak.indexOf("soldats")));
        fixture.page().cell()->setTextCursor(cursor);
        fixture.window->actions()["texts.split"]->trigger();
        QCOMPARE(fixture.table().model()->rowCount(), 6);
        QCOMPARE(fixture.at(2, 3), QString("soldats !"));
        QVERIFY(fixture.at(1, 3).contains(QStringLiteral("3\u00a0cartes,")));
    }

    void copyingKeepsThem() {
        TextCellFixture fixture;
        fixture.write(1, 2);
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        fixture.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Eins\nzwei\u00a0drei"));
        fixture.key(Qt::Key_V, Qt::ControlModifier);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.at(1, 2), QStringLiteral("Eins\nzwei\u00a0drei"));
    }
};

HEXA_TEST(TextCellTest);
#include "textcell_test.moc"
