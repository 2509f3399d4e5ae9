// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gamepreview.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/adopt.h"
#include "editor/game/gamedocument.h"
#include "editor/paint/tileart.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QStringList>

#include <utility>

namespace hexa::editor {
namespace {

constexpr int previewPause = 150;  // milliseconds before the open map is checked and repainted
constexpr int previewWidth = 270;

}  // namespace

GamePreview::GamePreview(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mColumn(new QVBoxLayout(this)),
      mTitle(new PlainLabel),
      mLosses(new PlainLabel) {
    setFixedWidth(previewWidth);
    mColumn->setContentsMargins(0, 0, 0, 0);
    mTitle->setObjectName("gamePreviewTitle");
    mTitle->setWordWrap(true);
    mLosses->setObjectName("gameLosses");
    mLosses->setWordWrap(true);
    mColumn->addWidget(mTitle);
    mColumn->addStretch(1);
    mColumn->addWidget(mLosses);
    mTimer.setSingleShot(true);
    mTimer.setInterval(previewPause);
    connect(&mTimer, &QTimer::timeout, this, &GamePreview::refresh);
    // A recovered game can have problems, and then no picture replaces that of the former game.
    connect(&document, &GameDocument::opened, this, [this] {
        clear();
        mTitle->clear();
    });
}

GamePreview::~GamePreview() { delete mPicture; }  // it paints with mArt

void GamePreview::setMap(std::shared_ptr<const Scenario> map, const GameSystem* game) {
    mMap = std::move(map);
    mMapGame = game;
    refresh();
}

void GamePreview::follow(Subject subject) {
    mSubject = std::move(subject);
    mTimer.start();
}

void GamePreview::clear() {
    delete std::exchange(mPicture, nullptr);
    mShownLayout.clear();
    mShownRegion = -1;
}

void GamePreview::refresh() {
    using About = Subject::About;
    mTimer.stop();
    mExample.cancel();
    const auto game = mDocument.system();
    const bool waits = game == nullptr && mDocument.isOpen();
    mLosses->setText(!waits ? QString()
                     : mReport.followed
                         ? tr("Open maps keep the previous edition until the problems are solved.")
                         : tr("No maps can be created until the problems are solved."));
    if (game == nullptr) return;
    clear();
    mShownGame = game;
    mReport = {false, mReport.followed, {}, {}};
    if (mMapGame != nullptr && mMapGame->id() != game->id())
        mLosses->setText(
            tr("Open maps change when you leave this page. Their undo steps and galleries are lost."));
    std::shared_ptr<const Scenario> shown;
    if (mSubject.about == About::Region && mSubject.region) {
        shown = std::make_shared<const Scenario>(*mSubject.region);
        mShownRegion = mSubject.row;
        mTitle->setText(tr("The region"));
    } else if (mMap != nullptr && mMapGame != nullptr && mSubject.about != About::Layout) {
        shown = std::make_shared<const Scenario>(adoptedMap(*game));
        mTitle->setText(tr("The open map"));
    } else if (const Layout* layout = game->layout(mSubject.layout.toStdString())) {
        shown = std::make_shared<const Scenario>(layout->scenario);
        mShownLayout = mSubject.layout;
        mTitle->setText(tr("Layout: %1").arg(mLocale.text(layout->name)));
    }
    if (shown != nullptr) {
        mArt = std::make_unique<paint::TileArt>(*game);
        mPicture = new MapPreview(game->catalog, *mArt, MapPreview::Frame::Free);
        mPicture->setObjectName("gamePreview");
        mPicture->showSeats();
        if (mSubject.about != About::Map) mPicture->leaveRoom();
        connect(mPicture, &MapPreview::pressed, this, [this](Hex at) {
            if (mShownRegion >= 0) emit regionPressed(mShownRegion, at);
            if (!mShownLayout.isEmpty()) emit layoutPressed(mShownLayout, at);
        });
        mColumn->insertWidget(1, mPicture, 4);
        mPicture->setScenario(shown);
    }
    if (showsExample()) askExample();
    emit reported();
}

Scenario GamePreview::adoptedMap(const GameSystem& game) {
    owngame::Adopted adopted = owngame::adopted(*mMap, mMapGame->catalog, game.catalog);
    QStringList losses;
    for (const Message& loss : adopted.losses) losses << mLocale.text(loss);
    if (!losses.isEmpty())
        mLosses->setText(tr("Objects that will be removed from open maps:") + u'\n' + losses.join(u'\n'));
    mReport.there = true;
    for (const Finding& finding : findingsOf(game, adopted.map)) {
        if (finding.problem.rule.empty() || finding.problem.severity == Severity::Hint) continue;
        if (const auto* place = std::get_if<HexPlace>(&finding.problem.place))
            mReport.broken[finding.problem.rule].push_back({place->q, place->r});
        else
            mReport.whole.insert(finding.problem.rule);
    }
    return std::move(adopted.map);
}

bool GamePreview::showsExample() const {
    return !mShownLayout.isEmpty() && mSubject.about != Subject::About::Layout;
}

/// Fills the layout in the picture, so that tiles, counts and rules are seen before the first map,
/// and so is a contradiction between them.
void GamePreview::askExample() {
    const auto prepare = [this] {
        return [game = mShownGame, layout = mShownLayout.toStdString()](const JobControl& control) {
            GenerateRequest request;
            request.base = game->layout(layout)->scenario;
            request.seed = 1;
            request.stop = control.stop;
            return std::pair(game, makeMap(*game, request));
        };
    };
    const auto take = [this](std::pair<std::shared_ptr<const GameSystem>, Result<Scenario>> made) {
        auto& [game, map] = made;
        if (game != mShownGame || mPicture == nullptr || !showsExample() || mMap != nullptr) return;
        if (!map) {
            mLosses->setText(mLocale.text(map.error()));
            return;
        }
        mTitle->setText(tr("An example map"));
        mPicture->setScenario(std::make_shared<const Scenario>(*std::move(map)));
    };
    mExample.ask(prepare, take);
}

}  // namespace hexa::editor

#include "moc_gamepreview.cpp"
