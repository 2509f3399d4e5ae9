// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/asking.h"

#include "editor/ui/locale.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace hexa {
namespace {

/// Only the context of the texts below.
class Asking {
    Q_DECLARE_TR_FUNCTIONS(Asking)
};

constexpr const char* program = "Hexatelier";
constexpr int lineCharacters = 60;

}  // namespace

void tellFailure(QWidget* window, const Locale& locale, const QString& what, const Error& error) {
    auto* box = new QMessageBox(QMessageBox::Warning, program, what, QMessageBox::Ok, window);
    box->setInformativeText(locale.text(error));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();  // not exec(): the window stays alive behind it
}

UnsavedAnswer askAboutUnsaved(QWidget* window, const QString& name) {
    QMessageBox box(QMessageBox::Question, program, Asking::tr("Save the changes to “%1”?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return UnsavedAnswer::Save;
    case QMessageBox::Discard:
        return UnsavedAnswer::Discard;
    default:
        return UnsavedAnswer::Cancel;
    }
}

RecoveryAnswer askAboutRecovered(QWidget* window, const QString& what, const QString& kept,
                                 const QString& recover, const QString& discard) {
    QMessageBox box(QMessageBox::Question, program, what, QMessageBox::NoButton, window);
    box.setInformativeText(kept);
    const QAbstractButton* recovering = box.addButton(recover, QMessageBox::AcceptRole);
    const QAbstractButton* discarding = box.addButton(discard, QMessageBox::DestructiveRole);
    box.addButton(Asking::tr("Ask &Later"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == recovering   ? RecoveryAnswer::Recover
           : box.clickedButton() == discarding ? RecoveryAnswer::Discard
                                               : RecoveryAnswer::Later;
}

void offerLeftCopies(QWidget* window, const Locale& locale, const QString& folder, const QString& suffix,
                     const QString& unnamed, const std::function<Status(const LeftCopy&)>& read,
                     const std::function<Status(const LeftCopy&)>& recover) {
    for (const LeftCopy& copy : RecoveryCopy::leftBehind(folder, suffix)) {
        if (const Status readable = read(copy); !readable) {
            putAside(window, locale, copy, readable.error());
            continue;
        }
        const QString name = copy.originalPath.isEmpty() ? unnamed : copy.originalPath;
        switch (askAboutRecovered(window, Asking::tr("Hexatelier ended before %1 was saved.").arg(name),
                                  Asking::tr("A recovery copy was kept apart from your file."),
                                  Asking::tr("&Recover"), Asking::tr("&Discard Copy"))) {
        case RecoveryAnswer::Later:
            continue;
        case RecoveryAnswer::Discard:
            RecoveryCopy::discard(copy);
            continue;
        case RecoveryAnswer::Recover:
            if (recover(copy)) RecoveryCopy::discard(copy);
            return;
        }
    }
}

void putAside(QWidget* window, const Locale& locale, const LeftCopy& copy, const Error& error) {
    const QString path = RecoveryCopy::putAside(copy);
    tellFailure(
        window, locale,
        Asking::tr("A recovery copy can't be read. It is kept as %1.").arg(QDir::toNativeSeparators(path)),
        error);
}

QString askLine(QWidget* window, const QString& title, const QString& label, const QString& start) {
    QInputDialog dialog(window);
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setTextValue(start);
    // Its own width is that of a few letters, less than its title.
    dialog.setMinimumWidth(dialog.fontMetrics().averageCharWidth() * lineCharacters);
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
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
        // "castle 2.0" has an ending for the dialog, which therefore neither added ours nor looked for that file.
        path += '.' + dialog.defaultSuffix();
        if (!QFileInfo::exists(path)) return path;
        QMessageBox box(QMessageBox::Warning, program,
                        Asking::tr("%1 is there already. Replace it?").arg(QFileInfo(path).fileName()),
                        QMessageBox::Yes | QMessageBox::No, window);
        box.setDefaultButton(QMessageBox::No);
        if (box.exec() == QMessageBox::Yes) return path;
        dialog.selectFile(path);
    }
    return {};
}

QString askReportFile(QWidget* window, const QString& title, const QString& start) {
    return askSaveFile(window, title, start,
                       {Asking::tr("Page (*.pdf)"), Asking::tr("Picture of the page (*.png)"),
                        Asking::tr("Table of figures (*.csv)")});
}

}  // namespace hexa
