// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/find/mapsearch.h"

#include "core/edit/coordinates.h"
#include "editor/ui/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t cellsBetweenStops = 4'096;

/// Returns the text without capitals and accents.
QString folded(const QString& text) {
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing) plain += letter;
    return plain.toCaseFolded();
}

class MapSearch {
    Q_DECLARE_TR_FUNCTIONS(MapSearch)
public:
    MapSearch(const Scenario& scenario, const Catalog& catalog, const QString& words, const QString& language,
              std::size_t max)
        : mScenario(scenario),
          mCatalog(catalog),
          mLanguage(language.toStdString()),
          mWords(folded(words).split(' ', Qt::SkipEmptyParts)),
          mMax(max),
          mCoordinates(namesPlaces(scenario.board)) {
        for (const CellKind& kind : catalog.kinds) mKinds.push_back(inLanguage(kind.name));
    }

    MapMatches run(const std::stop_token& stop) {
        if (mWords.isEmpty()) return {};
        std::size_t looked = 0;
        for (const Cell& cell : mScenario.board.cells()) {
            if (++looked % cellsBetweenStops == 0 && stop.stop_requested()) return {};
            lookAt(cell);
        }
        lookAt(ObjectTable::Edges, mScenario.board.edges);
        lookAt(ObjectTable::Pieces, mScenario.board.pieces);
        lookAt(ObjectTable::Regions, mScenario.board.regions);
        lookAt(ObjectTable::Zones, mScenario.board.zones);
        lookAt(ObjectTable::Labels, mScenario.board.labels);
        return std::move(mMatches);
    }

private:
    QString inLanguage(const Localized& text) const { return toQString(text.in(mLanguage)); }
    static void add(QStringList& texts, const Localized& text) {
        for (const auto& [language, words] : text.texts) texts << toQString(words);
    }
    QString placeOf(Hex at) const {
        return mCoordinates ? Names::shortPlace(mScenario.board, at)
                            : Names::shortPlace(gridPlace(mScenario.board, at));
    }

    /// True if the texts fit. A word inside of a place or a number would find nearly everything, so
    /// those are compared as a whole.
    bool fits(const QString& texts, const QString& place) const {
        const QString all = folded(texts);
        const QStringList parts = folded(place).split(' ');
        return std::ranges::all_of(
            mWords, [&](const QString& word) { return parts.contains(word) || all.contains(word); });
    }
    void take(Hex at, std::optional<ObjectRef> thing, const QString& name, const QStringList& texts) {
        const QString place = placeOf(at);
        if (!fits(texts.join(' '), place)) return;
        if (++mMatches.count <= mMax) mMatches.list.push_back({at, thing, name, place});
    }

    void lookAt(const Cell& cell) {
        const bool tile = isTile(cell.kind) && indexOf(cell.kind) < mKinds.size();
        const CellDetails& details = mScenario.board.detailsOf(cell.at);
        QStringList texts{toQString(details.note)};
        add(texts, details.special);
        texts << Names::values(mCatalog.cellProperties, details.attributes, mLanguage);
        // An empty slot is found by its place and its texts. A search by name would list thousands.
        if (!tile)
            return take(cell.at, {}, cell.kind == KindId::Blank ? tr("Blank space") : tr("Empty slot"),
                        texts);
        QString name = mKinds[indexOf(cell.kind)];
        if (const QString id = toQString(cell.id.text()); !id.isEmpty()) name += ' ' + id;
        take(cell.at, {}, name, texts << name);
    }

    template <class Things>
    void lookAt(ObjectTable table, const Things& things) {
        for (std::size_t i = 0; i < things.size(); ++i) {
            const MapObject object(things[i]);
            const std::vector<Hex> hexes = hexesOf(mScenario, mCatalog, object);
            QString name = nameOf(object);
            if (const QString owner = ownerOf(seatOf(object)); !owner.isEmpty()) name += ": " + owner;
            take(hexes.empty() ? Hex{} : hexes.front(), ObjectRef{table, i}, name, textsOf(object) << name);
        }
    }
    QString nameOf(const MapObject& object) const {
        const std::string id = kindOf(object);
        if (const auto* label = std::get_if<BoardLabel>(&object)) return inLanguage(label->text);
        if (const auto* zone = std::get_if<Zone>(&object); zone != nullptr && !zone->name.empty())
            return inLanguage(zone->name);
        const Localized* name = nullptr;
        if (const EdgeKind* kind = mCatalog.edgeKind(id); tableOf(object) == ObjectTable::Edges && kind)
            name = &kind->name;
        if (const PieceKind* kind = mCatalog.pieceKind(id); tableOf(object) == ObjectTable::Pieces && kind)
            name = &kind->name;
        if (const ZoneKind* kind = mCatalog.zoneKind(id); tableOf(object) == ObjectTable::Zones && kind)
            name = &kind->name;
        if (const RegionShape* shape = shapeOf(mScenario, mCatalog, id);
            tableOf(object) == ObjectTable::Regions && shape)
            name = &shape->name;
        return name != nullptr && !name->empty() ? inLanguage(*name) : toQString(id);
    }
    QString ownerOf(int seat) const {
        if (seat < 0) return {};
        const Faction* faction = seat < mScenario.players()
                                     ? factionOf(mScenario, mCatalog, static_cast<std::size_t>(seat))
                                     : nullptr;
        return faction != nullptr ? inLanguage(faction->name) : tr("Player %1").arg(seat + 1);
    }
    QStringList textsOf(const MapObject& object) const {
        QStringList texts;
        if (const auto* label = std::get_if<BoardLabel>(&object)) add(texts, label->text);
        if (const auto* zone = std::get_if<Zone>(&object)) {
            add(texts, zone->name);
            if (const ZoneKind* kind = mCatalog.zoneKind(zone->kind)) texts << inLanguage(kind->name);
        }
        if (const auto* piece = std::get_if<PiecePlacement>(&object))
            if (const PieceKind* kind = mCatalog.pieceKind(piece->kind))
                texts << Names::values(kind->properties, piece->attributes, mLanguage);
        if (const auto* feature = std::get_if<EdgeFeature>(&object))
            if (const EdgeKind* kind = mCatalog.edgeKind(feature->kind))
                texts << Names::values(kind->properties, feature->attributes, mLanguage);
        return texts;
    }
    const Scenario& mScenario;
    const Catalog& mCatalog;
    const std::string mLanguage;
    const QStringList mWords;
    const std::size_t mMax;
    const bool mCoordinates;
    std::vector<QString> mKinds;
    MapMatches mMatches;
};

}  // namespace

MapMatches searchMap(const Scenario& scenario, const Catalog& catalog, const QString& words,
                     const QString& language, std::size_t max, const std::stop_token& stop) {
    return MapSearch(scenario, catalog, words, language, max).run(stop);
}

}  // namespace hexa::editor
