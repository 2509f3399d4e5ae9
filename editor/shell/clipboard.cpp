// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/clipboard.h"

#include "core/io/scenariofile.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace hexa::editor {
namespace {

const char* const mimeType = "application/vnd.hexatelier.cells+json";

}  // namespace

void copyCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes) {
    Scenario part;
    part.system = scenario.system;
    part.board.orientation = scenario.board.orientation;
    for (Hex at : hexes)
        if (const auto state = scenario.board.state(at)) part.board.put(*state);
    if (part.board.cells().empty()) return;
    auto* data = new QMimeData;
    const QByteArray text = QByteArray::fromStdString(writeScenario(part, catalog));
    data->setData(mimeType, text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

std::vector<CellState> cellsOnClipboard(const GameSystem& system) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return {};
    const std::string text =
        data->hasFormat(mimeType) ? data->data(mimeType).toStdString() : data->text().toStdString();
    const Systems only({system});
    const auto part = readScenario(text, only);
    std::vector<CellState> cells;
    if (!part) return cells;
    for (const Cell& cell : part->board.cells()) cells.push_back(*part->board.state(cell.at));
    return cells;
}

}  // namespace hexa::editor
