// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/generate/generatesession.h"

#include <QHash>
#include <QImage>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace hexa::editor {

class Thumbnails;

/// The generated maps, as pictures with their gaps. Selecting one shows it on the table. Pinned
/// maps stay when the others are recreated.
class GalleryPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit GalleryPanel(GenerateSession& session, QWidget* parent = nullptr);

    /// Returns the selected maps in the order of the gallery.
    std::vector<int> chosen() const;

signals:
    /// Asks to open each map in a window of its own.
    void openRequested(const std::vector<hexa::Scenario>& maps);
    /// Asks to save maps into a folder that the user chooses.
    void saveRequested(const std::vector<hexa::Scenario>& maps);
    void placesRequested(const std::vector<hexa::Hex>& places);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fill();
    void showDetails();
    void showLog(const GalleryEntry* entry);
    void showPast();
    void currentChanged();
    void selectUsed();
    QSize gridSize() const;
    int captionHeight() const;
    void fitPictures();
    void paintEntry(QListWidgetItem& item, const GalleryEntry& entry);
    /// Returns the selected maps that games can check.
    std::vector<int> checkable() const;
    std::vector<const GalleryEntry*> sorted() const;
    std::vector<Scenario> chosenMaps() const;

    GenerateSession& mSession;
    QLabel* mEmpty;
    QLabel* mSortTitle;
    QComboBox* mSort;
    QListWidget* mList;
    QPushButton* mPin;
    QPushButton* mCheck;
    QPushButton* mReroll;
    QPushButton* mOpen;
    QPushButton* mSave;
    QPushButton* mUnequal;
    QLabel* mDetails;
    QPushButton* mLogShow;  ///< Shows the draw log of a map with a draw.
    QPushButton* mLogCopy;
    QListWidget* mLog;
    QComboBox* mPast;
    Thumbnails* mThumbnails;
    int mSide = 100;               ///< Side of a picture, in pixels.
    QHash<int, QImage> mPictures;  ///< By number of the entry.
    bool mFilling = false;
};

}  // namespace hexa::editor
