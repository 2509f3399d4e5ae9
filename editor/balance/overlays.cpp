// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/overlays.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/document/document.h"
#include "editor/preview/heatlegend.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace hexa::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BalanceOverlay)
};

/// Returns the layer of that id, or null.
const BalanceOverlays::Layer* layerOf(const BalanceSession& session, const std::string& id) {
    if (!session.facts().overlays) return nullptr;
    for (const BalanceOverlays::Layer& layer : session.facts().overlays->layers)
        if (layer.id == id) return &layer;
    return nullptr;
}

void addMarks(BalanceOverlay& overlay, const std::vector<Hex>& cells,
              const std::vector<std::uint8_t>& marked) {
    for (std::size_t i = 0; i < cells.size() && i < marked.size(); ++i)
        if (marked[i] != 0) overlay.heat.cells.push_back({cells[i], 0.8, QStringLiteral("×"), true});
}

/// Adds the values of a layer from the least to the most, from 0 if none is less; better ones are
/// brighter.
void addLayer(BalanceOverlay& overlay, const BalanceOverlays& figures, const BalanceOverlays::Layer& layer,
              const BalanceOverlays::Layer::Figures& own, const Locale& locale) {
    if (own.values.empty()) return addMarks(overlay, figures.cells, own.marked);
    double least = 0, most = layer.unit == FigureUnit::Steps ? 1 : 1e-9;
    for (const auto& value : own.values) {
        least = std::min(least, value.value_or(least));
        most = std::max(most, value.value_or(most));
    }
    const bool less = layer.sense == FigureSense::LessIsBetter;
    for (std::size_t i = 0; i < figures.cells.size() && i < own.values.size(); ++i) {
        if (!own.values[i]) continue;
        const double part = (*own.values[i] - least) / (most - least);
        overlay.heat.cells.push_back({figures.cells[i], less ? 1 - part : part,
                                      BalanceTexts::figure(*own.values[i], layer.unit, locale),
                                      i < own.marked.size() && own.marked[i] != 0});
    }
    const auto end = [&](const Message& words, double value) {
        const QString figure = BalanceTexts::figure(value, layer.unit, locale);
        if (words.code.empty()) return figure;
        Message full = words;
        full.arguments.push_back({"value", figure.toStdString()});
        return locale.text(full);
    };
    overlay.low = end(layer.low, less ? most : least);
    overlay.high = end(layer.high, less ? least : most);
}

/// Adds a quantity for each cell, from its lowest to its highest value. Cells without text have
/// none and stay uncoloured.
template <class Text>
void addScale(BalanceOverlay& overlay, const std::vector<Hex>& cells, const std::vector<double>& values,
              double low, Text text) {
    if (cells.empty() || values.size() != cells.size()) return;
    const double high = std::max(low + 1e-9, *std::max_element(values.begin(), values.end()));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const QString words = text(values[i]); !words.isEmpty())
            overlay.heat.cells.push_back({cells[i], (values[i] - low) / (high - low), words, false});
    overlay.low = text(low);
    overlay.high = text(high);
}

}  // namespace

BalanceOverlay overlayOf(const BalanceSession& session, const std::string& kind, std::size_t seat) {
    BalanceOverlay overlay;
    const Locale& locale = session.locale();
    if (kind.empty()) return overlay;
    if (kind == fightsOverlay) {
        const CheckResult* result = session.result();
        if (result == nullptr || result->games == 0 || result->places.empty()) {
            overlay.note = Words::tr("Start a check to see where battles are fought.");
            return overlay;
        }
        std::vector<double> perGame;
        for (const std::int64_t fights : result->fights)
            perGame.push_back(static_cast<double>(fights) / static_cast<double>(result->games));
        addScale(overlay, result->places, perGame, 0, [&](double value) {
            return value < 0.005 ? QString() : locale.text(balance::decimalText(value, 2));
        });
        overlay.low = Words::tr("no battles");
        overlay.high = Words::tr("%1 battles per game").arg(overlay.high);
        if (session.resultIsStale())
            overlay.note = Words::tr("This result is for the map before its last change.");
        return overlay;
    }
    const BalanceOverlays::Layer* layer = layerOf(session, kind);
    const std::size_t at = layer != nullptr && layer->bySeat ? seat : 0;
    if (layer == nullptr || at >= layer->figures.size()) {
        overlay.note = session.facts().error
                           ? locale.text(*session.facts().error)
                           : Words::tr("This overlay has no values for this map. Choose another one.");
        return overlay;
    }
    addLayer(overlay, *session.facts().overlays, *layer, layer->figures[at], locale);
    if (!layer->note.code.empty()) overlay.note = locale.text(layer->note);
    return overlay;
}

