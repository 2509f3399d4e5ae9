// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/notesview.h"

#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/ui/names.h"

#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

constexpr int mostHeight = 220, leastHeight = 64;

QString paragraph(const QString& html) {
    return QStringLiteral("<p style='margin-top:0; margin-bottom:4px'>%1</p>").arg(html);
}

}  // namespace

NotesView::NotesView(PlayDesk& desk, std::function<QString()> make, QWidget* parent)
    : QScrollArea(parent), mDesk(desk), mMake(std::move(make)), mLabel(new QLabel) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::NoFocus);  // the links in the text take it
    mLabel->setWordWrap(true);
    mLabel->setTextFormat(Qt::RichText);
    mLabel->setTextInteractionFlags(Qt::TextBrowserInteraction);
    mLabel->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(mLabel, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto at = PlayTexts::placeOf(link))
            emit placeRequested(*at);
        else
            emit mDesk.ruleRequested(link);
    });
    setWidget(mLabel);
}

void NotesView::refresh(const QString& name) {
    mLabel->setAccessibleName(name);
    const QString text = mMake();
    if (text != mLabel->text()) {
        mLabel->setText(text);
        verticalScrollBar()->setValue(0);
    }
    setVisible(!text.isEmpty());
    fit();
}

QString NotesView::fights(const PlayDesk& desk) {
    const auto& fights = desk.fights();
    if (fights.empty()) return {};
    const auto isCommon = [&](const MatchText& text) {
        return fights.size() > 1 && std::ranges::all_of(fights, [&](const MatchView::Fight& fight) {
                   return std::ranges::find(fight.open, text) != fight.open.end();
               });
    };
    const auto sentences = [&](const MatchView::Fight& fight, bool common) {
        QStringList list;
        for (const MatchText& text : fight.open)
            if (isCommon(text) == common) list << PlayTexts::sentence(desk, text);
        return PlayTexts::linked(list.join(' '));
    };
    const auto open = [](const QString& text) { return tr("Not decided yet: %1").arg(text); };
    QString html = paragraph(
        QStringLiteral("<b>%1</b>")
            .arg(desk.writesSheet() ? tr("Fights by your orders alone") : tr("Fights as they stand")));
    for (const MatchView::Fight& fight : fights) {
        QString line =
            tr("%1: %2", "place, how the fight there would end")
                .arg(PlayTexts::placeLink(desk, fight.at), PlayTexts::outcome(desk, fight).toHtmlEscaped());
        for (const MatchText& text : fight.sure)
            line += QStringLiteral("<br>%1").arg(PlayTexts::linked(PlayTexts::sentence(desk, text)));
        if (const QString own = sentences(fight, false); !own.isEmpty())
            line += QStringLiteral("<br><i>%1</i>").arg(open(own));
        html += paragraph(line);
    }
    if (const QString common = sentences(fights.front(), true); !common.isEmpty())
        html += paragraph(QStringLiteral("<i>%1</i>").arg(open(common)));
    return html;
}

QString NotesView::hint(const PlayDesk& desk) {
    if (!desk.hint()) return {};
    const PlayHint& hint = *desk.hint();
    QString html = paragraph(
        tr("The program would choose: %1").arg(QStringLiteral("<b>%1</b>").arg(hint.text.toHtmlEscaped())));
    for (const MatchAdvice::Reason& reason : hint.reasons) {
        QString line = PlayTexts::sentence(desk, reason.text).toHtmlEscaped();
        if (reason.at)
            line =
                QStringLiteral("<a href=\"hex:%1,%2\">%3</a>").arg(reason.at->q).arg(reason.at->r).arg(line);
        html += paragraph(QStringLiteral("• %1").arg(line));
    }
    // Names of options in the reasons carry the mark too.
    const QString mark = toQString(standInMark);
    if (desk.match() != nullptr && desk.match()->standIns().standIns() > 0 && html.contains(mark))
        html += paragraph(QStringLiteral("<small>%1</small>").arg(StandInLegend::words()));
    return html;
}

void NotesView::fit() {
    const int height = mLabel->text().isEmpty() ? 0 : mLabel->heightForWidth(viewport()->width()) + 2;
    if (height == mHeight) return;
    mHeight = height;
    setMaximumHeight(std::clamp(height, 1, mostHeight));
    updateGeometry();
}

QSize NotesView::minimumSizeHint() const { return {60, std::min(mHeight, leastHeight)}; }

void NotesView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

}  // namespace hexa
