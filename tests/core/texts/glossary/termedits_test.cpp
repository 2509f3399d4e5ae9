// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/glossary/termedits.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::texts;

namespace {

using Forms = std::vector<Form>;
constexpr auto preferred = FormStatus::Preferred;
constexpr auto admitted = FormStatus::Admitted;
constexpr auto forbidden = FormStatus::Forbidden;

Term term(Forms de) {
    Term term;
    term.key = "game.turn";
    term.forms["de"] = std::move(de);
    return term;
}

}  // namespace

class TermEditsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsPreferredNowIsSoAlone() {
        Term turn = term({{"Runde", preferred}, {"Zug", admitted}});
        setForm(turn, "de", 1, {"Zug", preferred});
        QCOMPARE(turn.forms["de"], (Forms{{"Zug", preferred}, {"Runde", admitted}}));
        setForm(turn, "de", 0, {"Zug", forbidden});
        // Something is preferred as long as anything may be used.
        QCOMPARE(turn.forms["de"], (Forms{{"Runde", preferred}, {"Zug", forbidden}}));
    }

    void preferredFormsAreReplacedAndRemoved() {
        Term turn = term({{"Runde", preferred}, {"Zug", forbidden}});
        setPreferred(turn, "de", " Spielrunde ");
        QCOMPARE(turn.forms["de"], (Forms{{"Spielrunde", preferred}, {"Zug", forbidden}}));
        setPreferred(turn, "fr", "tour");
        QCOMPARE(turn.forms["fr"], (Forms{{"tour", preferred}}));
        setPreferred(turn, "de", "");
        QCOMPARE(turn.forms["de"], (Forms{{"Zug", forbidden}}));
        setPreferred(turn, "fr", "");
        QVERIFY(!turn.forms.contains("fr"));
        setPreferred(turn, "it", "");
        QVERIFY(!turn.forms.contains("it"));
    }

    void formsAreAddedAndNotTwice() {
        Term turn = term({{"Runde", preferred}});
        setForm(turn, "de", 9, {"Durchgang", admitted});
        QCOMPARE(turn.forms["de"].size(), std::size_t(2));
        setForm(turn, "de", 9, {"Runde", forbidden});
        QCOMPARE(turn.forms["de"], (Forms{{"Runde", preferred}, {"Durchgang", admitted}}));
        setForm(turn, "de", 1, {"", admitted});
        QCOMPARE(turn.forms["de"], (Forms{{"Runde", preferred}}));
    }

    void whatIsTidyStaysAndIsReadAgain() {
        Term turn = term({{"Runde", preferred}, {"Zug", forbidden}, {"Durchgang", admitted}});
        const Term before = turn;
        tidyForms(turn);
        QCOMPARE(turn, before);
        const Glossary glossary{{turn}, {}};
        const auto again = readGlossary(writeGlossary(glossary));
        QVERIFY(again.ok());
        QVERIFY(*again == glossary);
    }

    void freeKeys() {
        Glossary glossary{{term({{"Runde", preferred}})}, {}};
        QCOMPARE(freeKey(glossary, "game.turn"), std::string("game.turn-2"));
        QCOMPARE(freeKey(glossary, "term"), std::string("term"));
    }
};

HEXA_TEST(TermEditsTest, "slow-unoptimized");
#include "termedits_test.moc"
