// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace hexa::editor {

/// A label that shows the very characters of its text. A QLabel guesses whether a text is HTML, and
/// would then obey what stands in the name of a map or player: bold print, links, pictures from
/// anywhere.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : PlainLabel(parent) {
        setText(text);
    }
};

/// Returns a text for what underlines a letter behind `&` (buttons, menus, tabs, labels with a
/// buddy), shown as it is.
inline QString caption(QString text) { return text.replace('&', QStringLiteral("&&")); }

/// Returns a text as a part of a window's title, where "[*]" stands for the mark of unsaved
/// changes.
inline QString titlePart(QString text) {
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

/// Returns a text for a tooltip in lines of readable length; its own line ends stay.
QString folded(const QString& text);

}  // namespace hexa::editor
