// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/ruleids.h"

namespace hexa::editor {

std::vector<std::pair<qsizetype, QString>> RuleIds::in(const QString& text) const {
    if (text.isEmpty() || !mList) return {};
    if (!mAny) {
        QStringList ids;
        for (const QString& id : mList()) ids << QRegularExpression::escape(id);
        // Without any ID the pattern must match nothing, including the empty word.
        mAny = QRegularExpression(ids.isEmpty() ? QStringLiteral("(?!)")
                                                : QStringLiteral("\\b(?:%1)\\b").arg(ids.join('|')),
                                  QRegularExpression::UseUnicodePropertiesOption);
    }
    std::vector<std::pair<qsizetype, QString>> found;
    for (auto match = mAny->globalMatch(text); match.hasNext();) {
        const auto next = match.next();
        found.emplace_back(next.capturedStart(), next.captured());
    }
    return found;
}

}  // namespace hexa::editor
