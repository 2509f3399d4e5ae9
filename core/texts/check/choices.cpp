// SPDX-License-Identifier: GPL-3.0-or-later
// Messages in the format of ICU: can they be read, has each language its plural forms, are the
// choices those of the source.
#include "core/texts/check/sink.h"
#include "core/texts/language/messageformat.h"
#include "core/texts/language/plurals.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::array<std::string_view, 4> romance{"fr", "es", "it",
                                                  "pt"};  // "un million de ..." is their form "many"

using Names = std::vector<std::string>;

std::string joined(const Names& names) {
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
    return out;
}

bool contains(const Names& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Forms that the language has and the message lacks.
Names lacking(const MessageChoice& choice, const Names& forms) {
    Names out;
    for (const std::string& form : forms) {
        const bool exactly = form == "one" && contains(choice.selectors, "=1");
        if (!exactly && !contains(choice.selectors, form)) out.push_back(form);
    }
    return out;
}

/// Forms of the message that the language never takes.
Names unused(const MessageChoice& choice, const Names& forms, std::string_view language) {
    Names out;
    for (const std::string& selector : choice.selectors) {
        const bool exact = selector.starts_with('=') || selector == "other";
        const bool many =
            selector == "many" && std::ranges::find(romance, language.substr(0, 2)) != romance.end();
        if (!exact && !many && !contains(forms, selector)) out.push_back(selector);
    }
    return out;
}

/// Reports what is wrong with the choices of a text, the same once and not without end: each alert
/// marks all choices.
class Reporter {
public:
    Reporter(Sink& sink, const Analysis& text) : mSink(&sink), mText(&text) {}

    void report(Severity severity, const std::string& code, const std::string& forms = {}) {
        if (mReported.size() == mostReports || !mReported.emplace(code, forms).second) return;
        auto draft = mSink->draft("placeholder", severity, mText->language, code);
        if (!forms.empty()) draft.argument("forms", forms);
        for (std::size_t t = 0; t < mText->tokens.size(); ++t)
            if (mText->tokens[t].kind == TokenKind::Placeholder &&
                mText->tokens[t].fold.find(',') != std::string::npos)
                draft.mark(*mText, t, t);
        draft.add();
    }

private:
    static constexpr std::size_t mostReports = 10;
    Sink* mSink;
    const Analysis* mText;
    std::set<std::pair<std::string, std::string>> mReported;  // codes with their forms
};

const MessageChoice* matching(const std::vector<MessageChoice>& choices, const MessageChoice& choice) {
    const auto found = std::ranges::find_if(choices, [&](const MessageChoice& other) {
        return other.argument == choice.argument && other.kind == choice.kind;
    });
    return found == choices.end() ? nullptr : &*found;
}

}  // namespace

void checkChoices(const Row& row, const Knowledge&, Sink& sink) {
    MessageShape source;
    if (row.unit != nullptr) source = messageShapeOf(row.unit->in(row.source));
    for (const Analysis& text : row.texts) {
        const MessageShape shape = messageShapeOf(text.text);
        Reporter reporter(sink, text);
        if (shape.broken) reporter.report(Severity::Error, "texts.check.choice.broken");
        const Names& forms = pluralRuleOf(text.language).forms;
        for (const MessageChoice& choice : shape.choices) {
            if (choice.kind == MessageChoice::Kind::Plural) {
                if (const Names missing = lacking(choice, forms); !missing.empty())
                    reporter.report(Severity::Warning, "texts.check.choice.lacks", joined(missing));
                if (const Names extra = unused(choice, forms, text.language); !extra.empty())
                    reporter.report(Severity::Warning, "texts.check.choice.unused", joined(extra));
            }
            const MessageChoice* const there = matching(source.choices, choice);
            if (choice.kind != MessageChoice::Kind::Select || there == nullptr) continue;
            Names mine = choice.selectors;
            Names others = there->selectors;
            std::ranges::sort(mine);
            std::ranges::sort(others);
            if (mine != others)
                reporter.report(Severity::Error, "texts.check.choice.selectors",
                                joined(mine) + " / " + joined(others));
        }
    }
}

}  // namespace hexa::texts
