// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/errors.h"

namespace hexa::play {

Error atLine(const Error& error, std::size_t index, const std::string& line) {
    Arguments arguments = error.arguments();
    arguments.push_back({"line", static_cast<std::int64_t>(index)});
    arguments.push_back({"order", line});
    return Error(error.code(), std::move(arguments), placeOfLine(index));
}

Error lineError(std::string code, std::size_t index, const std::string& expected, const std::string& found) {
    return Error(std::move(code),
                 {{"line", static_cast<std::int64_t>(index)}, {"expected", expected}, {"found", found}},
                 placeOfLine(index));
}

Error otherRulesError(int found, int known) {
    return Error("record.other-rules", {{"rules", std::int64_t{found}}, {"known", std::int64_t{known}}},
                 JsonPointer{"/rules"});
}

Error botCountError(std::size_t count, int seats) {
    return Error("play.bot-count",
                 {{"count", static_cast<std::int64_t>(count)}, {"players", std::int64_t{seats}}},
                 JsonPointer{"/players"});
}

Error nothingCarriedError() { return Error("play.nothing-carried", {}, JsonPointer{"/carried"}); }

Error botError(const std::string& name, std::size_t seat, std::string known) {
    return Error("play.bot", {{"bot", name}, {"known", std::move(known)}},
                 JsonPointer{std::string("/players/").append(std::to_string(seat))});
}

Error noSeedError(std::size_t seat) {
    return Error("play.no-seed", {}, JsonPointer{std::string("/players/").append(std::to_string(seat))});
}

}  // namespace hexa::play
