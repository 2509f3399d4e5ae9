// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <QGroupBox>

#include <vector>

class QCheckBox;
class QLabel;
class QSlider;

namespace hexa::editor {

class Locale;

/// Sliders for the style qualities of maps. A quality without a tick doesn't matter. Marks show the
/// values of the open map.
class TasteRows : public QGroupBox {
    Q_OBJECT
public:
    /// Both outlive the widget.
    TasteRows(const std::vector<TasteAxis>& axes, const Locale& locale, QWidget* parent = nullptr);

    std::vector<Taste> tastes() const;
    void setTastes(const std::vector<Taste>& tastes);
    /// Sets the figures of the open map, by axis. Empty: not known.
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
