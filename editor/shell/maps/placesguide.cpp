// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/placesguide.h"

#include "core/balance/report.h"
#include "core/generate/weights.h"
#include "editor/preview/heatlegend.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/plainlabel.h"

#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace hexa::editor {
namespace {

constexpr int legendDistance = 6;  // of the legend from the corner of the map, in pixels

}  // namespace

PlacesGuide::PlacesGuide(Workspace& workspace)
    : QObject(&workspace.canvas()),
      mWorkspace(workspace),
      mPlaces(workspace.document()),
      mLegend(new QFrame(&workspace.canvas())),
      mTitle(new PlainLabel),
      mScale(new HeatLegend),
      mRemark(new PlainLabel) {
    mLegend->setObjectName("placesLegend");
    mLegend->setAttribute(Qt::WA_TransparentForMouseEvents);
    mLegend->setAutoFillBackground(true);
    mLegend->setFrameShape(QFrame::StyledPanel);
    mTitle->setObjectName("placesTitle");
    mRemark->setObjectName("placesRemark");
    auto* column = new QVBoxLayout(mLegend);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    for (QWidget* row :
         {static_cast<QWidget*>(mTitle), static_cast<QWidget*>(mScale), static_cast<QWidget*>(mRemark)})
        column->addWidget(row);
    mLegend->hide();

    DesignCanvas& canvas = workspace.canvas();
    canvas.setNote([this](Hex at) { return noteAt(at); });
    canvas.addSpoken([this](Hex at) { return noteAt(at); });
    connect(&canvas, &MapCanvas::acted, this, &PlacesGuide::follow);
    const auto anew = [this] {
        mStale = true;
        follow();
    };
    connect(&workspace.document(), &Document::changed, this, anew);
    connect(&workspace.state(), &EditorState::symmetryChanged, this, anew);
    connect(&workspace.state(), &EditorState::layersChanged, this, anew);
    connect(&workspace.state(), &EditorState::brushChanged, this, &PlacesGuide::follow);
    connect(&workspace.balance(), &BalanceSession::factsChanged, this, &PlacesGuide::follow);
    connect(&workspace.balance(), &BalanceSession::playedChanged, this, anew);
    connect(&mPlaces, &BestPlaces::changed, this, &PlacesGuide::show);
}

void PlacesGuide::setWanted(Wanted wanted) {
    mWanted = wanted;
    follow();
}

void PlacesGuide::follow() {
    // Once games have shown a gap that the tables don't predict, their best places are guesses.
    const bool silent = mWanted != Wanted::Shown || mWorkspace.balance().facts().missed();
    auto hand = !silent && mPlaces.available() ? mWorkspace.canvas().hand() : std::nullopt;
    if (!hand) {
        mHand.reset();
        mPlaces.forget();
        return;
    }
    // During a stroke, each hex would be a map of its own.
    if ((hand == mHand && !mStale) || mWorkspace.document().inGesture()) return show();
    mHand = std::move(hand);
    mStale = false;
    std::vector<Hex> hexes;
    std::vector<Edit> edits;
    for (Choice& choice : choicesOf(mWorkspace.context(), *mHand)) {
        hexes.push_back(choice.at);
        edits.push_back(std::move(choice.edit));
    }
    mPlaces.ask(std::move(hexes), std::move(edits), mWorkspace.balance().playedShares());
    show();
}

bool PlacesGuide::byWeights() const { return generate::judgesByWeights(mWorkspace.document().system()); }

QString PlacesGuide::points(double value) const {
    return mWorkspace.locale().text(balance::decimalText(value, 1));
}

QString PlacesGuide::noteAt(Hex at) const {
    const PlaceGaps* known = mPlaces.gaps();
    if (known == nullptr || mStale || mPlaces.pending()) return {};
    const auto found = known->gaps.find(at);
    if (found == known->gaps.end()) return {};
    const double change = found->second - known->now;
    const QString words = byWeights()
                              ? tr("lead according to the author’s weights: %1% (%2)", "change in brackets")
                          : known->byChance ? tr("gap of about %1 points (%2)", "change in brackets")
                                            : tr("gap of %1 points (%2)", "change in brackets");
    return words.arg(points(found->second), (change > 0 ? QStringLiteral("+") : QString()) + points(change));
}

void PlacesGuide::show() {
    DesignCanvas& canvas = mWorkspace.canvas();
    const PlaceGaps* known = mPlaces.gaps();
    mLegend->setVisible(known != nullptr && mHand);
    if (known == nullptr || !mHand) {
        if (canvas.guide() != nullptr) canvas.setGuide(nullptr);
        return;
    }
    auto heat = std::make_shared<const paint::HeatLayer>(heatOf(*known, canvas.board()));
    if (canvas.guide() == nullptr || !(*canvas.guide() == *heat)) canvas.setGuide(std::move(heat));
    const bool moved = mHand && !isTile(mHand->kind);
    const QString tile = moved ? QString() : mWorkspace.placement().kindName(mHand->kind);
    mTitle->setText(
        byWeights() ? (moved ? tr("Lead of the best seat if the tile is placed there (author’s weights)")
                             : tr("Lead of the best seat if %1 is placed there (author’s weights)").arg(tile))
        : moved     ? tr("Expected gap if the tile is placed there")
                    : tr("Expected gap if %1 is placed there").arg(tile));
    const QString unit = byWeights() ? tr("%1%") : tr("%1 points");
    const QString now = (byWeights() ? tr("Now: %1%.") : tr("Now: %1 points.")).arg(points(known->now));
    if (known->alike()) {
        mScale->setScale({}, {});
        mRemark->setText(now + u' ' + tr("All places are about equally good."));
    } else {
        mScale->setScale(unit.arg(points(known->most())), unit.arg(points(known->least())));
        mRemark->setText(now + u' ' + tr("Thick outlines mark the best places."));
    }
    if (known->byChance)
        mRemark->setText(mRemark->text() + u'\n' + tr("Empty slots are assumed to be filled at random."));
    mLegend->adjustSize();
    mLegend->setGeometry(quietCorner());
}

/// Returns the corner where the legend covers least of the map, and never the place of the tile.
QRect PlacesGuide::quietCorner() const {
    const DesignCanvas& canvas = mWorkspace.canvas();
    const QSize size = mLegend->size();
    const int right = canvas.width() - size.width() - legendDistance,
              low = canvas.height() - size.height() - legendDistance;
    const int reach = static_cast<int>(canvas.pixelsPerUnit() * 0.8);  // nearly to the corners of a hex
    const auto others = canvas.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    QRect best(QPoint(legendDistance, low), size);
    qsizetype fewest = std::numeric_limits<qsizetype>::max();
    for (const QPoint corner : {QPoint(legendDistance, low), QPoint(right, low),
                                QPoint(legendDistance, legendDistance), QPoint(right, legendDistance)}) {
        const QRect place(corner, size);
        if (place.adjusted(-60, -60, 60, 60).contains(canvas.pointer().toPoint())) continue;
        // The legend must not cover other messages.
        if (std::ranges::any_of(others, [&](const QWidget* other) {
                return other != mLegend && other->isVisible() && other->geometry().intersects(place);
            }))
            continue;
        const QRect around = place.adjusted(-reach, -reach, reach, reach);
        const auto covered = std::ranges::count_if(canvas.board().cells(), [&](const Cell& cell) {
            return around.contains(canvas.centreOfHex(cell.at).toPoint());
        });
        if (covered >= fewest) continue;
        fewest = covered;
        best = place;
    }
    return best;
}

}  // namespace hexa::editor

#include "moc_placesguide.cpp"
