// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/reader.h"

#include "core/json/limits.h"
#include "core/json/longlist.h"

#include <nlohmann/json.hpp>
#include <simdjson.h>
#include <sys/mman.h>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstring>

namespace hexa {
namespace {

using Element = simdjson::dom::element;
using ArrayIterator = simdjson::dom::array::iterator;
using ObjectIterator = simdjson::dom::object::iterator;

constexpr std::size_t maxDepth = 128;

// The simdjson handles are two trivially copyable words; nodes keep them as such to hide simdjson
// from every header.
template <class Handle>
Handle load(const std::uint64_t (&words)[2]) {
    static_assert(sizeof(Handle) == sizeof words && std::is_trivially_copyable_v<Handle>);
    Handle handle;
    std::memcpy(&handle, words, sizeof words);
    return handle;
}

template <class Handle>
void store(std::uint64_t (&words)[2], const Handle& handle) {
    static_assert(sizeof(Handle) == sizeof words && std::is_trivially_copyable_v<Handle>);
    std::memcpy(words, &handle, sizeof words);
}

/// Returns the place of an error that only simdjson finds: a character NUL or a whole number beyond
/// 64 bits outside of strings; else the end of the text.
std::size_t strictFault(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\0') return at;
        if (text[at] == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\' ? 1 : 0;
        } else if (text[at] == '-' || (text[at] >= '0' && text[at] <= '9')) {
            const auto end = std::min(text.find_first_not_of("+-.eE0123456789", at), text.size());
            const auto number = text.substr(at, end - at);
            std::int64_t small = 0;
            std::uint64_t large = 0;
            const auto fits = [&](auto& value) {
                return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc{};
            };
            if (number.find_first_of(".eE") == std::string_view::npos && !fits(small) && !fits(large))
                return at;
            at = end - 1;
        }
    }
    return text.size();
}

/// Returns an upper limit for the values of the text: marks inside of strings count too. Marks are
/// added up in bytes, since a processor handles sixteen of those at once.
std::size_t maxValues(std::string_view text) {
    constexpr std::size_t block = 255;
    std::size_t count = 1;
    while (!text.empty()) {
        unsigned char marks = 0;
        for (const char c : text.substr(0, block))
            marks = static_cast<unsigned char>(marks + (c == ',' || c == ':' || c == '[' || c == '{'));
        count += marks;
        text.remove_prefix(std::min(block, text.size()));
    }
    return count;
}

/// Advises large pages. The memory for a large text is a few hundred megabytes, touched once: with
/// pages of 2 MB the system provides it much faster. Only a hint, and only on Linux.
void useLargePages([[maybe_unused]] void* data, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
    constexpr std::uintptr_t page = 2U << 20;
    const auto begin = (reinterpret_cast<std::uintptr_t>(data) + page - 1) / page * page;
    const auto end = (reinterpret_cast<std::uintptr_t>(data) + bytes) / page * page;
    if (begin < end) ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
#endif
}

/// Returns the place of a syntax error. simdjson does not give it, but nlohmann/json does, so it
/// runs only then.
Error syntaxError(std::string_view text) {
    std::size_t byte = text.size();
    struct Probe : nlohmann::json_sax<nlohmann::json> {
        std::size_t* at = nullptr;
        bool null() override { return true; }
        bool boolean(bool) override { return true; }
        bool number_integer(number_integer_t) override { return true; }
        bool number_unsigned(number_unsigned_t) override { return true; }
        bool number_float(number_float_t, const string_t&) override { return true; }
        bool string(string_t&) override { return true; }
        bool binary(binary_t&) override { return true; }
        bool start_object(std::size_t) override { return true; }
        bool key(string_t&) override { return true; }
        bool end_object() override { return true; }
        bool start_array(std::size_t) override { return true; }
        bool end_array() override { return true; }
        bool parse_error(std::size_t position, const std::string&,
                         const nlohmann::detail::exception&) override {
            *at = position > 0 ? position - 1 : 0;
            return false;
        }
    } probe;
    probe.at = &byte;
    if (nlohmann::json::sax_parse(text, &probe)) byte = strictFault(text);
    byte = std::min(byte, text.size());
    const auto before = text.substr(0, byte);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto lineStart = before.rfind('\n');
    const auto column =
        static_cast<std::int64_t>(byte - (lineStart == std::string_view::npos ? 0 : lineStart + 1)) + 1;
    return Error("json.syntax", {{"line", line}, {"column", column}}, TextPosition{line, column});
}

std::string escapedToken(std::string_view token) {
    std::string out;
    for (char c : token) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

}  // namespace

// Type of all documents, so that a node finds the data about its document.
struct JsonDocument::Parsed : simdjson::dom::document {
    Element root;
    std::string text;  // of a document with a long list, which stands in it empty
    std::optional<LongList> list;
    std::uint64_t listElement = 0;
    std::size_t listDepth = 0;

