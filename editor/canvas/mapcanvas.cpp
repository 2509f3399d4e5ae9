// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapcanvas.h"

#include "core/hex/geometry.h"
#include "editor/canvas/canvasaccessible.h"
#include "editor/canvas/overlaypainter.h"
#include "editor/ui/names.h"
#include "editor/ui/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>
#include <cstdlib>
#include <utility>

namespace hexa::editor {
namespace {

constexpr double smallestScale = 0.02;  // pixels per unit: a map of 30,000 hexes across still fits a screen
constexpr double largestScale = 400;
/// Returns the place of a hint: beside the picture of something dragged from outside, which is a
/// hex about the pointer, else at the pointer.
QPointF hintPoint(const Overlay& dropped, QPointF pointer, double pixelsPerUnit) {
    return dropped.empty() ? pointer : pointer + QPointF(pixelsPerUnit, 0);
}

constexpr double mostBar = 0.2;     // of the canvas's height; what takes more is no bar
constexpr double mostPanel = 0.08;  // of its width; a panel that takes more is another one

constexpr double visibleMargin = 1.5;  // map units around the repainted area, for marks that reach over a hex

}  // namespace

MapCanvas::MapCanvas(const BoardSource& source, Selection& selection, const Locale& locale,
                     paint::TileArt& art, QWidget* parent)
    : QWidget(parent), mSource(source), mSelection(selection), mLocale(locale), mArt(art) {
    installCanvasAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(200, 160);
    setObjectName("mapCanvas");
    connect(&source, &BoardSource::changed, this, &MapCanvas::boardChanged);
    connect(&selection, &Selection::changed, this, qOverload<>(&QWidget::update));
    connect(&selection, &Selection::currentChanged, this, qOverload<>(&QWidget::update));
    refreshLook();
    findBounds();
}

void MapCanvas::refreshLook() {
    mStyle.ground = mapGround();
    mStyle.language = mLocale.language().toStdString();
    setAccessibleName(tr("Map"));
    setAccessibleDescription(
        tr("Use the arrow keys to move from hex to hex, digits to place a tile and Delete to clear a hex"));
    update();
}

void MapCanvas::setStyle(const paint::MapStyle& style) {
    const auto problems = std::move(mStyle.problems);
    mStyle = style;
    mStyle.problems = problems;
    refreshLook();
    // A new look of the same size moves nothing.
    const QRectF before = mMapBounds;
    findBounds();
    if (mFitted && mMapBounds != before) fit();
}

void MapCanvas::findBounds() {
    mMapBounds = paint::MapPainter(mSource.scenario(), mSource.catalog(), mArt, mStyle).bounds();
}

void MapCanvas::setHeat(std::shared_ptr<const paint::HeatLayer> heat) {
    mHeat = std::move(heat);
    update();
}

void MapCanvas::setGuide(std::shared_ptr<const paint::HeatLayer> guide) {
    mGuide = std::move(guide);
    refreshOverlay();
    update();
}

QString MapCanvas::shownHint() const {
    const Overlay& shown = shownOverlay();
    if (!mNote || !shown.refused.empty() || shown.targets.empty()) return shown.hint;
    const QString note = mNote(hexUnder(mPointer));
    return shown.hint.isEmpty() || note.isEmpty() ? shown.hint + note : shown.hint + u'\n' + note;
}

QString MapCanvas::spoken(Hex at) const {
    QStringList all;
    for (const auto& each : mSpoken)
        if (const QString more = each(at); !more.isEmpty()) all << more;
    return all.join(QStringLiteral(", "));
}

QString MapCanvas::ownRule(Hex at) const {
    const Cell* cell = board().find(at);
    if (cell == nullptr || !isTile(cell->kind)) return {};
    const QString rule = mLocale.text(board().detailsOf(at).special);
    if (rule.isEmpty()) return {};
    return tr("%1 (%2): %3", "ID and kind of a tile, its special rule")
        .arg(Names::brief(board(), at), Names::kind(mSource.catalog(), cell->kind, mLocale), rule);
}

void MapCanvas::setPieces(std::shared_ptr<const paint::PieceLayer> pieces) {
    mPieces = std::move(pieces);
    update();
}

void MapCanvas::setArrows(std::shared_ptr<const paint::ArrowLayer> arrows) {
    mArrows = std::move(arrows);
    update();
}

void MapCanvas::setOutlines(std::shared_ptr<const paint::OutlineLayer> outlines) {
    mOutlines = std::move(outlines);
    update();
}

void MapCanvas::setTool(Tool* tool) {
    if (mTool != nullptr) {
        mTool->interrupt();
        disconnect(mTool, nullptr, this, nullptr);
    }
    mTool = tool;
    if (mTool == nullptr) {
        unsetCursor();
        emit acted();
        return;
    }
    connect(mTool, &Tool::overlayChanged, this, &MapCanvas::refreshOverlay);
    connect(mTool, &Tool::textWanted, this, &MapCanvas::writeRequested);
    setCursor(mTool->cursor());
    emit acted();
}

// -- view

void MapCanvas::setView(QPointF origin, double scale) {
    mView.origin = origin;
    mView.scale = scale;
    mView.visible = mView.toMap(QRectF(rect()));
    update();
    emit viewChanged();
}

void MapCanvas::setZoom(double zoom, std::optional<QPointF> fixedPoint) {
    const QPointF fixed = fixedPoint.value_or(QPointF(width() / 2.0, height() / 2.0));
    const double scale = std::clamp(zoom * unitAtZoomOne, smallestScale, largestScale);
    const QPointF map = mView.toMap(fixed);
    mFitted = false;
    setView(fixed - scale * map, scale);
}

void MapCanvas::fit() {
    mFitted = true;
    const QRectF map = mMapBounds.isEmpty() ? QRectF(-3, -3, 6, 6) : mMapBounds;
    const auto fitted = paint::MapView::fitted(map, QRectF(rect()).adjusted(12, 12, -12, -12));
    const double scale = std::clamp(fitted.scale, smallestScale, 2.5 * unitAtZoomOne);
    setView(QRectF(rect()).center() - scale * map.center(), scale);
}

void MapCanvas::centreOn(QPointF map) {
    mFitted = false;
    setView(QRectF(rect()).center() - mView.scale * map, mView.scale);
}

std::optional<MapCanvas::Look> MapCanvas::look() const {
    if (mFitted) return std::nullopt;
    return Look{mView.visible.center(), zoom()};
}

void MapCanvas::setLook(const Look& look) {
    setZoom(look.zoom);
    centreOn(look.centre);
}

void MapCanvas::showHex(Hex at) {
    mSelection.setCurrent(at);
    const QRectF box = paint::hexBox(at, board().orientation);
    if (!mView.visible.contains(box)) centreOn(box.center());
    update();
}

Hex MapCanvas::hexUnder(QPointF point) const {
    const QPointF map = mView.toMap(point);
    return hexAt({map.x(), map.y()}, board().orientation);
}

QPointF MapCanvas::centreOfHex(Hex at) const {
    const Point centre = centreOf(at, board().orientation);
    return mView.toPainter(QPointF(centre.x, centre.y));
}

// -- painting

void MapCanvas::paintEvent(QPaintEvent* event) {
    mSeen = true;
    QPainter painter(this);
    const QRect area = event->rect();
    painter.setClipRect(area);
    const Scenario& scenario = mSource.scenario();
    paint::MapView view = mView;
    view.visible =
        mView.toMap(QRectF(area)).adjusted(-visibleMargin, -visibleMargin, visibleMargin, visibleMargin);
    painter.fillRect(area, mStyle.ground);
    const paint::MapPainter map(scenario, mSource.catalog(), mArt, mStyle);
    map.paint(painter, view, paint::Medium::Screen);

    if (const auto& heat = mGuide ? mGuide : mHeat)
        paint::paintHeat(painter, *heat, scenario.board.orientation, view);
    if (mGuide || mHeat) map.paintTexts(painter, view, paint::Medium::Screen);
    if (mPieces) {
        paint::paintRims(painter, *mPieces, scenario.board.orientation, view);
        if (!mPieces->rims.empty()) map.paintThings(painter, view, paint::Medium::Screen);
        paint::paintPieces(painter, *mPieces, scenario.board.orientation, view);
    }

    OverlayPainter overlay(painter, view, scenario.board.orientation);
    overlay.selection(mSelection.hexes());
    for (const ObjectRef thing : mSelection.objects())
        if (const auto object = objectAt(scenario.board, thing)) {
            const auto* piece = std::get_if<PiecePlacement>(&*object);
            if (piece != nullptr && piece->onCorner()) {
                overlay.selected(Corner{piece->at, piece->corner});
                continue;
            }
            overlay.selected(hexesOf(scenario, mSource.catalog(), *object));
        }
    if (const auto current = mSelection.current()) overlay.current(*current, hasFocus());
    if (mOutlines) paint::paintOutlines(painter, *mOutlines, scenario.board.orientation, view);
    if (mArrows) paint::paintArrows(painter, *mArrows, scenario.board.orientation, view);
    const Overlay& shown = shownOverlay();
    overlay.overlay(shown, mArt, mStyle.tiles);
    overlay.things(shown, map);
    overlay.hint(shownHint(), hintPoint(mDropOverlay, mPointer, mView.scale), rect(),
                 !shown.refused.empty() || !shown.refusedThings.empty());

    if (scenario.board.cellCount() == 0) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No hexes yet. Draw some with the Add or Remove Hexes tool, or choose a layout "
                            "with File > New Map."));
    }
}

