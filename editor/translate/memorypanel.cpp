// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/memorypanel.h"

#include "editor/translate/marking.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QTextBrowser>

namespace hexa {

MemoryPanel::MemoryPanel(TranslateDesk& desk, QWidget* parent)
    : QWidget(parent),
      mDesk(desk),
      mView(new QTextBrowser(this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    mView->setObjectName("memory");
    mView->setFrameShape(QFrame::NoFrame);
    mView->setOpenLinks(false);
    column->addWidget(mView);
    connect(mView, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const auto matches = mDesk.matches();
        const auto index = static_cast<std::size_t>(url.toString().mid(1).toUInt());
        if (index < matches.size()) mDesk.replace(toQString(matches[index].translation));
    });
    // Asking the memory takes some milliseconds: not at every step of the arrow keys.
    connect(&desk, &TranslateDesk::currentChanged, this, [this] { mUpdate->request(60); });
    connect(&desk.document(), &TextDocument::changed, this, [this] { mUpdate->request(60); });
    connect(&desk.document(), &TextDocument::reset, this, [this] { mUpdate->request(); });
    mUpdate->run();
}

QString MemoryPanel::text() const { return mView->toPlainText(); }

void MemoryPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) mUpdate->request();
    QWidget::changeEvent(event);
}

void MemoryPanel::refresh() {
    mView->setAccessibleName(tr("Translation memory"));
    QString html;
    if (!mDesk.currentUnit()) {
        mView->setPlainText(mDesk.document().isOpen() ? tr("No row is chosen.") : tr("No texts are open."));
        return;
    }
    const texts::Unit& unit = mDesk.unit(*mDesk.currentUnit());
    const texts::Text* own = unit.find(mDesk.currentLanguage());
    if (own != nullptr && own->basis) {
        html +=
            QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                .arg(tr("The source has changed since this was translated:").toHtmlEscaped(),
                     richDiff(texts::wordDiff(own->basis->source, unit.in(mDesk.project().sourceOf(unit)))));
    }
    if (!mDesk.memoryReady()) {  // other texts, or many that were changed at once
        mView->setHtml(html);
        return mUpdate->request(60);
    }
    const auto matches = mDesk.matches();
    if (matches.empty())
        html += QStringLiteral("<p>%1</p>").arg(tr("No approved text is like this one.").toHtmlEscaped());
    int number = 0;
    for (const texts::MemoryMatch& match : matches) {
        html += QStringLiteral("<p><b>%1</b> · %2<br>%3<br><a href='#%4'>%5</a></p>")
                    .arg(QStringLiteral("%1\u00a0%").arg(match.percent),
                         toQString(match.unit).toHtmlEscaped(), richDiff(match.difference))
                    .arg(number)
                    .arg(toQString(match.translation).toHtmlEscaped());
        ++number;
    }
    if (!matches.empty())
        html += QStringLiteral("<p><small>%1</small></p>")
                    .arg(tr("Ctrl+Alt and 1, 2 or 3 take a translation.").toHtmlEscaped());
    mView->setHtml(html);
}

}  // namespace hexa
