// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of translations inside of XLIFF and TS files.
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/exchange/xmlspelling.h"

#include <algorithm>

namespace hexa::texts {
namespace {

bool isXmlBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class XmlPatcher {
public:
    XmlPatcher(const XmlFile& file, std::string_view text, Patches& patches)
        : mForm(file.form), mText(text), mPatches(patches) {}

    void entry(const XmlPlace& place, const CatalogueEntry& was, const NewText& change) {
        if (place.fixed || (!change.text && !change.state)) return;
        const std::string& text = change.text ? *change.text : was.target;
        if (mForm == ExchangeForm::Ts) return ts(place, text, change);
        const std::string content = inlineXml(text, place.source, place.codes, false);
        if (mForm == ExchangeForm::Xliff12) {
            Attributes attributes;
            if (change.state) {
                attributes.emplace_back("state", state12(*change.state));
                approved(place.message, *change.state == State::Approved);
            }
            target(place, change.text ? std::optional(content) : std::nullopt, attributes);
        } else {
            target(place, change.text ? std::optional(content) : std::nullopt, {});
            if (change.state) segment(*place.segment, *change.state);
        }
    }

    /// Writes all forms of a message whose translation has none yet.
    void tsForms(const XmlPlace& place, const std::vector<std::string>& texts) {
        if (std::ranges::all_of(texts, &std::string::empty)) return;
        // Each form has a line, as far as the translation has one.
        const std::size_t blanks = behindBlanks(*place.target);
        const std::string indent(mText.substr(blanks, *place.target - blanks));
        const bool lines = indent.find('\n') != std::string::npos;
        std::string all;
        for (const std::string& text : texts)
            all += (lines ? indent + "    " : std::string()) + "<numerusform>" +
                   inlineXml(text, {}, {}, true) + "</numerusform>";
        content(*place.target, all + indent);
    }

    /// Writes the lowest state of a message's forms, once for each message of TS.
    void tsState(const XmlPlace& place, State state) {
        if (place.fixed || !place.target) return;
        const bool finished = state == State::NeedsReview || state == State::Approved;
        attributes(*place.target, {{"type", finished ? std::string() : std::string("unfinished")}});
        if (!place.approval || state == State::Approved) return;
        const std::size_t end = elementAt(mText, *place.approval).end;
        mPatches.replace({behindBlanks(*place.approval), end}, {});
    }

private:
    /// Names and values; an empty value removes the attribute.
    using Attributes = std::vector<std::pair<std::string, std::string>>;

    void ts(const XmlPlace& place, std::string_view text, const NewText& change) {
        if (!change.text || !(place.form || place.target)) return;
        content(place.form ? *place.form : *place.target, inlineXml(text, {}, {}, true));
    }

    /// Sets the content of an element. "<a/>" gets an end tag.
    void content(std::size_t begin, std::string by) {
        const ElementSpan span = elementAt(mText, begin);
        if (!span.alone) {
            const std::string_view before = mText.substr(span.open, span.close - span.open);
            return mPatches.replace({span.open, span.close}, withSpellingOf(before, by));
        }
        if (by.empty()) return;
        std::size_t slash = span.open - 2;
        while (slash > begin && isXmlBlank(mText[slash - 1])) --slash;
        mPatches.replace({slash, span.open}, '>' + by + "</" + std::string(nameAt(begin)) + '>');
    }

    void target(const XmlPlace& place, const std::optional<std::string>& by, const Attributes& wanted) {
        if (place.target) {
            attributes(*place.target, wanted);
            if (by) content(*place.target, *by);
            return;
        }
        if (!by || by->empty()) return;
        // A new target goes below the source, with the same indentation.
        const ElementSpan source = elementAt(mText, place.behind);
        const std::size_t blanks = behindBlanks(place.behind);
        const std::string_view sourceName = nameAt(place.behind);
        const auto colon = sourceName.find(':');
        const std::string name =
            (colon == std::string_view::npos ? "" : std::string(sourceName.substr(0, colon + 1))) + "target";
        std::string out(mText.substr(blanks, place.behind - blanks));
        out += '<' + name;
        for (const auto& [attribute, value] : wanted) out += ' ' + attribute + "=\"" + value + '"';
        if (attributeAt(place.behind, "xml:space")) out += " xml:space=\"preserve\"";
        mPatches.insert(source.end, out + '>' + *by + "</" + name + '>');
    }

    /// Writes a unit's approval, in the place where the unit has it or should have it.
    void approved(std::size_t unit, bool is) {
        if (is || attributeAt(unit, "approved")) attributes(unit, {{"approved", is ? "yes" : "no"}});
    }

    void segment(std::size_t at, State state) {
        const State20 written = state20(state);
        // A finer state is valid only with its former state.
        attributes(at, {{"state", written.state},
                        {"subState", written.subState == nullptr ? "" : written.subState}});
    }

    /// Returns the place where the blanks before a place begin.
    std::size_t behindBlanks(std::size_t at) const {
        while (at > 0 && isXmlBlank(mText[at - 1])) --at;
        return at;
    }

    std::string_view nameAt(std::size_t begin) const {
        const auto end = mText.find_first_of(" \t\r\n/>", begin);
        return mText.substr(begin + 1, end - begin - 1);
    }

    /// Returns the place of ` name="value"` in the tag at `begin`, with the blanks before it.
    std::optional<Span> attributeAt(std::size_t begin, std::string_view name) const {
        const std::size_t open = elementAt(mText, begin).open;
        for (std::size_t at = begin; at < open;) {
            const auto equals = mText.find('=', at);
            if (equals >= open) return std::nullopt;
            const auto quote = mText.find_first_of("\"'", equals);
            const auto close = mText.find(mText[quote], quote + 1);
            auto end = equals;
            while (isXmlBlank(mText[end - 1])) --end;
            auto start = end;
            while (!isXmlBlank(mText[start - 1])) --start;
            if (mText.substr(start, end - start) == name) {
                while (isXmlBlank(mText[start - 1])) --start;
                return Span{start, close + 1};
            }
            at = close + 1;
        }
        return std::nullopt;
    }

    /// Returns the value of an attribute at its place.
    std::string_view valueOf(const Span& attribute) const {
        const auto quote = mText.find_first_of("\"'", attribute.begin);
        return mText.substr(quote + 1, attribute.end - quote - 2);
    }

    void attributes(std::size_t begin, const Attributes& wanted) {
        const ElementSpan span = elementAt(mText, begin);
        for (const auto& [name, value] : wanted) {
            const std::string written = value.empty() ? std::string() : ' ' + name + "=\"" + value + '"';
            if (const auto there = attributeAt(begin, name)) {
                if (valueOf(*there) != value) mPatches.replace(*there, written);
                continue;
            }
            std::size_t at = span.open - (span.alone ? 2 : 1);
            while (isXmlBlank(mText[at - 1])) --at;
            if (!written.empty()) mPatches.insert(at, written);
        }
    }

    ExchangeForm mForm;
    std::string_view mText;
    Patches& mPatches;
};

}  // namespace

std::size_t patchXml(const XmlFile& file, std::string_view text, const std::vector<NewText>& changes,
                     Patches& patches) {
    XmlPatcher patcher(file, text, patches);
    std::size_t changed = 0;
    for (std::size_t i = 0; i < changes.size();) {
        // The forms of one message follow one another.
        std::size_t end = i;
        bool stateChanged = false;
        State lowest = State::Approved;
        for (; end < changes.size() && file.places[end].message == file.places[i].message; ++end) {
            stateChanged = stateChanged || changes[end].state;
            lowest = lowestOf(lowest, changes[end].whole);
        }
        // Attributes of a tag come before its content.
        const std::size_t before = patches.size();
        if (stateChanged && file.form == ExchangeForm::Ts) patcher.tsState(file.places[i], lowest);
        const bool stateWritten = patches.size() > before;
        if (file.places[i].lacksForms && !file.places[i].fixed) {
            std::vector<std::string> texts;
            for (std::size_t form = i; form < end; ++form) {
                const NewText& change = changes[form];
                texts.push_back(change.text.value_or(file.catalogue.entries[form].target));
                changed += change.text || (stateWritten && change.state) ? 1 : 0;
            }
            patcher.tsForms(file.places[i], texts);
            i = end;
            continue;
        }
        for (; i < end; ++i) {
            const std::size_t had = patches.size();
            patcher.entry(file.places[i], file.catalogue.entries[i], changes[i]);
            if (patches.size() > had || (stateWritten && changes[i].state)) ++changed;
        }
    }
    return changed;
}

}  // namespace hexa::texts
