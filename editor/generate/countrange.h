// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace hexa::editor {

/// Wanted count of an item, as a range: two fields, with a label that another layout shows.
class CountRange : public QWidget {
    Q_OBJECT
public:
    /// `id` names the fields: "min-<id>", "max-<id>".
    explicit CountRange(const QString& id, QWidget* parent = nullptr);

    /// Returns the label with the item's name. Its access key goes to the first field.
    QLabel* label() const { return mLabel; }
    void setName(const QString& name);
    void setHint(const QString& hint);
    void setLimits(int least, int most);

    CountWish value() const;
    /// Sets the value without a signal.
    void setValue(const CountWish& wish);
    /// Highlights wishes, in contrast to the generator's own choice.
    void setWished(bool wished);

signals:
    /// The user has typed a value. The other end has been adapted if necessary.
    void typed();

private:
    void giveWay(const QSpinBox* end);

    QLabel* mLabel;
    QSpinBox* mLeast;
    QSpinBox* mMost;
    bool mSetting = false;
};

}  // namespace hexa::editor
