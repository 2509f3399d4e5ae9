// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>

namespace hexa::editor {

/// Progress bar with its percentage as each language writes it: "2%", "2 %".
class PercentBar : public QProgressBar {
    Q_OBJECT
public:
    explicit PercentBar(QWidget* parent = nullptr);
};

}  // namespace hexa::editor
