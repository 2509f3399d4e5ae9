// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/statisticspanel.h"

#include "core/engine/check/box.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/statistics/rangerow.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

QLabel* addLabel(QVBoxLayout* column, bool title) {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    if (title) {
        QFont font = label->font();
        font.setBold(true);
        label->setFont(font);
        label->setContentsMargins(0, 8, 0, 0);
    }
    column->addWidget(label);
    return label;
}

QVBoxLayout* addSection(QVBoxLayout* column) {
    auto* section = new QVBoxLayout;
    section->setSpacing(0);
    column->addLayout(section);
    return section;
}

}  // namespace

StatisticsPanel::StatisticsPanel(const Document& document, const Locale& locale, QWidget* parent)
    : ScrollColumn(parent),
      mDocument(document),
      mLocale(locale),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    mSummary = addLabel(column, false);
    mRangesTitle = addLabel(column, true);
    mNoRanges = addLabel(column, false);
    mRangesSection = addSection(column);
    mBoxTitle = addLabel(column, true);
    mBoxSection = addSection(column);
    mThingsTitle = addLabel(column, true);
    mThingsSection = addSection(column);
    mOthers = addLabel(column, false);
    column->addStretch(1);
    setWidget(content);
    connect(&document, &Document::changed, this,
            [this] { mUpdate->request(updateDelay(mDocument.scenario().board.cellCount())); });
    keepRefreshed(*this, [this] { refresh(); });
}

void StatisticsPanel::refresh() {
    if (widget() == nullptr) return;
    setAccessibleName(tr("Statistics"));
    const KindCounts& counts = mDocument.counts();
    showSummary(counts);
    showRanges(counts);
    showBox(counts);
    showThings();
}

void StatisticsPanel::showSummary(const KindCounts& counts) {
    const Scenario& scenario = mDocument.scenario();
    QStringList lines{
        tr("Rules: %1").arg(Names::profile(scenario.profile)), tr("%n seat(s)", nullptr, scenario.players()),
        tr("%Ln tile(s)", nullptr, counts.tiles()),
        counts.of(KindId::Empty) == 0 ? tr("No empty slots left")
                                      : tr("%Ln empty slot(s) left", nullptr, counts.of(KindId::Empty))};
    if (const int blank = counts.of(KindId::Blank); blank > 0)
        lines << tr("%Ln blank space(s)", nullptr, blank);
    mSummary->setText(lines.join('\n'));
}

void StatisticsPanel::showRanges(const KindCounts& counts) {
    const Scenario& scenario = mDocument.scenario();
    const GameSystem& system = mDocument.system();
    const auto ranges = system.ranges ? system.ranges(scenario.players()) : std::vector<CountRange>{};
    fit(mRanges, mRangesSection, ranges.size());
    mRangesTitle->setText(tr("Recommended for %n player(s)", nullptr, scenario.players()));
    mRangesTitle->setVisible(!ranges.empty());
    mNoRanges->setVisible(ranges.empty());
    mNoRanges->setText(
        scenario.players() == 0
            ? tr("No seats yet. Place each player’s home or choose a layout to see the recommended tile "
                 "counts here.")
            : tr("This game has no recommended tile counts for %n player(s).", nullptr, scenario.players()));
    const QString wrong = scenario.profile == RuleProfile::Rulebook ? "problem-error" : "problem-hint";
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const CountRange& range = ranges[i];
        int count = 0;
        for (const KindId kind : range.kinds) count += counts.of(kind);
        const QString state = count < range.min   ? tr("%Ln too few", nullptr, range.min - count)
                              : count > range.max ? tr("%Ln too many", nullptr, count - range.max)
                                                  : QString();
        mKinds[mRanges[i]] = range.kinds;
        mRanges[i]->setContent({mLocale.text(range.name), count, range.min, range.max, false, state, wrong,
                                range.rule.empty() ? QString() : tr("Rule %1").arg(toQString(range.rule))});
    }
}

