// SPDX-License-Identifier: GPL-3.0-or-later
// Notes with author and time as texts.
#include "core/texts/signednote.h"

#include "tests/support/test.h"

#include <QTest>

#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

const std::string time = "2026-01-31T12:00Z";
const std::string later = "2026-02-01T12:00Z";
using Notes = std::vector<Note>;

}  // namespace

class SignedNoteTest : public QObject {
    Q_OBJECT
private slots:
    /// Lines behind a signed one belong to it.
    void linesKeepTheirAuthor() {
        const std::string text =
            "plain\n\nAda, " + time + ": first \n second\nBob, " + later + ": third\nx: y";
        const Notes notes{"plain",
                          {"first", "Ada", time},
                          {"second", "Ada", time},
                          {"third", "Bob", later},
                          {"x: y", "Bob", later}};
        QCOMPARE(notesFrom(text), notes);
        QCOMPARE(notesFrom(notesText(notes)), notes);
        QVERIFY(notesFrom(" \n").empty());
    }

    void unsignedNotesComeFirst() {
        QCOMPARE(notesFrom(notesText({{"a", "Ada", time}, "b"})), (Notes{"b", {"a", "Ada", time}}));
    }

    /// A note of several lines keeps its author unless one of its lines was changed.
    void editing() {
        const Notes before{{"one\ntwo", "Ada", time}, {"two", "Bob", time}, "three"};
        QCOMPARE(editedNotes(before, {"one", "two", "two", "three"}, "Cleo", later), before);
        QCOMPARE(editedNotes(before, {"three", "", "two", " one", "two"}, "Cleo", later),
                 (Notes{"three", {"two", "Bob", time}, {"one\ntwo", "Ada", time}}));
        QCOMPARE(editedNotes(before, {"one", "2", "two"}, "Cleo", later),
                 (Notes{{"one", "Cleo", later}, {"2", "Cleo", later}, {"two", "Bob", time}}));
        QCOMPARE(editedNotes(before, {"one"}, "", later), (Notes{"one"}));
    }
};

HEXA_TEST(SignedNoteTest);
#include "signednote_test.moc"
