// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/importdialog.h"

#include "core/io/file/file.h"
#include "core/texts/exchange/glossarytables.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/office/officetext.h"
#include "editor/translate/languagename.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <cstdlib>

namespace hexa::editor {
namespace {

// Parts of the work that are done when the files are read, and when all sentences are aligned.
constexpr double read = 0.1;
constexpr double aligned = 0.97;

}  // namespace

ImportDialog::ImportDialog(const Locale& locale, std::vector<GlossaryChoice> glossaries,
                           const QString& folder, QWidget* parent)
    : QDialog(parent),
      mLocale(locale),
      mGlossaries(std::move(glossaries)),
      mFolder(folder),
      mForm(new QComboBox(this)),
      mGlossary(new QComboBox(this)),
      mLatin1(new QCheckBox(tr("Read as Windows-1252 (old files with wrong accents)"), this)),
      mError(new PlainLabel(this)),
      mProgress(new PercentBar(this)),
      mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Import Texts"));
    setMinimumWidth(560);
    auto* column = new QVBoxLayout(this);
    auto* head =
        new PlainLabel(tr("Choose the finished text in at least two languages. Matching paragraphs and "
                          "sentences are placed side by side in rows. You can correct mistakes by hand."),
                       this);
    head->setWordWrap(true);
    column->addWidget(head);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const QString& code : Locale::languages()) {
        auto* path = new QLineEdit(this);
        path->setObjectName("path." + code);
        path->setClearButtonEnabled(true);
        auto* button = new QPushButton(tr("Choose…"), this);
        auto* row = new QHBoxLayout;
        row->addWidget(path, 1);
        row->addWidget(button);
        auto* label = new PlainLabel(tr("%1:", "a language, before the file of its text")
                                         .arg(caption(languageName(code.toStdString()))),
                                     this);
        label->setBuddy(path);
        form->addRow(label, row);
        mLines.push_back({code.toStdString(), path});
        mFields << path << button;
        connect(button, &QPushButton::clicked, this, [this, at = mLines.size() - 1] { choose(mLines[at]); });
        connect(path, &QLineEdit::textChanged, this, &ImportDialog::showState);
    }
    mForm->addItem(tr("By file name"));
    mForm->addItem(tr("Plain text"));
    mForm->addItem(tr("Markdown"));
    form->addRow(tr("Format:"), mForm);
    mGlossary->addItem(tr("None"));
    for (const GlossaryChoice& choice : mGlossaries) mGlossary->addItem(choice.name);
    // Terms of another game would spoil the alignment.
    for (std::size_t i = 0; i < mGlossaries.size(); ++i)
        if (mGlossaries[i].preferred) mGlossary->setCurrentIndex(static_cast<int>(i) + 1);
    mGlossary->addItem(tr("From file…"));
    mGlossary->setObjectName("glossary");
    mChosenGlossary = mGlossary->currentIndex();
    form->addRow(tr("Glossary:"), mGlossary);
    form->addRow(QString(), mLatin1);
    column->addLayout(form);
    mError->setWordWrap(true);
    mError->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mError->setObjectName("importError");
    mError->hide();
    column->addWidget(mError);
    QSizePolicy kept = mProgress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);  // its room is there: nothing moves when it comes
    mProgress->setSizePolicy(kept);
    mProgress->hide();
    column->addWidget(mProgress);
    column->addStretch();
    mButtons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    QPushButton* instead = mButtons->addButton(tr("From &PO, XLIFF or TS…"), QDialogButtonBox::ActionRole);
    instead->setObjectName("cataloguesInstead");
    instead->setToolTip(tr("Translation files already have their languages side by side"));
    connect(instead, &QPushButton::clicked, this, [this] { done(CataloguesInstead); });
    mFields << mForm << mGlossary << mLatin1 << instead;
    column->addWidget(mButtons);
    connect(mButtons, &QDialogButtonBox::accepted, this, &ImportDialog::start);
    connect(mButtons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    connect(&mJob, &Job::progressed, this, &ImportDialog::showProgress);
    connect(mGlossary, &QComboBox::activated, this, [this](int index) {
        if (index == mGlossary->count() - 1) return chooseGlossary();
        mChosenGlossary = index;
    });
    tabAsLaidOut(*this);
    mLines.front().path->setFocus();
    showState();
}

ImportDialog::~ImportDialog() = default;

texts::Project ImportDialog::takeProject() { return std::move(mProject); }

void ImportDialog::setFile(const QString& language, const QString& path) {
    for (Line& line : mLines)
        if (toQString(line.language) == language) line.path->setText(path);
}

void ImportDialog::choose(Line& line) {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Text in %1").arg(languageName(line.language)), mFolder,
        tr("Texts (*.txt *.md *.markdown *.odt *.docx *.rtf *.epub *.html);;All files (*)"));
    if (path.isEmpty()) return;
    mFolder = QFileInfo(path).absolutePath();
    line.path->setText(path);
}

