// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textexport.h"

#include "core/io/file.h"
#include "core/texts/exchange/catalogue.h"
#include "editor/translate/translatedesk.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
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
    QPdfWriter writer(path);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Hexatelier"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
    writer.setResolution(300);
    QTextDocument document;
    document.setDefaultFont(QFont(document.defaultFont().family(), 10));
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectCommonMark);
    document.print(&writer);
    if (QFileInfo(path).size() > 0) return Done{};
    return Error("file.write-failed", {{"path", path.toStdString()}});
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

bool TextExportDialog::write() {
    const texts::Project& project = mDesk.project();
    QString name = mDesk.document().path().isEmpty() ? mDesk.document().displayName(mLocale.language())
                                                     : QFileInfo(mDesk.document().path()).completeBaseName();
    name = name.isEmpty() ? tr("texts") : name.replace('/', '-').replace(':', '-');
    const auto chosen = static_cast<Form>(mForm->currentData().toInt());
    int files = 0;
    for (const QCheckBox* box : mLanguages) {
        if (!box->isChecked()) continue;
        const QString code = box->property("language").toString();
        const std::string language = code.toStdString();
        const bool reading = chosen == Markdown || chosen == Pages;
        // A file for translators goes from the source into another language.
        if (!reading && language == project.source) continue;
        const QString path = QDir(mFolder->text()).filePath(name + '.' + code + suffixOf(chosen));
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
        ++files;
    }
    emit told(tr("%n file(s) written to %1", nullptr, files).arg(mFolder->text()));
    return files > 0;
}

}  // namespace hexa
