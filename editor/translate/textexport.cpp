// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textexport.h"

#include "core/io/file.h"
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

enum Form { Markdown, Pages };

constexpr int pageMargin = 18;  // millimetres

}  // namespace

QString markdownOf(const texts::Project& project, const std::string& language) {
    QString out;
    if (const auto title = project.title.in(language); !title.empty())
        out += QStringLiteral("# ") + toQString(title) + QStringLiteral("\n\n");
    std::string section;
    bool list = false;
    for (const texts::Unit& unit : project.units) {
        if (unit.section != section) {
            section = unit.section;
            for (const texts::Section& entry : project.sections)
                if (entry.id == section && unit.kind != texts::UnitKind::Heading)
                    out += QStringLiteral("\n## ") + toQString(entry.title.in(language)) + QStringLiteral("\n\n");
        }
        const QString text = toQString(unit.in(language));
        if (text.isEmpty()) continue;
        if (list && unit.kind != texts::UnitKind::Item) out += '\n';
        list = unit.kind == texts::UnitKind::Item;
        switch (unit.kind) {
        case texts::UnitKind::Heading:
            out += QStringLiteral("## ") + text + QStringLiteral("\n\n");
            break;
        case texts::UnitKind::Item:
            out += QStringLiteral("- ") + text + '\n';
            break;
        case texts::UnitKind::Caption:
            out += '*' + text + QStringLiteral("*\n\n");
            break;
        case texts::UnitKind::Paragraph:
            out += text + QStringLiteral("\n\n");
            break;
        }
    }
    return out;
}

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

TextExportDialog::TextExportDialog(TranslateDesk& desk, const Locale& locale, const QString& folder, QWidget* parent)
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
        const QString path = QDir(mFolder->text()).filePath(name + '.' + code + (chosen == Pages ? ".pdf" : ".md"));
        const QString markdown = markdownOf(project, language);
        const Status status = chosen == Pages
                                  ? writePages(path, markdown, toQString(project.title.in(language)))
                                  : writeFile(QFile::encodeName(path).toStdString(), markdown.toStdString());
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
