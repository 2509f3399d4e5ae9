// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/clipboard.h"

#include "core/engine/system.h"
#include "core/io/scenariofile.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace hexa::editor {
namespace {

const char* const mimeType = "application/vnd.hexatelier.cells+json";

}  // namespace

void copyPart(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes,
              std::span<const ObjectRef> things) {
    const Scenario part = partOf(scenario, catalog, hexes, things);
    if (part.board.cells().empty() && thingsOf(part.board).empty()) return;
    auto* data = new QMimeData;
    const QByteArray text = QByteArray::fromStdString(writeScenario(part, catalog));
    data->setData(mimeType, text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

Scenario partOnClipboard(const GameSystem& system) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return {};
    const std::string text =
        data->hasFormat(mimeType) ? data->data(mimeType).toStdString() : data->text().toStdString();
    const Systems only({system});
    auto part = readScenario(text, only);
    return part ? *std::move(part) : Scenario();
}

}  // namespace hexa::editor
