// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/clipboard.h"

#include "core/edit/objects.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"

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

Result<Scenario> partOnClipboard(const GameSystem& system) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return Error("clipboard.empty");
    const bool ours = data->hasFormat(mimeType);
    const std::string text = ours ? data->data(mimeType).toStdString() : data->text().toStdString();
    // Text copied elsewhere is mostly not a map, so an error about its format would not help.
    if (!ours && !data->text().trimmed().startsWith(u'{')) return Error("clipboard.empty");
    const Systems only({system});
    auto part = readScenario(text, only);
    if (!part && part.error().code() == "file.unknown-system") return Error("clipboard.other-game");
    if (part && part->board.cells().empty() && thingsOf(part->board).empty()) return Error("clipboard.empty");
    return part;
}

}  // namespace hexa::editor
