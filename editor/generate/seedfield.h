// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <cstdint>

namespace hexa::editor {

/// A field for a seed: any whole number from 0 to 2^64 - 1.
class SeedField : public QLineEdit {
    Q_OBJECT
public:
    explicit SeedField(QWidget* parent = nullptr);

    std::uint64_t seed() const { return mSeed; }
    void setSeed(std::uint64_t seed);

signals:
    void seedChanged();

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::uint64_t mSeed = 0;
};

}  // namespace hexa::editor
