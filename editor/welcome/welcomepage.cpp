// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/welcomepage.h"

#include "core/engine/system.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/translated.h"
#include "editor/welcome/gamecards.h"
#include "editor/welcome/owncards.h"
#include "editor/welcome/welcomeheader.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMenu>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <memory>
#include <utility>

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
    : QWidget(parent), mSystems(systems), mLocale(locale), mScroll(new QScrollArea(this)) {
    auto* content = new QWidget;
    mHeader = new WelcomeHeader(content);
    mLast = new CardSection(content);
    mKept = new CardSection(content);
    mKept->setObjectName("keptGames");
    mOther = new CardSection(content);
    mColumn = new QVBoxLayout(content);
    mColumn->setContentsMargins(24, 18, 24, 18);
    mColumn->setSpacing(16);
    mColumn->addWidget(mHeader);
    for (CardSection* section : {mLast, mKept, mOther}) mColumn->addWidget(section);
    mColumn->addStretch();
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

    // Cards come last: the layout of a scrolled page takes long to forget those it began with.
    mOwn = new OwnCards(locale, content);
    mColumn->insertWidget(mColumn->indexOf(mOther), mOwn);
    for (CardSection* section : {mLast, mKept, mOther, static_cast<CardSection*>(mOwn)})
        connect(section, &CardSection::walk, this, &WelcomePage::walk);
    makeGames();
    keepTranslated(*this, [this] { retranslate(); });
    focusFirst();
}

WelcomePage::~WelcomePage() {
    delete mThumbnails;  // its thread reads what goes with the members
}

void WelcomePage::focusFirst() {
    for (const CardSection* section : sections())
        if (!section->cards().isEmpty() && focusProxy() == nullptr) setFocusProxy(section->cards().first());
}

void WelcomePage::makeGames() {
    // Pictures are made on another thread, which must not see the list grow.
    mShown = std::make_shared<const Systems>(mSystems);
    const int side = qMax(Card::pictureSize.width(), Card::pictureSize.height());
    mThumbnails = new Thumbnails(
        [systems = mShown, example = mOwn->pictured()](const Scenario& map) {
            return *example && (*example)->id() == map.system ? &**example : systems->find(map.system);
        },
        qRound(side * devicePixelRatioF()), this);
    for (const GameSystem& system : mShown->list()) {
        auto* game = new GameCards(system, mShown, mLocale, *mThumbnails, mColumn->parentWidget(), this);
        mGames.push_back(game);
        for (QWidget* part : game->parts()) mColumn->insertWidget(mColumn->indexOf(mOwn), part);
        for (const CardSection* section : game->sections())
            connect(section, &CardSection::walk, this, &WelcomePage::walk);
        connect(game, &GameCards::newRequested, this, &WelcomePage::newRequested);
        connect(game, &GameCards::shapeRequested, this, &WelcomePage::shapeRequested);
        connect(game, &GameCards::changeGameRequested, this, &WelcomePage::changeGameRequested);
        connect(game, &GameCards::sampleRequested, this, &WelcomePage::sampleRequested);
        connect(game, &GameCards::campaignRequested, this, &WelcomePage::campaignRequested);
    }
    mOwn->makePictures(*mThumbnails);
}

void WelcomePage::refreshGames() {
    for (GameCards* game : mGames) {
        for (QWidget* part : game->parts()) {
            part->hide();
            part->deleteLater();
        }
        game->deleteLater();
    }
    mGames.clear();
    delete mThumbnails;  // waits for the picture under way
    makeGames();
    setRecentFiles(QStringList(mRecentPaths), QHash<QString, QString>(mRecentGames));
    focusFirst();
    mSeen = false;
    mScroll->widget()->update();
}

void WelcomePage::focusNew(const QString& game) {
    for (const GameCards* cards : mGames)
        if (QString::fromStdString(cards->system().id()) == game && !cards->fresh().cards().isEmpty())
            cards->fresh().cards().first()->setFocus(Qt::ShortcutFocusReason);
}

