// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/tracing.h"

#include "core/hex/geometry.h"
#include "editor/document/document.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QImageReader>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr double minWidth = 0.5, maxWidth = 20'000;  // map units

QString hashOf(const QString& path) {
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(16));
}

}  // namespace

Tracing::Tracing(const Document& map, QSettings& settings, QObject* parent)
    : QObject(parent), mMap(map), mSettings(settings) {
    connect(&map, &Document::pathChanged, this, [this] {
        if (mFile.isEmpty() && !mReading.pending())
            recall();
        else
            keep();
    });
    recall();
}

Tracing::Read Tracing::read(const QString& file) {
    const QFileInfo info(file);
    // Reading a device or a pipe might never end.
    if (!info.exists()) return {{}, tr("The file no longer exists. Choose another one.")};
    if (!info.isFile()) return {{}, tr("Choose a picture file, not a folder or device.")};
    if (info.size() > maxBytes) return {{}, tr("The picture file is too large. Use a smaller one.")};
    QImageReader reader(file);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > maxSide)
        reader.setScaledSize(size.scaled(maxSide, maxSide, Qt::KeepAspectRatio));
    QImage picture = reader.read();
    if (picture.isNull()) return {{}, tr("The file is not a readable picture. Use a PNG or JPEG file.")};
    return {picture.convertToFormat(QImage::Format_ARGB32_Premultiplied), {}};
}

void Tracing::ask(const QString& file, std::function<void()> then) {
    mReading.ask([file] { return [file](const JobControl&) { return read(file); }; },
                 [this, file, then = std::move(then)](Read answer) {
                     if (!answer.problem.isEmpty()) {
                         emit failed(tr("%1 can’t be shown below the map.").arg(QFileInfo(file).fileName()) +
                                     ' ' + answer.problem);
                         return emit changed();
                     }
                     mFile = file;
                     mLook.picture = std::move(answer.picture);
                     then();
                 });
    emit changed();
}

void Tracing::open(const QString& file) {
    ask(file, [this] {
        mShown = true;
        fitToMap();
    });
}

void Tracing::setPlacing(bool placing) {
    placing = placing && !mLook.picture.isNull();
    if (std::exchange(mPlacing, placing) != placing) emit placingChanged();
}

void Tracing::remove() {
    mReading.cancel();
    setPlacing(false);
    mFile.clear();
    mLook = {};
    mShown = true;
    tell();
}

std::shared_ptr<const paint::Underlay> Tracing::underlay() const {
    if (!mShown || mLook.picture.isNull()) return nullptr;
    return std::make_shared<const paint::Underlay>(mLook);
}

void Tracing::setPlace(QPointF corner, double width) {
    width = std::clamp(width, minWidth, maxWidth);
    const double height =
        mLook.picture.isNull() ? width : width * mLook.picture.height() / std::max(1, mLook.picture.width());
    const QRectF place(corner, QSizeF(width, height));
    if (place == mLook.place) return;
    mLook.place = place;
    tell();
}

void Tracing::fitToMap() {
    const Bounds cells = boundsOf(mMap.scenario().board);
    const bool any = mMap.scenario().board.cellCount() > 0;
    const QRectF map = any ? QRectF(QPointF(cells.left, cells.top), QPointF(cells.right, cells.bottom))
                           : QRectF(-10, -10, 20, 20);
    const double shape = static_cast<double>(mLook.picture.width()) / std::max(1, mLook.picture.height());
    const double width = std::min(map.width(), map.height() * shape);
    mLook.place = {};
    setPlace(map.center() - QPointF(width / 2, width / shape / 2), width);
}

void Tracing::setOpacity(double opacity) {
    mLook.opacity = std::clamp(opacity, 0.0, 1.0);
    tell();
}

void Tracing::setInFront(bool inFront) {
    mLook.inFront = inFront;
    tell();
}

void Tracing::setShown(bool shown) {
    mShown = shown;
    tell();
}

void Tracing::tell() {
    keep();
    emit changed();
}

QString Tracing::key() const { return "tracing/" + hashOf(mMap.path()); }

void Tracing::keep() {
    if (mMap.path().isEmpty() || mReading.pending()) return;
    if (mFile.isEmpty()) return mSettings.remove(key());
    mSettings.setValue(key(), QStringList{mFile, QString::number(corner().x()), QString::number(corner().y()),
                                          QString::number(width()), QString::number(opacity()),
                                          QString::number(static_cast<int>(inFront())),
                                          QString::number(static_cast<int>(mShown))});
}

void Tracing::recall() {
    const QStringList kept = mMap.path().isEmpty() ? QStringList() : mSettings.value(key()).toStringList();
    if (kept.size() != 7) return;
    ask(kept[0], [this, kept] {
        mLook.opacity = std::clamp(kept[4].toDouble(), 0.0, 1.0);
        mLook.inFront = kept[5].toInt() != 0;
        mShown = kept[6].toInt() != 0;
        setPlace({kept[1].toDouble(), kept[2].toDouble()}, kept[3].toDouble());
    });
}

}  // namespace hexa::editor

#include "moc_tracing.cpp"