OverlayBar::OverlayBar(BalanceSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mTitle(new PlainLabel),
      mKinds(new QComboBox),
      mSeats(new QComboBox),
      mLegend(new HeatLegend),
      mNote(new PlainLabel) {
    setObjectName("overlayBar");
    mKinds->setObjectName("overlayKind");
    mSeats->setObjectName("overlaySeat");
    mTitle->setBuddy(mKinds);
    mKinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    mSeats->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    mNote->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    for (QWidget* widget : {static_cast<QWidget*>(mTitle), static_cast<QWidget*>(mKinds),
                            static_cast<QWidget*>(mSeats), static_cast<QWidget*>(mLegend)})
        row->addWidget(widget);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(mNote);
    keepTranslated(*this, [this] { retranslate(); });
    connect(mKinds, &QComboBox::currentIndexChanged, this, &OverlayBar::refresh);
    connect(mSeats, &QComboBox::currentIndexChanged, this, &OverlayBar::refresh);
    connect(&session, &BalanceSession::factsChanged, this, &OverlayBar::refresh);
    connect(&session, &BalanceSession::resultChanged, this, [this] {
        if (kind() == fightsOverlay) refresh();
    });
}

std::string OverlayBar::kind() const { return mKinds->currentData().toString().toStdString(); }

void OverlayBar::setKind(const std::string& kind) {
    mKinds->setCurrentIndex(std::max(0, mKinds->findData(toQString(kind))));
}

void OverlayBar::chooseNext() { mKinds->setCurrentIndex((mKinds->currentIndex() + 1) % mKinds->count()); }

void OverlayBar::retranslate() {
    mTitle->setText(tr("&Overlay:"));
    offerLayers();
    mKinds->setAccessibleName(tr("Map overlay"));
    mKinds->setToolTip(tr("Choose what to show on the map"));
    mSeats->setAccessibleName(tr("Overlay seat"));
    mSeats->setToolTip(tr("Choose the seat for the overlay"));
    {
        const QSignalBlocker quiet(mSeats);
        for (int seat = 0; seat < mSeats->count(); ++seat)
            mSeats->setItemText(seat, BalanceTexts::seat(seat));
    }
    refresh();
}

/// Offers "none", the layers of the game, and the places of fights. The choice stays; if it
/// disappears, it is "none".
void OverlayBar::offerLayers() {
    const Locale& locale = mSession.locale();
    std::vector<std::pair<QString, std::string>> offered{{tr("None"), {}}};
    if (mSession.facts().overlays)
        for (const BalanceOverlays::Layer& layer : mSession.facts().overlays->layers)
            offered.emplace_back(locale.text(layer.name), layer.id);
    if (mSession.canPlay()) offered.emplace_back(tr("Battles"), fightsOverlay);
    bool same = mKinds->count() == static_cast<int>(offered.size());
    for (int i = 0; same && i < mKinds->count(); ++i)
        same = mKinds->itemText(i) == offered[static_cast<std::size_t>(i)].first &&
               mKinds->itemData(i).toString() == toQString(offered[static_cast<std::size_t>(i)].second);
    if (same) return;
    const QSignalBlocker quiet(mKinds);
    const QString chosen = mKinds->currentData().toString();
    mKinds->clear();
    for (const auto& [name, id] : offered) mKinds->addItem(name, toQString(id));
    mKinds->setCurrentIndex(std::max(0, mKinds->findData(chosen)));
}

void OverlayBar::refresh() {
    // While a map is measured its layers are not known yet: those of before stay.
    if (mSession.facts().overlays) offerLayers();
    const int seats = mSession.document().scenario().players();
    if (mSeats->count() != seats) {
        const QSignalBlocker quiet(mSeats);
        while (mSeats->count() > seats) mSeats->removeItem(mSeats->count() - 1);
        while (mSeats->count() < seats) mSeats->addItem(BalanceTexts::seat(mSeats->count()));
        if (mSeats->currentIndex() < 0 && seats > 0) mSeats->setCurrentIndex(0);
    }
    const BalanceOverlays::Layer* layer = layerOf(mSession, kind());
    mSeats->setVisible(layer != nullptr && layer->bySeat && seats > 0);
    const BalanceOverlay overlay =
        overlayOf(mSession, kind(), static_cast<std::size_t>(std::max(0, mSeats->currentIndex())));
    mLegend->setScale(overlay.low, overlay.high);
    mNote->setText(overlay.note);
    mNote->setVisible(!overlay.note.isEmpty());
    mHeat = overlay.heat.cells.empty() ? nullptr : std::make_shared<const paint::HeatLayer>(overlay.heat);
    emit heatChanged();
}

}  // namespace hexa::editor

#include "moc_overlays.cpp"
