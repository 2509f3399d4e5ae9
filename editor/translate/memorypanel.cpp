// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/memorypanel.h"

#include "core/texts/language/tokens.h"
#include "editor/translate/equalrows.h"
#include "editor/translate/marking.h"
#include "editor/translate/statesign.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/markup.h"
#include "editor/ui/names.h"

#include <QBoxLayout>

namespace hexa::editor {
namespace {

const QString equalRows = QStringLiteral("#equal");

}  // namespace

MemoryPanel::MemoryPanel(const TextDocument& document, const TextSuggestions& suggestions,
                         const TextTerms& terms, CurrentText& current, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSuggestions(suggestions),
      mTerms(terms),
      mCurrent(current),
      mView(new MarkupView(this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    mView->setObjectName("memory");
    mView->setFrameShape(QFrame::NoFrame);
    column->addWidget(mView);
    connect(mView, &MarkupView::anchorClicked, this, [this](const QUrl& url) {
        if (url.toString() == equalRows) return emit spreadRequested();
        const auto place = mCurrent.place();
        if (!place) return;
        const auto matches = mSuggestions.matches(*place);
        const auto index = static_cast<std::size_t>(url.toString().mid(1).toUInt());
        if (index < matches.size()) mCurrent.take(matches[index]);
    });
    // Asking the memory takes some milliseconds: not at every step of the arrow keys.
    connect(&current, &CurrentText::changed, this, [this] { mUpdate->request(60); });
    connect(&document, &TextDocument::changed, this, [this] { mUpdate->request(60); });
    connect(&document, &TextDocument::reset, this, [this] { mUpdate->request(); });
    connect(&suggestions, &TextSuggestions::memoryChanged, this, [this] { mUpdate->request(); });
    connect(&terms, &TextTerms::valuesChanged, this, [this] { mUpdate->request(); });
    mUpdate->run();
}

QString MemoryPanel::text() const { return mView->toPlainText(); }

void MemoryPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) mUpdate->request();
    QWidget::changeEvent(event);
}

QString MemoryPanel::valuesIn(std::string_view text) const {
    QStringList found;
    for (const texts::Token& token : texts::tokensOf(text, {})) {
        if (token.kind != texts::TokenKind::Placeholder) continue;
        const std::string name(text.substr(token.begin, token.end - token.begin));
        const QString line = toQString(name + " = " + texts::filled(name, mTerms.values()));
        if (mTerms.values().contains(name.substr(1, name.size() - 2)) && !found.contains(line)) found << line;
    }
    return found.join(QStringLiteral(" · "));
}

void MemoryPanel::refresh() {
    mView->setAccessibleName(tr("Translation memory"));
    Markup shown;
    if (!mCurrent.unit()) {
        mView->setPlainText(mDocument.isOpen() ? tr("Select a row to see similar translations.")
                                               : tr("No texts are open. Open a text project first."));
        return;
    }
    const texts::Unit& unit = mDocument.unit(*mCurrent.unit());
    const texts::Text* own = unit.find(mCurrent.language());
    if (own != nullptr && own->basis) {
        const auto difference =
            texts::wordDiff(own->basis->source, unit.in(mDocument.project().sourceOf(unit)));
        shown += Markup(tr("The source has changed since the translation:")).in("b").in("p") +
                 richDiff(difference).in("p");
    }
    if (const QString values = valuesIn(unit.in(mDocument.project().sourceOf(unit))); !values.isEmpty())
        shown += Markup(values).in("p");
    if (const auto equal = EqualRows::of(mSuggestions, mCurrent); !equal.empty())
        shown += Markup(tr("%Ln row(s) with the same source have a different translation. Copy this "
                           "translation there…",
                           nullptr, static_cast<int>(equal.size())))
                     .linkTo(equalRows)
                     .in("p");
    if (!mSuggestions.ready()) {  // other texts, or many that were changed at once
        mView->setMarkup(shown);
        return mUpdate->request(60);
    }
    const auto matches = mSuggestions.matches(*mCurrent.place());
    if (matches.empty()) shown += Markup(tr("No similar texts found.")).in("p");
    int number = 0;
    for (const texts::MemoryMatch& match : matches) {
        Markup entry = Markup(Locale::percent(QString::number(match.percent))).in("b");
        entry += Markup(QStringLiteral(" · ") + toQString(match.unit));
        if (match.part) entry += Markup(QStringLiteral(" · ") + tr("one sentence")).in("i");
        if (match.needsReview)
            entry += Markup(QStringLiteral(" · ") +
                            stateName(match.draft ? texts::State::Draft : texts::State::NeedsReview))
                         .in("i");
        entry += Markup::lineBreak();
        entry += richDiff(match.difference) + Markup::lineBreak();
        entry += Markup(toQString(match.translation)).linkTo(QStringLiteral("#%1").arg(number++));
        shown += entry.in("p");
    }
    if (!matches.empty())
        shown += Markup(tr("Press Ctrl+Alt and 1, 2 or 3 to use a translation.")).in("small").in("p");
    mView->setMarkup(shown);
}

}  // namespace hexa::editor

#include "moc_memorypanel.cpp"
