// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/systems/bauen/missionrow.h"

#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace hexa::editor::bauen {
namespace {

constexpr int mostFigure = 999;

QLabel* middleLabel() {
    auto* label = new PlainLabel;
    label->setAlignment(Qt::AlignCenter);
    return label;
}

}  // namespace

MissionRow::MissionRow(const std::vector<ScoredRow>& offered, const Locale& locale, int players,
                       QWidget* parent)
    : QWidget(parent),
      mOffered(offered),
      mLocale(locale),
      mMission(new QComboBox),
      mHolder(new QComboBox),
      mRemove(new QToolButton),
      mGrid(new QGridLayout) {
    mMission->setObjectName("scoreMission");
    mHolder->setObjectName("scoreHolder");
    mRemove->setObjectName("scoreRemove");
    mRemove->setIcon(icon("delete"));
    mRemove->setAutoRaise(true);
    mMission->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mMission->setMinimumContentsLength(20);
    mHolder->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* head = new QHBoxLayout;
    head->addWidget(mMission, 1);
    head->addWidget(mRemove);
    mGrid->setHorizontalSpacing(4);
    mGrid->setVerticalSpacing(2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(3);
    column->addLayout(head);
    column->addWidget(mHolder, 0, Qt::AlignLeft);
    column->addLayout(mGrid);
    connect(mMission, &QComboBox::currentIndexChanged, this, [this] {
        forgetPlaces();
        retranslate();
        emit changed();
    });
    connect(mHolder, &QComboBox::currentIndexChanged, this, &MissionRow::changed);
    connect(mRemove, &QToolButton::clicked, this, &MissionRow::removeRequested, Qt::QueuedConnection);
    for (std::size_t i = 0; i < mOffered.size(); ++i) {
        const QSignalBlocker quiet(mMission);
        if (i > 0 && mOffered[i].group != mOffered[i - 1].group) mMission->insertSeparator(mMission->count());
        mMission->addItem(QString(), QString::fromStdString(mOffered[i].id));
    }
    setPlayers(players);
    keepTranslated(*this, [this] { retranslate(); });
}

std::string MissionRow::mission() const { return mMission->currentData().toString().toStdString(); }

void MissionRow::setMission(const std::string& id) {
    mMission->setCurrentIndex(mMission->findData(QString::fromStdString(id)));
}

int MissionRow::holder() const { return mHolder->currentIndex() - 1; }

void MissionRow::setHolder(int seat) { mHolder->setCurrentIndex(seat + 1); }

void MissionRow::setPlayers(int players) {
    const auto count = static_cast<std::size_t>(players);
    while (mFigures.size() > count) {
        delete mNumbers.back();
        delete mFigures.back();
        delete mGlory.back();
        mNumbers.pop_back();
        mFigures.pop_back();
        mGlory.pop_back();
    }
    while (mFigures.size() < count) {
        const auto seat = static_cast<int>(mFigures.size());
        auto* figure = new QSpinBox;
        figure->setObjectName("scoreFigure");
        figure->setRange(0, mostFigure);
        figure->setButtonSymbols(QAbstractSpinBox::NoButtons);
        figure->setAlignment(Qt::AlignCenter);
        figure->installEventFilter(this);
        connect(figure, &QSpinBox::valueChanged, this, [this, seat] {
            if (static_cast<std::size_t>(seat) < mPlaces.size())
                mPlaces[static_cast<std::size_t>(seat)].clear();
            emit changed();
        });
        mNumbers.push_back(middleLabel());
        mFigures.push_back(figure);
        mGlory.push_back(middleLabel());
        mGrid->addWidget(mNumbers.back(), 0, seat);
        mGrid->addWidget(figure, 1, seat);
        mGrid->addWidget(mGlory.back(), 2, seat);
        mGlory.back()->setObjectName("scoreGlory");
    }
    const int before = std::clamp(mHolder->currentIndex(), 0, players);
    const QSignalBlocker quiet(mHolder);
    mHolder->clear();
    for (int seat = -1; seat < players; ++seat) mHolder->addItem(QString());
    mHolder->setCurrentIndex(before);
    retranslate();
}

std::vector<int> MissionRow::figures() const {
    std::vector<int> list;
    for (const QSpinBox* figure : mFigures) list.push_back(figure->value());
    return list;
}

void MissionRow::setCounted(const ScoredRow& counted) {
    for (std::size_t seat = 0; seat < mFigures.size() && seat < counted.figures.size(); ++seat) {
        const QSignalBlocker quiet(mFigures[seat]);
        mFigures[seat]->setValue(counted.figures[seat]);
    }
    mPlaces = counted.places;
}

void MissionRow::showGlory(const std::vector<int>& points) {
    for (std::size_t seat = 0; seat < mGlory.size(); ++seat) {
        const bool scored = holder() < 0 || holder() == static_cast<int>(seat);
        mGlory[seat]->setText(scored && seat < points.size() ? QStringLiteral("+%1").arg(points[seat])
                                                             : QString());
    }
}

QWidget* MissionRow::first() const { return mMission; }

void MissionRow::forgetPlaces() { mPlaces.clear(); }

bool MissionRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        const auto found = std::ranges::find(mFigures, watched);
        const auto seat = static_cast<std::size_t>(found - mFigures.begin());
        emit pointed(seat < mPlaces.size() ? mPlaces[seat] : std::vector<Hex>());
    }
    return QWidget::eventFilter(watched, event);
}

void MissionRow::retranslate() {
    const ScoredRow* shown = nullptr;
    for (const ScoredRow& row : mOffered) {
        const int index = mMission->findData(QString::fromStdString(row.id));
        const QString name = mLocale.text(row.name);  // also a word in sentences
        mMission->setItemText(index, name.left(1).toUpper() + name.mid(1));
        mMission->setItemData(index, mLocale.text(row.text), Qt::ToolTipRole);
        if (index == mMission->currentIndex()) shown = &row;
    }
    mMission->setAccessibleName(tr("Mission"));
    mMission->setToolTip(shown != nullptr ? mLocale.text(shown->text) : QString());
    mHolder->setItemText(0, tr("Public"));
    for (int seat = 0; seat + 1 < mHolder->count(); ++seat)
        mHolder->setItemText(seat + 1, tr("Secret, player %1").arg(seat + 1));
    mHolder->setAccessibleName(tr("Player with the mission"));
    mHolder->setToolTip(tr("Only the holder of a secret mission gets its glory"));
    mRemove->setToolTip(tr("Remove this mission"));
    mRemove->setAccessibleName(mRemove->toolTip());
    for (std::size_t seat = 0; seat < mFigures.size(); ++seat) {
        const auto number = static_cast<int>(seat) + 1;
        mNumbers[seat]->setText(tr("P%1", "short for: player 2").arg(number));
        mFigures[seat]->setAccessibleName(tr("Figure for player %1").arg(number));
        mFigures[seat]->setToolTip(mFigures[seat]->accessibleName());
    }
}

}  // namespace hexa::editor::bauen

#include "moc_missionrow.cpp"
