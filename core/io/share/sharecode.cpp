// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/sharecode.h"

#include "core/base/utf8.h"
#include "core/engine/system.h"
#include "core/io/share/sharecontent.h"
#include "core/io/share/sharerest.h"

#include <zlib.h>

#include <array>

namespace hexa {
namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view prefix = "HX";
constexpr char plainVersion = '1';
constexpr char fullVersion = '2';  // with what core/io/share/sharerest.h says
constexpr std::size_t groupLength = 5;
constexpr std::size_t checksumBytes = 4;
constexpr std::size_t maxCodeCharacters = 100'000;

/// Returns the checksum. It includes versions other than the first, so that confusing them is
/// noticed.
std::array<char, checksumBytes> checksumOf(char version, std::string_view bytes) {
    const auto* sign = reinterpret_cast<const Bytef*>(&version);
    const auto start = version == plainVersion ? 0 : ::crc32(0, sign, 1);
    const auto crc =
        ::crc32(start, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
    std::array<char, checksumBytes> out{};
    for (std::size_t i = 0; i < checksumBytes; ++i) out[i] = static_cast<char>(crc >> (24 - 8 * i) & 0xff);
    return out;
}

/// Returns the symbol's value, with easily mistaken characters corrected; -1 for invalid ones.
int valueOf(char c) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const auto at = alphabet.find(c);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

std::string toText(char version, std::string_view bytes) {
    std::string out(prefix);
    out += version;
    unsigned buffer = 0;
    int held = 0;
    std::size_t written = 0;
    const auto write = [&](unsigned value) {
        if (written++ % groupLength == 0) out += '-';
        out += alphabet[value & 31U];
    };
    for (const char c : bytes) {
        buffer = buffer << 8 | static_cast<unsigned char>(c);
        for (held += 8; held >= 5; held -= 5) write(buffer >> (held - 5));
    }
    if (held > 0) write(buffer << (5 - held));
    return out;
}

/// Returns the symbols of a code from its version on; errors count columns in characters, from 1.
Result<std::string> symbolsOf(std::string_view code) {
    if (code.size() > maxCodeCharacters)
        return Error("share.too-long", {{"max", static_cast<std::int64_t>(maxCodeCharacters)}});
    if (!isUtf8(code)) return Error("share.not-a-code");
    std::string symbols;
    for (std::int64_t column = 1; !code.empty(); ++column) {
        const auto character = code.substr(0, utf8Length(code));
        code.remove_prefix(character.size());
        constexpr std::string_view ignored = " \t\r\n-";
        if (ignored.find(character) != std::string_view::npos) continue;
        const int value = character.size() == 1 ? valueOf(character[0]) : -1;
        const std::size_t at = symbols.size();
        const char symbol = value < 0 ? '?' : alphabet[static_cast<std::size_t>(value)];
        if (at < prefix.size() && symbol != prefix[at]) return Error("share.not-a-code");
        if (value < 0)
            return Error("share.bad-character", {{"column", column}, {"character", std::string(character)}});
        symbols += symbol;
    }
    if (symbols.size() <= prefix.size() + 1) return Error("share.not-a-code");
    const char version = symbols[prefix.size()];
    if (version != plainVersion && version != fullVersion)
        return Error("share.newer-version", {{"version", std::string(1, version)}});
    return symbols.substr(prefix.size());
}

/// Returns the bytes of the symbols; none if the last symbol has surplus bits.
std::optional<std::string> toBytes(std::string_view symbols) {
    std::string bytes;
    unsigned buffer = 0;
    int held = 0;
    for (const char symbol : symbols) {
        buffer = buffer << 5 | static_cast<unsigned>(valueOf(symbol));
        held += 5;
        if (held < 8) continue;
        held -= 8;
        bytes += static_cast<char>(buffer >> held & 0xff);
    }
    if (held >= 5 || (buffer & ((1U << held) - 1)) != 0) return std::nullopt;
    return bytes;
}

}  // namespace

Error share::tooMuchForCode() {
    return Error("share.too-much", {{"max", static_cast<std::int64_t>(maxCodeCharacters)}});
}

Result<std::string> encodeShareCode(const Scenario& scenario, const Systems& systems) {
    const bool plain = share::isPlain(scenario);
    auto content =
        plain ? share::writeContent(scenario, systems) : share::writeFullContent(scenario, systems);
    if (!content) return content.error();
    const char version = plain ? plainVersion : fullVersion;
    const auto checksum = checksumOf(version, *content);
    content->append(checksum.data(), checksum.size());
    std::string text = toText(version, *content);
    if (text.size() > maxCodeCharacters) return share::tooMuchForCode();
    return text;
}

Result<Scenario> decodeShareCode(std::string_view code, const Systems& systems) {
    const auto symbols = symbolsOf(code);
    if (!symbols) return symbols.error();
    const char version = symbols->front();
    const auto bytes = toBytes(std::string_view(*symbols).substr(1));
    if (!bytes || bytes->size() <= checksumBytes) return Error("share.checksum");
    const auto content = std::string_view(*bytes).substr(0, bytes->size() - checksumBytes);
    const auto checksum = checksumOf(version, content);
    if (std::string_view(*bytes).substr(content.size()) != std::string_view(checksum.data(), checksum.size()))
        return Error("share.checksum");
    return version == plainVersion ? share::readContent(content, systems)
                                   : share::readFullContent(content, systems);
}

}  // namespace hexa
