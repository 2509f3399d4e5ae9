// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/scenario/scenario.h"

#include <QObject>

namespace hexa::editor {

/// Board for views that change nothing: the open map, or the one in play.
class BoardSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual const Scenario& scenario() const = 0;
    virtual const Catalog& catalog() const = 0;

signals:
    /// The scenario changed. The only signal for all views.
    void changed(const hexa::Footprint& footprint);
};

/// A board that never changes. The catalog must outlive it.
class FixedBoard : public BoardSource {
    Q_OBJECT
public:
    FixedBoard(const Catalog& catalog, Scenario scenario)
        : mCatalog(catalog), mScenario(std::move(scenario)) {}
    const Scenario& scenario() const override { return mScenario; }
    const Catalog& catalog() const override { return mCatalog; }

private:
    const Catalog& mCatalog;
    const Scenario mScenario;
};

}  // namespace hexa::editor