    static const Parsed& of(const std::uint64_t (&element)[2]) {
        return *static_cast<const Parsed*>(reinterpret_cast<const simdjson::dom::document*>(element[0]));
    }
    const LongList* listAt(const std::uint64_t (&element)[2]) const {
        return list && element[1] == listElement ? &*list : nullptr;
    }
};

/// Makes values of one piece after another.
class JsonPieces {
public:
    JsonPieces(std::string_view text, std::size_t depth) : mText(text), mDepth(depth) {}

    /// Returns the elements as an array; an error if they are none.
    simdjson::simdjson_result<simdjson::dom::array> read(std::string_view elements) {
        mBuffer.assign(1, '[').append(elements).append(1, ']');
        const std::size_t size = mBuffer.size();
        mBuffer.resize(size + jsonPadding);
        if (size > mCapacity) {
            if (const auto failure = mParser.allocate(size, maxDepth - mDepth)) return failure;
            if (const auto failure = mDocument.allocate(size)) return failure;
            mCapacity = size;
        }
        return mParser.parse_into_document(mDocument, mBuffer.data(), size, false).get_array();
    }

    const LongList* list = nullptr;
    std::size_t next = 0;  // piece
    std::string_view textOf(const LongList::Piece& piece) const {
        return mText.substr(piece.begin, piece.size);
    }

private:
    std::string_view mText;
    std::size_t mDepth;
    simdjson::dom::parser mParser;
    JsonDocument::Parsed mDocument;
    std::string mBuffer;
    std::size_t mCapacity = 0;
};

JsonDocument::JsonDocument(std::unique_ptr<Parsed> parsed) : mParsed(std::move(parsed)) {}
JsonDocument::~JsonDocument() = default;
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;

Result<JsonDocument> JsonDocument::parse(std::string_view text) {
    std::string copy;
    copy.reserve(text.size() + jsonPadding);
    copy = text;
    return consume(std::move(copy));
}

Result<JsonDocument> JsonDocument::consume(std::string owned) {
    static_assert(jsonPadding >= simdjson::SIMDJSON_PADDING);
    // simdjson reads a little beyond the end. The bytes there have no effect, but they must exist.
    const std::size_t size = owned.size();
    owned.resize(size + jsonPadding);
    std::string_view text = std::string_view(owned).substr(0, size);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (maxValues(text) > maxJsonValues)
        return Error("json.too-many-values", {{"max", static_cast<std::int64_t>(maxJsonValues)}});
    auto parsed = std::make_unique<Parsed>();
    simdjson::dom::document& document = *parsed;
    // Its index of the text goes with the parser, before anything is made of the values.
    simdjson::dom::parser parser;
    if (parser.allocate(text.size(), maxDepth) != simdjson::SUCCESS) return Error("json.too-large");
    if (document.allocate(text.size()) != simdjson::SUCCESS) return Error("json.too-large");
    useLargePages(document.tape.get(), text.size() * sizeof(std::uint64_t));
    useLargePages(document.string_buf.get(), text.size());
    useLargePages(parser.implementation->structural_indexes.get(), text.size() * sizeof(std::uint32_t));
    const auto failure =
        parser.parse_into_document(document, text.data(), text.size(), false).get(parsed->root);
    if (failure == simdjson::DEPTH_ERROR)
        return Error("json.too-deep", {{"max", static_cast<std::int64_t>(maxDepth)}});
    if (failure == simdjson::MEMALLOC || failure == simdjson::CAPACITY) return Error("json.too-large");
    if (failure != simdjson::SUCCESS) return syntaxError(text);
    return JsonDocument(std::move(parsed));
}

Result<JsonDocument> JsonDocument::consume(std::string owned, const Long& longList) {
    if (owned.size() < 4 * longList.pieceBytes) return consume(std::move(owned));
    std::string_view text = owned;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (maxValues(text) > maxJsonValues)
        return Error("json.too-many-values", {{"max", static_cast<std::int64_t>(maxJsonValues)}});
    JsonPieces pieces(text, longList.path.size());
    auto list = findLongList(text, longList.path, longList.pieceBytes,
                             [&](std::string_view elements) -> std::optional<std::size_t> {
                                 simdjson::dom::array array;
                                 if (pieces.read(elements).get(array) != simdjson::SUCCESS) return {};
                                 return array.size();
                             });
    if (!list) return consume(std::move(owned));
    std::string rest;
    rest.reserve(text.size() - (list->end - list->begin) + 2 + jsonPadding);
    rest.append(text.substr(0, list->begin)).append("[]").append(text.substr(list->end));
    auto document = consume(std::move(rest));
    if (!document) return consume(std::move(owned));  // it knows the place in the whole text
    Element element = document->mParsed->root;
    for (const std::string_view name : longList.path)
        if (element.at_key(name).get(element) != simdjson::SUCCESS) return consume(std::move(owned));
    std::uint64_t words[2];
    store(words, element);
    Parsed& parsed = *document->mParsed;
    parsed.listElement = words[1];
    parsed.listDepth = longList.path.size();
    parsed.list = std::move(list);
    const auto bom = static_cast<std::size_t>(text.data() - owned.data());
    for (LongList::Piece& piece : parsed.list->pieces) piece.begin += bom;
    parsed.text = std::move(owned);
    return document;
}

JsonNode JsonDocument::root() const {
    JsonNode node;
    store(node.mElement, mParsed->root);
    return node;
}

JsonNode::Type JsonNode::type() const {
    switch (load<Element>(mElement).type()) {
    case simdjson::dom::element_type::ARRAY:
        return Type::Array;
    case simdjson::dom::element_type::OBJECT:
        return Type::Object;
    case simdjson::dom::element_type::INT64:
    case simdjson::dom::element_type::UINT64:
        return Type::Integer;
    case simdjson::dom::element_type::DOUBLE:
        return Type::Real;
    case simdjson::dom::element_type::STRING:
        return Type::String;
    case simdjson::dom::element_type::BOOL:
        return Type::Boolean;
    case simdjson::dom::element_type::NULL_VALUE:
        break;
    }
    return Type::Null;
}

Result<std::int64_t> JsonNode::integer(std::int64_t min, std::int64_t max) const {
    std::int64_t number = 0;
    const auto failure = load<Element>(mElement).get(number);
    if (failure == simdjson::INCORRECT_TYPE) return typeError("integer");
    if (failure != simdjson::SUCCESS || number < min || number > max)
        return error("json.range", {{"min", min}, {"max", max}});
    return number;
}

Result<double> JsonNode::real() const {
    double number = 0;
    if (load<Element>(mElement).get(number) != simdjson::SUCCESS) return typeError("number");
    return number;
}

Result<bool> JsonNode::boolean() const {
    bool flag = false;
    if (load<Element>(mElement).get(flag) != simdjson::SUCCESS) return typeError("boolean");
    return flag;
}

Result<std::string_view> JsonNode::string() const {
    std::string_view text;
    if (load<Element>(mElement).get(text) != simdjson::SUCCESS) return typeError("string");
    return text;
}

std::string JsonNode::pointer() const {
    if (mParent == nullptr) return {};
    return mParent->pointer() + '/' + (mParent->isObject() ? escapedToken(mKey) : std::to_string(mIndex));
}

std::string JsonNode::raw() const {
    if (!JsonDocument::Parsed::of(mElement).list || (!isArray() && !isObject()))
        return simdjson::minify(load<Element>(mElement));
    std::string text(1, isObject() ? '{' : '[');
    for (auto walker = walk(); !walker.done(); walker.advance()) {
        if (text.size() > 1) text += ',';
        if (isObject()) text += nlohmann::json(walker.key()).dump() + ':';
        text += walker.value().raw();
    }
    return text + (isObject() ? '}' : ']');
}

Error JsonNode::error(std::string code, Arguments arguments) const {
    const std::string path = pointer();
    arguments.push_back({"pointer", path.empty() ? std::string("/") : path});
    return Error(std::move(code), std::move(arguments), JsonPointer{path});
}

Error JsonNode::typeError(std::string_view expected) const {
    return error("json.type", {{"expected", std::string(expected)}});
}

JsonNode::Walker JsonNode::walk() const {
    assert(isArray() || isObject());
    Walker walker;
    walker.mParent = this;
    const auto element = load<Element>(mElement);
    walker.mObject = element.is_object();
    if (walker.mObject) {
        const auto object = element.get_object().value_unsafe();
        store(walker.mAt, object.begin());
        store(walker.mEnd, object.end());
    } else {
        const auto array = element.get_array().value_unsafe();
        store(walker.mAt, array.begin());
        store(walker.mEnd, array.end());
    }
    const JsonDocument::Parsed& document = JsonDocument::Parsed::of(mElement);
    if (const LongList* list = document.listAt(mElement); list != nullptr && !list->pieces.empty()) {
        walker.mPieces = std::make_shared<JsonPieces>(document.text, document.listDepth);
        walker.mPieces->list = list;
        walker.loadPiece();
    }
    return walker;
}

void JsonNode::Walker::loadPiece() {
    // It was parsed before, when the list was cut.
    const auto array = mPieces->read(mPieces->textOf(mPieces->list->pieces[mPieces->next++])).value_unsafe();
    store(mAt, array.begin());
    store(mEnd, array.end());
}

bool JsonNode::Walker::done() const {
    return mObject ? load<ObjectIterator>(mAt) == load<ObjectIterator>(mEnd)
                   : load<ArrayIterator>(mAt) == load<ArrayIterator>(mEnd);
}

void JsonNode::Walker::advance() {
    ++mIndex;
    if (mObject) {
        auto iterator = load<ObjectIterator>(mAt);
        store(mAt, ++iterator);
    } else {
        auto iterator = load<ArrayIterator>(mAt);
        store(mAt, ++iterator);
        if (mPieces && done() && mPieces->next < mPieces->list->pieces.size()) loadPiece();
    }
}

std::string_view JsonNode::Walker::key() const {
    assert(mObject);
    return load<ObjectIterator>(mAt).key();
}

JsonNode JsonNode::Walker::value() const {
    JsonNode node;
    node.mParent = mParent;
    node.mIndex = mIndex;
    if (mObject) {
        const auto iterator = load<ObjectIterator>(mAt);
        node.mKey = iterator.key();
        store(node.mElement, iterator.value());
    } else {
        store(node.mElement, *load<ArrayIterator>(mAt));
    }
    return node;
}

std::size_t JsonNode::size() const {
    if (const LongList* list = JsonDocument::Parsed::of(mElement).listAt(mElement)) return list->count();
    // simdjson counts at most this far.
    constexpr std::size_t saturated = 0xffffff;
    const auto element = load<Element>(mElement);
    const auto known = element.is_array() ? element.get_array().value_unsafe().size()
                                          : element.get_object().value_unsafe().size();
    if (known < saturated) return known;
    std::size_t count = 0;
    for (auto walker = walk(); !walker.done(); walker.advance()) ++count;
    return count;
}

Result<JsonObject> JsonObject::open(const JsonNode& node) {
    if (!node.isObject()) return node.typeError("object");
    JsonObject object;
    object.mNode = &node;
    for (auto walker = node.walk(); !walker.done(); walker.advance())
        object.mMembers.push_back({walker.key(), walker.value(), false});
    std::vector<std::string_view> keys;
    keys.reserve(object.mMembers.size());
    for (const auto& member : object.mMembers) keys.push_back(member.key);
    std::sort(keys.begin(), keys.end());
    const auto twice = std::adjacent_find(keys.begin(), keys.end());
    if (twice != keys.end()) return node.error("json.duplicate-key", {{"key", std::string(*twice)}});
    return object;
}

std::optional<JsonNode> JsonObject::optional(std::string_view key) {
    for (auto& member : mMembers)
        if (member.key == key) {
            member.taken = true;
            if (member.value.isNull()) return std::nullopt;
            return member.value;
        }
    return std::nullopt;
}

Result<JsonNode> JsonObject::require(std::string_view key) {
    if (auto node = optional(key)) return *node;
    return mNode->error("json.missing", {{"key", std::string(key)}});
}

Extra JsonObject::leftover() const {
    Extra extra;
    for (const auto& member : mMembers)
        if (!member.taken) extra.members.emplace_back(std::string(member.key), member.value.raw());
    return extra;
}

Status JsonObject::refuseLeftover(std::string code) const {
    for (const auto& member : mMembers)
        if (!member.taken) return member.value.error(std::move(code), {{"name", std::string(member.key)}});
    return Done{};
}

Result<Localized> readLocalized(const JsonNode& node) {
    Localized text;
    if (node.type() == JsonNode::Type::String) {
        text.set("en", std::string(*node.string()));
        return text;
    }
    auto object = JsonObject::open(node);
    if (!object) return object.error();
    for (auto walker = node.walk(); !walker.done(); walker.advance()) {
        const JsonNode value = walker.value();
        const auto words = value.string();
        if (!words) return words.error();
        text.set(std::string(walker.key()), std::string(*words));
    }
    return text;
}

Result<std::size_t> readChoice(const JsonNode& node, std::span<const std::string_view> words) {
    const auto text = node.string();
    if (!text) return text.error();
    const auto found = std::find(words.begin(), words.end(), *text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string choices;
    for (const std::string_view word : words) choices += (choices.empty() ? "" : ", ") + std::string(word);
    return node.error("json.choice", {{"value", std::string(*text)}, {"choices", choices}});
}

}  // namespace hexa
