// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace hexa::editor {

/// A label that shows its text literally. A QLabel guesses if a text is HTML. It would then apply
/// bold print, links and pictures in the name of a map or player.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : PlainLabel(parent) {
        setText(text);
    }
};

/// Returns a text to be shown literally by controls that underline the letter after `&` (buttons,
/// menus, tabs, labels with a buddy).
inline QString caption(QString text) { return text.replace('&', QStringLiteral("&&")); }

/// Returns a text as a part of a window's title, where "[*]" is the mark of unsaved changes.
inline QString titlePart(QString text) {
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

/// Returns a text for a tooltip in lines of readable length; its own line ends stay.
QString folded(const QString& text);

}  // namespace hexa::editor
