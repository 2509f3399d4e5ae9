// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/filterbar.h"

#include "editor/translate/statesign.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace hexa::editor {
namespace {

constexpr texts::State states[] = {texts::State::Missing, texts::State::Draft, texts::State::NeedsReview,
                                   texts::State::Stale, texts::State::Approved};

}  // namespace

FilterBar::FilterBar(const TextDocument& document, const TextAlerts& alerts, const Locale& locale,
                     QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mAlerts(alerts),
      mLocale(locale),
      mWords(new QLineEdit(this)),
      mSection(new QComboBox(this)),
      mState(new QComboBox(this)),
      mCheck(new QComboBox(this)),
      mOnly(new QComboBox(this)),
      mPercent(new QSpinBox(this)),
      mProblems(new QToolButton(this)),
      mHints(new QToolButton(this)),
      mCount(new PlainLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 6, 6, 6);
    row->setSpacing(6);
    mWords->setClearButtonEnabled(true);
    mWords->addAction(icon("search"), QLineEdit::LeadingPosition);
    mWords->setMinimumWidth(110);
    row->addWidget(mWords, 2);
    for (QComboBox* box : {mSection, mState, mCheck}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        row->addWidget(box, box == mCheck ? 3 : 2);  // names of checks are long
        connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::tell);
    }
    mOnly->setObjectName("onlyRows");
    mOnly->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mOnly->setMinimumContentsLength(8);
    row->addWidget(mOnly, 2);
    mPercent->setObjectName("longerBy");
    mPercent->setRange(0, 500);
    mPercent->setSingleStep(10);
    mPercent->setValue(30);
    mPercent->hide();
    row->addWidget(mPercent);
    connect(mOnly, &QComboBox::currentIndexChanged, this, &FilterBar::tell);
    connect(mPercent, &QSpinBox::valueChanged, this, &FilterBar::tell);
    mProblems->setCheckable(true);
    mProblems->setIcon(icon("problem-warning"));
    mProblems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(mProblems);
    mHints->setObjectName("withHints");
    mHints->setCheckable(true);
    mHints->setIcon(icon("problem-hint"));
    mHints->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(mHints);
    row->addWidget(mCount);
    connect(mWords, &QLineEdit::textChanged, this, &FilterBar::tell);
    for (QToolButton* button : {mProblems, mHints})
        connect(button, &QToolButton::toggled, this, &FilterBar::tell);
    keepTranslated(*this, [this] { retranslate(); });
}

/// Widens the box to show the current choice, unless that is very long. The list shows the others.
void FilterBar::fitChosen() {
    constexpr int frame = 34;  // the arrow and what is around the text, in pixels
    constexpr int widest = 190;
    for (QComboBox* box : {mSection, mState, mCheck, mOnly}) {
        const int sign = box->itemIcon(box->currentIndex()).isNull() ? 0 : box->iconSize().width() + 4;
        const int wanted = box->fontMetrics().horizontalAdvance(box->currentText()) + sign + frame;
        box->setMinimumWidth(std::min(wanted, widest));
        box->setToolTip(box->currentText());
    }
}

void FilterBar::tell() {
    fitChosen();
    mPercent->setVisible(filter().only == TextFilter::Only::Long);
    if (!mFilling) emit changed();
}

void FilterBar::retranslate() {
    mWords->setPlaceholderText(tr("Search texts"));
    mWords->setAccessibleName(tr("Show rows that contain these words"));
    mSection->setAccessibleName(tr("Section"));
    mState->setAccessibleName(tr("State"));
    mCheck->setAccessibleName(tr("Check"));
    mProblems->setToolTip(tr("Show only rows with open problems"));
    mHints->setAccessibleName(tr("Hints"));
    mHints->setToolTip(tr("Include hints in the list and when going to the next problem"));
    mOnly->setAccessibleName(tr("Row filter"));
    mPercent->setSuffix(tr("%", "percent, with the blank before it"));
    mPercent->setAccessibleName(tr("Longer by"));
    fillSections();
    fillStates();
    fillOnly();
    fitChosen();
    count(mShown);
}

