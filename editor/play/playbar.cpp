// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playbar.h"

#include "editor/play/playparts.h"
#include "editor/play/playtexts.h"
#include "editor/ui/icons.h"
#include "editor/ui/markup.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace hexa::editor {
namespace {

constexpr std::array paces{0, 150, 500, 1500};

}  // namespace

PlayBar::PlayBar(PlayParts& parts)
    : mParts(parts),
      mBack(new QToolButton),
      mForward(new QToolButton),
      mTime(new QSlider(Qt::Horizontal)),
      mTimeText(new PlainLabel),
      mBranches(new QToolButton),
      mPause(new QToolButton),
      mStep(new QToolButton),
      mStory(new QToolButton),
      mSkip(new QShortcut(Qt::Key_Space, this)),
      mPace(new QComboBox),
      mLook(new QComboBox) {
    setObjectName("playBar");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(6);
    const auto button = [&](QToolButton* tool, const char* name, const char* picture) {
        tool->setObjectName(name);
        tool->setIcon(icon(picture));
        tool->setAutoRaise(true);
        row->addWidget(tool);
    };
    button(mBack, "playBack", "play-back");
    row->addWidget(mTime, 1);
    button(mForward, "playForward", "play-forward");
    row->addWidget(mTimeText);
    button(mBranches, "playBranches", "swap");
    mBranches->setPopupMode(QToolButton::InstantPopup);
    mBranches->setMenu(new QMenu(mBranches));
    connect(mBranches->menu(), &QMenu::aboutToShow, this, [this] {
        QMenu* menu = mBranches->menu();
        menu->clear();
        const auto branches = mParts.timeline.branches();
        for (const PlayedGame::Branch& branch : branches)
            menu->addAction(caption(mParts.session.texts().branchName(branch)), this,
                            [this, index = branch.index] { mParts.session.takeBranch(index); });
    });
    button(mPause, "playPause", "play-pause");
    button(mStep, "playStep", "play-step");
    button(mStory, "playStory", "history");
    row->addWidget(mPace);
    row->addWidget(mLook);
    mTime->setObjectName("playTime");
    mTime->setMinimumWidth(120);
    mPace->setObjectName("playPace");
    mLook->setObjectName("playLook");
    mPause->setCheckable(true);
    for (QComboBox* box : {mPace, mLook}) {
        // The board needs the room more than long names do.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(box == mLook ? 13 : 7);
    }
    connect(mBack, &QToolButton::clicked, &mParts.timeline, &Timeline::back);
    connect(mForward, &QToolButton::clicked, &mParts.timeline, &Timeline::forward);
    connect(mTime, &QSlider::valueChanged, &mParts.session,
            [this](int value) { mParts.session.goTo(static_cast<std::size_t>(value)); });
    connect(mPause, &QToolButton::clicked, &mParts.timeline,
            [this] { mParts.timeline.setRests(!mParts.timeline.rests()); });
    connect(mStep, &QToolButton::clicked, &mParts.timeline, &Timeline::step);
    connect(mStory, &QToolButton::clicked, &mParts.story, [this] {
        if (mParts.story.running())
            mParts.story.stop();
        else
            mParts.story.replay();
    });
    // Before whatever has the focus gets the key, which may be a button that decides something.
    connect(mSkip, &QShortcut::activated, &mParts.story, &Story::stop);
    connect(mPace, &QComboBox::activated, &mParts.program,
            [this](int index) { mParts.program.setPace(paces[static_cast<std::size_t>(index)]); });
    connect(mLook, &QComboBox::activated, &mParts.viewer,
            [this](int index) { mParts.viewer.look(index - 1); });
    keepTranslated(*this, [this] {
        retranslate();
        refresh();
    });
}

void PlayBar::refresh() {
    const QSignalBlocker quietTime(mTime);
    const QSignalBlocker quietLook(mLook);
    mTime->setRange(0, static_cast<int>(mParts.session.length()));
    mTime->setValue(static_cast<int>(mParts.session.position()));
    mTimeText->setText(QStringLiteral("%1 / %2").arg(mParts.session.position()).arg(mParts.session.length()));
    mBack->setEnabled(mParts.session.position() > 0);
    mForward->setEnabled(mParts.session.inPast());
    mBranches->setVisible(mParts.timeline.hasBranches());
    const bool programs = mParts.session.persons() < mParts.session.players() || mParts.session.inPast();
    for (QWidget* widget : std::initializer_list<QWidget*>{mPause, mStep, mPace})
        widget->setVisible(programs);
    const bool tells = mParts.story.running();
    mStory->setEnabled(tells || (mParts.story.canReplay() && !mParts.viewer.curtain()));
    mStory->setIcon(icon(tells ? "stop" : "history"));
    mStory->setToolTip(tells ? tr("Skip the replay (Space)")
                             : tr("Replay the events since your last decision"));
    mStory->setAccessibleName(mStory->toolTip());
    mSkip->setEnabled(tells);
    const bool rests = mParts.timeline.rests();
    mPause->setChecked(rests);
    mPause->setIcon(icon(rests ? "play" : "play-pause"));
    const QString what = mParts.session.inPast() ? tr("Replay the game from here") : tr("Pause the program");
    mPause->setToolTip(what);
    mPause->setAccessibleName(what);
    mPause->setEnabled(!mParts.session.over() || mParts.session.inPast());
    mStep->setEnabled(!mParts.session.over() || mParts.session.inPast());
    for (std::size_t i = 0; i < paces.size(); ++i)
        if (paces[i] == mParts.program.pace()) mPace->setCurrentIndex(static_cast<int>(i));
    mLook->setVisible(mParts.viewer.mayLook());
    QStringList views{tr("Public view")};
    for (int seat = 0; seat < mParts.session.players(); ++seat)
        views << tr("%1’s view").arg(mParts.session.texts().seatName(seat));
    if (views != mViews) {
        mLook->clear();
        mLook->addItems(views);
        mViews = views;
    }
    mLook->setCurrentIndex(mParts.viewer.seat() + 1);
}

void PlayBar::retranslate() {
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    name(mBack, tr("One step back"));
    name(mForward, tr("One step forward"));
    name(mTime, tr("Position in the game"));
    name(mBranches, tr("Other lines of play"));
    name(mStep, tr("Let the program play one step"));
    name(mPace, tr("Program speed"));
    name(mLook, tr("Displayed view"));
    const QSignalBlocker quiet(mPace);
    const int chosen = std::max(0, mPace->currentIndex());
    mPace->clear();
    mPace->addItems({tr("Instant"), tr("Fast"), tr("Slow"), tr("Very slow")});
    mPace->setCurrentIndex(chosen);
}

}  // namespace hexa::editor

#include "moc_playbar.cpp"
