// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/notesview.h"

#include "editor/play/hints.h"
#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/play/viewer.h"
#include "editor/ui/names.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int maxHeight = 150, minHeight = 64;

Markup paragraph(const Markup& text) { return text.in("p", {{"style", "margin-top:0; margin-bottom:4px"}}); }

}  // namespace

NotesView::NotesView(Viewer& viewer, std::function<Markup()> make, QWidget* parent)
    : QScrollArea(parent), mViewer(viewer), mMake(std::move(make)), mLabel(new MarkupLabel) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::NoFocus);  // the links in the text take it
    mLabel->setWordWrap(true);
    mLabel->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(mLabel, &MarkupLabel::linkActivated, this, [this](const QString& link) {
        if (const auto at = PlayTexts::placeOf(link))
            emit placeRequested(*at);
        else
            emit mViewer.ruleRequested(link);
    });
    setWidget(mLabel);
}

void NotesView::refresh(const QString& name) {
    mLabel->setAccessibleName(name);
    const Markup text = mMake();
    if (text.html() != mLabel->text()) {
        mLabel->setMarkup(text);
        verticalScrollBar()->setValue(0);
    }
    setVisible(!text.isEmpty());
    fit();
}

Markup NotesView::fights(const PlaySession& session, const OrderEntry& orders) {
    const auto& fights = orders.fights();
    if (fights.empty()) return {};
    const auto isCommon = [&](const Message& text) {
        return fights.size() > 1 && std::ranges::all_of(fights, [&](const MatchView::Fight& fight) {
                   return std::ranges::find(fight.open, text) != fight.open.end();
               });
    };
    const auto sentences = [&](const MatchView::Fight& fight, bool common) {
        QStringList list;
        for (const Message& text : fight.open)
            if (isCommon(text) == common) list << session.texts().sentence(text);
        return session.texts().linked(list.join(' '));
    };
    const auto open = [](const Markup& text) {
        return Markup::filled(tr("Not decided yet: %1"), {text}).in("i");
    };
    Markup shown = paragraph(
        Markup(orders.writes() ? tr("Battles with your orders only") : tr("Battles in the current position"))
            .in("b"));
    for (const MatchView::Fight& fight : fights) {
        Markup line =
            Markup::filled(tr("%1: %2", "place, how the fight there would end"),
                           {session.texts().placeLink(fight.at), Markup(session.texts().outcome(fight))});
        for (const Message& text : fight.sure)
            line += Markup::lineBreak() + session.texts().linked(session.texts().sentence(text));
        if (const Markup own = sentences(fight, false); !own.isEmpty())
            line += Markup::lineBreak() + open(own);
        shown += paragraph(line);
    }
    if (const Markup common = sentences(fights.front(), true); !common.isEmpty())
        shown += paragraph(open(common));
    return shown;
}

Markup NotesView::hint(const PlaySession& session, const Hints& hints) {
    if (hints.hint() == nullptr) return {};
    const Hints::Hint& hint = *hints.hint();
    Markup shown = paragraph(Markup::filled(tr("The program would choose: %1"), {Markup(hint.text).in("b")}));
    for (const MatchAdvice::Reason& reason : hint.reasons) {
        Markup line(session.texts().sentence(reason.text));
        if (reason.at) line = line.linkTo(PlayTexts::linkOf(*reason.at));
        shown += paragraph(Markup(QStringLiteral("• ")) + line);
    }
    if (!hint.next.isEmpty()) shown += paragraph(Markup::filled(tr("Next best: %1"), {Markup(hint.next)}));
    // Names of options in the reasons carry the mark too.
    if (session.match() != nullptr && session.match()->standIns().standIns() > 0 &&
        shown.html().contains(toQString(standInMark)))
        shown += paragraph(Markup(StandInLegend::words()).in("small"));
    return shown;
}

void NotesView::fit() {
    const int height = mLabel->text().isEmpty() ? 0 : mLabel->heightForWidth(viewport()->width()) + 2;
    if (height == mHeight) return;
    mHeight = height;
    setMaximumHeight(std::clamp(height, 1, maxHeight));
    updateGeometry();
}

QSize NotesView::minimumSizeHint() const { return {60, std::min(mHeight, minHeight)}; }

void NotesView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

}  // namespace hexa::editor

#include "moc_notesview.cpp"
