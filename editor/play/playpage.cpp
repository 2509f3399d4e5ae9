// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playpage.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/play/endbanner.h"
#include "editor/play/optionmenu.h"
#include "editor/play/playbar.h"
#include "editor/play/playboard.h"
#include "editor/play/playlayer.h"
#include "editor/play/playparts.h"
#include "editor/play/playtexts.h"
#include "editor/play/storyview.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/markup.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVariantAnimation>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t largestPicture = 5'000;  // cells

constexpr int fadeMilliseconds = 140;

}  // namespace

/// The played map, in the form needed by the canvas.
struct PlayPage::Table {
    explicit Table(PlayParts& parts)
        : board(parts.session.system().catalog, parts.session.scenario()),
          art(parts.session.system()),
          tool(parts.session, parts.viewer, parts.orders, selection),
          canvas(new MapCanvas(board, selection, parts.session.locale(), art)),
          end(new EndBanner(parts.session, canvas)) {
        canvas->setObjectName("playCanvas");
        canvas->setTool(&tool);
        new StoryView(*canvas, parts.session, parts.story);
    }
    ~Table() {
        canvas->setTool(nullptr);
        delete canvas;
    }
    PlayBoard board;
    Selection selection;
    paint::TileArt art;
    PlayTool tool;
    MapCanvas* canvas;
    EndBanner* end;  // the canvas owns it
};

PlayPage::PlayPage(PlayParts& parts, QWidget* parent)
    : QWidget(parent),
      mParts(parts),
      mFade(new QVariantAnimation(this)),
      mPages(new QStackedWidget),
      mEmpty(new QWidget),
      mBoard(new QWidget),
      mCurtain(new QWidget),
      mPictureArt(parts.session.map().system()),
      mPicture(new MapPreview(parts.session.map().catalog(), mPictureArt, MapPreview::Frame::Free)),
      mEmptyText(new PlainLabel),
      mStart(new QPushButton),
      mSetUp(new QPushButton),
      mCurtainText(new PlainLabel),
      mReady(new QPushButton),
      mBar(new PlayBar(parts)),
      mLine(new QWidget),
      mMessage(new MarkupLabel),
      mTurn(new PlainLabel),
      mNow(new QPushButton),
      mPlayOn(new QPushButton) {
    setObjectName("playPage");
    buildLine();
    buildPages();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mBar);
    column->addWidget(mLine);
    column->addWidget(mPages, 1);
    connect(&parts.session, &PlaySession::begun, this, &PlayPage::begin);
    connect(&parts.viewer, &Viewer::changed, this, &PlayPage::refresh);
    connect(&parts.viewer, &Viewer::handedOver, this, &PlayPage::forget);
    connect(&parts.program, &ProgramPlayers::changed, this, &PlayPage::refreshBar);
    connect(&parts.timeline, &Timeline::changed, this, &PlayPage::refreshBar);
    connect(&parts.orders, &OrderEntry::changed, this, &PlayPage::refreshLayer);
    connect(&parts.orders, &OrderEntry::optionWanted, this, &PlayPage::askOption);
    connect(&parts.hints, &Hints::changed, this, &PlayPage::refreshLayer);
    connect(&parts.spotlight, &Spotlight::changed, this, [this] {
        refreshLayer();
        mPicture->setSpoken(mParts.spotlight.places());
    });
    connect(&parts.story, &Story::changed, this, [this] {
        refreshLayer();
        refreshBar();
    });
    const auto tell = [this](const QString& text) {
        mReported = text;
        mReportedFor = decisionKey();
        refreshLine();
    };
    connect(&parts.viewer, &Viewer::reported, this, tell);
    connect(&parts.orders, &OrderEntry::changed, this, [tell] { tell({}); });
    connect(&parts.viewer, &Viewer::handedOver, this, [tell] { tell({}); });
    // Orders sealed by the program meanwhile don't interrupt a person's own orders.
    connect(&parts.viewer, &Viewer::changed, this, [this, tell] {
        if (mReportedFor != decisionKey()) tell({});
    });
    mFade->setStartValue(0.0);
    mFade->setEndValue(1.0);
    mFade->setDuration(fadeMilliseconds);
    connect(mFade, &QVariantAnimation::valueChanged, this, &PlayPage::refreshLayer);
    connect(mFade, &QVariantAnimation::finished, this, [this] {
        mFresh.clear();
        refreshLayer();
    });
    begin();
    keepTranslated(*this, [this] {
        retranslate();
        refresh();
    });
}

