// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/game/retyping.h"

#include "core/owngame/definition/cellsof.h"
#include "editor/game/regiontext.h"
#include "editor/preview/mappreview.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>
#include <set>

namespace hexa::test {
namespace {

QString textOf(const std::string& utf8) { return QString::fromStdString(utf8); }

/// Ranges as a person types them on any keyboard.
QString typed(const owngame::Bounds& is) {
    using owngame::Bounds;
    if (is.min == is.max) return QString::number(is.min);
    if (is.min == Bounds::least) return QString("<= %1").arg(is.max);
    if (is.max == Bounds::most) return QString(">= %1").arg(is.min);
    return QString("%1-%2").arg(is.min).arg(is.max);
}

QString typed(const owngame::PlayerBounds& bounds) {
    QStringList list;
    for (const auto& part : bounds.parts) {
        const bool all = part.from == 1 && part.to == owngame::PlayerBounds::maxPlayers;
        list << (all ? typed(part.is) : QString("%1-%2: %3").arg(part.from).arg(part.to).arg(typed(part.is)));
    }
    return list.join(", ");
}

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list << textOf(word);
    return list.join(", ");
}

QString english(const Localized& name) { return textOf(std::string(name.in("en"))); }

QString supply(const std::optional<int>& number) { return number ? QString::number(*number) : QString(); }

}  // namespace

void Retyping::all() {
    start();
    clear();
    general();
    groups();
    tiles();
    factions();
    zones();
    pieces();
    edges();
    properties();
    words();
    regions();
    // Sets and dealt values can name each other.
    sets();
    figures();
    decks();
    counts();
    weights();
    styles();
    ways();
    layouts();
    rules();
}

// -- hands ----------------------------------------------------------------------------------------

void Retyping::write(QWidget& field, const QString& text) const {
    // QTest::keyClicks knows only ASCII.
    for (const QChar letter : text) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QKeyEvent release(QEvent::KeyRelease, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(&field, &press);
        QApplication::sendEvent(&field, &release);
    }
}

void Retyping::part(const QString& title) {
    auto& list = mStudio.child<QListWidget>("gameParts");
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->text() == title) return mStudio.part(row);
    qFatal("no part %s", qPrintable(title));
}

QString Retyping::shown(int row, const QString& column) {
    return mStudio.table().model()->index(row, mStudio.column(column)).data(Qt::EditRole).toString();
}

void Retyping::enter(int row, const QString& column, const QString& text) {
    if (shown(row, column) == text) return;
    mStudio.point(row, column);
    QTest::keyClick(&mStudio.table(), Qt::Key_F2);
    auto* editor = mStudio.table().viewport()->findChild<QLineEdit*>();
    QVERIFY2(editor != nullptr, qPrintable(column));
    QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(editor, Qt::Key_Delete);
    write(*editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    mStudio.settle();
    auto& status = mStudio.child<QLabel>("gameStatus");
    QVERIFY2(!status.isVisible(), qPrintable(column + ' ' + text + ": " + status.text()));
}

void Retyping::choose(int row, const QString& column, const QString& id) {
    if (shown(row, column) == id) return;
    mStudio.point(row, column);
    QTest::keyClick(&mStudio.table(), Qt::Key_F2);
    mStudio.settle();
    auto* list = mStudio.table().viewport()->findChild<QComboBox*>();
    QVERIFY2(list != nullptr, qPrintable(column));
    const int to = list->findData(id);
    QVERIFY2(to >= 0, qPrintable(column + ' ' + id));
    QAbstractItemView* popup = list->view();
    popup->setCurrentIndex(list->model()->index(to, 0));
    QTest::keyClick(popup, Qt::Key_Return);
    mStudio.settle();
}

void Retyping::check(int row, const QString& column, bool on) {
    const auto state = [&] {
        return mStudio.table().model()->index(row, mStudio.column(column)).data(Qt::CheckStateRole).toInt() ==
               Qt::Checked;
    };
    if (state() == on) return;
    mStudio.point(row, column);
    if (state() != on) QTest::keyClick(&mStudio.table(), Qt::Key_Space);
    mStudio.settle();
    QCOMPARE(state(), on);
}

void Retyping::press(Hex at) {
    // The picture follows the game a moment later.
    const auto waits = [&] {
        auto* picture = mStudio.window->findChild<editor::MapPreview*>("gamePreview");
        return picture == nullptr || !picture->rect().contains(picture->centreOfHex(at).toPoint());
    };
    QTest::qWait(200);
    QTRY_VERIFY2(!waits(), qPrintable(QString("%1 %2").arg(at.q).arg(at.r)));
    auto& picture = mStudio.child<editor::MapPreview>("gamePreview");
    QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.centreOfHex(at).toPoint());
    mStudio.settle();
}

