// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/document/stepname.h"

#include <QObject>

namespace hexa::editor {

class Document;

/// Replaces the open map by one candidate after the other, as a preview. All previews together are
/// one undo step. An edit makes the shown map the user's own, and the next candidate a step of its
/// own.
class CandidatePreview : public QObject {
    Q_OBJECT
public:
    /// The document outlives this.
    explicit CandidatePreview(Document& document, QObject* parent = nullptr);

    /// Puts a map in place of the open one. Takes only generated parts: board, homes, provenance
    /// and certificate. Texts, options, profile and players at the seats stay unchanged.
    /// @param number names the map; not 0
    /// @param name name of the undo step
    void put(const Scenario& map, int number, const StepName& name);
    /// True if put() would change nothing.
    bool holds(const Scenario& map) const;
    /// Restores the map before the first candidate. Does nothing if no map is open.
    void takeBack();
    /// Returns the number of the shown candidate; 0 = none.
    int number() const { return mNumber; }
    /// Returns the map before the first candidate. Returns null if no candidate is shown.
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
