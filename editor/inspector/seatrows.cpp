// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/seatrows.h"

#include "core/edit/seats.h"
#include "editor/document/document.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/form.h"
#include "editor/inspector/languagetabs.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"
#include "editor/ui/words.h"

#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace hexa::editor {
namespace {

QPixmap swatch(const QColor& colour, const QColor& rim, double ratio) {
    constexpr double side = 16;
    QPixmap pixmap((QSizeF(side, side) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(rim, 1));
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(1.5, 1.5, side - 3, side - 3));
    return pixmap;
}

}  // namespace

SeatRows::SeatRows(Document& document, const paint::TileArt& art, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mArt(art), mLocale(locale), mColumn(new QVBoxLayout(this)) {
    mColumn->setContentsMargins(0, 0, 0, 0);
    mColumn->setSpacing(8);
    mNone = addText(mColumn);
    mAdd = new QPushButton(icon("add"), {});
    mAdd->setVisible(document.catalog().homes == Catalog::Homes::Optional);
    mColumn->addWidget(mAdd);
    connect(mAdd, &QPushButton::clicked, this, [this] {
        mDocument.apply(addSeat(mDocument.scenario(), mDocument.catalog()), [] { return tr("Add seat"); });
    });
}

void SeatRows::show(const QString& language, bool force) {
    mLanguage = language;
    const auto& seats = mDocument.scenario().seats;
    mNone->setVisible(seats.empty());
    mAdd->setEnabled(mDocument.scenario().players() < mDocument.catalog().maxSeats);
    while (mRows.size() > seats.size()) {
        delete mRows.back().box;
        mRows.pop_back();
    }
    while (mRows.size() < seats.size()) mRows.push_back(makeRow(mRows.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Row& row = mRows[i];
        row.number->setText(tr("Player %1").arg(i + 1));
        if (row.faction != nullptr) {
            fillFactions(i);
            row.faction->setAccessibleName(wordOf(mLocale, mDocument.catalog(), "word.faction.of-player",
                                                  {{"player", static_cast<std::int64_t>(i + 1)}}));
        }
        if (row.team != nullptr) {
            row.team->clear();
            row.team->addItem(tr("No team"), -1);
            for (int team = 0; team < mDocument.catalog().maxSeats; ++team)
                row.team->addItem(tr("Team %1").arg(team + 1), team);
            row.team->setCurrentIndex(std::max(0, row.team->findData(seats[i].team)));
            row.team->setAccessibleName(tr("Team of seat %1").arg(i + 1));
        }
        if (row.home != nullptr) showHome(i);
        row.name->setStored(exactText(seats[i].name, mLanguage), force);
        const QString other = mLocale.text(seats[i].name);
        row.name->setPlaceholderText(other.isEmpty() ? tr("Name (optional)") : other);
        row.name->setAccessibleName(tr("Name of seat %1").arg(i + 1));
    }
}

SeatRows::Row SeatRows::makeRow(std::size_t seat) {
    Row row{new QWidget, nullptr, nullptr, new CommitLine, nullptr, nullptr, nullptr};
    const Catalog& catalog = mDocument.catalog();
    auto* column = new QVBoxLayout(row.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    row.number = addText(column);
    if (!mDocument.catalog().factions.empty()) {
        row.faction = new QComboBox;
        row.faction->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.faction->setMinimumContentsLength(8);
        ignoreWheelUnlessFocused(row.faction);
        column->addWidget(row.faction);
        connect(row.faction, &QComboBox::activated, this, [this, seat] { applyFaction(seat); });
    }
    column->addWidget(row.name);
    connect(row.name, &CommitLine::committed, this, [this, seat] { applyName(seat); });
    connect(row.name, &QLineEdit::textChanged, this, &SeatRows::typedChanged);
    if (catalog.teams) {
        row.team = new QComboBox;
        ignoreWheelUnlessFocused(row.team);
        column->addWidget(row.team);
        connect(row.team, &QComboBox::activated, this, [this, seat] { applyTeam(seat); });
    }
    if (catalog.homes != Catalog::Homes::Own) {
        row.home = addText(column);
        row.remove = new QPushButton(icon("remove"), {});
        column->addWidget(row.remove);
        connect(row.remove, &QPushButton::clicked, this, [this, seat] {
            mDocument.apply(removeSeat(mDocument.scenario(), mDocument.catalog(), seat),
                            [seat] { return tr("Remove seat %1").arg(seat + 1); });
        });
    }
    mColumn->insertWidget(mColumn->count() - 1, row.box);
    return row;
}

void SeatRows::fillFactions(std::size_t seat) {
    QComboBox& box = *mRows[seat].faction;
    const QSignalBlocker quiet(box);
    const Catalog& catalog = mDocument.catalog();
    const QColor rim = palette().color(QPalette::Text);
    box.clear();
    const auto add = [&](std::size_t faction, const QString& text, const std::string& id) {
        box.addItem(swatch(mArt.factionColour(static_cast<int>(faction)), rim, devicePixelRatioF()), text,
                    QString::fromStdString(id));
    };
    const QString automatic = factionName(catalog, mLocale, seat, {});
    if (seat < catalog.factions.size())
        add(seat, automatic, {});
    else
        box.addItem(automatic, QString());
    for (std::size_t i = 0; i < catalog.factions.size(); ++i)
        add(i, mLocale.text(catalog.factions[i].name), catalog.factions[i].id);
    const QString current = QString::fromStdString(mDocument.scenario().seats[seat].faction);
    if (box.findData(current) < 0) box.addItem(current, current);  // a faction that this game does not know
    box.setCurrentIndex(box.findData(current));
    box.setToolTip(box.currentText());
}

QString SeatRows::factionName(const Catalog& catalog, const Locale& locale, std::size_t seat,
                              const std::string& id) {
    if (id.empty() && seat < catalog.factions.size())
        return tr("%1 (auto)", "by the seat's number").arg(locale.text(catalog.factions[seat].name));
    if (id.empty()) return tr("Not chosen yet");
    const auto faction = std::ranges::find(catalog.factions, id, &Faction::id);
    return faction == catalog.factions.end() ? toQString(id) : locale.text(faction->name);
}

void SeatRows::applyFaction(std::size_t seat) {
    auto seats = mDocument.scenario().seats;
    if (seat >= seats.size()) return;
    const std::string id = mRows[seat].faction->currentData().toString().toStdString();
    seats[seat].faction = id;
    mDocument.apply(
        {SetSeats{std::move(seats)}}, [&catalog = mDocument.catalog(), &locale = mLocale, seat, id] {
            return tr("Choose %2 for player %1").arg(seat + 1).arg(factionName(catalog, locale, seat, id));
        });
}

void SeatRows::applyTeam(std::size_t seat) {
    auto seats = mDocument.scenario().seats;
    if (seat >= seats.size()) return;
    const int team = mRows[seat].team->currentData().toInt();
    seats[seat].team = team;
    mDocument.apply({SetSeats{std::move(seats)}}, [seat, team] {
        return team < 0 ? tr("Remove player %1 from the team").arg(seat + 1)
                        : tr("Put player %1 in team %2").arg(seat + 1).arg(team + 1);
    });
}

void SeatRows::showHome(std::size_t seat) {
    const auto home = mDocument.scenario().seats[seat].home;
    mRows[seat].remove->setText(tr("Remove Seat"));
    mRows[seat].remove->setAccessibleName(tr("Remove seat %1").arg(seat + 1));
    mRows[seat].home->setVisible(home || std::ranges::any_of(mDocument.catalog().kinds, &CellKind::seat));
    mRows[seat].home->setText(
        home ? tr("Home: %1").arg(Names::shortPlace(mDocument.scenario().board, *home))
             : tr("No home yet. Select a hex and tick “Home of player %1”.").arg(seat + 1));
}

void SeatRows::applyName(std::size_t seat) {
    auto seats = mDocument.scenario().seats;
    if (seat >= seats.size()) return;
    const QString name = mRows[seat].name->text();
    putName(seats, seat);
    mDocument.apply({SetSeats{std::move(seats)}},
                    [seat, name] { return tr("Name seat %1 “%2”").arg(seat + 1).arg(name); });
}

void SeatRows::putName(std::vector<Seat>& seats, std::size_t seat) const {
    seats[seat].name.set(mLanguage.toStdString(), mRows[seat].name->text().toStdString());
}

std::optional<Edit> SeatRows::typed() const {
    auto seats = mDocument.scenario().seats;
    bool any = false;
    for (std::size_t seat = 0; seat < std::min(seats.size(), mRows.size()); ++seat) {
        if (!mRows[seat].name->isDirty()) continue;
        putName(seats, seat);
        any = true;
    }
    return any ? std::optional(Edit{SetSeats{std::move(seats)}}) : std::nullopt;
}

void SeatRows::commit() {
    for (std::size_t i = 0; i < mRows.size(); ++i) mRows[i].name->commit();
}

void SeatRows::focusSeat(std::size_t seat) {
    if (seat < mRows.size()) mRows[seat].name->setFocus();
}

void SeatRows::retranslate() {
    mNone->setText(mDocument.catalog().homes == Catalog::Homes::Optional
                       ? tr("No seats yet.")
                       : tr("No seats yet. Place each player’s home on the map, or choose a layout."));
    mAdd->setText(tr("Add Seat"));
    show(mLanguage, false);
}

}  // namespace hexa::editor

#include "moc_seatrows.cpp"
