// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindmime.h"

#include <QMimeData>

namespace hexa::editor {
namespace {

constexpr const char* blankText = "#blank";
constexpr const char* emptyText = "#empty";

}  // namespace

QMimeData* kindMime(const Catalog& catalog, KindId kind) {
    auto* mime = new QMimeData;
    mime->setData(kindMimeType, kind == KindId::Empty   ? QByteArray(emptyText)
                                : kind == KindId::Blank ? QByteArray(blankText)
                                                        : QByteArray::fromStdString(catalog.kind(kind).id));
    return mime;
}

std::optional<KindId> kindFromMime(const QMimeData* mime, const Catalog& catalog) {
    if (mime == nullptr || !mime->hasFormat(kindMimeType)) return std::nullopt;
    const QByteArray text = mime->data(kindMimeType);
    if (text == emptyText) return KindId::Empty;
    if (text == blankText) return KindId::Blank;
    return catalog.kindId({text.constData(), static_cast<std::size_t>(text.size())});
}

}  // namespace hexa::editor
