// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/seatrows.h"

#include "editor/document/document.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/form.h"
#include "editor/inspector/languagetabs.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <QComboBox>
#include <QPainter>
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
}

void SeatRows::show(const QString& language, bool force) {
    mLanguage = language;
    const auto& seats = mDocument.scenario().seats;
    mNone->setVisible(seats.empty());
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
            row.faction->setAccessibleName(tr("Who plays at seat %1").arg(i + 1));
        }
        row.name->setStored(exactText(seats[i].name, mLanguage), force);
        const QString other = mLocale.text(seats[i].name);
        row.name->setPlaceholderText(other.isEmpty() ? tr("Name (optional)") : other);
        row.name->setAccessibleName(tr("Name of seat %1").arg(i + 1));
    }
}

SeatRows::Row SeatRows::makeRow(std::size_t seat) {
    Row row{new QWidget, nullptr, nullptr, new CommitLine};
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
    mColumn->addWidget(row.box);
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
    if (id.empty()) return tr("Nobody yet");
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
            return tr("Player %1 plays %2").arg(seat + 1).arg(factionName(catalog, locale, seat, id));
        });
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
    mNone->setText(tr("No seats yet: place each player’s home on the map, or choose a layout."));
    show(mLanguage, false);
}

}  // namespace hexa::editor
