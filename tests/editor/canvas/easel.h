// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/designcanvas.h"
#include "editor/tools/tools.h"
#include "tests/editor/mapfixture.h"

namespace hexa::test {

using namespace editor;

/// A fixture with a canvas on screen, and the mouse on its hexes.
struct Easel : MapFixture {
    explicit Easel(const QString& gameId = "clockwork-wars", int radius = 3)
        : MapFixture(gameId, radius),
          checker(document),
          art(document.catalog()),
          canvas(std::make_unique<DesignCanvas>(context(), checker, art)) {
        canvas->resize(800, 600);
        canvas->show();
        canvas->activateWindow();
        canvas->setFocus();
    }
    ~Easel() {
        canvas->setTool(nullptr);  // as the workspace does
        canvas.reset();
    }

    bool ready() {
        return QTest::qWaitForWindowExposed(canvas.get()) && QTest::qWaitForWindowActive(canvas.get());
    }
    /// Takes a tool in hand.
    Tool& use(const char* id) {
        auto next = makeTool(id, context(), nullptr);
        canvas->setTool(next.get());
        tool = std::move(next);
        return *tool;
    }

    QPoint pixel(Hex hex) const { return canvas->centreOfHex(hex).toPoint(); }
    void press(Hex hex, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(canvas.get(), button, modifiers, pixel(hex));
    }
    void release(Hex hex, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseRelease(canvas.get(), button, modifiers, pixel(hex));
    }
    void click(Hex hex, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        press(hex, button, modifiers);
        release(hex, button, modifiers);
    }
    /// Moves the mouse. QTest::mouseMove() has no buttons unless its own press in the window holds
    /// them; they are given here.
    void moveTo(QPointF point, Qt::MouseButtons buttons = Qt::LeftButton,
                Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, point, canvas->mapToGlobal(point), Qt::NoButton, buttons,
                          modifiers);
        QCoreApplication::sendEvent(canvas.get(), &event);
    }
    void move(Hex hex, Qt::MouseButtons buttons = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        moveTo(pixel(hex), buttons, modifiers);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(canvas.get(), key, modifiers);
    }

    MapChecker checker;
    paint::TileArt art;
    std::unique_ptr<Tool> tool;
    std::unique_ptr<DesignCanvas> canvas;
};

}  // namespace hexa::test