void MapCanvas::updateHexes(std::span<const Hex> hexes) {
    if (hexes.empty()) return;
    const Orientation orientation = board().orientation;
    QRectF area;
    for (Hex at : hexes) area |= paint::hexBox(at, orientation);
    update(mView.toPainter(area.adjusted(-0.3, -0.3, 0.3, 0.3)).toAlignedRect().adjusted(-3, -3, 3, 3));
}

void MapCanvas::refreshOverlay() {
    const Overlay& shown = shownOverlay();
    const QRect area = OverlayPainter::areaOf(shown, shownHint(), mView, board().orientation,
                                              hintPoint(mDropOverlay, mPointer, mView.scale), rect());
    update(area | mOverlayArea);
    mOverlayArea = area;
    if (shown.offer == mOffer) return;
    mOffer = shown.offer;
    emit offered(mOffer ? &*mOffer : nullptr);
}

const Overlay& MapCanvas::shownOverlay() const {
    return mDropOverlay.empty() && mTool != nullptr ? mTool->overlay() : mDropOverlay;
}

void MapCanvas::setDropOverlay(Overlay overlay, QPointF pointer) {
    mDropOverlay = std::move(overlay);
    mPointer = pointer;
    refreshOverlay();
    emit acted();
}

void MapCanvas::boardChanged(const Footprint& footprint) {
    if (footprint.layout) {
        const QRectF before = mMapBounds;
        findBounds();
        // Another map, such as a generated one with another layout, and not just another hex.
        const bool other = 2 * footprint.cells.size() > board().cellCount();
        if (mFitted && other && mMapBounds != before) fit();
        mSelection.prune(board());
        update();
        return;
    }
    if (footprint.tables) mSelection.prune(board());
    constexpr std::size_t few = 2'000;
    if (footprint.seats || footprint.tables || footprint.cells.size() > few)
        update();
    else
        updateHexes(footprint.cells);
}

