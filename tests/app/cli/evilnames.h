// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// Names and texts with control characters for terminals, and a check of outputs for them.

namespace hexa {

/// Text that sets the window title, clears the screen, starts a new line and reverses the letters,
/// also by C1 characters.
inline const QString evil =
    QString::fromUtf8("A\x1b]0;owned\x07\x1b[2J\r\nfaked\u202eB\u2066\u009b31m\u0085\u2028\x7f");
/// The name of a file with such text.
inline const QString evilName = QString::fromUtf8("m\x1b[31m\nfaked\u202e\u009b");

/// Returns the first control character that a terminal would obey, or an empty text.
inline QString obeyed(const QByteArray& output) {
    for (const uint code : QString::fromUtf8(output).toUcs4()) {
        const bool control = (code < 0x20 && code != '\n') || (code >= 0x7f && code <= 0x9f);
        const bool mark = code == 0x061c || code == 0x200e || code == 0x200f ||
                          (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x206f);
        if (control || mark)
            return QString("U+%1 in %2").arg(code, 4, 16).arg(QString(output.toPercentEncoding()));
    }
    for (const QByteArray& line : output.split('\n'))
        if (line.startsWith("faked")) return "a line of its own: " + QString(output.toPercentEncoding());
    return {};
}

}  // namespace hexa
