// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/askcatalogues.h"

#include "core/texts/exchange/joined.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/names.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPushButton>

namespace hexa::editor {
namespace {

struct CatalogueQuestions {
    Q_DECLARE_TR_FUNCTIONS(CatalogueQuestions)
};

}  // namespace

bool acceptOldEncoding(QWidget* window, const QString& path) {
    MessageBox box(MessageBox::Question,
                   CatalogueQuestions::tr("%1 is not in UTF-8. Read it as Windows-1252 (Latin 1)?")
                       .arg(QFileInfo(path).fileName()),
                   MessageBox::Yes | MessageBox::No, window);
    box.setInformativeText(CatalogueQuestions::tr(
        "Old translation files are often in this encoding. Check the accents afterwards."));
    return box.exec() == MessageBox::Yes;
}

bool askLanguages(QWidget* window, const QStringList& paths, std::vector<texts::Catalogue>& catalogues) {
    for (qsizetype i = 0; i < paths.size(); ++i) {
        std::string& language = catalogues[static_cast<std::size_t>(i)].targetLanguage;
        if (language.empty()) language = texts::languageOfName(paths[i].toStdString());
        if (!language.empty()) continue;
        const QStringList known = Locale::languages();
        language =
            askLine(window, CatalogueQuestions::tr("Translation Language"),
                    CatalogueQuestions::tr("Target language of %1:").arg(QFileInfo(paths[i]).fileName()),
                    known[1], known)
                .toStdString();
        if (language.empty()) return false;
    }
    return true;
}

bool acceptLosses(QWidget* window, const Locale& locale, const QStringList& paths,
                  const std::vector<texts::Catalogue>& catalogues) {
    QStringList lines;
    for (qsizetype i = 0; i < paths.size(); ++i)
        for (const texts::Loss& loss : texts::lossesOf(catalogues[static_cast<std::size_t>(i)]))
            lines << locale.text(loss.code, {{"path", QFileInfo(paths[i]).fileName().toStdString()},
                                             {"count", static_cast<std::int64_t>(loss.count)}});
    if (lines.isEmpty()) return true;
    MessageBox box(
        MessageBox::Question,
        CatalogueQuestions::tr("Some parts of the files can’t be preserved. Import the files anyway?"),
        MessageBox::Yes | MessageBox::No, window);
    box.setInformativeText(lines.join('\n'));
    return box.exec() == MessageBox::Yes;
}

bool acceptMerge(QWidget* window, const Locale& locale, const texts::Project& project,
                 const texts::MergePlan& plan) {
    QStringList lines;
    for (const auto& change : plan.changes)
        lines << QStringLiteral("%1: %2 → %3")
                     .arg(toQString(project.units[change.unit].id), toQString(change.before),
                          toQString(change.after));
    for (const auto& [unit, note] : plan.notes)
        lines << CatalogueQuestions::tr("%1: note “%2”")
                     .arg(toQString(project.units[unit].id), toQString(note));
    for (const auto& refusal : plan.refusals) lines << locale.text(refusal.code, {{"unit", refusal.unit}});
    MessageBox box(
        MessageBox::Question,
        CatalogueQuestions::tr("%Ln text(s) would change.", nullptr, static_cast<int>(plan.changes.size())),
        MessageBox::Apply | MessageBox::Cancel, window);
    QStringList more;
    if (!plan.notes.empty())
        more << CatalogueQuestions::tr("%Ln note(s) would be added.", nullptr,
                                       static_cast<int>(plan.notes.size()));
    if (!plan.refusals.empty())
        more << CatalogueQuestions::tr("%Ln text(s) in the file can’t be imported.", nullptr,
                                       static_cast<int>(plan.refusals.size()));
    box.setInformativeText(more.join(' '));
    box.setDetailedText(lines.join('\n'));
    box.button(MessageBox::Apply)->setEnabled(!plan.changes.empty() || !plan.notes.empty());
    return box.exec() == MessageBox::Apply;
}

}  // namespace hexa::editor
