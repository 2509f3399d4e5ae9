// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
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
        /// The next best of the weighed options, in words. Empty if there was none, or if the
        /// reasons name it.
        QString next = {};
        std::vector<int> counts = {};  ///< Counts of a bundle (MatchDecision::bundle).
        /// The places of the option, each with the thing it puts there. Without a text the place
        /// itself is chosen.
        std::vector<std::pair<Hex, QString>> places = {};
        std::vector<MatchAdvice::Reason> reasons = {};
    };

    Hints(PlaySession& session, Viewer& viewer, OrderEntry& orders, QObject* parent = nullptr);

    /// Returns the hint; null if this viewer has not asked for one at this moment, or if it is
    /// still being sought.
    const Hint* hint() const;
    void ask();
    void drop();
    /// Carries out the hint. Orders are only filled in.
    void take();

signals:
    void changed();

private:
    /// Asking seat, and the moment of the question.
    using Asked = std::pair<int, std::uint64_t>;
    Asked now() const;
    /// Advice about a decision, and for a bundle the advice on each part.
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
    bool mAgain = false;  ///< Requested during the search for one that is now outdated.
    Job mJob;
};

}  // namespace hexa::editor
