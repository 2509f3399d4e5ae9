// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/rules/rulespanel.h"

#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/markup.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace hexa::editor {

RulesPanel::RulesPanel(std::vector<GameTexts> games, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mGames(std::move(games)),
      mLocale(locale),
      mSearch(new QLineEdit(this)),
      mPrint(new QToolButton(this)),
      mHead(new PlainLabel(this)),
      mView(new MarkupView(this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    mSearch->setObjectName("searchRules");
    mSearch->setClearButtonEnabled(true);
    mSearch->addAction(icon("search"), QLineEdit::LeadingPosition);
    mPrint->setIcon(icon("print"));
    mPrint->setAutoRaise(true);
    row->addWidget(mSearch, 1);
    row->addWidget(mPrint);
    column->addLayout(row);
    mHead->setWordWrap(true);
    column->addWidget(mHead);
    mView->setObjectName("rules");
    mView->setFrameShape(QFrame::NoFrame);
    column->addWidget(mView, 1);
    connect(mSearch, &QLineEdit::textChanged, this, [this] {
        mMarked.clear();
        mUpdate->request();
    });
    connect(mPrint, &QToolButton::clicked, this, &RulesPanel::print);
    keepTranslated(*this, [this] {
        retranslate();
        mUpdate->request();
    });
    onPaletteChange(*this, [this] { mUpdate->request(); });
}

RulesPanel::~RulesPanel() = default;

const RuleBook& RulesPanel::book() {
    if (!mBook) {
        const auto game = std::ranges::find_if(mGames, [&](const GameTexts& texts) {
            return mSystem.empty() ? !texts.reference.empty() : texts.system == mSystem;
        });
        mBook = game == mGames.end() && mRules
                    ? std::make_unique<RuleBook>(mRules())
                    : std::make_unique<RuleBook>(game == mGames.end() ? GameTexts{} : *game);
        mBook->setPlayed(mPlayed, mAlone);
    }
    return *mBook;
}

void RulesPanel::setGame(const std::string& system, std::function<texts::Project()> rules) {
    if (system == mSystem) return;
    mSystem = system;
    mRules = std::move(rules);
    mBook.reset();
    mMarked.clear();
    mUpdate->request();
}

void RulesPanel::setPlayed(std::set<std::string> variants, bool alone) {
    if (variants == mPlayed && alone == mAlone) return;
    mPlayed = std::move(variants);
    mAlone = alone;
    if (mBook) mBook->setPlayed(mPlayed, mAlone);
    mUpdate->request();
}

QString RulesPanel::text() const { return mView->toPlainText(); }

void RulesPanel::retranslate() {
    mSearch->setPlaceholderText(tr("Search rules"));
    mSearch->setAccessibleName(mSearch->placeholderText());
    mPrint->setToolTip(tr("Print the rules"));
    mPrint->setAccessibleName(mPrint->toolTip());
    mView->setAccessibleName(tr("Rules"));
}

void RulesPanel::refresh() {
    const QString query = mSearch->text().trimmed();
    const auto units = book().find(query, mLocale.language());
    mPrint->setEnabled(!book().empty());
    mHead->setVisible(book().empty() || units.empty());
    mHead->setText(book().empty() ? tr("This game has no rules reference.")
                                  : tr("No rule contains these words. Try other words."));
    mView->setMarkup(book().text(mLocale.language(), units, {mMarked.begin(), mMarked.end()}, query));
    if (!mMarked.empty()) mView->scrollToAnchor(RuleBook::anchorOf(mMarked.front()));
}

bool RulesPanel::showRule(const QString& id) {
    auto units = book().unitsOf(id);
    if (units.empty()) return false;
    mSearch->clear();
    mMarked = std::move(units);
    mUpdate->run();
    return true;
}

void RulesPanel::reset() {
    if (!mMarked.empty() || !mSearch->text().isEmpty()) {
        mSearch->clear();  // its button goes by the signal
        mMarked.clear();
        mUpdate->run();
    }
    mView->verticalScrollBar()->setValue(0);
}

void RulesPanel::printTo(QPrinter& printer) {
    QuietDocument document;
    document.setDefaultFont(QFont(mView->font().family(), 9));
    document.setMarkup(Markup(book().title(mLocale.language())).in("h2") +
                       book().text(mLocale.language(), book().find({}, mLocale.language()), {}, {}));
    document.print(&printer);
}

void RulesPanel::print() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(book().title(mLocale.language()));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) printTo(printer);
}

}  // namespace hexa::editor

#include "moc_rulespanel.cpp"
