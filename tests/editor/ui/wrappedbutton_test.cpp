// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/wrappedbutton.h"

#include "tests/support/test.h"

#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace hexa;
using namespace hexa::editor;

class WrappedButtonTest : public QObject {
    Q_OBJECT

    static constexpr char text[] = "Deploy the Knights of the Order & their vassals on the open ground";

private slots:
    void takesTheLinesThatItNeeds() {
        const WrappedButton button(text);
        const int line = button.fontMetrics().lineSpacing();
        const int one = button.heightForWidth(10'000);
        QVERIFY(one >= line && one < 2 * line + 10);
        const int wide = button.fontMetrics().horizontalAdvance(text);
        QVERIFY(button.heightForWidth(wide / 2) >= one + line);
        QVERIFY(button.heightForWidth(wide / 4) >= one + 3 * line);
        // The sign for a mnemonic elsewhere is a character here.
        QVERIFY(button.text().contains("&&"));
    }

    /// In a column narrower than the words.
    void staysInItsColumn() {
        QScrollArea area;
        area.setWidgetResizable(true);
        area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto* inner = new QWidget;
        auto* column = new QVBoxLayout(inner);
        auto* button = new WrappedButton(text);
        column->addWidget(button);
        column->addStretch(1);
        area.setWidget(inner);
        area.resize(160, 300);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QRect place(button->mapTo(area.viewport(), QPoint(0, 0)), button->size());
        QVERIFY(area.viewport()->rect().contains(place));
        QCOMPARE(button->height(), button->heightForWidth(button->width()));
        QVERIFY(button->height() > 3 * button->fontMetrics().lineSpacing());
        QSignalSpy pressed(button, &QPushButton::clicked);
        QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().bottomLeft() + QPoint(8, -8));
        QCOMPARE(pressed.size(), 1);
    }

    /// Check boxes also stay in their column, and a click on any line ticks them.
    void checksWrap() {
        QWidget panel;
        auto* column = new QVBoxLayout(&panel);
        auto* check = new WrappedCheck(text);
        column->addWidget(check);
        column->addStretch(1);
        panel.resize(180, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(panel.width(), 180);
        QVERIFY(panel.rect().contains(check->geometry()));
        QCOMPARE(check->height(), check->heightForWidth(check->width()));
        QVERIFY(check->height() > 2 * check->fontMetrics().lineSpacing());
        QTest::mouseClick(check, Qt::LeftButton, {}, check->rect().bottomLeft() + QPoint(60, -6));
        QVERIFY(check->isChecked());
    }
};

HEXA_TEST(WrappedButtonTest);
#include "wrappedbutton_test.moc"
