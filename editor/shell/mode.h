// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/windowmode.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

class QWidget;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Docks;
class MapCanvas;
class Modes;
class ViewCommands;
class Workspace;

/// A panel's place in the window.
struct DockInfo {
    const char* id;
    const char* title;  ///< Source text in the context "Docks".
    Qt::DockWidgetArea area;
};

/// Two docks above each other and the parts of the height that they get at first.
struct DockSplit {
    const char* upper;
    const char* lower;
    int above;
    int below;
    int lowest = 0;  ///< Pixels. In a lower window both share one place, the upper dock in front.
};

/// A mode as data. All spans have static storage.
struct ModeInfo {
    WindowMode mode;
    /// Setting for the places of its panels; empty without panels.
    const char* stateKey = "";
    std::span<const DockInfo> docks = {};      ///< Its panels.
    std::span<const char* const> guests = {};  ///< Panels of other modes that it shows too.
    std::span<const char* const> front = {};   ///< Tabs in front at first, in this order.
    std::span<const DockSplit> splits = {};
    const char* host = "dock.history";  ///< Dock whose place a game's panel shares at first.
    const char* menu = "";              ///< Menu whose commands need a map and the mode.
    bool ofMap = true;                  ///< Page and panels are about the open map.
    bool edits = true;                  ///< The map is edited in it: the window shows tools.
    /// Mode whose button stays pressed meanwhile, for a page without a button of its own.
    std::optional<WindowMode> under = {};

    WindowMode button() const { return under.value_or(mode); }
};

/// One use of the window: a page, panels and commands. Each mode is a file of editor/modes and a
/// line of modes.cpp. The window calls meet() once, setMap() for every map that becomes current and
/// makePanels() before it first shows a panel of the mode for that map. Before another mode or map
/// is shown, it calls settle() of all modes. It calls enter() and leave() after it has changed the
/// page.
class Mode : public QObject {
    Q_OBJECT
public:
    /// Name in the window's title, and a flag for unsaved changes.
    struct Title {
        QString text;
        bool modified = false;
    };

    virtual const ModeInfo& info() const = 0;
    /// Never null. The window shows it in its centre and owns it.
    virtual QWidget* page() const = 0;
    /// Returns the visible board, or null.
    virtual MapCanvas* canvas() const { return nullptr; }
    /// Returns the reason why maps of this game can't use the mode, as a sentence. Returns an empty
    /// string if they can.
    virtual QString whyNot(const GameSystem&) const { return {}; }
    /// False while its panels have nothing to show (no game begun, no texts open).
    virtual bool hasContent() const { return true; }
    /// Returns the window's title. None: the window is named after the open map.
    virtual std::optional<Title> title() const { return std::nullopt; }

    /// Puts docks that share one place in all modes into tabs.
    virtual void joinDocks(Docks&) const {}
    /// Places docks for the first time. Ends with Docks::keepFirst().
    virtual void arrangeDocks(Docks& docks) const;

    /// Connects the mode with others, when all exist.
    virtual void meet(const Modes&) {}
    /// Sets the current map. Null: none is open.
    virtual void setMap(Workspace*) {}
    /// Makes the panels for the current map into their docks.
    virtual void makePanels(Workspace&) {}
    /// Called when the mode is shown, after `before`, and for another map in the same mode.
    virtual void enter(WindowMode before) { static_cast<void>(before); }
    virtual void leave(WindowMode next) { static_cast<void>(next); }
    /// Puts its changes into open maps, which may replace them.
    virtual void settle() {}
    /// Commits unfinished typing.
    virtual void commit() {}
    /// Keeps choices in the settings.
    virtual void remember() {}
    /// Asks about unsaved work of its own before the window closes. False: the window stays open.
    virtual bool mayClose() { return true; }
    /// Style, colour vision and mouse habits of the settings.
    virtual void setLook(const ViewCommands&) {}
    virtual void setHabits() {}
    /// Language or palette have changed.
    virtual void refreshLook() {}
    virtual void retranslate() {}
    /// Releases everything that shows maps or panels, because the window closes.
    virtual void close() { setMap(nullptr); }

signals:
    /// hasContent() may have changed.
    void contentChanged();
    /// title() may have changed.
    void titleChanged();
};

/// The modes of a window in the order of the mode bar.
class Modes {
public:
    explicit Modes(std::vector<std::unique_ptr<Mode>> modes) : mAll(std::move(modes)) {}

    auto begin() const { return mAll.begin(); }
    auto end() const { return mAll.end(); }
    /// Returns the mode with this name, which must exist.
    Mode& operator[](WindowMode mode) const;
    /// Returns the mode of a panel; Design for panels of games and unknown ones.
    Mode& ownerOf(std::string_view dock) const;
    /// Returns the mode of a type, which must exist.
    template <class M>
    M& get() const {
        for (const auto& mode : mAll)
            if (auto* found = dynamic_cast<M*>(mode.get())) return *found;
        qFatal("There is no mode of this type.");
    }

private:
    std::vector<std::unique_ptr<Mode>> mAll;
};

/// True if a mode shows the panel as one of its own or as a guest.
bool showsDock(const ModeInfo& info, std::string_view dock);

}  // namespace hexa::editor