void MapCanvas::setProblems(std::map<Hex, Severity> problems) {
    std::vector<Hex> different;
    const auto compare = [&](const auto& here, const auto& there) {
        for (const auto& [at, severity] : here) {
            const auto found = there.find(at);
            if (found == there.end() || found->second != severity) different.push_back(at);
        }
    };
    compare(problems, mStyle.problems);
    compare(mStyle.problems, problems);
    mStyle.problems = std::move(problems);
    updateHexes(different);
}

void MapCanvas::resizeEvent(QResizeEvent* event) {
    const QSize window = this->window()->size();
    const QPoint corner = mapTo(this->window(), QPoint());
    const QPoint moved = corner - std::exchange(mCorner, corner);
    const bool sameWindow = std::exchange(mWindowSize, window) == window;
    // A bar that opens above or below, or a panel that grows for its text, must not move the tile
    // under the pointer; it covers a little of the map.
    const int lower = std::abs(event->size().height() - event->oldSize().height());
    const int narrower = std::abs(event->size().width() - event->oldSize().width());
    const bool little =
        lower <= mostBar * event->size().height() && narrower <= mostPanel * event->size().width();
    if (mSeen && sameWindow && little) return setView(mView.origin - moved, mView.scale);
    if (mFitted) {
        fit();
        return;
    }
    // The middle of the view stays, even if it was chosen before the size was known.
    centreOn(mView.visible.center());
}

