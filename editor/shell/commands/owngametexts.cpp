// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/owngametexts.h"

#include "core/engine/system.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngametexts/owngametexts.h"
#include "core/owngametexts/reference.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/translate/textalerts.h"
#include "editor/translate/textdocument.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace hexa::editor {

OwnGameTexts::OwnGameTexts(TextDocument& document, TextAlerts& alerts, const Locale& locale, QObject* parent)
    : QObject(parent), mDocument(document), mAlerts(alerts), mLocale(locale) {
    connect(&document, &TextDocument::reset, this, [this] { setOpen(false); });
    connect(&document, &TextDocument::changed, this, &OwnGameTexts::keep);
    connect(&document, &TextDocument::modifiedChanged, this, &OwnGameTexts::keep);
    connect(&alerts, &TextAlerts::draftChanged, this, &OwnGameTexts::keep);
}

OwnGameTexts::~OwnGameTexts() {
    if (mGame != nullptr) mGame->keepPending({});
}

std::function<texts::Project()> OwnGameTexts::rulesOf(const GameSystem& system) {
    if (!system.catalog.definition) return {};
    return [text = system.catalog.definition] {
        const auto definition = owngame::readDefinition(*text);
        return definition ? owngame::referenceOf(*definition) : texts::Project();
    };
}

void OwnGameTexts::setGame(GameCommands& game) {
    mGame = &game;
    // The texts belong to the previous game.
    const auto close = [this] {
        if (mOpen) mDocument.close();
    };
    connect(&game.document(), &GameDocument::opened, this, close);
    connect(&game.document(), &GameDocument::changed, this, [this, close] {
        if (!mGame->document().isOpen()) close();
    });
}

texts::Project OwnGameTexts::textsOfGame() const {
    std::vector<std::string> languages;
    for (const QString& language : Locale::languages()) languages.push_back(language.toStdString());
    texts::Project project = owngame::textsOf(mGame->document().definition(), std::move(languages), {});
    const std::map<std::string, QString> names{{"game", tr("Game")},
                                               {"kinds", tr("Tiles")},
                                               {"edges", tr("Edges")},
                                               {"regions", tr("Regions")},
                                               {"pieces", tr("Pieces")},
                                               {"zones", tr("Zones")},
                                               {"factions", tr("Factions")},
                                               {"sets", tr("Sets")},
                                               {"properties", tr("Properties")},
                                               {"figures", tr("Numeric Values")},
                                               {"layouts", tr("Layouts")},
                                               {"rules", tr("Rules")}};
    for (texts::Section& section : project.sections)
        if (const auto name = names.find(section.id); name != names.end())
            section.title.set(mLocale.language().toStdString(), name->second.toStdString());
    return project;
}

void OwnGameTexts::open() {
    mDocument.take(textsOfGame(), {}, false);
    setOpen(true);
}

void OwnGameTexts::follow() {
    if (!mOpen) return;
    // Changes to the texts can still be undone as long as they are those of the game.
    owngame::Definition now = mGame->document().definition();
    owngame::putTexts(now, mDocument.project());
    const auto sameId = [](const texts::Unit& a, const texts::Unit& b) { return a.id == b.id; };
    const texts::Project own = textsOfGame();
    const texts::Units& open = mDocument.project().units;
    if (!std::equal(own.units.begin(), own.units.end(), open.begin(), open.end(), sameId) ||
        owngame::writeDefinition(now) != owngame::writeDefinition(mGame->document().definition()))
        this->open();
}

void OwnGameTexts::put() {
    // Texts that were not changed may be older than those of the game file.
    if (!mOpen || !mDocument.isModified()) return;
    mGame->changeTexts(
        [this](owngame::Definition& definition) { owngame::putTexts(definition, mDocument.project()); });
    mDocument.markSaved();
    keep();
}

void OwnGameTexts::showPlace(const std::string& unit) {
    if (!mOpen) return;
    mGame->showPart(owngame::placeOfText(mGame->document().definition(), unit));
}

void OwnGameTexts::setOpen(bool open) {
    if (mOpen == open) return;
    mOpen = open;
    keep();
    emit openChanged(open);
}

/// Adds texts that aren't in the game file yet to its recovery copy.
void OwnGameTexts::keep() {
    if (mGame == nullptr) return;
    if (mOpen && (mDocument.isModified() || mAlerts.hasDraft()))
        mGame->keepPending([this]() -> GameDocument::Change {
            return [project = mAlerts.projectWithDraft()](owngame::Definition& definition) {
                owngame::putTexts(definition, project);
            };
        });
    else
        mGame->keepPending({});
}

}  // namespace hexa::editor

#include "moc_owngametexts.cpp"
