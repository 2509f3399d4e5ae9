// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/facts.h"

#include "core/balance/binding.h"
#include "editor/document/document.h"
#include "editor/ui/lazyupdate.h"

#include <QCoreApplication>

namespace hexa {

std::uint64_t fingerprintOf(const GameSystem& system, const Scenario& scenario) {
    std::uint64_t hash = boardHash(scenario, system.catalog);
    for (const auto& [name, set] : scenario.options) hash = mixed(hash, stableHash(name) ^ (set ? 1U : 0U));
    return hash;
}

BalanceFacts factsOf(const GameSystem& system, const Scenario& scenario, const std::string& program) {
    BalanceFacts facts;
    facts.fingerprint = fingerprintOf(system, scenario);
    if (system.balance) {
        const auto take = [&](auto found, auto& target) {
            if (found)
                target = *std::move(found);
            else if (!facts.error)
                facts.error = found.error();
        };
        take(system.balance->ledger(scenario, {}), facts.ledger);
        take(system.balance->predict(scenario, {}), facts.prediction);
        take(system.balance->overlays(scenario, {}), facts.overlays);
    }
    auto certificate = certificateOf(scenario);
    if (!certificate) {
        facts.badCertificate = certificate.error();
    } else if (*certificate) {
        facts.certificate = **std::move(certificate);
        facts.differences =
            differences(facts.certificate->bindings,
                        bindingsOf(system, scenario, {}, {}, program, facts.certificate->bindings.bots));
    }
    return facts;
}

FactFinder::FactFinder(Document& document, QObject* parent)
    : QObject(parent), mDocument(document), mProgram(QCoreApplication::applicationVersion().toStdString()) {
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &FactFinder::ask);
    // A game that is neither measured nor played has no facts.
    if (!document.system().balance && !document.system().play) return;
    connect(&document, &Document::changed, this, &FactFinder::documentChanged);
    mThread = std::jthread([this](const std::stop_token& stop) { work(stop); });
    ++mWanted;
    ask();
}

FactFinder::~FactFinder() = default;  // the thread waits for nothing but its stop token

void FactFinder::documentChanged() {
    ++mWanted;
    // Many changes until the event loop turns are one; a large map waits until the hand rests.
    if (!mTimer.isActive()) mTimer.start(calmDelay(mDocument.scenario().board.cellCount()));
}

void FactFinder::ask() { send({mWanted, false, mDocument.scenario()}); }

void FactFinder::setPreview(const Edit* edit) {
    ++mPreviewNumber;
    if (edit == nullptr || !mThread.joinable()) {
        mPreviewing = false;
        if (!mPreview) return;
        mPreview.reset();
        emit previewChanged();
        return;
    }
    mPreviewing = true;
    Task task{mPreviewNumber, true, mDocument.scenario()};
    (void)apply(task.scenario, *edit);
    send(std::move(task));
}

void FactFinder::send(Task task) {
    {
        const std::lock_guard lock(mMutex);
        mTasks[task.preview ? 1 : 0] = std::move(task);
    }
    mWake.notify_one();
}

void FactFinder::work(const std::stop_token& stop) {
    while (true) {
        Task task;
        {
            std::unique_lock lock(mMutex);
            if (!mWake.wait(lock, stop, [this] { return mTasks[0] || mTasks[1]; })) return;
            auto& next = mTasks[0] ? mTasks[0] : mTasks[1];
            task = *std::move(next);
            next.reset();
        }
        auto facts = factsOf(mDocument.system(), task.scenario, mProgram);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, number = task.number, preview = task.preview, found = std::move(facts)]() mutable {
                take(number, preview, std::move(found));
            },
            Qt::QueuedConnection);
    }
}

void FactFinder::take(int number, bool preview, BalanceFacts facts) {
    if (!preview) {
        mFacts = std::move(facts);
        mFound = number;
        emit changed();
    } else if (mPreviewing && number == mPreviewNumber) {
        mPreview = std::move(facts);
        emit previewChanged();
    }
}

}  // namespace hexa
