// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"

#include <QString>

#include <vector>

class QMenu;
class QWidget;

namespace hexa::editor {

class OrderEntry;
class PlayTexts;

/// Returns a menu with the options of a place or a card, each with its note, for example a price.
/// `parent` owns it until it is closed. Choosing one gives its order to `orders`, which outlives
/// the menu.
/// @param name name of the place or card, for screen readers
QMenu* makeOptionMenu(QWidget& parent, const QString& name, const std::vector<MatchOption>& options,
                      const PlayTexts& texts, OrderEntry& orders);

}  // namespace hexa::editor
