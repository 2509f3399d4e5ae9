// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QListWidget>

#include <map>
#include <memory>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa
namespace hexa::library {
class Shelf;
}  // namespace hexa::library

namespace hexa::editor {

class Locale;
class Thumbnails;

/// Styles of maps as small pictures: any style, and both ends of each axis of the game. Each
/// picture is a proven map of that style, and pointing at it enlarges it.
class StyleList : public QListWidget {
    Q_OBJECT
public:
    /// Both arguments outlive the list. The game must have a generator.
    StyleList(const GameSystem& system, const Locale& locale, QWidget* parent = nullptr);
    ~StyleList() override;

    /// Shows the styles in the window's language with maps of this configuration, or of another one
    /// if it has none. Styles without any map are left out. Without a shelf the list is empty.
    void show(const library::Shelf* shelf, const std::string& configuration);
    /// Selects a style as in library::Wish. Selects nothing for a style that isn't shown.
    void setStyle(const std::string& style);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user has chosen a style; empty: any.
    void styleChosen(const std::string& style);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(const std::string& style, const QString& name);
    void arrange();

    const GameSystem& mSystem;
    const Locale& mLocale;
    const library::Shelf* mShelf = nullptr;
    std::string mConfiguration;
    QString mLanguage;
    std::map<std::string, std::shared_ptr<const Scenario>> mMaps;  ///< By style.
    Thumbnails* mThumbnails;
    int mWantedHeight = 0;
    bool mSetting = false;
};

}  // namespace hexa::editor