void Retyping::removeRows() {
    while (mStudio.table().model()->rowCount() > 0) {
        const QModelIndex first = mStudio.table().model()->index(0, 0);
        mStudio.table().scrollTo(first);
        QTest::mouseClick(mStudio.table().viewport(), Qt::LeftButton, {},
                          mStudio.table().visualRect(first).center());
        mStudio.click("gameRemove");
    }
}

void Retyping::name(int row, const Localized& name, const std::string& id) {
    for (const auto& [code, title] : {std::pair("en", "Name (English)"), std::pair("de", "Name (German)"),
                                      std::pair("fr", "Name (French)")}) {
        const auto found = name.texts.find(code);
        enter(row, title, found == name.texts.end() ? QString() : textOf(found->second));
    }
    enter(row, "ID", textOf(id));
}

void Retyping::bounds(int row, const owngame::PlayerBounds& bounds, bool allColumn) {
    const Catalog& catalog = mGame.catalog;
    const bool all = bounds.parts.size() == 1 && bounds.parts.front().from <= catalog.minSeats &&
                     bounds.parts.front().to >= catalog.maxSeats;
    if (all && allColumn && catalog.minSeats < catalog.maxSeats)
        return enter(row, "Any number of players", typed(bounds.parts.front().is));
    for (int players = catalog.minSeats; players <= catalog.maxSeats; ++players) {
        const owngame::Bounds* is = bounds.of(players);
        enter(row, QString("%1 player%2").arg(players).arg(players == 1 ? "" : "s"),
              is != nullptr ? typed(*is) : QString());
    }
}

/// Takes a drawing in one of three ways in turn: drops its file, pastes its text, chooses its file.
void Retyping::draw(int row, const std::string& drawing) {
    const auto found = mGame.drawings.find(drawing);
    if (found == mGame.drawings.end()) return;
    const bool png = found->second.starts_with("data:");
    const QString path = mStudio.path(QString("drawing-%1.svg").arg(mDrawings));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QByteArray content = QByteArray::fromStdString(found->second);
    if (png) content = QByteArray::fromBase64(content.mid(content.indexOf(',') + 1));
    file.write(content);
    file.close();
    const QModelIndex at = mStudio.table().model()->index(row, 0);
    mStudio.table().scrollTo(at);
    const QPoint middle = mStudio.table().visualRect(at).center();
    QWidget* viewport = mStudio.table().viewport();
    switch (mDrawings++ % 3) {
    case 0: {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &move);
        QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &drop);
        break;
    }
    case 1: {
        QTest::mouseClick(viewport, Qt::LeftButton, {}, middle);
        if (png) {
            auto* data = new QMimeData;
            data->setUrls({QUrl::fromLocalFile(path)});
            QGuiApplication::clipboard()->setMimeData(data);
        } else {
            QGuiApplication::clipboard()->setText(textOf(found->second));
        }
        QTest::keyClick(&mStudio.table(), Qt::Key_V, Qt::ControlModifier);
        break;
    }
    default:
        QTest::mouseClick(viewport, Qt::LeftButton, {}, middle);
        mStudio.answer<QFileDialog>([&] { mStudio.click("gameDrawing"); },
                                    [&](QFileDialog& dialog) {
                                        auto* line = dialog.findChild<QLineEdit*>("fileNameEdit");
                                        line->setText(path);
                                        QMetaObject::invokeMethod(
                                            line, [line] { QTest::keyClick(line, Qt::Key_Return); },
                                            Qt::QueuedConnection);
                                    });
    }
    mStudio.settle();
    QVERIFY2(mStudio.definition().drawings.contains(drawing), drawing.c_str());
}

