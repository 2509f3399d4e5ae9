// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGroupBox;
class QLabel;
class QPushButton;

namespace hexa {
struct GamePack;
}

namespace hexa::editor {

class Locale;
class OwnerPacks;

/// Owner's data of the games: the file in use, its contents, and the parts that are still made up.
class OwnerDataPage : public QWidget {
    Q_OBJECT
public:
    OwnerDataPage(OwnerPacks& packs, const Locale& locale, QWidget* parent = nullptr);

    /// Uses this file. Reports with their places the parts that can't be read.
    void take(const GamePack& pack, const QString& path);
    /// Adds a file for the game that it is made for.
    void take(const QString& path);
    /// Writes the program's own data there. Reports errors.
    void writeStarter(const GamePack& pack, const QString& path);

private:
    struct Row {
        const GamePack* pack;
        QGroupBox* box;
        QLabel* file;
        QLabel* about;
        QPushButton* choose;
        QPushButton* remove;
        QPushButton* starter;
    };
    Row makeRow(const GamePack& pack);
    void ask(const GamePack& pack);
    void askStarter(const GamePack& pack);
    void retranslate();
    void show(const Row& row);

    OwnerPacks& mPacks;
    const Locale& mLocale;
    QLabel* mIntro;
    std::vector<Row> mRows;
};

}  // namespace hexa::editor
