// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"

#include <map>
#include <string>

namespace hexa {

/// Orders in preparation: units by place, special pieces to places. A plain value that
/// knows the notation of a line ("P1 deploy V3=2 harbour=1 hunter@F1"). Match::check() tests if it
/// is legal.
class OrderDraft {
public:
    OrderDraft() = default;
    explicit OrderDraft(OrderForm form) : mForm(std::move(form)) {}

    const OrderForm& form() const { return mForm; }
    /// Units at a place, by its word.
    int at(const std::string& place) const;
    int placed() const;
    int left() const { return mForm.units - placed(); }
    /// Returns the place of a special piece, or an empty text.
    std::string placeOf(const std::string& piece) const;

    /// Adds units to a place; never below zero, and within the total limit. True if anything
    /// changed.
    bool add(const std::string& place, int number);
    void put(const std::string& piece, const std::string& place);
    void take(const std::string& piece) { mPieces.erase(piece); }
    void clear() {
        mUnits.clear();
        mPieces.clear();
    }
    bool empty() const { return mUnits.empty() && mPieces.empty(); }

    /// Takes the content of the line; other words are left out.
    void read(const std::string& line);
    /// Returns the whole line, in the order of the form.
    std::string line() const;
    /// Returns the line with one more unit at a place, legal or not, to ask why it is refused.
    std::string lineWith(const std::string& place, int number = 1) const;

    friend bool operator==(const OrderDraft& a, const OrderDraft& b) {
        return a.mUnits == b.mUnits && a.mPieces == b.mPieces;
    }

private:
    OrderForm mForm;
    std::map<std::string, int> mUnits;
    std::map<std::string, std::string> mPieces;
};

}  // namespace hexa
