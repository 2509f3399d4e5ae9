// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/registry/registry.h"
#include "tests/editor/openwindow.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTest>

#include <utility>
#include <vector>

namespace hexa::test {

/// A window with a map of the real game, ready for real events.
struct DesignStudio : OpenWindow {
    explicit DesignStudio(Systems games = builtInSystems()) : OpenWindow(std::move(games)) {
        show({1300, 900});
    }
    void openSample() {
        window->files().openSample("clockwork-wars", "hale");
        QVERIFY(window->workspace() != nullptr);
        settle();
    }
    void settle() const {
        canvas().activateWindow();
        canvas().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    DesignCanvas& canvas() const { return workspace().canvas(); }
    const Board& board() const { return document().scenario().board; }
    KindId at(Hex hex) const { return board().find(hex)->kind; }
    QPoint pixel(Hex hex) const { return canvas().centreOfHex(hex).toPoint(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    void move(Hex hex, Qt::MouseButtons buttons = Qt::NoButton) const {
        const QPointF point = canvas().centreOfHex(hex);
        QMouseEvent event(QEvent::MouseMove, point, canvas().mapToGlobal(point), Qt::NoButton, buttons, {});
        QCoreApplication::sendEvent(&canvas(), &event);
    }
    template <class T>
    T* child(const char* name = nullptr) const {
        T* found = window->findChild<T*>(QString::fromLatin1(name));
        if (found == nullptr) qFatal("nothing there: %s", name != nullptr ? name : "");
        return found;
    }
    std::vector<Hex> tiles() const {
        std::vector<Hex> hexes;
        for (const Cell& cell : board().cells())
            if (isTile(cell.kind) && !document().catalog().isSeat(cell.kind) && !cell.locked)
                hexes.push_back(cell.at);
        return hexes;
    }
    QString reported() const { return window->statusBar()->currentMessage(); }
};

}  // namespace hexa::test
