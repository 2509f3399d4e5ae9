// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textexport.h"

#include "core/texts/exchange/table.h"
#include "editor/translate/languagename.h"
#include "editor/translate/textdocument.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::array translatorForms{TextOutput::Po, TextOutput::Xliff12, TextOutput::Xliff20,
                                     TextOutput::Ts};

bool forTranslators(TextOutput form) {
    return std::find(translatorForms.begin(), translatorForms.end(), form) != translatorForms.end();
}

}  // namespace

TextExportDialog::TextExportDialog(const TextDocument& document, const Locale& locale, const QString& folder,
                                   QWidget* parent)
    : QDialog(parent),
      mDocument(document),
      mLocale(locale),
      mChoices(new QWidget(this)),
      mForm(new QComboBox(this)),
      mInPlace(new QCheckBox(tr("Change only translations in the imported files"), this)),
      mFolder(new QLineEdit(QDir::toNativeSeparators(folder), this)),
      mError(new PlainLabel(this)),
      mProgress(new QProgressBar(this)),
      mButtons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Export Texts"));
    setMinimumWidth(480);
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout(mChoices);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mForm->setObjectName("form");
    mForm->addItem(tr("Markdown (.md)"), int(TextOutput::Markdown));
    mForm->addItem(tr("Pages (.pdf)"), int(TextOutput::Pages));
    mForm->addItem(tr("Table of all languages (.csv)"), int(TextOutput::Table));
    mForm->addItem(tr("For translators: PO"), int(TextOutput::Po));
    mForm->addItem(tr("For translators: XLIFF 1.2"), int(TextOutput::Xliff12));
    mForm->addItem(tr("For translators: XLIFF 2.0"), int(TextOutput::Xliff20));
    mForm->addItem(tr("For translators: Qt TS"), int(TextOutput::Ts));
    form->addRow(tr("Format:"), mForm);
    mInPlace->setObjectName("inPlace");
    mInPlace->setChecked(true);
    mInPlace->setToolTip(tr("Comments, keys, order and layout stay as they were imported."));
    form->addRow(QString(), mInPlace);
    auto* languages = new QHBoxLayout;
    for (const std::string& language : document.project().languages) {
        auto* box = new QCheckBox(caption(languageName(language)), this);
        box->setChecked(true);
        box->setProperty("language", toQString(language));
        languages->addWidget(box);
        mLanguages << box;
    }
    languages->addStretch();
    form->addRow(tr("Languages:"), languages);
    auto* row = new QHBoxLayout;
    mFolder->setObjectName("folder");
    auto* choose = new QPushButton(tr("Choose…"), this);
    row->addWidget(mFolder, 1);
    row->addWidget(choose);
    form->addRow(tr("Folder:"), row);
    column->addWidget(mChoices);
    mError->setObjectName("error");
    mError->setWordWrap(true);
    mError->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mError->hide();
    column->addWidget(mError);
    mProgress->setTextVisible(false);
    mProgress->hide();
    column->addWidget(mProgress);
    column->addStretch();
    column->addWidget(mButtons);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder"), mFolder->text());
        if (!chosen.isEmpty()) mFolder->setText(QDir::toNativeSeparators(chosen));
    });
    connect(mButtons, &QDialogButtonBox::accepted, this, &TextExportDialog::start);
    connect(mButtons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&mJob, &Job::progressed, mProgress, &QProgressBar::setValue);
    connect(mForm, &QComboBox::currentIndexChanged, this, &TextExportDialog::showState);
    // The form of the imported files is the likely one.
    for (const texts::SharedFile& file : document.project().files)
        for (const TextOutput output : translatorForms)
            if (texts::exchangeFormNamed(file->form) == exchangeForm(output))
                mForm->setCurrentIndex(mForm->findData(int(output)));
    if (texts::keptTable(document.project()) != nullptr)
        mForm->setCurrentIndex(mForm->findData(int(TextOutput::Table)));
    showState();
    tabAsLaidOut(*this);
}

TextExportDialog::~TextExportDialog() = default;

TextOutput TextExportDialog::form() const { return static_cast<TextOutput>(mForm->currentData().toInt()); }

