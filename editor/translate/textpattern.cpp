// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textpattern.h"

#include "editor/translate/offsets.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {
namespace {

// Limits the search to a few milliseconds. Good expressions need some hundred steps for a
// paragraph. The engine takes the lowest limit that an expression names, so an expression can't
// raise it.
const QString limits = QStringLiteral("(*LIMIT_MATCH=200000)(*LIMIT_DEPTH=5000)");

}  // namespace

TextPattern::TextPattern(const QString& words, Kind kind, texts::FindOptions options)
    : mWords(words), mKind(kind), mOptions(std::move(options)) {
    if (mKind != Kind::Expression || mWords.isEmpty()) return;
    QRegularExpression::PatternOptions how = QRegularExpression::UseUnicodePropertiesOption;
    if (!mOptions.matchCase) how |= QRegularExpression::CaseInsensitiveOption;
    mExpression = QRegularExpression(
        limits + (mOptions.wholeWords ? QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(mWords) : mWords), how);
}

QString TextPattern::problem() const {
    if (mKind != Kind::Expression || mWords.isEmpty() || mExpression.isValid()) return {};
    return tr("Invalid regular expression: %1.").arg(mExpression.errorString());
}

bool TextPattern::covers(const std::string& language) const {
    return mOptions.languages.empty() || std::find(mOptions.languages.begin(), mOptions.languages.end(),
                                                   language) != mOptions.languages.end();
}

std::optional<std::vector<texts::TextRange>> TextPattern::placesIn(std::string_view text,
                                                                   const std::string& language) const {
    std::vector<texts::TextRange> places;
    if (mWords.isEmpty() || text.empty() || !covers(language)) return places;
    if (mKind == Kind::Words) return texts::placesIn(text, mWords.toStdString(), mOptions);
    if (!mExpression.isValid()) return places;
    const QString whole = toQString(text);
    qsizetype from = 0;
    std::size_t byte = 0;
    const auto byteAt = [&](qsizetype position) {
        byte += static_cast<std::size_t>(QStringView(whole).mid(from, position - from).toUtf8().size());
        from = position;
        return byte;
    };
    for (qsizetype at = 0; at <= whole.size();) {
        const QRegularExpressionMatch match = mExpression.match(whole, at);
        if (!match.isValid()) return std::nullopt;
        if (!match.hasMatch()) break;
        at = match.capturedEnd();
        if (match.capturedLength() == 0) {
            // An empty match doesn't count. Continues after the next character.
            at += at < whole.size() && whole[at].isHighSurrogate() ? 2 : 1;
            continue;
        }
        const std::size_t begin = byteAt(match.capturedStart());
        places.push_back({begin, byteAt(match.capturedEnd())});
    }
    return places;
}

TextPattern::Places TextPattern::find(const texts::Project& project, const std::stop_token& stop) const {
    Places found;
    for (std::size_t u = 0; u < project.units.size() && !stop.stop_requested(); ++u)
        for (const std::string& language : project.languages) {
            const auto places = placesIn(project.units[u].in(language), language);
            if (!places) {
                found.tooSlow = true;
                return found;
            }
            for (const texts::TextRange& place : *places)
                found.hits.push_back({u, language, place.begin, place.end});
        }
    return found;
}

QString TextPattern::replacementAt(std::string_view text, const texts::FindHit& hit,
                                   const QString& replacement) const {
    if (mKind == Kind::Words) return replacement;
    const QString whole = toQString(text);
    const QRegularExpressionMatch match =
        mExpression.match(whole, positionOf(text, hit.begin), QRegularExpression::NormalMatch,
                          QRegularExpression::AnchorAtOffsetMatchOption);
    QString out;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const bool group = replacement[i] == '\\' && i + 1 < replacement.size() &&
                           (replacement[i + 1].isDigit() || replacement[i + 1] == '\\');
        if (!group) {
            out += replacement[i];
            continue;
        }
        ++i;
        out += replacement[i] == '\\' ? QStringLiteral("\\") : match.captured(replacement[i].digitValue());
    }
    return out;
}

}  // namespace hexa::editor
