// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"
#include "editor/jobs/job.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace hexa::editor {

class OrderEntry;
class PlaySession;
class Viewer;

/// Advice of the program for the viewer's decision, found in another thread.
class Hints : public QObject {
    Q_OBJECT
public:
    struct Hint {
        std::string line;
        QString text;  ///< In words.
        /// The next best of what was weighed, in words; empty: there was nothing else, or the
        /// reasons name it.
        QString next = {};
        std::vector<int> counts = {};  ///< Counts of a bundle (MatchDecision::bundle).
        /// The places that it is about, with what it puts there; no text: it chooses the place.
        std::vector<std::pair<Hex, QString>> places = {};
        std::vector<MatchAdvice::Reason> reasons = {};
    };

    Hints(PlaySession& session, Viewer& viewer, OrderEntry& orders, QObject* parent = nullptr);

    /// Null: none was asked for by this viewer at this moment, or it is still sought.
    const Hint* hint() const;
    void ask();
    void drop();
    /// Does what the hint says: orders are only filled in.
    void take();

signals:
    void changed();

private:
    /// Asking seat, and the moment of the question.
    using Asked = std::pair<int, std::uint64_t>;
    Asked now() const;
    /// Advice about a decision, and what it says of each part if that is a bundle.
    struct Found {
        MatchAdvice advice;
        std::vector<int> counts = {};
    };
    static Found adviceOf(Match& match, int seat, const std::string& bot);
    static Found unitsOf(Match& match, int seat, const std::string& bot, Found found);
    void found(const Found& found);
    QString describe(const std::string& line) const;
    QString describe(const std::vector<int>& counts) const;
    std::vector<std::pair<Hex, QString>> placesOf(const std::string& line) const;

    PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    std::optional<Hint> mHint;
    Asked mAsked;
    bool mAgain = false;  ///< Asked for while one was sought that was overtaken.
    Job mJob;
};

}  // namespace hexa::editor
