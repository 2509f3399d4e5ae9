// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/welcomepage.h"

#include "core/engine/system.h"
#include "core/hex/blankshape.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/shelf.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/welcome/cardsection.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

namespace hexa::editor {
namespace {

/// Larger files get no picture: reading them only for that would keep the disk and a core busy.
constexpr qint64 maxThumbnailBytes = 4 * 1024 * 1024;
constexpr int maxWidth = 1180;

/// Scrolled content. A layout asks for the height of its smallest width, here that of all cards
/// below each other. The scroll area would take that as the least height at every width. It asks
/// for the height for its width anyway.
class Page : public QWidget {
public:
    QSize minimumSizeHint() const override { return {layout()->minimumSize().width(), 0}; }
};

}  // namespace

WelcomePage::WelcomePage(const Systems& systems, Locale& locale, QWidget* parent)
    : QWidget(parent),
      mSystems(systems),
      mExample(std::make_shared<std::optional<GameSystem>>()),
      mLocale(locale),
      mScroll(new QScrollArea(this)) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(24, 18, 24, 18);
    column->setSpacing(16);
    column->addWidget(makeHeader());
    mLast = new CardSection(content);
    column->addWidget(mLast);
    mKept = new CardSection(content);
    mKept->setObjectName("keptGames");
    column->addWidget(mKept);
    mOwn = new CardSection(content);
    column->addWidget(mOwn);
    mOther = new CardSection(content);
    column->addWidget(mOther);
    mContent = content;
    column->addStretch();
    content->setMaximumWidth(maxWidth);
    auto* centred = new Page;
    auto* row = new QHBoxLayout(centred);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(content, 1000);
    row->addStretch();
    centred->installEventFilter(this);  // it covers this widget, which is not painted itself then
    mScroll->setWidget(centred);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mScroll->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(mScroll);

    makeOwnCards();
    makeGames();
    keepTranslated(*this, [this] { retranslate(); });
    for (const CardSection* section : sections())
        if (!section->cards().isEmpty() && focusProxy() == nullptr) setFocusProxy(section->cards().first());
}

WelcomePage::~WelcomePage() {
    delete mThumbnails;  // its thread reads what goes with the members
}

void WelcomePage::makeGames() {
    // Pictures are made on another thread, which must not see the list grow.
    mShown = std::make_shared<const Systems>(mSystems);
    const int side = qMax(Card::pictureSize.width(), Card::pictureSize.height());
    mThumbnails = new Thumbnails(
        [systems = mShown, example = mExample](const Scenario& map) {
            return *example && (*example)->id() == map.system ? &**example : systems->find(map.system);
        },
        qRound(side * devicePixelRatioF()), this);
    for (const GameSystem& system : mShown->list()) mGames.push_back(makeGame(system, mContent));
    auto* column = qobject_cast<QVBoxLayout*>(mContent->layout());
    for (const GameCards& game : mGames) {
        for (QWidget* part : {static_cast<QWidget*>(game.name), static_cast<QWidget*>(game.recent),
                              static_cast<QWidget*>(game.fresh), static_cast<QWidget*>(game.samples)})
            column->insertWidget(column->indexOf(mOwn), part);
        makeNewCards(game);
        makeShapeCard(game);
        makeSampleCards(game);
        makeCampaignCards(game);
        if (game.system->catalog.definition) makeChangeCard(game);
    }
    makeExamplePictures();
}

void WelcomePage::refreshGames() {
    for (const GameCards& game : mGames) {
        for (CardSection* section : {game.fresh, game.recent, game.samples}) {
            for (Card* card : section->cards()) mTexts.remove(card);
            section->deleteLater();
            section->hide();
        }
        game.name->hide();
        game.name->deleteLater();
    }
    mGames.clear();
    delete mThumbnails;  // waits for the picture under way
    makeGames();
    setRecentFiles(QStringList(mRecentPaths), QHash<QString, QString>(mRecentGames));
    for (const CardSection* section : sections())
        if (!section->cards().isEmpty() && focusProxy() == nullptr) setFocusProxy(section->cards().first());
    mSeen = false;
    mScroll->widget()->update();
}

