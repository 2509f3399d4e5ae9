// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/translatemode.h"

#include "editor/modes/gamemode.h"
#include "editor/modes/mapwiring.h"
#include "editor/shell/commands/editcommands.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/docks.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"

#include <QDockWidget>

#include <array>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::array translateDocks{
    DockInfo{"dock.alerts", QT_TRANSLATE_NOOP("Docks", "Alerts"), Qt::RightDockWidgetArea},
    DockInfo{"dock.terms", QT_TRANSLATE_NOOP("Docks", "Terms"), Qt::RightDockWidgetArea},
    DockInfo{"dock.row", QT_TRANSLATE_NOOP("Docks", "Row"), Qt::RightDockWidgetArea},
    DockInfo{"dock.memory", QT_TRANSLATE_NOOP("Docks", "Translation Memory"), Qt::RightDockWidgetArea},
    DockInfo{"dock.textHistory", QT_TRANSLATE_NOOP("Docks", "Text History"), Qt::RightDockWidgetArea},
    DockInfo{"dock.rules", QT_TRANSLATE_NOOP("Docks", "Rules"), Qt::RightDockWidgetArea}};
constexpr std::array translateFront{"dock.terms", "dock.memory"};
constexpr ModeInfo translateInfo{.mode = WindowMode::Translate,
                                 .stateKey = "window/translate",
                                 .docks = translateDocks,
                                 .front = translateFront,
                                 .host = "dock.textHistory",
                                 .ofMap = false,
                                 .edits = false};

}  // namespace

TranslateMode::TranslateMode(const ModeServices& services)
    : mServices(services),
      mCommands(new TranslateCommands(services.actions, services.frame, services.locale, services.settings,
                                      services.texts)),
      mPage(mCommands->page()) {
    services.frame.files().addSideFile(mCommands);
    connect(mCommands, &TranslateCommands::titleChanged, this, &Mode::titleChanged);
    connect(&mCommands->parts().document, &TextDocument::reset, this, &Mode::contentChanged);
    connect(&services.edit, &EditCommands::aboutToUndo, this, [this] {
        if (mServices.frame.mode() == WindowMode::Translate) mCommands->page()->commit();
    });
}

const ModeInfo& TranslateMode::info() const { return translateInfo; }

MapCanvas* TranslateMode::canvas() const { return canvasOf(mServices.frame); }

bool TranslateMode::hasContent() const { return mCommands->parts().document.isOpen(); }

std::optional<Mode::Title> TranslateMode::title() const {
    const TextDocument& texts = mCommands->parts().document;
    QString name = texts.displayName(mServices.locale.language());
    if (name.isEmpty()) name = texts.isOpen() ? tr("Unnamed texts") : tr("Translate");
    return Title{name, texts.isModified()};
}

void TranslateMode::arrangeDocks(Docks& docks) const {
    docks.join("dock.terms", "dock.row");
    docks["dock.terms"]->raise();
    docks.join("dock.memory", "dock.textHistory");
    docks.join("dock.textHistory", "dock.rules");
    docks["dock.memory"]->raise();
    docks.keepFirst(*this, {{"dock.alerts", 330}});
}

void TranslateMode::meet(const Modes& modes) { mCommands->setGame(modes.get<GameMode>().commands()); }

void TranslateMode::setMap(Workspace* map) { mCommands->setWorkspace(map); }

void TranslateMode::enter(WindowMode) {
    mServices.edit.setTexts(&mCommands->parts().document);
    mCommands->setShown(true);
}

void TranslateMode::leave(WindowMode) {
    mServices.edit.setTexts(nullptr);
    mCommands->setShown(false);
}

void TranslateMode::commit() { mCommands->takeOver(); }

bool TranslateMode::mayClose() { return mCommands->files().maySafelyClose(); }

void TranslateMode::retranslate() { mCommands->retranslate(); }

void TranslateMode::close() {
    delete std::exchange(mPage, nullptr);
    mCommands->pageGone();
    setMap(nullptr);
}

}  // namespace hexa::editor

#include "moc_translatemode.cpp"
