// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/plainlabel.h"

namespace hexa::editor {

class Document;

/// Shows the first step on the map, as long as only homes are on it. Lets clicks through. Belongs
/// to the canvas.
class EmptyHint : public PlainLabel {
    Q_OBJECT
public:
    /// The document outlives the canvas.
    EmptyHint(Document& document, QWidget* canvas);

    /// Shows the hint only while tiles can be placed. Initially they can.
    void setDesigning(bool designing);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void place();

    Document& mDocument;
    bool mDesigning = true;
};

}  // namespace hexa::editor