PlayPage::~PlayPage() = default;

void PlayPage::buildLine() {
    mMessage->setObjectName("playMessage");
    mMessage->setWordWrap(true);
    mTurn->setObjectName("playTurn");
    mTurn->setWordWrap(true);
    mNow->setObjectName("playNow");
    mPlayOn->setObjectName("playOn");
    mLine->setObjectName("playLine");
    auto* row = new QHBoxLayout(mLine);
    row->setContentsMargins(8, 2, 8, 2);
    row->addWidget(mMessage, 1);
    row->addWidget(mTurn, 1);
    row->addWidget(mNow);
    row->addWidget(mPlayOn);
    // Two lines of text always have room, because the map must not move under the pointer.
    mLine->setFixedHeight(std::max(2 * mMessage->fontMetrics().lineSpacing(), mNow->sizeHint().height()) + 6);
    connect(mMessage, &MarkupLabel::linkActivated, &mParts.viewer, &Viewer::ruleRequested);
    connect(mNow, &QPushButton::clicked, &mParts.session,
            [this] { mParts.session.goTo(mParts.session.length()); });
    connect(mPlayOn, &QPushButton::clicked, &mParts.timeline, &Timeline::playOn);
}

void PlayPage::buildPages() {
    const auto centred = [](QWidget* page, std::initializer_list<QWidget*> widgets) {
        auto* column = new QVBoxLayout(page);
        column->setSpacing(12);
        column->addStretch(1);
        for (QWidget* widget : widgets) {
            auto* label = qobject_cast<QLabel*>(widget);
            // A label takes the whole width: aligned, it would get the height of a narrower one and
            // lose lines.
            column->addWidget(widget, 0, label != nullptr ? Qt::Alignment() : Qt::AlignHCenter);
            if (label == nullptr) continue;
            label->setAlignment(Qt::AlignCenter);
            label->setWordWrap(true);
        }
        column->addStretch(2);
    };
    mStart->setObjectName("playStart");
    mSetUp->setObjectName("playSetUp");
    mReady->setObjectName("playReady");
    mCurtain->setObjectName("playCurtain");
    mCurtainText->setObjectName("playCurtainText");
    QFont large = mCurtainText->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    mCurtainText->setFont(large);
    centred(mEmpty, {mPicture, mEmptyText, mStart, mSetUp});
    centred(mCurtain, {mCurtainText, mReady});
    auto* board = new QVBoxLayout(mBoard);
    board->setContentsMargins(0, 0, 0, 0);
    mPages->addWidget(mEmpty);
    mPages->addWidget(mBoard);
    mPages->addWidget(mCurtain);
    connect(mStart, &QPushButton::clicked, this, &PlayPage::startRequested);
    connect(mSetUp, &QPushButton::clicked, this, &PlayPage::newRequested);
    connect(mReady, &QPushButton::clicked, &mParts.viewer, &Viewer::liftCurtain);
}

/// Shows the picture of the map. A map too large to paint quickly has none.
void PlayPage::showPicture() {
    const Document& map = mParts.session.map();
    const bool shown = map.scenario().board.cellCount() <= largestPicture;
    mPicture->setVisible(shown);
    mPicture->setScenario(shown ? map.snapshot() : nullptr);
}

void PlayPage::showEvent(QShowEvent* event) {
    if (mParts.session.match() == nullptr) showPicture();
    QWidget::showEvent(event);
}

MapCanvas* PlayPage::canvas() const { return mTable ? mTable->canvas : nullptr; }

void PlayPage::begin() {
    mTable.reset();
    mEventsShown = 0;
    if (mParts.session.match() == nullptr) return refresh();
    mTable = std::make_unique<Table>(mParts);
    mTable->canvas->setStyle(mStyle);
    mTable->canvas->setMouse(mMouse);
    showWith(*mTable->canvas, mVision);
    mTable->canvas->addSpoken([this](Hex at) {
        return mParts.session.texts().standing(mParts.viewer.view(), mParts.orders.fights(), at);
    });
    mBoard->layout()->addWidget(mTable->canvas);
    connect(mTable->canvas, &MapCanvas::inspectRequested, this, [this] {
        if (const auto at = mTable->selection.current()) mParts.orders.click(*at);
    });
    connect(mTable->end, &EndBanner::pictureRequested, this, &PlayPage::copyPicture);
    connect(mTable->end, &EndBanner::againRequested, this, &PlayPage::startRequested, Qt::QueuedConnection);
    connect(mTable->end, &EndBanner::mapRequested, this, &PlayPage::mapRequested, Qt::QueuedConnection);
    mTable->canvas->fit();
}

