// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <QGroupBox>

#include <vector>

class QCheckBox;
class QLabel;
class QSlider;

namespace hexa::editor {

class Locale;

/// A slider for each quality that people may want more or less of; one that is not ticked doesn't
/// matter. A mark tells where the open map is.
class TasteRows : public QGroupBox {
    Q_OBJECT
public:
    /// Both outlive the widget.
    TasteRows(const std::vector<TasteAxis>& axes, const Locale& locale, QWidget* parent = nullptr);

    std::vector<Taste> tastes() const;
    void setTastes(const std::vector<Taste>& tastes);
    /// Of the open map, by axis; empty = not known.
    void setFigures(const std::vector<TasteFigure>& figures);
    void retranslate();

signals:
    void changed();

private:
    struct Row {
        QCheckBox* name;
        QLabel* low;
        QSlider* slider;
        QLabel* high;
        QLabel* now;
    };
    const std::vector<TasteAxis>& mAxes;
    const Locale& mLocale;
    std::vector<Row> mRows;
    std::vector<TasteFigure> mFigures;
    bool mSetting = false;
};

}  // namespace hexa::editor