void WelcomePage::makeOwnCards() {
    makeExampleCards();
    Card* fresh = mOwn->addCard();
    fresh->setObjectName("newGame");
    fresh->setIconName("new");
    adopt(fresh, [fresh] {
        fresh->setTexts(tr("New game file…"), tr("Tiles and rules"));
        fresh->setToolTip(tr("Describe a game of your own: tiles, counts, placement rules, fairness"));
    });
    connect(fresh, &Card::clicked, this, &WelcomePage::newGameRequested);
    Card* example = mOwn->addCard();
    example->setObjectName("exampleGame");
    example->setIconName("copy");
    adopt(example, [example] {
        example->setTexts(tr("Start from an example…"), tr("Tiles and rules"));
        example->setToolTip(tr("Copy one of the example games, then change it"));
    });
    connect(example, &Card::clicked, this, &WelcomePage::exampleGameRequested);
    Card* import = mOwn->addCard();
    import->setObjectName("importGame");
    import->setIconName("open");
    adopt(import, [import] {
        import->setTexts(tr("Import game file…"), tr("From a file"));
        import->setToolTip(tr("Copy a game file to your games"));
    });
    connect(import, &Card::clicked, this, &WelcomePage::importGameRequested);
}

void WelcomePage::makeExampleCards() {
    for (const EmbeddedFile& file : owngame::exampleMaps()) {
        Card* card = mOwn->addCard();
        const QString name = QString::fromUtf8(owngame::exampleName(file));
        card->setObjectName("exampleMap-" + name);
        const ExampleCard example{card, &file, std::make_shared<Thumbnail>()};
        adopt(card, [this, card, known = example.known] {
            const int players = known->players;
            card->setTexts(mLocale.text(known->title),
                           players > 0 ? tr("Example for %n player(s)", nullptr, players) : QString());
            card->setToolTip(mLocale.text(known->title));
        });
        connect(card, &Card::clicked, this, [this, name] { emit exampleMapRequested(name); });
        mExampleCards.push_back(example);
    }
}

void WelcomePage::makeExamplePictures() {
    for (const ExampleCard& example : mExampleCards)
        // The map brings its game, which is only needed while the picture is made.
        mThumbnails->add(
            example.card,
            [text = example.file->text, game = mExample]() -> std::optional<Scenario> {
                auto read = owngame::gameInMap(text);
                if (!read || !*read) return std::nullopt;
                *game = *std::move(read);
                auto map = readScenario(text, Systems({**game}));
                if (!map) return std::nullopt;
                return *std::move(map);
            },
            [this, example](const Thumbnail& made) {
                *example.known = made;
                example.card->setPicture(made.picture);
                mTexts[example.card]();
            });
}

void WelcomePage::makeChangeCard(const GameCards& game) {
    const QString systemId = QString::fromStdString(game.system->id());
    Card* card = game.fresh->addCard();
    card->setObjectName("change-" + systemId);
    card->setIconName("design");
    adopt(card, [card] {
        card->setTexts(tr("Change game file"), tr("Tiles and rules"));
        card->setToolTip(tr("Show the tables of this game file"));
    });
    connect(card, &Card::clicked, this, [this, systemId] { emit changeGameRequested(systemId); });
}

void WelcomePage::setUnfinishedGames(const QStringList& paths) {
    for (const QString& path : paths) {
        Card* card = mOwn->addCard();
        card->setObjectName("unfinishedGame");
        card->setIconName("problem-warning");
        adopt(card, [card, path] {
            card->setTexts(QFileInfo(path).completeBaseName(), tr("Game file with problems"));
            card->setToolTip(tr("Open the game file to solve its problems"));
        });
        connect(card, &Card::clicked, this, [this, path] { emit openRequested(path); });
    }
}