/// Copies the visible board as a picture for others.
void PlayPage::copyPicture() {
    mTable->end->hide();
    QGuiApplication::clipboard()->setPixmap(mTable->canvas->grab());
    mTable->end->refresh();
    mReported = tr("Board picture copied to the clipboard.");
    mReportedFor = decisionKey();
    refreshLine();
}

void PlayPage::setStyle(const paint::MapStyle& style) {
    mStyle = style;
    mStyle.ids = false;  // the pieces leave another place for them
    mIds = style.ids;
    mPicture->setStyle(style);
    if (mTable) mTable->canvas->setStyle(mStyle);
    refreshLayer();
}

void PlayPage::refreshLook() {
    if (mTable) mTable->canvas->refreshLook();
    refreshLayer();
}

void PlayPage::setMouse(const MouseHabits& habits) {
    mMouse = habits;
    if (mTable) mTable->canvas->setMouse(habits);
}

void PlayPage::setVision(ColourVision vision) {
    mVision = vision;
    if (mTable) showWith(*mTable->canvas, vision);
}

void PlayPage::setMotion(bool motion) {
    mMotion = motion;
    mParts.story.setMotion(motion);
}

void PlayPage::setHeat(std::shared_ptr<const paint::HeatLayer> heat) {
    if (!mTable) return;
    mTable->canvas->setHeat(std::move(heat));
    refreshLayer();
}

std::optional<Hex> PlayPage::current() const { return mTable ? mTable->selection.current() : std::nullopt; }

void PlayPage::showHex(Hex at) {
    if (mTable) mTable->canvas->showHex(at);
}

QString PlayPage::decisionKey() const {
    return mParts.session.texts().moment(mParts.viewer.view()) +
           (mParts.orders.writes() ? QStringLiteral(" sheet")
                                   : QStringLiteral(" %1").arg(mParts.session.position()));
}

void PlayPage::forget() {
    mFade->stop();
    mFresh.clear();
    if (!mTable) return;
    mTable->tool.cancel();
    mTable->selection.clear();
    mTable->selection.setCurrent(std::nullopt);
    mTable->canvas->fit();
    refreshLayer();
}

void PlayPage::askOption(Hex at, const std::optional<Point>& point) {
    if (!mTable) return;
    if (mOptions) mOptions->close();
    const PlayTexts texts = mParts.session.texts();
    mOptions =
        makeOptionMenu(*this, texts.cellName(at), mParts.orders.optionsAt(at, point), texts, mParts.orders);
    const QPointF place = point ? mTable->canvas->view().toPainter(QPointF(point->x, point->y))
                                : mTable->canvas->centreOfHex(at);
    mOptions->popup(mTable->canvas->mapToGlobal(place.toPoint()));
}

void PlayPage::refresh() {
    if (mOptions) mOptions->close();  // of a decision that is over
    mPages->setCurrentWidget(mParts.session.match() == nullptr ? mEmpty
                             : mParts.viewer.curtain()         ? mCurtain
                                                               : mBoard);
    if (mParts.session.match() == nullptr && isVisible()) showPicture();
    for (QWidget* part : std::initializer_list<QWidget*>{mBar, mLine})
        part->setVisible(mParts.session.match() != nullptr);
    if (mParts.viewer.curtain()) {
        const QString name = mParts.session.texts().seatName(*mParts.viewer.curtain());
        mCurtainText->setText(mParts.viewer.asksToPeek() ? tr("Only %1 may look now.").arg(name)
                                                         : tr("Hand the screen to %1.").arg(name));
        mReady->setFocus();
    }
    if (mTable) mTable->end->refresh();
    reveal();
    refreshLayer();
    refreshBar();
}

/// Lights the places of events since the last look for a moment, to show the others' actions.
void PlayPage::reveal() {
    mFresh.clear();
    mFade->stop();
    if (mParts.story.running()) {  // it shows more of it
        mEventsShown = mParts.session.match()->events().size();
        return;
    }
    const std::size_t events =
        mParts.session.match() != nullptr ? mParts.session.match()->events().size() : 0;
    if (mMotion && events > mEventsShown && mEventsShown > 0 && !mParts.viewer.curtain())
        for (const MatchEvent* event : mParts.viewer.events())
            if (event >= &mParts.session.match()->events()[mEventsShown] && event->at)
                mFresh.push_back(*event->at);
    mEventsShown = events;
    if (!mFresh.empty()) mFade->start();
}

