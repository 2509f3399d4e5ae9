// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/plainlabel.h"

namespace hexa::editor {

class Document;

/// Says on the map what to do first, as long as no tile but homes lies on it. It lets clicks
/// through and belongs to the canvas.
class EmptyHint : public PlainLabel {
    Q_OBJECT
public:
    /// The document outlives the canvas.
    EmptyHint(Document& document, QWidget* canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void place();

    Document& mDocument;
};

}  // namespace hexa::editor
