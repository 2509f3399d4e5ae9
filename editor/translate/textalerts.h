// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/textchecks.h"
#include "editor/translate/textdocument.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace hexa::editor {

/// Alerts of the texts, checked again after every change, and of the text that is being written.
class TextAlerts : public QObject {
    Q_OBJECT
public:
    /// `document` outlives this.
    explicit TextAlerts(const TextDocument& document);

    /// Returns the alerts of a unit, even accepted ones, the worst first.
    const std::vector<texts::Alert>& of(std::size_t unit) const;
    std::vector<texts::Alert> openOf(std::size_t unit) const;
    /// Asks `is` of the open alerts of a unit, none of them copied, until it is true of one.
    template <class Is>
    bool anyOpen(std::size_t unit, const Is& is) const {
        const auto& alerts = of(unit);
        return std::any_of(alerts.begin(), alerts.end(), [&](const texts::Alert& alert) {
            return !texts::isAccepted(mDocument.unit(unit), alert) && is(alert);
        });
    }
    /// Returns an open error about the text, or about no particular language, or none.
    std::optional<texts::Alert> openErrorOf(const texts::TextPlace& place) const;
    bool checking() const { return mChecks.busy(); }

    /// Sets the text that is being written in place of a text. It is kept at once, so that a crash
    /// doesn't lose it.
    void setDraft(std::size_t unit, const std::string& language, const QString& text);
    /// Sets the draft, and checks the row as if it had that text. The row is checked again when the
    /// draft is accepted or dropped.
    void checkDraft(std::size_t unit, const std::string& language, const QString& text);
    void dropDraft() { setDraft(std::nullopt); }
    /// True if a text is being written and not committed yet.
    bool hasDraft() const { return mDraft.has_value(); }
    /// Returns the project as if the draft were committed.
    texts::Project projectWithDraft() const;

    /// Asks for the answers of all alerts like this one, to be looked at.
    void offerAll(const texts::Alert& alert) { emit fixAllRequested(alert); }

signals:
    /// The alerts of a unit, or of all units (-1), have changed.
    void changed(int unit);
    void draftChanged();
    void fixAllRequested(const hexa::texts::Alert& alert);

private:
    void documentReset();
    void documentChanged(std::size_t at, std::size_t removed, std::size_t inserted);
    void takeRow(std::size_t unit, const std::vector<texts::Alert>& alerts);
    void takeAll(std::vector<std::vector<texts::Alert>>& alerts);
    /// True if a change of the document affects the checks. A change of a state doesn't.
    bool checksSee(std::size_t at, std::size_t removed, std::size_t inserted) const;
    /// A text that is not committed yet.
    struct Draft {
        std::size_t unit = 0;
        std::string language;
        std::string text;
        friend bool operator==(const Draft&, const Draft&) = default;
    };
    void setDraft(std::optional<Draft> draft);

    const TextDocument& mDocument;
    TextChecks mChecks;
    std::vector<std::vector<texts::Alert>> mAlerts;  ///< By unit.
    texts::Units mAsked;                             ///< Units of the last request to the checks.
    std::optional<Draft> mDraft;
};

}  // namespace hexa::editor
