// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/repairsession.h"

#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/jobs/threads.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/freshseed.h"

#include <cstdint>
#include <utility>

namespace hexa::editor {
namespace {

/// Games for the single swap that is shown first.
constexpr std::int64_t gamesForOne = 20'000;
/// Part of the progress for it, in percent.
constexpr int partForOne = 20;

}  // namespace

RepairSession::RepairSession(GenerateSession& session, QObject* parent) : QObject(parent), mSession(session) {
    connect(&mJob, &Job::progressed, this, [this](int percent) {
        mPercent = mFindsOne ? percent * partForOne / 100 : partForOne + percent * (100 - partForOne) / 100;
        emit progressed(mPercent);
    });
}

generate::RepairRequest RepairSession::request(int swaps) {
    generate::RepairRequest request;
    request.scenario = mFound->map;
    request.swaps = swaps;
    request.seed = mSeed;
    request.threads = workThreads();
    return request;
}

void RepairSession::find() {
    if (mJob.running() || mSession.functions() == nullptr) return;
    // Repairs apply to the map itself, not to the preview of a repair.
    if (mSession.preview().number() <= firstNumber) mSession.preview().takeBack();
    mError.reset();
    mFound = Found{mSession.document().scenario(), {}, {}};
    mSeed = freshSeed();
    mPercent = 0;
    mStopped = false;
    findOne();
    emit changed();
}

void RepairSession::stop() {
    mStopped = true;
    mJob.cancel();
}

/// Makes the games of the repairs known to all panels.
void RepairSession::takeGames() {
    std::vector<PlayedMaps::Counted> maps;
    for (const generate::PlayedRepair& repair : mFound->repairs) {
        maps.push_back({mFound->map, generate::winsOf(repair.before)});
        maps.push_back({repair.scenario, generate::winsOf(repair.after)});
    }
    mSession.games().add(GamesOf::Search, maps);
}

void RepairSession::findOne() {
    mFindsOne = true;
    generate::RepairRequest wanted = request(1);
    wanted.games = gamesForOne;
    mJob.start(
        [&system = mSession.document().system(), wanted](const JobControl& control) mutable {
            wanted.stop = control.stop;
            return generate::repair(system, wanted, control.progress);
        },
        [this](Result<std::vector<generate::PlayedRepair>> repairs) {
            // Errors come again from the whole search, which knows a remedy for some of them.
            if (repairs) {
                mFound->repairs = *repairs;
                takeGames();
                generate::setRepairs(mFound->next, *std::move(repairs));
            }
            if (mStopped) {
                mError = Error("generate.cancelled");
                mFound.reset();
            } else {
                findMore();
            }
            emit changed();
        });
}

void RepairSession::findMore() {
    mFindsOne = false;
    mJob.start(
        [&system = mSession.document().system(), wanted = request(3),
         shelf = mSession.library()](const JobControl& control) mutable {
            wanted.stop = control.stop;
            return generate::makeFairer(system, wanted, shelf, control.progress);
        },
        [this](Result<generate::Fairer> fairer) {
            if (fairer) {
                // The single swap stays if the longer search proves none.
                if (fairer->repairs.empty()) generate::setRepairs(*fairer, std::move(mFound->repairs));
                mFound->repairs = fairer->repairs;
                takeGames();
                mFound->next = *std::move(fairer);
            } else if (!mStopped || mFound->repairs.empty()) {
                mError = fairer.error();
                mFound.reset();
            }
            emit changed();
        });
}

}  // namespace hexa::editor

#include "moc_repairsession.cpp"
