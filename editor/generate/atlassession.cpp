// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/atlassession.h"

#include "core/balance/headline.h"
#include "core/balance/report.h"
#include "core/generate/atlas/atlasfile.h"
#include "core/generate/atlas/atlaspicture.h"
#include "core/generate/atlas/atlastable.h"
#include "core/io/file.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/jobs/threads.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/locale.h"

#include <QFile>
#include <QFileInfo>

namespace hexa::editor {
namespace {

/// Numbers of maps that are looked at, beyond those of a gallery.
constexpr int firstNumber = 1'000'000;

AtlasState makeAtlas(const GameSystem& system, generate::AtlasRequest request,
                     SnapshotJob<AtlasState>::Control& control) {
    request.stop = control.stop;
    AtlasState state;
    auto made = generate::explore(system, request, [&](const generate::AtlasProgress& progress) {
        state.checking = progress.checking;
        state.part = progress.part;
        state.games = progress.games;
        if (progress.atlas != nullptr) state.atlas = *progress.atlas;
        if (progress.atlas != nullptr || control.due()) control.show(state);
    });
    state.running = false;
    if (made)
        state.atlas = *std::move(made);
    else
        state.error = made.error();
    return state;
}

std::string bytesOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

}  // namespace

AtlasSession::AtlasSession(GenerateSession& session, QObject* parent) : QObject(parent), mSession(session) {}

bool AtlasSession::able() const {
    return mSession.functions() != nullptr && mSession.functions()->atlas &&
           mSession.functions()->axes.size() > 1;
}

int AtlasSession::percent() const {
    return mRun.running() && mRun.state() != nullptr ? static_cast<int>(mRun.state()->part * 100) : 0;
}

QString AtlasSession::told() const {
    if (mError) return mSession.locale().text(*mError);
    if (mOpening.running()) return tr("Reading the atlas…");
    if (!mRun.running()) return {};
    const AtlasState* state = mRun.state();
    const bool checking = state != nullptr && state->checking;
    return mSession.locale().text(checking ? "generate.stage.measuring" : "generate.stage.searching",
                                  {{"games", balance::countText(checking ? state->games : 0)}});
}

void AtlasSession::start(const AtlasGrid& grid) {
    if (running() || !able()) return;
    auto empty = generate::emptyAtlas(mSession.document().system(), mSession.request(), grid);
    if (!empty) {
        mError = empty.error();
        return emit runChanged();
    }
    generate::AtlasRequest request;
    request.start = *std::move(empty);
    run(std::move(request));
}

void AtlasSession::goOn() {
    if (running() || !mAtlas) return;
    generate::AtlasRequest request;
    request.start = *mAtlas;
    run(std::move(request));
}

void AtlasSession::check(std::int64_t games) {
    if (running() || !mAtlas) return;
    generate::AtlasRequest request;
    request.start = *mAtlas;
    request.rounds = 0;
    request.games = games;
    run(std::move(request));
}

void AtlasSession::run(generate::AtlasRequest request) {
    mError.reset();
    request.seed = freshSeed();
    request.threads = workThreads();
    const auto take = [this] {
        const AtlasState& state = *mRun.state();
        if (state.atlas) {
            mAtlas = state.atlas;
            mUnsaved = mAtlas->filled() > 0;
            emit changed();
        }
        emit runChanged();
    };
    mRun.start([&system = mSession.document().system(), request = std::move(request)](
                   SnapshotJob<AtlasState>::Control& control) { return makeAtlas(system, request, control); },
               take,
               [this] {
                   mError = mRun.state()->error;
                   emit runChanged();
               });
    emit runChanged();
}

void AtlasSession::open(const QString& path) {
    if (running() || !able()) return;
    mError.reset();
    const GameSystem* system = &mSession.document().system();
    mOpening.start(
        [system, path = bytesOf(path)](const JobControl&) -> Result<generate::Atlas> {
            const auto text = readFile(path);
            if (!text) return text.error();
            auto atlas = generate::readAtlas(*text, Systems({*system}));
            if (!atlas) return atlas.error();
            if (atlas->part) return Error("generate.atlas.is-part");
            return generate::judged(*system, *atlas);
        },
        [this](Result<generate::Atlas> read) {
            if (read) {
                mAtlas = *std::move(read);
                mUnsaved = false;
                emit changed();
            } else {
                mError = read.error();
            }
            emit runChanged();
        });
    emit runChanged();
}

Status AtlasSession::save(const QString& path) {
    if (!mAtlas) return Done{};
    Status status = writeFile(bytesOf(path), generate::writeAtlas(*mAtlas, mSession.document().catalog()));
    if (status) mUnsaved = false;
    emit runChanged();
    return status;
}

Status AtlasSession::exportTo(const QString& path) const {
    const GameSystem& system = mSession.document().system();
    const Locale& locale = mSession.locale();
    const QString kind = QFileInfo(path).suffix().toLower();
    const std::string content =
        kind == "csv" ? generate::atlasCsv(*mAtlas, system)
        : kind == "json"
            ? generate::atlasJson(*mAtlas, system)
            : generate::atlasPicture(
                  *mAtlas, system, [&](const std::string& code) { return locale.text(code).toStdString(); },
                  [&](double points) { return locale.text(balance::decimalText(points, 1)).toStdString(); });
    return writeFile(bytesOf(path), content);
}

void AtlasSession::use(std::size_t cell) {
    if (!mAtlas || cell >= mAtlas->cells.size() || mAtlas->cells[cell].empty()) return;
    const auto columns = static_cast<std::size_t>(mAtlas->grid.columns.cells);
    const int column = static_cast<int>(cell % columns) + 1;
    const int row = static_cast<int>(cell / columns) + 1;
    mSession.preview().put(
        mAtlas->cells[cell].best().candidate.scenario, firstNumber + static_cast<int>(cell),
        [column, row] { return tr("Use atlas map at column %1, row %2").arg(column).arg(row); });
}

}  // namespace hexa::editor
