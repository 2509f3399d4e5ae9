// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/termspanel.h"

#include "editor/translate/glossarymodel.h"
#include "editor/translate/languagename.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTreeWidget>

#include <algorithm>

namespace hexa::editor {

TermsPanel::TermsPanel(const TextDocument& document, TextTerms& terms, CurrentText& current, QWidget* parent)
    : RowPanel(document, current, parent), mTerms(terms), mList(new QTreeWidget(this)) {
    mList->setObjectName("terms");
    mList->setRootIsDecorated(false);
    mList->setUniformRowHeights(true);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setAllColumnsShowFocus(true);
    mList->header()->setMinimumSectionSize(20);
    column().addWidget(mList, 1);
    connect(&document, &TextDocument::changed, this, &TermsPanel::ask);
    connect(mList, &QTreeWidget::itemActivated, this, [&document, &current](const QTreeWidgetItem* item) {
        const auto key = item->data(0, Qt::UserRole).toString().toStdString();
        if (const texts::Term* term = document.project().glossary.find(key))
            if (const texts::Form* form = term->preferred(current.language()))
                current.insert(toQString(form->text));
    });
    mList->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(mList, &QTreeWidget::customContextMenuRequested, this, &TermsPanel::showMenu);
    begin();
}

void TermsPanel::showMenu(const QPoint& at) {
    const QTreeWidgetItem* item = mList->itemAt(at);
    if (item == nullptr) return;
    const auto key = item->data(0, Qt::UserRole).toString().toStdString();
    QMenu menu(this);
    menu.addAction(icon("note"), tr("&Edit in Glossary…"), this, [this, key] { mTerms.editTerm(key); });
    menu.exec(mList->viewport()->mapToGlobal(at));
}

void TermsPanel::retranslate() { mList->setAccessibleName(tr("Row terms")); }

void TermsPanel::refresh() {
    mList->clear();
    // Without texts there are no columns, and the header would look like an empty button.
    mList->setHeaderHidden(!document().isOpen());
    const auto& languages = document().project().languages;
    QStringList heads{QString()};
    for (const std::string& language : languages) heads << languageName(language);
    mList->setColumnCount(static_cast<int>(heads.size()));
    mList->setHeaderLabels(heads);
    mList->header()->setSectionResizeMode(QHeaderView::Stretch);
    mList->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    mList->header()->setStretchLastSection(false);
    const auto terms = current().unit() ? mTerms.termsOf(*current().unit()) : std::vector<std::size_t>();
    head().setText(document().project().glossary.empty()
                       ? (document().isOpen() ? tr("This project has no glossary.")
                                              : tr("No texts are open. Open a text project first."))
                   : terms.empty() ? tr("No glossary terms in this row.")
                                   : tr("Press Alt and a digit to insert a term."));
    if (!current().unit()) return;
    const texts::Unit& unit = document().unit(*current().unit());
    std::vector<std::vector<TermPlace>> found;
    for (const std::string& language : languages)
        found.push_back(mTerms.termsIn(language, std::string(unit.in(language))));
    int number = 0;
    for (const std::size_t index : terms) {
        const texts::Term& term = document().project().glossary.terms[index];
        auto* item = new QTreeWidgetItem(mList);
        item->setText(0, ++number <= 9 ? QString::number(number) : QString());
        item->setData(0, Qt::UserRole, toQString(term.key));
        for (std::size_t i = 0; i < languages.size(); ++i) {
            const int column = static_cast<int>(i) + 1;
            const texts::Form* form = term.preferred(languages[i]);
            const bool there = std::any_of(found[i].begin(), found[i].end(),
                                           [&](const TermPlace& place) { return place.term == index; });
            // A missing form has a sign of its own, in addition to its looks.
            item->setText(column, form == nullptr ? QStringLiteral("–")
                                  : there || unit.in(languages[i]).empty()
                                      ? toQString(form->text)
                                      : QStringLiteral("○ ") + toQString(form->text));
            QStringList lines{toQString(term.key)};
            if (!there && !unit.in(languages[i]).empty()) lines << tr("Not found in this text");
            if (const auto forms = term.forms.find(languages[i]); forms != term.forms.end())
                for (const texts::Form& entry : forms->second)
                    lines << QStringLiteral("%1 (%2)").arg(toQString(entry.text),
                                                           formStatusName(entry.status));
            if (!term.note.empty()) lines << toQString(term.note);
            item->setToolTip(column, lines.join('\n'));
            if (languages[i] == current().language()) {
                QFont bold = mList->font();
                bold.setBold(true);
                item->setFont(column, bold);
            }
        }
    }
}

}  // namespace hexa::editor

#include "moc_termspanel.cpp"
