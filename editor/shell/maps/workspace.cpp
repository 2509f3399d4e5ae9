// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/workspace.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "editor/balance/balancetexts.h"
#include "editor/layers/tracing.h"
#include "editor/shell/maps/placesguide.h"
#include "editor/shell/maps/tracingtool.h"

#include <QPointer>

namespace hexa::editor {
namespace {

/// Shows the unhidden layers and the picture to trace on the canvas.
void showOnly(const Layers& layers, const Tracing& tracing, MapCanvas& canvas) {
    paint::MapStyle style = canvas.style();
    style.tilesShown = !layers.hidden(Layer::Tiles);
    style.hidden.clear();
    for (const ObjectTable table : {ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions,
                                    ObjectTable::Zones, ObjectTable::Labels})
        if (layers.hidden(layerOf(table))) style.hidden.insert(table);
    style.underlay = tracing.underlay();
    canvas.setStyle(style);
}

}  // namespace

Workspace::Workspace(const GameSystem& system, Scenario scenario, Locale& locale, RecoveryFolder* recovery)
    : mLocale(locale),
      mDocument(system, std::move(scenario)),
      mArt(system),
      mChecker(mDocument),
      mGames(system),
      mBalance(mDocument, mGames, locale),
      mGenerate(mDocument, mGames, locale),
      mRepairs(mGenerate),
      mPlay(mDocument, locale, recovery),
      mPrint(mDocument, locale) {
    if (recovery != nullptr) mRecovery = std::make_unique<Recovery>(mDocument, *recovery);
    for (const ToolInfo& tool : tools()) {
        const auto made = mTools.emplace(tool.id, tool.make(context(), nullptr)).first;
        connect(made->second.get(), &Tool::reported, this, &Workspace::reported);
    }
    mToolId = tools().front().id;
    mCanvas = new DesignCanvas(context(), mChecker, mArt);
    mCanvas->setTool(mTools.at(mToolId).get());
    mPlaces = new PlacesGuide(*this);
    connect(mCanvas, &MapCanvas::offered, &mBalance, &BalanceSession::setPreview);
    // Suggestions and prints follow the games as soon as the headline does.
    for (const auto changed : {&BalanceSession::playedChanged, &BalanceSession::factsChanged})
        connect(&mBalance, changed, this, [this] {
            mPrint.setFairness(fairness());
            mGenerate.setPlayed(mBalance.factsPending() ? std::vector<BotShares>() : mBalance.playedShares());
        });
    connect(&mDocument, &Document::changed, this, [this](const Footprint& footprint) {
        if (footprint.layout) mState.layoutChanged(mDocument);
    });
    // Objects on hidden or locked layers are deselected.
    connect(&mState, &EditorState::layersChanged, this, [this] {
        std::vector<ObjectRef> things = mSelection.objects();
        if (std::erase_if(things, [&](ObjectRef ref) { return !mState.layers().open(layerOf(ref.table)); }) >
            0)
            mSelection.setObjects(mDocument.scenario().board, std::move(things));
    });
    // The choice in the palette decides between the brush and the tool for objects. Other tools
    // stay in the hand.
    connect(&mState, &EditorState::brushChanged, this, [this] {
        const bool thing = mState.object().has_value();
        if (thing && mToolId != "tool.object") useTool("tool.object");
        if (!thing && mToolId == "tool.object") useTool("tool.brush");
    });
    // Selects the tile that is probably needed next: the first kind except homes.
    for (const KindId kind : mDocument.catalog().kindIds())
        if (!mDocument.catalog().isSeat(kind)) {
            mState.setBrush(kind);
            break;
        }
}

Workspace::~Workspace() {
    // The canvas refers to all other members, so panels that hold it must release it first.
    mCanvas->setTool(nullptr);
    delete mCanvas;
}

void Workspace::setFileStamp(const FileStamp& stamp) {
    mFileStamp = stamp;
    if (mRecovery) mRecovery->setOriginal(stamp);
    emit fileStampChanged();
}

Tracing& Workspace::tracing(QSettings& settings) {
    if (mTracing == nullptr) {
        mTracing = new Tracing(mDocument, settings, this);
        const auto show = [this] { showOnly(mState.layers(), *mTracing, *mCanvas); };
        connect(mTracing, &Tracing::changed, mCanvas, show);
        connect(&mState, &EditorState::layersChanged, mCanvas, show);
        mPlacing = new TracingTool(*mTracing, this);
        connect(mTracing, &Tracing::placingChanged, this, [this] {
            if (mTracing->isPlacing())
                mCanvas->setTool(mPlacing);
            else if (!mHeld)
                mCanvas->setTool(mTools.at(mToolId).get());
        });
    }
    return *mTracing;
}

std::optional<balance::Headline> Workspace::fairness() const {
    if (mBalance.factsPending()) return std::nullopt;
    return BalanceTexts::headline(mBalance);
}

void Workspace::useTool(const std::string& id) {
    if (mTracing != nullptr) mTracing->setPlacing(false);
    mCanvas->setTool(mTools.at(id).get());
    mHeld.reset();
    mToolId = id;
    emit toolChanged();
}

ObjectTool* Workspace::objectTool() {
    return mHeld ? nullptr : dynamic_cast<ObjectTool*>(mTools.at(mToolId).get());
}

bool Workspace::isUnnamed() const { return mDocument.displayName(mLocale.language()).isEmpty(); }

QString Workspace::name() const {
    if (!isUnnamed()) return mDocument.displayName(mLocale.language());
    return mNumber > 1 ? tr("Unnamed map %1").arg(mNumber) : tr("Unnamed map");
}

void Workspace::startStamp(const Scenario& part) {
    if (part.board.cells().empty() && thingsOf(part.board).empty()) return;
    const QPointF pointer = mCanvas->mapFromGlobal(QCursor::pos());
    const bool inside = mCanvas->rect().contains(pointer.toPoint());
    hold(std::make_unique<StampTool>(context(), part, nullptr),
         inside ? mCanvas->hexUnder(pointer) : mSelection.current().value_or(Hex{}));
}

QString Workspace::startMove() {
    if (mHeld) return {};
    std::vector<Hex> tiles = mSelection.targets();
    std::erase_if(tiles, [&](Hex at) {
        const Cell* cell = mDocument.scenario().board.find(at);
        return cell == nullptr || !isTile(cell->kind);
    });
    if (tiles.empty()) return tr("There is no tile here to move. Select a tile first.");
    const QString refusal = placement().refusalToRemove(placement().movesBy(tiles, Hex{}));
    if (!refusal.isEmpty()) return refusal;
    const Hex anchor = mSelection.current().value_or(tiles.front());
    mSelection.setCurrent(anchor);
    hold(std::make_unique<MoveTool>(context(), std::move(tiles), anchor, nullptr), anchor);
    return {};
}

void Workspace::hold(std::unique_ptr<HeldTool> tool, Hex at) {
    if (mTracing != nullptr) mTracing->setPlacing(false);
    mCanvas->setTool(nullptr);
    mHeld = std::move(tool);
    // The tool's own code sends finished(), so the tool is deleted later.
    connect(
        mHeld.get(), &HeldTool::finished, this, [this] { useTool(mToolId); }, Qt::QueuedConnection);
    mCanvas->setTool(mHeld.get());
    mCanvas->pointTo(at);
    emit toolChanged();
}

Status Workspace::keepRecovery() {
    const Status game = mPlay.session.keepRecovery();
    const Status map = mRecovery ? mRecovery->keep() : Status(Done{});
    return map ? game : map;
}

void Workspace::keepPending(const QObject& source, std::function<Recovery::Put()> pending) {
    if (mRecovery) mRecovery->setPending(source, std::move(pending));
}

}  // namespace hexa::editor

#include "moc_workspace.cpp"
