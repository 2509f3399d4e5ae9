// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/fillrest.h"

#include "core/edit/builders.h"
#include "core/generate/fill.h"
#include "editor/document/document.h"

namespace hexa::editor {

FillRest::FillRest(Document& document, QObject* parent) : QObject(parent), mDocument(document) {}

bool FillRest::possible() const {
    return mDocument.system().generate.has_value() && mDocument.counts().of(KindId::Empty) > 0;
}

void FillRest::start(std::uint64_t seed) {
    if (running() || !possible()) return;
    mJob.start([&system = mDocument.system(), map = mDocument.scenario(), seed](
                   const JobControl& control) { return generate::fillRest(system, map, seed, control.stop); },
               [this, base = mDocument.scenario().board,
                seed](const Result<std::vector<Board::Change>>& changes) { take(changes, base, seed); });
    emit runningChanged();
}

void FillRest::take(const Result<std::vector<Board::Change>>& changes, const Board& base,
                    std::uint64_t seed) {
    if (mDocument.scenario().board != base && possible()) return start(seed);
    emit runningChanged();
    if (!changes) {
        emit failed(changes.error());
        return;
    }
    if (mDocument.scenario().board != base) return;
    mDocument.apply(changeCells(mDocument.scenario(), mDocument.catalog(), *changes),
                    [] { return tr("Fill empty slots"); });
    emit filled(static_cast<int>(changes->size()));
}

}  // namespace hexa::editor
