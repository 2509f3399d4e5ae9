// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/orderdraft.h"

#include <algorithm>
#include <charconv>

namespace hexa {

int OrderDraft::at(const std::string& place) const {
    const auto found = mUnits.find(place);
    return found == mUnits.end() ? 0 : found->second;
}

int OrderDraft::placed() const {
    int sum = 0;
    for (const auto& [place, number] : mUnits) sum += number;
    return sum;
}

std::string OrderDraft::placeOf(const std::string& piece) const {
    const auto found = mPieces.find(piece);
    return found == mPieces.end() ? std::string() : found->second;
}

bool OrderDraft::add(const std::string& place, int number) {
    const int before = at(place);
    const int after = std::clamp(before + number, 0, before + left());
    if (after == before) return false;
    if (after == 0)
        mUnits.erase(place);
    else
        mUnits[place] = after;
    return true;
}

void OrderDraft::put(const std::string& piece, const std::string& place) { mPieces[piece] = place; }

void OrderDraft::read(const std::string& line) {
    clear();
    std::size_t begin = 0;
    while (begin < line.size()) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        const std::string word = line.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t sign = word.find_first_of("=@");
        if (sign == std::string::npos) continue;
        const std::string what = word.substr(0, sign);
        const std::string value = word.substr(sign + 1);
        if (word[sign] == '@') {
            mPieces[what] = value;
            continue;
        }
        int number = 0;
        const auto [last, failure] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (failure == std::errc{} && last == value.data() + value.size() && number > 0) add(what, number);
    }
}

std::string OrderDraft::line() const { return lineWith({}, 0); }

std::string OrderDraft::lineWith(const std::string& place, int number) const {
    std::string text = mForm.order;
    const auto add = [&](const std::string& word) {
        const int units = at(word) + (word == place ? number : 0);
        if (units > 0) text += ' ' + word + '=' + std::to_string(units);
    };
    bool named = place.empty();
    for (const OrderForm::Place& known : mForm.places) {
        add(known.word);
        named = named || known.word == place;
    }
    for (const auto& [word, units] : mUnits)
        if (std::ranges::find(mForm.places, word, &OrderForm::Place::word) == mForm.places.end()) {
            add(word);
            named = named || word == place;
        }
    if (!named && number > 0) text += ' ' + place + '=' + std::to_string(number);
    for (const auto& [piece, where] : mPieces) text += ' ' + piece + '@' + where;
    return text;
}

}  // namespace hexa
