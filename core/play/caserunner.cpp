// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/caserunner.h"

#include <utility>

namespace hexa::play {
namespace {

constexpr int maxSkips = 1000;

std::string ruleIn(const Error& error) {
    for (const Argument& argument : error.arguments())
        if (argument.name == "rule")
            if (const auto* rule = std::get_if<std::string>(&argument.value)) return *rule;
    return error.code();
}

class CaseRun {
public:
    explicit CaseRun(CaseTable& table) : mTable(table) {}

    std::optional<CaseTrouble> run(const RuleCase& ruleCase) {
        for (const CasePart& part : ruleCase.parts) {
            if (part.keyword == "ORDERS") {
                mTable.forgetEvents();
                for (const CaseLine& line : part.lines)
                    if (auto wrong = order(line)) return CaseTrouble{line.number, *wrong};
                if (auto wrong = mTable.reveal()) return CaseTrouble{part.lines.back().number, *wrong};
            }
            if (part.keyword == "EXPECT")
                for (const CaseLine& line : part.lines)
                    if (auto wrong = mTable.expect(line)) return CaseTrouble{line.number, *wrong};
        }
        return std::nullopt;
    }

private:
    Wrong order(const CaseLine& line) {
        if (line.words.front() == "REFUSED") return refused(line);
        // Before any order: "until deploy" has the form of one of a player called "until".
        if (line.words.front() == "until") {
            auto wrong = mTable.reveal();
            return wrong ? wrong : until(line.rest(1));
        }
        return mTable.order(line);
    }

    Wrong until(const std::string& decision) {
        for (int skips = 0; skips < maxSkips; ++skips) {
            if (mTable.isOpen(decision)) return std::nullopt;
            if (auto wrong = mTable.skip()) return wrong;
        }
        return "never came: " + decision;
    }

    /// Checks a line REFUSED RULE ORDER.
    Wrong refused(const CaseLine& line) {
        if (line.words.size() < 3) return "REFUSED RULE ORDER";
        const std::uint64_t before = mTable.hash();
        const Status done = mTable.attempt(line.rest(2));
        if (done) return "accepted: " + line.rest(2);
        if (mTable.hash() != before) return "refused, but something has changed";
        const std::string rule = ruleIn(done.error());
        if (rule != line.words[1]) return "refused by " + rule;
        return std::nullopt;
    }

    CaseTable& mTable;
};

}  // namespace

std::optional<CaseTrouble> runCase(const RuleCase& ruleCase, CaseTable& table) {
    auto trouble = table.lay(ruleCase);
    return trouble ? trouble : CaseRun(table).run(ruleCase);
}

CaseReport runCaseFile(const CaseGame& game, std::string_view text) {
    CaseFile file = readCases(text, game.keywords);
    CaseReport report;
    report.mistake = std::move(file.trouble);
    for (const RuleCase& one : file.cases)
        report.cases.push_back({one.id, one.title, one.line, runCase(one, *game.table())});
    return report;
}

std::vector<RuleCase> casesOf(const CaseGame& game) {
    std::vector<RuleCase> cases;
    for (const EmbeddedFile& file : game.files)
        for (RuleCase& one : readCases(file.text, game.keywords).cases) cases.push_back(std::move(one));
    return cases;
}

SelfCheck checkRuleCases(const CaseGame& game) {
    SelfCheck check{"rule-cases", 0, {}};
    for (const EmbeddedFile& file : game.files) {
        const CaseReport report = runCaseFile(game, file.text);
        const auto count = [&](const std::optional<CaseTrouble>& trouble) {
            ++check.cases;
            if (!trouble || !check.failure.empty()) return;
            const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
            check.failure = std::string(name) + ':' + std::to_string(trouble->line) + ": " + trouble->what;
        };
        if (report.mistake) count(report.mistake);
        for (const CaseReport::Case& one : report.cases) count(one.failure);
    }
    return check;
}

}  // namespace hexa::play
