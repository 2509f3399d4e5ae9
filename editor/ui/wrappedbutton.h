// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QPushButton>

namespace hexa::editor {

/// Button with its text on as many lines as its width needs, so that a narrow panel need not cut it
/// off. It has no mnemonic.
class WrappedButton : public QPushButton {
public:
    explicit WrappedButton(const QString& text = {}, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {60, heightForWidth(90)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Returns the margins between the edge and the text.
    virtual QMargins textMargins() const { return {4, 2, 4, 2}; }
};

/// Wrapped check box; its box is beside the first line.
class WrappedCheck : public QCheckBox {
public:
    explicit WrappedCheck(const QString& text = {}, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {60, heightForWidth(200)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Returns true for the whole button, so that all of its lines tick it.
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    int textLeft() const;
};

}  // namespace hexa::editor
