// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/termeditor.h"

#include "core/texts/glossary/termedits.h"
#include "editor/translate/glossarymodel.h"
#include "editor/translate/languagename.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr texts::FormStatus statuses[] = {texts::FormStatus::Preferred, texts::FormStatus::Admitted,
                                          texts::FormStatus::Deprecated, texts::FormStatus::Forbidden};

}  // namespace

TermEditor::TermEditor(QWidget* parent)
    : QWidget(parent),
      mForms(new QTableWidget(this)),
      mKeyLabel(new PlainLabel(this)),
      mNoteLabel(new PlainLabel(this)),
      mKey(new QLineEdit(this)),
      mNote(new QLineEdit(this)),
      mCommon(new QCheckBox(this)),
      mName(new QCheckBox(this)),
      mCase(new QCheckBox(this)),
      mOdd(new PlainLabel(this)) {
    mForms->setObjectName("forms");
    mForms->setColumnCount(3);
    mForms->verticalHeader()->hide();
    mForms->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    mForms->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    mForms->setIconSize(QSize(12, 12));
    mForms->setSelectionMode(QAbstractItemView::SingleSelection);
    mForms->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                            QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    mForms->setTabKeyNavigation(false);
    mForms->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    mForms->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    mForms->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    mForms->horizontalHeader()->setHighlightSections(false);
    mKey->setObjectName("termKey");
    mNote->setObjectName("termNote");
    mOdd->setWordWrap(true);
    mOdd->setObjectName("oddities");
    mKeyLabel->setBuddy(mKey);
    mNoteLabel->setBuddy(mNote);
    auto* fields = new QFormLayout;
    fields->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    fields->addRow(mKeyLabel, mKey);
    fields->addRow(mNoteLabel, mNote);
    auto* right = new QVBoxLayout;
    right->addLayout(fields);
    for (QCheckBox* box : {mCommon, mName, mCase}) {
        right->addWidget(box);
        connect(box, &QCheckBox::clicked, this, &TermEditor::takeFields);
    }
    right->addWidget(mOdd);
    right->addStretch();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(mForms, 3);
    row->addLayout(right, 2);
    connect(mForms, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (!mFilling) formEdited(item->row());
    });
    for (QLineEdit* line : {mKey, mNote})
        connect(line, &QLineEdit::editingFinished, this, &TermEditor::takeFields);
    keepTranslated(*this, [this] { retranslate(); });
    clear();
}

void TermEditor::retranslate() {
    mForms->setHorizontalHeaderLabels({tr("Language"), tr("Form"), tr("Use")});
    mForms->setAccessibleName(tr("Term forms"));
    mKeyLabel->setText(tr("&Key:"));
    mNoteLabel->setText(tr("&Note:"));
    mCommon->setText(tr("Also an everyday &word"));
    mCommon->setToolTip(tr("If the term is missing from a text, this is only a hint"));
    mName->setText(tr("Na&me, the same in all languages"));
    mCase->setText(tr("Exac&t spelling only"));
    mCase->setToolTip(tr("Always written with these capital letters and never inflected"));
    if (!mRows.empty()) fill();
}

void TermEditor::clear() {
    mTerm = {};
    mRows.clear();
    mForms->setRowCount(0);
    const QSignalBlocker key(mKey);
    const QSignalBlocker note(mNote);
    mKey->clear();
    mNote->clear();
    mOdd->clear();
    for (QCheckBox* box : {mCommon, mName, mCase}) box->setChecked(false);
    setEnabled(false);
}

void TermEditor::setTerm(const texts::Term& term, const std::vector<std::string>& languages,
                         const QStringList& oddities) {
    setEnabled(true);
    mTerm = term;
    mLanguages = languages;
    mKey->setText(toQString(term.key));
    mNote->setText(toQString(term.note));
    mCommon->setChecked(term.common);
    mName->setChecked(term.name);
    mCase->setChecked(term.caseMatters);
    mOdd->setText(oddities.join('\n'));
    if (mWriting)
        QMetaObject::invokeMethod(this, &TermEditor::fill, Qt::QueuedConnection);
    else
        fill();
}

