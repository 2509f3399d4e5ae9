// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "core/io/scenariofile.h"
#include "editor/document/document.h"

namespace hexa {

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

bool Recovery::worthIt() const { return mPending || mDocument.isModified(); }

void Recovery::setPending(std::function<Put()> pending) {
    mPending = std::move(pending);
    if (worthIt())
        mCopy.touch();
    else
        mCopy.remove();
}

RecoveryCopy::Work Recovery::work() const {
    if (!worthIt()) return {};
    const auto write = [scenario = mDocument.scenario(), put = mPending ? mPending() : Put(),
                        &catalog = mDocument.catalog()](const std::string& file) mutable {
        if (put) put(scenario);
        return saveScenario(scenario, catalog, file);
    };
    return {write, mDocument.path(), mOriginal};
}

QString Recovery::suffix() { return QStringLiteral(".hexa"); }

}  // namespace hexa