void ImportDialog::chooseGlossary() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Glossary"), mFolder,
                                     tr("Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        const auto fromFile = [file = QFile::encodeName(path).toStdString()]() -> Result<texts::Glossary> {
            const auto text = readFile(file);
            return text ? texts::readAnyGlossary(*text) : Result<texts::Glossary>(text.error());
        };
        mGlossaries.push_back({QFileInfo(path).fileName(), fromFile});
        mChosenGlossary = mGlossary->count() - 1;
        mGlossary->insertItem(mChosenGlossary, mGlossaries.back().name);
    }
    mGlossary->setCurrentIndex(mChosenGlossary);
}

void ImportDialog::showState() {
    int files = 0;
    for (const Line& line : mLines) files += line.path->text().trimmed().isEmpty() ? 0 : 1;
    const bool runs = mJob.running();
    QPushButton* import = mButtons->button(QDialogButtonBox::Ok);
    import->setEnabled(files >= 1 && !runs);
    import->setToolTip(files >= 1 ? QString() : tr("Choose a file first."));
    for (QWidget* field : mFields) field->setEnabled(!runs);
    mProgress->setVisible(runs);
}

void ImportDialog::start() {
    struct Wanted {
        std::string language;
        std::string path;
    };
    std::vector<Wanted> wanted;
    for (const Line& line : mLines)
        if (const QString path = line.path->text().trimmed(); !path.isEmpty())
            wanted.push_back({line.language, QFile::encodeName(path).toStdString()});
    if (wanted.empty() || mJob.running()) return;
    mFolder = QFileInfo(QFile::decodeName(wanted.front().path.c_str())).absolutePath();
    mError->hide();
    const int form = mForm->currentIndex();
    const auto encoding = mLatin1->isChecked() ? texts::Encoding::Latin1 : texts::Encoding::Detect;
    const int glossary = mGlossary->currentIndex() - 1;
    const auto terms = glossary < 0 ? std::function<Result<texts::Glossary>()>()
                                    : mGlossaries[static_cast<std::size_t>(glossary)].read;
    mSentences = std::make_shared<Sentences>();
    showProgress(0);
    const auto work = [wanted, form, encoding, terms,
                       sentences = mSentences](const JobControl& control) -> Result<texts::Project> {
        std::vector<std::string> bytes;
        for (const Wanted& file : wanted) {
            auto text = texts::isOfficeText(file.path)
                            ? texts::officeAsMarkdown(file.path, std::getenv("PATH"), control.stop)
                            : readFile(file.path);
            if (!text) return text.error();
            bytes.push_back(std::move(*text));
            control.progress(read * static_cast<double>(bytes.size()) / static_cast<double>(wanted.size()));
            if (control.stop.stop_requested()) return texts::Project();
        }
        std::vector<texts::ImportFile> files;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            files.push_back({wanted[i].language, bytes[i],
                             texts::isOfficeText(wanted[i].path) ? texts::TextForm::Markdown
                             : form == 1                         ? texts::TextForm::Plain
                             : form == 2                         ? texts::TextForm::Markdown
                                                                 : texts::formOf(wanted[i].path),
                             encoding});
        texts::Glossary known;
        if (terms) {
            auto game = terms();
            if (!game) return game.error();
            known = std::move(*game);
        }
        if (control.stop.stop_requested()) return texts::Project();
        return texts::importTexts(
            files, std::move(known), control.stop, [&](std::size_t done, std::size_t all) {
                sentences->done = done;
                sentences->all = all;
                control.progress(read + (aligned - read) * static_cast<double>(done) /
                                            static_cast<double>(std::max<std::size_t>(1, all)));
            });
    };
    mJob.start(work, [this](Result<texts::Project> project) { finished(std::move(project)); });
    showState();
}

void ImportDialog::showProgress(int percent) {
    mProgress->setValue(percent);
    const std::size_t all = mSentences->all;
    mProgress->setFormat(all == 0 ? tr("Reading the files…")
                                  : tr("%1 of %2 sentences, %p%")
                                        .arg(locale().toString(static_cast<qulonglong>(mSentences->done)),
                                             locale().toString(static_cast<qulonglong>(all))));
}

void ImportDialog::finished(Result<texts::Project> project) {
    if (mLeaving) return QDialog::reject();
    showState();
    if (project) {
        mProject = *std::move(project);
        return accept();
    }
    mError->setText(mLocale.text(project.error()));
    mError->show();
}

void ImportDialog::reject() {
    if (!mJob.running()) return QDialog::reject();
    mLeaving = true;
    mJob.cancel();
    mButtons->button(QDialogButtonBox::Cancel)->setEnabled(false);
}

}  // namespace hexa::editor

#include "moc_importdialog.cpp"
