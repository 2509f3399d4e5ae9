// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/actions.h"

#include "editor/settings/shortcuts.h"
#include "editor/tools/tools.h"
#include "editor/ui/icons.h"

#include <QCoreApplication>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace hexa::editor {
namespace {

/// Placeholder for all tools (editor/tools/tools.h), here and in the menus.
constexpr const char* allTools = "tool.*";
/// Placeholder for the actions of all modes, in a menu.
constexpr const char* allModes = "mode.*";

// The one list. Keys are written as in QKeySequence's portable form.
constexpr ActionSpec specs[] = {
    {"file.new", QT_TRANSLATE_NOOP("Actions", "&New Map…"), "new", "Ctrl+N"},
    {"file.newShape", QT_TRANSLATE_NOOP("Actions", "New &Blank Shape…"), "layout-cells", ""},
    {"file.newLine", QT_TRANSLATE_NOOP("Actions", "New Map from Text &Line…"), "", ""},
    {"game.new", QT_TRANSLATE_NOOP("Actions", "New &Game File…"), "new", ""},
    {"game.import", QT_TRANSLATE_NOOP("Actions", "Import Ga&me File…"), "", ""},
    {"game.change", QT_TRANSLATE_NOOP("Actions", "Change &Game File…"), "design", ""},
    {"game.layout", QT_TRANSLATE_NOOP("Actions", "Add This Map to the Game File as a La&yout"), "", ""},
    {"file.surprise", QT_TRANSLATE_NOOP("Actions", "Surprise &Map…"), "dice", "Ctrl+Alt+N"},
    {"file.surpriseSeed", QT_TRANSLATE_NOOP("Actions", "Repeat S&urprise Map…"), "", ""},
    {"file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "open", "Ctrl+O"},
    {"file.openCode", QT_TRANSLATE_NOOP("Actions", "Open Share &Code…"), "link", ""},
    {"file.import", QT_TRANSLATE_NOOP("Actions", "&Import…"), "", ""},
    {"file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "save", "Ctrl+S"},
    {"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &As…"), "save-as", "Ctrl+Shift+S"},
    {"file.saveLayout", QT_TRANSLATE_NOOP("Actions", "Save as &Layout…"), "layers", ""},
    {"file.export", QT_TRANSLATE_NOOP("Actions", "&Export Picture…"), "export", "Ctrl+E"},
    {"file.exportOther", QT_TRANSLATE_NOOP("Actions", "Export for O&ther Programs…"), "", ""},
    {"file.copyCode", QT_TRANSLATE_NOOP("Actions", "Copy S&hare Code"), "link", "Ctrl+Shift+C"},
    {"file.copyPicture", QT_TRANSLATE_NOOP("Actions", "Copy Pict&ure"), "copy", "Ctrl+Alt+C"},
    {"file.copyCard", QT_TRANSLATE_NOOP("Actions", "Copy Share Ca&rd"), "certificate", "Ctrl+Alt+Shift+C"},
    {"file.print", QT_TRANSLATE_NOOP("Actions", "&Print…"), "print", "Ctrl+P"},
    {"file.close", QT_TRANSLATE_NOOP("Actions", "&Close Map"), "close", "Ctrl+W"},
    {"file.closeOthers", QT_TRANSLATE_NOOP("Actions", "Close Other &Maps"), "", ""},
    {"file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "", "Ctrl+Q"},

    {"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Ctrl+Z"},
    {"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "redo", "Ctrl+Shift+Z"},
    {"edit.cut", QT_TRANSLATE_NOOP("Actions", "Cu&t"), "cut", "Ctrl+X"},
    {"edit.copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), "copy", "Ctrl+C"},
    {"edit.paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), "paste", "Ctrl+V"},
    {"edit.duplicate", QT_TRANSLATE_NOOP("Actions", "&Duplicate"), "copy", "Ctrl+D"},
    {"edit.turnLeft", QT_TRANSLATE_NOOP("Actions", "Rotate Selection &Left"), "rotate-left", "["},
    {"edit.turnRight", QT_TRANSLATE_NOOP("Actions", "Rotate Selection &Right"), "rotate-right", "]"},
    {"edit.mirrorPaste", QT_TRANSLATE_NOOP("Actions", "&Mirror Selection"), "symmetry-mirror", "M"},
    {"edit.turn", QT_TRANSLATE_NOOP("Actions", "T&urn Clockwise"), "rotate-right", "R"},
    {"edit.move", QT_TRANSLATE_NOOP("Actions", "Mo&ve Selection with Arrow Keys"), "", "W"},
    {"edit.nextThing", QT_TRANSLATE_NOOP("Actions", "Select Next Object in He&x"), "", "Ctrl+."},
    {"edit.clear", QT_TRANSLATE_NOOP("Actions", "C&lear Hexes"), "delete", "Del"},
    {"edit.selectAll", QT_TRANSLATE_NOOP("Actions", "Select &All"), "", "Ctrl+A"},
    {"edit.selectNone", QT_TRANSLATE_NOOP("Actions", "Select &None"), "", "Ctrl+Shift+A"},
    {"edit.invert", QT_TRANSLATE_NOOP("Actions", "&Invert Selection"), "", "Ctrl+I"},
    {"edit.selectKind", QT_TRANSLATE_NOOP("Actions", "Select Same &Kind"), "", "Ctrl+K"},
    {"edit.makeSymmetric", QT_TRANSLATE_NOOP("Actions", "Make Map S&ymmetric from Here"), "symmetry",
     "Shift+S"},
    {"edit.makeRegion", QT_TRANSLATE_NOOP("Actions", "Make Re&gion from Selection…"), "", ""},
    {"edit.find", QT_TRANSLATE_NOOP("Actions", "&Find…"), "search", "Ctrl+F"},
    {"edit.lock", QT_TRANSLATE_NOOP("Actions", "Loc&k or Unlock"), "lock", "L"},
    {"edit.unlockAll", QT_TRANSLATE_NOOP("Actions", "Unlock All"), "unlock", ""},

    {allTools, ""},
    {"tool.brushSmaller", QT_TRANSLATE_NOOP("Actions", "Smaller Brush"), "remove", ","},
    {"tool.brushLarger", QT_TRANSLATE_NOOP("Actions", "Larger Brush"), "add", "."},
    {"map.symmetryNext", QT_TRANSLATE_NOOP("Actions", "Next S&ymmetry"), "symmetry", "S"},

    {"map.assignIds", QT_TRANSLATE_NOOP("Actions", "Renumber All &IDs"), "labels", ""},
    {"map.turnLeft", QT_TRANSLATE_NOOP("Actions", "Rotate Map &Left"), "rotate-left", "Ctrl+["},
    {"map.turnRight", QT_TRANSLATE_NOOP("Actions", "Rotate Map &Right"), "rotate-right", "Ctrl+]"},
    {"map.mirror", QT_TRANSLATE_NOOP("Actions", "&Mirror Map"), "symmetry-mirror", "Ctrl+M"},
    {"map.clearTiles", QT_TRANSLATE_NOOP("Actions", "Clear All &Tiles"), "delete", ""},
    {"map.players", QT_TRANSLATE_NOOP("Actions", "Change Number of Pla&yers…"), "", ""},
    {"map.free", QT_TRANSLATE_NOOP("Actions", "&Free Design (Tile Counts as Hints)"), "", "", true},
    {"map.nextProblem", QT_TRANSLATE_NOOP("Actions", "Next &Problem"), "problem-warning", "F8"},

    {"generate.start", QT_TRANSLATE_NOOP("Actions", "&Generate Maps"), "generate", "Ctrl+G"},
    {"generate.reroll", QT_TRANSLATE_NOOP("Actions", "&Re-roll Unpinned Maps"), "dice", "Ctrl+R"},
    {"generate.stop", QT_TRANSLATE_NOOP("Actions", "&Stop Generating"), "", ""},
    {"generate.fill", QT_TRANSLATE_NOOP("Actions", "Fill &Empty Slots"), "fill-rest", "Ctrl+Shift+G"},
    {"generate.repair", QT_TRANSLATE_NOOP("Actions", "&Find Repairs"), "fix", ""},
    {"generate.copySettings", QT_TRANSLATE_NOOP("Actions", "&Copy Generator Settings"), "", ""},
    {"generate.pasteSettings", QT_TRANSLATE_NOOP("Actions", "&Paste Generator Settings"), "", ""},

    {"balance.check", QT_TRANSLATE_NOOP("Actions", "Start or Stop &Check"), "balance", "F7"},
    {"balance.certify", QT_TRANSLATE_NOOP("Actions", "C&ertify Map"), "certificate", ""},
    {"balance.verify", QT_TRANSLATE_NOOP("Actions", "Check Certificate &Again"), "", ""},
    {"balance.keepA", QT_TRANSLATE_NOOP("Actions", "&Keep Map as A"), "", ""},
    {"balance.fileA", QT_TRANSLATE_NOOP("Actions", "Load &File as A…"), "", ""},
    {"balance.compare", QT_TRANSLATE_NOOP("Actions", "Co&mpare with A"), "", "Shift+F7"},
    {"balance.overlayNext", QT_TRANSLATE_NOOP("Actions", "Next &Overlay"), "layers", "O"},
    {"balance.export", QT_TRANSLATE_NOOP("Actions", "E&xport Balance Report…"), "export", ""},

    {"texts.import", QT_TRANSLATE_NOOP("Actions", "&Import Texts…"), "", ""},
    {"texts.importFiles", QT_TRANSLATE_NOOP("Actions", "New Project from &Translation Files…"), "", ""},
    {"texts.reference", QT_TRANSLATE_NOOP("Actions", "Open &Rules Reference"), "", ""},
    {"texts.map", QT_TRANSLATE_NOOP("Actions", "Translate Open &Map"), "", ""},
    {"texts.update", QT_TRANSLATE_NOOP("Actions", "Import Translations from &File…"), "", ""},
    {"texts.export", QT_TRANSLATE_NOOP("Actions", "E&xport Texts…"), "export", ""},
    {"texts.report", QT_TRANSLATE_NOOP("Actions", "Create Repor&t…"), "", ""},
    {"texts.openMemory", QT_TRANSLATE_NOOP("Actions", "Use Translation &Memory…"), "", ""},
    {"texts.saveMemory", QT_TRANSLATE_NOOP("Actions", "Export Translation Memory…"), "", ""},
    {"texts.fillFromMemory", QT_TRANSLATE_NOOP("Actions", "Fill Empty Texts from Translation Memory"), "",
     ""},
    {"texts.edit", QT_TRANSLATE_NOOP("Actions", "&Edit Text"), "", "F2"},
    {"texts.approve", QT_TRANSLATE_NOOP("Actions", "&Approve Text and Continue"), "", "Alt+Return"},
    {"texts.review", QT_TRANSLATE_NOOP("Actions", "Mark Text for Re&view"), "", "Ctrl+Shift+R"},
    {"texts.draft", QT_TRANSLATE_NOOP("Actions", "Mark Text as &Draft"), "", "Ctrl+Shift+D"},
    {"texts.nextProblem", QT_TRANSLATE_NOOP("Actions", "&Next Text Problem"), "problem-warning", "F3"},
    {"texts.previousProblem", QT_TRANSLATE_NOOP("Actions", "&Previous Text Problem"), "", "Shift+F3"},
    {"texts.nextUnfinished", QT_TRANSLATE_NOOP("Actions", "Next &Unfinished Text"), "", "F9"},
    {"texts.accept", QT_TRANSLATE_NOOP("Actions", "Accept First Alert in Ro&w"), "", "Alt+Shift+Return"},
    {"texts.fix", QT_TRANSLATE_NOOP("Actions", "Apply Alert &Fix"), "", "Ctrl+Alt+Return"},
    {"texts.fixAll", QT_TRANSLATE_NOOP("Actions", "Fix All Alerts &Like This…"), "", "Ctrl+Alt+Shift+Return"},
    {"texts.spread", QT_TRANSLATE_NOOP("Actions", "Copy Translation to Identi&cal Rows…"), "",
     "Ctrl+Shift+E"},
    {"texts.place", QT_TRANSLATE_NOOP("Actions", "Show Place on &Map"), "", "Ctrl+Shift+L"},
    {"texts.game", QT_TRANSLATE_NOOP("Actions", "Bac&k to Game File"), "", ""},
    {"texts.ofTile", QT_TRANSLATE_NOOP("Actions", "Translate &Tile Text"), "", ""},
    {"texts.goTo", QT_TRANSLATE_NOOP("Actions", "&Go to Row…"), "", "Ctrl+L"},
    {"texts.concordance", QT_TRANSLATE_NOOP("Actions", "Find Other Uses of Wor&ds…"), "", "Ctrl+Shift+K"},
    {"texts.glossary", QT_TRANSLATE_NOOP("Actions", "&Glossary…"), "note", "Ctrl+T"},
    {"texts.addTerm", QT_TRANSLATE_NOOP("Actions", "Add Words to Glossar&y…"), "", "Ctrl+Shift+T"},
    {"texts.findTerms", QT_TRANSLATE_NOOP("Actions", "Find Ter&ms…"), ""},
    {"texts.ownChecks", QT_TRANSLATE_NOOP("Actions", "Custom Checks and Lengths…"), "", ""},
    {"texts.spelling", QT_TRANSLATE_NOOP("Actions", "Check Spellin&g"), "", "", true},
    {"texts.join", QT_TRANSLATE_NOOP("Actions", "&Join with Next Row"), "", "Ctrl+J"},
    {"texts.split", QT_TRANSLATE_NOOP("Actions", "&Split Row"), "", "Ctrl+Shift+J"},
    {"texts.moveUp", QT_TRANSLATE_NOOP("Actions", "Move Text U&p"), "", "Alt+Up"},
    {"texts.moveDown", QT_TRANSLATE_NOOP("Actions", "Move Text D&own"), "", "Alt+Down"},
    {"texts.shiftUp", QT_TRANSLATE_NOOP("Actions", "Shift Column Up from Here"), "", "Alt+Shift+Up"},
    {"texts.shiftDown", QT_TRANSLATE_NOOP("Actions", "Shift Column Down from Here"), "", "Alt+Shift+Down"},
    {"texts.term1", QT_TRANSLATE_NOOP("Actions", "Insert Term 1"), "", "Alt+1"},
    {"texts.term2", QT_TRANSLATE_NOOP("Actions", "Insert Term 2"), "", "Alt+2"},
    {"texts.term3", QT_TRANSLATE_NOOP("Actions", "Insert Term 3"), "", "Alt+3"},
    {"texts.term4", QT_TRANSLATE_NOOP("Actions", "Insert Term 4"), "", "Alt+4"},
    {"texts.term5", QT_TRANSLATE_NOOP("Actions", "Insert Term 5"), "", "Alt+5"},
    {"texts.term6", QT_TRANSLATE_NOOP("Actions", "Insert Term 6"), "", "Alt+6"},
    {"texts.term7", QT_TRANSLATE_NOOP("Actions", "Insert Term 7"), "", "Alt+7"},
    {"texts.term8", QT_TRANSLATE_NOOP("Actions", "Insert Term 8"), "", "Alt+8"},
    {"texts.term9", QT_TRANSLATE_NOOP("Actions", "Insert Term 9"), "", "Alt+9"},
    {"texts.match1", QT_TRANSLATE_NOOP("Actions", "Use Translation 1"), "", "Ctrl+Alt+1"},
    {"texts.match2", QT_TRANSLATE_NOOP("Actions", "Use Translation 2"), "", "Ctrl+Alt+2"},
    {"texts.match3", QT_TRANSLATE_NOOP("Actions", "Use Translation 3"), "", "Ctrl+Alt+3"},
    {"play.start", QT_TRANSLATE_NOOP("Actions", "&Play This Map"), "play", "F5"},
    {"play.new", QT_TRANSLATE_NOOP("Actions", "Set Up &Game…"), "play-new", "Ctrl+F5"},
    {"play.before", QT_TRANSLATE_NOOP("Actions", "P&revious Game"), "", ""},
    {"play.players", QT_TRANSLATE_NOOP("Actions", "Cha&nge Players…"), "", ""},
    {"play.back", QT_TRANSLATE_NOOP("Actions", "&Back to Editor"), "", "Shift+F5"},
    {"play.pause", QT_TRANSLATE_NOOP("Actions", "Pause &or Resume"), "play-pause", "F6"},
    {"play.step", QT_TRANSLATE_NOOP("Actions", "Let Program Play One S&tep"), "play-step", "Shift+F6"},
    {"play.undo", QT_TRANSLATE_NOOP("Actions", "&Take Back Decision"), "play-back", "Ctrl+Left"},
    {"play.redo", QT_TRANSLATE_NOOP("Actions", "Step &Forward"), "play-forward", "Ctrl+Right"},
    {"play.on", QT_TRANSLATE_NOOP("Actions", "Continue from &Here"), "", ""},
    {"play.hint", QT_TRANSLATE_NOOP("Actions", "Show A&dvice"), "help", "Ctrl+H"},
    {"play.seal", QT_TRANSLATE_NOOP("Actions", "&Seal Orders"), "", "Ctrl+Return"},
    {"play.decide", QT_TRANSLATE_NOOP("Actions", "Go to &Decision"), "", "F4"},
    {"play.open", QT_TRANSLATE_NOOP("Actions", "&Open Game…"), "open", "", false, true},
    {"play.save", QT_TRANSLATE_NOOP("Actions", "Save G&ame…"), "save", ""},
    {"play.log", QT_TRANSLATE_NOOP("Actions", "Save Pla&yer’s View…"), "export", ""},
    {"play.orders.save", QT_TRANSLATE_NOOP("Actions", "Save Orders to Fi&le…"), "", ""},
    {"play.orders.take", QT_TRANSLATE_NOOP("Actions", "&Import Orders…"), "", ""},
    {"campaign.new", QT_TRANSLATE_NOOP("Actions", "New &Campaign…"), "new", "", false, true},
    {"campaign.open", QT_TRANSLATE_NOOP("Actions", "Open Cam&paign…"), "open", "", false, true},
    {"campaign.show", QT_TRANSLATE_NOOP("Actions", "Show Ca&mpaign"), "", "", false, true},
    {"play.export", QT_TRANSLATE_NOOP("Actions", "&Export Report…"), "export", ""},
    {"print.print", QT_TRANSLATE_NOOP("Actions", "&Print Sheets…"), "print", "Ctrl+Alt+P"},
    {"print.pdf", QT_TRANSLATE_NOOP("Actions", "Save Sheets as P&DF…"), "export", ""},
    {"print.kit", QT_TRANSLATE_NOOP("Actions", "Save &Kit…"), "save-as", ""},
    {"print.pictures", QT_TRANSLATE_NOOP("Actions", "Save Pages as Pic&tures…"), "", ""},
    {"print.stop", QT_TRANSLATE_NOOP("Actions", "&Stop Making Sheets"), "", ""},

    {"view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &In"), "zoom-in", "Ctrl++"},
    {"view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &Out"), "zoom-out", "Ctrl+-"},
    {"view.zoomOne", QT_TRANSLATE_NOOP("Actions", "Zoom to &100%"), "", "Ctrl+0"},
    {"view.fit", QT_TRANSLATE_NOOP("Actions", "&Fit Map to Window"), "zoom-fit", "F"},
    {"view.ids", QT_TRANSLATE_NOOP("Actions", "Tile &IDs"), "labels", "Ctrl+Shift+I", true},
    {"view.rulers", QT_TRANSLATE_NOOP("Actions", "&Column Numbers"), "rulers", "", true},
    {"view.pictorial", QT_TRANSLATE_NOOP("Actions", "&Pictorial Tiles"), "style-pictorial", "P", true},
    {"view.places", QT_TRANSLATE_NOOP("Actions", "&Best Places for Tile in Hand"), "", "H", true},
    {"view.visionUsual", QT_TRANSLATE_NOOP("Actions", "Nor&mal Vision"), "", "", true},
    {"view.visionProtanopia", QT_TRANSLATE_NOOP("Actions", "&Protanopia (No Red)"), "", "", true},
    {"view.visionDeuteranopia", QT_TRANSLATE_NOOP("Actions", "&Deuteranopia (No Green)"), "", "", true},
    {"view.visionTritanopia", QT_TRANSLATE_NOOP("Actions", "&Tritanopia (No Blue)"), "", "", true},
    {"view.nextMap", QT_TRANSLATE_NOOP("Actions", "&Next Map"), "", "Ctrl+Tab"},
    {"view.previousMap", QT_TRANSLATE_NOOP("Actions", "Previous Map"), "", "Ctrl+Shift+Tab"},
    {"view.sideBySide", QT_TRANSLATE_NOOP("Actions", "Maps &Side by Side"), "beside", "Ctrl+Alt+S", true},
    {"view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull Screen"), "", "F11", true},
    {"view.resetDocks", QT_TRANSLATE_NOOP("Actions", "&Reset Panels"), "", ""},

    {"mode.welcome", QT_TRANSLATE_NOOP("Actions", "&Welcome"), "welcome", "Ctrl+1", true},
    {"mode.design", QT_TRANSLATE_NOOP("Actions", "&Design"), "design", "Ctrl+2", true},
    {"mode.generate", QT_TRANSLATE_NOOP("Actions", "Generate"), "generate", "Ctrl+3", true},
    {"mode.balance", QT_TRANSLATE_NOOP("Actions", "&Balance"), "balance", "Ctrl+4", true},
    {"mode.play", QT_TRANSLATE_NOOP("Actions", "Play"), "play", "Ctrl+5", true},
    {"mode.print", QT_TRANSLATE_NOOP("Actions", "P&rint"), "print", "Ctrl+6", true},
    {"mode.translate", QT_TRANSLATE_NOOP("Actions", "&Translate"), "language", "Ctrl+7", true},

    {"tools.commands", QT_TRANSLATE_NOOP("Actions", "Search &Commands…"), "search", "Ctrl+Shift+P"},
    {"tools.settings", QT_TRANSLATE_NOOP("Actions", "&Settings…"), "settings", "Ctrl+,"},
    {"help.here", QT_TRANSLATE_NOOP("Actions", "Context &Help"), "help", "F1"},
    {"help.manual", QT_TRANSLATE_NOOP("Actions", "&Manual"), "", ""},
    {"help.tour", QT_TRANSLATE_NOOP("Actions", "&Guided Tour"), "hand", ""},
    {"help.news", QT_TRANSLATE_NOOP("Actions", "What’s &New"), "", ""},
    {"help.keys", QT_TRANSLATE_NOOP("Actions", "Configure &Keyboard Shortcuts…"), "keyboard", "Ctrl+F1"},
    {"help.about", QT_TRANSLATE_NOOP("Actions", "&About Hexatelier"), "info", ""},

    {"place.empty", QT_TRANSLATE_NOOP("Actions", "Place Empty Slot"), "", "0"},
    {"place.held", QT_TRANSLATE_NOOP("Actions", "Place Tile from &Hand"), "", "J"},
    {"place.blank", QT_TRANSLATE_NOOP("Actions", "Place Blank Space"), "blank", "X"},
    {"place.1", QT_TRANSLATE_NOOP("Actions", "Place Tile 1"), "", "1"},
    {"place.2", QT_TRANSLATE_NOOP("Actions", "Place Tile 2"), "", "2"},
    {"place.3", QT_TRANSLATE_NOOP("Actions", "Place Tile 3"), "", "3"},
    {"place.4", QT_TRANSLATE_NOOP("Actions", "Place Tile 4"), "", "4"},
    {"place.5", QT_TRANSLATE_NOOP("Actions", "Place Tile 5"), "", "5"},
    {"place.6", QT_TRANSLATE_NOOP("Actions", "Place Tile 6"), "", "6"},
    {"place.7", QT_TRANSLATE_NOOP("Actions", "Place Tile 7"), "", "7"},
    {"place.8", QT_TRANSLATE_NOOP("Actions", "Place Tile 8"), "", "8"},
    {"place.9", QT_TRANSLATE_NOOP("Actions", "Place Tile 9"), "", "9"},
};

/// Purpose of a button without words, for its tooltip. Tools have their own.
struct Purpose {
    const char* id;
    const char* text;
};

constexpr Purpose purposes[] = {
    {"edit.lock", QT_TRANSLATE_NOOP("Actions", "Tools and generators don’t change locked tiles")},
    {"edit.move",
     QT_TRANSLATE_NOOP(
         "Actions", "Use the arrow keys to move, R to turn, M to mirror, Enter to place and Esc to cancel")},
    {"generate.start",
     QT_TRANSLATE_NOOP("Actions", "Generate maps that meet the wishes and show them in the gallery")},
    {"generate.fill",
     QT_TRANSLATE_NOOP("Actions", "Keep the placed tiles and fill the empty slots as fairly as possible")},
    {"file.surprise", QT_TRANSLATE_NOOP("Actions", "Generate a fair map of random size and style")},
    {"file.newLine",
     QT_TRANSLATE_NOOP("Actions", "Use a line of text to create a map of the board on your table")},
    {"map.players",
     QT_TRANSLATE_NOOP("Actions",
                       "Add or remove a part of the map. The pieces that will be removed are listed first.")},
    {"view.fit", QT_TRANSLATE_NOOP("Actions", "Show the whole map")},
    {"view.pictorial", QT_TRANSLATE_NOOP("Actions", "Show tiles as small drawings instead of symbols")},
    {"view.sideBySide",
     QT_TRANSLATE_NOOP("Actions", "Show all open maps with their gaps. Click a map to work on it.")},
    {"view.places",
     QT_TRANSLATE_NOOP("Actions",
                       "While you drag or paint a tile, bright hexes mark where it makes the map fairer")},
};

struct MenuSpec {
    const char* name;
    const char* ids;
};

constexpr MenuSpec menus[] = {
    {"file", "file.new file.newShape file.newLine game.new game.import file.surprise file.surpriseSeed "
             "file.open file.recent "
             "file.openCode "
             "file.import - file.save file.saveAs "
             "file.saveLayout - "
             "file.export file.exportOther file.copyCode file.copyPicture file.copyCard - file.print - "
             "file.close file.closeOthers file.quit"},
    {"edit", "edit.undo edit.redo - edit.cut edit.copy edit.paste edit.duplicate edit.turnLeft "
             "edit.turnRight edit.turn "
             "edit.mirrorPaste edit.move edit.nextThing "
             "edit.clear - edit.selectAll edit.selectNone edit.invert edit.selectKind edit.find - "
             "edit.makeSymmetric edit.makeRegion edit.lock edit.unlockAll"},
    {"view", "view.zoomIn view.zoomOut view.zoomOne view.fit - view.ids view.rulers view.pictorial "
             "view.places view.vision - view.nextMap view.previousMap view.sideBySide - view.docks "
             "view.resetDocks view.fullScreen - mode.*"},
    {"map", "tool.* - map.symmetry map.symmetryNext "
            "tool.brushSmaller tool.brushLarger - map.assignIds - map.turnLeft map.turnRight "
            "map.mirror "
            "map.clearTiles map.players - game.change game.layout - map.free map.nextProblem"},
    {"generate", "mode.generate - generate.start generate.reroll generate.stop - generate.fill "
                 "generate.repair - generate.copySettings "
                 "generate.pasteSettings"},
    {"balance", "mode.balance - balance.check balance.certify balance.verify - balance.keepA balance.fileA "
                "balance.compare - balance.overlayNext - balance.export"},
    {"play", "mode.play play.start play.new play.before play.back - play.pause play.step - play.undo "
             "play.redo play.on play.players - "
             "play.decide "
             "play.hint play.seal - play.open play.save play.export play.log - play.orders.save "
             "play.orders.take - campaign.new campaign.open campaign.show"},
    {"print", "mode.print - print.print print.pdf print.kit print.pictures - print.stop"},
    {"translate", "mode.translate - texts.import texts.importFiles texts.map texts.ofTile texts.reference "
                  "texts.update texts.export "
                  "texts.report texts.memories - "
                  "texts.edit "
                  "texts.approve texts.review "
                  "texts.draft texts.nextUnfinished texts.spread texts.alerts - edit.find texts.goTo "
                  "texts.place texts.game texts.concordance "
                  "texts.glossary texts.addTerm texts.findTerms "
                  "texts.spelling - texts.rows texts.insert"},
    {"alerts", "texts.nextProblem texts.previousProblem - texts.fix texts.fixAll texts.accept - "
               "texts.ownChecks"},
    {"memories", "texts.openMemory texts.fillFromMemory texts.saveMemory"},
    {"rows", "texts.join texts.split - texts.moveUp texts.moveDown texts.shiftUp texts.shiftDown"},
    {"insert", "texts.term1 texts.term2 texts.term3 texts.term4 texts.term5 texts.term6 texts.term7 "
               "texts.term8 texts.term9 - "
               "texts.match1 texts.match2 texts.match3"},
    {"hex", "edit.cut edit.copy edit.paste edit.duplicate edit.move edit.clear - edit.lock edit.selectKind "
            "edit.makeSymmetric - "
            "place.held place.empty "
            "place.blank - "
            "generate.fill texts.ofTile map.nextProblem"},
    {"place", "place.1 place.2 place.3 place.4 place.5 place.6 place.7 place.8 place.9 place.empty "
              "place.blank place.held"},
    {"vision", "view.visionUsual view.visionProtanopia view.visionDeuteranopia view.visionTritanopia"},
    {"tools", "tools.commands - tools.settings"},
    {"help", "help.here help.manual help.tour help.news - help.keys - help.about"},
};

/// Returns the purpose of an action or tool. Null: its name says enough.
const char* purposeOf(const QString& id) {
    for (const Purpose& purpose : purposes)
        if (id == QLatin1String(purpose.id)) return purpose.text;
    for (const ToolInfo& tool : tools())
        if (id == QLatin1String(tool.id)) return tool.purpose;
    return nullptr;
}

/// Returns the list with every tool in its place.
std::vector<ActionSpec> allSpecs() {
    std::vector<ActionSpec> list;
    for (const ActionSpec& spec : specs) {
        if (spec.id != allTools)
            list.push_back(spec);
        else
            for (const ToolInfo& tool : tools())
                list.push_back({tool.id, tool.text, tool.icon, tool.key, true});
    }
    return list;
}

QStringList idsOfModes() {
    QStringList ids;
    for (const ActionSpec& spec : specs)
        if (const QString id = spec.id; id.startsWith(QLatin1String("mode."))) ids << id;
    return ids;
}

}  // namespace

Actions::Actions(const QSettings& settings, QWidget* window) : QObject(window), mWindow(window) {
    for (const ActionSpec& spec : allSpecs()) add(spec);
    loadShortcuts(mAll, settings);
    retranslate();
}

QAction* Actions::add(const ActionSpec& spec) {
    auto* action = new QAction(mWindow);
    action->setObjectName(spec.id);
    action->setProperty("defaultShortcut",
                        QKeySequence(QString::fromLatin1(spec.key), QKeySequence::PortableText));
    action->setCheckable(spec.checkable);
    if (*spec.icon != '\0') action->setIcon(icon(spec.icon));
    action->setMenuRole(QAction::NoRole);
    mWindow->addAction(action);
    connect(action, &QAction::changed, this, [action] { tellTip(*action); });
    mById.insert(spec.id, action);
    mAll << action;
    mSpecs.push_back(spec);
    return action;
}

QAction* Actions::operator[](const char* id) const {
    QAction* action = mById.value(QString::fromLatin1(id));
    Q_ASSERT_X(action != nullptr, "Actions", id);
    return action;
}

bool Actions::needsNoMap(const QString& id) const {
    return std::ranges::any_of(
        mSpecs, [&](const ActionSpec& spec) { return spec.needsNoMap && id == QLatin1String(spec.id); });
}

void Actions::retranslate() {
    for (const ActionSpec& spec : mSpecs)
        mById.value(spec.id)->setText(QCoreApplication::translate("Actions", spec.text));
    for (QAction* action : std::as_const(mAll)) tellTip(*action);
}

/// Returns a visible caption: `&` before a letter only underlines it, `&&` is a plain one.
static QString withoutMnemonics(const QString& caption) {
    QString text;
    for (qsizetype i = 0; i < caption.size(); ++i) {
        if (caption[i] == u'&' && i + 1 < caption.size()) ++i;
        text += caption[i];
    }
    return text;
}

/// Sets the tooltip to name, key and purpose. Actions that have a longer tooltip keep it: undo
/// names its step, and modes say why they are grey.
void Actions::tellTip(QAction& action) {
    const QString id = action.objectName();
    if (id == "edit.undo" || id == "edit.redo" || id.startsWith("mode.")) return;
    QString tip = withoutMnemonics(action.text()).trimmed();
    if (tip.endsWith(QStringLiteral("…"))) tip.chop(1);
    if (!action.shortcut().isEmpty())
        tip += QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText));
    if (const char* purpose = purposeOf(id)) tip += u'\n' + QCoreApplication::translate("Actions", purpose);
    if (tip != action.toolTip()) action.setToolTip(tip);
}

QStringList Actions::menu(const char* name) {
    QStringList ids;
    for (const MenuSpec& spec : menus) {
        if (qstrcmp(spec.name, name) != 0) continue;
        for (const QString& id : QString::fromLatin1(spec.ids).split(' ')) {
            if (id == QLatin1String(allTools))
                for (const ToolInfo& tool : tools()) ids << tool.id;
            else if (id == QLatin1String(allModes))
                ids << idsOfModes();
            else
                ids << id;
        }
    }
    return ids;
}

}  // namespace hexa::editor

#include "moc_actions.cpp"
