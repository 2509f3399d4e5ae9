// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/notesview.h"

#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace hexa {
namespace {

constexpr int mostHeight = 220, leastHeight = 64;

QString paragraph(const QString& html) {
    return QStringLiteral("<p style='margin-top:0; margin-bottom:4px'>%1</p>").arg(html);
}

}  // namespace

NotesView::NotesView(PlayDesk& desk, QWidget* parent)
    : QScrollArea(parent), mDesk(desk), mText(new QWidget), mFights(new QLabel), mHint(new QLabel) {
    setObjectName("playNotes");
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(mText);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QLabel* label : {mHint, mFights}) {  // what was asked for comes first
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::TextBrowserInteraction);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        column->addWidget(label);
        connect(label, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto at = PlayTexts::placeOf(link))
                emit placeRequested(*at);
            else
                emit mDesk.ruleRequested(link);
        });
    }
    column->addStretch(1);
    mFights->setObjectName("playFights");
    mHint->setObjectName("playHint");
    setWidget(mText);
    connect(&desk, &PlayDesk::sheetChanged, this, &NotesView::refresh);
}

void NotesView::refresh() {
    mFights->setText(fights());
    mHint->setText(hint());
    mFights->setAccessibleName(tr("How the fights would end"));
    mHint->setAccessibleName(tr("What the program would do"));
    for (QLabel* label : {mFights, mHint}) label->setVisible(!label->text().isEmpty());
    setVisible(!mFights->text().isEmpty() || !mHint->text().isEmpty());
    fit();
}

QString NotesView::fights() const {
    const auto& fights = mDesk.fights();
    if (fights.empty()) return {};
    const auto isCommon = [&](const MatchText& text) {
        return fights.size() > 1 && std::ranges::all_of(fights, [&](const MatchView::Fight& fight) {
                   return std::ranges::find(fight.open, text) != fight.open.end();
               });
    };
    const auto sentences = [&](const MatchView::Fight& fight, bool common) {
        QStringList list;
        for (const MatchText& text : fight.open)
            if (isCommon(text) == common) list << PlayTexts::text(text, mDesk.locale());
        return list.join(' ').toHtmlEscaped();
    };
    const auto open = [](const QString& text) { return tr("Not decided yet: %1").arg(text); };
    QString html = paragraph(
        QStringLiteral("<b>%1</b>")
            .arg(mDesk.writesSheet() ? tr("Fights by your orders alone") : tr("Fights as they stand")));
    for (const MatchView::Fight& fight : fights) {
        QString line =
            tr("%1: %2", "place, how the fight there would end")
                .arg(PlayTexts::placeLink(mDesk, fight.at), PlayTexts::outcome(mDesk, fight).toHtmlEscaped());
        if (const QString own = sentences(fight, false); !own.isEmpty())
            line += QStringLiteral("<br><i>%1</i>").arg(open(own));
        html += paragraph(line);
    }
    if (const QString common = sentences(fights.front(), true); !common.isEmpty())
        html += paragraph(QStringLiteral("<i>%1</i>").arg(open(common)));
    return html;
}

QString NotesView::hint() const {
    if (!mDesk.hint()) return {};
    const PlayHint& hint = *mDesk.hint();
    QString html = paragraph(
        tr("The program would choose: %1").arg(QStringLiteral("<b>%1</b>").arg(hint.text.toHtmlEscaped())));
    for (const MatchAdvice::Reason& reason : hint.reasons) {
        QString line = PlayTexts::text(reason.text, mDesk.locale()).toHtmlEscaped();
        if (reason.at)
            line =
                QStringLiteral("<a href=\"hex:%1,%2\">%3</a>").arg(reason.at->q).arg(reason.at->r).arg(line);
        html += paragraph(QStringLiteral("• %1").arg(line));
    }
    return html;
}

void NotesView::fit() {
    const int width = viewport()->width();
    int height = 0;
    for (const QLabel* label : {mFights, mHint})
        if (!label->text().isEmpty()) height += label->heightForWidth(width) + 4;
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
