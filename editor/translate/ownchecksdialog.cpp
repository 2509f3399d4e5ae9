// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/ownchecksdialog.h"

#include "core/texts/language/pattern.h"
#include "editor/translate/languagename.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textedits.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace hexa::editor {
namespace {

bool listsLanguage(const std::vector<std::string>& languages, const std::string& language) {
    return std::find(languages.begin(), languages.end(), language) != languages.end();
}

std::string languageOfBox(const QCheckBox& box) { return box.property("language").toString().toStdString(); }

}  // namespace

OwnChecksDialog::OwnChecksDialog(const TextDocument& document, TextEdits& edits, const Locale& locale,
                                 QWidget* parent)
    : QDialog(parent),
      mDocument(document),
      mEdits(edits),
      mLocale(locale),
      mChecks(document.project().checks),
      mNowhere(mChecks.size(), false),
      mLongest(new QSpinBox(this)),
      mWidest(new QDoubleSpinBox(this)),
      mFont(new QFontComboBox(this)),
      mPoints(new QDoubleSpinBox(this)),
      mList(new QListWidget(this)),
      mAdd(new QPushButton(icon("add"), tr("&Add Check"), this)),
      mRemove(new QPushButton(icon("remove"), tr("&Remove"), this)),
      mFields(new QWidget(this)),
      mName(new QLineEdit(this)),
      mWants(new QComboBox(this)),
      mPattern(new QLineEdit(this)),
      mSeverity(new QComboBox(this)),
      mMessage(new QLineEdit(this)),
      mError(new PlainLabel(this)),
      mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName("ownChecks");
    setWindowTitle(tr("Custom Checks"));
    resize(760, 480);
    mLongest->setObjectName("longest");
    mLongest->setRange(0, texts::maxLongest);
    mLongest->setSpecialValueText(tr("no limit"));
    mLongest->setValue(document.project().longest);
    showWidest();
    mList->setObjectName("checks");
    mList->setAccessibleName(tr("Custom checks"));
    mAdd->setObjectName("addCheck");
    mRemove->setObjectName("removeCheck");
    for (QPushButton* button : {mAdd, mRemove}) button->setAutoDefault(false);
    mName->setObjectName("name");
    mPattern->setObjectName("pattern");
    mPattern->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    mPattern->setPlaceholderText(tr("Regular expression, for example %1").arg(QStringLiteral("\\d+ ?cm")));
    mMessage->setObjectName("message");
    mMessage->setPlaceholderText(tr("Message to translators"));
    mWants->setObjectName("wants");
    mWants->addItem(tr("Texts must not match the pattern"));
    mWants->addItem(tr("Texts must match the pattern"));
    mSeverity->setObjectName("severity");
    mSeverity->addItems({tr("Hint"), tr("Warning"), tr("Error")});
    mError->setObjectName("error");
    mError->setWordWrap(true);
    auto* languages = new QHBoxLayout;
    for (const std::string& language : document.project().languages) {
        auto* box = new QCheckBox(caption(languageName(language)), this);
        box->setProperty("language", toQString(language));
        languages->addWidget(box);
        mLanguages << box;
        connect(box, &QCheckBox::toggled, this, &OwnChecksDialog::take);
    }
    languages->addStretch();

    auto* top = new QFormLayout;
    top->addRow(tr("Maximum &length of each text, in characters:"), mLongest);
    auto* width = new QHBoxLayout;
    width->addWidget(mWidest);
    width->addWidget(new PlainLabel(tr("in", "a width in a font"), this));
    width->addWidget(mFont, 1);
    width->addWidget(mPoints);
    auto* widthLabel = new PlainLabel(tr("Maximum &width of each line:"), this);
    widthLabel->setBuddy(mWidest);
    top->addRow(widthLabel, width);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(mAdd);
    buttons->addWidget(mRemove);
    auto* left = new QVBoxLayout;
    left->addWidget(mList, 1);
    left->addLayout(buttons);
    auto* form = new QFormLayout(mFields);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("&Name:"), mName);
    form->addRow(tr("&Pattern:"), mPattern);
    form->addRow(tr("R&ule:"), mWants);
    form->addRow(tr("Languages:"), languages);
    form->addRow(tr("&Severity:"), mSeverity);
    form->addRow(tr("&Message:"), mMessage);
    form->addRow(QString(), mError);  // last, so that nothing moves when it speaks
    auto* both = new QHBoxLayout;
    both->addLayout(left, 1);
    both->addWidget(mFields, 2);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addLayout(both, 1);
    column->addWidget(mButtons);

    for (std::size_t i = 0; i < mChecks.size(); ++i) mList->addItem(nameAt(i));
    connect(mAdd, &QPushButton::clicked, this, &OwnChecksDialog::add);
    connect(mRemove, &QPushButton::clicked, this, &OwnChecksDialog::remove);
    connect(mList, &QListWidget::currentRowChanged, this, &OwnChecksDialog::showCheck);
    for (QLineEdit* line : {mName, mPattern, mMessage})
        connect(line, &QLineEdit::textChanged, this, &OwnChecksDialog::take);
    for (QComboBox* box : {mWants, mSeverity})
        connect(box, &QComboBox::currentIndexChanged, this, &OwnChecksDialog::take);
    connect(mButtons, &QDialogButtonBox::accepted, this, &OwnChecksDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (!mChecks.empty()) mList->setCurrentRow(0);
    showCheck();
    tabAsLaidOut(*this);
}

