// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/userlayouts.h"

#include "core/io/format/scenariofile.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/messagebox.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace hexa::editor {
namespace {

QString layoutFolder() { return FileCommands::dataFolder("layouts"); }

}  // namespace

UserLayouts::UserLayouts(FileCommands& files, const Locale& locale, Actions& actions, QWidget* window)
    : QObject(&files), mFiles(files), mLocale(locale), mWindow(window) {
    connect(actions["file.saveLayout"], &QAction::triggered, this, &UserLayouts::save);
}

void UserLayouts::save() {
    const Document& document = mFiles.workspace()->document();
    const QString name =
        askLine(mWindow, tr("Save as Layout"), tr("Layout name (shape, seats and blank spaces are saved):"),
                document.displayName(mLocale.language()));
    if (name.isEmpty()) return;
    Scenario layout = asLayout(document.scenario(), document.catalog());
    layout.title.texts.clear();
    layout.title.set(mLocale.language().toStdString(), name.toStdString());
    layout.provenance.layout = "user:" + name.toStdString();
    QDir().mkpath(layoutFolder());
    const QString path = layoutFolder() + '/' + QString(name).replace('/', '-') + ".hexa";
    if (QFileInfo::exists(path) &&
        MessageBox(MessageBox::Question, tr("A layout named “%1” already exists. Replace it?").arg(name),
                   MessageBox::Yes | MessageBox::No, mWindow)
                .exec() != MessageBox::Yes)
        return;
    const auto status = saveScenario(layout, document.catalog(), path.toStdString());
    if (!status) return mFiles.fail(tr("The layout could not be saved."), status.error());
    emit mFiles.reported(tr("Layout saved: %1").arg(name));
    emit mFiles.recent().changed();
}

std::vector<Layout> userLayouts(const Systems& systems) {
    std::vector<Layout> layouts;
    const QDir folder(layoutFolder());
    for (const QString& name : folder.entryList({"*.hexa"}, QDir::Files, QDir::Name)) {
        // An unreadable file is skipped, as is one of a game that is not on the shelf. Opening it
        // by hand tells the reason, and adds the game.
        auto scenario = loadScenario(folder.filePath(name).toStdString(), systems);
        if (scenario) layouts.push_back({scenario->provenance.layout, scenario->title, std::move(*scenario)});
    }
    return layouts;
}

}  // namespace hexa::editor

#include "moc_userlayouts.cpp"
