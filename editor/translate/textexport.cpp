// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textexport.h"

#include "core/io/file.h"
#include "core/texts/exchange/catalogue.h"
#include "editor/translate/translatedesk.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPushButton>
#include <QTextDocument>

namespace hexa {
namespace {

enum Form { Markdown, Pages, Po, Xliff12, Xliff20, Ts };

const char* suffixOf(Form form) {
    switch (form) {
    case Markdown:
        return ".md";
    case Pages:
        return ".pdf";
    case Po:
        return ".po";
    case Xliff12:
    case Xliff20:
        return ".xlf";
    case Ts:
        return ".ts";
    }
    return "";
}

texts::ExchangeForm exchangeForm(Form form) {
    return form == Po        ? texts::ExchangeForm::Po
           : form == Xliff12 ? texts::ExchangeForm::Xliff12
           : form == Xliff20 ? texts::ExchangeForm::Xliff20
                             : texts::ExchangeForm::Ts;
}

constexpr int pageMargin = 18;  // millimetres

}  // namespace

Status writePages(const QString& path, const QString& markdown, const QString& title) {
    // Into memory first: Qt tells nothing of what it could not write, and a file that is there stays until the new one is
    // complete.
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pages);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Hexatelier"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
    writer.setResolution(300);
    QTextDocument document;
    document.setDefaultFont(QFont(document.defaultFont().family(), 10));
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectCommonMark);
    document.print(&writer);
    const QByteArray& bytes = pages.data();
    // Without its end it is not whole.
    if (!bytes.startsWith("%PDF") || !bytes.trimmed().endsWith("%%EOF"))
        return Error("file.write-failed", {{"path", path.toStdString()}});
    return writeFile(QFile::encodeName(path).toStdString(),
                     {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

TextExportDialog::TextExportDialog(TranslateDesk& desk, const Locale& locale, const QString& folder,
                                   QWidget* parent)
    : QDialog(parent),
      mDesk(desk),
      mLocale(locale),
      mForm(new QComboBox(this)),
      mFolder(new QLineEdit(QDir::toNativeSeparators(folder), this)),
      mError(new QLabel(this)) {
    setWindowTitle(tr("Export Texts"));
    setMinimumWidth(480);
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mForm->setObjectName("form");
    mForm->addItem(tr("Markdown (.md)"), Markdown);
    mForm->addItem(tr("Pages (.pdf)"), Pages);
    mForm->addItem(tr("For translators: PO"), Po);
    mForm->addItem(tr("For translators: XLIFF 1.2"), Xliff12);
    mForm->addItem(tr("For translators: XLIFF 2.0"), Xliff20);
    mForm->addItem(tr("For translators: Qt TS"), Ts);
    form->addRow(tr("Form:"), mForm);
    auto* languages = new QHBoxLayout;
    for (const std::string& language : desk.project().languages) {
        auto* box = new QCheckBox(languageName(language), this);
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
    column->addLayout(form);
    mError->setObjectName("error");
    mError->setWordWrap(true);
    mError->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mError->hide();
    column->addWidget(mError);
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder"), mFolder->text());
        if (!chosen.isEmpty()) mFolder->setText(QDir::toNativeSeparators(chosen));
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (write()) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QList<TextExportDialog::Target> TextExportDialog::targets() const {
    QString name = mDesk.document().path().isEmpty() ? mDesk.document().displayName(mLocale.language())
                                                     : QFileInfo(mDesk.document().path()).completeBaseName();
    name = name.isEmpty() ? tr("texts") : name.replace('/', '-').replace(':', '-');
    const auto chosen = static_cast<Form>(mForm->currentData().toInt());
    const bool reading = chosen == Markdown || chosen == Pages;
    QList<Target> targets;
    for (const QCheckBox* box : mLanguages) {
        const QString code = box->property("language").toString();
        // A file for translators goes from the source into another language.
        if (!box->isChecked() || (!reading && code.toStdString() == mDesk.project().source)) continue;
        targets << Target{code.toStdString(),
                          QDir(mFolder->text()).filePath(name + '.' + code + suffixOf(chosen))};
    }
    return targets;
}

bool TextExportDialog::mayReplace(const QList<Target>& targets) {
    QStringList there;
    for (const Target& target : targets)
        if (QFileInfo(target.path).isFile()) there << QFileInfo(target.path).fileName();
    if (there.isEmpty()) return true;
    QMessageBox box(
        QMessageBox::Warning, QStringLiteral("Hexatelier"),
        tr("%n file(s) are there already. Replace them?", nullptr, static_cast<int>(there.size())),
        QMessageBox::Yes | QMessageBox::No, this);
    box.setInformativeText(there.join('\n'));
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

bool TextExportDialog::write() {
    const texts::Project& project = mDesk.project();
    const auto chosen = static_cast<Form>(mForm->currentData().toInt());
    const QList<Target> files = targets();
    if (files.isEmpty()) {
        mError->setText(chosen == Markdown || chosen == Pages
                            ? tr("Choose a language.")
                            : tr("Choose a language other than the source."));
        mError->show();
        return false;
    }
    mError->hide();
    if (!mayReplace(files)) return false;
    for (const auto& [language, path] : files) {
        const std::string file = QFile::encodeName(path).toStdString();
        const Status status =
            chosen == Pages ? writePages(path, toQString(texts::writeMarkdown(project, language)),
                                         toQString(project.title.in(language)))
            : chosen == Markdown
                ? writeFile(file, texts::writeMarkdown(project, language))
                : writeFile(file, texts::writeCatalogue(texts::catalogueOf(project, language),
                                                        exchangeForm(chosen)));
        if (!status) {
            mError->setText(tr("%1 could not be written.").arg(QDir::toNativeSeparators(path)) + ' ' +
                            mLocale.text(status.error()));
            mError->show();
            return false;
        }
    }
    emit told(tr("%n file(s) written to %1", nullptr, static_cast<int>(files.size())).arg(mFolder->text()));
    return true;
}

}  // namespace hexa
