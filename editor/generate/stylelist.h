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

/// Styles of maps as small pictures: any style, and the ends of the game's axes that have proven
/// maps, those with the most maps first. Each picture is a map of that style, and pointing at it
/// enlarges it. Only the first few are shown until all are asked for.
class StyleList : public QListWidget {
    Q_OBJECT
public:
    /// Both arguments outlive the list. The game must have a generator.
    StyleList(const GameSystem& system, const Locale& locale, QWidget* parent = nullptr);
    ~StyleList() override;

    /// Shows the styles in the window's language with maps of this configuration. Empty if there is
    /// no choice between styles.
    void show(const library::Shelf* shelf, const std::string& configuration);
    /// Selects a style as in library::Wish, and shows it. Selects nothing for a style without maps.
    void setStyle(const std::string& style);
    /// Sets whether all styles are shown, or only the first ones.
    void setAll(bool all);
    bool showsAll() const { return mAll; }
    /// Returns the number of styles behind the first ones.
    int furtherStyles() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user has chosen a style; empty: any.
    void styleChosen(const std::string& style);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(const std::string& style, const QString& name);
    void hideFurther();
    void arrange();

    const GameSystem& mSystem;
    const Locale& mLocale;
    const library::Shelf* mShelf = nullptr;
    std::string mConfiguration;
    QString mLanguage;
    std::map<std::string, std::shared_ptr<const Scenario>> mMaps;  ///< By style.
    Thumbnails* mThumbnails;
    int mWantedHeight = 0;
    bool mAll = false;
    bool mSetting = false;
};

}  // namespace hexa::editor
