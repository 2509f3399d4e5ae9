// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/printmode.h"

#include "core/io/share/sharecode.h"
#include "editor/modes/mapwiring.h"
#include "editor/print/printview.h"
#include "editor/print/sheetspanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/printcommands.h"
#include "editor/shell/commands/viewcommands.h"
#include "editor/shell/docks.h"
#include "editor/ui/colourvision.h"

#include <QBoxLayout>
#include <QDockWidget>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array printDocks{
    DockInfo{"dock.sheets", QT_TRANSLATE_NOOP("Docks", "Sheets"), Qt::LeftDockWidgetArea}};
constexpr ModeInfo printInfo{.mode = WindowMode::Print,
                             .stateKey = "window/print",
                             .docks = printDocks,
                             .host = "dock.sheets",
                             .menu = "print",
                             .edits = false};

}  // namespace

PrintMode::PrintMode(const ModeServices& services)
    : mServices(services),
      mCommands(new PrintCommands(services.actions, services.frame, services.settings)),
      mPage(new QWidget) {
    auto* column = new QVBoxLayout(mPage);
    column->setContentsMargins(0, 0, 0, 0);
}

const ModeInfo& PrintMode::info() const { return printInfo; }

MapCanvas* PrintMode::canvas() const { return canvasOf(mServices.frame); }

void PrintMode::arrangeDocks(Docks& docks) const { docks.keepFirst(*this, {{"dock.sheets", 310}}); }

void PrintMode::setMap(Workspace* map) {
    delete mView;
    if (map != nullptr) {
        map->print().setShareCode([&systems = mServices.systems](const Scenario& scenario) {
            const auto code = encodeShareCode(scenario, systems);
            return code ? *code : std::string();
        });
        map->print().useSettings(mServices.settings);
        mView = new PrintView(map->print());
        mPage->layout()->addWidget(mView);
    }
    mCommands->setWorkspace(map);
}

void PrintMode::makePanels(Workspace& map) {
    auto* sheets = new SheetsPanel(map.print());
    Actions& actions = mServices.actions;
    connect(sheets, &SheetsPanel::printRequested, actions["print.print"], &QAction::trigger);
    connect(sheets, &SheetsPanel::pdfRequested, actions["print.pdf"], &QAction::trigger);
    connect(sheets, &SheetsPanel::kitRequested, actions["print.kit"], &QAction::trigger);
    mServices.frame.dock("dock.sheets")->setWidget(sheets);
}

void PrintMode::setLook(const ViewCommands& view) {
    if (mView) showWith(*mView, view.vision());
}

}  // namespace hexa::editor

#include "moc_printmode.cpp"