void OwnChecksDialog::showWidest() {
    const texts::Widest& widest = mDocument.project().widest;
    mWidest->setObjectName("widest");
    mWidest->setDecimals(1);
    mWidest->setRange(0, texts::maxWidest / texts::tenthsOfOne);
    mWidest->setSpecialValueText(tr("no limit"));
    mWidest->setSuffix(tr(" mm"));
    mWidest->setValue(widest.tenths / texts::tenthsOfOne);
    mFont->setObjectName("font");
    mFont->setEditable(true);  // a font of another machine stays
    mFont->setAccessibleName(tr("Font of the printed texts"));
    if (!widest.font.empty()) mFont->setCurrentText(toQString(widest.font));
    mFontBefore = mFont->currentText();
    mPoints->setObjectName("points");
    mPoints->setDecimals(1);
    mPoints->setRange(texts::minPoints / texts::tenthsOfOne, texts::maxPoints / texts::tenthsOfOne);
    mPoints->setSuffix(tr(" pt"));
    mPoints->setAccessibleName(tr("Font size"));
    mPoints->setValue(widest.points / texts::tenthsOfOne);
    const QString hint = tr("The longest line of each text is measured in this font, without line wrapping. "
                            "Rows can have a width of their own.");
    for (QWidget* field : std::initializer_list<QWidget*>{mWidest, mFont, mPoints}) field->setToolTip(hint);
}

texts::Widest OwnChecksDialog::widest() const {
    texts::Widest widest = mDocument.project().widest;
    const int limit = static_cast<int>(std::lround(mWidest->value() * texts::tenthsOfOne));
    const int points = static_cast<int>(std::lround(mPoints->value() * texts::tenthsOfOne));
    const std::string font = mFont->currentText().trimmed().left(texts::maxFontName / 4).toStdString();
    // A font alone is for rows with a width of their own, so it must have been chosen.
    const bool chosen =
        !widest.font.empty() || mFont->currentText() != mFontBefore || points != widest.points;
    if (limit == 0 && !chosen) return widest;
    widest.tenths = limit;
    widest.font = font;
    widest.points = points;
    return widest;
}

QString OwnChecksDialog::nameAt(std::size_t number) const {
    const QString name = toQString(mChecks[number].name).simplified();
    return name.isEmpty() ? tr("Check %L1").arg(number + 1) : name;
}

void OwnChecksDialog::add() {
    mChecks.emplace_back();
    mNowhere.push_back(false);
    mList->addItem(nameAt(mChecks.size() - 1));
    mList->setCurrentRow(mList->count() - 1);
    showCheck();
    mName->setFocus();
}

void OwnChecksDialog::remove() {
    const int row = mList->currentRow();
    if (row < 0) return;
    mChecks.erase(mChecks.begin() + row);
    mNowhere.erase(mNowhere.begin() + row);
    delete mList->takeItem(row);
    showCheck();
}

