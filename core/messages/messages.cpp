// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/messages.h"

#include "core/base/embedded.h"
#include "core/json/reader.h"

#include <cassert>

namespace hexa {

std::span<const EmbeddedFile> messageFiles();

namespace {

/// Returns the part of "one|more" for a number.
std::string_view formFor(std::string_view forms, std::int64_t number, std::string_view language) {
    const bool one = number == 1 || (number == 0 && language == "fr");
    const auto bar = forms.find('|');
    if (bar == std::string_view::npos) return forms;
    return one ? forms.substr(0, bar) : forms.substr(bar + 1);
}

}  // namespace

Status Messages::add(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    if (!root.isObject()) return root.typeError("object");
    std::map<std::string, Localized, std::less<>> table;
    for (auto walker = root.walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        auto texts = readLocalized(node);
        if (!texts) return texts.error();
        table.insert_or_assign(std::string(walker.key()), std::move(*texts));
    }
    for (auto& [code, texts] : table) mTexts.insert_or_assign(code, std::move(texts));
    return Done{};
}

std::string Messages::text(std::string_view language, std::string_view code,
                           const Arguments& arguments) const {
    const auto found = mTexts.find(code);
    if (found == mTexts.end()) return std::string(code);
    const std::string_view pattern = found->second.in(language);
    std::string out;
    std::size_t at = 0;
    while (at < pattern.size()) {
        const auto open = pattern.find('{', at);
        const auto close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) break;
        out += pattern.substr(at, open - at);
        const auto place = pattern.substr(open + 1, close - open - 1);
        const auto colon = place.find(':');
        const auto name = place.substr(0, colon);
        for (const Argument& argument : arguments) {
            if (argument.name != name) continue;
            const auto* number = std::get_if<std::int64_t>(&argument.value);
            if (colon != std::string_view::npos)
                out += formFor(place.substr(colon + 1), number != nullptr ? *number : 2, language);
            else if (number != nullptr)
                out += std::to_string(*number);
            else if (const auto* words = std::get_if<std::string>(&argument.value))
                out += *words;
            else
                out += std::get<Localized>(argument.value).in(language);
            break;
        }
        at = close + 1;
    }
    out += pattern.substr(at);
    return out;
}

Messages coreMessages() {
    Messages messages;
    for (const EmbeddedFile& file : messageFiles()) {
        const auto status = messages.add(file.text);
        assert(status && "the built-in messages are valid JSON");
        (void)status;
    }
    return messages;
}

}  // namespace hexa
