// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

#include <vector>

class QWidget;

namespace hexa::editor {

class Locale;
class TextAlerts;

/// Asks before texts with open errors are approved. Removes those that the user leaves out. Returns
/// false if none remain.
bool mayApprove(std::vector<texts::TextPlace>& places, const TextAlerts& alerts, const Locale& locale,
                QWidget* window);

}  // namespace hexa::editor
