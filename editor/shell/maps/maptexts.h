// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/hex/hex.h"
#include "core/texts/project.h"

#include <QImage>
#include <QObject>

#include <string>
#include <vector>

namespace hexa::editor {

class Locale;
class TextAlerts;
class TextDocument;
class Workspace;

/// The texts of the open map in the Translate mode. They remain part of the map: saving them saves
/// the map, and its recovery copy has them too.
class MapTexts : public QObject {
    Q_OBJECT
public:
    MapTexts(TextDocument& document, TextAlerts& alerts, const Locale& locale,
             const std::vector<GameTexts>& games, QObject* parent = nullptr);

    /// Sets the open map and closes the texts of the previous one. Null: no map is open.
    void setWorkspace(Workspace* workspace);
    bool hasMap() const { return mWorkspace != nullptr; }
    /// True if the open texts are those of the map.
    bool isOpen() const { return mOpen; }
    /// Opens the texts of the map instead of the open texts. Requires a map.
    void open();
    /// Reopens the texts if the map got other texts meanwhile.
    void follow();
    /// Returns the places of a unit on the map. Returns none if it has no place, or if the open
    /// texts aren't the map's.
    std::vector<Hex> hexesOf(const std::string& unit) const;
    /// Returns the unit of the text at the map's selection, or an empty string.
    std::string selectedUnit() const;
    /// Returns a picture of the map around the place of a unit, with its hexes marked. Returns a
    /// null picture if it has no place.
    QImage picture(const std::string& unit, QSize size) const;
    /// Puts the present texts into the map as one undo step there. Does nothing if other texts are
    /// open.
    void put();

signals:
    /// isOpen() has changed.
    void openChanged(bool open);

private:
    texts::Project textsOfMap() const;
    void setOpen(bool open);
    void keep();

    TextDocument& mDocument;
    TextAlerts& mAlerts;
    const Locale& mLocale;
    const std::vector<GameTexts>& mGames;
    Workspace* mWorkspace = nullptr;
    bool mOpen = false;
};

}  // namespace hexa::editor
