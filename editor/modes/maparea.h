// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <memory>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace hexa::editor {

class FileCommands;
class Locale;
class OpenMaps;
class Workspace;

/// A map's canvas. While several are side by side, a line above it has the map's name and fairness.
class MapCell : public QFrame {
    Q_OBJECT
public:
    MapCell(Workspace& map, const OpenMaps& maps, const Locale& locale);
    ~MapCell() override;

    Workspace& map() const { return mMap; }
    /// Returns the gap that the line above the map shows, in points, or none.
    std::optional<double> gap() const;
    void setBeside(bool beside);
    void setCurrent(bool current);
    /// Sets whether the map has the smallest gap of all maps beside it.
    void setFairest(bool fairest);
    void refresh();
    /// Returns the full text about the map's fairness.
    const QString& said() const { return mSaid; }

signals:
    /// The name was clicked, or the map got the focus.
    void chosen();
    void leftOut();
    void gapChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitText();

    Workspace& mMap;
    const OpenMaps& mMaps;
    const Locale& mLocale;
    QWidget* mHead;
    QToolButton* mName;
    QLabel* mLight;
    QLabel* mGap;
    QToolButton* mOut;
    QString mTitle;  ///< Full title, which the lines may shorten.
    QString mSaid;
    bool mFairest = false;
    bool mCurrent = false;
};

/// The canvases of the open maps: the current one, or several side by side. All can be edited; a
/// click makes a map the current one.
class MapArea : public QWidget {
    Q_OBJECT
public:
    MapArea(FileCommands& files, const Locale& locale);
    ~MapArea() override;

    bool sideBySide() const { return mBeside; }
    /// Shows all open maps, even those that were left out before.
    void setSideBySide(bool beside);
    /// Shows the current map, or all that stand beside it. Follows the list of maps by itself.
    void arrange();

signals:
    void sideBySideChanged(bool beside);

private:
    struct Place {
        std::unique_ptr<MapCell> cell;
        bool leftOut = false;
    };
    void add(Workspace& map);
    void remove(const Workspace& map);
    void compare();
    void refreshNames();

    FileCommands& mFiles;
    const Locale& mLocale;
    QGridLayout* mGrid;
    std::vector<Place> mPlaces;
    bool mBeside = false;
};

}  // namespace hexa::editor
