// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace hexa::editor {

/// A field for one chord of keys, signalled as soon as it is pressed. (Qt's own field waits a
/// second for further ones.)
class ChordEdit : public QKeySequenceEdit {
    Q_OBJECT
public:
    using QKeySequenceEdit::QKeySequenceEdit;

signals:
    void chordEntered(const QKeySequence& chord);

protected:
    void keyPressEvent(QKeyEvent* event) override {
        QKeySequenceEdit::keyPressEvent(event);
        const QKeySequence keys = keySequence();
        if (keys.isEmpty()) return;  // only a modifier so far
        const QKeySequence chord(keys[0]);
        {
            const QSignalBlocker quiet(this);
            setKeySequence(chord);  // ends the entry
        }
        emit chordEntered(chord);
    }
};

}  // namespace hexa::editor
