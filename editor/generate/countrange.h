// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace hexa::editor {

/// How many of a thing are wanted, from the least to the most: two fields, with a label that
/// another layout shows.
class CountRange : public QWidget {
    Q_OBJECT
public:
    /// `id` names the fields: "min-<id>", "max-<id>".
    explicit CountRange(const QString& id, QWidget* parent = nullptr);

    /// The name of the thing; a press on its key goes to the first field.
    QLabel* label() const { return mLabel; }
    void setName(const QString& name);
    void setHint(const QString& hint);
    void setLimits(int least, int most);

    CountWish value() const;
    /// Tells nobody.
    void setValue(const CountWish& wish);
    /// What is wished stands out from what the generator chooses.
    void setWished(bool wished);

signals:
    /// Somebody has typed; the other end has given way where it had to.
    void typed();

private:
    void giveWay(const QSpinBox* end);

    QLabel* mLabel;
    QSpinBox* mLeast;
    QSpinBox* mMost;
    bool mSetting = false;
};

}  // namespace hexa::editor