void MapCanvas::showEvent(QShowEvent*) {
    mCorner = mapTo(window(), QPoint());
    mWindowSize = window()->size();
    if (mFitted) fit();
}

// -- pointer

PointerInput MapCanvas::inputAt(QPointF point, Qt::KeyboardModifiers modifiers) const {
    return {hexUnder(point), mView.toMap(point), 5.0 / mView.scale, modifiers};
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    mPointer = event->position();
    mPressed = event->position();
    if (panning()) return;
    const bool right = event->button() == Qt::RightButton && mMouse.right == MouseHabits::Right::Moves &&
                       event->modifiers() == Qt::NoModifier && (mTool == nullptr || !mTool->busy());
    if (right || event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && mSpaceHeld)) {
        mPanButton = event->button();
        mPanStart = event->position();
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (mTool == nullptr) return;
    if (event->button() == Qt::LeftButton) {
        if (mTool->busy()) mTool->interrupt();  // its release got lost
        mTool->press(inputAt(event->position(), event->modifiers()));
    }
    if (event->button() == Qt::RightButton) {
        if (mTool->busy())
            mTool->cancel();
        else
            mTool->pressSecondary(inputAt(event->position(), event->modifiers()));
    }
    emit acted();
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    mPointer = event->position();
    if (panning() && !event->buttons().testFlag(mPanButton)) endPanning();  // its release got lost
    if (panning()) {
        mFitted = false;
        setView(mView.origin + event->position() - mPanStart, mView.scale);
        mPanStart = event->position();
        return;
    }
    const Hex at = hexUnder(event->position());
    if (mHovered != at) {
        mHovered = at;
        emit hovered(at);
    }
    if (mTool == nullptr) return;
    const PointerInput input = inputAt(event->position(), event->modifiers());
    if (hexUnder(event->position()) != hexUnder(mPressed)) mDoubleClick = false;  // a drag after all
    if (event->buttons().testFlag(Qt::LeftButton)) {
        mTool->drag(input);
    } else {
        if (mTool->busy()) mTool->interrupt();
        mTool->hover(input);
    }
    emit acted();
}

void MapCanvas::endPanning() {
    mPanButton = Qt::NoButton;
    setCursor(mSpaceHeld ? Qt::OpenHandCursor : (mTool != nullptr ? mTool->cursor() : Qt::ArrowCursor));
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    // Another button's release belongs to the tool, even while the map is moved in the middle of a
    // stroke.
    if (panning() && event->button() == mPanButton) {
        endPanning();
        return;
    }
    if (mTool != nullptr && event->button() == Qt::LeftButton)
        mTool->release(inputAt(event->position(), event->modifiers()));
    emit acted();
    if (!std::exchange(mDoubleClick, false) || event->button() != Qt::LeftButton) return;
    if (!mSelection.objects().empty())
        emit writeRequested();
    else if (!mSelection.hexes().empty())
        emit inspectRequested();
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
    mDoubleClick = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier && !panning() &&
                   mTool != nullptr && mTool->opensOnDoubleClick();
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (event->angleDelta().isNull()) return;  // a touchpad tells where a movement begins and ends, too
    const bool across = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool zooms = mMouse.wheel == MouseHabits::Wheel::Zooms || event->modifiers() & Qt::ControlModifier;
    if (across || !zooms) {
        mFitted = false;
        const QPointF turned(event->angleDelta());
        // If the wheel scrolls anyway, Shift scrolls sideways.
        const QPointF way = across ? turned.transposed() / 2 : turned / 2;
        setView(mView.origin + way, mView.scale);
    } else {
        const double steps =
            (event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x()) / 120.0;
        setZoom(zoom() * std::pow(1.2, steps), event->position());
    }
}

void MapCanvas::leaveEvent(QEvent*) {
    mHovered.reset();
    emit hovered(std::nullopt);
    if (mTool != nullptr && !mTool->busy()) mTool->leave();
    emit acted();
}

}  // namespace hexa::editor

#include "moc_mapcanvas.cpp"
