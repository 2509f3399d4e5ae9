// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/designcanvas.h"

#include "core/engine/check/findinglist.h"
#include "editor/canvas/overlaypainter.h"
#include "editor/document/kindmime.h"
#include "editor/tools/leaving.h"
#include "editor/tools/objectplacing.h"
#include "editor/tools/rulewarning.h"
#include "editor/ui/plainlabel.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

namespace hexa::editor {

DesignCanvas::DesignCanvas(const ToolContext& context, const MapChecker& checker, paint::TileArt& art,
                           QWidget* parent)
    : MapCanvas(context.document, context.selection, context.locale, art, parent),
      mContext(context),
      mChecker(checker) {
    setAcceptDrops(true);
    connect(&checker, &MapChecker::findingsChanged, this, &DesignCanvas::markProblems);
    connect(&context.state, &EditorState::symmetryChanged, this, qOverload<>(&QWidget::update));
    connect(this, &MapCanvas::hovered, this, &DesignCanvas::followPartners);
    connect(this, &MapCanvas::acted, this, &DesignCanvas::followPartners);
    connect(&context.document, &Document::changed, this, &DesignCanvas::followPartners);
    addSpoken([this](Hex at) { return spokenPartners(at); });
    markProblems();
}

std::optional<Hand> DesignCanvas::hand() const {
    if (mDragged) return Hand{*mDragged, {}, {}, {}};
    return tool() != nullptr ? tool()->hand() : std::nullopt;
}

void DesignCanvas::markProblems() {
    std::map<Hex, Severity> problems;
    for (const Finding& finding : mChecker.findings())
        for (const Hex at : finding.open() ? hexesOf(finding) : std::vector<Hex>()) {
            auto [entry, fresh] = problems.try_emplace(at, finding.problem.severity);
            if (!fresh) entry->second = std::max(entry->second, finding.problem.severity);
        }
    // Hints appear in the list; marks are for serious problems.
    std::erase_if(problems, [](const auto& entry) { return entry.second == Severity::Hint; });
    setProblems(std::move(problems));
}

bool DesignCanvas::place(Hex at, KindId kind) {
    if (!Placement(mContext).place(at, kind)) return false;
    mContext.selection.set({at});
    mContext.selection.setCurrent(at);
    return true;
}

/// Asks at the pointer, not in a dialog: a click elsewhere cancels.
void DesignCanvas::askWhetherToReplace(Hex at, KindId kind, const QString& leaving, QPoint where) {
    auto* menu = new QMenu(this);
    menu->setObjectName("homeQuestion");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(caption(leaving), this, [this, at, kind] { place(at, kind); });
    menu->addAction(tr("Cancel"));
    menu->popup(where);
}

// -- drops

Overlay DesignCanvas::preview(Hex at, KindId kind) const {
    const Placement placement(mContext);
    Overlay overlay;
    overlay.hint = placement.refusal(at, kind);
    const bool refused = !overlay.hint.isEmpty();
    auto hexes = placement.withPartners({&at, 1});
    if (hexes.empty()) hexes = {at};
    for (Hex hex : hexes) {
        (refused ? overlay.refused : overlay.targets).push_back(hex);
        if (!refused) overlay.ghosts.push_back({hex, kind});
    }
    if (!refused) {
        overlay.offer = placement.placing(at, kind);
        overlay.hint = Leaving::warning(mContext, *overlay.offer);
        if (overlay.hint.isEmpty() && isTile(kind)) overlay.hint = ruleWarning(mContext, *overlay.offer);
    }
    return overlay;
}

MapObject DesignCanvas::dropped(QPointF point) const {
    PointerInput input;
    input.at = hexUnder(point);
    input.map = view().toMap(point);
    return ObjectPlacing(mContext).held(input);
}

Overlay DesignCanvas::preview(QPointF point, const ObjectBrush& object) const {
    mContext.state.setObject(object);
    const ObjectPlacing placing(mContext);
    const MapObject shown = dropped(point);
    Overlay overlay;
    overlay.hint = placing.refusal(shown);
    if (!overlay.hint.isEmpty()) {
        overlay.refusedThings = {shown};
        return overlay;
    }
    overlay.things = placing.withPartners(shown);
    return overlay;
}

void DesignCanvas::dragEnterEvent(QDragEnterEvent* event) {
    if (objectFromMime(event->mimeData())) return event->acceptProposedAction();
    if (event->mimeData()->hasUrls() || kindFromMime(event->mimeData(), source().catalog()))
        event->acceptProposedAction();
}

void DesignCanvas::dragMoveEvent(QDragMoveEvent* event) {
    if (const auto object = objectFromMime(event->mimeData())) {
        Overlay overlay = preview(event->position(), *object);
        const bool refused = !overlay.refusedThings.empty();
        setDropOverlay(std::move(overlay), event->position());
        event->setDropAction(refused ? Qt::IgnoreAction : Qt::CopyAction);
        event->setAccepted(!refused);
        return;
    }
    if (const auto kind = kindFromMime(event->mimeData(), source().catalog())) {
        Overlay overlay = preview(hexUnder(event->position()), *kind);
        const bool refused = !overlay.refused.empty();
        mDragged = isTile(*kind) && !source().catalog().isSeat(*kind) ? kind : std::nullopt;
        setDropOverlay(std::move(overlay), event->position());
        event->setDropAction(refused ? Qt::IgnoreAction : Qt::CopyAction);
        event->setAccepted(!refused);
    } else if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void DesignCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    mDragged.reset();
    clearDropOverlay();
}

void DesignCanvas::dropEvent(QDropEvent* event) {
    mDragged.reset();
    clearDropOverlay();
    if (const auto object = objectFromMime(event->mimeData())) {
        mContext.state.setObject(*object);
        ObjectPlacing placing(mContext);
        const MapObject shown = dropped(event->position());
        const auto all = placing.withPartners(shown);
        if (!placing.refusal(shown).isEmpty() || !placing.put(all)) return;
        mContext.selection.setObject(board(), found(board(), {tableOf(shown), 0}, shown));
        event->setDropAction(Qt::CopyAction);
        event->accept();
        return;
    }
    if (const auto kind = kindFromMime(event->mimeData(), source().catalog())) {
        const Hex at = hexUnder(event->position());
        const Placement placement(mContext);
        if (!placement.refusal(at, *kind).isEmpty()) return;
        const QString leaving = Leaving::warning(mContext, placement.placing(at, *kind));
        if (!leaving.isEmpty())
            askWhetherToReplace(at, *kind, leaving, mapToGlobal(event->position().toPoint()));
        else if (!place(at, *kind))
            return;
        event->setDropAction(Qt::CopyAction);
        event->accept();
        return;
    }
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    emit filesDropped(paths);
}

/// Shows the axes or centre while a symmetry is chosen.
void DesignCanvas::paintEvent(QPaintEvent* event) {
    MapCanvas::paintEvent(event);
    const SymmetryGroup& group = mContext.state.symmetry();
    if (group.size() < 2) return;
    QPainter painter(this);
    painter.setClipRect(event->rect());
    OverlayPainter overlay(painter, view(), board().orientation);
    overlay.symmetry(group, rect());
    const auto [alike, others] = shownPartners();
    overlay.partners(alike, Qt::SolidLine);
    overlay.partners(others, Qt::DotLine);
}

/// Repaints the partners, which may be anywhere: repainting a tool's overlay alone would leave some
/// behind.
void DesignCanvas::followPartners() {
    Partners now = shownPartners();
    if (now == mPartners) return;
    mPartners = std::move(now);
    update();
}

DesignCanvas::Partners DesignCanvas::shownPartners() const {
    // A tool with a preview shows the partners itself.
    const Overlay& shown = shownOverlay();
    if (mContext.state.symmetry().size() < 2 || !shown.targets.empty() || !shown.refused.empty() ||
        !shown.ghosts.empty())
        return {};
    std::set<Hex> about = mContext.selection.hexes();
    // Very large selections would only be covered.
    if (about.size() > 2'000) return {};
    if (hoveredHex())
        about.insert(*hoveredHex());
    else if (const auto current = mContext.selection.current(); current && about.empty() && hasFocus())
        about.insert(*current);
    std::map<Hex, bool> alike;
    for (const Hex at : about)
        for (const Hex partner : mContext.state.withPartners(at)) {
            const Cell* own = board().find(at);
            const Cell* other = board().find(partner);
            if (own != nullptr && other != nullptr && !about.contains(partner))
                alike[partner] |= own->kind == other->kind;
        }
    Partners partners;
    for (const auto& [at, same] : alike) (same ? partners.alike : partners.others).push_back(at);
    return partners;
}

QString DesignCanvas::spokenPartners(Hex at) const {
    const Placement placement(mContext);
    QStringList names;
    for (const Hex partner : placement.withPartners({&at, 1}))
        if (partner != at) names << placement.nameOf(partner);
    return names.isEmpty() ? QString() : tr("partners: %1").arg(names.join(QStringLiteral(", ")));
}

namespace {

/// Columns and rows that Ctrl and an arrow key go; none for other keys.
std::optional<QPoint> moveOf(const QKeyEvent& key) {
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::ControlModifier) return {};
    switch (key.key()) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return {};
    }
}

}  // namespace

bool DesignCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && moveOf(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return MapCanvas::event(event);
}

void DesignCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier)
        return emit clearRequested();
    const auto way = moveOf(*event);
    if (!way) return MapCanvas::keyPressEvent(event);
    emit moveRequested(*way);
    if (tool() != nullptr && tool()->keepsSelection()) walk(way->x(), way->y(), false);
}

void DesignCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Keyboard && !(event->modifiers() & Qt::ControlModifier)) return;
    const auto current = mContext.selection.current();
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && current;
    emit menuRequested(byKey ? mapToGlobal(centreOfHex(*current).toPoint()) : event->globalPos());
    event->accept();
}

}  // namespace hexa::editor

#include "moc_designcanvas.cpp"