QWidget* WelcomePage::makeHeader() {
    auto* header = new QWidget;
    mName = new PlainLabel(header);
    QFont font = mName->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    font.setBold(true);
    mName->setFont(font);
    mSentence = new PlainLabel(header);
    mSentence->setWordWrap(true);
    mOpen = new QPushButton(icon("open"), {}, header);
    mOpen->setObjectName("open");
    mGenerate = new QPushButton(icon("generate"), {}, header);
    mGenerate->setObjectName("generate");
    mSurprise = new QPushButton(icon("dice"), {}, header);
    mSurprise->setObjectName("surprise");
    mGame = new QPushButton(icon("new"), {}, header);
    mGame->setObjectName("gameFile");
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(mName);
    words->addWidget(mSentence);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(words, 1);
    mTour = new QPushButton(icon("hand"), {}, header);
    mTour->setObjectName("tour");
    mManual = new QPushButton(icon("help"), {}, header);
    mManual->setObjectName("manual");
    row->addWidget(mTour);
    row->addWidget(mManual);
    row->addWidget(mOpen);
    row->addWidget(mGenerate);
    row->addWidget(mSurprise);
    row->addWidget(mGame);
    connect(mGame, &QPushButton::clicked, this, &WelcomePage::newGameRequested);
    connect(mTour, &QPushButton::clicked, this, &WelcomePage::tourRequested);
    connect(mManual, &QPushButton::clicked, this, &WelcomePage::manualRequested);
    connect(mOpen, &QPushButton::clicked, this, &WelcomePage::openFileRequested);
    connect(mGenerate, &QPushButton::clicked, this, &WelcomePage::generateRequested);
    connect(mSurprise, &QPushButton::clicked, this, &WelcomePage::surpriseRequested);
    return header;
}

void WelcomePage::adopt(Card* card, std::function<void()> retranslateCard) {
    retranslateCard();
    mTexts.insert(card, std::move(retranslateCard));
    connect(card, &Card::walk, this, [this, card](int key) { walk(card, key); });
}

WelcomePage::GameCards WelcomePage::makeGame(const GameSystem& system, QWidget* content) {
    const GameCards game{&system, new PlainLabel(content), new CardSection(content), new CardSection(content),
                         new CardSection(content)};
    game.name->setObjectName("game-" + QString::fromStdString(system.id()));
    QFont font = game.name->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setBold(true);
    game.name->setFont(font);
    // The name of the game is only needed if there are several.
    game.name->setVisible(mSystems.list().size() > 1);
    return game;
}

/// Returns the layouts that a sample is, down to the last thing on it.
std::set<std::string> WelcomePage::layoutsOfSamples(const GameSystem& system) const {
    std::set<std::string> layouts;
    // Only if there are pieces on the board from the start; a layout of empty slots is not a
    // finished map.
    for (const Layout& layout : system.layouts) {
        if (layout.scenario.board.pieces.empty()) continue;
        for (const Sample& sample : system.samples)
            if (const auto map = readScenario(sample.text, mSystems);
                map && map->board == layout.scenario.board) {
                layouts.insert(layout.id);
                break;
            }
    }
    return layouts;
}

void WelcomePage::makeNewCards(const GameCards& game) {
    const QString systemId = QString::fromStdString(game.system->id());
    const std::set<std::string> covered = layoutsOfSamples(*game.system);
    for (const Layout& layout : game.system->layouts) {
        // A sample with a story is not offered twice.
        if (covered.contains(layout.id)) continue;
        Card* card = game.fresh->addCard();
        const QString layoutId = QString::fromStdString(layout.id);
        card->setObjectName("new-" + systemId + '-' + layoutId);
        adopt(card, [this, card, &layout] {
            const QString name = mLocale.text(layout.name);
            card->setTexts(
                name, tr("%n player(s)", nullptr, layout.scenario.players()) + ", " +
                          tr("%Ln tile(s)", nullptr, static_cast<int>(layout.scenario.board.cellCount())));
            card->setToolTip(name);
        });
        connect(card, &Card::clicked, this,
                [this, systemId, layoutId] { emit newRequested(systemId, layoutId); });
        mThumbnails->add(
            card, [&layout] { return std::optional(layout.scenario); },
            [card](const Thumbnail& made) { card->setPicture(made.picture); });
    }
}

