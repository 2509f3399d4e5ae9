// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QListWidget>
#include <QTest>
#include <QTimer>

namespace hexa::test {

/// Answers the question for a game by keys, as soon as it comes: the game of this name, or Esc if
/// it is empty. Counts in `asked`.
inline void answerGame(QObject* context, const QString& name, int& asked) {
    auto* timer = new QTimer(context);
    QObject::connect(timer, &QTimer::timeout, context, [timer, name, &asked] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || dialog->objectName() != "gameChoice") return;
        timer->stop();
        timer->deleteLater();
        ++asked;
        auto* list = dialog->findChild<QListWidget*>("games");
        if (name.isEmpty()) return QTest::keyClick(list, Qt::Key_Escape);
        QTest::keyClick(list, Qt::Key_Home);
        for (int row = 1; row < list->count() && list->currentItem()->text() != name; ++row)
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentItem()->text(), name);
        QTest::keyClick(list, Qt::Key_Return);
    });
    timer->start(10);
}

/// Answers the same without counting; `context` lives as long as the question may come.
inline void answerGame(QObject* context, const QString& name) {
    static int uncounted = 0;
    answerGame(context, name, uncounted);
}

}  // namespace hexa::test
