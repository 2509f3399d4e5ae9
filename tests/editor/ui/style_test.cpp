// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/style.h"

#include "editor/ui/theme.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QRadioButton>
#include <QStyleOptionComboBox>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

#include <cmath>
#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// Returns the relative luminance after WCAG.
double luminance(const QColor& colour) {
    const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

class StyleTest : public QObject {
    Q_OBJECT

    /// Returns the colour on the row through the middle of a widget's indicator that differs most
    /// from the ground.
    static QColor edgeOf(const QAbstractButton& button, const QColor& ground) {
        const QImage image = const_cast<QAbstractButton&>(button).grab().toImage();
        QColor best = ground;
        for (int x = 0; x < 6; ++x) {
            const QColor colour = image.pixelColor(x, image.height() / 2);
            if (contrast(colour, ground) > contrast(best, ground)) best = colour;
        }
        return best;
    }

private slots:
    void cleanup() {
        applyTheme(Theme::System);
        QApplication::setStyle("Fusion");
    }

    void anUncheckedBoxHasAnOutline_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void anUncheckedBoxHasAnOutline() {
        QFETCH(bool, dark);
        applyStyle();
        applyTheme(dark ? Theme::Dark : Theme::Light);
        QWidget window;
        QCheckBox box("Box", &window);
        QRadioButton radio("Radio", &window);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(&box);
        column->addWidget(&radio);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QColor ground = window.palette().color(QPalette::Window);
        // WCAG 2.1, 1.4.11: the parts needed to recognize a control have 3:1.
        QVERIFY2(contrast(edgeOf(box, ground), ground) >= 3, qPrintable(edgeOf(box, ground).name()));
        QVERIFY2(contrast(edgeOf(radio, ground), ground) >= 3, qPrintable(edgeOf(radio, ground).name()));

        // Disabled widgets are fainter.
        const QColor usable = edgeOf(box, ground);
        box.setEnabled(false);
        QVERIFY(contrast(edgeOf(box, ground), ground) < contrast(usable, ground));
    }

    void linesOfTablesAreSeen_data() { anUncheckedBoxHasAnOutline_data(); }
    void linesOfTablesAreSeen() {
        QFETCH(bool, dark);
        applyStyle();
        applyTheme(dark ? Theme::Dark : Theme::Light);
        QTableWidget table(2, 2);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const QImage image = table.viewport()->grab().toImage();
        const QColor ground = table.palette().color(QPalette::Base);
        const QColor line = image.pixelColor(table.columnWidth(0) * 3 / 2, table.rowHeight(0) - 1);
        QVERIFY2(contrast(line, ground) >= 1.3, qPrintable(line.name()));
        QVERIFY2(contrast(line, ground) <= 3, qPrintable(line.name()));  // it stands back behind the texts
    }

    void theStyleOfTheCommandLineIsTaken() {
        const auto wanted = [](std::vector<const char*> words) {
            return styleWanted(static_cast<int>(words.size()), words.data());
        };
        QCOMPARE(wanted({"hexatelier"}), QString("Fusion"));
        QCOMPARE(wanted({"hexatelier", "-style", "Windows", "a.hexa"}), QString("Windows"));
        QCOMPARE(wanted({"hexatelier", "--style=windows"}), QString("windows"));
        QCOMPARE(wanted({"hexatelier", "-style", "no such"}), QString("Fusion"));
        QCOMPARE(wanted({"hexatelier", "-style"}), QString("Fusion"));
    }

    /// A choice in a narrow box ends with an ellipsis.
    void aNarrowBoxTellsThatThereIsMore() {
        applyStyle();
        QWidget window;
        QComboBox box(&window);
        box.addItems({"A", "An entry that is much longer than the box"});
        box.setGeometry(0, 0, 110, 26);
        window.resize(400, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto picture = [&] { return box.grab().toImage(); };
        box.setCurrentIndex(0);
        const QImage shortEntry = picture();
        box.setCurrentIndex(1);
        const QImage longEntry = picture();
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        const int room =
            box.style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                .width();
        box.addItem(box.fontMetrics().elidedText(box.itemText(1), Qt::ElideRight, room));
        QVERIFY(box.itemText(2).endsWith(u'…'));
        box.setCurrentIndex(2);
        QCOMPARE(longEntry, picture());
        QVERIFY(longEntry != shortEntry);
    }
};

HEXA_TEST(StyleTest);
#include "style_test.moc"
