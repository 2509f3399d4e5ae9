// SPDX-License-Identifier: GPL-3.0-or-later
// What the one at the screen decides: choices, clicks on the board, the sheet while it is written.
#include "editor/play/playdesk.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <utility>

namespace hexa {

bool PlayDesk::choose(const std::string& order) {
    if (mGame == nullptr || !mayDecide()) return false;
    if (const Status legal = mGame->match->check(order); !legal) {
        emit told(mLocale.text(legal.error()));
        return false;
    }
    branch();
    overtake();
    mReplaying = false;
    if (!apply(order)) return false;
    mPaused = mPaused && persons() == 0;
    dropHint();
    refresh();
    answerAlone();
    tellChanged();
    think();
    return true;
}

/// The rules ask also where there is only one answer, if not being asked would tell others a secret (who holds a card). The
/// program's players learn nothing from it, so a single person among them need not say it.
void PlayDesk::answerAlone() {
    while (persons() == 1 && mayDecide() && !inPast() && mDecision.kind == MatchDecision::Kind::Choice &&
           mDecision.options.size() == 1) {
        const std::string only = mDecision.options.front().order;
        mGame->alone.insert(mLines);
        if (!apply(only)) return;
        refresh();
    }
}

void PlayDesk::lookAhead() {
    mFights = writesSheet() ? mGame->match->preview(mViewer, mSheet.line()) : mView.fights;
}

void PlayDesk::sheetTouched() {
    lookAhead();
    emit sheetChanged();
}

std::string PlayDesk::wordAt(Hex at) const {
    return mGame != nullptr ? mGame->match->wordOf(at) : std::string();
}

QString PlayDesk::refusalAt(Hex at) const {
    if (!mayDecide()) return {};
    const std::string word = wordAt(at);
    if (word.empty()) return {};
    std::string line;
    if (writesSheet()) {
        SheetDraft alone(mSheet.form());
        if (!mInHand.empty()) {
            alone.put(mInHand, word);
            line = alone.line();
        } else if (mSheet.left() <= 0) {
            return {};  // no place is to blame: whoever tries is told
        } else {
            for (const SheetForm::Place& place : mSheet.form().places)
                if (place.word == word) return {};
            line = alone.lineWith(word);
        }
    } else {
        const auto onBoard = [](const MatchOption& option) { return option.at.has_value(); };
        if (std::ranges::none_of(mDecision.options, onBoard)) return {};
        for (const MatchOption& option : mDecision.options)
            if (option.at == at) return {};
        line = mDecision.order + ' ' + word;
    }
    const Status legal = mGame->match->check(line);
    return legal ? QString() : mLocale.text(legal.error());
}

bool PlayDesk::click(Hex at, int number) {
    if (!mayDecide()) return false;
    if (writesSheet()) {
        const std::string word = wordAt(at);
        if (word.empty()) return false;
        if (number < 0) {
            for (const SheetForm::Piece& piece : mSheet.form().pieces)
                if (mSheet.at(word) == 0 && mSheet.placeOf(piece.word) == word) {
                    put(piece.word, {});
                    return true;
                }
            return add(word, number);
        }
        if (const QString refusal = refusalAt(at); !refusal.isEmpty()) {
            emit told(refusal);
            return false;
        }
        if (mInHand.empty() && mSheet.left() <= 0) {
            emit told(tr("All workers are placed; the right button takes one back."));
            return false;
        }
        if (mInHand.empty()) return add(word, number);
        put(mInHand, word);
        setInHand({});
        return true;
    }
    for (const MatchOption& option : mDecision.options)
        if (option.at == at) return choose(std::string(option.order));
    if (const QString refusal = refusalAt(at); !refusal.isEmpty()) emit told(refusal);
    return false;
}

void PlayDesk::targets(std::vector<Hex>& lit, std::vector<Hex>& mild) const {
    if (!mayDecide()) return;
    if (!writesSheet()) {
        for (const MatchOption& option : mDecision.options)
            if (option.at) lit.push_back(*option.at);
        if (mDecision.at && lit.empty()) mild.push_back(*mDecision.at);
        return;
    }
    const std::vector<SheetForm::Place>* places = &mSheet.form().places;
    for (const SheetForm::Piece& piece : mSheet.form().pieces)
        if (piece.word == mInHand) places = &piece.places;
    if (mInHand.empty() && mSheet.left() <= 0) return;
    for (const SheetForm::Place& place : *places)
        if (place.at) (place.needsUnitBetween ? mild : lit).push_back(*place.at);
}

// -- a sheet ------------------------------------------------------------------------------------------------------

bool PlayDesk::writesSheet() const { return mayDecide() && mDecision.kind == MatchDecision::Kind::Sheets; }

void PlayDesk::renewSheet() {
    if (!writesSheet()) {
        mSheet = {};
        mSheetKey.clear();
        mInHand.clear();
        return;
    }
    SheetForm form = mGame->match->sheetForm(mViewer);
    std::string key = form.order;
    for (const MatchView::Track& track : mView.tracks) key += ' ' + std::to_string(track.now);
    if (key == mSheetKey) return;
    mSheetKey = std::move(key);
    mSheet = SheetDraft(std::move(form));
    mInHand.clear();
}

bool PlayDesk::add(const std::string& place, int number) {
    if (!writesSheet() || !mSheet.add(place, number)) return false;
    sheetTouched();
    return true;
}

void PlayDesk::move(Hex from, Hex to) {
    const std::string source = wordAt(from);
    const std::string target = wordAt(to);
    if (!writesSheet() || source == target || mSheet.at(source) == 0) return;
    mSheet.add(source, -1);
    if (const QString refusal = refusalAt(to); !refusal.isEmpty() || target.empty()) {
        mSheet.add(source, 1);
        if (!refusal.isEmpty()) emit told(refusal);
        return;
    }
    mSheet.add(target, 1);
    sheetTouched();
}

void PlayDesk::put(const std::string& piece, const std::string& place) {
    if (!writesSheet()) return;
    if (place.empty())
        mSheet.take(piece);
    else
        mSheet.put(piece, place);
    sheetTouched();
}

void PlayDesk::clearSheet() {
    if (!writesSheet()) return;
    mSheet.clear();
    sheetTouched();
}

void PlayDesk::setInHand(const std::string& piece) {
    if (!writesSheet()) return;
    mInHand = piece;
    sheetTouched();
}

QString PlayDesk::sheetRefusal() const {
    if (!writesSheet()) return {};
    const Status legal = mGame->match->check(mSheet.line());
    return legal ? QString() : mLocale.text(legal.error());
}

bool PlayDesk::seal() {
    if (!writesSheet()) return false;
    return choose(mSheet.line());
}

}  // namespace hexa
