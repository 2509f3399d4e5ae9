// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/foreignpictures.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace hexa::editor {
namespace {

constexpr int pictureSide = 28;               // pixels
constexpr qint64 maxPictureBytes = 32 << 20;  // of a file
constexpr std::size_t maxPictures = 1000;

/// Returns the picture; null unless it is an ordinary file of limited size: a map can name
/// anything.
QImage pictureIn(const QString& path) {
    const QFileInfo file(path);
    if (!file.isFile() || file.size() > maxPictureBytes) return {};
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    return reader.read();
}

}  // namespace

std::vector<QImage> picturesOf(const std::vector<ForeignTile>& tiles, const QString& map) {
    const QDir folder = QFileInfo(map).absoluteDir();
    std::vector<QImage> pictures(tiles.size());
    QString lastFile;  // tiles of one picture follow one another
    QImage last;
    for (std::size_t i = 0; i < tiles.size() && i < maxPictures; ++i) {
        const PicturePart& part = tiles[i].picture;
        if (part.file.empty()) continue;
        const QString file = folder.filePath(QString::fromStdString(part.file));
        if (file != lastFile) {
            last = pictureIn(file);
            lastFile = file;
        }
        if (last.isNull()) continue;
        const bool whole = part.width < 1 || part.height < 1;
        const QRect rect = whole ? last.rect() : QRect(part.x, part.y, part.width, part.height) & last.rect();
        if (!rect.isEmpty())
            pictures[i] = last.copy(rect).scaled(pictureSide, pictureSide, Qt::KeepAspectRatio,
                                                 Qt::SmoothTransformation);
    }
    return pictures;
}

}  // namespace hexa::editor
