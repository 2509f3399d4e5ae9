// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/earliertexts.h"

#include "core/texts/history.h"
#include "core/texts/worddiff.h"
#include "editor/translate/marking.h"
#include "editor/translate/statesign.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QDateTime>
#include <QLocale>
#include <QUrl>

namespace hexa::editor {

QString shownTime(std::string_view time, const Locale& locale) {
    const QString text = toQString(time);
    const QDateTime read = QDateTime::fromString(text, QStringLiteral("yyyy-MM-ddTHH:mm'Z'"));
    if (!read.isValid()) return text;
    return QLocale(locale.language())
        .toString(QDateTime(read.date(), read.time(), Qt::UTC).toLocalTime(), QLocale::ShortFormat);
}

EarlierTexts::EarlierTexts(const Locale& locale, QWidget* parent) : MarkupView(parent), mLocale(locale) {
    setObjectName("earlierTexts");
    setFrameShape(QFrame::NoFrame);
    hide();
    connect(this, &MarkupView::anchorClicked, this, [this](const QUrl& url) {
        const auto version = url.toString().mid(1).toInt();
        if (version > 0 && version < mTexts.size()) emit restoreRequested(mTexts[version]);
    });
}

void EarlierTexts::show(const texts::Text* text) {
    mTexts.clear();
    setVisible(text != nullptr && !text->history.empty());
    if (text == nullptr || text->history.empty()) return;
    const auto versions = texts::versionsOf(*text);
    Markup shown = Markup(tr("Earlier texts")).in("b").in("p");
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const texts::Version& version = versions[i];
        mTexts << toQString(version.text);
        QStringList head{stateName(version.state)};
        if (!version.author.empty()) head << toQString(version.author);
        if (!version.time.empty()) head << shownTime(version.time, mLocale);
        Markup entry = Markup(head.join(QStringLiteral(" · "))).in("i");
        if (version.text != versions.front().text) {
            entry += Markup(QStringLiteral(" · "));
            entry += Markup(tr("Restore")).linkTo(QStringLiteral("#%1").arg(i));
        }
        const bool first = i + 1 == versions.size();
        if (first && !version.text.empty())
            entry += Markup::lineBreak() + Markup(toQString(version.text));
        else if (!first && version.text != versions[i + 1].text)
            entry += Markup::lineBreak() + richDiff(texts::wordDiff(versions[i + 1].text, version.text));
        shown += entry.in("p");
    }
    setMarkup(shown);
}

}  // namespace hexa::editor

#include "moc_earliertexts.cpp"
