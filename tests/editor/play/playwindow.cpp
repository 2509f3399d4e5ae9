// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/play/playwindow.h"

#include "core/engine/generate/generate.h"
#include "core/io/format/recordfile.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>

#include <algorithm>

namespace hexa::test {

using namespace editor;

Scenario playableMap(int players) {
    static const Systems systems = builtInSystems();
    const GameSystem& system = systems.list().front();
    GenerateRequest request;
    request.base = system.layout(std::to_string(players) + "p")->scenario;
    request.seed = 5;
    auto map = makeMap(system, request);
    if (!map) qFatal("no map");
    return *std::move(map);
}

PlayWindow::PlayWindow(const Scenario& map) : OpenWindow(builtInSystems()) {
    QStandardPaths::setTestModeEnabled(true);
    show({1366, 900}, builtInTexts());
    window->files().openScenario(map);
    QCoreApplication::processEvents();
}

PlayWindow::~PlayWindow() = default;

void PlayWindow::begin(std::vector<int> persons, OptionValues options, std::uint64_t seed) {
    PlaySetup setup = defaultSetup(session().system(), document().scenario().players());
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        setup.seats[seat].bot = std::ranges::find(persons, static_cast<int>(seat)) != persons.end()
                                    ? QString()
                                    : QStringLiteral("greedy");
    for (const auto& [name, value] : options) setup.options[name] = value;
    setup.seed = seed;
    setup.keepSeed = true;
    session().setSetup(setup);
    program().setPace(0);
    trigger("play.start");
    QCoreApplication::processEvents();
}

void PlayWindow::clickHex(Hex at, Qt::MouseButton button) {
    QTest::mouseClick(&canvas(), button, Qt::NoModifier, canvas().centreOfHex(at).toPoint());
}

void PlayWindow::waitForPersons() {
    QTRY_VERIFY_WITH_TIMEOUT(viewer().curtain() || viewer().mayDecide() || session().over(), test::patience);
}

void PlayWindow::act(Rng& rng) {
    waitForPersons();
    if (session().over()) return;
    if (viewer().curtain()) {
        QTest::mouseClick(&child<QPushButton>("playReady"), Qt::LeftButton);
        QVERIFY(!viewer().curtain());
        return;
    }
    const std::size_t before = session().position();
    QElapsedTimer timer;
    timer.start();
    if (orders().writes()) {
        std::vector<Hex> lit, mild;
        orders().targets(lit, mild);
        for (int i = 0; i < 12 && !lit.empty() && orders().draft().left() > 0; ++i)
            clickHex(lit[rng.below(static_cast<std::uint32_t>(lit.size()))]);
        if (!orders().refusal().isEmpty())
            QTest::mouseClick(&child<QPushButton>("sheetClear"), Qt::LeftButton);
        QTest::mouseClick(&child<QPushButton>("sheetSeal"), Qt::LeftButton);
    } else if (orders().counts()) {
        const BundleForm form = viewer().decision().bundle;
        for (QSpinBox* number : window->findChildren<QSpinBox*>("bundleNumber"))
            if (number->isVisible()) number->setValue(static_cast<int>(rng.below(3)));
        for (std::size_t part = 0; form.need(orders().bundleCounts()) > 0 && part < form.parts.size(); ++part)
            orders().setCount(part, orders().bundleCounts()[part] + form.need(orders().bundleCounts()));
        QTest::mouseClick(&child<QPushButton>("bundleConfirm"), Qt::LeftButton);
    } else {
        const MatchDecision decision = viewer().decision();
        const MatchOption& option =
            decision.options[rng.below(static_cast<std::uint32_t>(decision.options.size()))];
        if (option.at) {
            clickHex(option.at->at);
        } else {
            QPushButton* chosen = nullptr;
            for (QPushButton* button : window->findChildren<QPushButton*>("option"))
                if (button->property("order").toString().toStdString() == option.order) chosen = button;
            QVERIFY2(chosen != nullptr, option.order.c_str());
            chosen->click();  // it may lie outside the part of the list that is seen
        }
    }
    QCoreApplication::processEvents();
    slowest = std::max(slowest, timer.elapsed());
    QTRY_VERIFY_WITH_TIMEOUT(session().position() > before, test::patience);
}

void PlayWindow::actUntilSheet(Rng& rng) {
    for (int i = 0; i < 400 && !session().over(); ++i) {
        // Before that it may be a bot's turn, and the next act would write the sheet.
        waitForPersons();
        if (orders().writes() || QTest::currentTestFailed()) return;
        act(rng);
    }
    QVERIFY(orders().writes());
}

void PlayWindow::playToEnd(Rng& rng, const std::function<void()>& look) {
    for (int i = 0; i < 5'000 && !session().over(); ++i) {
        waitForPersons();
        if (look) look();
        act(rng);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(session().over());
}

std::uint64_t PlayWindow::hashOfReplay() {
    const std::string text = writeRecord(session().record(), session().system().catalog);
    const auto record = readRecord(text, systems);
    if (!record) return 0;
    const auto match = session().system().play->resume(*record, ReplayMode::Drawn);
    return match ? (*match)->hash() : 0;
}

}  // namespace hexa::test
