// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/document/stepname.h"

#include <QObject>

namespace hexa::editor {

class Document;

/// Puts one map after the other in the place of the open one, to look at them. However many were
/// looked at, it is one step to undo; an edit in between makes the map that is there the user's
/// own, and the next candidate a step of its own.
class CandidatePreview : public QObject {
    Q_OBJECT
public:
    /// The document outlives this.
    explicit CandidatePreview(Document& document, QObject* parent = nullptr);

    /// `number` names the map, not 0. `name` is that of the undo step. Only what a generator or a
    /// repair makes is taken from the map: board, homes, provenance and certificate. Texts,
    /// options, profile, who sits where stay as they are now.
    void put(const Scenario& map, int number, const StepName& name);
    /// Whether put() would change nothing.
    bool holds(const Scenario& map) const;
    /// Brings back the map before the first candidate; does nothing if none is open.
    void takeBack();
    /// The candidate that is the open map, 0 = none.
    int number() const { return mNumber; }
    /// The map before the first candidate; null if none is open.
    const Scenario* before() const { return mNumber != 0 ? &mBefore : nullptr; }

signals:
    void numberChanged();

private:
    bool replaceable() const;
    void setNumber(int number);

    Document& mDocument;
    Scenario mBefore;
    int mNumber = 0;
    int mStep = -1;  ///< Index of the undo stack after put().
    bool mPutting = false;
};

}  // namespace hexa::editor
