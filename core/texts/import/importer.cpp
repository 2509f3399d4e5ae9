// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/import/importer.h"

#include "core/texts/align/align.h"
#include "core/texts/align/wordpairs.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t maxBlocks = 50'000;
constexpr std::size_t longestSlug = 28;

Error inLanguage(const Error& error, const std::string& language) {
    Arguments arguments = error.arguments();
    arguments.push_back({"language", language});
    return Error(error.code(), std::move(arguments), error.place());
}

/// "Combat Phase" as combat-phase; empty if nothing of it is Latin.
std::string slugOf(std::string_view text) {
    std::string slug;
    for (const char c : folded(text)) {
        const bool good = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (good)
            slug += c;
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
        if (slug.size() >= longestSlug) break;
    }
    while (slug.ends_with('-')) slug.pop_back();
    return slug;
}

class ProjectMaker {
public:
    ProjectMaker(const std::vector<BlockText>& documents, Project& project)
        : mDocuments(documents), mProject(project) {}

    void add(const AlignedRow& row) {
        Unit unit;
        std::map<UnitKind, int> kinds;
        for (std::size_t d = 0; d < mDocuments.size(); ++d) {
            if (row.pieces[d].empty()) continue;
            ++kinds[mDocuments[d].blocks[row.pieces[d].front().block].kind];
            unit.texts[mDocuments[d].language] = textOf(mDocuments[d], row.pieces[d]);
        }
        int max = 0;
        for (const auto& [kind, count] : kinds)
            if (count > max) max = count, unit.kind = kind;
        if (unit.kind == UnitKind::Heading) beginSection(unit);
        unit.section = mSection;
        unit.id = idIn(mSection.empty() ? "start" : mSection);
        mProject.units.push_back(std::move(unit));
    }

private:
    static Text textOf(const BlockText& document, const std::vector<Piece>& pieces) {
        Text text;
        text.state = State::NeedsReview;
        for (const Piece& piece : pieces) {
            const Block& block = document.blocks[piece.block];
            const LineRange lines = block.linesOf(piece.begin, piece.end);
            if (!text.text.empty()) text.text += ' ';
            text.text += block.text.substr(piece.begin, piece.end - piece.begin);
            text.lines = text.lines ? LineRange{std::min(text.lines->first, lines.first),
                                                std::max(text.lines->last, lines.last)}
                                    : lines;
        }
        return text;
    }

    void beginSection(const Unit& unit) {
        std::string slug;
        Section section;
        for (const std::string& language : languagesBySource())
            if (const std::string_view text = unit.in(language); !text.empty()) {
                if (slug.empty()) slug = slugOf(text);
                section.title.set(language, std::string(text));
            }
        if (slug.empty()) slug = "section";
        section.id = slug;
        for (int& n = mSlugs[slug]; !mSections.insert(section.id).second;)
            section.id = slug + '-' + std::to_string(++n + 1);
        mSection = section.id;
        mProject.sections.push_back(std::move(section));
    }

    std::vector<std::string> languagesBySource() const {
        std::vector<std::string> list{mProject.source};
        for (const std::string& language : mProject.languages)
            if (language != mProject.source) list.push_back(language);
        return list;
    }

    std::string idIn(const std::string& section) {
        const int number = ++mNumbers[section];
        return section + (number < 10 ? ".0" : ".") + std::to_string(number);
    }

    const std::vector<BlockText>& mDocuments;
    Project& mProject;
    std::string mSection;
    std::set<std::string> mSections{"start"};
    std::map<std::string, int> mSlugs;  ///< How many sections after the first were called so.
    std::map<std::string, int> mNumbers;
};

}  // namespace

TextForm formOf(std::string_view path) {
    const std::string name = lowered(path);
    return name.ends_with(".md") || name.ends_with(".markdown") ? TextForm::Markdown : TextForm::Plain;
}

namespace {

constexpr std::size_t fewTerms = 80;
constexpr int rounds = 2;                 // of learning from an alignment
constexpr std::size_t maxLearned = 6000;  // rows; longer texts are aligned once, for time

/// The texts of rows, to learn from.
std::vector<RowTexts> textsOf(const std::vector<BlockText>& documents, const std::vector<AlignedRow>& rows,
                              std::vector<std::string>& kept) {
    kept.clear();
    for (const AlignedRow& row : rows)
        for (std::size_t d = 0; d < documents.size(); ++d) {
            std::string text;
            for (const Piece& piece : row.pieces[d])
                text +=
                    documents[d].blocks[piece.block].text.substr(piece.begin, piece.end - piece.begin) + ' ';
            kept.push_back(std::move(text));
        }
    std::vector<RowTexts> texts(rows.size());
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t d = 0; d < documents.size(); ++d)
            if (const std::string& text = kept[r * documents.size() + d]; !text.empty())
                texts[r][std::string(isInOtherScript(text) ? otherScript : documents[d].language)] = text;
    return texts;
}

}  // namespace

Result<Project> projectOf(const std::vector<BlockText>& documents, Glossary glossary,
                          const std::stop_token& stop, const AlignProgress& progress) {
    // A row is a block, mostly: whether it will align again is known well enough before.
    std::size_t blocks = 0;
    for (const BlockText& document : documents) blocks = std::max(blocks, document.blocks.size());
    const bool again = glossary.terms.size() < fewTerms && documents.size() > 1 && blocks <= maxLearned;
    const std::size_t passes = again ? 1 + rounds : 1;
    std::size_t pass = 0;
    std::size_t most = 0;
    const AlignProgress reportProgress = [&](std::size_t done, std::size_t all) {
        most = std::max(most, std::min(pass * all + done, passes * all));
        if (progress) progress(most, passes * all);
    };
    auto rows = align(documents, glossary, stop, nullptr, reportProgress);
    if (!rows) return rows.error();
    for (int round = 0; round < rounds && glossary.terms.size() < fewTerms && documents.size() > 1; ++round) {
        if (rows->size() > maxLearned) break;
        std::vector<std::string> kept;
        const std::vector<RowTexts> texts = textsOf(documents, *rows, kept);
        WordPairs pairs;
        pairs.learn(texts);
        ++pass;
        rows = align(documents, glossary, stop, &pairs, reportProgress);
        if (!rows) return rows.error();
    }
    Project project;
    for (const BlockText& document : documents) project.languages.push_back(document.language);
    const bool english =
        std::find(project.languages.begin(), project.languages.end(), "en") != project.languages.end();
    if (!english && !project.languages.empty()) project.source = project.languages.front();
    ProjectMaker maker(documents, project);
    for (const AlignedRow& row : *rows) maker.add(row);
    project.glossary = std::move(glossary);
    return project;
}

Result<Project> importTexts(const std::vector<ImportFile>& files, Glossary glossary,
                            const std::stop_token& stop, const AlignProgress& progress) {
    std::vector<BlockText> documents;
    for (const ImportFile& file : files) {
        const auto text = decodeText(file.bytes, file.encoding);
        if (!text) return inLanguage(text.error(), file.language);
        documents.push_back(readBlocks(*text, file.language, file.form));
        const auto blocks = static_cast<std::int64_t>(documents.back().blocks.size());
        if (blocks == 0) return inLanguage(Error("texts.import.empty"), file.language);
        if (blocks > static_cast<std::int64_t>(maxBlocks))
            return inLanguage(Error("texts.import.too-long",
                                    {{"count", blocks}, {"max", static_cast<std::int64_t>(maxBlocks)}}),
                              file.language);
    }
    return projectOf(documents, std::move(glossary), stop, progress);
}

}  // namespace hexa::texts
