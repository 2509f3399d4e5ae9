// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <QGroupBox>

#include <vector>

class QPushButton;

namespace hexa::editor {

class CountRange;
class Locale;

/// Wanted number of each part of a map, as ranges, for games with maps that aren't made of tiles.
class PartRows : public QGroupBox {
    Q_OBJECT
public:
    /// The locale outlives the panel.
    PartRows(std::vector<CountablePart> parts, const Locale& locale, QWidget* parent = nullptr);

    bool empty() const { return mRows.empty(); }
    /// Returns the wishes as in GenerateRequest::parts, without parts that may have any number.
    std::vector<PartWish> wishes() const;
    void setWishes(const std::vector<PartWish>& wishes);
    void retranslate();

signals:
    void changed();

private:
    struct Row {
        CountablePart part;
        CountRange* count;
    };
    void showWished();

    const Locale& mLocale;
    std::vector<Row> mRows;
    QPushButton* mAllFree;
};

}  // namespace hexa::editor
