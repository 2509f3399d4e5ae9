// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/asking.h"

#include "editor/document/fileclaim.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Context of the texts below.
class Asking {
    Q_DECLARE_TR_FUNCTIONS(Asking)
};

}  // namespace

QString copyText(const LeftCopy& copy) {
    const QString made = Asking::tr("The recovery copy was made on %1.").arg(momentText(copy.made));
    const QString changed = momentText(QFileInfo(copy.originalPath).lastModified());
    switch (originalState(copy)) {
    case OriginalState::None:
        return made;
    case OriginalState::Same:
        return made + ' ' +
               Asking::tr("The copy contains your changes since you opened or last saved the file.");
    case OriginalState::Older:
        return made + ' ' +
               Asking::tr("Another program or window changed the file on %1. Recovering doesn’t "
                          "change the file. You will be asked before it is overwritten.")
                   .arg(changed);
    case OriginalState::Newer:
        return made + ' ' +
               Asking::tr("The file is newer: it was changed on %1. Recovering doesn’t change the file. You "
                          "will be asked before it is overwritten.")
                   .arg(changed);
    case OriginalState::Missing:
        return made + ' ' + Asking::tr("The file no longer exists.");
    }
    return made;
}

void tellFailure(QWidget* window, const Locale& locale, const QString& what, const Error& error) {
    tellFailure(window, what, locale.text(error));
}

void tellFailure(QWidget* window, const QString& what, const QString& reason) {
    auto* box = new MessageBox(MessageBox::Warning, what, MessageBox::Ok, window);
    box->setInformativeText(reason);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();  // not exec(): the window stays alive behind it
}

UnsavedAnswer askAboutUnsaved(QWidget* window, const QString& name) {
    MessageBox box(MessageBox::Question, Asking::tr("Save the changes to “%1”?").arg(name),
                   MessageBox::Save | MessageBox::Discard | MessageBox::Cancel, window);
    box.setDefaultButton(MessageBox::Save);
    switch (box.exec()) {
    case MessageBox::Save:
        return UnsavedAnswer::Save;
    case MessageBox::Discard:
        return UnsavedAnswer::Discard;
    default:
        return UnsavedAnswer::Cancel;
    }
}

SavingChoice askBeforeSaving(QWidget* window, const QString& path, const FileStamp& stamp) {
    const std::string name = QFile::encodeName(path).toStdString();
    const FileChange change = changeSince(stamp, name);
    if (change == FileChange::None) return {SavingAnswer::Write, stamp};
    FileStamp now;
    if (const auto there = readStamped(name)) now = there->stamp;
    const QFileInfo file(path);
    const bool missing = change == FileChange::Missing;
    MessageBox box(MessageBox::Warning,
                   missing
                       ? Asking::tr("“%1” no longer exists.").arg(file.fileName())
                       : Asking::tr("“%1” was changed by another program or window.").arg(file.fileName()),
                   MessageBox::Cancel, window);
    box.setInformativeText(
        missing ? Asking::tr("The file has been moved, renamed or deleted since you opened or last saved it.")
                : Asking::tr("The file was last changed on %1. If you overwrite it, that change is lost. If "
                             "you reload it, your own changes since opening or saving it are lost.")
                      .arg(momentText(file.lastModified())));
    const QAbstractButton* write =
        box.addButton(missing ? Asking::tr("Save &Again") : Asking::tr("&Overwrite"),
                      missing ? MessageBox::AcceptRole : MessageBox::DestructiveRole);
    QPushButton* saveAs = box.addButton(Asking::tr("&Save As…"), MessageBox::AcceptRole);
    const QAbstractButton* reload =
        missing ? nullptr : box.addButton(Asking::tr("&Reload"), MessageBox::DestructiveRole);
    box.setDefaultButton(saveAs);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    if (clicked == nullptr) return {};
    return {clicked == write    ? SavingAnswer::Write
            : clicked == saveAs ? SavingAnswer::SaveAs
            : clicked == reload ? SavingAnswer::Reload
                                : SavingAnswer::Cancel,
            now};
}