void PlayPage::refreshLayer() {
    if (!mTable) return;
    const StoryStep* reported = mParts.story.step();
    mTable->board.show(reported != nullptr ? reported->board : mParts.viewer.view());
    paint::PieceLayer layer = layerOf(mParts);
    if (!mIds) layer.labels.clear();
    if (mTable->canvas->heat() != nullptr && !mParts.viewer.mayDecide()) {
        // Units would lie on the figures and be taken for them.
        layer.stacks.clear();
        layer.badges.clear();
    }
    if (!mFresh.empty()) {
        layer.fresh = mFresh;
        layer.freshness = 1 - mFade->currentValue().toDouble();
    }
    mTable->canvas->setPieces(std::make_shared<const paint::PieceLayer>(std::move(layer)));
}

/// Returns the part of the story that fits the line above the board.
QString PlayPage::fittedWords(const StoryStep& step) const {
    const QFontMetrics metrics = mTurn->fontMetrics();
    for (int sentences = 4; sentences > 1; --sentences) {
        QString words = mParts.story.words(step, sentences);
        const QRect room(0, 0, mTurn->width(), 10 * metrics.lineSpacing());
        if (metrics.boundingRect(room, Qt::TextWordWrap, words).height() <= 2 * metrics.lineSpacing())
            return words;
    }
    return mParts.story.words(step, 1);
}

void PlayPage::refreshLine() {
    const bool past = mParts.session.inPast();
    QString text = mReported;
    if (text.isEmpty() && past && !mParts.story.running())
        text = tr("Looking back: %1.")
                   .arg(mParts.session.texts().momentAmong(mParts.viewer.view(), mParts.session.position(),
                                                           mParts.session.length()));
    mMessage->setMarkup(mParts.session.texts().linked(text));
    mMessage->setToolTip(folded(text));
    mMessage->setVisible(!text.isEmpty());
    mTurn->setVisible(text.isEmpty());
    const StoryStep* reported = mParts.story.step();
    const QString turn = mParts.session.texts().whoseTurn(mParts.viewer.decision(), mParts.viewer.view());
    mTurn->setText(text.isEmpty() ? (reported != nullptr ? fittedWords(*reported) : turn) : QString());
    mTurn->setToolTip(reported != nullptr ? folded(mParts.story.words(*reported, 1000)) : QString());
    // A button that goes would give the focus to whatever comes next.
    if (!past && (mNow->hasFocus() || mPlayOn->hasFocus()) && mTable) mTable->canvas->setFocus();
    mNow->setVisible(past);
    mPlayOn->setVisible(past);
    if (mLine->autoFillBackground() == past) return;
    mLine->setAutoFillBackground(past);
    QPalette colours;  // else those of the window
    if (past) {
        colours.setColor(QPalette::Window, palette().color(QPalette::ToolTipBase));
        colours.setColor(QPalette::WindowText, palette().color(QPalette::ToolTipText));
    }
    mLine->setPalette(colours);
}

void PlayPage::refreshBar() {
    mBar->refresh();
    refreshLine();
}

void PlayPage::keyPressEvent(QKeyEvent* event) {
    const auto at = mTable ? mTable->selection.current() : std::nullopt;
    if (at && mParts.orders.writes()) {
        switch (event->key()) {
        case Qt::Key_Plus:
            mParts.orders.click(*at, 1);
            return;
        case Qt::Key_Minus:
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            mParts.orders.click(*at, -1);
            return;
        default:
            break;
        }
    }
    QWidget::keyPressEvent(event);
}

void PlayPage::retranslate() {
    mEmptyText->setText(tr("No game yet. Play the open map against the program or with others at this "
                           "screen. The map itself is not changed."));
    mStart->setText(tr("Play This Map"));
    mSetUp->setText(tr("Set Up Game…"));
    mReady->setText(tr("I’m Ready"));
    mCurtain->setAccessibleName(tr("Curtain between two players"));
    mNow->setText(tr("Back to Now"));
    mNow->setToolTip(tr("Go to the last decision. Nothing is discarded."));
    mPlayOn->setText(tr("Continue from Here"));
    mPlayOn->setToolTip(
        tr("Discard everything after this moment. The game record notes that steps were taken back."));
}

}  // namespace hexa::editor

#include "moc_playboard.cpp"
#include "moc_playpage.cpp"
#include "moc_spotlight.cpp"
