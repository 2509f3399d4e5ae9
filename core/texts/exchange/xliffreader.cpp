// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/xmlfile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/plurals.h"
#include "core/texts/owncheck.h"
#include "core/xml/xmltext.h"

#include <charconv>

namespace hexa::texts {
namespace {

using pugi::xml_node;

State stateFrom12(std::string_view state, std::string_view approved) {
    if (state == "final" || state == "signed-off" || (state.empty() && approved == "yes"))
        return State::Approved;
    if (state == "needs-review-adaptation") return State::Stale;
    if (state == "new" || state == "needs-translation" || state == "needs-adaptation" ||
        state == "needs-l10n")
        return State::Draft;
    return State::NeedsReview;
}

/// True if the text of an element keeps its blanks and line ends.
bool keepsBlanks(const xml_node& node) {
    for (xml_node at = node; at; at = at.parent())
        if (const auto space = at.attribute("xml:space"))
            return std::string_view(space.value()) == "preserve";
    return false;
}

/// Returns the value of an element's translate attribute, or `otherwise`, the value of its parent.
bool isTranslated(const xml_node& node, bool otherwise) {
    const std::string_view says = node.attribute("translate").value();
    return says.empty() ? otherwise : says != "no";
}

/// Returns the text of a target. Lost codes must be visible, so the codes of the source count.
/// Those of the target are used only for writing.
InlineText targetText(InlineReader& reader, const xml_node& target, XmlPlace& place) {
    InlineText text = reader.read(target);
    place.target = XmlSource::offsetOf(target);
    place.codes = text.codes;
    return text;
}

int restriction(std::string_view digits) {
    int length = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
    const bool whole = failure == std::errc() && end == digits.data() + digits.size();
    return whole && length > 0 && length <= maxLongest ? length : 0;
}

/// Returns the longest length in characters. XLIFF 1.2 counts pixels unless it says something else,
/// and these depend on a font.
int longest12(const xml_node& unit) {
    for (xml_node at = unit; at; at = at.parent())
        if (const auto width = at.attribute("maxwidth"))
            return std::string_view(at.attribute("size-unit").value()) == "char" ? restriction(width.value())
                                                                                 : 0;
    return 0;
}

/// Returns the same of XLIFF 2, "most" or "least,most", from the unit or what it lies in.
int longest20(const xml_node& unit) {
    for (xml_node at = unit; at; at = at.parent())
        for (const pugi::xml_attribute& attribute : at.attributes()) {
            const std::string_view name = attribute.name();
            const auto colon = name.find(':');
            if (colon == std::string_view::npos || name.substr(colon + 1) != "sizeRestriction") continue;
            const std::string_view range = attribute.value();
            const auto comma = range.find(',');
            return restriction(comma == std::string_view::npos ? range : range.substr(comma + 1));
        }
    return 0;
}

class Xliff12Reader {
public:
    Xliff12Reader(std::string_view text, XmlFile& file) : mText(text), mFile(file) {}

    /// Groups may hold units and groups; the depth is limited by XmlSource.
    void walk(const xml_node& node, bool translated) {
        for (const xml_node& child : node.children()) {
            const std::string_view name = child.name();
            if (name == "trans-unit") {
                if (isTranslated(child, translated)) unit(child);
            } else if (name == "group" || name == "body") {
                walk(child, isTranslated(child, translated));
            }
        }
    }

private:
    void unit(const xml_node& node) {
        CatalogueEntry entry;
        XmlPlace place;
        const xml_node source = node.child("source");
        const xml_node target = node.child("target");
        if (!source) return;
        InlineReader reader(mText, !keepsBlanks(source));
        reader.look(source);
        reader.look(target);
        InlineText text = reader.read(source);
        place.message = XmlSource::offsetOf(node);
        place.behind = XmlSource::offsetOf(node.child("seg-source") ? node.child("seg-source") : source);
        place.source = text.codes;
        entry.id = node.attribute("id").value();
        entry.source = std::move(text.text);
        if (target) {
            text = targetText(reader, target, place);
            entry.target = std::move(text.text);
            mFile.catalogue.marks += text.marks ? 1 : 0;
        }
        const std::string_view state = target.attribute("state").value();
        entry.plural = pluralCategoryOf(entry.id);
        entry.state =
            entry.target.empty() ? State::Missing : stateFrom12(state, node.attribute("approved").value());
        entry.longest = longest12(node);
        entry.needsWork = state == "new" || state.starts_with("needs-");
        for (const xml_node& note : node.children("note"))
            if (!std::string_view(note.attribute("from").value()).starts_with("reference-"))
                entry.notes.push_back(textOf(note));
        for (const xml_node& old : node.children("alt-trans"))
            if (std::string_view(old.attribute("alttranstype").value()) == "previous-version")
                entry.previousSource = textOf(old.child("source"));
        if (entry.state == State::Stale && entry.previousSource.empty()) entry.state = State::Draft;
        if (entry.source.empty()) return;
        mFile.catalogue.entries.push_back(std::move(entry));
        mFile.places.push_back(std::move(place));
    }

