// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/ownchecksdialog.h"

#include "core/texts/language/pattern.h"
#include "editor/translate/translatesession.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int maxWritten = static_cast<int>(texts::maxOwnCheckText) / 4;  // characters take up to four bytes

}  // namespace

OwnChecksDialog::OwnChecksDialog(TranslateSession& session, QWidget* parent)
    : QDialog(parent),
      mSession(session),
      mChecks(session.project().checks),
      mLongest(new QSpinBox(this)),
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
    mLongest->setSpecialValueText(tr("any"));
    mLongest->setValue(session.project().longest);
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
    for (QLineEdit* line : {mName, mPattern, mMessage}) line->setMaxLength(maxWritten);
    mWants->setObjectName("wants");
    mWants->addItem(tr("Texts must not match"));
    mWants->addItem(tr("Texts must match"));
    mSeverity->setObjectName("severity");
    mSeverity->addItems({tr("Hint"), tr("Warning"), tr("Error")});
    mError->setObjectName("error");
    mError->setWordWrap(true);
    auto* languages = new QHBoxLayout;
    for (const std::string& language : session.project().languages) {
        auto* box = new QCheckBox(caption(languageName(language)), this);
        box->setProperty("language", toQString(language));
        languages->addWidget(box);
        mLanguages << box;
        connect(box, &QCheckBox::toggled, this, &OwnChecksDialog::take);
    }
    languages->addStretch();

    auto* top = new QFormLayout;
    top->addRow(tr("&Maximum length of all texts, in characters:"), mLongest);
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

QString OwnChecksDialog::nameAt(std::size_t number) const {
    const QString name = toQString(mChecks[number].name).simplified();
    return name.isEmpty() ? tr("Check %L1").arg(number + 1) : name;
}

void OwnChecksDialog::add() {
    mChecks.emplace_back();
    mList->addItem(nameAt(mChecks.size() - 1));
    mList->setCurrentRow(mList->count() - 1);
    showCheck();
    mName->setFocus();
}

void OwnChecksDialog::remove() {
    const int row = mList->currentRow();
    if (row < 0) return;
    mChecks.erase(mChecks.begin() + row);
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
    for (QCheckBox* box : mLanguages) {
        const std::string language = box->property("language").toString().toStdString();
        box->setChecked(check.languages.empty() || std::find(check.languages.begin(), check.languages.end(),
                                                             language) != check.languages.end());
    }
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
    check.languages.clear();
    for (const QCheckBox* box : mLanguages)
        if (box->isChecked()) check.languages.push_back(box->property("language").toString().toStdString());
    // All of them are all, also those that the project gets later.
    if (check.languages.size() == static_cast<std::size_t>(mLanguages.size())) check.languages.clear();
    mList->currentItem()->setText(nameAt(static_cast<std::size_t>(row)));
    showError();
}

void OwnChecksDialog::showError() {
    const int row = mList->currentRow();
    mError->clear();
    if (row < 0 || row >= static_cast<int>(mChecks.size())) return;
    const std::string& pattern = mChecks[static_cast<std::size_t>(row)].pattern;
    if (pattern.empty()) return;
    if (const auto compiled = texts::Pattern::compile(pattern); !compiled)
        mError->setText(mSession.locale().text(compiled.error()));
}

void OwnChecksDialog::accept() {
    for (std::size_t i = 0; i < mChecks.size(); ++i) {
        if (mChecks[i].name.empty()) mChecks[i].name = nameAt(i).toStdString();
        const auto compiled = texts::Pattern::compile(mChecks[i].pattern);
        if (compiled) continue;
        mList->setCurrentRow(static_cast<int>(i));
        mError->setText(mSession.locale().text(compiled.error()));
        return mPattern->setFocus();
    }
    mSession.setOwnChecks(mChecks, mLongest->value());
    QDialog::accept();
}

}  // namespace hexa::editor