void StatisticsPanel::showBox(const KindCounts& counts) {
    const Catalog& catalog = mDocument.catalog();
    std::vector<KindId> kinds = catalog.kindIds();
    std::erase_if(kinds, [&](KindId kind) { return !catalog.kind(kind).supply; });
    fit(mBox, mBoxSection, kinds.size());
    mBoxTitle->setText(tr("In the box"));
    mBoxTitle->setVisible(!kinds.empty());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const int count = counts.of(kinds[i]);
        const int supply = *catalog.kind(kinds[i]).supply;
        const QString state =
            count > supply ? tr("%Ln more than in the box", nullptr, count - supply) : QString();
        mKinds[mBox[i]] = {kinds[i]};
        mBox[i]->setContent({Names::kind(catalog, kinds[i], mLocale), count, 0, supply, true, state,
                             "problem-warning",
                             tr("%Ln left in the box", nullptr, std::max(0, supply - count))});
    }
}

/// Shows kinds with a limited supply with a bar, as for tiles. Other kinds are only counted.
void StatisticsPanel::showThings() {
    const Scenario& scenario = mDocument.scenario();
    std::vector<BoxCount> counts = countBox(mDocument.system(), scenario);
    QStringList others;
    for (const BoxCount& count : counts)
        if (!count.has && count.used > 0)
            others << tr("%1: %2").arg(
                Names::object(scenario, mDocument.catalog(), count.table, count.kind, mLocale),
                QString::number(count.used));
    if (const auto zones = static_cast<int>(scenario.board.zones.size()); zones > 0)
        others << tr("%1: %2").arg(Names::table(ObjectTable::Zones), QString::number(zones));
    if (const auto labels = static_cast<int>(scenario.board.labels.size()); labels > 0)
        others << tr("%1: %2").arg(Names::table(ObjectTable::Labels), QString::number(labels));
    std::erase_if(counts, [](const BoxCount& count) { return !count.has; });
    fit(mThings, mThingsSection, counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int used = counts[i].used, has = *counts[i].has;
        const QString state = used > has ? tr("%Ln more than in the box", nullptr, used - has) : QString();
        mThings[i]->setContent(
            {Names::object(scenario, mDocument.catalog(), counts[i].table, counts[i].kind, mLocale), used, 0,
             has, true, state, "problem-warning",
             tr("%Ln left in the box", nullptr, std::max(0, has - used))});
    }
    mThingsTitle->setText(tr("Other objects"));
    mThingsTitle->setVisible(!counts.empty() || !others.empty());
    mOthers->setText(others.join('\n'));
    mOthers->setVisible(!others.empty());
}

void StatisticsPanel::fit(std::vector<RangeRow*>& rows, QVBoxLayout* section, std::size_t count) {
    while (rows.size() > count) {
        mKinds.erase(rows.back());
        delete rows.back();
        rows.pop_back();
    }
    while (rows.size() < count) {
        rows.push_back(new RangeRow);
        section->addWidget(rows.back());
        offerMenu(*rows.back(), [this, row = rows.back()](QMenu& menu, QPoint) { fillMenu(menu, row); });
    }
    // Tab needs one to begin with.
    const auto all = widget()->findChildren<RangeRow*>();
    if (!all.isEmpty() &&
        std::ranges::none_of(all, [](const RangeRow* row) { return row->focusPolicy() == Qt::StrongFocus; }))
        all.front()->setFocusPolicy(Qt::StrongFocus);
}

void StatisticsPanel::fillMenu(QMenu& menu, const RangeRow* row) {
    const auto found = mKinds.find(row);
    if (found == mKinds.end()) return;
    const std::vector<KindId> kinds = found->second;
    QAction* select =
        menu.addAction(tr("&Select on the Map"), this, [this, kinds] { emit selectRequested(kinds); });
    select->setEnabled(
        std::ranges::any_of(kinds, [this](KindId kind) { return mDocument.counts().of(kind) > 0; }));
    for (const KindId kind : kinds)
        menu.addAction(icon("brush"),
                       tr("&Paint with %1").arg(caption(Names::kind(mDocument.catalog(), kind, mLocale))),
                       this, [this, kind] { emit takeRequested(kind); });
}

}  // namespace hexa::editor

#include "moc_statisticspanel.cpp"