QList<CardSection*> WelcomePage::sections() const {
    QList<CardSection*> all{mLast, mKept};
    for (const GameCards* game : mGames) all << game->sections();
    return all << mOwn << mOther;
}

CardSection& WelcomePage::recentOf(const QString& systemId) const {
    if (mGames.size() == 1) return mGames.front()->recent();
    for (const GameCards* game : mGames)
        if (game->system().id() == systemId.toStdString()) return game->recent();
    return *mOther;
}

void WelcomePage::setRecentFiles(const QStringList& paths, const QHash<QString, QString>& games) {
    mRecentPaths = paths;
    mRecentGames = games;
    mOther->clear();
    for (const GameCards* game : mGames) game->recent().clear();
    for (const QString& path : paths) addRecentCard(recentOf(games.value(path)), path);
    retranslate();
}

void WelcomePage::addRecentCard(CardSection& section, const QString& path) {
    // Only maps have a picture of their own.
    const bool map = path.endsWith(QLatin1String(".hexa"), Qt::CaseInsensitive);
    Card* card = section.addCard("recent", map ? "open" : "language");
    card->setContextMenuPolicy(Qt::CustomContextMenu);
    auto title = std::make_shared<Localized>();  // known when its picture is
    card->keepTexts([this, card, path, title] {
        const QFileInfo file(path);
        const QString folder = QDir::toNativeSeparators(file.path());
        const QString home = QDir::toNativeSeparators(QDir::homePath());
        const QString shortFolder = folder.startsWith(home) ? u'~' + folder.mid(home.size()) : folder;
        const QString own = mLocale.text(*title);
        const bool both = !own.isEmpty() && own != file.completeBaseName();
        const QString where = both ? file.fileName() + QStringLiteral(", ") + shortFolder : shortFolder;
        return Card::Texts{own.isEmpty() ? file.completeBaseName() : own,
                           card->isMissing() ? tr("No longer exists") : where,
                           QDir::toNativeSeparators(path)};
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
        [card, there, title](const Thumbnail& made) {
            *title = made.title;
            card->setPicture(made.picture);
            card->setMissing(!*there);
            card->refreshTexts();
        });
}

void WelcomePage::setLastTime(const QStringList& paths) {
    if (paths == mLastPaths) return;
    mLastPaths = paths;
    mLast->clear();
    if (paths.isEmpty()) return;
    Card* card = mLast->addCard("lastTime", "open");
    card->keepTexts([paths] {
        QStringList files;
        for (const QString& path : paths) files << QFileInfo(path).completeBaseName();
        const QString names = files.join(QStringLiteral(", "));
        return Card::Texts{tr("Reopen %n map(s)", nullptr, static_cast<int>(paths.size())), names,
                           tr("State at the end of the last session: %1").arg(names)};
    });
    connect(card, &Card::clicked, this, &WelcomePage::lastTimeRequested);
    mThumbnails->add(
        card, [this, path = paths.first()] { return mapOf(path); },
        [card](const Thumbnail& made) { card->setPicture(made.picture); });
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
    mKept->clear();
    for (const KeptGame& game : games) addKeptCard(game);
}

void WelcomePage::addKeptCard(const KeptGame& game) {
    Card* card = mKept->addCard("kept", "play");
    card->setContextMenuPolicy(Qt::CustomContextMenu);
    auto known = std::make_shared<Thumbnail>();
    card->keepTexts([this, known, made = game.made] {
        const QString title = mLocale.text(known->title);
        return Card::Texts{title.isEmpty() ? tr("Game in progress") : title,
                           tr("last played on %1").arg(Locale::moment(made)),
                           tr("Resume this game. Press Delete to discard it.")};
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
        [card, known](const Thumbnail& made) {
            *known = made;
            card->setPicture(made.picture);
            card->refreshTexts();
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
    mLast->setHeading(tr("Last session"));
    mKept->setHeading(tr("Games in progress"));
    mOther->setHeading(mGames.size() > 1 ? tr("Other recent files") : tr("Recent files"));
}

}  // namespace hexa::editor

#include "moc_welcomepage.cpp"
