// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngametexts/owngametexts.h"

#include "core/owngametexts/reference.h"

#include "core/texts/edits.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/projectfile.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::owngame;
using texts::State;

namespace {

Definition toy() { return readDefinition(test::toyDefinition).value(); }

texts::Project textsOf(const Definition& definition) {
    return owngame::textsOf(definition, {"en", "de", "fr"}, {});
}

const texts::Unit& unit(const texts::Project& project, const char* id) {
    return project.units[*project.indexOf(id)];
}

void write(texts::Project& project, const char* id, const char* language, const char* text) {
    (void)texts::apply(project, texts::setText(project, *project.indexOf(id), language, text));
}

}  // namespace

class OwnGameTextsTest : public QObject {
    Q_OBJECT
private slots:
    void everyTextIsAUnit() {
        const texts::Project project = textsOf(toy());
        for (const char* id : {"game", "group.land", "kind.field", "edge.road", "region.farm", "piece.sheep",
                               "zone.start", "property.token", "property.token.two", "property.wet",
                               "faction.blue", "set.dry", "layout.two", "rule.apart"})
            QVERIFY2(project.indexOf(id), id);
        // Without a text there is nothing to translate.
        for (const char* id : {"set.high", "layout.three", "rule.near"}) QVERIFY2(!project.indexOf(id), id);
        QCOMPARE(unit(project, "game").in("de"), std::string_view("Spielzeug"));
        QCOMPARE(unit(project, "rule.apart").section, std::string("rules"));
        QCOMPARE(project.title.in("fr"), std::string_view("Jouet"));
        QCOMPARE(project.source, std::string("en"));
        QCOMPARE(project.longest, 200);
        const auto again = texts::readProject(texts::writeProject(project));
        QVERIFY(again);
        QVERIFY(*again == project);
    }

    void idsAreUnique() {
        Definition definition = toy();
        definition.catalog.kinds.push_back(definition.catalog.kinds.front());
        const texts::Project project = textsOf(definition);
        QVERIFY(project.indexOf("kind.field"));
        QVERIFY(project.indexOf("kind.field.2"));
    }

    void textsComeBack() {
        Definition definition = toy();
        texts::Project project = textsOf(definition);
        project.languages.push_back("es");
        write(project, "kind.lake", "de", "See");
        write(project, "kind.lake", "es", "Lago");
        write(project, "property.token.two", "fr", "Deux");
        write(project, "rule.apart", "de", "Seen berühren sich nie.");
        putTexts(definition, project);
        Definition expected = toy();
        expected.catalog.kinds[2].name.set("de", "See");
        expected.catalog.kinds[2].name.set("es", "Lago");
        expected.catalog.cellProperties[0].choices[2].name.set("fr", "Deux");
        expected.rules[0].text.set("de", "Seen berühren sich nie.");
        // The states of the translations come beside; nothing else has changed.
        QVERIFY(!definition.translation.empty());
        QCOMPARE(editionText(definition), writeDefinition(expected));
        const auto read = readDefinition(writeDefinition(definition));
        QVERIFY(read);
        QCOMPARE(writeDefinition(*read), writeDefinition(definition));
    }

    void nothingChangesWithoutAChange() {
        Definition definition = toy();
        putTexts(definition, textsOf(definition));
        QCOMPARE(writeDefinition(definition), writeDefinition(toy()));
    }

    void statesSurviveInTheFile() {
        Definition definition = toy();
        texts::Project project = textsOf(definition);
        QCOMPARE(unit(project, "game").stateIn("de"), State::NeedsReview);
        (void)texts::apply(project,
                           texts::setState(project, *project.indexOf("game"), "de", State::Approved));
        (void)texts::apply(project, texts::setNotes(project, *project.indexOf("kind.wood"), {"a forest"}));
        putTexts(definition, project);
        const auto file = readDefinition(writeDefinition(definition));
        QVERIFY(file);
        texts::Project read = textsOf(*file);
        QCOMPARE(unit(read, "game").stateIn("de"), State::Approved);
        QCOMPARE(unit(read, "kind.wood").notes.front().text, std::string("a forest"));
        // A source that was changed in the file makes its translations stale.
        Definition changed = *file;
        changed.catalog.name.set("en", "Toys");
        QCOMPARE(unit(textsOf(changed), "game").stateIn("de"), State::Stale);
        // A kind with another ID keeps its notes.
        Definition renamed = *file;
        renamed.catalog.kinds[1].id = "forest";
        QCOMPARE(unit(textsOf(renamed), "kind.forest").notes.size(), std::size_t{1});
    }

    void statesAreNoEdition() {
        Definition definition = toy();
        texts::Project project = textsOf(definition);
        (void)texts::apply(project,
                           texts::setState(project, *project.indexOf("game"), "de", State::Approved));
        putTexts(definition, project);
        QVERIFY(!definition.translation.empty());
        const GameSystem before = makeSystem(toy()), after = makeSystem(definition);
        QCOMPARE(after.id(), before.id());
        QCOMPARE(*after.catalog.definition, *before.catalog.definition);
    }