void Retyping::mark(const QString& text) {
    auto& list = mStudio.child<QComboBox>("layoutMark");
    const int to = list.findText(text);
    QVERIFY2(to >= 0, qPrintable(text));
    list.setFocus();
    list.showPopup();
    list.view()->setCurrentIndex(list.model()->index(to, 0));
    QTest::keyClick(list.view(), Qt::Key_Return);
    mStudio.settle();
    QCOMPARE(list.currentText(), text);
}

// -- parts ----------------------------------------------------------------------------------------

void Retyping::start() {
    mStudio.answer<QDialog>(
        [this] { mStudio.trigger("game.new"); },
        [this](QDialog& dialog) {
            const auto number = [&](const char* field, int value) {
                auto* box = dialog.findChild<QSpinBox*>(field);
                box->setFocus();
                box->selectAll();
                QTest::keyClicks(box, QString::number(value));
                QTest::keyClick(box, Qt::Key_Tab);
            };
            auto* line = dialog.findChild<QLineEdit*>("name");
            line->setFocus();
            line->selectAll();
            write(*line, english(mGame.catalog.name));
            auto* direction = dialog.findChild<QComboBox*>("direction");
            direction->setFocus();
            QTest::keyClick(direction,
                            mGame.catalog.orientation == Orientation::Flat ? Qt::Key_Up : Qt::Key_Down);
            number("most", mGame.catalog.maxSeats);
            number("fewest", mGame.catalog.minSeats);
            QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                              Qt::LeftButton);
        });
}

void Retyping::clear() {
    for (const char* title : {"Rules", "Weights", "Counts", "Numeric Values", "Tiles"}) {
        part(title);
        removeRows();
    }
}

void Retyping::general() {
    part("General");
    const auto row = [&](const QString& title) {
        for (int i = 0; i < mStudio.table().model()->rowCount(); ++i)
            if (mStudio.table().model()->headerData(i, Qt::Vertical).toString() == title) return i;
        qFatal("no row %s", qPrintable(title));
    };
    const auto line = [&](const QString& title, const QString& text) { enter(row(title), "Value", text); };
    const Catalog& catalog = mGame.catalog;
    for (const auto& [code, title] : {std::pair("en", "Name (English)"), std::pair("de", "Name (German)"),
                                      std::pair("fr", "Name (French)")}) {
        const auto found = catalog.name.texts.find(code);
        line(title, found == catalog.name.texts.end() ? QString() : textOf(found->second));
    }
    line("ID", textOf(catalog.system));
    line("Edition", QString::number(mGame.edition));
    line("Author", textOf(mGame.author));
    line("Licence", textOf(mGame.licence));
    line("Source", textOf(mGame.source));
    choose(row("Player homes"), "Value", QString::number(static_cast<int>(catalog.homes)));
    choose(row("Teams"), "Value", QString::number(catalog.teams ? 1 : 0));
    choose(row("Partly cut hexes"), "Value", QString::number(catalog.cutCells ? 1 : 0));
    line("Tile size in mm", QString::number(mGame.tileSize));
    if (mGame.pieceSize > 0) line("Printed piece size in mm", QString::number(mGame.pieceSize));
    if (mGame.tokenSize > 0) line("Printed token size in mm", QString::number(mGame.tokenSize));
}

void Retyping::groups() {
    part("Groups");
    for (int row = 0; const KindGroup& group : mGame.catalog.groups) {
        add();
        name(row++, group.name, group.id);
    }
}

void Retyping::tiles() {
    part("Tiles");
    for (int row = 0; const CellKind& kind : mGame.catalog.kinds) {
        add();
        name(row, kind.name, kind.id);
        enter(row, "Letter", textOf(kind.letter));
        enter(row, "Colour", textOf(kind.colour));
        choose(row, "Group", textOf(kind.group));
        enter(row, "Supply", supply(kind.supply));
        enter(row, "Points", supply(kind.points));
        check(row, "Home", kind.seat);
        draw(row, kind.id);
        ++row;
    }
}

