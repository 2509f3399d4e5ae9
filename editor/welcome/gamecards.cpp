// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/gamecards.h"

#include "core/hex/blankshape.h"
#include "core/io/format/scenariofile.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/welcome/cardsection.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexa::editor {
namespace {

Thumbnails::Taker pictureOf(Card* card) {
    return [card](const Thumbnail& made) { card->setPicture(made.picture); };
}

Thumbnails::Source mapOf(const Sample& sample, std::shared_ptr<const Systems> systems) {
    return [&sample, systems = std::move(systems)]() -> std::optional<Scenario> {
        auto scenario = readScenario(sample.text, *systems);
        if (!scenario) return std::nullopt;
        return *std::move(scenario);
    };
}

/// Returns an empty map of the size that the dialog for shapes begins with.
Scenario blankMap(const GameSystem& system) {
    Scenario map;
    map.system = system.id();
    map.board.orientation = system.catalog.orientation;
    std::vector<Cell> cells;
    for (const Hex at : hexesOf(BlankShape{}, map.board.orientation))
        cells.push_back({at, KindId::Empty, false, {}});
    map.board.setCells(std::move(cells));
    return map;
}

}  // namespace

GameCards::GameCards(const GameSystem& system, std::shared_ptr<const Systems> systems, const Locale& locale,
                     Thumbnails& thumbnails, QWidget* content, QObject* parent)
    : QObject(parent),
      mSystem(system),
      mId(QString::fromStdString(system.id())),
      mSystems(std::move(systems)),
      mLocale(locale),
      mThumbnails(thumbnails),
      mName(new PlainLabel(content)),
      mRecent(new CardSection(content)),
      mFresh(new CardSection(content)),
      mSamples(new CardSection(content)) {
    mName->setObjectName("game-" + mId);
    QFont font = mName->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setBold(true);
    mName->setFont(font);
    // The name of the game is only needed if there are several.
    mName->setVisible(mSystems->list().size() > 1);
    addLayouts();
    addShape();
    addSamples();
    addCampaigns();
    if (system.catalog.definition) addChange();
    keepTranslated(*mName, [this] { retranslate(); });
}

QList<QWidget*> GameCards::parts() const { return {mName, mRecent, mFresh, mSamples}; }

/// Returns the layouts that a sample is, down to the last thing on it.
std::set<std::string> GameCards::layoutsOfSamples() const {
    std::set<std::string> layouts;
    // Only if there are pieces on the board from the start; a layout of empty slots is not a
    // finished map.
    for (const Layout& layout : mSystem.layouts) {
        if (layout.scenario.board.pieces.empty()) continue;
        for (const Sample& sample : mSystem.samples)
            if (const auto map = readScenario(sample.text, *mSystems);
                map && map->board == layout.scenario.board) {
                layouts.insert(layout.id);
                break;
            }
    }
    return layouts;
}

void GameCards::addLayouts() {
    const std::set<std::string> covered = layoutsOfSamples();
    for (const Layout& layout : mSystem.layouts) {
        // A sample with a story is not offered twice.
        if (covered.contains(layout.id)) continue;
        const QString layoutId = QString::fromStdString(layout.id);
        Card* card = mFresh->addCard("new-" + mId + '-' + layoutId);
        card->keepTexts([this, &layout] {
            const QString name = mLocale.text(layout.name);
            return Card::Texts{
                name,
                tr("%n player(s)", nullptr, layout.scenario.players()) + ", " +
                    tr("%Ln tile(s)", nullptr, static_cast<int>(layout.scenario.board.cellCount())),
                name};
        });
        connect(card, &Card::clicked, this, [this, layoutId] { emit newRequested(mId, layoutId); });
        mThumbnails.add(
            card, [&layout] { return std::optional(layout.scenario); }, pictureOf(card));
    }
}

void GameCards::addShape() {
    Card* card = mFresh->addCard("shape-" + mId);
    card->keepTexts([] {
        return Card::Texts{tr("Blank shape"), tr("any size"),
                           tr("A hexagon, rectangle or triangle of empty slots, of any size")};
    });
    connect(card, &Card::clicked, this, [this] { emit shapeRequested(mId); });
    mThumbnails.add(
        card, [&system = mSystem] { return std::optional(blankMap(system)); }, pictureOf(card));
}

void GameCards::addSamples() {
    for (const Sample& sample : mSystem.samples) {
        const QString sampleId = QString::fromStdString(sample.id);
        Card* card = mSamples->addCard("sample-" + mId + '-' + sampleId);
        const auto known = std::make_shared<Thumbnail>();
        card->keepTexts([this, known] {
            const QString title = mLocale.text(known->title);
            return Card::Texts{
                title, known->players > 0 ? tr("%n player(s)", nullptr, known->players) : QString(), title};
        });
        connect(card, &Card::clicked, this, [this, sampleId] { emit sampleRequested(mId, sampleId); });
        mThumbnails.add(card, mapOf(sample, mSystems), [card, known](const Thumbnail& made) {
            *known = made;
            card->setPicture(made.picture);
            card->refreshTexts();
        });
    }
}

void GameCards::addCampaigns() {
    for (const SampleCampaign& campaign : mSystem.campaigns) {
        const QString campaignId = QString::fromStdString(campaign.id);
        Card* card = mSamples->addCard("campaign-" + mId + '-' + campaignId, "play");
        card->keepTexts([this, &campaign] {
            return Card::Texts{
                mLocale.text(campaign.title),
                tr("Campaign with %n scenario(s)", nullptr, static_cast<int>(campaign.stages.size())),
                mLocale.text(campaign.text)};
        });
        connect(card, &Card::clicked, this, [this, campaignId] { emit campaignRequested(mId, campaignId); });
        // Its first scenario represents it.
        const auto first = std::ranges::find_if(mSystem.samples, [&campaign](const Sample& sample) {
            return !campaign.stages.empty() && sample.id == campaign.stages.front().sample;
        });
        if (first != mSystem.samples.end()) mThumbnails.add(card, mapOf(*first, mSystems), pictureOf(card));
    }
}

void GameCards::addChange() {
    Card* card = mFresh->addCard("change-" + mId, "design");
    card->keepTexts([] {
        return Card::Texts{tr("Change game file"), tr("Tiles and rules"),
                           tr("Show the tables of this game file")};
    });
    connect(card, &Card::clicked, this, [this] { emit changeGameRequested(mId); });
}

void GameCards::retranslate() {
    mName->setText(mLocale.text(mSystem.catalog.name));
    mFresh->setHeading(tr("New map"));
    mRecent->setHeading(tr("Recent files"));
    mSamples->setHeading(tr("Sample maps"));
}

}  // namespace hexa::editor

#include "moc_gamecards.cpp"