    void ownTermsAreKept() {
        Definition definition = toy();
        texts::Project project = textsOf(definition);
        texts::Term term;
        term.key = "lake";
        term.forms["en"] = {{"lake"}};
        texts::Glossary glossary;
        glossary.terms.push_back(term);
        (void)texts::apply(project, texts::setGlossary(glossary));
        putTexts(definition, project);
        QCOMPARE(textsOf(definition).glossary.terms.size(), std::size_t{1});
    }

    void translationsOfOtherProgramsComeBack() {
        Definition definition = toy();
        texts::Project project = textsOf(definition);
        texts::Catalogue catalogue = texts::catalogueOf(project, "fr");
        for (auto& entry : catalogue.entries)
            if (entry.id == "kind.wood") entry.target = "Forêt";
        auto back = texts::readCatalogue(texts::writeCatalogue(catalogue, texts::ExchangeForm::Po));
        QVERIFY(back);
        const auto plan = texts::planMerge(project, *back);
        QVERIFY(plan);
        (void)texts::apply(project, plan->edit);
        putTexts(definition, project);
        QCOMPARE(definition.catalog.kinds[1].name.in("fr"), std::string_view("Forêt"));
    }

    void sourceIsTheLanguageOfMostTexts() {
        Definition definition = startWith("de");
        QCOMPARE(textsOf(definition).source, std::string("de"));
    }

    /// Rules in the order of their severities, then numbers; with the players that they are for.
    void rulesAreReadAsSentences() {
        const texts::Project rules = referenceOf(toy());
        QCOMPARE(rules.title.in("de"), std::string_view("Spielzeug"));
        QStringList sections;
        for (const texts::Section& section : rules.sections) sections << QString::fromStdString(section.id);
        QCOMPARE(sections, QStringList({"requirements", "wishes", "hints", "counts"}));
        const auto text = [&](const std::string& id, const char* language) {
            const auto unit = std::ranges::find(rules.units, id, &texts::Unit::id);
            return unit == rules.units.end() ? std::string() : std::string(unit->in(language));
        };
        QCOMPARE(text("apart", "en"), std::string("Lakes never touch."));
        QCOMPARE(text("apart", "fr"), std::string("Lakes never touch."));
        QVERIFY(text("differ", "de").find("Unterschied") != std::string::npos);
        QVERIFY(text("count.1", "en").starts_with("Players: 2. "));
        QVERIFY(text("count.1.2", "de").starts_with("Spielerzahl 3–4: "));
        QCOMPARE(rules.units.front().rules, std::vector<std::string>{"apart"});
        QVERIFY(texts::readProject(texts::writeProject(rules)).ok());
    }

    void hostileStatesAreRefused() {
        const auto with = [](const std::string& translation) {
            std::string text(test::toyDefinition);
            return text.replace(text.rfind('}'), 1, ", \"translation\": " + translation + "}");
        };
        for (const char* wrong : {"3", "[]", "{}", R"({"format": "hexatelier-game-definition"})"}) {
            const auto read = readDefinition(with(wrong));
            QVERIFY2(!read, wrong);
            QCOMPARE(std::get<JsonPointer>(read.error().place()).path, std::string("/translation"));
        }
        const std::string large(limits::translationBytes, 'x');
        QVERIFY(!readDefinition(with("{\"format\": \"hexatelier-texts\", \"x\": \"" + large + "\"}")));
        // States of a newer program are kept, but not used.
        auto newer = readDefinition(with(R"({"format": "hexatelier-texts", "version": 999})"));
        QVERIFY(newer);
        const std::string kept = newer->translation;
        texts::Project project = textsOf(*newer);
        write(project, "game", "de", "Spiel");
        putTexts(*newer, project);
        QCOMPARE(newer->translation, kept);
        QCOMPARE(newer->catalog.name.in("de"), std::string_view("Spiel"));
    }

    void unitsLeadToTheirPlaces() {
        const Definition definition = toy();
        QCOMPARE(placeOfText(definition, "kind.wood"), std::string("/catalog/kinds/1"));
        QCOMPARE(placeOfText(definition, "rule.apart"), std::string("/rules/0"));
        QCOMPARE(placeOfText(definition, "kind.none"), std::string());
    }

private:
    /// Returns a game whose texts are all in one language.
    static Definition startWith(const char* language) {
        Definition definition = toy();
        const auto take = [&](Localized& words) {
            const std::string text(words.in("en"));
            words = {};
            words.set(language, text);
        };
        take(definition.catalog.name);
        for (CellKind& kind : definition.catalog.kinds) take(kind.name);
        for (EdgeKind& kind : definition.catalog.edgeKinds) take(kind.name);
        for (Property& property : definition.catalog.cellProperties) {
            take(property.name);
            for (Property::Choice& choice : property.choices) take(choice.name);
        }
        return definition;
    }
};

HEXA_TEST(OwnGameTextsTest);
#include "owngametexts_test.moc"
