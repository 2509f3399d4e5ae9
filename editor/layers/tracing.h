// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/latestjob.h"
#include "editor/paint/underlay.h"

#include <QObject>
#include <QString>

#include <memory>

class QSettings;

namespace hexa::editor {

class Document;

/// Picture that a map is traced from: file, position, opacity. It belongs to the user, not to the
/// map: it is kept in the settings under the map's path, so a foreign map can't make the program
/// open a picture.
class Tracing : public QObject {
    Q_OBJECT
public:
    /// Pictures with more pixels on a side are made smaller; files larger than this are refused.
    static constexpr int maxSide = 6000;
    static constexpr qint64 maxBytes = 256 * 1024 * 1024;

    /// Creates it, and opens the picture stored for the map's path. Both arguments outlive this.
    Tracing(const Document& map, QSettings& settings, QObject* parent = nullptr);

    /// Reads the picture in another thread and lays it over the whole map. Then failed() or
    /// changed() follows.
    void open(const QString& file);
    void remove();
    const QString& file() const { return mFile; }
    bool isReading() const { return mReading.pending(); }

    /// Returns the visible picture, or null.
    std::shared_ptr<const paint::Underlay> underlay() const;
    /// Return and set the place in map units; its height follows from the picture.
    QPointF corner() const { return mLook.place.topLeft(); }
    double width() const { return mLook.place.width(); }
    void setPlace(QPointF corner, double width);
    void fitToMap();
    double opacity() const { return mLook.opacity; }
    void setOpacity(double opacity);
    bool inFront() const { return mLook.inFront; }
    void setInFront(bool inFront);
    /// True if the mouse moves the picture, not the tiles.
    bool isPlacing() const { return mPlacing; }
    void setPlacing(bool placing);
    bool isShown() const { return mShown; }
    void setShown(bool shown);

signals:
    void changed();
    void placingChanged();
    /// The picture can't be shown, with the reason.
    void failed(const QString& reason);

private:
    struct Read {
        QImage picture;
        QString problem;
    };
    static Read read(const QString& file);
    void ask(const QString& file, std::function<void()> then);
    void keep();
    void recall();
    void tell();
    QString key() const;

    const Document& mMap;
    QSettings& mSettings;
    QString mFile;
    paint::Underlay mLook;
    bool mShown = true;
    bool mPlacing = false;
    LatestJob mReading;  // last: its work is waited for while the others are there
};

}  // namespace hexa::editor