void WelcomePage::makeShapeCard(const GameCards& game) {
    const QString systemId = QString::fromStdString(game.system->id());
    Card* card = game.fresh->addCard();
    card->setObjectName("shape-" + systemId);
    adopt(card, [card] {
        card->setTexts(tr("Blank shape"), tr("any size"));
        card->setToolTip(tr("A hexagon, rectangle or triangle of empty slots, of any size"));
    });
    connect(card, &Card::clicked, this, [this, systemId] { emit shapeRequested(systemId); });
    mThumbnails->add(
        card,
        [system = game.system] {
            Scenario map;
            map.system = system->id();
            map.board.orientation = system->catalog.orientation;
            std::vector<Cell> cells;
            for (const Hex at : hexesOf(BlankShape{}, map.board.orientation))
                cells.push_back({at, KindId::Empty, false, {}});
            map.board.setCells(std::move(cells));
            return std::optional(std::move(map));
        },
        [card](const Thumbnail& made) { card->setPicture(made.picture); });
}

void WelcomePage::focusNew(const QString& game) {
    for (const GameCards& cards : mGames)
        if (QString::fromStdString(cards.system->id()) == game && !cards.fresh->cards().isEmpty())
            cards.fresh->cards().first()->setFocus(Qt::ShortcutFocusReason);
}

void WelcomePage::makeSampleCards(const GameCards& game) {
    const QString systemId = QString::fromStdString(game.system->id());
    for (const Sample& sample : game.system->samples) {
        Card* card = game.samples->addCard();
        const QString sampleId = QString::fromStdString(sample.id);
        card->setObjectName("sample-" + systemId + '-' + sampleId);
        auto known = std::make_shared<Thumbnail>();
        adopt(card, [this, card, known] {
            const int players = known->players;
            card->setTexts(mLocale.text(known->title),
                           players > 0 ? tr("%n player(s)", nullptr, players) : QString());
            card->setToolTip(mLocale.text(known->title));
        });
        connect(card, &Card::clicked, this,
                [this, systemId, sampleId] { emit sampleRequested(systemId, sampleId); });
        mThumbnails->add(
            card,
            [systems = mShown, &sample]() -> std::optional<Scenario> {
                auto scenario = readScenario(sample.text, *systems);
                if (!scenario) return std::nullopt;
                return *std::move(scenario);
            },
            [this, card, known](const Thumbnail& made) {
                *known = made;
                card->setPicture(made.picture);
                mTexts[card]();
            });
    }
}

void WelcomePage::makeCampaignCards(const GameCards& game) {
    const QString systemId = QString::fromStdString(game.system->id());
    for (const SampleCampaign& campaign : game.system->campaigns) {
        Card* card = game.samples->addCard();
        const QString campaignId = QString::fromStdString(campaign.id);
        card->setObjectName("campaign-" + systemId + '-' + campaignId);
        card->setIconName("play");
        adopt(card, [this, card, &campaign] {
            card->setTexts(mLocale.text(campaign.title), tr("Campaign with %n scenario(s)", nullptr,
                                                            static_cast<int>(campaign.stages.size())));
            card->setToolTip(mLocale.text(campaign.text));
        });
        connect(card, &Card::clicked, this,
                [this, systemId, campaignId] { emit campaignRequested(systemId, campaignId); });
        // Its first scenario represents it.
        const auto first = std::ranges::find_if(game.system->samples, [&campaign](const Sample& sample) {
            return !campaign.stages.empty() && sample.id == campaign.stages.front().sample;
        });
        if (first == game.system->samples.end()) continue;
        mThumbnails->add(
            card,
            [systems = mShown, &sample = *first]() -> std::optional<Scenario> {
                auto scenario = readScenario(sample.text, *systems);
                if (!scenario) return std::nullopt;
                return *std::move(scenario);
            },
            [card](const Thumbnail& made) { card->setPicture(made.picture); });
    }
}

QList<CardSection*> WelcomePage::sections() const {
    QList<CardSection*> all{mLast, mKept};
    for (const GameCards& game : mGames) all << game.recent << game.fresh << game.samples;
    return all << mOwn << mOther;
}

CardSection* WelcomePage::recentOf(const QString& systemId) const {
    if (mGames.size() == 1) return mGames.front().recent;
    for (const GameCards& game : mGames)
        if (game.system->id() == systemId.toStdString()) return game.recent;
    return mOther;
}

void WelcomePage::setRecentFiles(const QStringList& paths, const QHash<QString, QString>& games) {
    mRecentPaths = paths;
    mRecentGames = games;
    QList<CardSection*> cleared{mOther};
    for (const GameCards& game : mGames) cleared << game.recent;
    for (CardSection* section : cleared) {
        for (Card* card : section->cards()) mTexts.remove(card);
        section->clear();
    }
    for (const QString& path : paths) addRecentCard(*recentOf(games.value(path)), path);
    retranslate();
}

