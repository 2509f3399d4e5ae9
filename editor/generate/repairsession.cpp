// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/repairsession.h"

#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/jobs/threads.h"
#include "editor/ui/freshseed.h"

#include <utility>

namespace hexa::editor {

RepairSession::RepairSession(GenerateSession& session, QObject* parent) : QObject(parent), mSession(session) {
    connect(&mJob, &Job::progressed, this, [this](int percent) {
        mPercent = percent;
        emit progressed(percent);
    });
}

void RepairSession::find() {
    if (mJob.running() || mSession.functions() == nullptr) return;
    // Repairs apply to the map itself, not to the preview of a repair.
    if (mSession.preview().number() <= firstNumber) mSession.preview().takeBack();
    mError.reset();
    mFound = Found{mSession.document().scenario(), {}, {}};
    mPercent = 0;
    generate::RepairRequest request;
    request.scenario = mFound->map;
    request.seed = freshSeed();
    request.threads = workThreads();
    mJob.start(
        [&system = mSession.document().system(), request,
         shelf = mSession.library()](const JobControl& control) mutable {
            request.stop = control.stop;
            return generate::makeFairer(system, request, shelf, control.progress);
        },
        [this](Result<generate::Fairer> fairer) {
            if (fairer) {
                mFound->repairs = std::move(fairer->repairs);
                mFound->next = *std::move(fairer);
            } else {
                mError = fairer.error();
                mFound.reset();
            }
            emit changed();
        });
    emit changed();
}

}  // namespace hexa::editor
