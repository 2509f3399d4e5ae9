// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/engine/system.h"

#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace hexa {

class Document;

/// What can be said about a map without playing it, and what its certificate is worth.
struct BalanceFacts {
    std::uint64_t fingerprint = 0;  ///< fingerprintOf
    std::optional<Ledger> ledger;
    std::optional<Error> error;            ///< Why there is no ledger.
    std::optional<Prediction> prediction;  ///< None where no table was fitted.
    std::optional<BalanceOverlays> overlays;
    std::optional<Certificate> certificate;  ///< As stored with the map.
    std::optional<Error> badCertificate;     ///< Why what is stored can't be read.
    std::vector<std::string> differences;    ///< Why the certificate is void; none: it is valid.
    bool certified() const { return certificate && differences.empty(); }
};

/// Of all that matters for a game on this map: equal for maps that play alike.
std::uint64_t fingerprintOf(const GameSystem& system, const Scenario& scenario);
BalanceFacts factsOf(const GameSystem& system, const Scenario& scenario, const std::string& program);

/// Keeps the facts of a document up to date: works aside, on copies; what is overtaken by a newer map is dropped. Shows
/// beforehand what an edit would bring.
class FactFinder : public QObject {
    Q_OBJECT
public:
    explicit FactFinder(Document& document, QObject* parent = nullptr);
    ~FactFinder() override;

    const BalanceFacts& facts() const { return mFacts; }
    /// True while facts() are of an earlier map.
    bool pending() const { return mFound != mWanted; }
    /// Null if nothing is shown beforehand.
    const BalanceFacts* preview() const { return mPreview ? &*mPreview : nullptr; }
    /// Null ends it.
    void setPreview(const Edit* edit);

signals:
    void changed();
    void previewChanged();

private:
    struct Task {
        int number = 0;
        bool preview = false;
        Scenario scenario;
    };
    void documentChanged();
    void ask();
    void send(Task task);
    void work(const std::stop_token& stop);
    void take(int number, bool preview, BalanceFacts facts);

    Document& mDocument;
    const std::string mProgram;
    BalanceFacts mFacts;
    std::optional<BalanceFacts> mPreview;
    QTimer mTimer;
    int mWanted = 0;
    int mFound = 0;
    int mPreviewNumber = 0;
    bool mPreviewing = false;

    std::mutex mMutex;
    std::condition_variable_any mWake;
    std::optional<Task> mTasks[2];  ///< The next of each sort: the map, the preview.
    std::jthread mThread;
};

}  // namespace hexa
