// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/stylelist.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/library/shelf.h"
#include "core/library/style.h"
#include "editor/preview/hoverpreview.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QPainter>
#include <QPixmapCache>
#include <QScopedValueRollback>

#include <algorithm>
#include <vector>

namespace hexa::editor {
namespace {

constexpr int styleRole = Qt::UserRole;
constexpr int styleSide = 48;      // of a picture, in pixels
constexpr int narrowestName = 68;  // room for the widest word of a name
constexpr int nameLines = 2;
constexpr int firstStyles = 3;  // with any style

/// Returns the number of proven maps of a style.
std::ptrdiff_t mapsOf(const library::Shelf& shelf, const std::string& configuration,
                      const std::string& style) {
    return std::ranges::count_if(shelf.library().maps, [&](const library::ProvenMap& map) {
        return map.configuration == configuration && library::hasStyle(map, style);
    });
}

/// Returns a proven map of a style; empty: of any style.
std::optional<library::Taken> sampleOf(const library::Shelf& shelf, const std::string& configuration,
                                       const std::string& style) {
    library::Wish wish;
    wish.style = style;
    wish.seed = 1;  // always the same picture
    wish.configuration = configuration;
    auto taken = shelf.take(wish, 1);
    if (taken.empty()) return std::nullopt;
    return std::move(taken.front());
}

/// Returns the picture in the middle of a square. A selected one keeps its colours.
QIcon squareIcon(const QPixmap& picture, qreal scale) {
    QPixmap square(QSize(styleSide, styleSide) * scale);
    square.setDevicePixelRatio(scale);
    square.fill(Qt::transparent);
    if (!picture.isNull()) {
        const QSizeF size = QSizeF(picture.size()).scaled(styleSide, styleSide, Qt::KeepAspectRatio);
        QPainter painter(&square);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QPointF corner(styleSide - size.width(), styleSide - size.height());
        painter.drawPixmap(QRectF(corner / 2, size), picture, QRectF(picture.rect()));
    }
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) icon.addPixmap(square, mode);
    return icon;
}

}  // namespace

StyleList::StyleList(const GameSystem& system, const Locale& locale, QWidget* parent)
    : QListWidget(parent), mSystem(system), mLocale(locale) {
    mThumbnails = new Thumbnails([&system](const Scenario&) { return &system; },
                                 qRound(styleSide * devicePixelRatioF()), this);
    mThumbnails->start();
    setObjectName("styles");
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setIconSize({styleSide, styleSide});
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    new HoverPreview(*this, system, [this](const QModelIndex& index) {
        const auto found = mMaps.find(index.data(styleRole).toString().toStdString());
        return found != mMaps.end() ? found->second : nullptr;
    });
    connect(this, &QListWidget::itemSelectionChanged, this, [this] {
        const auto chosen = selectedItems();
        if (!mSetting && chosen.size() == 1)
            emit styleChosen(chosen.front()->data(styleRole).toString().toStdString());
    });
}

StyleList::~StyleList() = default;

void StyleList::show(const library::Shelf* shelf, const std::string& configuration) {
    const QScopedValueRollback<bool> setting(mSetting, true);
    const bool sameMaps = shelf == mShelf && configuration == mConfiguration;
    if (sameMaps && mLanguage == mLocale.language()) return;
    if (!sameMaps) mMaps.clear();
    mShelf = shelf;
    mConfiguration = configuration;
    mLanguage = mLocale.language();
    clear();
    if (shelf != nullptr) {
        struct Known {
            std::ptrdiff_t maps;
            std::string id;
            Message trait;
        };
        std::vector<Known> styles;
        for (const TasteAxis& axis : mSystem.generate->axes)
            for (const library::Style& style :
                 {library::Style{axis.id, true}, library::Style{axis.id, false}})
                if (const auto maps = mapsOf(*shelf, configuration, style.id()); maps > 0)
                    styles.push_back({maps, style.id(), style.trait(axis)});
        std::ranges::stable_sort(styles, std::ranges::greater(), &Known::maps);
        if (!styles.empty()) add({}, tr("any style"));
        for (const Known& style : styles) add(style.id, mLocale.text(style.trait));
    }
    hideFurther();
}

int StyleList::furtherStyles() const { return std::max(0, count() - firstStyles); }

void StyleList::setAll(bool all) {
    mAll = all;
    hideFurther();
}

void StyleList::hideFurther() {
    for (int row = 0; row < count(); ++row) setRowHidden(row, !mAll && row >= firstStyles);
    arrange();
}

void StyleList::add(const std::string& style, const QString& name) {
    auto& map = mMaps[style];
    if (map == nullptr)
        if (const auto sample = sampleOf(*mShelf, mConfiguration, style))
            map = std::make_shared<const Scenario>(sample->scenario);
    if (map == nullptr) return;
    auto* entry = new QListWidgetItem(name, this);
    entry->setData(styleRole, toQString(style));
    entry->setToolTip(name);
    entry->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    const QString key = QStringList{"style", toQString(mSystem.id()), toQString(mConfiguration),
                                    toQString(style), QString::number(devicePixelRatioF())}
                            .join(u'/');
    QPixmap known;
    const bool drawn = QPixmapCache::find(key, &known);
    entry->setIcon(squareIcon(known, devicePixelRatioF()));
    if (drawn) return;
    mThumbnails->add(
        this, [map] { return std::optional(*map); },
        [this, key, style](const Thumbnail& made) {
            const QPixmap picture = QPixmap::fromImage(made.picture);
            QPixmapCache::insert(key, picture);
            for (int row = 0; row < count(); ++row)
                if (item(row)->data(styleRole).toString() == toQString(style))
                    item(row)->setIcon(squareIcon(picture, devicePixelRatioF()));
        });
}

void StyleList::setStyle(const std::string& style) {
    const QScopedValueRollback<bool> setting(mSetting, true);
    clearSelection();
    setCurrentRow(-1);
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(styleRole).toString() == toQString(style)) {
            if (row >= firstStyles) setAll(true);
            setCurrentRow(row);
        }
}

/// Fills the width with columns, and takes the height of all rows.
void StyleList::arrange() {
    const int room = width() - 2 * frameWidth() - 2;
    const int columns = std::max(2, room / narrowestName);
    const QSize grid(room / columns, styleSide + nameLines * fontMetrics().lineSpacing() + 8);
    if (grid != gridSize()) setGridSize(grid);
    for (int row = 0; row < count(); ++row) item(row)->setSizeHint(grid);
    const int shown = mAll ? count() : std::min(count(), firstStyles);
    const int rows = (shown + columns - 1) / columns;
    const int wanted = rows * grid.height() + 2 * frameWidth() + 2;
    if (wanted == mWantedHeight) return;
    mWantedHeight = wanted;
    updateGeometry();
}

void StyleList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    arrange();
}

QSize StyleList::sizeHint() const { return {3 * narrowestName, mWantedHeight}; }

QSize StyleList::minimumSizeHint() const { return {2 * narrowestName, mWantedHeight}; }

}  // namespace hexa::editor

#include "moc_stylelist.cpp"
