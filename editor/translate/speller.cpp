// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/speller.h"

#include "core/texts/language/tokens.h"

#include <hunspell/hunspell.hxx>

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace hexa::editor {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view curly = "’";

// Most common country of a language with many countries.
constexpr std::pair<std::string_view, std::string_view> defaultRegions[] = {
    {"en", "en_US"}, {"de", "de_DE"}, {"fr", "fr_FR"}, {"es", "es_ES"}, {"pt", "pt_PT"}, {"it", "it_IT"}};

bool exists(const std::string& base) {
    std::error_code ignored;
    return fs::is_regular_file(base + ".aff", ignored) && fs::is_regular_file(base + ".dic", ignored);
}

/// Plain apostrophes, as dictionaries have them.
std::string straight(std::string_view word) {
    std::string text;
    text.reserve(word.size());
    for (std::size_t at = word.find(curly); at != std::string_view::npos; at = word.find(curly)) {
        text.append(word.substr(0, at)).append(1, '\'');
        word.remove_prefix(at + curly.size());
    }
    return text.append(word);
}

QString fromBytes(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

std::vector<std::string> Speller::folders() {
    std::vector<std::string> folders;
    if (const char* named = std::getenv("DICPATH"); named != nullptr) {
        const QStringList parts = QString::fromLocal8Bit(named).split(u':', Qt::SkipEmptyParts);
        for (const QString& part : parts) folders.push_back(part.toStdString());
    }
    for (const char* folder : {"/usr/share/hunspell", "/usr/local/share/hunspell", "/usr/share/myspell/dicts",
                               "/usr/share/myspell"})
        folders.emplace_back(folder);
    return folders;
}

std::string Speller::dictionaryOf(std::string_view language, const std::vector<std::string>& folders) {
    std::string code(language);
    std::replace(code.begin(), code.end(), '-', '_');
    // Rejects codes that aren't languages, so that they can't be used as paths.
    if (code.size() < 2 || code.find_first_of("/.\\") != std::string::npos) return {};
    std::vector<std::string> names{code};
    for (const auto& [known, name] : defaultRegions)
        if (known == code) names.insert(names.begin(), std::string(name));
    for (const std::string& name : names)
        for (const std::string& folder : folders)
            if (const std::string base = folder + '/' + name; exists(base)) return base;
    // Any country is better than none.
    std::vector<std::string> others;
    for (const std::string& folder : folders) {
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(folder, error)) {
            const std::string name = entry.path().filename().string();
            const std::string base = folder + '/' + entry.path().stem().string();
            if (name.starts_with(code + '_') && name.ends_with(".aff") && exists(base))
                others.push_back(base);
        }
    }
    std::sort(others.begin(), others.end());
    return others.empty() ? std::string() : others.front();
}

Speller::Speller(std::unique_ptr<Hunspell> dictionary, bool latin1)
    : mDictionary(std::move(dictionary)), mLatin1(latin1) {}

Speller::~Speller() = default;

std::unique_ptr<Speller> Speller::open(const std::string& dictionary) {
    if (!exists(dictionary)) return nullptr;
    try {
        auto made = std::make_unique<Hunspell>((dictionary + ".aff").c_str(), (dictionary + ".dic").c_str());
        std::string encoding = made->get_dict_encoding();
        std::erase(encoding, '-');
        const bool utf8 = encoding == "UTF8" || encoding == "utf8";
        const bool latin1 = encoding == "ISO88591" || encoding == "iso88591";
        if (!utf8 && !latin1) return nullptr;
        return std::unique_ptr<Speller>(new Speller(std::move(made), latin1));
    } catch (const std::exception&) {
        return nullptr;  // a dictionary that is broken is none
    }
}

std::string Speller::encoded(std::string_view word) const {
    const std::string plain = straight(word);
    return mLatin1 ? fromBytes(plain).toLatin1().toStdString() : plain;
}

bool Speller::isRight(std::string_view word) { return mDictionary->spell(encoded(word)); }

std::vector<ByteRange> Speller::wrongParts(std::string_view group) {
    if (group.empty() || isRight(group)) return {};
    std::vector<ByteRange> wrong;
    std::size_t begin = 0;
    while (begin < group.size()) {
        const std::size_t hyphen = std::min(group.find('-', begin), group.size());
        std::size_t from = begin;
        // Elided words (l', qu', jusqu') are right if the following word is.
        for (;;) {
            const std::string_view rest = group.substr(from, hyphen - from);
            const auto plain = rest.find('\'');
            const auto round = rest.find(curly);
            const auto at = std::min(plain, round);
            if (at == std::string_view::npos || at > 7) break;
            const std::size_t next = from + at + (at == plain ? 1 : curly.size());
            if (next >= hyphen || isRight(rest)) break;
            from = next;
        }
        if (from < hyphen && !isRight(group.substr(from, hyphen - from))) wrong.push_back({from, hyphen});
        begin = hyphen + 1;
    }
    return wrong;
}

std::vector<std::string> Speller::suggestions(std::string_view word, std::size_t max) {
    std::vector<std::string> found;
    for (const std::string& one : mDictionary->suggest(encoded(word))) {
        if (found.size() == max) break;
        found.push_back(
            mLatin1 ? QString::fromLatin1(one.data(), static_cast<qsizetype>(one.size())).toStdString()
                    : one);
    }
    return found;
}

std::vector<SpellGroup> spellGroups(std::string_view text, std::string_view language) {
    using texts::TokenKind;
    const auto tokens = texts::tokensOf(text, language);
    std::vector<SpellGroup> groups;
    const auto joins = [&](std::size_t i) {  // tokens i and i + 1 are of one group
        if (i + 1 >= tokens.size() || tokens[i].end != tokens[i + 1].begin) return false;
        const auto part = [&](const texts::Token& token) {
            return token.kind == TokenKind::Word || token.lower == "-" || token.lower == "'";
        };
        return part(tokens[i]) && part(tokens[i + 1]);
    };
    for (std::size_t i = 0; i < tokens.size();) {
        std::size_t last = i;
        while (joins(last)) ++last;
        std::size_t first = i;
        i = last + 1;
        // Marks at the ends don't belong to the words.
        while (first < last && tokens[first].kind != TokenKind::Word) ++first;
        while (last > first && tokens[last].kind != TokenKind::Word) --last;
        if (tokens[first].kind != TokenKind::Word) continue;
        // A part attached to a number or placeholder isn't checked as a word: "3x", "{count}s".
        const auto sticks = [&](std::size_t a, std::size_t b) {
            return tokens[a].end == tokens[b].begin &&
                   (tokens[a].kind == TokenKind::Number || tokens[b].kind == TokenKind::Number ||
                    tokens[a].kind == TokenKind::Placeholder || tokens[b].kind == TokenKind::Placeholder);
        };
        if ((first > 0 && sticks(first - 1, first)) || (last + 1 < tokens.size() && sticks(last, last + 1)))
            continue;
        const ByteRange range{tokens[first].begin, tokens[last].end};
        std::string group(text.substr(range.begin, range.end - range.begin));
        const QString characters = fromBytes(group);
        const bool digits =
            std::any_of(characters.begin(), characters.end(), [](QChar c) { return c.isDigit(); });
        if (digits || characters.size() < 2 || characters == characters.toUpper()) continue;
        groups.push_back({range, std::move(group)});
    }
    return groups;
}

}  // namespace hexa::editor
