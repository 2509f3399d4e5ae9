// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/json/extra.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

class JsonNode;
class JsonPieces;

/// Spare bytes behind a text that allow parsing it in place.
inline constexpr std::size_t jsonPadding = 64;

/// A parsed JSON text that owns its memory; nodes point into it and must not outlive it.
class JsonDocument {
public:
    /// Fails with "json.syntax" and a line and column, or "json.too-deep" (more than 128 levels).
    static Result<JsonDocument> parse(std::string_view text);
    /// Parses a text that the caller no longer needs. This saves the copy of a large one with
    /// jsonPadding bytes of spare capacity.
    static Result<JsonDocument> consume(std::string text);

    /// A list that may be long, by the names of the members from the root to it.
    struct Long {
        std::vector<std::string_view> path;
        /// Texts of less than four pieces are read as all others.
        std::size_t pieceBytes = 1 << 18;
    };
    /// Parses a text with one long list, whose elements become values piece by piece during the
    /// walk. Parts of an element are valid until its walker advances. Takes a tenth of the memory.
    static Result<JsonDocument> consume(std::string text, const Long& list);
    ~JsonDocument();
    JsonDocument(JsonDocument&&) noexcept;
    JsonDocument& operator=(JsonDocument&&) noexcept;

    JsonNode root() const;

private:
    friend class JsonNode;
    friend class JsonPieces;
    struct Parsed;
    explicit JsonDocument(std::unique_ptr<Parsed> parsed);
    std::unique_ptr<Parsed> mParsed;
};

/// A value inside a JsonDocument that knows the way to it, so that every error names its JSON
/// pointer. Nodes are cheap to make (no allocation); a node must not outlive the node that it was
/// reached from.
class JsonNode {
public:
    enum class Type { Null, Boolean, Integer, Real, String, Array, Object };

    Type type() const;
    bool isNull() const { return type() == Type::Null; }
    bool isObject() const { return type() == Type::Object; }
    bool isArray() const { return type() == Type::Array; }

    /// Return a typed value; a wrong type fails with "json.type", a number outside [min, max] with
    /// "json.range".
    Result<std::int64_t> integer(std::int64_t min, std::int64_t max) const;
    /// Returns any number.
    Result<double> real() const;
    Result<bool> boolean() const;
    Result<std::string_view> string() const;

    /// Returns the RFC 6901 pointer from the root, "" for the root itself.
    std::string pointer() const;
    /// Returns the value as compact JSON text.
    std::string raw() const;
    /// Returns an error that points here.
    Error error(std::string code, Arguments arguments = {}) const;
    Error typeError(std::string_view expected) const;

    /// Walks an array's elements or an object's members, in file order.
    class Walker {
    public:
        bool done() const;
        void advance();
        std::string_view key() const;  ///< Objects only.
        JsonNode value() const;        ///< Valid as long as the walker and the walked node live.

    private:
        friend class JsonNode;
        const JsonNode* mParent = nullptr;
        std::uint64_t mAt[2] = {0, 0};   // simdjson iterator
        std::uint64_t mEnd[2] = {0, 0};  // simdjson iterator
        std::size_t mIndex = 0;
        bool mObject = false;
        std::shared_ptr<JsonPieces> mPieces;  // of a list that is read so; else null

        void loadPiece();
    };
    /// Walk over the elements, and count them. The node must be an array or an object.
    Walker walk() const;
    std::size_t size() const;

private:
    friend class JsonDocument;
    friend class Walker;
    friend class JsonObject;
    const JsonNode* mParent = nullptr;
    std::string_view mKey;
    std::size_t mIndex = 0;
    std::uint64_t mElement[2] = {0, 0};  // simdjson element
};

/// Members of one JSON object, each to be taken once; the rest is kept as Extra.
class JsonObject {
public:
    /// Opens an object. Fails with "json.type" if the node is not an object, with
    /// "json.duplicate-key" if a key occurs twice.
    static Result<JsonObject> open(const JsonNode& node);

    /// Returns the member if present (and not null). Marks it as known.
    std::optional<JsonNode> optional(std::string_view key);
    /// Returns the member; fails with "json.missing".
    Result<JsonNode> require(std::string_view key);
    /// Returns all members not taken.
    Extra leftover() const;
    /// Fails (argument "name") at the first member that was never read.
    Status refuseLeftover(std::string code = "json.unknown-member") const;

private:
    struct Member {
        std::string_view key;
        JsonNode value;
        bool taken = false;
    };
    const JsonNode* mNode = nullptr;
    std::vector<Member> mMembers;
};

/// Reads {"en": "...", "de": "..."} (or a plain string, taken as English).
Result<Localized> readLocalized(const JsonNode& node);

/// Returns the place of a string in a list of words; fails with "json.choice".
Result<std::size_t> readChoice(const JsonNode& node, std::span<const std::string_view> words);

}  // namespace hexa
