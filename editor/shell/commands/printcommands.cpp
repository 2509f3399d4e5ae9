// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/printcommands.h"

#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/messagebox.h"

#include <QFileInfo>
#include <QLocale>
#include <QPageLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSettings>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array printActions{"mode.print", "file.print",     "print.print", "print.pdf",
                                  "print.kit",  "print.pictures", "print.stop"};

}  // namespace

PrintCommands::PrintCommands(Actions& actions, Frame& window, QSettings& settings)
    : QObject(window.widget()), mActions(actions), mWindow(window), mSettings(settings) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace == nullptr) return;
            mWindow.setMode(WindowMode::Print);
            act();
        });
    };
    on("file.print", [] {});
    on("print.print", [this] { print(); });
    on("print.pdf", [this] { savePdf(); });
    on("print.kit", [this] { saveKit(); });
    on("print.pictures", [this] { savePictures(); });
    on("print.stop", [this] { mWorkspace->print().stop(); });
    // Sheets are prepared even while another map is shown.
    connect(&mWindow.files().maps(), &OpenMaps::added, this, [this](Workspace* map) {
        connect(&map->print(), &PrintSession::finished, this,
                [this](const Status& status, const QString& path) {
                    if (status && !path.isEmpty()) emit mWindow.files().written(path);
                });
    });
    updateEnabled();
}

void PrintCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr)
        connect(&workspace->print(), &PrintSession::runChanged, mFollowing.get(),
                [this] { updateEnabled(); });
    updateEnabled();
}

void PrintCommands::updateEnabled() {
    for (const char* id : printActions) mActions[id]->setEnabled(mWorkspace != nullptr);
    if (mWorkspace == nullptr) return;
    const bool runs = mWorkspace->print().running();
    for (const char* id : {"print.print", "print.pdf", "print.kit", "print.pictures"})
        mActions[id]->setEnabled(!runs);
    mActions["print.stop"]->setEnabled(runs);
}

bool PrintCommands::mayBe(std::size_t pages) {
    if (pages <= PrintSession::manyPages) return true;
    MessageBox box(
        MessageBox::Question,
        tr("%1 pages will be created. Continue?").arg(QLocale().toString(static_cast<qulonglong>(pages))),
        MessageBox::Yes | MessageBox::Cancel, mWindow.widget());
    box.setDefaultButton(MessageBox::Cancel);
    return box.exec() == MessageBox::Yes && mWorkspace != nullptr;
}

bool PrintCommands::pagesMayBe() {
    const auto plan = mWorkspace->print().plan();
    return mayBe(plan ? plan->pages.size() : 0);
}

void PrintCommands::print() {
    if (!pagesMayBe()) return;
    PrintSession& session = mWorkspace->print();
    QPrinter printer(QPrinter::HighResolution);
    const QString known = session.printer();
    if (!known.isEmpty() && QPrinterInfo::availablePrinterNames().contains(known))
        printer.setPrinterName(known);
    printer.setDocName(mWorkspace->document().displayName(mWorkspace->locale().language()));
    const int pages = session.plan() ? static_cast<int>(session.plan()->pages.size()) : 0;
    QPrintDialog dialog(&printer, mWindow.widget());
    dialog.setMinMax(1, std::max(1, pages));
    dialog.setFromTo(1, std::max(1, pages));
    if (dialog.exec() != QDialog::Accepted || mWorkspace == nullptr) return;
    // The measures of the chosen printer apply.
    if (printer.outputFormat() == QPrinter::NativeFormat && QPrinterInfo::availablePrinterNames().size() > 1)
        session.setPrinter(printer.printerName());
    const bool range = printer.printRange() == QPrinter::PageRange;
    session.print(printer, range ? printer.fromPage() : 1, range ? printer.toPage() : std::max(1, pages));
}

QString PrintCommands::askFile(const QString& caption, const QStringList& kinds) {
    const QFileInfo start(mWindow.files().startFile(tr("map", "suggested file name")));
    const QString folder = mSettings.value("export/folder", start.path()).toString();
    const QString path = askSaveFile(mWindow.widget(), caption, folder + '/' + start.fileName(), kinds);
    if (path.isEmpty() || mWorkspace == nullptr) return {};
    mSettings.setValue("export/folder", QFileInfo(path).absolutePath());
    return path;
}

void PrintCommands::savePdf() {
    if (!pagesMayBe()) return;
    const QString path = askFile(tr("Save Sheets as PDF"), {tr("PDF files (*.pdf)")});
    if (!path.isEmpty()) mWorkspace->print().savePdf(path);
}

void PrintCommands::saveKit() {
    const auto plan = mWorkspace->print().plan();
    if (!mayBe(plan ? plan->kitPages : 0)) return;
    const QString path = askFile(tr("Save Kit"), {tr("Zip files (*.zip)")});
    if (!path.isEmpty()) mWorkspace->print().saveKit(path);
}

void PrintCommands::savePictures() {
    if (!pagesMayBe()) return;
    const QString path =
        askFile(tr("Save Pages as Pictures"), {tr("PNG pictures (*.png)"), tr("SVG drawings (*.svg)")});
    if (!path.isEmpty()) mWorkspace->print().savePictures(path);
}

}  // namespace hexa::editor

#include "moc_printcommands.cpp"
