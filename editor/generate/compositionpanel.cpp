// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/compositionpanel.h"

#include "editor/generate/countrange.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

QString span(int low, int high) {
    return low == high ? QString::number(low) : QStringLiteral("%1–%2").arg(low).arg(high);
}

}  // namespace

CompositionPanel::CompositionPanel(const GameSystem& system, paint::TileArt& art, Locale& locale,
                                   QWidget* parent)
    : QGroupBox(parent),
      mSystem(system),
      mLocale(locale),
      mSumGrid(new QGridLayout),
      mAllFree(new QPushButton(this)) {
    auto* rows = new QGridLayout;
    rows->setColumnStretch(1, 1);
    rows->setVerticalSpacing(4);
    for (const KindId kind : system.catalog.kindIds())
        if (!system.catalog.isSeat(kind)) addRow(kind, *rows, art);
    mSumGrid->setColumnStretch(1, 1);
    mSumGrid->setVerticalSpacing(4);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(rows);
    layout->addWidget(mAllFree, 0, Qt::AlignRight);
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(line);
    layout->addLayout(mSumGrid);

    mAllFree->setObjectName("allFree");
    mAllFree->setAutoDefault(false);
    connect(mAllFree, &QPushButton::clicked, this, [this] { setWishes({}); });
    keepTranslated(*this, [this] { retranslate(); });
}

void CompositionPanel::addRow(KindId kind, QGridLayout& grid, paint::TileArt& art) {
    const int at = grid.rowCount();
    auto* picture = new PlainLabel(this);
    const double scale = devicePixelRatioF();
    QImage tile = art.raster(kind, -1, paint::TileStyle::Abstract, QSizeF(26, 22) * scale).copy();
    tile.setDevicePixelRatio(scale);
    picture->setPixmap(QPixmap::fromImage(tile));
    auto* count = new CountRange(QString::fromStdString(mSystem.catalog.kind(kind).id), this);
    grid.addWidget(picture, at, 0);
    grid.addWidget(count->label(), at, 1);
    grid.addWidget(count, at, 2);
    connect(count, &CountRange::typed, this, [this] {
        showSums();
        emit changed();
    });
    mRows.push_back({kind, count});
}

void CompositionPanel::setBase(const Scenario& base) {
    const auto wanted = wishes();
    mBase = base;
    mLimits = kindLimits(mSystem, base.players(), base);
    for (std::size_t i = 0; i < mRows.size(); ++i) {
        const KindLimit& limit = mLimits[i];
        mRows[i].count->setLimits(limit.minWish, limit.maxWish);
        fill(mRows[i], limit, wanted[indexOf(limit.kind)]);
    }
    retranslate();
}

void CompositionPanel::fill(const Row& row, const KindLimit& limit, const std::optional<CountWish>& wish) {
    row.count->setValue(wish && limit.allows(*wish) ? *wish : CountWish(limit.min, limit.max));
}

std::vector<std::optional<CountWish>> CompositionPanel::wishes() const {
    std::vector<std::optional<CountWish>> list(mSystem.catalog.kinds.size());
    for (std::size_t i = 0; i < mLimits.size(); ++i) {
        const KindLimit& limit = mLimits[i];
        const CountWish shown = mRows[i].count->value();
        if (shown != CountWish(limit.min, limit.max)) list[indexOf(limit.kind)] = shown;
    }
    return list;
}

void CompositionPanel::setWishes(const std::vector<std::optional<CountWish>>& wishes) {
    for (std::size_t i = 0; i < mLimits.size(); ++i) {
        const std::size_t kind = indexOf(mLimits[i].kind);
        fill(mRows[i], mLimits[i], kind < wishes.size() ? wishes[kind] : std::nullopt);
    }
    showSums();
    emit changed();
}

void CompositionPanel::retranslate() {
    setTitle(tr("Tiles"));
    mAllFree->setText(tr("All &Free"));
    mAllFree->setToolTip(tr("Let the generator choose all tile counts"));
    for (std::size_t i = 0; i < mRows.size() && i < mLimits.size(); ++i) {
        const Row& row = mRows[i];
        const KindLimit& limit = mLimits[i];
        const CellKind& kind = mSystem.catalog.kind(row.kind);
        row.count->setName(mLocale.text(kind.name));
        QStringList about{tr("Rules: %1 to %2").arg(limit.min).arg(limit.max)};
        if (kind.supply) about << tr("%Ln in the box", nullptr, *kind.supply);
        if (limit.locked > 0) about << tr("%Ln locked", nullptr, limit.locked);
        row.count->setHint(about.join(QStringLiteral(", ")));
    }
    showSums();
}

void CompositionPanel::showSums() {
    if (mLimits.empty()) return;
    mReasons.clear();
    const auto wanted = wishes();
    for (const Row& row : mRows) row.count->setWished(wanted[indexOf(row.kind)].has_value());
    const auto lines = sumLines(mSystem, mBase.players(), mBase, mLimits, wanted);
    while (mSums.size() < lines.size()) {
        const int at = static_cast<int>(mSums.size());
        const Sum sum{new PlainLabel(this), new PlainLabel(this), new PlainLabel(this), new PlainLabel(this)};
        sum.value->setObjectName(QStringLiteral("sum-%1").arg(at));
        sum.value->setAlignment(Qt::AlignRight);
        int column = 0;
        for (QLabel* label : {sum.sign, sum.name, sum.value, sum.range})
            mSumGrid->addWidget(label, at, column++);
        mSums.push_back(sum);
    }
    for (std::size_t i = 0; i < mSums.size(); ++i) {
        const Sum& sum = mSums[i];
        for (QLabel* label : {sum.sign, sum.name, sum.value, sum.range}) label->setVisible(i < lines.size());
        if (i >= lines.size()) continue;
        const SumLine& line = lines[i];
        const QString name = line.name.empty() ? tr("All tiles") : mLocale.text(line.name);
        sum.name->setText(name);
        sum.value->setText(span(line.low, line.high));
        sum.range->setText(
            tr("wanted: %1", "sum, then what is asked for: 7-9 wanted: 6-9").arg(span(line.min, line.max)));
        sum.sign->setPixmap(icon(line.fits() ? "problem-none" : "problem-error").pixmap(16, 16));
        QFont font = sum.name->font();
        font.setBold(!line.fits());
        for (QLabel* label : {sum.name, sum.value, sum.range}) label->setFont(font);
        if (line.fits()) continue;
        if (line.total && line.low > line.max)
            mReasons << tr("The tile counts add up to at least %1, but the layout has only %2 slots for "
                           "them. Lower a minimum.")
                            .arg(line.low)
                            .arg(line.max);
        else if (line.total)
            mReasons << tr("The tile counts add up to at most %1, but the layout has %2 slots to fill. Raise "
                           "a maximum.")
                            .arg(line.high)
                            .arg(line.min);
        else if (line.low > line.max)
            mReasons << tr("%1: %2 tiles are too many. At most %3 are allowed.")
                            .arg(name, QString::number(line.low), QString::number(line.max));
        else
            mReasons << tr("%1: %2 tiles are too few. At least %3 are needed.")
                            .arg(name, QString::number(line.high), QString::number(line.min));
    }
}

}  // namespace hexa::editor

#include "moc_compositionpanel.cpp"
