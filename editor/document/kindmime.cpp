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

QMimeData* objectMime(const ObjectBrush& object) {
    auto* mime = new QMimeData;
    mime->setData(objectMimeType, QByteArray::number(static_cast<int>(object.table)) + ' ' +
                                      QByteArray::number(object.seat) + ' ' +
                                      QByteArray::fromStdString(object.kind));
    return mime;
}

std::optional<ObjectBrush> objectFromMime(const QMimeData* mime) {
    if (mime == nullptr || !mime->hasFormat(objectMimeType)) return std::nullopt;
    const QList<QByteArray> words = mime->data(objectMimeType).split(' ');
    if (words.size() < 3) return std::nullopt;
    const int table = words[0].toInt();
    if (table < 0 || table > static_cast<int>(ObjectTable::Labels)) return std::nullopt;
    ObjectBrush object;
    object.table = static_cast<ObjectTable>(table);
    object.seat = words[1].toInt();
    object.kind = words.mid(2).join(' ').toStdString();
    return object;
}

std::optional<KindId> kindFromMime(const QMimeData* mime, const Catalog& catalog) {
    if (mime == nullptr || !mime->hasFormat(kindMimeType)) return std::nullopt;
    const QByteArray text = mime->data(kindMimeType);
    if (text == emptyText) return KindId::Empty;
    if (text == blankText) return KindId::Blank;
    return catalog.kindId({text.constData(), static_cast<std::size_t>(text.size())});
}

}  // namespace hexa::editor
