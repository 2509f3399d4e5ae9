// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QList>
#include <QObject>

#include <memory>
#include <set>
#include <string>

class QLabel;
class QWidget;

namespace hexa::editor {

class CardSection;
class Locale;
class Thumbnails;

/// Cards of one game, below its name: new maps, recent files, sample maps and campaigns.
class GameCards : public QObject {
    Q_OBJECT
public:
    /// `system` is one of `systems`, which the pictures read on another thread. `content` owns the
    /// widgets. Pictures must end before the cards.
    GameCards(const GameSystem& system, std::shared_ptr<const Systems> systems, const Locale& locale,
              Thumbnails& thumbnails, QWidget* content, QObject* parent);

    const GameSystem& system() const { return mSystem; }
    CardSection& fresh() const { return *mFresh; }
    CardSection& recent() const { return *mRecent; }
    /// Returns the widgets, to be shown below each other.
    QList<QWidget*> parts() const;
    /// Returns the sections in reading order.
    QList<CardSection*> sections() const { return {mRecent, mFresh, mSamples}; }

signals:
    void newRequested(const QString& systemId, const QString& layoutId);
    void shapeRequested(const QString& systemId);
    void changeGameRequested(const QString& systemId);
    void sampleRequested(const QString& systemId, const QString& sampleId);
    void campaignRequested(const QString& systemId, const QString& campaignId);

private:
    std::set<std::string> layoutsOfSamples() const;
    void addLayouts();
    void addShape();
    void addSamples();
    void addCampaigns();
    void addChange();
    void retranslate();

    const GameSystem& mSystem;
    const QString mId;
    const std::shared_ptr<const Systems> mSystems;
    const Locale& mLocale;
    Thumbnails& mThumbnails;
    QLabel* mName;
    CardSection* mRecent;
    CardSection* mFresh;
    CardSection* mSamples;
};

}  // namespace hexa::editor
