// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/maptexts.h"

#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/glossary/glossaryfile.h"
#include "editor/paint/mappainter.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/textalerts.h"
#include "editor/translate/textdocument.h"
#include "editor/ui/locale.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <set>

namespace hexa::editor {
namespace {

constexpr double neighbourhood = 2.5;  // map units around a place that a picture shows
constexpr double outline = 0.12;       // of a place, in map units

std::set<std::string> idsOf(const texts::Project& project) {
    std::set<std::string> ids;
    for (const texts::Unit& unit : project.units) ids.insert(unit.id);
    return ids;
}

}  // namespace

MapTexts::MapTexts(TextDocument& document, TextAlerts& alerts, const Locale& locale,
                   const std::vector<GameTexts>& games, QObject* parent)
    : QObject(parent), mDocument(document), mAlerts(alerts), mLocale(locale), mGames(games) {
    connect(&document, &TextDocument::reset, this, [this] { setOpen(false); });
    connect(&document, &TextDocument::changed, this, &MapTexts::keep);
    connect(&document, &TextDocument::modifiedChanged, this, &MapTexts::keep);
    connect(&alerts, &TextAlerts::draftChanged, this, &MapTexts::keep);
}

void MapTexts::setWorkspace(Workspace* workspace) {
    if (mWorkspace == workspace) return;
    // The texts belong to the previous map. Texts that were not committed are lost with it.
    if (mOpen) mDocument.close();
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
    mDocument.take(textsOfMap(), {}, false);
    setOpen(true);
}

void MapTexts::follow() {
    if (!mOpen || mWorkspace == nullptr) return;
    const Scenario& map = mWorkspace->document().scenario();
    // A moved tile keeps its text, so changes to the texts can still be undone.
    if (idsOf(textsOfMap()) != idsOf(mDocument.project()) ||
        !changesNothing(map, putTexts(map, mDocument.project())))
        open();
}

void MapTexts::put() {
    // Texts that were not changed may be older than those of the map.
    if (!mOpen || mWorkspace == nullptr || !mDocument.isModified()) return;
    Document& map = mWorkspace->document();
    map.apply(putTexts(map.scenario(), mDocument.project()), [] { return tr("Translate map texts"); });
    mDocument.markSaved();
    keep();
}

std::vector<Hex> MapTexts::hexesOf(const std::string& unit) const {
    if (!mOpen || mWorkspace == nullptr) return {};
    return hexa::hexesOf(mWorkspace->document().scenario(), unit);
}

std::string MapTexts::selectedUnit() const {
    if (mWorkspace == nullptr) return {};
    for (const Hex at : mWorkspace->selection().targets())
        if (std::string unit = unitAt(mWorkspace->document().scenario(), at); !unit.empty()) return unit;
    return {};
}

QImage MapTexts::picture(const std::string& unit, QSize size) const {
    const auto hexes = hexesOf(unit);
    if (hexes.empty()) return {};
    const Document& map = mWorkspace->document();
    const Orientation orientation = map.scenario().board.orientation;
    QRectF around;
    for (const Hex at : hexes) around |= paint::hexBox(at, orientation);
    // Adds the surroundings, to show where the place is.
    around.adjust(-neighbourhood, -neighbourhood, neighbourhood, neighbourhood);
    paint::MapStyle style;
    style.rulers = false;
    style.language = mLocale.language().toStdString();
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const QRectF whole(QPointF(0, 0), QSizeF(size));
    paint::MapView view = paint::MapView::fitted(around, whole);
    view.visible = view.toMap(whole);
    paint::MapPainter(map.scenario(), map.catalog(), mWorkspace->art(), style)
        .paint(painter, view, paint::Medium::Screen);
    painter.setRenderHint(QPainter::Antialiasing);
    // Red on white is visible on tiles of any colour.
    const double width = std::max(2.0, view.scale * outline);
    for (const QPen& pen : {QPen(Qt::white, 2 * width), QPen(QColor(0xe0, 0x20, 0x20), width)}) {
        painter.setPen(pen);
        for (const Hex at : hexes) painter.drawPolygon(paint::hexPolygon(at, orientation, view, outline));
    }
    return image;
}

void MapTexts::setOpen(bool open) {
    if (mOpen == open) return;
    mOpen = open;
    keep();
    emit openChanged(open);
}

/// Adds texts that aren't in the map yet to its recovery copy.
void MapTexts::keep() {
    if (mWorkspace == nullptr) return;
    if (mOpen && (mDocument.isModified() || mAlerts.hasDraft()))
        mWorkspace->keepPending(*this, [this]() -> Recovery::Put {
            return [project = mAlerts.projectWithDraft()](Scenario& map) {
                static_cast<void>(apply(map, putTexts(map, project)));
            };
        });
    else
        mWorkspace->keepPending(*this, {});
}

}  // namespace hexa::editor

#include "moc_maptexts.cpp"
