// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "editor/ui/markup.h"

#include <QScrollArea>

#include <functional>

namespace hexa::editor {

class Hints;
class OrderEntry;
class PlaySession;
class Viewer;

/// One thing that helps to decide, in words with links to the board and to the rules. As high as
/// its text, up to a limit, and gone without any; two of them have a scroll bar each, so that
/// neither pushes the other away.
class NotesView : public QScrollArea {
    Q_OBJECT
public:
    /// Creates the view. `make` returns the text; an empty text hides it.
    NotesView(Viewer& viewer, std::function<Markup()> make, QWidget* parent = nullptr);

    /// Returns the expected results of the fights and their open points.
    static Markup fights(const PlaySession& session, const OrderEntry& orders);
    /// Returns the program's advice with its reasons.
    static Markup hint(const PlaySession& session, const Hints& hints);

    /// Shows the text again. `name` is for screen readers.
    void refresh(const QString& name);
    MarkupLabel& label() { return *mLabel; }
    QSize sizeHint() const override { return {240, mHeight}; }
    QSize minimumSizeHint() const override;

signals:
    void placeRequested(hexa::Hex at);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    Viewer& mViewer;
    std::function<Markup()> mMake;
    MarkupLabel* mLabel;
    int mHeight = 0;  ///< Height of the text.
};

}  // namespace hexa::editor
