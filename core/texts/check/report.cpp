// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/report.h"

#include "core/texts/language/characters.h"
#include "core/texts/signednote.h"

#include <algorithm>
#include <array>

namespace hexa::texts {
namespace {

std::string escapedHtml(std::string_view text) {
    std::string out;
    for (const char c : withoutControls(text)) switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    return out;
}

// Readable without colours, too: each finding names its severity.
constexpr std::string_view style = R"(
body { font: 11pt/1.4 sans-serif; color: #222; margin: 2em auto; max-width: 80em; padding: 0 1em; }
h1 { font-size: 1.4em; } h2 { font-size: 1.1em; margin: 1.6em 0 .4em; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 1em; } .progress { table-layout: auto; }
th, td { border: 1px solid #bbb; padding: .3em .5em; text-align: start; vertical-align: top; overflow-wrap: break-word; }
th { background: #eee; } thead { display: table-header-group; } tr { break-inside: avoid; }
.texts th:first-child { width: 5em; } .number { color: #555; } .text { white-space: pre-wrap; }
.state { display: block; color: #555; font-size: .8em; } td.findings { background: #fafafa; border-top-style: dotted; }
.findings ul { margin: 0; padding-inline-start: 1.2em; } mark { background: #ffe9a8; } .note { color: #555; }
.words { display: block; color: #222; } .words b { color: #555; font-size: .85em; } .words span + span { margin-inline-start: .8em; }
.error { color: #a31515; } .warning { color: #8a5a00; } .hint, .accepted { color: #555; } a { color: inherit; }
@page { margin: 15mm; } @media print { body { margin: 0; max-width: none; font-size: 9pt; } }
)";

constexpr std::size_t longestWords = 100;  // bytes of one language; what is longer is read in the text

/// Returns the own name of a language, or else its code.
std::string nameOf(std::string_view language) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> names{
        {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Fran\u00e7ais"}}};
    for (const auto& [code, name] : names)
        if (code == language) return std::string(name);
    return escapedHtml(language);
}

std::string capitals(std::string_view code) {
    std::string out(code);
    for (char& c : out)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return escapedHtml(out);
}

struct Finding {
    const Alert* alert = nullptr;
    const Acceptance* acceptance = nullptr;  // null: it is open
};

std::string_view classOf(Severity severity) {
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "hint";
}

class Report {
public:
    Report(const Project& project, const std::vector<Alert>& alerts, const ReportWords& words,
           const ReportOptions& options)
        : mProject(project), mWords(words), mOptions(options), mFindings(project.units.size()) {
        for (const Alert& alert : alerts) {
            if (alert.unit >= project.units.size()) continue;
            const Acceptance* acceptance = acceptanceIn(project.units[alert.unit], alert);
            if (acceptance == nullptr && alert.severity == Severity::Hint && !options.hints) continue;
            mFindings[alert.unit].push_back({&alert, acceptance});
        }
        for (auto& list : mFindings)
            std::stable_sort(list.begin(), list.end(), [](const Finding& a, const Finding& b) {
                return std::pair(a.acceptance == nullptr, a.alert->severity) >
                       std::pair(b.acceptance == nullptr, b.alert->severity);
            });
    }

    std::string write() {
        const std::string title = titleOf();
        mOut = "<!DOCTYPE html>\n<html lang=\"" + escapedHtml(mOptions.language) +
               "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + escapedHtml(title) + "</title>\n<style>";
        mOut += style;
        mOut += "</style>\n</head>\n<body>\n<h1>" + escapedHtml(title) + "</h1>\n";
        writeSummary();
        writeProgress();
        writeRows();
        mOut += "</body>\n</html>\n";
        return std::move(mOut);
    }

private:
    static const Acceptance* acceptanceIn(const Unit& unit, const Alert& alert) {
        const auto found =
            std::find_if(unit.accepted.begin(), unit.accepted.end(), [&](const Acceptance& entry) {
                return entry.check == alert.check && entry.language == alert.language &&
                       entry.hash == alert.hash;
            });
        return found == unit.accepted.end() ? nullptr : &*found;
    }

    std::string say(std::string_view code, const Arguments& arguments = {}) const {
        return escapedHtml(mWords(code, arguments));
    }

    std::string titleOf() const {
        const std::string name(mProject.title.in(mOptions.language));
        return mWords(name.empty() ? "texts.report.unnamed" : "texts.report.title", {{"title", name}});
    }

    void writeSummary() {
        std::array<std::int64_t, 3> open{};
        std::int64_t accepted = 0;
        for (const auto& list : mFindings)
            for (const Finding& finding : list)
                if (finding.acceptance != nullptr)
                    ++accepted;
                else
                    ++open[static_cast<std::size_t>(finding.alert->severity)];
        mOut += "<p>" +
                say("texts.report.summary", {{"errors", open[static_cast<std::size_t>(Severity::Error)]},
                                             {"warnings", open[static_cast<std::size_t>(Severity::Warning)]},
                                             {"accepted", accepted}});
        if (mOptions.hints)
            mOut +=
                ' ' + say("texts.report.hints", {{"hints", open[static_cast<std::size_t>(Severity::Hint)]}});
        mOut += "</p>\n";
        writePlaces("texts.report.open-rows", false);
        writePlaces("texts.report.accepted-rows", true);
    }

    /// Leads to the rows that have findings: of a long text they are few.
    void writePlaces(std::string_view code, bool accepted) {
        std::string rows;
        for (std::size_t u = 0; u < mFindings.size(); ++u) {
            if (std::ranges::none_of(mFindings[u], [&](const Finding& finding) {
                    return (finding.acceptance != nullptr) == accepted;
                }))
                continue;
            const std::string number = std::to_string(u + 1);
            rows += (rows.empty() ? " <a href=\"#r" : ", <a href=\"#r") + number + "\">" + number + "</a>";
        }
        if (!rows.empty()) mOut += "<p>" + say(code) + rows + "</p>\n";
    }

    void writeProgress() {
        mOut += "<table class=\"progress\">\n<thead><tr>";
        for (const char* head : {"language", "approved", "review", "draft", "stale", "missing", "words"})
            mOut += "<th scope=\"col\">" + say(std::string("texts.report.") + head) + "</th>";
        mOut += "</tr></thead>\n<tbody>\n";
        for (const Progress& progress : progressOf(mProject)) {
            mOut += "<tr><th scope=\"row\">" + headOf(progress.language) + "</th>";
            for (const std::size_t count :
                 {progress.approved, progress.needsReview, progress.draft, progress.stale, progress.missing,
                  wordCount(mProject, progress.language)})
                mOut += "<td>" + std::to_string(count) + "</td>";
            mOut += "</tr>\n";
        }
        mOut += "</tbody>\n</table>\n";
    }

    std::string headOf(const std::string& language) const {
        const std::string name = nameOf(language);
        if (language != mProject.source) return name;
        return name + " <span class=\"state\">" + say("texts.report.source") + "</span>";
    }

    void writeRows() {
        std::string_view section;
        bool open = false;
        for (std::size_t u = 0; u < mProject.units.size(); ++u) {
            const Unit& unit = mProject.units[u];
            if (!open || unit.section != section) {
                if (open) mOut += "</tbody>\n</table>\n";
                section = unit.section;
                beginTable(section);
                open = true;
            }
            writeRow(u);
        }
        if (open) mOut += "</tbody>\n</table>\n";
    }

    void beginTable(std::string_view section) {
        std::string title;
        for (const Section& entry : mProject.sections)
            if (entry.id == section) title = entry.title.in(mOptions.language);
        if (title.empty()) title = section;
        if (!title.empty()) mOut += "<h2>" + escapedHtml(title) + "</h2>\n";
        mOut += "<table class=\"texts\">\n<thead><tr><th scope=\"col\">" + say("texts.report.row") + "</th>";
        for (const std::string& language : mProject.languages)
            mOut += "<th scope=\"col\">" + headOf(language) + "</th>";
        mOut += "</tr></thead>\n<tbody>\n";
    }

    void writeRow(std::size_t u) {
        const Unit& unit = mProject.units[u];
        const bool more = !mFindings[u].empty() || !unit.notes.empty();
        const std::string number = std::to_string(u + 1);
        mOut += "<tr id=\"r" + number + "\"><td class=\"number\"" +
                std::string(more ? " rowspan=\"2\"" : "") + ">" + number + "<span class=\"state\">" +
                escapedHtml(unit.id) + "</span></td>";
        for (const std::string& language : mProject.languages) {
            mOut += "<td lang=\"" + escapedHtml(language) + "\" dir=\"auto\"><span class=\"text\">";
            writeMarked(u, language);
            mOut += "</span>";
            if (const State state = unit.stateIn(language); state != State::Approved)
                mOut += "<span class=\"state\">" + say(stateCode(state)) + "</span>";
            mOut += "</td>";
        }
        mOut += "</tr>\n";
        if (!more) return;
        mOut +=
            "<tr><td class=\"findings\" colspan=\"" + std::to_string(mProject.languages.size()) + "\"><ul>\n";
        for (const Note& note : unit.notes)
            mOut +=
                "<li class=\"note\">" + say("texts.report.note", {{"note", signedNote(note)}}) + "</li>\n";
        for (const Finding& finding : mFindings[u]) writeFinding(finding);
        mOut += "</ul></td></tr>\n";
    }

    /// The words that open findings are about are marked.
    void writeMarked(std::size_t u, const std::string& language) {
        const std::string_view text = mProject.units[u].in(language);
        std::vector<std::pair<std::size_t, std::size_t>> spans;
        for (const Finding& finding : mFindings[u])
            for (const TextSpan& span : finding.alert->spans)
                if (finding.acceptance == nullptr && span.language == language && span.begin < span.end &&
                    span.end <= text.size())
                    spans.emplace_back(span.begin, span.end);
        std::sort(spans.begin(), spans.end());
        std::size_t at = 0;
        for (const auto& [begin, end] : spans) {
            if (end <= at) continue;
            const std::size_t from = std::max(begin, at);
            mOut += escapedHtml(text.substr(at, from - at)) + "<mark>" +
                    escapedHtml(text.substr(from, end - from)) + "</mark>";
            at = end;
        }
        mOut += escapedHtml(text.substr(at));
    }

    void writeFinding(const Finding& finding) {
        const Alert& alert = *finding.alert;
        const bool accepted = finding.acceptance != nullptr;
        mOut += "<li class=\"" + std::string(accepted ? "accepted" : classOf(alert.severity)) +
                "\"><strong>" + say("texts.report." + std::string(classOf(alert.severity))) +
                "</strong> \u00b7 " + say("texts.check." + alert.check);
        if (!alert.language.empty()) mOut += " \u00b7 " + capitals(alert.language);
        mOut += " \u2013 " + escapedHtml(mWords(alert.code, alert.arguments));
        writeWords(alert);
        if (accepted) {
            const std::string& note = finding.acceptance->note;
            mOut += "<em>" +
                    (note.empty() ? say("texts.report.accepted")
                                  : say("texts.report.accepted-because", {{"note", note}})) +
                    "</em>";
        }
        mOut += "</li>\n";
    }

    /// What was compared, by language: of several findings of a row, and of those that are
    /// accepted, the marks don't tell it.
    void writeWords(const Alert& alert) {
        std::string words;
        for (const std::string& language : mProject.languages) {
            const std::string_view text = mProject.units[alert.unit].in(language);
            std::string list;
            for (const TextSpan& span : alert.spans)
                if (span.language == language && span.begin < span.end && span.end <= text.size())
                    list += (list.empty() ? "" : ", ") +
                            std::string(text.substr(span.begin, span.end - span.begin));
            if (list.empty() || list.size() > longestWords) continue;
            words += "<span><b>" + capitals(language) + "</b> " + escapedHtml(list) + "</span> ";
        }
        if (!words.empty()) mOut += "<span class=\"words\">" + words + "</span>";
    }

    static std::string stateCode(State state) {
        return state == State::Draft         ? "texts.report.draft"
               : state == State::NeedsReview ? "texts.report.review"
               : state == State::Stale       ? "texts.report.stale"
                                             : "texts.report.missing";
    }

    const Project& mProject;
    const ReportWords& mWords;
    ReportOptions mOptions;
    std::vector<std::vector<Finding>> mFindings;  // by unit
    std::string mOut;
};

}  // namespace

std::string reportHtml(const Project& project, const std::vector<Alert>& alerts, const ReportWords& words,
                       const ReportOptions& options) {
    return Report(project, alerts, words, options).write();
}

}  // namespace hexa::texts