void Retyping::factions() {
    part("Factions");
    for (int row = 0; const Faction& faction : mGame.catalog.factions) {
        add();
        name(row, faction.name, faction.id);
        enter(row++, "Colour", textOf(faction.colour));
    }
}

void Retyping::zones() {
    part("Zones");
    for (int row = 0; const ZoneKind& zone : mGame.catalog.zoneKinds) {
        add();
        name(row, zone.name, zone.id);
        enter(row, "Colour", textOf(zone.colour));
        check(row, "Owned", zone.owned);
        check(row++, "Area in play", zone.bounds);
    }
}

void Retyping::pieces() {
    part("Pieces");
    for (int row = 0; const PieceKind& piece : mGame.catalog.pieceKinds) {
        add();
        name(row, piece.name, piece.id);
        enter(row, "Letter", textOf(piece.letter));
        enter(row, "Colour", textOf(piece.colour));
        choose(row, "Position", QString::number(static_cast<int>(piece.stands)));
        check(row, "Owned", piece.owned);
        check(row, "Rotatable", piece.turns);
        check(row, "Fills the hex", piece.covers);
        enter(row, "Allowed on", joined(piece.where));
        choose(row, "Faction", textOf(piece.faction));
        enter(row, "Supply", supply(piece.supply));
        draw(row, "piece-" + piece.id);
        ++row;
    }
}

void Retyping::edges() {
    part("Edges");
    for (int row = 0; const EdgeKind& edge : mGame.catalog.edgeKinds) {
        add();
        name(row, edge.name, edge.id);
        enter(row, "Colour", textOf(edge.colour));
        choose(row, "Direction", edge.lies == EdgeKind::Lies::Across ? "1" : "0");
        check(row, "One-sided", edge.sided);
        check(row, "Owned", edge.owned);
        enter(row, "Supply", supply(edge.supply));
        draw(row, "edge-" + edge.id);
        ++row;
    }
}

void Retyping::regions() {
    part("Regions");
    for (int row = 0; const RegionShape& region : mGame.catalog.regionShapes) {
        add();
        name(row, region.name, region.id);
        enter(row, "Hexes of the region", editor::textOfParts(region));
        choose(row, "Group", textOf(region.group));
        enter(row++, "Supply", supply(region.supply));
    }
}

void Retyping::properties() {
    part("Properties");
    int row = 0;
    const auto describe = [&](const QString& owner, const std::vector<Property>& properties) {
        for (const Property& property : properties) {
            add();
            QCOMPARE(mStudio.table().currentIndex().row(), row);
            choose(row, "Belongs to", owner);
            QCOMPARE(mStudio.table().currentIndex().row(), row);
            name(row, property.name, property.id);
            choose(row, "Type", QString::number(static_cast<int>(property.type)));
            QString value;
            if (const auto* flag = std::get_if<bool>(&property.defaultValue)) value = *flag ? "1" : "0";
            if (property.type == Property::Type::Choice) {
                std::vector<std::string> ids;
                for (const auto& choice : property.choices) ids.push_back(choice.id);
                enter(row, "Words", joined(ids));
                value = textOf(std::get<std::string>(property.defaultValue));
            }
            if (property.type == Property::Type::Number) {
                enter(row, "Range", QString("%1-%2").arg(property.min).arg(property.max));
                enter(row, "Default", QString::number(std::get<int>(property.defaultValue)));
            } else if (property.type != Property::Type::Sides) {
                choose(row, "Default", value);
            }
            ++row;
        }
    };
    describe({}, mGame.catalog.cellProperties);
    for (const PieceKind& kind : mGame.catalog.pieceKinds)
        describe("piece:" + textOf(kind.id), kind.properties);
    for (const EdgeKind& kind : mGame.catalog.edgeKinds) describe("edge:" + textOf(kind.id), kind.properties);
}