TextFilter FilterBar::filter() const {
    TextFilter filter;
    filter.words = mWords->text().trimmed();
    filter.section = mSection->currentData().toString().toStdString();
    if (mState->currentIndex() > 0) filter.state = static_cast<texts::State>(mState->currentData().toInt());
    filter.check = mCheck->currentData().toString().toStdString();
    filter.only = static_cast<TextFilter::Only>(std::max(0, mOnly->currentIndex()));
    if (filter.only == TextFilter::Only::Long) filter.percent = mPercent->value();
    filter.problems = mProblems->isChecked();
    filter.hints = mHints->isChecked();
    return filter;
}

void FilterBar::reset() {
    mFilling = true;
    mWords->clear();
    mProblems->setChecked(false);
    for (QComboBox* box : {mSection, mState, mCheck, mOnly}) box->setCurrentIndex(0);
    mPercent->hide();
    mFilling = false;
    fillSections();
}

void FilterBar::fillSections() {
    mFilling = true;
    const QVariant section = mSection->currentData();
    mSection->clear();
    mSection->addItem(tr("All sections"), QString());
    for (const texts::Section& entry : mDocument.project().sections) {
        const QString title = mLocale.text(entry.title);
        mSection->addItem(title.isEmpty() ? toQString(entry.id) : title, toQString(entry.id));
    }
    mSection->setCurrentIndex(std::max(0, mSection->findData(section)));
    mSection->setVisible(mSection->count() > 2);
    mFilling = false;
}

void FilterBar::fillStates() {
    mFilling = true;
    const QVariant state = mState->currentData();
    mState->clear();
    mState->addItem(tr("All states"), -1);
    for (const texts::State entry : states)
        mState->addItem(stateIcon(entry), stateName(entry), static_cast<int>(entry));
    mState->setCurrentIndex(std::max(0, mState->findData(state)));
    mFilling = false;
}

void FilterBar::fillOnly() {
    mFilling = true;
    const int chosen = mOnly->currentIndex();
    mOnly->clear();
    mOnly->addItems(
        {tr("All rows"), tr("Changed since opening"), tr("With notes"), tr("Longer than the source")});
    mOnly->setCurrentIndex(std::max(0, chosen));
    mFilling = false;
}

void FilterBar::fillChecks(const std::map<std::string, int>& alerts) {
    mFilling = true;
    const QVariant check = mCheck->currentData();
    mCheck->clear();
    mCheck->addItem(tr("All checks"), QString());
    for (const std::string& id : texts::checkIds()) {
        const auto found = alerts.find(id);
        if (found == alerts.end() && check.toString().toStdString() != id) continue;
        mCheck->addItem(
            QStringLiteral("%1 (%2)").arg(mLocale.text("texts.check." + id),
                                          QString::number(found == alerts.end() ? 0 : found->second)),
            toQString(id));
    }
    mCheck->setCurrentIndex(std::max(0, mCheck->findData(check)));
    mFilling = false;
    fitChosen();
}

void FilterBar::count(int shown) {
    mShown = shown;
    const auto units = static_cast<int>(mDocument.project().units.size());
    std::map<std::string, int> byCheck;
    int rowsWithProblems = 0;
    int hints = 0;
    TextFilter any;
    any.hints = mHints->isChecked();
    for (int i = 0; i < units; ++i) {
        bool problem = false;
        mAlerts.anyOpen(static_cast<std::size_t>(i), [&](const texts::Alert& alert) {
            ++byCheck[alert.check];
            hints += alert.severity == Severity::Hint ? 1 : 0;
            problem = problem || any.counts(alert);
            return false;
        });
        rowsWithProblems += problem ? 1 : 0;
    }
    fillChecks(byCheck);
    mCount->setText(shown == units ? tr("%Ln row(s)", nullptr, units)
                                   : tr("%L1 of %Ln row(s)", nullptr, units).arg(shown));
    mProblems->setText(rowsWithProblems == 0
                           ? tr("With Problems")
                           : tr("With Problems (%1)").arg(QLocale().toString(rowsWithProblems)));
    mHints->setText(QLocale().toString(hints));
}

}  // namespace hexa::editor

#include "moc_filterbar.cpp"
