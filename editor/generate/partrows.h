// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <QGroupBox>

#include <vector>

class QPushButton;

namespace hexa::editor {

class CountRange;
class Locale;

/// How many of each part a map shall have, in games whose maps are not laid of tiles: from the
/// least to the most that is wanted.
class PartRows : public QGroupBox {
    Q_OBJECT
public:
    /// The locale outlives the panel.
    PartRows(std::vector<CountablePart> parts, const Locale& locale, QWidget* parent = nullptr);

    bool empty() const { return mRows.empty(); }
    /// As in GenerateRequest::parts; what may be any number is not named.
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