bool askBeforeReloading(QWidget* window, const QString& path) {
    MessageBox box(MessageBox::Warning, Asking::tr("Reload “%1”?").arg(QFileInfo(path).fileName()),
                   MessageBox::Cancel, window);
    box.setInformativeText(Asking::tr("Your changes since you opened or last saved the file will be lost."));
    const QAbstractButton* reload = box.addButton(Asking::tr("&Reload"), MessageBox::DestructiveRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    return box.clickedButton() == reload;
}

bool askBeforeOpeningTwice(QWidget* window, const QString& path) {
    if (!FileClaim::isHeld(path)) return true;
    MessageBox box(MessageBox::Question,
                   Asking::tr("“%1” is open in another window.").arg(QFileInfo(path).fileName()),
                   MessageBox::Cancel, window);
    box.setInformativeText(Asking::tr(
        "Windows don’t share their changes. You will be asked before any changes are overwritten."));
    QPushButton* show = box.addButton(Asking::tr("&Show That Window"), MessageBox::AcceptRole);
    const QAbstractButton* open = box.addButton(Asking::tr("&Open Here as Well"), MessageBox::AcceptRole);
    box.setDefaultButton(show);
    box.exec();
    // A window that gives no answer can't be shown.
    if (box.clickedButton() == show) return !FileClaim::show(path);
    return box.clickedButton() == open;
}

QString momentText(const QDateTime& moment) { return Locale::moment(moment); }

RecoveryAnswer askAboutRecovered(QWidget* window, const QString& what, const QString& kept,
                                 const QString& recover, const QString& discard) {
    MessageBox box(MessageBox::Question, what, MessageBox::NoButton, window);
    box.setInformativeText(kept);
    const QAbstractButton* recovering = box.addButton(recover, MessageBox::AcceptRole);
    const QAbstractButton* discarding = box.addButton(discard, MessageBox::DestructiveRole);
    box.addButton(Asking::tr("Ask &Later"), MessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == recovering   ? RecoveryAnswer::Recover
           : box.clickedButton() == discarding ? RecoveryAnswer::Discard
                                               : RecoveryAnswer::Later;
}

void putAside(QWidget* window, const Locale& locale, const LeftCopy& copy, const Error& error) {
    const QString path = putAside(copy);
    tellFailure(
        window, locale,
        Asking::tr("A recovery copy can’t be read. It is kept as %1.").arg(QDir::toNativeSeparators(path)),
        error);
}

QString askSaveFile(QWidget* window, const QString& title, const QString& start, const QStringList& kinds) {
    QStringList endings;
    for (const QString& kind : kinds) endings << kind.section(QStringLiteral("(*"), -1).chopped(1);
    const auto endingOf = [&endings](const QString& path) {
        for (const QString& ending : endings)
            if (path.endsWith(ending, Qt::CaseInsensitive)) return ending;
        return QString();
    };
    QFileDialog dialog(window, title, start + endings.front());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(kinds);
    dialog.setDefaultSuffix(endings.front());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& kind) {
        dialog.setDefaultSuffix(endings[std::max(qsizetype{0}, kinds.indexOf(kind))]);
        const QStringList chosen = dialog.selectedFiles();
        if (chosen.isEmpty()) return;
        const QString name = QFileInfo(chosen.front()).fileName();
        dialog.selectFile(name.chopped(endingOf(name).size()) + '.' + dialog.defaultSuffix());
    });
    while (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()) {
        QString path = dialog.selectedFiles().front();
        if (!endingOf(path).isEmpty()) return path;
        // "castle 2.0" has an ending for the dialog, so it neither added ours nor checked for that
        // file.
        path += '.' + dialog.defaultSuffix();
        if (!QFileInfo::exists(path)) return path;
        MessageBox box(MessageBox::Warning,
                       Asking::tr("%1 already exists. Replace it?").arg(QFileInfo(path).fileName()),
                       MessageBox::Yes | MessageBox::No, window);
        box.setDefaultButton(MessageBox::No);
        if (box.exec() == MessageBox::Yes) return path;
        dialog.selectFile(path);
    }
    return {};
}

QString askReportFile(QWidget* window, const QString& title, const QString& start) {
    return askSaveFile(
        window, title, start,
        {Asking::tr("Page (*.pdf)"), Asking::tr("Page image (*.png)"), Asking::tr("Table (*.csv)")});
}

}  // namespace hexa::editor
