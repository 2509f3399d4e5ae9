// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <QWidget>

namespace hexa::editor {

/// Progress of each language: its name, a bar of its states and the approved part.
class ProgressStrip : public QWidget {
    Q_OBJECT
public:
    explicit ProgressStrip(QWidget* parent = nullptr);

    void setProgress(std::vector<texts::Progress> progress);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString textOf(const texts::Progress& progress) const;

    std::vector<texts::Progress> mProgress;
};

}  // namespace hexa::editor
