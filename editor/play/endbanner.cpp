// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/endbanner.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int bannerDistance = 8;  // from the upper edge of the board, in pixels
constexpr int signSide = 40;

QString figuresText(const MatchStanding& standing, std::size_t column, const Locale& locale) {
    QStringList figures;
    for (const MatchStanding::Seat& seat : standing.seats)
        if (column < seat.figures.size()) figures << QLocale().toString(seat.figures[column]);
    const Message& name = standing.columns[column].text;
    return EndBanner::tr("%1 %2", "what is counted, the figures of all players")
        .arg(PlayTexts::text(name, locale), figures.join(QStringLiteral(" : ")));
}

}  // namespace

EndBanner::EndBanner(const PlaySession& session, QWidget* board)
    : QFrame(board),
      mSession(session),
      mSign(new PlainLabel),
      mWinner(new PlainLabel),
      mFigures(new PlainLabel),
      mPicture(new QPushButton(icon("copy"), {})),
      mAgain(new QPushButton(icon("play"), {})),
      mMap(new QPushButton(icon("design"), {})),
      mClose(new QToolButton) {
    setObjectName("endBanner");
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    mWinner->setObjectName("endWinner");
    mFigures->setObjectName("endFigures");
    mPicture->setObjectName("endPicture");
    mAgain->setObjectName("endAgain");
    mMap->setObjectName("endMap");
    QFont large = mWinner->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.3);
    mWinner->setFont(large);
    for (QLabel* label : {mWinner, mFigures}) {
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::ToolTipText);
    }
    mClose->setObjectName("endClose");
    mClose->setIcon(icon("close"));
    mClose->setAutoRaise(true);
    connect(mClose, &QToolButton::clicked, this, [this] {
        mClosed = true;
        keepTranslated(*this, [this] { refresh(); });
    });
    auto* words = new QVBoxLayout;
    words->addWidget(mWinner);
    words->addWidget(mFigures);
    auto* head = new QHBoxLayout;
    head->addWidget(mSign, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    head->addWidget(mClose, 0, Qt::AlignTop);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {mPicture, mAgain, mMap}) buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addLayout(buttons);
    connect(mPicture, &QPushButton::clicked, this, &EndBanner::pictureRequested);
    connect(mAgain, &QPushButton::clicked, this, &EndBanner::againRequested);
    connect(mMap, &QPushButton::clicked, this, &EndBanner::mapRequested);
    board->installEventFilter(this);
    keepTranslated(*this, [this] { refresh(); });
}

QString EndBanner::words() const {
    return isHidden() ? QString() : mWinner->text() + u'\n' + mFigures->text();
}

void EndBanner::refresh() {
    const bool over = mSession.match() != nullptr && mSession.over() && !mSession.inPast();
    if (!over) mClosed = false;
    setVisible(over && !mClosed);
    if (isHidden()) return;
    mClose->setToolTip(tr("Close"));
    mClose->setAccessibleName(tr("Close"));
    mPicture->setText(tr("Copy Picture"));
    mAgain->setText(tr("Play Again"));
    mMap->setText(tr("Edit Map"));
    const MatchStanding standing = mSession.match()->standing();
    QStringList winners;
    for (const int seat : standing.winners) winners << mSession.texts().seatName(seat);
    mWinner->setText(winners.isEmpty() ? tr("The game is over. Nobody won.")
                                       : tr("Victory: %1").arg(winners.join(QStringLiteral(" + "))));
    QStringList figures;
    for (std::size_t column = 0; column < standing.columns.size(); ++column)
        figures << figuresText(standing, column, mSession.locale());
    mFigures->setText(figures.join(QStringLiteral("   ")));
    mSign->setVisible(!standing.winners.empty());
    if (!standing.winners.empty())
        mSign->setPixmap(mSession.texts().seatIcon(standing.winners.front(), {}).pixmap(signSide, signSide));
    place();
    raise();
}

void EndBanner::place() {
    const QWidget& board = *parentWidget();
    layout()->activate();  // else lines of former texts count
    const int width = std::min(board.width() - 2 * bannerDistance, std::max(sizeHint().width(), 520));
    const int height = std::max(heightForWidth(width), minimumSizeHint().height());
    setGeometry((board.width() - width) / 2, bannerDistance, width, height);
}

bool EndBanner::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden()) place();
    return QFrame::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_endbanner.cpp"
