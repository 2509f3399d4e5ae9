// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFontMetrics;

namespace hexa::editor {

/// Returns a text in lines of at most `width` pixels. It breaks at its own line ends, between
/// words, and with a hyphen within a word too long for a line, so that narrow columns and buttons
/// cut nothing off.
QStringList brokenText(const QString& text, const QFontMetrics& metrics, int width);

}  // namespace hexa::editor
