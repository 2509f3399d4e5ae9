// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/generate.h"
#include "editor/document/mapchecker.h"
#include "editor/history/historypanel.h"
#include "editor/inspector/inspector.h"
#include "editor/minimap/minimap.h"
#include "editor/palette/tilepalette.h"
#include "editor/problems/problemspanel.h"
#include "editor/statistics/statisticspanel.h"
#include "editor/ui/style.h"
#include "editor/ui/theme.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

/// All panels in a narrow dock, in every language and both themes. Set HEXATELIER_PICTURES=<folder>
/// to get pictures.
class NarrowTest : public QObject {
    Q_OBJECT

    /// Returns every text that is cut off, and every control without a name.
    static QStringList faults(const QWidget& panel) {
        QStringList list;
        for (const QWidget* child : panel.findChildren<QWidget*>()) {
            if (!child->isVisible()) continue;
            if (const auto* area = qobject_cast<const QScrollArea*>(child->parentWidget()->parentWidget());
                area != nullptr && child == area->widget() &&
                child->minimumSizeHint().width() > area->viewport()->width())
                list << "content wider than its dock";
            const QString what = QString(child->metaObject()->className()) + ' ' + child->accessibleName();
            if (child->font().pointSizeF() < 9) list << what + ": small font";
            if (const auto* label = qobject_cast<const QLabel*>(child)) {
                const bool wraps =
                    label->wordWrap() && label->height() >= label->heightForWidth(label->width());
                if (!wraps && label->width() < label->sizeHint().width())
                    list << what + label->text() + ": cut off";
            }
            const bool ofLineEdit = qobject_cast<const QLineEdit*>(child->parent()) != nullptr;
            if (const auto* button = qobject_cast<const QAbstractButton*>(child); button && !ofLineEdit) {
                if (button->width() < button->minimumSizeHint().width())
                    list << what + button->text() + ": cut off";
                if (button->accessibleName().isEmpty() && button->text().isEmpty())
                    list << what + ": no name";
            }
            if (const auto* box = qobject_cast<const QComboBox*>(child))
                if (box->accessibleName().isEmpty()) list << what + ": no name";
        }
        return list;
    }

    /// Saves all panels side by side in one picture, for viewing.
    static void save(const QList<QPixmap>& pictures) {
        const QString folder = qEnvironmentVariable("HEXATELIER_PICTURES");
        if (folder.isEmpty()) return;
        QSize size;
        for (const QPixmap& picture : pictures)
            size = {size.width() + picture.width() + 8, std::max(size.height(), picture.height())};
        QPixmap sheet(size);
        sheet.fill(Qt::magenta);
        QPainter painter(&sheet);
        int x = 0;
        for (const QPixmap& picture : pictures) {
            painter.drawPixmap(x, 0, picture);
            x += picture.width() + 8;
        }
        sheet.save(folder + '/' + QTest::currentDataTag() + ".png");
    }

private slots:
    void panelsFit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("width");
        for (const char* language : {"en", "de", "fr"})
            for (const bool dark : {false, true})
                for (const int width : {240, 360, 640})
                    QTest::addRow("%s-%s-%d", language, dark ? "dark" : "light", width)
                        << QString(language) << dark << width;
    }

    void panelsFit() {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        QFETCH(int, width);
        applyStyle();
        applyTheme(dark ? Theme::Dark : Theme::Light);
        const Systems systems = builtInSystems();
        const GameSystem& game = systems.list().front();
        Locale locale(systems);
        locale.setLanguage(language);
        Scenario scenario = game.layouts.front().scenario;
        GenerateRequest request;
        request.base = scenario;
        request.seed = 7;
        if (const auto made = makeMap(game, request)) scenario = *made;
        Document document(game, scenario);
        Selection selection;
        EditorState state;
        paint::TileArt art(game.catalog);
        MapChecker checker(document);
        // A map with findings: too many of a kind, a special tile, a lock, an ID twice.
        std::vector<Hex> hexes;
        for (const Cell& cell : document.scenario().board.cells())
            if (!game.catalog.isSeat(cell.kind)) hexes.push_back(cell.at);
        const auto some = std::span(hexes).first(6);
        document.apply(paintCells(document.scenario(), game.catalog, some, kindIdAt(3)),
                       "Paint tiles with a long name");
        document.apply(setLocked(document.scenario(), some.first(2), true), "Lock 2 hexes");
        document.apply(setTileId(document.scenario(), hexes[4], document.scenario().board.find(hexes[5])->id),
                       "Twice");
        CellDetails details;
        details.points = 4;
        details.note = "Middle of the map";
        details.special.set("en", "Scores twice in the last turn.");
        document.apply(setDetails(document.scenario(), hexes[4], details), "Special");
        document.undoStack().setIndex(3);
        document.undoStack().redo();

        TilePalette palette(document, state, art, locale);
        ProblemsPanel problems(document, checker, locale);
        StatisticsPanel statistics(document, locale);
        HistoryPanel history(document.undoStack(), HistoryOf::Map);
        Minimap minimap(document, art);
        Inspector map(document, selection, art, locale);
        Selection one;
        one.setCurrent(hexes[4]);
        Inspector cell(document, one, art, locale);
        Selection many;
        many.set({some.begin(), some.end()});
        Inspector several(document, many, art, locale);
        Selection away;
        away.setCurrent(Hex{50, 50});
        Inspector outside(document, away, art, locale);
        state.setBrush(kindIdAt(1));
        minimap.setVisibleRect({0, -3, 6, 6});
        const std::vector<std::pair<const char*, QWidget*>> panels{
            {"palette", &palette},     {"problems", &problems},      {"statistics", &statistics},
            {"history", &history},     {"minimap", &minimap},        {"inspector-map", &map},
            {"inspector-cell", &cell}, {"inspector-many", &several}, {"inspector-outside", &outside}};
        QStringList found;
        QList<QPixmap> pictures;
        for (const auto& [name, panel] : panels) {
            panel->resize(width, panel == &minimap ? 200 : 620);
            panel->show();
            QVERIFY(QTest::qWaitForWindowExposed(panel));
            QTRY_VERIFY(!minimap.isVisible() || !minimap.busy());
            if (panel == &problems) {
                QTest::keyClick(problems.findChild<QAbstractItemView*>(), Qt::Key_Home);
                QCoreApplication::processEvents();
            }
            QCoreApplication::processEvents();
            pictures << panel->grab();
            if (panel->minimumSizeHint().width() > 240) found << QString(name) + ": too wide";
            for (const QString& fault : faults(*panel)) found << QString(name) + ": " + fault;
        }
        save(pictures);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }
};

HEXA_TEST(NarrowTest);
#include "narrow_test.moc"
