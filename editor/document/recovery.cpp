// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "core/io/format/scenariofile.h"
#include "editor/document/document.h"

namespace hexa::editor {

Recovery::Recovery(Document& document, RecoveryFolder& folder, QObject* parent)
    : QObject(parent), mDocument(document), mCopy(folder, suffix(), [this] { return work(); }) {
    connect(&document, &Document::changed, &mCopy, &RecoveryCopy::touch);
    connect(&document, &Document::modifiedChanged, this, [this] {
        if (worthIt())
            mCopy.touch();  // a generated or recovered map is worth a copy before its first change
        else
            mCopy.remove();
    });
    if (document.isModified()) mCopy.touch();
}

bool Recovery::worthIt() const { return !mPending.empty() || mDocument.isModified(); }

void Recovery::setPending(const QObject& source, std::function<Put()> pending) {
    disconnect(&source, nullptr, this, nullptr);
    if (pending) connect(&source, &QObject::destroyed, this, [this, &source] { setPending(source, {}); });
    if (!pending && mPending.erase(&source) == 0) return;
    if (pending) mPending[&source] = std::move(pending);
    if (worthIt())
        mCopy.touch();
    else
        mCopy.remove();
}

RecoveryCopy::Work Recovery::work() const {
    if (!worthIt()) return {};
    std::vector<Put> puts;
    for (const auto& [source, pending] : mPending) puts.push_back(pending());
    const auto write = [scenario = mDocument.scenario(), puts = std::move(puts),
                        &catalog = mDocument.catalog()](const std::string& file) mutable {
        for (const Put& put : puts) put(scenario);
        return saveScenario(scenario, catalog, file);
    };
    return {write, mDocument.path(), mOriginal};
}

QString Recovery::suffix() { return QStringLiteral(".hexa"); }

}  // namespace hexa::editor

#include "moc_recovery.cpp"
