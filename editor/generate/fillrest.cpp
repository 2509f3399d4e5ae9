// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/fillrest.h"

#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/jobs/threads.h"

#include <utility>

namespace hexa::editor {

FillRest::FillRest(Document& document, QObject* parent) : QObject(parent), mDocument(document) {
    connect(&document, &Document::changed, this, [this] {
        if (!running()) return;
        mAgain = true;
        mJob.cancel();
    });
    connect(&mJob, &Job::progressed, this, &FillRest::progressed);
}

void FillRest::stop() {
    mAgain = false;
    mJob.cancel();
}

bool FillRest::possible() const {
    return mDocument.system().generate != nullptr && mDocument.counts().of(KindId::Empty) > 0;
}

void FillRest::start(std::uint64_t seed, SymmetryGroup drawnBy) {
    if (running() || !possible()) return;
    generate::FillRequest request;
    request.map = mDocument.scenario();
    request.seed = seed;
    request.drawnBy = std::move(drawnBy);
    request.threads = workThreads();
    if (mLibrary) request.library = mLibrary();
    mJob.start(
        [&system = mDocument.system(), request](const JobControl& control) {
            generate::FillRequest stoppable = request;
            stoppable.stop = control.stop;
            return find(system, stoppable, control.progress);
        },
        [this, request](const Result<Found>& found) { take(found, request); });
    emit runningChanged();
}

/// Returns the fairest filling if all can be tried. Otherwise returns the result of a search and
/// games.
Result<FillRest::Found> FillRest::find(const GameSystem& system, const generate::FillRequest& request,
                                       const std::function<void(double)>& progress) {
    if (auto proven = generate::fairestPossible(system, request.map, request.stop)) {
        generate::Filling filling{proven->best, std::nullopt, false, {}, false};
        return Found{std::move(filling), std::move(proven)};
    }
    auto filling = generate::fillFairly(system, request, progress);
    if (!filling) return filling.error();
    return Found{*std::move(filling), std::nullopt};
}

void FillRest::take(const Result<Found>& found, const generate::FillRequest& request) {
    if (std::exchange(mAgain, false) && possible()) return start(request.seed, request.drawnBy);
    emit runningChanged();
    if (!found) {
        if (found.error().code() != "generate.cancelled") emit failed(found.error());
        return;
    }
    if (mDocument.scenario().board != request.map.board) return;
    mDocument.apply(changeCells(mDocument.scenario(), mDocument.catalog(), found->filling.changes),
                    [] { return tr("Fill empty slots"); });
    emit filled(found->filling, found->proven ? &*found->proven : nullptr);
}

}  // namespace hexa::editor

#include "moc_fillrest.cpp"