void WelcomePage::addRecentCard(CardSection& section, const QString& path) {
    Card* card = section.addCard();
    card->setObjectName("recent");
    // Only maps have a picture of their own.
    const bool map = path.endsWith(QLatin1String(".hexa"), Qt::CaseInsensitive);
    card->setIconName(map ? "open" : "language");
    card->setContextMenuPolicy(Qt::CustomContextMenu);
    auto title = std::make_shared<Localized>();  // known when its picture is
    adopt(card, [this, card, path, title] {
        const QFileInfo file(path);
        const QString folder = QDir::toNativeSeparators(file.path());
        const QString home = QDir::toNativeSeparators(QDir::homePath());
        const QString shortFolder = folder.startsWith(home) ? u'~' + folder.mid(home.size()) : folder;
        const QString own = mLocale.text(*title);
        const bool both = !own.isEmpty() && own != file.completeBaseName();
        const QString where = both ? file.fileName() + QStringLiteral(", ") + shortFolder : shortFolder;
        card->setTexts(own.isEmpty() ? file.completeBaseName() : own,
                       card->isMissing() ? tr("No longer exists") : where);
        card->setToolTip(QDir::toNativeSeparators(path));
    });
    connect(card, &Card::clicked, this, [this, path] { emit openRequested(path); });
    connect(card, &Card::removeRequested, this, [this, path] { emit forgetRequested(path); });
    connect(card, &Card::customContextMenuRequested, this, [this, card](const QPoint& at) {
        showMenu(card, card->mapToGlobal(at), tr("&Open"), tr("&Remove from List"));
    });
    auto there = std::make_shared<bool>(true);
    mThumbnails->add(
        card,
        [this, path, map, there]() -> std::optional<Scenario> {
            *there = QFileInfo(path).isFile();
            return map ? mapOf(path) : std::nullopt;
        },
        [this, card, there, title](const Thumbnail& made) {
            *title = made.title;
            card->setPicture(made.picture);
            card->setMissing(!*there);
            mTexts[card]();
        });
}

void WelcomePage::setLastTime(const QStringList& paths) {
    if (paths == mLastPaths) return;
    mLastPaths = paths;
    for (Card* card : mLast->cards()) mTexts.remove(card);
    mLast->clear();
    if (!paths.isEmpty()) {
        Card* card = mLast->addCard();
        card->setObjectName("lastTime");
        card->setIconName("open");
        adopt(card, [card, paths] {
            QStringList names;
            for (const QString& path : paths) names << QFileInfo(path).completeBaseName();
            card->setTexts(tr("Reopen %n map(s)", nullptr, static_cast<int>(paths.size())),
                           names.join(QStringLiteral(", ")));
            card->setToolTip(
                tr("State at the end of the last session: %1").arg(names.join(QStringLiteral(", "))));
        });
        connect(card, &Card::clicked, this, &WelcomePage::lastTimeRequested);
        mThumbnails->add(
            card, [this, path = paths.first()] { return mapOf(path); },
            [card](const Thumbnail& made) { card->setPicture(made.picture); });
    }
    retranslate();
}

std::optional<Scenario> WelcomePage::mapOf(const QString& path) const {
    const QFileInfo file(path);
    if (!file.isFile() || file.size() > maxThumbnailBytes) return std::nullopt;
    auto scenario = loadScenario(QFile::encodeName(path).toStdString(), *mShown);
    if (!scenario) return std::nullopt;
    return *std::move(scenario);
}

void WelcomePage::setKeptGames(const QList<KeptGame>& games) {
    if (games == mKeptGames) return;
    mKeptGames = games;
    for (Card* card : mKept->cards()) mTexts.remove(card);
    mKept->clear();
    for (const KeptGame& game : games) addKeptCard(game);
    retranslate();
}

