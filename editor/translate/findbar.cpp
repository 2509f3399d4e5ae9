// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/findbar.h"

#include "core/texts/replacements.h"
#include "editor/translate/languagename.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::size_t fewSearchedRows = 2000;  // are looked through at once
constexpr int countPause = 150;                // milliseconds of typing before all texts are looked through

}  // namespace

FindBar::FindBar(TextDocument& document, TextSearch& search, CurrentText& current, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSearch(search),
      mCurrent(current),
      mWords(new QLineEdit(this)),
      mReplacement(new QLineEdit(this)),
      mLanguage(new QComboBox(this)),
      mCase(new QCheckBox(this)),
      mWhole(new QCheckBox(this)),
      mExpression(new QCheckBox(this)),
      mCount(new PlainLabel(this)),
      mPrevious(new QToolButton(this)),
      mNext(new QToolButton(this)),
      mReplace(new QPushButton(this)),
      mReplaceAll(new QPushButton(this)),
      mClose(new QToolButton(this)),
      mCounting(new LazyUpdate(this, [this] { countAside(); })) {
    setObjectName("findBar");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->addWidget(mWords, 0, 0);
    grid->addWidget(mPrevious, 0, 1);
    grid->addWidget(mNext, 0, 2);
    grid->addWidget(mLanguage, 0, 3);
    grid->addWidget(mCase, 0, 4);
    grid->addWidget(mWhole, 0, 5);
    grid->addWidget(mExpression, 0, 6);
    grid->addWidget(mClose, 0, 7);
    grid->addWidget(mReplacement, 1, 0);
    grid->addWidget(mReplace, 1, 3);
    grid->addWidget(mReplaceAll, 1, 4);
    grid->addWidget(mCount, 1, 5, 1, 3);
    grid->setColumnStretch(0, 1);
    mPrevious->setArrowType(Qt::UpArrow);
    mNext->setArrowType(Qt::DownArrow);
    mClose->setIcon(icon("close"));
    for (QToolButton* button : {mPrevious, mNext, mClose}) button->setAutoRaise(true);
    // Messages about an expression may be long, but the fields keep their width.
    mCount->setWordWrap(true);
    mCount->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    mWords->setObjectName("findWords");
    mCount->setObjectName("findCount");
    mReplacement->setObjectName("replacement");
    mReplaceAll->setObjectName("replaceAll");
    mExpression->setObjectName("findExpression");
    connect(mWords, &QLineEdit::textChanged, this, [this] {
        forget();
        countAnew();
    });
    connect(mWords, &QLineEdit::returnPressed, this, [this] { findNext(1); });
    connect(mReplacement, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    for (QCheckBox* box : {mCase, mWhole, mExpression})
        connect(box, &QCheckBox::toggled, this, [this] {
            forget();
            countAnew();
        });
    connect(mLanguage, &QComboBox::currentIndexChanged, this, &FindBar::countAnew);
    connect(mPrevious, &QToolButton::clicked, this, [this] { findNext(-1); });
    connect(mNext, &QToolButton::clicked, this, [this] { findNext(1); });
    connect(mReplace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(mReplaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(mClose, &QToolButton::clicked, this, &FindBar::leave);
    connect(&document, &TextDocument::reset, this, &FindBar::fillLanguages);
    connect(&document, &TextDocument::changed, this, &FindBar::countAnew);
    retranslate();
}

void FindBar::retranslate() {
    mWords->setPlaceholderText(tr("Find"));
    mReplacement->setPlaceholderText(tr("Replace with"));
    mCase->setText(tr("Match case"));
    mWhole->setText(tr("Whole words"));
    mExpression->setText(tr("Regular expression"));
    mExpression->setToolTip(tr("Search with a Perl-style regular expression. In the replacement, \\1 inserts "
                               "the match of the first group."));
    mPrevious->setToolTip(tr("Previous match"));
    mNext->setToolTip(tr("Next match"));
    mClose->setToolTip(tr("Close"));
    mReplace->setText(tr("Replace"));
    mReplaceAll->setText(tr("Replace All"));
    mLanguage->setAccessibleName(tr("Language"));
    for (QToolButton* button : {mPrevious, mNext, mClose}) button->setAccessibleName(button->toolTip());
    fillLanguages();
}

void FindBar::fillLanguages() {
    const QVariant chosen = mLanguage->currentData();
    mLanguage->clear();
    mLanguage->addItem(tr("All languages"), QString());
    for (const std::string& language : mDocument.project().languages)
        mLanguage->addItem(languageName(language), toQString(language));
    mLanguage->setCurrentIndex(std::max(0, mLanguage->findData(chosen)));
    forget();
    countAnew();
}

void FindBar::countAnew() {
    mHitsOld = true;
    mThen = {};
    mFinding.cancel();
    showPattern();
    mCounting->request(countPause);
}

TextPattern FindBar::pattern() const {
    return {mWords->text(),
            mExpression->isChecked() ? TextPattern::Kind::Expression : TextPattern::Kind::Words, options()};
}

/// Marks all matches in the texts while the bar is open.
void FindBar::showPattern() {
    mSearch.setSought(TextSearch::Sought::Found, isVisible() ? pattern() : TextPattern());
}

void FindBar::take(TextPattern::Places places) {
    mHits = std::move(places.hits);
    mTooSlow = places.tooSlow;
    mHitsOld = false;
}

void FindBar::countAside() {
    if (mHitsOld && (mWords->text().isEmpty() || !pattern().problem().isEmpty())) take({});
    if (!mHitsOld) return showCount();
    const auto prepare = [this] {
        return [project = mDocument.project(), pattern = pattern()](const JobControl& control) {
            return pattern.find(project, control.stop);
        };
    };
    mFinding.ask(prepare, [this](TextPattern::Places places) {
        take(std::move(places));
        showCount();
        if (const auto then = std::exchange(mThen, {})) then();
    });
}

void FindBar::withPlaces(std::function<void()> then) {
    if (mHitsOld && (mDocument.project().units.size() <= fewSearchedRows || mWords->text().isEmpty()) &&
        !mExpression->isChecked())
        take(pattern().find(mDocument.project()));
    if (!mHitsOld) return then();
    countAside();  // may know at once
    if (!mHitsOld) return then();
    mThen = std::move(then);
}

texts::FindOptions FindBar::options() const {
    texts::FindOptions options;
    options.matchCase = mCase->isChecked();
    options.wholeWords = mWhole->isChecked();
    if (const std::string language = mLanguage->currentData().toString().toStdString(); !language.empty())
        options.languages.push_back(language);
    return options;
}

void FindBar::open(const QString& words) {
    if (!words.isEmpty()) mWords->setText(words);
    show();
    showPattern();
    mWords->setFocus();
    mWords->selectAll();
    mCounting->request();
}

void FindBar::showCount() {
    const auto count = static_cast<int>(mHits.size());
    const auto at = mAt ? std::find(mHits.begin(), mHits.end(), *mAt) : mHits.end();
    const QString problem = mTooSlow
                                ? tr("Searching with this regular expression takes too long. Simplify it.")
                                : pattern().problem();
    mCount->setText(!problem.isEmpty()         ? problem
                    : mWords->text().isEmpty() ? QString()
                    : at == mHits.end()
                        ? tr("%Ln match(es)", nullptr, count)
                        : tr("%L1 of %Ln match(es)", nullptr, count).arg(at - mHits.begin() + 1));
    mCount->setToolTip(problem);
    for (QWidget* widget : std::initializer_list<QWidget*>{mPrevious, mNext, mReplace, mReplaceAll})
        widget->setEnabled(count > 0 && !mTooSlow);
}

void FindBar::forget() {
    mAt.reset();
    mSearch.setFound(std::nullopt);
}

void FindBar::leave() {
    forget();
    hide();
    showPattern();
    emit closed();
}

void FindBar::findNext(int step) {
    emit aboutToChange();
    withPlaces([this, step] { goNext(step); });
}

void FindBar::goNext(int step) {
    const auto& places = mHits;
    showCount();
    if (places.empty() || mTooSlow) return;
    const auto& languages = mDocument.project().languages;
    const auto key = [&](std::size_t unit, const std::string& language, std::size_t begin) {
        return std::tuple(unit, std::find(languages.begin(), languages.end(), language), begin);
    };
    // Starts from the last match, or else from the current text.
    const auto from = mAt ? key(mAt->unit, mAt->language, mAt->begin)
                          : key(mCurrent.unit().value_or(0), mCurrent.language(), 0);
    const texts::FindHit* next = nullptr;
    if (step > 0) {
        for (const auto& hit : places) {
            const auto at = key(hit.unit, hit.language, hit.begin);
            if (mAt ? at > from : at >= from) {
                next = &hit;
                break;
            }
        }
        if (next == nullptr) next = &places.front();
    } else {
        for (const auto& hit : places)
            if (key(hit.unit, hit.language, hit.begin) < from) next = &hit;
        if (next == nullptr) next = &places.back();
    }
    mAt = *next;
    mCurrent.set(next->unit, next->language);
    mSearch.setFound(mAt);
    showCount();
    emit found();
}

void FindBar::replaceOne() {
    emit aboutToChange();
    withPlaces([this] { replacePlace(); });
}

void FindBar::replacePlace() {
    if (mTooSlow) return;
    if (!mAt || std::find(mHits.begin(), mHits.end(), *mAt) == mHits.end()) return goNext(1);
    const texts::FindHit at = *mAt;
    const auto sizeNow = [&] { return mDocument.unit(at.unit).in(at.language).size(); };
    const std::size_t sizeBefore = sizeNow();
    apply({at}, [words = mWords->text(), other = mReplacement->text()] {
        return tr("Replace “%1” with “%2”").arg(words, other);
    });
    const std::size_t behind =
        at.end + sizeNow() - sizeBefore;  // the article before it may have changed, too
    mAt.reset();
    if (behind > 0) mAt = texts::FindHit{at.unit, at.language, behind - 1, behind};
    findNext(1);
}

void FindBar::replaceAll() {
    emit aboutToChange();
    withPlaces([this] { replacePlaces(); });
}

void FindBar::replacePlaces() {
    if (mHits.empty() || mTooSlow) return;
    const auto places = mHits;
    apply(places, [words = mWords->text(), other = mReplacement->text()] {
        return tr("Replace all “%1” with “%2”").arg(words, other);
    });
    emit reported(tr("%Ln match(es) replaced", nullptr, static_cast<int>(places.size())));
}

void FindBar::apply(const std::vector<texts::FindHit>& places, const StepName& name) {
    const TextPattern pattern = this->pattern();
    const QString replacement = mReplacement->text();
    std::vector<texts::Replacement> replacements;
    for (const texts::FindHit& place : places) {
        const std::string_view text = mDocument.unit(place.unit).in(place.language);
        replacements.push_back({place.unit, place.language, place.begin, place.end,
                                pattern.replacementAt(text, place, replacement).toStdString()});
    }
    // A case-sensitive search keeps the case of the replacement.
    mDocument.apply(texts::replace(mDocument.project(), std::move(replacements), !mCase->isChecked()), name);
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return leave();
    QWidget::keyPressEvent(event);
}

void FindBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace hexa::editor

#include "moc_findbar.cpp"
