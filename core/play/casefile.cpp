// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/casefile.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::play {
namespace {

constexpr std::array<std::string_view, 5> commonKeywords = {"RULES", "MAP", "STATE", "ORDERS", "EXPECT"};

constexpr std::size_t maxMapLines = 200;

CaseLine lineOf(int number, std::string_view text) {
    CaseLine line;
    line.number = number;
    line.text = text.substr(0, text.find('#'));
    std::string word;
    for (const char c : line.text + ' ') {
        if (c != ' ' && c != ',' && c != '\t') {
            word += c;
        } else if (!word.empty()) {
            line.words.push_back(word);
            word.clear();
        }
    }
    return line;
}

class CaseReader {
public:
    explicit CaseReader(std::span<const std::string_view> keywords) : mKeywords(keywords) {}

    CaseFile read(std::string_view text) {
        int number = 0;
        while (!text.empty() && !mResult.trouble) {
            const std::size_t end = text.find('\n');
            readLine(lineOf(++number, text.substr(0, end)));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
        if (mCase || mNamedMap) fail(number, "END is missing");
        return std::move(mResult);
    }

private:
    bool isKeyword(const std::string& word) const {
        const auto in = [&word](auto list) { return std::ranges::find(list, word) != list.end(); };
        return in(std::span(commonKeywords)) || in(mKeywords);
    }

    void fail(int line, std::string what) {
        if (!mResult.trouble) mResult.trouble = {line, std::move(what)};
    }

    void readLine(CaseLine line) {
        if (line.words.empty()) return;
        const std::string& first = line.words.front();
        const bool indented = line.text.front() == ' ';
        if (indented) {
            if (mNamedMap && mNamedMap->lines.size() == maxMapLines)  // each case that names it has a copy
                return fail(line.number, "the map is too large");
            if (mNamedMap) return mNamedMap->lines.push_back(std::move(line));
            if (!mCase || mCase->parts.empty()) return fail(line.number, "a line that belongs to nothing");
            return mCase->parts.back().lines.push_back(std::move(line));
        }
        if (first == "END") return end(line);
        if (first == "CASE") return begin(line);
        if (!isKeyword(first)) return fail(line.number, "no keyword: " + first);
        CasePart part{first, std::move(line), {}};
        part.head.words.erase(part.head.words.begin());
        if (!mCase) return beginMap(std::move(part));
        if (part.keyword == "RULES") readRules(part);
        if (part.keyword == "MAP" && !part.head.words.empty()) {
            const auto known = mMaps.find(part.head.words.front());
            if (known == mMaps.end())
                return fail(part.head.number, "no map of this name: " + part.head.words.front());
            part = known->second;
        }
        mCase->parts.push_back(std::move(part));
    }

    void begin(const CaseLine& line) {
        if (mCase || mNamedMap) return fail(line.number, "END is missing before this line");
        if (line.words.size() < 3) return fail(line.number, "a case has an ID and a title");
        mCase.emplace();
        mCase->id = line.words[1];
        mCase->line = line.number;
        const std::size_t id = line.text.find(mCase->id, line.words.front().size());
        mCase->title = line.text.substr(line.text.find_first_not_of(" \t,", id + mCase->id.size()));
        if (!mIds.insert(mCase->id).second) fail(line.number, "a second case of this ID");
    }

    void beginMap(CasePart part) {
        if (mNamedMap || part.keyword != "MAP" || part.head.words.size() != 1)
            return fail(part.head.number, "outside of a case stand only named maps");
        mNamedMap = std::move(part);
    }

    void readRules(const CasePart& part) {
        for (const std::string& word : part.head.words) {
            if (word.front() == '!')
                mCase->contrasts.push_back(word.substr(1));
            else
                mCase->shows.push_back(word);
        }
    }

    void end(const CaseLine& line) {
        if (mNamedMap) {
            mMaps[mNamedMap->head.words.front()] = *mNamedMap;
            return mNamedMap.reset();
        }
        if (!mCase) return fail(line.number, "END of nothing");
        if (mCase->shows.empty() && mCase->contrasts.empty()) fail(line.number, "a case names its RULES");
        if (std::ranges::find(mCase->parts, "EXPECT", &CasePart::keyword) == mCase->parts.end())
            fail(line.number, "a case that expects nothing");
        mResult.cases.push_back(std::move(*mCase));
        mCase.reset();
    }

    std::span<const std::string_view> mKeywords;
    CaseFile mResult;
    std::optional<RuleCase> mCase;
    std::optional<CasePart> mNamedMap;
    std::map<std::string, CasePart> mMaps;
    std::set<std::string> mIds;
};

}  // namespace

std::string CaseLine::rest(std::size_t first) const {
    std::string joined;
    for (std::size_t i = first; i < words.size(); ++i) joined += (joined.empty() ? "" : " ") + words[i];
    return joined;
}

std::optional<CaseTrouble> RuleCase::read(std::string_view keyword, const Reader& readHead,
                                          const Reader& readLine) const {
    for (const CasePart& part : parts) {
        if (part.keyword != keyword) continue;
        if (auto wrong = readHead(part.head)) return CaseTrouble{part.head.number, *wrong};
        for (const CaseLine& one : part.lines)
            if (auto wrong = readLine(one)) return CaseTrouble{one.number, *wrong};
    }
    return std::nullopt;
}

CaseFile readCases(std::string_view text, std::span<const std::string_view> keywords) {
    return CaseReader(keywords).read(text);
}

}  // namespace hexa::play