    std::string_view mText;
    XmlFile& mFile;
};

/// Returns the state of a segment that has a target.
State stateFrom20(std::string_view state, std::string_view subState) {
    if (subState == "hexa:stale") return State::Stale;
    if (state == "initial") return State::Draft;
    return state == "reviewed" || state == "final" ? State::Approved : State::NeedsReview;
}

class Xliff20Reader {
public:
    Xliff20Reader(std::string_view text, XmlFile& file) : mText(text), mFile(file) {}

    void walk(const xml_node& node, bool translated) {
        for (const xml_node& child : node.children()) {
            const std::string_view name = child.name();
            if (name == "unit") {
                if (isTranslated(child, translated)) unit(child);
            } else if (name == "group" || name == "file") {
                walk(child, isTranslated(child, translated));
            }
        }
    }

private:
    void unit(const xml_node& node) {
        CatalogueEntry entry;
        XmlPlace place;
        const std::string_view name = node.attribute("name").value();
        entry.id = name.empty() ? node.attribute("id").value() : std::string(name);
        entry.plural = pluralCategoryOf(entry.id);
        place.message = XmlSource::offsetOf(node);
        segments(node, entry, place);
        for (const xml_node& note : node.child("notes").children("note")) {
            const std::string_view category = note.attribute("category").value();
            if (category == "previous-source")
                entry.previousSource = textOf(note);
            else if (!category.starts_with("reference"))
                entry.notes.push_back(textOf(note));
        }
        entry.longest = longest20(node);
        if (entry.source.empty()) return;
        mFile.catalogue.segmented += place.fixed ? 1 : 0;
        mFile.catalogue.entries.push_back(std::move(entry));
        mFile.places.push_back(std::move(place));
    }

    /// Reads text and state of a unit from all of its segments and the parts between them.
    void segments(const xml_node& unit, CatalogueEntry& entry, XmlPlace& place) {
        State lowest = State::Approved;
        bool translated = false;
        int count = 0;
        InlineReader reader(mText, !keepsBlanks(unit.child("segment").child("source")));
        for (const xml_node& part : unit.children()) {
            reader.look(part.child("source"));
            reader.look(part.child("target"));
        }
        for (const xml_node& part : unit.children()) {
            const std::string_view kind = part.name();
            if (kind != "segment" && kind != "ignorable") continue;
            ++count;
            InlineText read = reader.read(part.child("source"));
            const std::string source = read.text;
            place.source.insert(place.source.end(), read.codes.begin(), read.codes.end());
            std::string target;
            if (const xml_node node = part.child("target")) {
                read = targetText(reader, node, place);
                mFile.catalogue.marks += read.marks ? 1 : 0;
                target = std::move(read.text);
            }
            if (kind == "segment") {
                place.segment = XmlSource::offsetOf(part);
                if (const xml_node node = part.child("source")) place.behind = XmlSource::offsetOf(node);
            }
            entry.source += source;
            if (kind == "ignorable" || trimmed(source).empty()) {
                translated = translated || (kind == "segment" && !trimmed(target).empty());
                entry.target += part.child("target") ? target : source;
                continue;
            }
            entry.target += target;
            translated = translated || !target.empty();
            entry.partial = entry.partial || target.empty();
            // Half a translation is at most a draft.
            const State state = target.empty() ? State::Draft
                                               : stateFrom20(part.attribute("state").as_string("initial"),
                                                             part.attribute("subState").value());
            lowest = lowestOf(lowest, state);
        }
        if (!translated) entry.target.clear();
        entry.partial = entry.partial && translated;
        entry.state = translated ? lowest : State::Missing;
        place.fixed = count != 1 || !place.segment;
    }

    std::string_view mText;
    XmlFile& mFile;
};

}  // namespace

void readXliff12(const xml_node& root, std::string_view text, XmlFile& file) {
    file.form = ExchangeForm::Xliff12;
    Catalogue& catalogue = file.catalogue;
    for (const xml_node& part : root.children("file")) {
        if (catalogue.sourceLanguage.empty())
            catalogue.sourceLanguage = part.attribute("source-language").value();
        if (catalogue.targetLanguage.empty())
            catalogue.targetLanguage = part.attribute("target-language").value();
        Xliff12Reader(text, file).walk(part, true);
    }
}

void readXliff20(const xml_node& root, std::string_view text, XmlFile& file) {
    file.form = ExchangeForm::Xliff20;
    file.catalogue.sourceLanguage = root.attribute("srcLang").value();
    file.catalogue.targetLanguage = root.attribute("trgLang").value();
    Xliff20Reader(text, file).walk(root, true);
}

}  // namespace hexa::texts
