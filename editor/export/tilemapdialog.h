// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QDialog>
#include <QStringList>

#include <map>
#include <string>
#include <utility>
#include <vector>

class QComboBox;

namespace hexa::editor {

class Locale;

/// Asks what the tiles of a foreign map are that say nothing about it: a list of their names, each with the kinds of the
/// game. All are empty slots at first.
class TileMapDialog : public QDialog {
    Q_OBJECT
public:
    TileMapDialog(const QStringList& names, const Catalog& catalog, const Locale& locale,
                  QWidget* parent = nullptr);

    /// The answers as MapImportOptions takes them.
    std::map<std::string, std::string> kinds() const;

private:
    std::vector<std::pair<QString, QComboBox*>> mChoices;
};

}  // namespace hexa::editor