void OwnChecksDialog::showCheck() {
    const int row = mList->currentRow();
    const bool any = row >= 0 && row < static_cast<int>(mChecks.size());
    mFields->setEnabled(any);
    mRemove->setEnabled(any);
    mAdd->setEnabled(mChecks.size() < texts::maxOwnChecks);
    const texts::OwnCheck check = any ? mChecks[static_cast<std::size_t>(row)] : texts::OwnCheck();
    mShowing = true;
    mName->setText(toQString(check.name));
    mPattern->setText(toQString(check.pattern));
    mMessage->setText(toQString(check.message));
    mWants->setCurrentIndex(check.wants == texts::OwnCheck::Wants::Match ? 1 : 0);
    mSeverity->setCurrentIndex(static_cast<int>(check.severity));
    const bool everywhere = check.languages.empty() && !(any && mNowhere[static_cast<std::size_t>(row)]);
    for (QCheckBox* box : mLanguages)
        box->setChecked(everywhere || listsLanguage(check.languages, languageOfBox(*box)));
    mShowing = false;
    showError();
}

void OwnChecksDialog::take() {
    const int row = mList->currentRow();
    if (mShowing || row < 0) return;
    texts::OwnCheck& check = mChecks[static_cast<std::size_t>(row)];
    check.name = mName->text().trimmed().toStdString();
    check.pattern = mPattern->text().toStdString();
    check.message = mMessage->text().trimmed().toStdString();
    check.wants =
        mWants->currentIndex() == 1 ? texts::OwnCheck::Wants::Match : texts::OwnCheck::Wants::NoMatch;
    check.severity = static_cast<Severity>(mSeverity->currentIndex());
    // Languages that the project lacks have no box, and stay.
    std::vector<std::string> languages;
    const auto count = static_cast<std::size_t>(mLanguages.size());
    for (const QCheckBox* box : mLanguages)
        if (box->isChecked()) languages.push_back(languageOfBox(*box));
    const bool all = languages.size() == count;
    for (const std::string& language : check.languages)
        if (std::none_of(mLanguages.begin(), mLanguages.end(),
                         [&](const QCheckBox* box) { return languageOfBox(*box) == language; }))
            languages.push_back(language);
    mNowhere[static_cast<std::size_t>(row)] = languages.empty();
    // All of them are all, also those that the project gets later.
    if (all && languages.size() == count) languages.clear();
    check.languages = std::move(languages);
    mList->currentItem()->setText(nameAt(static_cast<std::size_t>(row)));
    showError();
}

QString OwnChecksDialog::errorOf(std::size_t number) const {
    const texts::OwnCheck& check = mChecks[number];
    if (const auto compiled = texts::Pattern::compile(check.pattern); !compiled && !check.pattern.empty())
        return mLocale.text(compiled.error());
    if (mNowhere[number]) return tr("Choose at least one language.");
    if (std::max(check.name.size(), check.message.size()) > texts::maxOwnCheckText)
        return tr("The name or the message is too long. Shorten it.");
    return {};
}

void OwnChecksDialog::showError() {
    const int row = mList->currentRow();
    const bool any = row >= 0 && row < static_cast<int>(mChecks.size());
    mError->setText(any ? errorOf(static_cast<std::size_t>(row)) : QString());
}

void OwnChecksDialog::accept() {
    for (std::size_t i = 0; i < mChecks.size(); ++i) {
        if (mChecks[i].name.empty()) mChecks[i].name = nameAt(i).toStdString();
        QString error = errorOf(i);
        if (mChecks[i].pattern.empty()) error = mLocale.text(texts::Pattern::compile({}).error());
        if (error.isEmpty()) continue;
        mList->setCurrentRow(static_cast<int>(i));
        mError->setText(error);
        const bool sound = texts::Pattern::compile(mChecks[i].pattern).ok();
        QWidget* wrong = !sound        ? mPattern
                         : mNowhere[i] ? static_cast<QWidget*>(mLanguages.front())
                         : mChecks[i].name.size() > texts::maxOwnCheckText ? mName
                                                                           : mMessage;
        return wrong->setFocus();
    }
    mEdits.setOwnChecks(mChecks, mLongest->value(), widest());
    QDialog::accept();
}

}  // namespace hexa::editor

#include "moc_ownchecksdialog.cpp"