void TermEditor::focusKey() {
    mKey->setFocus();
    mKey->selectAll();
}

void TermEditor::fill() {
    mFilling = true;
    const int row = mForms->currentRow();
    const int column = mForms->currentColumn();
    mRows.clear();
    mForms->setRowCount(0);
    for (const std::string& language : mLanguages) {
        const auto forms = mTerm.forms.find(language);
        const std::size_t count = forms == mTerm.forms.end() ? 0 : forms->second.size();
        for (std::size_t i = 0; i < count; ++i) addRow(language, i == 0, &forms->second[i]);
        addRow(language, count == 0, nullptr);
    }
    mForms->setCurrentCell(std::min(row, mForms->rowCount() - 1), column);
    mFilling = false;
}

void TermEditor::addRow(const std::string& language, bool first, const texts::Form* form) {
    const int row = mForms->rowCount();
    mForms->insertRow(row);
    mRows.push_back({language, form != nullptr ? form->text : std::string()});
    auto* name = new QTableWidgetItem(first ? languageName(language) : QString());
    name->setFlags(Qt::ItemIsEnabled);
    mForms->setItem(row, 0, name);
    auto* text = new QTableWidgetItem(form != nullptr ? toQString(form->text) : QString());
    if (form == nullptr) {
        text->setIcon(icon("add"));
        text->setToolTip(tr("Type here to add a form"));
    }
    mForms->setItem(row, 1, text);
    auto* use = new QTableWidgetItem;
    use->setFlags(Qt::ItemIsEnabled);
    mForms->setItem(row, 2, use);
    if (form == nullptr) return;
    auto* box = new QComboBox(mForms);
    box->setFrame(false);
    for (const texts::FormStatus status : statuses) box->addItem(formStatusName(status));
    box->setCurrentIndex(static_cast<int>(form->status));
    box->setAccessibleName(tr("Use of %1").arg(toQString(form->text)));
    mForms->setCellWidget(row, 2, box);
    // Delayed, because the box is deleted with its row.
    connect(
        box, &QComboBox::activated, this,
        [this, language, text = form->text](int index) {
            change(language, text, {text, statuses[index]});
        },
        Qt::QueuedConnection);
}

void TermEditor::formEdited(int row) {
    const Row& place = mRows[static_cast<std::size_t>(row)];
    const bool first = mTerm.preferred(place.language) == nullptr;
    auto status = first ? texts::FormStatus::Preferred : texts::FormStatus::Admitted;
    if (const auto forms = mTerm.forms.find(place.language); forms != mTerm.forms.end())
        for (const texts::Form& form : forms->second)
            if (form.text == place.form) status = form.status;
    change(place.language, place.form, {mForms->item(row, 1)->text().trimmed().toStdString(), status});
}

void TermEditor::change(const std::string& language, const std::string& before, texts::Form now) {
    // Finds the form by its former text. A row number may be that of another form until the rows
    // are filled again.
    texts::Term term = mTerm;
    const auto& forms = term.forms[language];
    const auto at =
        before.empty() ? forms.end() : std::find_if(forms.begin(), forms.end(), [&](const texts::Form& form) {
            return form.text == before;
        });
    if (!before.empty() && at == forms.end()) return;
    texts::setForm(term, language, static_cast<std::size_t>(at - forms.begin()), std::move(now));
    if (term == mTerm) {
        QMetaObject::invokeMethod(this, &TermEditor::fill, Qt::QueuedConnection);
        return;
    }
    mWriting = true;
    emit edited(term);
    mWriting = false;
}

void TermEditor::takeFields() {
    if (!isEnabled()) return;
    texts::Term term = mTerm;
    term.key = mKey->text().trimmed().toStdString();
    term.note = mNote->text().trimmed().toStdString();
    term.common = mCommon->isChecked();
    term.name = mName->isChecked();
    term.caseMatters = mCase->isChecked();
    if (!(term == mTerm)) emit edited(term);
}

}  // namespace hexa::editor

#include "moc_termeditor.cpp"
