// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"
#include "core/engine/system.h"
#include "core/io/file/filestamp.h"
#include "core/messages/messages.h"
#include "core/parts/part.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::cli {

/// Exit status of the program. A later, worse status replaces an earlier one.
enum class Exit {
    Fine = 0,
    Problems = 1,  ///< The check has found problems.
    Usage = 2,     ///< The command line is wrong.
    Input = 3,     ///< A file or code is unreadable or invalid.
    Output = 4     ///< The result could not be written.
};

/// Environment of every command: the games, the texts and the output. Results go to standard
/// output, messages to standard error.
class Context {
public:
    /// Creates a context. `program` is the prefix of errors.
    Context(std::string program, const Systems& systems, std::string language);

    const std::string& program() const { return mProgram; }
    /// Adds texts of one program to the common ones. They must be valid.
    void addMessages(std::span<const EmbeddedFile> files);

    const Systems& systems() const { return mOwn.empty() ? mSystems : mOwn.back(); }
    /// Adds the game of a file to the known games, or finds it among them. Prints an error and
    /// returns null on failure.
    const GameSystem* addGame(GameSystem game, std::string_view path);
    /// Returns the game with this ID, or null. A game from a file is also found by its ID without
    /// the mark. It is found without any ID if it was selected with --game. The latest one takes
    /// precedence.
    const GameSystem* gameNamed(std::string_view id) const;
    /// Replaces the game of the same id by one with an owner's data, from now on.
    void replaceGame(const GameSystem& game, std::uint64_t packHash);
    /// Returns the hash of the data that replaced those of a game; none if all are the program's
    /// own.
    std::optional<std::uint64_t> packHash() const { return mPackHash; }
    const Messages& messages() const { return mMessages; }
    const std::string& language() const { return mLanguage; }
    std::string text(std::string_view code, const Arguments& arguments = {}) const {
        return mMessages.text(mLanguage, code, arguments);
    }
    std::string text(const Message& message) const { return mMessages.text(mLanguage, message); }
    const GameSystem& systemOf(const Scenario& scenario) const;

    bool json = false;  ///< Machine-readable results.
    /// Tallies joined by `merge`. The command that it runs uses them instead of playing.
    std::optional<parts::Part> merged;

    Exit status() const { return mStatus; }
    void raise(Exit status) { mStatus = std::max(mStatus, status); }

    /// Prints one line on standard error.
    void say(std::string_view code, const Arguments& arguments = {}) const;
    /// Prints one line on standard error about an error, with its file, and sets the status.
    void fail(Exit status, const Error& error, std::string_view path = {});
    void wrongUsage(std::string_view code, const Arguments& arguments = {});

    /// Returns a number from an option. Prints an error and returns none if it is not one from
    /// `min` to `max`.
    std::optional<std::int64_t> number(std::string_view option, const std::string& text, std::int64_t min,
                                       std::int64_t max);

    /// Returns the seed of --seed, or a fresh one. Prints an error and returns none if the text is
    /// not a seed.
    std::optional<std::uint64_t> seed(const std::string& text);

    /// Must be called before reading a file that the command may write as well: write() then
    /// replaces it only if it is still the same. read() and load() call it.
    void willRead(const std::string& path);
    /// Returns the content of a file. Prints an error and returns none if it can't be read.
    std::optional<std::string> read(const std::string& path);
    /// Returns the map in a file. Prints an error and returns none if it can't be read.
    std::optional<Scenario> load(const std::string& path);
    /// Opens a map without printing anything. Fails as loadScenario(). Adds a game embedded in the
    /// map to the known games.
    Result<Scenario> open(const std::string& path);
    Result<Scenario> openText(std::string text, const std::string& path);
    /// Writes a result into a file, or to standard output if the path is "-". Refuses, with
    /// Exit::Output, to replace a file that was read here and that another program has changed
    /// since.
    bool write(const std::string& path, std::string_view content);
    /// Prints a line for people on standard output. Unprintable characters (printable.h) and line
    /// ends are escaped: no name of a file, map or text may control a terminal or look like a line
    /// of its own.
    void printLine(std::string_view text) const;
    /// Prints JSON for programs, with the same characters escaped in JSON's way.
    void printJson(std::string_view text) const;
    /// Prints the content of a file on standard output, byte for byte.
    void printContent(std::string_view content) const;

private:
    void toStandardError(const std::string& line) const;

    std::string mProgram;
    Status learn(GameSystem game);

    const Systems& mSystems;
    /// With games from owner data and files; the last one takes precedence. Games are never
    /// removed.
    std::list<Systems> mOwn;
    std::optional<std::uint64_t> mPackHash;
    Messages mMessages;
    std::string mLanguage;
    /// Stamps of files when they were read or written here.
    std::map<std::string, FileStamp> mKnown;
    Exit mStatus = Exit::Fine;
};

/// True for the languages of the product, as --lang names them.
bool isLanguage(std::string_view text);

/// Returns the language of a command line: --lang if it is there and known, else from the
/// environment, else English.
std::string languageOf(int argc, const char* const* argv);

}  // namespace hexa::cli