QList<TextTarget> TextExportDialog::targets() const {
    QString name = mDocument.path().isEmpty() ? mDocument.displayName(mLocale.language())
                                              : QFileInfo(mDocument.path()).completeBaseName();
    name = name.isEmpty() ? tr("texts") : name.replace('/', '-').replace(':', '-');
    if (form() == TextOutput::Table)
        return {TextTarget{{}, QDir(mFolder->text()).filePath(name + suffixOf(form()))}};
    QList<TextTarget> targets;
    for (const QCheckBox* box : mLanguages) {
        const QString code = box->property("language").toString();
        // A translation file has the source and one other language.
        if (!box->isChecked() || (forTranslators(form()) && code.toStdString() == mDocument.project().source))
            continue;
        targets << TextTarget{code.toStdString(),
                              QDir(mFolder->text()).filePath(name + '.' + code + suffixOf(form()))};
    }
    return targets;
}

bool TextExportDialog::mayReplace(const QList<TextTarget>& targets) {
    QStringList there;
    for (const TextTarget& target : targets)
        if (QFileInfo(target.path).isFile()) there << QFileInfo(target.path).fileName();
    if (there.isEmpty()) return true;
    MessageBox box(MessageBox::Warning,
                   tr("%Ln file(s) already exist. Replace them?", nullptr, static_cast<int>(there.size())),
                   MessageBox::Yes | MessageBox::No, this);
    box.setInformativeText(there.join('\n'));
    box.setDefaultButton(MessageBox::No);
    return box.exec() == MessageBox::Yes;
}

void TextExportDialog::start() {
    const QList<TextTarget> targets = this->targets();
    if (targets.isEmpty())
        return fail(forTranslators(form()) ? tr("Choose a language other than the source language.")
                                           : tr("Choose a language."));
    mError->hide();
    if (mJob.running() || !mayReplace(targets)) return;
    mFiles = static_cast<int>(targets.size());
    mProgress->setValue(0);
    const auto project = std::make_shared<const texts::Project>(mDocument.project());
    const auto imported = mInPlace->isChecked() ? ImportedFiles::Kept : ImportedFiles::Replaced;
    const auto outcome = std::make_shared<TextOutcome>();
    mJob.start(
        [project, form = form(), imported, targets, outcome](const JobControl& control) {
            return writeTexts(*project, form, imported, targets, *outcome, control.stop, control.progress);
        },
        [this, outcome](const Status& status) { finished(status, *outcome); });
    showState();
}

bool TextExportDialog::hasImportedFiles() const {
    if (form() == TextOutput::Table) return texts::keptTable(mDocument.project()) != nullptr;
    const auto& files = mDocument.project().files;
    return forTranslators(form()) &&
           std::any_of(files.begin(), files.end(), [&](const texts::SharedFile& file) {
               return texts::exchangeFormNamed(file->form) == exchangeForm(form());
           });
}

void TextExportDialog::showState() {
    mInPlace->setVisible(hasImportedFiles());
    for (QCheckBox* box : mLanguages) box->setEnabled(form() != TextOutput::Table);
    mChoices->setEnabled(!mJob.running());
    mButtons->button(QDialogButtonBox::Save)->setEnabled(!mJob.running());
    mProgress->setVisible(mJob.running());
}

void TextExportDialog::finished(const Status& status, const TextOutcome& outcome) {
    showState();
    if (status.ok()) {
        emit reported(tr("%Ln file(s) saved in %1", nullptr, mFiles).arg(mFolder->text()));
        QStringList unwritten;
        for (const auto& [file, code, count] : outcome.unwritten)
            unwritten << mLocale.text(code, {{"name", file}, {"count", static_cast<std::int64_t>(count)}});
        if (!unwritten.empty())
            MessageBox(MessageBox::Warning, unwritten.join('\n'), MessageBox::Ok, this).exec();
        emit exported(mFolder->text());
        return accept();
    }
    const QString reason = mLocale.text(status.error());
    fail(outcome.failed.isEmpty()
             ? reason
             : tr("%1 could not be saved.").arg(QDir::toNativeSeparators(outcome.failed)) + ' ' + reason);
}

void TextExportDialog::fail(const QString& text) {
    mError->setText(text);
    mError->show();
}

void TextExportDialog::done(int code) {
    // While writing, Cancel and Escape stop the job and leave the dialog open, as in the export of
    // maps.
    if (mJob.running()) return mJob.cancel();
    QDialog::done(code);
}

}  // namespace hexa::editor

#include "moc_textexport.cpp"
