// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/paint/paintcases.h"

#include "core/base/rng.h"
#include "core/io/format/scenariofile.h"
#include "core/systems/clockwork/clockwork.h"
#include "editor/paint/mappainter.h"

#include <QPainter>
#include <QProcess>
#include <QStandardPaths>

namespace hexa::test {
namespace {

const Systems& systems() {
    static const Systems all(std::vector<GameSystem>{clockwork::makeSystem()});
    return all;
}

}  // namespace

const GameSystem& clockworkGame() { return systems().list().front(); }
const Catalog& clockworkCatalog() { return clockworkGame().catalog; }

Scenario clockworkSample(std::size_t index) {
    return readScenario(systems().list().front().samples.at(index).text, systems()).value();
}

Scenario randomMap(const Catalog& catalog, int columns, int rows, Orientation orientation,
                   std::uint64_t seed) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.title = Localized("Random map");
    scenario.board.orientation = orientation;
    Rng rng(seed, "paint test");
    std::vector<Cell> cells;
    const auto kinds = static_cast<std::uint32_t>(catalog.kinds.size());
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            Cell cell;
            cell.at = {q, row - q / 2};
            const auto drawn = rng.below(kinds + 2);
            cell.kind = drawn < kinds ? kindIdAt(drawn) : drawn == kinds ? KindId::Empty : KindId::Blank;
            cells.push_back(cell);
        }
    }
    scenario.board.setCells(std::move(cells));
    assignMissingIds(scenario.board, catalog);
    return scenario;
}

Scenario crowdedMap(const Catalog& catalog, Orientation orientation) {
    Scenario scenario = randomMap(catalog, 9, 7, orientation, 7);
    Board& board = scenario.board;
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    std::map<Hex, CellDetails> details;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i].locked = i % 5 == 1;
        if (i % 6 == 2) details[cells[i].at].points = static_cast<int>(i % 17);
        if (isTile(cells[i].kind) && catalog.isSeat(cells[i].kind) && scenario.seats.size() < 4) {
            Seat seat;
            seat.home = cells[i].at;
            scenario.seats.push_back(seat);
        }
    }
    const auto at = [&](std::size_t index) { return cells[index].at; };
    board.edges = {edgeFeature(at(10), 0, "wall", false), edgeFeature(at(11), 1, "river", false),
                   edgeFeature(at(30), 4, "wall", false)};
    const auto piece = [&](const char* kind, Hex hex, int seat, int count) {
        PiecePlacement& placed = board.pieces.emplace_back();
        placed.kind = kind;
        placed.at = hex;
        placed.seat = seat;
        placed.count = count;
    };
    piece("scout", at(20), 0, 3);
    piece("scout", at(20), 1, 1);
    piece("guard", at(33), -1, 12);
    board.zones = {{"north", Localized("North"), 0, {at(1), at(2), at(8)}, {}, false, {}},
                   {"south", Localized("South"), -1, {at(40), at(41), at(47)}, {}, false, {}}};
    board.labels = {{at(24), Localized("Old bridge"), false, {}}, {at(50), Localized("A"), false, {}}};
    board.setCells(std::move(cells), std::move(details));
    return scenario;
}

QImage paintWindow(const Scenario& scenario, const Catalog& catalog, const paint::MapStyle& style,
                   double scale, QPointF origin, const QRect& window) {
    const int margin = static_cast<int>(2 * scale) + 4;
    const QRect area = window.adjusted(-margin, -margin, margin, margin);
    paint::TileArt art(catalog);
    QImage image(area.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint::MapView view;
    view.scale = scale;
    view.origin = origin - QPointF(area.topLeft());
    view.visible = view.toMap(QRectF(QPointF(0, 0), QSizeF(area.size())));
    paint::MapPainter(scenario, catalog, art, style).paint(painter, view, paint::Medium::Screen);
    painter.end();
    return image.copy(QRect(QPoint(margin, margin), window.size()));
}

int differences(const QImage& a, const QImage& b, int tolerance) {
    if (a.size() != b.size()) return std::max(1, a.width() * a.height());
    const auto apart = [tolerance](int first, int second) { return std::abs(first - second) > tolerance; };
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += apart(qRed(p), qRed(q)) || apart(qGreen(p), qGreen(q)) || apart(qBlue(p), qBlue(q)) ||
                     apart(qAlpha(p), qAlpha(q));
        }
    }
    return count;
}

QByteArray outputOf(const QString& program, const QStringList& arguments, bool& found) {
    found = !QStandardPaths::findExecutable(program).isEmpty();
    if (!found) return {};
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

}  // namespace hexa::test