void Retyping::words() {
    part("Words");
    int row = 0;
    const auto describe = [&](const std::vector<Property>& properties) {
        for (const Property& property : properties)
            for (const auto& choice : property.choices) name(row++, choice.name, choice.id);
    };
    describe(mGame.catalog.cellProperties);
    for (const PieceKind& kind : mGame.catalog.pieceKinds) describe(kind.properties);
    for (const EdgeKind& kind : mGame.catalog.edgeKinds) describe(kind.properties);
}

void Retyping::sets() {
    part("Sets");
    for (int row = 0; const owngame::CellSet& set : mGame.sets) {
        add();
        name(row, set.name, set.id);
        enter(row, "Tiles", joined(set.kinds));
        enter(row, "Groups", joined(set.groups));
        choose(row, "Property", textOf(set.property));
        enter(row, "Values", joined(set.values));
        if (set.is != owngame::Bounds()) enter(row, "Number", typed(set.is));
        choose(row, "Piece", textOf(set.piece));
        choose(row, "Zone", textOf(set.zone));
        choose(row++, "Without", textOf(set.except));
    }
}

void Retyping::figures() {
    part("Numeric Values");
    for (int row = 0; const owngame::Figure& figure : mGame.figures) {
        add();
        name(row, figure.name, figure.id);
        choose(row, "Source", QString::number(static_cast<int>(figure.by)));
        choose(row, "Property", textOf(figure.property));
        QStringList values;
        for (const auto& [word, value] : figure.values)
            values << QString("%1=%2").arg(textOf(word)).arg(value);
        enter(row, "Values", values.join(", "));
        enter(row++, "Numeric Values", joined(figure.parts));
    }
}

void Retyping::decks() {
    part("Dealt Values");
    for (int row = 0; const owngame::Deck& deck : mGame.decks)
        for (const owngame::Deck::Value& value : deck.values) {
            add();
            choose(row, "Property", textOf(deck.property));
            QCOMPARE(mStudio.table().currentIndex().row(), row);
            choose(row, "Dealt onto", textOf(deck.onto));
            enter(row, "Value", textOf(value.id));
            bounds(row, value.copies, false);
            enter(row++, "Colour", textOf(value.colour));
        }
}

void Retyping::counts() {
    part("Counts");
    for (int row = 0; const owngame::Count& count : mGame.counts) {
        add();
        choose(row, "Tile or set", textOf(count.what));
        bounds(row++, count.is, true);
    }
}

