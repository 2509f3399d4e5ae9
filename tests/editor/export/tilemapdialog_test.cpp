// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/tilemapdialog.h"

#include "core/registry/registry.h"
#include "editor/export/foreignpictures.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace hexa;
using namespace hexa::editor;

/// Meanings of a foreign map's tiles: few, many, numbered ones.
class TileMapDialogTest : public QObject {
    Q_OBJECT

    using Answers = std::map<std::string, std::string>;
    const Systems mSystems = builtInSystems();
    const Catalog& mCatalog = mSystems.find("clockwork-wars")->catalog;
    Locale mLocale{mSystems};

    static QTreeWidget& tree(const QDialog& dialog) { return *dialog.findChild<QTreeWidget*>(); }
    static QComboBox& box(const QDialog& dialog, const QString& name) {
        for (auto* box : tree(dialog).findChildren<QComboBox*>())
            if (box->accessibleName() == name) return *box;
        qFatal("no box %s", qPrintable(name));
    }
    static void choose(QComboBox& box, const QString& text) {
        QVERIFY2(box.findText(text) >= 0, qPrintable(text));
        box.setCurrentIndex(box.findText(text));
    }
    /// Returns hexJungle00 to 99, and some without a series.
    static std::vector<ForeignTile> many() {
        std::vector<ForeignTile> tiles;
        for (int i = 0; i < 100; ++i)
            tiles.push_back({"hexJungle" + std::to_string(i), "hexJungle", 2, 0, {}});
        for (const char* name : {"camp", "castle", "cave", "hill", "marsh", "road", "ruin", "sea"})
            tiles.push_back({name, {}, 1000, 0, {}});
        return tiles;
    }

private slots:
    void initTestCase() { mLocale.setLanguage("en"); }

    void whatLiesOverTilesIsLeftOut() {
        TileMapDialog dialog({{"flag", {}, 4, 3, {}}, {"grass", {}, 9, 0, {}}}, {}, mCatalog, mLocale);
        QCOMPARE(box(dialog, "flag").currentText(), QString("Leave out"));
        QCOMPARE(box(dialog, "grass").currentText(), QString("Empty slot"));
        QVERIFY((dialog.kinds() == Answers{{"flag", "-"}, {"grass", "empty"}}));
        choose(box(dialog, "flag"), "Village");
        choose(box(dialog, "grass"), "Leave out");
        QVERIFY((dialog.kinds() == Answers{{"flag", "village"}, {"grass", "-"}}));
        dialog.show();
        QVERIFY(!dialog.findChild<QLineEdit*>()->isVisible());
    }

    void numberedTilesAreOneRow() {
        TileMapDialog dialog(many(), {}, mCatalog, mLocale);
        QCOMPARE(tree(dialog).topLevelItemCount(), 9);
        QTreeWidgetItem* jungle = tree(dialog).topLevelItem(0);
        QCOMPARE(jungle->text(0), QString("hexJungle"));
        QCOMPARE(jungle->text(1), QString("200"));
        choose(box(dialog, "hexJungle"), "Forest");
        QCOMPARE(dialog.kinds().size(), std::size_t{9});
        QCOMPARE(dialog.kinds().at("hexJungle"), std::string("forest"));
        // One of them is something else.
        jungle->setExpanded(true);
        QCOMPARE(box(dialog, "hexJungle7").currentText(), QString("Same as group"));
        choose(box(dialog, "hexJungle7"), "Lake");
        QCOMPARE(dialog.kinds().size(), std::size_t{10});
        QCOMPARE(dialog.kinds().at("hexJungle7"), std::string("lake"));
        QCOMPARE(dialog.kinds().at("hexJungle"), std::string("forest"));
    }

    void manyCanBeSearchedAndAnsweredTogether() {
        TileMapDialog dialog(many(), {}, mCatalog, mLocale);
        dialog.show();
        auto& search = *dialog.findChild<QLineEdit*>();
        QVERIFY(search.isVisible());
        QTest::keyClicks(&search, "CA");
        int shown = 0;
        for (int i = 0; i < tree(dialog).topLevelItemCount(); ++i)
            shown += !tree(dialog).topLevelItem(i)->isHidden();
        QCOMPARE(shown, 3);
        QComboBox* all = nullptr;
        for (auto* each : dialog.findChildren<QComboBox*>())
            if (each->accessibleName() == "All shown tiles") all = each;
        QVERIFY(all != nullptr);
        all->setCurrentIndex(all->findText("Village"));
        emit all->activated(all->currentIndex());
        const Answers answers = dialog.kinds();
        for (const char* name : {"camp", "castle", "cave"})
            QCOMPARE(answers.at(name), std::string("village"));
        QCOMPARE(answers.at("hill"), std::string("empty"));
        QCOMPARE(all->currentIndex(), 0);
        // A member of a group finds the group.
        search.setText("jungle42");
        QVERIFY(!tree(dialog).topLevelItem(0)->isHidden());
        QVERIFY(tree(dialog).topLevelItem(1)->isHidden());
    }

    void picturesAreShown() {
        const QTemporaryDir folder;
        QImage sheet(100, 50, QImage::Format_RGB32);
        sheet.fill(Qt::red);
        for (int x = 50; x < 100; ++x)
            for (int y = 0; y < 50; ++y) sheet.setPixelColor(x, y, Qt::blue);
        QVERIFY(QDir(folder.path()).mkdir("art"));
        QVERIFY(sheet.save(folder.filePath("art/sheet.png")));
        const std::vector<ForeignTile> tiles{{"a", {}, 1, 0, {"art/sheet.png", 50, 0, 50, 50}},
                                             {"b", {}, 1, 0, {"art/sheet.png", 0, 0, 0, 0}},
                                             {"c", {}, 1, 0, {"art/none.png", 0, 0, 0, 0}},
                                             {"d", {}, 1, 0, {"/dev/zero", 0, 0, 0, 0}},
                                             {"e", {}, 1, 0, {"art/sheet.png", 500, 0, 50, 50}},
                                             {"f", {}, 1, 0, {}}};
        const auto pictures = picturesOf(tiles, folder.filePath("map.tmx"));
        QCOMPARE(pictures.size(), tiles.size());
        QCOMPARE(pictures[0].pixelColor(3, 3), QColor(Qt::blue));
        QCOMPARE(pictures[1].size(), QSize(28, 14));
        for (std::size_t i = 2; i < tiles.size(); ++i) QVERIFY(pictures[i].isNull());
        TileMapDialog dialog(tiles, pictures, mCatalog, mLocale);
        QVERIFY(!tree(dialog).topLevelItem(0)->icon(0).isNull());
        QVERIFY(tree(dialog).topLevelItem(2)->icon(0).isNull());
    }
};

HEXA_TEST(TileMapDialogTest);
#include "tilemapdialog_test.moc"
