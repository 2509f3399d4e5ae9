// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace hexa::editor {

/// The IDs of the rules that the game's reference explains, to find them in sentences. Each game
/// writes them in its own way.
class RuleIds {
public:
    /// Creates it. `list` is called when the first text is searched, because a reference takes a
    /// moment to read. It may return an empty list.
    explicit RuleIds(std::function<QStringList()> list = {}) : mList(std::move(list)) {}

    /// Returns the IDs that occur in a text as separate words, with their places.
    std::vector<std::pair<qsizetype, QString>> in(const QString& text) const;

private:
    std::function<QStringList()> mList;
    mutable std::optional<QRegularExpression> mAny;
};

}  // namespace hexa::editor
