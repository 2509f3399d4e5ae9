// SPDX-License-Identifier: GPL-3.0-or-later
// Notes with author and when as texts.
#include "core/texts/signednote.h"

#include "tests/support/test.h"

#include <QTest>

#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

const std::string when = "2026-01-31T12:00Z";
const std::string later = "2026-02-01T12:00Z";
using Notes = std::vector<Note>;

}  // namespace

class SignedNoteTest : public QObject {
    Q_OBJECT
private slots:
    /// Lines behind a signed one belong to it.
    void linesKeepTheirAuthor() {
        const std::string text =
            "plain\n\nAda, " + when + ": first \n second\nBob, " + later + ": third\nx: y";
        const Notes notes{"plain",
                          {"first", "Ada", when},
                          {"second", "Ada", when},
                          {"third", "Bob", later},
                          {"x: y", "Bob", later}};
        QCOMPARE(notesFrom(text), notes);
        QCOMPARE(notesFrom(notesText(notes)), notes);
        QVERIFY(notesFrom(" \n").empty());
    }

    void unsignedNotesComeFirst() {
        QCOMPARE(notesFrom(notesText({{"a", "Ada", when}, "b"})), (Notes{"b", {"a", "Ada", when}}));
    }

    /// A note of several lines keeps its author unless one of its lines was changed.
    void editing() {
        const Notes before{{"one\ntwo", "Ada", when}, {"two", "Bob", when}, "three"};
        QCOMPARE(editedNotes(before, {"one", "two", "two", "three"}, "Cleo", later), before);
        QCOMPARE(editedNotes(before, {"three", "", "two", " one", "two"}, "Cleo", later),
                 (Notes{"three", {"two", "Bob", when}, {"one\ntwo", "Ada", when}}));
        QCOMPARE(editedNotes(before, {"one", "2", "two"}, "Cleo", later),
                 (Notes{{"one", "Cleo", later}, {"2", "Cleo", later}, {"two", "Bob", when}}));
        QCOMPARE(editedNotes(before, {"one"}, "", later), (Notes{"one"}));
    }
};

HEXA_TEST(SignedNoteTest);
#include "signednote_test.moc"
