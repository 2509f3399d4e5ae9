// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/designcanvas.h"

#include "editor/canvas/overlaypainter.h"
#include "editor/document/kindmime.h"
#include "editor/tools/leaving.h"
#include "editor/tools/objectplacing.h"
#include "editor/ui/plainlabel.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

namespace hexa::editor {

DesignCanvas::DesignCanvas(const ToolContext& context, const Checker& checker, paint::TileArt& art,
                           QWidget* parent)
    : MapCanvas(context.document, context.selection, context.locale, art, parent),
      mContext(context),
      mChecker(checker) {
    setAcceptDrops(true);
    connect(&checker, &Checker::findingsChanged, this, &DesignCanvas::markProblems);
    connect(&context.state, &EditorState::symmetryChanged, this, qOverload<>(&QWidget::update));
    markProblems();
}

void DesignCanvas::markProblems() {
    std::map<Hex, Severity> problems;
    for (const Finding& finding : mChecker.findings())
        if (const auto* place = std::get_if<HexPlace>(&finding.problem.place);
            place != nullptr && finding.open()) {
            auto [entry, fresh] = problems.try_emplace(Hex{place->q, place->r}, finding.problem.severity);
            if (!fresh) entry->second = std::max(entry->second, finding.problem.severity);
        }
    // Hints are told in the list; marks are for what needs care.
    std::erase_if(problems, [](const auto& entry) { return entry.second == Severity::Hint; });
    setProblems(std::move(problems));
}

bool DesignCanvas::place(Hex at, KindId kind) {
    if (!Placement(mContext).place(at, kind)) return false;
    mContext.selection.set({at});
    mContext.selection.setCurrent(at);
    return true;
}

/// At the pointer, not in a dialog: nothing is done if something else is clicked.
void DesignCanvas::askWhetherToReplace(Hex at, KindId kind, const QString& leaving, QPoint where) {
    auto* menu = new QMenu(this);
    menu->setObjectName("homeQuestion");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(caption(leaving), this, [this, at, kind] { place(at, kind); });
    menu->addAction(tr("Leave everything as it is"));
    menu->popup(where);
}

// -- drops --------------------------------------------------------------------------------------------------------

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
        setDropOverlay(std::move(overlay), event->position());
        event->setDropAction(refused ? Qt::IgnoreAction : Qt::CopyAction);
        event->setAccepted(!refused);
    } else if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void DesignCanvas::dragLeaveEvent(QDragLeaveEvent*) { clearDropOverlay(); }

void DesignCanvas::dropEvent(QDropEvent* event) {
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

/// What partners are about is seen while a symmetry is chosen.
void DesignCanvas::paintEvent(QPaintEvent* event) {
    MapCanvas::paintEvent(event);
    const SymmetryGroup& group = mContext.state.symmetry();
    if (group.size() < 2) return;
    QPainter painter(this);
    painter.setClipRect(event->rect());
    OverlayPainter(painter, view(), board().orientation).symmetry(group, rect());
}

void DesignCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Keyboard && !(event->modifiers() & Qt::ControlModifier)) return;
    const auto current = mContext.selection.current();
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && current;
    emit menuRequested(byKey ? mapToGlobal(centreOfHex(*current).toPoint()) : event->globalPos());
    event->accept();
}

}  // namespace hexa::editor