void WelcomePage::addKeptCard(const KeptGame& game) {
    Card* card = mKept->addCard();
    card->setObjectName("kept");
    card->setIconName("play");
    card->setContextMenuPolicy(Qt::CustomContextMenu);
    auto known = std::make_shared<Thumbnail>();
    adopt(card, [this, card, known, made = game.made] {
        QString title = mLocale.text(known->title);
        if (title.isEmpty()) title = tr("Game in progress");
        card->setTexts(title, tr("last played on %1").arg(Locale::moment(made)));
        card->setToolTip(tr("Resume this game. Press Delete to discard it."));
    });
    connect(card, &Card::clicked, this, [this, path = game.path] { emit goOnRequested(path); });
    connect(card, &Card::removeRequested, this, [this, path = game.path] { emit giveUpRequested(path); });
    connect(card, &Card::customContextMenuRequested, this, [this, card](const QPoint& at) {
        showMenu(card, card->mapToGlobal(at), tr("&Resume"), tr("&Discard Game…"));
    });
    mThumbnails->add(
        card,
        [this, path = game.path]() -> std::optional<Scenario> {
            auto record = loadRecord(QFile::encodeName(path).toStdString(), *mShown);
            if (!record) return std::nullopt;
            return std::move(record->scenario);
        },
        [this, card, known](const Thumbnail& made) {
            *known = made;
            card->setPicture(made.picture);
            mTexts[card]();
        });
}

void WelcomePage::showMenu(Card* card, const QPoint& at, const QString& open, const QString& remove) {
    QMenu menu(card);
    menu.addAction(icon("open"), open, card, &Card::clicked);
    // Later: the card goes away with the list, and the menu with the card.
    menu.addAction(icon("remove"), remove, card,
                   [card] { QTimer::singleShot(0, card, &Card::removeRequested); });
    menu.exec(at);
}

void WelcomePage::walk(Card* from, int key) {
    QList<Card*> all;
    for (const CardSection* section : sections()) all += section->cards();
    Card* to = cardInDirection(all, from, key);
    if (to == nullptr) return;
    to->setFocus(Qt::TabFocusReason);
    mScroll->ensureWidgetVisible(to, 0, 24);
}

void WelcomePage::setSurprising(const QString& text) {
    mSurprising = text;
    mSurprise->setText(text.isEmpty() ? tr("&Surprise Map") : text);
}

void WelcomePage::setOpening(bool opening) {
    mOpening = opening;
    mSeen = false;
    if (opening)
        mThumbnails->pause();
    else
        mScroll->widget()->update();
}

bool WelcomePage::isBusy() const { return !mThumbnails->idle(); }

bool WelcomePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && !mSeen && !mOpening) {
        mSeen = true;
        // Runs when the window is on the screen and has no urgent work.
        QTimer::singleShot(0, mThumbnails, [this] {
            if (mSeen) mThumbnails->start();
        });
    }
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::retranslate() {
    mName->setText(QStringLiteral("Hexatelier"));
    mSentence->setText(
        tr("Design, generate, check, play and print hex maps for board games, and translate their rules."));
    mOpen->setText(tr("&Open File…"));
    mGenerate->setText(tr("Generate Map…"));
    mSurprise->setText(mSurprising.isEmpty() ? tr("&Surprise Map") : mSurprising);
    mSurprise->setToolTip(tr("Generate a fair map of random size and style"));
    mTour->setText(tr("Gu&ided Tour"));
    mTour->setToolTip(tr("Five steps on a practice map: drag, mirror, fill, check, print"));
    mManual->setText(tr("Man&ual"));
    mGame->setText(tr("&New Game File…"));
    mGame->setToolTip(tr("Describe a game of your own: tiles, counts, placement rules, fairness"));
    mManual->setToolTip(tr("Read or search the manual"));
    for (const GameCards& game : mGames) {
        game.name->setText(mLocale.text(game.system->catalog.name));
        game.fresh->setHeading(tr("New map"));
        game.recent->setHeading(tr("Recent files"));
        game.samples->setHeading(tr("Sample maps"));
    }
    mLast->setHeading(tr("Last session"));
    mKept->setHeading(tr("Games in progress"));
    mOwn->setHeading(tr("Your own games"));
    mOther->setHeading(mGames.size() > 1 ? tr("Other recent files") : tr("Recent files"));
    for (const auto& set : std::as_const(mTexts)) set();
}

}  // namespace hexa::editor

#include "moc_welcomepage.cpp"