void Retyping::weights() {
    part("Weights");
    for (int row = 0; const auto& [figure, weight] : mGame.worth.figures) {
        add();
        choose(row, "Numeric value", textOf(figure));
        enter(row++, "Weight", QString::number(weight / 1'000.0));
    }
    QStringList decay;
    for (const int step : mGame.worth.decay) decay << QString::number(step / 1'000.0);
    write("weightDecay", decay.join(" / "));
    auto& share = mStudio.child<QComboBox>("weightShare");
    share.setFocus();
    QTest::keyClick(&share, mGame.worth.share == owngame::Worth::Share::All ? Qt::Key_Home : Qt::Key_End);
    auto& accept = mStudio.child<QSpinBox>("weightAccept");
    accept.setFocus();
    accept.selectAll();
    QTest::keyClicks(&accept, QString::number(mGame.worth.accept));
    QTest::keyClick(&accept, Qt::Key_Return);
    mStudio.settle();
}

void Retyping::styles() {
    part("Map Styles");
    removeRows();
    for (int row = 0; const owngame::GameStyle& style : mGame.styles) {
        add();
        choose(row, "Measure", QString::number(static_cast<int>(style.form)));
        choose(row, "Tile or set", textOf(style.what));
        if (!style.with.empty()) choose(row, "Distance to", textOf(style.with));
        enter(row++, "ID", textOf(style.id));
    }
}

void Retyping::ways() {
    part("Movement Costs");
    removeRows();
    for (int row = 0; const owngame::Way& way : mGame.ways) {
        add();
        choose(row, "Tile, set or edge", textOf(way.what));
        enter(row++, "Steps", way.steps ? QString::number(*way.steps / 1'000.0) : QString());
    }
}

void Retyping::layouts() {
    part("Layouts");
    removeRows();
    for (int row = 0; const owngame::LayoutPlan& plan : mGame.layouts) {
        add();
        layout(row++, plan);
    }
}

void Retyping::layout(int row, const owngame::LayoutPlan& plan) {
    const auto now = [&]() -> const owngame::LayoutPlan& {
        return mStudio.definition().layouts.at(static_cast<std::size_t>(row));
    };
    name(row, plan.name, plan.id);
    enter(row, "Players", QString::number(plan.players));
    if (mGame.catalog.homes == Catalog::Homes::Optional) check(row, "Homes", false);
    hexesOf(row, plan);
    // A new layout is a copy of the one before.
    const auto cells = owngame::cellsOf(plan, mGame.catalog.orientation);
    const auto inLine = [&](int line) {
        return *std::ranges::find_if(
            cells, [&](Hex at) { return owngame::lineOf(at, cells, mGame.catalog.orientation) == line; });
    };
    const QString lines =
        mGame.catalog.orientation == Orientation::Pointy ? ", whole rows" : ", whole columns";
    const auto zoneName = [&](const owngame::LayoutPlan::Area& area) {
        const QString zone = "Zone: " + english(mGame.catalog.zoneKind(area.kind)->name);
        return area.seat < 0 ? zone : zone + QString(", player %1").arg(area.seat + 1);
    };
    while (!now().zones.empty()) {
        const owngame::LayoutPlan::Area first = now().zones.front();
        mark(zoneName(first) + (first.from > 0 ? lines : QString()));
        press(first.from > 0 ? inLine(first.from) : first.cells.front());
        QVERIFY(now().zones.empty() || !(now().zones.front() == first));
    }
    while (!now().fixed.empty()) {
        const owngame::LayoutPlan::Fixed first = now().fixed.front();
        mark("Fixed tile: " + english(mGame.catalog.kind(*mGame.catalog.kindId(first.kind)).name));
        press(first.at);
    }
    check(row, "Homes", !plan.homes.empty());
    for (std::size_t seat = 0; seat < plan.homes.size(); ++seat) {
        if (now().homes.at(seat) == plan.homes[seat]) continue;
        mark(QString("Home of player %1").arg(seat + 1));
        press(plan.homes[seat]);
    }
    for (const owngame::LayoutPlan::Fixed& fixed : plan.fixed) {
        mark("Fixed tile: " + english(mGame.catalog.kind(*mGame.catalog.kindId(fixed.kind)).name));
        press(fixed.at);
    }
    for (const owngame::LayoutPlan::Area& area : plan.zones) {
        if (!area.cells.empty()) mark(zoneName(area));
        for (const Hex at : area.cells) press(at);
        if (area.from == 0) continue;
        mark(zoneName(area) + lines);
        for (const int line : std::set<int>{area.from, area.to}) press(inLine(line));
    }
}

/// Chooses a shape, then adds and removes hexes by clicks. Hexes without a shape are cut from a
/// hexagon.
void Retyping::hexesOf(int row, const owngame::LayoutPlan& plan) {
    BlankShape shape = plan.shape.value_or(BlankShape{BlankShape::Form::Hexagon, 1, 1});
    if (!plan.shape)
        for (const Hex at : plan.cells) shape.size = std::max(shape.size, distance(at, {0, 0}));
    choose(row, "Shape", QString::number(static_cast<int>(shape.form)));
    enter(row, "Size", QString::number(shape.size));
    if (shape.form == BlankShape::Form::Rectangle) enter(row, "Rows", QString::number(shape.rows));
    if (!plan.shape) choose(row, "Shape", {});
    const auto wanted = owngame::cellsOf(plan, mGame.catalog.orientation);
    const auto now = [&] {
        return owngame::cellsOf(mStudio.definition().layouts.at(static_cast<std::size_t>(row)),
                                mGame.catalog.orientation);
    };
    const auto toClick = [&](const std::vector<Hex>& ordered, const std::vector<Hex>& without) {
        std::vector<Hex> hexes;
        for (const Hex at : ordered)
            if (!std::ranges::binary_search(without, at)) hexes.push_back(at);
        return hexes;
    };
    const auto surplus = toClick(now(), wanted), lacking = toClick(wanted, now());
    if (!surplus.empty() || !lacking.empty()) mark("Hex");
    for (const Hex at : lacking) press(at);
    // Holes keep the order of the clicks.
    for (const Hex at : plan.holes) press(at);
    for (const Hex at : surplus)
        if (std::ranges::find(plan.holes, at) == plan.holes.end()) press(at);
    QCOMPARE(now(), wanted);
}

void Retyping::rules() {
    part("Rules");
    for (int row = 0; const owngame::Rule& one : mGame.rules) {
        add();
        rule(one);
        choose(row, "Strictness", QString::number(static_cast<int>(one.severity)));
        enter(row++, "ID", textOf(one.id));
    }
}

void Retyping::fill(const char* field, const std::string& id) {
    auto& list = seen<QComboBox>(field);
    if (list.currentData().toString() == textOf(id)) return;
    const int to = list.findData(textOf(id));
    QVERIFY2(to >= 0, id.c_str());
    list.setFocus();
    list.showPopup();
    list.view()->setCurrentIndex(list.model()->index(to, 0));
    QTest::keyClick(list.view(), Qt::Key_Return);
    mStudio.settle();
}

void Retyping::write(const char* field, const QString& text) {
    auto& line = seen<QLineEdit>(field);
    line.setFocus();
    QTest::keyClick(&line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&line, Qt::Key_Delete);
    write(line, text);
    QTest::keyClick(&line, Qt::Key_Return);
    mStudio.settle();
    auto& status = mStudio.child<QLabel>("gameStatus");
    QVERIFY2(!status.isVisible(), qPrintable(QString(field) + ' ' + text + ": " + status.text()));
}

void Retyping::rule(const owngame::Rule& rule) {
    using owngame::Form;
    using owngame::RulePart;
    auto& forms = seen<QComboBox>("ruleForms");
    forms.setFocus();
    forms.showPopup();
    forms.view()->setCurrentIndex(forms.model()->index(static_cast<int>(rule.form), 0));
    QTest::keyClick(forms.view(), Qt::Key_Return);
    mStudio.settle();
    const auto has = [&](RulePart part) { return uses(rule.form, part); };
    if (has(RulePart::Of)) fill("rule-of", rule.of);
    if (has(RulePart::What))
        fill("rule-what", rule.what.empty() && rule.form != Form::Symmetric ? std::string("any") : rule.what);
    if (has(RulePart::With)) fill("rule-with", rule.with);
    if (has(RulePart::Through)) fill("rule-through", rule.through);
    if (has(RulePart::Is)) write("rule-is", typed(rule.is));
    const bool steps = rule.form == Form::Near || rule.form == Form::Differ || rule.form == Form::Reach;
    if (has(RulePart::Within))
        write("rule-within", rule.near || steps ? QString::number(rule.within) : QString());
    if (has(RulePart::Per)) fill("rule-per", std::to_string(static_cast<int>(rule.per)));
    if (has(RulePart::Scope)) {
        fill("rule-in", std::to_string(static_cast<int>(rule.scope.in)));
        fill("rule-zone", rule.scope.zone);
        write("rule-ring", rule.scope.rings ? typed(rule.scope.ring) : QString());
    }
    const auto tick = [&](const char* field, bool on) {
        auto& box = seen<QCheckBox>(field);
        if (box.isChecked() != on) QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
        QCOMPARE(box.isChecked(), on);
    };
    if (has(RulePart::Never)) tick("rule-never", rule.never);
    if (has(RulePart::Alike)) tick("rule-alike", rule.alike);
    if (has(RulePart::Symmetry)) write("rule-symmetry", textOf(rule.symmetry));
    for (const auto& [code, words] : rule.text.texts) write(("rule-text-" + code).c_str(), textOf(words));
}

}  // namespace hexa::test
