// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvasaccessible.h"

#include "core/edit/coordinates.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/ui/names.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <map>
#include <memory>

namespace hexa::editor {
namespace {

class CellInterface;

/// The map as a list of cells. Child interfaces are made when a reader asks for them.
class CanvasInterface : public QAccessibleWidget {
public:
    explicit CanvasInterface(MapCanvas* canvas) : QAccessibleWidget(canvas, QAccessible::Table) {}
    ~CanvasInterface() override;

    MapCanvas* canvas() const { return static_cast<MapCanvas*>(widget()); }
    const Board& board() const { return canvas()->board(); }
    int childCount() const override { return static_cast<int>(board().cellCount()); }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    mutable std::map<Hex, QAccessible::Id> mChildren;
};

class CellInterface : public QAccessibleInterface {
public:
    CellInterface(MapCanvas* canvas, Hex at) : mCanvas(canvas), mAt(at) {}
    Hex at() const { return mAt; }

    bool isValid() const override { return mCanvas != nullptr && cell() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return isValid() ? parent()->window() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(mCanvas); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? spokenName(*mCanvas, mAt) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        const auto box = mCanvas->view().toPainter(paint::hexBox(mAt, mCanvas->board().orientation));
        return {mCanvas->mapToGlobal(box.topLeft().toPoint()), box.size().toSize()};
    }
    QAccessible::State state() const override;

private:
    const Cell* cell() const { return mCanvas->board().find(mAt); }
    QPointer<MapCanvas> mCanvas;
    Hex mAt;
};

CanvasInterface::~CanvasInterface() {
    for (const auto& [at, id] : mChildren) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* CanvasInterface::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const Hex at = board().cells()[static_cast<std::size_t>(index)].at;
    const auto known = mChildren.find(at);
    if (known != mChildren.end()) return QAccessible::accessibleInterface(known->second);
    auto* cell = new CellInterface(canvas(), at);
    mChildren.emplace(at, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

int CanvasInterface::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const CellInterface*>(child);
    const Cell* found = cell == nullptr ? nullptr : board().find(cell->at());
    return found == nullptr ? -1 : static_cast<int>(found - board().cells().data());
}

QAccessibleInterface* CanvasInterface::childAt(int x, int y) const {
    const Hex at = canvas()->hexUnder(canvas()->mapFromGlobal(QPoint(x, y)));
    const Cell* cell = board().find(at);
    return cell == nullptr ? nullptr : child(static_cast<int>(cell - board().cells().data()));
}

QAccessibleInterface* CanvasInterface::focusChild() const {
    const auto current = canvas()->selection().current();
    const Cell* cell = current ? board().find(*current) : nullptr;
    return cell == nullptr ? nullptr : child(static_cast<int>(cell - board().cells().data()));
}

QAccessible::State CellInterface::state() const {
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    if (mCanvas != nullptr) {
        const Selection& selection = mCanvas->selection();
        state.selected = selection.contains(mAt);
        state.focused = mCanvas->hasFocus() && selection.current() == mAt;
    }
    state.invalid = !isValid();
    return state;
}

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* canvas = qobject_cast<MapCanvas*>(object)) return new CanvasInterface(canvas);
    return nullptr;
}

}  // namespace

void installCanvasAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

namespace {

/// Returns the unusual properties of an object.
QStringList specialsOf(const Catalog& catalog, const MapObject& object, const std::string& language) {
    if (const auto* piece = std::get_if<PiecePlacement>(&object))
        if (const PieceKind* kind = catalog.pieceKind(piece->kind))
            return Names::values(kind->properties, piece->attributes, language);
    if (const auto* feature = std::get_if<EdgeFeature>(&object))
        if (const EdgeKind* kind = catalog.edgeKind(feature->kind))
            return Names::values(kind->properties, feature->attributes, language);
    return {};
}

}  // namespace

QString spokenName(const MapCanvas& canvas, Hex at) {
    const Board& board = canvas.board();
    const auto kindName = [&](KindId kind) {
        return Placement::kindName(canvas.source().catalog(), kind, canvas.locale());
    };
    const Cell* cell = board.find(at);
    if (cell == nullptr) return {};
    QStringList parts{Names::longPlace(board, at), kindName(cell->kind)};
    if (!cell->id.empty() && coordinateOf(board, at) != cell->id) parts << toQString(cell->id.text());
    if (const auto& points = board.detailsOf(at).points)
        parts << MapCanvas::tr("%n victory point(s)", nullptr, *points);
    if (const QString rule = canvas.locale().text(board.detailsOf(at).special); !rule.isEmpty())
        parts << MapCanvas::tr("special rule: %1").arg(rule);
    const Catalog& catalog = canvas.source().catalog();
    const std::string language = canvas.locale().language().toStdString();
    parts << Names::values(catalog.cellProperties, board.detailsOf(at).attributes, language);
    if (cell->locked) parts << MapCanvas::tr("locked");
    if (const auto seat = canvas.source().scenario().seatAt(at))
        parts << MapCanvas::tr("player %1").arg(static_cast<int>(*seat) + 1);
    const Scenario& scenario = canvas.source().scenario();
    for (const ObjectRef ref : objectsAt(scenario, catalog, at)) {
        const auto object = objectAt(board, ref);
        QString name = Names::object(scenario, catalog, ref.table, kindOf(*object), canvas.locale());
        if (const int seat = seatOf(*object); seat >= 0)
            name = MapCanvas::tr("%1 of player %2").arg(name, QString::number(seat + 1));
        QStringList special = specialsOf(catalog, *object, language);
        if (const auto* piece = std::get_if<PiecePlacement>(&*object); piece != nullptr && piece->onCorner())
            special.prepend(Names::corner(board, {piece->at, piece->corner}, [&](const Cell& one) {
                return QStringLiteral("%1 %2").arg(kindName(one.kind), Names::brief(board, one.at));
            }));
        if (const auto* piece = std::get_if<PiecePlacement>(&*object); piece != nullptr && piece->count > 1)
            special.prepend(MapCanvas::tr("%n piece(s)", nullptr, piece->count));
        parts << (special.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, special.join(", ")));
    }
    if (const QString more = canvas.spoken(at); !more.isEmpty()) parts << more;
    QStringList around;
    for (int direction = 0; direction < 6; ++direction)
        if (const Cell* next = board.find(neighbour(at, direction)); next != nullptr && isTile(next->kind))
            around << kindName(next->kind);
    if (!around.isEmpty()) parts << MapCanvas::tr("neighbours: %1").arg(around.join(", "));
    return parts.join(", ");
}

}  // namespace hexa::editor
