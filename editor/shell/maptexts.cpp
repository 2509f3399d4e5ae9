// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maptexts.h"

#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/glossary/glossaryfile.h"
#include "editor/shell/workspace.h"
#include "editor/translate/translatesession.h"
#include "editor/ui/locale.h"

#include <map>
#include <set>

namespace hexa::editor {
namespace {

std::set<std::string> idsOf(const texts::Project& project) {
    std::set<std::string> ids;
    for (const texts::Unit& unit : project.units) ids.insert(unit.id);
    return ids;
}

}  // namespace

MapTexts::MapTexts(TranslateSession& session, const Locale& locale, const std::vector<GameTexts>& games,
                   QObject* parent)
    : QObject(parent), mSession(session), mLocale(locale), mGames(games) {
    connect(&session.document(), &TextDocument::reset, this, [this] { setOpen(false); });
    connect(&session.document(), &TextDocument::changed, this, &MapTexts::keep);
    connect(&session.document(), &TextDocument::modifiedChanged, this, &MapTexts::keep);
    connect(&session, &TranslateSession::draftChanged, this, &MapTexts::keep);
}

void MapTexts::setWorkspace(Workspace* workspace) {
    if (mWorkspace == workspace) return;
    // Its texts are in the map that was shown before; what was not taken over goes with it.
    if (mOpen) mSession.document().close();
    mWorkspace = workspace;
}

texts::Project MapTexts::textsOfMap() const {
    const Scenario& map = mWorkspace->document().scenario();
    texts::Glossary glossary;
    for (const GameTexts& game : mGames)
        if (game.system == map.system)
            if (auto read = texts::readGlossary(game.glossary)) glossary = std::move(*read);
    std::vector<std::string> languages;
    for (const QString& language : Locale::languages()) languages.push_back(language.toStdString());
    texts::Project project = textsOf(map, std::move(languages), std::move(glossary));
    const std::map<std::string, QString> names{{"scenario", tr("Scenario")},
                                               {"seats", tr("Seats")},
                                               {"tiles", tr("Tiles")},
                                               {"map", tr("Labels and zones")}};
    for (texts::Section& section : project.sections)
        if (const auto name = names.find(section.id); name != names.end())
            section.title.set(mLocale.language().toStdString(), name->second.toStdString());
    return project;
}

void MapTexts::open() {
    mSession.document().take(textsOfMap(), {}, false);
    setOpen(true);
}

void MapTexts::follow() {
    if (!mOpen || mWorkspace == nullptr) return;
    const Scenario& map = mWorkspace->document().scenario();
    // A tile that was only moved is the same text: what was done to the texts can still be undone.
    if (idsOf(textsOfMap()) != idsOf(mSession.project()) ||
        !changesNothing(map, putTexts(map, mSession.project())))
        open();
}

void MapTexts::put() {
    if (!mOpen || mWorkspace == nullptr) return;
    Document& map = mWorkspace->document();
    map.apply(putTexts(map.scenario(), mSession.project()), [] { return tr("Translate texts of the map"); });
    mSession.document().markSaved();
    keep();
}

void MapTexts::setOpen(bool open) {
    if (mOpen == open) return;
    mOpen = open;
    keep();
    emit openChanged(open);
}

/// What is not in the map yet goes into its recovery copy.
void MapTexts::keep() {
    if (mWorkspace == nullptr) return;
    if (mOpen && (mSession.document().isModified() || mSession.hasDraft()))
        mWorkspace->keepPending(*this, [this]() -> Recovery::Put {
            return [project = mSession.projectWithDraft()](Scenario& map) {
                static_cast<void>(apply(map, putTexts(map, project)));
            };
        });
    else
        mWorkspace->keepPending(*this, {});
}

}  // namespace hexa::editor
