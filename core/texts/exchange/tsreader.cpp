// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/xmlfile.h"
#include "core/texts/language/pluralexpression.h"
#include "core/texts/language/plurals.h"
#include "core/xml/xmltext.h"

#include <algorithm>

namespace hexa::texts {
namespace {

using pugi::xml_node;

class TsReader {
public:
    explicit TsReader(XmlFile& file) : mFile(file), mCatalogue(file.catalogue) {}

    void message(const xml_node& node, const std::string& context) {
        const xml_node translation = node.child("translation");
        mType = translation.attribute("type").value();
        if (mType == "vanished" || mType == "obsolete") return;
        CatalogueEntry entry;
        const std::string id = node.attribute("id").value();
        entry.source = text(node.child("source"));
        // Texts that a program finds by their id may have no source.
        if (entry.source.empty()) entry.source = id;
        if (entry.source.empty()) return;
        entry.id = text(node.child("comment"));
        if (entry.id.empty()) entry.id = id;
        if (entry.id.empty()) entry.id = context + ": " + idOfSource(entry.source);
        entry.previousSource = text(node.child("oldsource"));
        for (std::string& note : developerNotes(textOf(node.child("extracomment"))))
            entry.notes.push_back(std::move(note));
        if (const xml_node note = node.child("translatorcomment")) entry.notes.push_back(textOf(note));
        XmlPlace place;
        if (const xml_node state = node.child("extra-state"); textOf(state) == "approved")
            place.approval = XmlSource::offsetOf(state);
        place.message = XmlSource::offsetOf(node);
        place.behind = XmlSource::offsetOf(node.child("source") ? node.child("source") : node);
        if (translation) place.target = XmlSource::offsetOf(translation);
        place.fixed = !translation;
        if (std::string_view(node.attribute("numerus").value()) == "yes")
            forms(node, translation, entry, place);
        else
            add(std::move(entry), translation, std::move(place));
    }

    bool variants() const { return mVariants; }

private:
    /// Returns the text of a node. Bytes that XML can't hold are elements.
    static std::string text(const xml_node& node) {
        std::string out;
        for (const xml_node& child : node.children()) {
            if (std::string_view(child.name()) == "byte")
                out += elementCharacter(child);
            else
                out += child.type() == pugi::node_element ? textOf(child) : std::string(child.value());
        }
        return out;
    }

    void forms(const xml_node& node, const xml_node& translation, const CatalogueEntry& entry,
               const XmlPlace& place) {
        const auto found = translation.children("numerusform");
        std::vector<xml_node> forms(found.begin(), found.end());
        auto categories = tsCategories(mCatalogue.targetLanguage);
        if (forms.empty()) forms.resize(categories.size());
        if (forms.size() != categories.size())
            categories = pluralCategories(mCatalogue.targetLanguage, forms.size());
        const std::string many = text(node.child(tsPluralSource));
        for (std::size_t i = 0; i < std::min(forms.size(), categories.size()); ++i) {
            CatalogueEntry form = entry;
            form.plural = categories[i];
            form.id = pluralId(entry.id, categories[i]);
            if (!many.empty() && categories[i] != "one") form.source = many;
            XmlPlace at = place;
            // Only a translation without anything else can take the forms.
            at.lacksForms = !forms[i] && translation && textOf(translation).empty();
            at.fixed = at.fixed || (!forms[i] && !at.lacksForms);
            if (forms[i]) at.form = XmlSource::offsetOf(forms[i]);
            add(std::move(form), forms[i], std::move(at));
        }
    }

    void add(CatalogueEntry form, const xml_node& node, XmlPlace place) {
        mVariants = mVariants || node.child("lengthvariant");
        form.target = text(node);
        form.needsWork = mType == "unfinished" && !form.target.empty();
        form.state = form.target.empty()     ? State::Missing
                     : mType == "unfinished" ? (form.previousSource.empty() ? State::Draft : State::Stale)
                     : place.approval        ? State::Approved
                                             : State::NeedsReview;
        mCatalogue.entries.push_back(std::move(form));
        mFile.places.push_back(std::move(place));
    }

    XmlFile& mFile;
    Catalogue& mCatalogue;
    std::string_view mType;
    bool mVariants = false;
};

}  // namespace

std::vector<std::string> tsCategories(std::string_view language) {
    const auto rule = PluralHeader::read(qtPluralHeader(language));
    return rule ? categoriesOfForms(*rule, language) : pluralRuleOf(language).forms;
}

Status readTs(const xml_node& root, XmlFile& file) {
    file.form = ExchangeForm::Ts;
    file.catalogue.targetLanguage = root.attribute("language").value();
    file.catalogue.sourceLanguage = root.attribute("sourcelanguage").as_string("en");
    TsReader reader(file);
    for (const xml_node& context : root.children("context"))
        for (const xml_node& node : context.children("message"))
            reader.message(node, textOf(context.child("name")));
    for (const xml_node& node : root.children("message")) reader.message(node, {});
    // Texts of several lengths can't be stored. Refuses the file rather than lose one of them.
    if (reader.variants()) return Error("texts.exchange.variants");
    return Done{};
}

}  // namespace hexa::texts
